import { authenticate, getUser, register, resendVerifyEmail, signInOptions } from '@sorrel/contract/auth';
import { getTags } from '@sorrel/contract/tags';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aToken } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { getSessionState } from '../access-token.ts';
import { authApi, link, logIn } from './testing/log-in.tsx';

describe('the log in page', () => {
  it('AUTH-03 AUTH-04 AUTH-06 AUTH-07 ROLE-02 has a form, the social link and the links to its neighbours', async () => {
    renderApp('/auth/login', { api: authApi() });
    expect(await link('Continue with Google')).toHaveProperty('pathname', '/api/auth/google');
    expect(await link('Continue with Google')).toHaveProperty('search', '?language=en');
    expect(await link('Forgot password?')).toHaveProperty('pathname', '/auth/forgot-password');
    expect(await link('Create an account')).toHaveProperty('pathname', '/auth/register');
    expect(await link('Terms of Service')).toHaveProperty('pathname', '/terms');
    expect(await link('Privacy Policy')).toHaveProperty('pathname', '/privacy');
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('a log in without a network says so instead of waiting for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const api = authApi();
    const { user } = renderApp('/auth/login', { api });
    await screen.findByLabelText('E-mail');
    api.disconnect();
    await logIn(user);
    expect(await screen.findByText(/Sorrel cannot be reached/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
    window.dispatchEvent(new Event('online'));
  });

  it('what is typed as password while the next page is on its way is there on that page; what was typed before is not', async () => {
    renderApp('/auth/login', { api: authApi() });
    const field = () => screen.getByLabelText('Password');
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    await screen.findByLabelText('Password');
    type('of the login');
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
    type('of the new account');
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    expect(field()).toHaveProperty('value', 'of the new account');
    type('changed');
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(field()).toHaveProperty('value', '');
  });

  it('what is typed as e-mail while the next page is on its way is there on that page', async () => {
    const { user } = renderApp('/auth/login', { api: authApi() });
    // whatever lands in the field of the old page, also while the new one is being fetched
    await user.type(await screen.findByLabelText('E-mail'), 'robin@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('button', { name: 'Reset Password' });
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'robin@example.com');
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    await screen.findByRole('button', { name: 'Log In' });
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'robin@example.com');
  });

  it('AUTH-05 shows and hides the password', async () => {
    const { user } = renderApp('/auth/login', { api: authApi() });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveProperty('type', 'password');
  });

  it.each([
    ['AUTH-08 with the flag verified gives thanks', '/auth/login?verified=true', true],
    ['AUTH-08 without the flag verified gives no thanks', '/auth/login', false],
  ])('%s', async (_title, path, isThanked) => {
    renderApp(path, { api: authApi() });
    await screen.findByRole('button', { name: 'Log In' });
    const thanks = screen.queryByText('Thank you for verifiying your email. You can now log in securely.');
    expect(thanks !== null).toBe(isThanked);
  });

  it.each([
    ['AUTH-51 AUTH-52 AUTH-53 AUTH-54 login', '/auth/login'],
    ['AUTH-51 AUTH-52 AUTH-53 AUTH-54 register', '/auth/register'],
  ])('%s asks for both fields and checks nothing else', async (_title, path) => {
    renderApp(path, { api: authApi() });
    const email = await screen.findByLabelText('E-mail');
    const password = screen.getByLabelText('Password');
    expect(email).toMatchObject({ required: true, type: 'email' });
    for (const field of [email, password]) {
      for (const rule of ['minlength', 'maxlength', 'pattern']) expect(field.hasAttribute(rule)).toBe(false);
    }
    expect(password).toHaveProperty('required', true);
  });

  it('AUTH-02 AUTH-38 AUTH-40 AUTH-41 AUTH-42 ENT-01 goes where the server says, with empty storage but for theme and font', async () => {
    const token = aToken();
    const api = authApi()
      .on(authenticate, () => ({ token, redirectTo: '/app/create-profile' }))
      .on(getUser, () => aUser())
      .on(getTags, () => []);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('font', 'large');
    localStorage.setItem('lockedMeals', '[]');
    sessionStorage.setItem('plan', '{}');
    const { user, pathname } = renderApp('/auth/login', { api });
    await logIn(user);
    await waitFor(() => expect(pathname()).toBe('/app/create-profile'));
    expect(api.calls(authenticate)[0]?.body).toEqual({ email: 'robin@example.com', password: 'beetroot soup' });
    expect(getSessionState().token).toBe(token);
    expect({ ...localStorage }).toEqual({ theme: 'dark', font: 'large' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('AUTH-43 shows the message of a refusal under the form and lets the user try again', async () => {
    const api = authApi().fail(authenticate, 'wrong_credentials');
    const { user, pathname } = renderApp('/auth/login', { api });
    await logIn(user);
    expect(await screen.findByText('The e-mail address or the password is not right.')).toBeTruthy();
    expect(pathname()).toBe('/auth/login');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'robin@example.com');
  });

  it('AUTH-44 goes where a refusal leads, with the e-mail in the query', async () => {
    const api = authApi().fail(authenticate, 'email_not_verified', { redirectTo: '/auth/verify-email' });
    const { user, pathname } = renderApp('/auth/login', { api });
    await logIn(user, 'robin+soup@example.com');
    await waitFor(() => expect(pathname()).toBe('/auth/verify-email?email=robin%2Bsoup%40example.com'));
    expect(await screen.findByText('robin+soup@example.com')).toBeTruthy();
  });

  it('GUARD-03 tells the server which page was asked for', async () => {
    const api = authApi()
      .on(authenticate, ({ body }) => ({ token: aToken(), redirectTo: body.from ?? '/app/recipe-book' }))
      .on(getUser, () => aUser())
      .on(getTags, () => []);
    const { user, pathname } = renderApp('/app/explore?page=2', { api });
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
    await logIn(user);
    await waitFor(() => expect(pathname()).toBe('/app/explore?page=2'));
  });

  it.each([
    ['AUTH-09 login', '/auth/login'],
    ['AUTH-14 register', '/auth/register'],
  ])('%s sends a visitor with a token to the recipe book', async (_title, path) => {
    const { pathname } = renderApp(path, { api: signedInApi() });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });

  it('AUTH-36 AUTH-37 is light and small whatever is stored, and leaves what is stored alone', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('font', 'large');
    const { router } = renderApp('/auth/login', { api: authApi() });
    await screen.findByRole('button', { name: 'Log In' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', font: 'small' });
    await act(() => router.navigate('/nowhere'));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', font: 'large' });
  });
});

describe('the register page', () => {
  it('AUTH-01 AUTH-10 AUTH-11 AUTH-39 registers and goes on with the e-mail of the token', async () => {
    const api = authApi().on(register, () => ({ token: aToken({ email: 'robin@example.com' }) }));
    const { user, pathname } = renderApp('/auth/register', { api });
    await user.type(await screen.findByLabelText('E-mail'), 'Robin@Example.com');
    await user.type(screen.getByLabelText('Password'), 'beetroot soup');
    await user.click(screen.getByRole('button', { name: 'Register with Email' }));
    await waitFor(() => expect(pathname()).toBe('/auth/verify-email?email=robin%40example.com'));
    expect(api.calls(register)[0]?.body).toEqual({ email: 'Robin@Example.com', password: 'beetroot soup' });
    expect(getSessionState().status).toBe('anonymous');
  });

  it('ERR-02 shows the message of the refusal, and keeps what was typed', async () => {
    const { user, pathname } = renderApp('/auth/register', { api: authApi().fail(register, 'email_taken') });
    await user.type(await screen.findByLabelText('E-mail'), 'robin@example.com');
    await user.type(screen.getByLabelText('Password'), 'beetroot soup');
    await user.click(screen.getByRole('button', { name: 'Register with Email' }));
    expect(await screen.findByText(/An account with this e-mail address exists already/)).toBeTruthy();
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'robin@example.com');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'beetroot soup');
    expect(pathname()).toBe('/auth/register');
  });

  it('AUTH-12 AUTH-13 has the social link and a link to log in', async () => {
    renderApp('/auth/register', { api: authApi() });
    expect(await link('Continue with Google')).toHaveProperty('pathname', '/api/auth/google');
    expect(await link('Log in')).toHaveProperty('pathname', '/auth/login');
  });
});

describe('the verify e-mail page', () => {
  it.each([
    ['AUTH-15 asks to look at the inbox', '/auth/verify-email?email=robin%40example.com', 'Check Your Inbox.'],
    [
      'AUTH-16 says that the link has expired',
      '/auth/verify-email?email=robin%40example.com&expired=true',
      'Verification link expired. Please try again.',
    ],
  ])('%s', async (_title, path, title) => {
    renderApp(path, { api: authApi() });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('AUTH-17 AUTH-18 NUM-08 sends again, and then waits for 20 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = authApi();
    const { user } = renderApp('/auth/verify-email?email=robin%40example.com', { api });
    const button = await screen.findByRole('button', { name: 'Resend email' });
    await user.click(button);
    expect(await screen.findByText('We have sent it again.')).toBeTruthy();
    expect(api.calls(resendVerifyEmail)[0]?.body).toEqual({ email: 'robin@example.com' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText(/You can send it again in \d+ s\./)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(button).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(button).toHaveProperty('disabled', false);
    await user.click(button);
    expect(api.calls(resendVerifyEmail)).toHaveLength(2);
  });

  it('a link that says nothing of whose it was offers a field for a new mail', async () => {
    const api = authApi();
    const { user } = renderApp('/auth/verify-email?email=&expired=true', { api });
    await user.type(await screen.findByLabelText('E-mail'), 'robin@example.com');
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('We have sent it again.')).toBeTruthy();
    expect(api.calls(resendVerifyEmail)[0]?.body).toEqual({ email: 'robin@example.com' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveProperty('pathname', '/auth/register');
  });

  it('a link that was used says that the address is confirmed, and leads to log in', async () => {
    const path = '/auth/verify-email?email=robin%40example.com&expired=true&confirmed=true';
    renderApp(path, { api: authApi() });
    const title = 'Your e-mail address is confirmed already.';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });

  it('a link to a new address that was overtaken says that the address stays, and where to ask again', async () => {
    renderApp('/auth/verify-email?email=&expired=true&change=true', { api: authApi() });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works.' })).toBeTruthy();
    expect(screen.getByText(/Your address stays as it is\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/auth/login');
  });

  it.each([
    ['leads to the local mailbox where the server has one', true],
    ['names no mailbox where there is none', false],
  ])('%s', async (_title, mailbox) => {
    const api = authApi().on(signInOptions, () => ({ google: false, mailbox }));
    renderApp('/auth/verify-email?email=robin%40example.com', { api });
    await waitFor(() => expect(api.calls(signInOptions)).toHaveLength(1));
    if (mailbox) expect(await link('Open the local mailbox')).toHaveProperty('pathname', '/dev/mailbox');
    else expect(screen.queryByRole('link', { name: 'Open the local mailbox' })).toBeNull();
  });
});
