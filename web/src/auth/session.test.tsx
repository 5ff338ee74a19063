import { getUser, logout, refreshAccessToken } from '@sorrel/contract/auth';
import { getCollections } from '@sorrel/contract/collections';
import { getTags } from '@sorrel/contract/tags';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aToken } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { getSessionState } from '../access-token.ts';
import { ACCESS_TOKEN_COOKIE } from './callback-page.tsx';
import { authApi, link } from './testing/log-in.tsx';

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
