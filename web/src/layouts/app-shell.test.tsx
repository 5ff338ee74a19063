import { getUser, signInOptions } from '@sorrel/contract/auth';
import { getTags } from '@sorrel/contract/tags';
import { kitchenFoods } from '@sorrel/contract/what-to-cook';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { setWindowWidth } from '../../testing/window-width.ts';

const NAV = [
  ['GUARD-07', 'Recipe Book', '/app/recipe-book'],
  ['GUARD-08', 'Meal Plans', '/app/meal-plans'],
  ['GUARD-09', 'Shopping Lists', '/app/shopping-lists'],
  ['GUARD-10', 'Explore', '/app/explore'],
  ['GUARD-11', 'Support', '/app/support'],
] as const;

describe('the spine', () => {
  // GUARD-07 GUARD-08 GUARD-09 GUARD-10 GUARD-11
  it.each(NAV)('%s has %s, which is current on its own page', async (_id, name, path) => {
    renderApp(path, { api: signedInApi() });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    const entry = within(nav).getByRole('link', { name });
    expect(entry).toHaveProperty('pathname', path);
    expect(within(nav).getAllByRole('link', { current: 'page' })).toEqual([entry]);
  });

  it('counts what can be cooked as a part of Explore, which leads to it', async () => {
    renderApp('/app/what-can-i-cook', {
      api: signedInApi().on(kitchenFoods, () => ({ lately: [], fresh: [], stored: [] })),
    });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { current: 'page' })).toBe(within(nav).getByRole('link', { name: 'Explore' }));
  });

  it.each([
    ['the first and last name', aUser(), 'Robin Ash'],
    ['the first name alone', aUser({ last_name: null }), 'Robin'],
    ["'Account' without a name", aUser({ first_name: null, last_name: null }), 'Account'],
  ])('GUARD-12 the account button shows %s', async (_title, user, name) => {
    renderApp('/app/explore', { api: signedInApi(user) });
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(within(button).getByText('Free plan')).toBeTruthy());
    expect(within(button).getByText(name)).toBeTruthy();
  });

  it('ROLE-14 tells a free user how full the book is, and how to have more', async () => {
    const { user } = renderApp('/app/explore', { api: signedInApi() });
    expect(await screen.findByText('27 of 35 recipes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Premium' });
    expect(within(dialog).getByRole('link')).toHaveProperty('pathname', '/features');
  });

  it('counts nothing for a premium user', async () => {
    renderApp('/app/explore', { api: signedInApi(aUser({ premium: true })) });
    expect(await screen.findByText('Premium')).toBeTruthy();
    expect(screen.queryByText(/of 35 recipes/)).toBeNull();
  });

  it('GUARD-13 GUARD-18 GUARD-19 the account button opens the account menu; Escape closes it and the page scrolls again', async () => {
    const { user } = renderApp('/app/explore', { api: signedInApi() });
    const button = await screen.findByRole('button', { name: /Robin Ash/ });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Account' })).toBeTruthy();
    await waitFor(() => expect(isScrollLocked()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(isScrollLocked()).toBe(false));
    expect(document.activeElement).toBe(button);
  });

  it('GUARD-17 is hidden while the profile is made', async () => {
    const api = signedInApi();
    renderApp('/app/create-profile', { api });
    await waitFor(() => expect(api.calls(getUser).length).toBeGreaterThan(0));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });

  it('GUARD-15 GUARD-16 the user and the tags are loaded on every route change', async () => {
    const api = signedInApi();
    const { router } = renderApp('/app/explore', { api });
    await screen.findByText('27 of 35 recipes');
    expect(api.calls(getUser)).toHaveLength(1);
    api.on(getUser, () => aUser({ recipe_count: 28 }));
    await act(() => router.navigate('/app/support'));
    expect(await screen.findByText('28 of 35 recipes')).toBeTruthy();
    expect(api.calls(getUser)).toHaveLength(2);
    expect(api.calls(getTags)).toHaveLength(2);
    await act(() => router.navigate('/app/support?page=2'));
    expect(api.calls(getUser)).toHaveLength(2);
    expect(api.calls(getTags)).toHaveLength(2);
  });
});

