import { lookAtReset, resetPassword } from '@sorrel/contract/account';
import { logout, signInOptions } from '@sorrel/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';

const LINK = '/auth/update-password?token=t0ken';
const ofKim = (api: ReturnType<typeof fakeApi>) =>
  api
    .on(lookAtReset, () => ({ email: 'kim@example.com' }))
    .on(resetPassword, () => ({ message: 'Your password has been changed.' }))
    .on(signInOptions, () => ({ google: false, mailbox: false }));

it('the page of a link names the account whose password it changes', async () => {
  renderApp(LINK, { api: ofKim(fakeApi()) });
  expect((await screen.findByText('kim@example.com')).closest('p')?.textContent).toBe(
    'It will be the password of kim@example.com.',
  );
  expect(screen.queryByText(/You are logged in here/)).toBeNull();
});

it('where another account is logged in it is said before and after, and nobody ends in the book of the other', async () => {
  const api = ofKim(signedInApi());
  const { user } = renderApp(LINK, { api });
  await screen.findByText('kim@example.com');
  expect((await screen.findByText('robin@example.com')).parentElement?.textContent).toBe(
    'You are logged in here as robin@example.com. That password stays as it is.',
  );
  await user.type(screen.getByLabelText('New password'), 'beetroot soup');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByRole('heading', { name: 'Password Updated' })).toBeTruthy();
  expect(screen.getByText('kim@example.com')).toBeTruthy();
  expect(screen.getByText('robin@example.com')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(api.calls(logout)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
});

it('for whoever is logged in here as that account nothing is said of another', async () => {
  const api = ofKim(signedInApi()).on(lookAtReset, () => ({ email: 'Robin@example.com' }));
  renderApp(LINK, { api });
  await screen.findByText('Robin@example.com');
  expect(screen.queryByText(/You are logged in here/)).toBeNull();
});

it('a link that is over says so before a password is typed', async () => {
  const api = fakeApi().fail(lookAtReset, 'link_expired', { redirectTo: '/auth/forgot-password' });
  renderApp(LINK, { api });
  expect(await screen.findByText(/This link has expired or was used already/)).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('a link that cannot be looked at can be used all the same', async () => {
  const api = fakeApi()
    .fail(lookAtReset, 'too_many_requests')
    .on(resetPassword, () => ({ message: 'Changed.' }));
  const { user } = renderApp(LINK, { api });
  await user.type(await screen.findByLabelText('New password'), 'beetroot soup');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByRole('heading', { name: 'Password Updated' })).toBeTruthy();
});
