import { authenticate, logout, refreshAccessToken, signInOptions } from '@sorrel/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { logIn } from './testing/log-in.tsx';

const CONFIRMED = '/auth/login?verified=true';
const heading = () => screen.findByRole('heading', { name: 'E-mail address confirmed' });

it('who confirms an address while another account is signed in is told so, and may log out for it', async () => {
  const api = signedInApi()
    .on(signInOptions, () => ({ google: false, mailbox: false }))
    .on(authenticate, () => ({ token: aToken({ email: 'kim@example.com', id: 'kim' }), redirectTo: '/app/support' }));
  const { user, pathname } = renderApp(CONFIRMED, { api });
  await heading();
  expect(screen.getByText('robin@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(/^Thank you for verifiying/)).toBeTruthy();
  expect(api.calls(logout)).toHaveLength(1);
  await logIn(user, 'kim@example.com');
  await waitFor(() => expect(pathname()).toBe('/app/support'));
});

it('or stay who they are', async () => {
  const { user, pathname } = renderApp(CONFIRMED, { api: signedInApi() });
  await heading();
  await user.click(screen.getByRole('link', { name: 'Stay logged in' }));
  await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
});

it('who then logs in is led on', async () => {
  // where it leads asks for what is one's own
  const api = signedInApi()
    .fail(refreshAccessToken, 'session_ended')
    .on(signInOptions, () => ({ google: false, mailbox: false }))
    .on(authenticate, () => ({ token: aToken(), redirectTo: '/app/support' }));
  const { user, pathname } = renderApp(CONFIRMED, { api });
  await logIn(user);
  await waitFor(() => expect(pathname()).toBe('/app/support'));
});

it('who is signed in has no use for the log in page otherwise', async () => {
  const { pathname } = renderApp('/auth/login', { api: signedInApi() });
  await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
});