describe('under 980 px', () => {
  it.each([
    [980, false],
    [979, true],
  ])('GUARD-14 NUM-06 at %i px the spine is an overlay: %s', async (width, isOverlay) => {
    setWindowWidth(width);
    renderApp('/app/explore', { api: signedInApi() });
    await screen.findByRole('main');
    expect(screen.queryByRole('button', { name: 'Open menu' }) !== null).toBe(isOverlay);
    expect(screen.queryByRole('navigation', { name: 'Main' }) === null).toBe(isOverlay);
  });

  it('GUARD-14 GUARD-18 GUARD-19 the menu button opens it, Escape closes it, the focus returns', async () => {
    setWindowWidth(390);
    const { user } = renderApp('/app/explore', { api: signedInApi() });
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(button);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    await waitFor(() => expect(isScrollLocked()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
    await waitFor(() => expect(isScrollLocked()).toBe(false));
    expect(document.activeElement).toBe(button);
  });

  it('GUARD-14 it closes when an entry is chosen, by its button and when the window grows', async () => {
    setWindowWidth(390);
    const { user, pathname } = renderApp('/app/explore', { api: signedInApi() });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('link', { name: 'Support' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/app/support');

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
    setWindowWidth(1200);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(isScrollLocked()).toBe(false));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });
});

it.each(['/app', '/app/', '/app/recipe-book/'])('%s opens the recipe book', async (path) => {
  const { router } = renderApp(path, { api: signedInApi() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Recipes' })).toBeTruthy();
  expect(router.state.location.pathname.replace(/\/$/, '')).toBe('/app/recipe-book');
});

describe('a path that is not ours', () => {
  it.each([
    ['GUARD-23 under /app', '/app/pudding'],
    ['GUARD-23 outside /app', '/pudding'],
  ])('%s shows the not-found page', async (_title, path) => {
    renderApp(path, { api: signedInApi() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops, nothing here.' })).toBeTruthy();
  });

  it("GUARD-24 has a 'Go back' button that goes back", async () => {
    const api = signedInApi().on(signInOptions, () => ({ google: false, mailbox: false }));
    const { user, router, pathname } = renderApp('/auth/verify-email?email=a%40b.c', { api });
    await screen.findByRole('heading', { name: 'Check Your Inbox.' });
    await act(() => router.navigate('/pudding'));
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(pathname()).toBe('/auth/verify-email?email=a%40b.c'));
  });

  it("GUARD-24 opened straight away, 'Go back' leads to the recipe book", async () => {
    const { user, pathname } = renderApp('/pudding', { api: signedInApi() });
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });

  it("GUARD-24 opened straight away by a stranger, 'Go back' leads to the home page", async () => {
    const { user, pathname } = renderApp('/pudding', { api: fakeApi() });
    const back = await screen.findByRole('button', { name: 'Go back' });
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await user.click(back);
    expect(assign).toHaveBeenCalledWith('/');
    expect(pathname()).toBe('/pudding');
  });

  it("GUARD-24 opened by a link of another page, 'Go back' goes back to it", async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.com/');
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const { user, pathname } = renderApp('/pudding', { api: signedInApi() });
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(back).toHaveBeenCalledOnce();
    expect(pathname()).toBe('/pudding');
  });
});

/** However it is done: neither the page nor its body scrolls. */
function isScrollLocked(): boolean {
  return [document.documentElement, document.body].some((element) =>
    ['hidden', 'clip'].includes(element.style.overflow || element.style.overflowY),
  );
}

it('without a network every page says so, until there is one again', async () => {
  renderApp('/app/explore', { api: signedInApi() });
  const words = /^You are offline/;
  await screen.findByRole('navigation', { name: 'Main' });
  expect(screen.queryByText(words)).toBeNull();
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText(words)).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

describe('the counter of a phone', () => {
  it.each([
    [980, false],
    [979, true],
  ])('at %i px it is there: %s', async (width, isThere) => {
    setWindowWidth(width);
    renderApp('/app/explore', { api: signedInApi() });
    await screen.findByRole('main');
    expect(screen.queryByRole('navigation', { name: 'Sections' }) !== null).toBe(isThere);
  });

  it.each([
    ['Recipe Book', '/app/recipe-book'],
    ['Meal Plans', '/app/meal-plans'],
    ['Shopping Lists', '/app/shopping-lists'],
    ['Explore', '/app/explore'],
  ])('has %s by its whole name, current on its own page alone', async (name, path) => {
    setWindowWidth(390);
    renderApp(path, { api: signedInApi() });
    const places = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const place = places.getByRole('link', { name });
    expect(place).toHaveProperty('pathname', path);
    expect(name).toContain(place.textContent);
    expect(places.getAllByRole('link', { current: 'page' })).toEqual([place]);
  });

  it('More opens what has no place of its own; Escape closes it, and the focus returns', async () => {
    setWindowWidth(390);
    const { user } = renderApp('/app/explore', { api: signedInApi() });
    const more = await screen.findByRole('button', { name: 'More sections' });
    await user.click(more);
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    expect(sheet.getByRole('link', { name: 'Meal Spinner' })).toHaveProperty('pathname', '/app/spinner');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(more);
  });

  it('GUARD-13 More leads to Support and to the account, and goes with the press', async () => {
    setWindowWidth(390);
    const { user, pathname } = renderApp('/app/explore', { api: signedInApi() });
    await user.click(await screen.findByRole('button', { name: 'More sections' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Support' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/app/support');
    const more = screen.getByRole('button', { name: 'More sections' });
    await waitFor(() => expect(more.getAttribute('aria-current')).toBe('true'));
    await user.click(more);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Robin Ash/ }));
    expect(await screen.findByRole('dialog', { name: 'Account' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull();
  });

  it('the title of a page and what it wants most stand in the frame, once', async () => {
    setWindowWidth(390);
    renderApp('/app/recipe-book', { api: signedInApi() });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByText('Your Recipes')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add Meal' })).toEqual([
      bar.getByRole('button', { name: 'Add Meal' }),
    ]);
  });

  it('makes room for the keyboard', async () => {
    setWindowWidth(390);
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    renderApp('/app/explore', { api: signedInApi() });
    await screen.findByRole('navigation', { name: 'Sections' });
    viewport.height -= 300;
    act(() => viewport.dispatchEvent(new Event('resize')));
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
    // two fingers that enlarge the page are no keyboard
    viewport.height = window.innerHeight / 2;
    viewport.scale = 2;
    act(() => viewport.dispatchEvent(new Event('resize')));
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
  });
});
