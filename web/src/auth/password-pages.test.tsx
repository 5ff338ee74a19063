import { requestPasswordReset, resetPassword } from '@sorrel/contract/account';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the forgot password page', () => {
  it('AUTH-19 AUTH-20 AUTH-21 ERR-07 asks for the e-mail and says with a tick what was sent', async () => {
    const api = fakeApi().on(requestPasswordReset, () => ({ message: 'A link is on its way.' }));
    const { user } = renderApp('/auth/forgot-password', { api });
    const email = await screen.findByLabelText('E-mail');
    expect(email).toMatchObject({ type: 'email', required: true });
    await user.type(email, 'robin@example.com');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('✓ A link is on its way.')).toBeTruthy();
    expect(api.calls(requestPasswordReset)[0]?.body).toEqual({ email: 'robin@example.com' });
    expect(screen.getByRole('link', { name: 'Go back' })).toHaveProperty('pathname', '/auth/login');
  });

  it("ERR-06 puts '* ' before what the server refuses with", async () => {
    const { user } = renderApp('/auth/forgot-password', {
      api: fakeApi().fail(requestPasswordReset, 'too_many_requests'),
    });
    await user.type(await screen.findByLabelText('E-mail'), 'robin@example.com');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^\* \w/);
  });
});

describe('the update password page', () => {
  it('AUTH-22 AUTH-23 AUTH-24 AUTH-25 AUTH-54 sends the token with the new password', async () => {
    const api = fakeApi().on(resetPassword, () => ({ message: 'Your password has been changed.' }));
    const { user, pathname } = renderApp('/auth/update-password?token=t0ken', { api });
    const password = await screen.findByLabelText('New password');
    expect(password).toHaveProperty('required', true);
    await user.type(password, 'beetroot soup');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Password Updated' })).toBeTruthy();
    expect(screen.getByText('Your password has been changed, click below to log in.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
    expect(api.calls(resetPassword)[0]?.body).toEqual({ token: 't0ken', password: 'beetroot soup' });
    // used up, it stands in no address any more
    expect(pathname()).toBe('/auth/update-password');
  });

  it('ERR-08 shows why the server refuses a password, and keeps the form', async () => {
    const api = fakeApi().fail(resetPassword, 'password_common');
    const { user } = renderApp('/auth/update-password?token=t0ken', { api });
    await user.type(await screen.findByLabelText('New password'), 'password123');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText(/too easy to guess/)).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'password123');
  });

  const askForAnother = async (user: ReturnType<typeof renderApp>['user'], api: ReturnType<typeof fakeApi>) => {
    await user.type(await screen.findByLabelText('E-mail'), 'robin@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('A link is on its way.')).toBeTruthy();
    expect(api.calls(requestPasswordReset)[0]?.body).toEqual({ email: 'robin@example.com' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
  };

  it('a link that lost its token says so before a password is typed, with a field for a new mail', async () => {
    const api = fakeApi().on(requestPasswordReset, () => ({ message: 'A link is on its way.' }));
    const { user } = renderApp('/auth/update-password', { api });
    expect(await screen.findByText(/^This link is not whole/)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    await askForAnother(user, api);
  });

  it('ERR-08 a link that is over ends in a field for a new mail', async () => {
    const api = fakeApi()
      .fail(resetPassword, 'link_expired', { redirectTo: '/auth/forgot-password' })
      .on(requestPasswordReset, () => ({ message: 'A link is on its way.' }));
    const { user } = renderApp('/auth/update-password?token=old', { api });
    await user.type(await screen.findByLabelText('New password'), 'beetroot soup');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText(/This link has expired or was used already/)).toBeTruthy();
    await askForAnother(user, api);
  });
});
