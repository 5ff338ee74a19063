// In one file beyond the usual length: each file loads the page with the whole application anew, which takes longer than its tests.
import {
  authenticate,
  getUser,
  logout,
  refreshAccessToken,
  register,
  resendVerifyEmail,
  signInOptions,
} from '@sorrel/contract/auth';
import { getCollections } from '@sorrel/contract/collections';
import { getTags } from '@sorrel/contract/tags';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getSessionState } from '../access-token.ts';
import { aToken, type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aUser } from '../testing/samples.ts';
import { ACCESS_TOKEN_COOKIE } from './callback-page.tsx';

const link = (name: string | RegExp) => screen.findByRole('link', { name });

function authApi(): FakeApi {
  return fakeApi()
    .on(signInOptions, () => ({ google: false, mailbox: false }))
    .on(resendVerifyEmail, () => ({ message: 'We have sent it again.' }));
}

async function logIn(
  user: ReturnType<typeof renderApp>['user'],
  email = 'robin@example.com',
  password = 'beetroot soup',
) {
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

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

describe('the return from Google', () => {
  const setCookie = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server does
    document.cookie = `${ACCESS_TOKEN_COOKIE}=${value}; Path=/`;
  };

  it('AUTH-26 AUTH-27 takes the token from the cookie, deletes the cookie and goes to the recipe book', async () => {
    const token = aToken({ id: 'google' });
    setCookie(token);
    const api = authApi()
      .on(getUser, () => aUser())
      .on(getTags, () => [])
      .on(getCollections, () => []);
    const { pathname } = renderApp('/auth/callback', { api });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
    expect(getSessionState().token).toBe(token);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['without the cookie', null],
    ['with a cookie that holds no token', 'nonsense'],
  ])("AUTH-28 AUTH-29 %s shows 'Authentication failed' and goes to log in", async (_title, cookie) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    if (cookie !== null) setCookie(cookie);
    const { pathname } = renderApp('/auth/callback', { api: authApi() });
    expect(await screen.findByText('Authentication failed')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
  });

  it('AUTH-32 AUTH-33 AUTH-34 AUTH-35 a failure names possible reasons and leads back to log in', async () => {
    renderApp('/auth/error', { api: authApi() });
    expect(await link('Back')).toHaveProperty('pathname', '/auth/login');
    const reasons = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(reasons).toEqual([
      expect.stringMatching(/missing permissions/i),
      expect.stringMatching(/access denied/i),
      expect.stringMatching(/account with the same e-mail address already exists/),
    ]);
  });
});

it('AUTH-30 AUTH-31 a deleted account is told so, with a way home', async () => {
  renderApp('/auth/account-deleted', { api: authApi() });
  expect(await screen.findByRole('heading', { name: 'Your account has been deleted.' })).toBeTruthy();
  expect(await link('Home')).toHaveProperty('pathname', '/');
});

describe('the session', () => {
  it('GUARD-04 GUARD-05 GUARD-06 ENT-03 makes one attempt at startup and shows a loader meanwhile', async () => {
    let answer: (reply: { token: string }) => void = () => undefined;
    const api = signedInApi().on(
      refreshAccessToken,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    renderApp('/app/recipe-book', { api });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(api.calls(refreshAccessToken)).toHaveLength(1));
    await act(async () => answer({ token: aToken() }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(api.calls(refreshAccessToken)).toHaveLength(1);
  });

  it('GUARD-01 GUARD-02 GUARD-03 a visitor without a token is sent to log in, and where they were going is remembered', async () => {
    const { pathname, router } = renderApp('/app/explore/7/soup?from=x#method', { api: authApi() });
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
    expect(router.state.location.state).toEqual({ from: '/app/explore/7/soup?from=x#method' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('GUARD-01 ROLE-03 a visitor whose session is restored stays where they are', async () => {
    const { pathname } = renderApp('/app/explore?page=3', { api: signedInApi() });
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(pathname()).toBe('/app/explore?page=3');
  });

  it('ERR-26 a server that cannot be reached at startup is no message: the visitor is at the log in page', async () => {
    const { pathname } = renderApp('/app/explore', { api: authApi().disconnect() });
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('ERR-26 what the shell cannot load anew is no message either: what it has stays', async () => {
    const api = signedInApi();
    const { router, queryClient } = renderApp('/app/support', { api });
    await screen.findByRole('button', { name: /Robin Ash/ });
    const before = api.calls(getUser).length;
    api.disconnect();
    await act(() => router.navigate('/app/nowhere'));
    expect(await screen.findByText('Oops, nothing here.')).toBeTruthy();
    // what was asked meanwhile has failed; while it is under way nothing is asked twice
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    api.reconnect();
    await act(() => router.navigate('/app/support'));
    await waitFor(() => expect(api.calls(getUser).length).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: /Robin Ash/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-45 AUTH-46 log out empties storage, forgets who was here and leads to log in', async () => {
    const api = signedInApi();
    localStorage.setItem('lockedMeals', '[]');
    localStorage.setItem('font', 'large');
    const { user, pathname, router, queryClient } = renderApp('/app/explore', { api });
    await user.click(await screen.findByRole('button', { name: /Robin Ash/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Account' });
    await user.click(within(dialog).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
    expect(api.calls(logout)).toHaveLength(1);
    expect(router.state.location.state ?? {}).toEqual({});
    expect({ ...localStorage }).toEqual({ font: 'large' });
    expect(getSessionState()).toMatchObject({ status: 'anonymous', token: null });
    expect(queryClient.getQueryCache().find({ queryKey: ['auth', 'user'] })).toBeUndefined();
  });

  it('a log out in another tab is one here, and another account there is the account here', async () => {
    const otherTab = new BroadcastChannel('sorrel-session');
    const api = signedInApi();
    const { pathname } = renderApp('/app/explore', { api });
    await screen.findByRole('button', { name: /Robin Ash/ });

    api.signIn('kim@example.com').on(getUser, () => aUser({ email: 'kim@example.com', first_name: 'Kim' }));
    otherTab.postMessage('began');
    expect(await screen.findByRole('button', { name: /Kim Ash/ })).toBeTruthy();

    otherTab.postMessage('left');
    await waitFor(() => expect(pathname()).toBe('/auth/login'));
    otherTab.close();
  });

  it('what was typed is not in the form of somebody who has logged in in another tab since', async () => {
    const otherTab = new BroadcastChannel('sorrel-session');
    const api = signedInApi();
    const { user } = renderApp('/app/recipes/add-recipe', { api });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Diary of Robin');
    await screen.findByRole('button', { name: /Robin Ash/ });

    api.signIn('kim@example.com', 'kim').on(getUser, () => aUser({ email: 'kim@example.com', first_name: 'Kim' }));
    otherTab.postMessage('began');
    await screen.findByRole('button', { name: /Kim Ash/ });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
    expect(screen.queryByDisplayValue('Diary of Robin')).toBeNull();
    otherTab.close();
  });

  it('a log out that fails says so and keeps the user in', async () => {
    const { user, pathname } = renderApp('/app/explore', { api: signedInApi().fail(logout, 'unavailable') });
    await user.click(await screen.findByRole('button', { name: /Robin Ash/ }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText(/^Sorrel is busy for a moment\./)).toBeTruthy();
    expect(pathname()).toBe('/app/explore');
  });
});
