import {
  getImport,
  listImports,
  type ManyImport,
  type ManyPage,
  retryImport,
  sayServes,
  undoImport,
} from '@sorrel/contract/many-imports';
import { recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aSummary, aUser } from '../../../testing/samples.ts';

const ID = '6c1f0a52-7f0e-4d5c-8f58-000000000001';
const PAGE: ManyPage = {
  id: '6c1f0a52-7f0e-4d5c-8f58-000000000002',
  address: 'https://example.com/chips',
  name: 'Oven chips',
  state: 'no_serves',
  recipe_id: null,
  doubts: [],
  message: null,
  may_paste: false,
  picture_missing: false,
  servings: 20,
  yield_text: 'Makes 20',
  serving_kcal: null,
  said_serves: null,
};

test('former imports that cannot be loaded are said to be so, and asked for again', async () => {
  const api = signedInApi(aUser()).fail(listImports, 'internal');
  const { user } = renderApp('/app/recipes/import-many', { api });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your imports could not be loaded.');
  api.on(listImports, () => []);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a number of servings that is missing is asked for, and one that is given is sent', async () => {
  const given: ManyImport = { id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, pages: [PAGE] };
  const api = signedInApi(aUser())
    .on(getImport, () => given)
    .on(sayServes, () => ({ ...given, pages: [{ ...PAGE, state: 'waiting' as const }] }));
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  const add = await screen.findByRole('button', { name: 'Add: Oven chips' });
  const field = screen.getByRole('textbox', { name: 'How many Oven chips serves' });
  await user.click(add);
  expect(screen.getByText('Please give a whole number from 1 to 1,000.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(api.calls(sayServes)).toHaveLength(0);
  await user.type(field, '4');
  expect(screen.queryByText(/whole number/)).toBe(null);
  await user.click(add);
  expect(api.calls(sayServes).map(({ body }) => body)).toEqual([{ page: PAGE.id, serves: 4 }]);
});

test('a number of servings that cannot be right is asked with what it would make of a serving', async () => {
  const page: ManyPage = { ...PAGE, servings: 6, yield_text: '6', serving_kcal: 3210 };
  const given: ManyImport = { id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, pages: [page] };
  renderApp(`/app/recipes/imports/${ID}`, { api: signedInApi(aUser()).on(getImport, () => given) });
  await screen.findByText('Read. For 6 that would be 3,210 kcal a serving: how many does it serve?');
});

test('a recipe that was deleted since is not said to be in the book, and asks nothing', async () => {
  const added: ManyPage = {
    ...PAGE,
    state: 'added',
    doubts: [{ kind: 'amounts-missing', lines: [] }],
    picture_missing: true,
  };
  const here: ManyPage = { ...PAGE, id: ID, name: 'Leek soup', state: 'here' };
  const given: ManyImport = { id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, pages: [added, here] };
  renderApp(`/app/recipes/imports/${ID}`, { api: signedInApi(aUser()).on(getImport, () => given) });
  expect(await screen.findByText('Added, but no longer in your book')).toBeTruthy();
  expect(screen.getByText('It was in your book already, but is no longer')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /: Oven chips|: Leek soup/ })).toBeNull();
  expect(screen.queryByText(/to look at|could not be fetched/)).toBeNull();
});

test('the site of a page is said once: an address that stands for the name says it already', async () => {
  const waiting: ManyPage = { ...PAGE, id: ID, name: '', state: 'waiting', address: 'https://www.example.com/a-stew' };
  const read: ManyPage = { ...PAGE, name: 'Soup', state: 'added', address: 'https://example.org/soup' };
  const given: ManyImport = { id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, pages: [waiting, read] };
  renderApp(`/app/recipes/imports/${ID}`, { api: signedInApi(aUser()).on(getImport, () => given) });
  expect(await screen.findByRole('heading', { name: 'example.com/a-stew' })).toBeTruthy();
  expect(screen.queryByText('example.com')).toBeNull();
  expect(screen.getByText('example.org')).toBeTruthy();
});

test('what an import brought is in no list after it was undone, also while the list is still asked for', async () => {
  const [gone, stays] = [aSummary({ id: PAGE.id, name: 'Oven chips' }), aSummary({ name: 'Leek soup' })];
  const given: ManyImport = {
    id: ID,
    created_at: '2026-05-04T09:00:00.000Z',
    is_open: false,
    pages: [{ ...PAGE, state: 'added', recipe_id: gone.id }],
  };
  const api = signedInApi(aUser())
    .on(userRecipes, () => ({ results: [gone, stays], maxPage: 1, total: 2, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 2 }))
    .on(getImport, () => given)
    .on(undoImport, () => ({ ...given, pages: [{ ...PAGE, state: 'undone' as const }], removed: 1, kept: 0 }));
  const { user, router } = renderApp('/app/recipe-book', { api });
  await screen.findByRole('link', { name: 'Oven chips' });
  await act(() => router.navigate(`/app/recipes/imports/${ID}`));
  await user.click(await screen.findByRole('button', { name: 'Undo all' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo all' }));
  await screen.findByText(/1 recipe was moved to the trash/);
  api.on(userRecipes, () => new Promise<never>(() => {}));
  await act(() => router.navigate('/app/recipe-book'));
  await screen.findByRole('link', { name: 'Leek soup' });
  expect(screen.queryByRole('link', { name: 'Oven chips' })).toBe(null);
});

test('addresses that were written stay while other sources are looked at, and when the page comes again', async () => {
  const api = signedInApi(aUser()).on(listImports, () => []);
  const { user, unmount } = renderApp('/app/recipes/import-many', { api });
  await user.type(await screen.findByRole('textbox', { name: 'Addresses of recipes' }), 'https://example.com/soup');
  await user.click(screen.getByRole('tab', { name: 'Bookmarks' }));
  expect(screen.queryByRole('button', { name: /^Add 1/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Addresses' }));
  expect(await screen.findByText('1 address found')).toBeTruthy();
  unmount();
  renderApp('/app/recipes/import-many', { api });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Addresses of recipes' });
  expect(field.value).toBe('https://example.com/soup');
  expect(screen.getByRole('button', { name: /^Add 1/ })).toBeTruthy();
});

test('an import that is gone says so and leads to the others: nothing of it can be tried again', async () => {
  const api = signedInApi(aUser()).fail(getImport, 'import_not_found');
  renderApp(`/app/recipes/imports/${ID}`, { api });
  expect(await screen.findByRole('heading', { name: 'This import is no longer there.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To your imports' }).getAttribute('href')).toBe('/app/recipes/import-many');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('an import that goes while it is shown says so with the press that finds nothing', async () => {
  const failed: ManyImport = {
    id: ID,
    created_at: '2026-05-04T09:00:00.000Z',
    is_open: false,
    pages: [{ ...PAGE, state: 'failed' }],
  };
  const api = signedInApi(aUser())
    .on(getImport, () => failed)
    .fail(retryImport, 'import_not_found');
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Try again: Oven chips' }));
  expect(await screen.findByRole('heading', { name: 'This import is no longer there.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('an import that could not be loaded may be there with another try', async () => {
  const api = signedInApi(aUser()).fail(getImport, 'internal');
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(getImport, () => ({ id: ID, created_at: '2026-05-04T09:00:00.000Z', is_open: false, pages: [PAGE] }));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Oven chips' })).toBeTruthy();
});
