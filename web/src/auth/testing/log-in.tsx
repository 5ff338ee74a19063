import { resendVerifyEmail, signInOptions } from '@sorrel/contract/auth';
import { screen } from '@testing-library/react';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import type { renderApp } from '../../../testing/render-app.tsx';

export const link = (name: string | RegExp) => screen.findByRole('link', { name });

export function authApi(): FakeApi {
  return fakeApi()
    .on(signInOptions, () => ({ google: false, mailbox: false }))
    .on(resendVerifyEmail, () => ({ message: 'We have sent it again.' }));
}

export async function logIn(
  user: ReturnType<typeof renderApp>['user'],
  email = 'robin@example.com',
  password = 'beetroot soup',
) {
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}
