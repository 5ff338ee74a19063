import {
  addCollection,
  type Collection,
  collectChosen,
  deleteCollection,
  getCollections,
  putBackCollection,
  renameCollection,
} from '@sorrel/contract/collections';
import { getRecipe, type RecipePage, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../../../testing/samples.ts';

const idOf = (number: number) => `6c1f0a52-7f0e-4d5c-8f58-${String(number).padStart(12, '0')}`;
const WINTER: Collection = { id: idOf(101), name: 'Winter', recipes: 1 };
const FREEZER: Collection = { id: idOf(102), name: 'For the freezer', recipes: 2 };
const SOUP = aSummary({ id: idOf(1), name: 'Soup', collection_ids: [WINTER.id, FREEZER.id] });
const STEW = aSummary({ id: idOf(2), name: 'Stew', collection_ids: [FREEZER.id] });

function open(path = '/app/recipe-book', { user = aUser(), given = [FREEZER, WINTER] } = {}) {
  let collections = given;
  const api = signedInApi(user)
    .on(userRecipes, ({ query }): RecipePage => {
      const asked = query.collection;
      const results = [SOUP, STEW].filter(({ collection_ids }) => !asked || collection_ids?.includes(asked));
      return { results, maxPage: 1, total: results.length, notJudged: 0 };
    })
    .on(recipeCount, () => ({ count: 2 }))
    .on(getRecipe, () => aRecipe({ ...SOUP, own: true }))
    .on(getCollections, () => collections)
    .on(addCollection, ({ body }) => {
      const made = { id: idOf(103), name: body.name, recipes: 0 };
      collections = [...collections, made];
      return made;
    })
    .on(renameCollection, ({ params, body }) => {
      collections = collections.map((one) => (one.id === params.id ? { ...one, name: body.name } : one));
      return collections[0] as Collection;
    })
    .on(deleteCollection, ({ params }) => {
      collections = collections.filter(({ id }) => id !== params.id);
      return { message: 'gone' };
    })
    .on(putBackCollection, () => {
      collections = given;
      return WINTER;
    })
    .on(collectChosen, ({ body }) => ({ changed: body.ids }));
  return { ...renderApp(path, { api }), api };
}
type Opened = ReturnType<typeof open>;
const openMenu = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: /^Collections/ }));
async function openManaging(view: Opened) {
  await openMenu(view);
  await view.user.click(await screen.findByRole('menuitem', { name: 'Manage collections' }));
  return within(await screen.findByRole('dialog', { name: 'Your collections' }));
}

test('the book is narrowed by a collection, which the address keeps, and a chip takes it off', async () => {
  const view = open('/app/recipe-book?tags=Vegan');
  await openMenu(view);
  await view.user.click(await screen.findByRole('menuitem', { name: 'Winter (1)' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Stew' })).toBeNull());
  expect(view.pathname()).toBe(`/app/recipe-book?tags=Vegan&collection=${WINTER.id}`);
  await view.user.click(screen.getByRole('button', { name: 'Collections, Winter' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'All of the book' }));
  expect(await screen.findByRole('link', { name: 'Stew' })).toBeTruthy();
  expect(view.pathname()).toBe('/app/recipe-book?tags=Vegan');
});

test('a collection is made and renamed; one of the same name is refused with a sentence that stays beside what was typed', async () => {
  const view = open();
  const { user, api } = view;
  const dialog = await openManaging(view);
  // without a name the press says where it is wanted
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'New collection' }));
  expect(api.calls(addCollection)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: 'New collection' }), 'Camping{Enter}');
  expect(await dialog.findByText('Camping')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Rename Winter' }));
  const field = dialog.getByRole('textbox', { name: 'New name of Winter' });
  await user.clear(field);
  await user.type(field, 'Christmas{Enter}');
  expect(await dialog.findByText('Christmas')).toBeTruthy();
  api.fail(addCollection, 'collection_exists');
  await user.type(dialog.getByRole('textbox', { name: 'New collection' }), 'CAMPING{Enter}');
  expect(await dialog.findByText(/a collection of this name already/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'New collection' }).value).toBe('CAMPING');
});

test('a collection is deleted after a question, the book shows all again, and Undo puts it back', async () => {
  const view = open(`/app/recipe-book?collection=${WINTER.id}`);
  const dialog = await openManaging(view);
  await view.user.click(dialog.getByRole('button', { name: 'Delete Winter' }));
  expect(dialog.getByText('Delete Winter? Its recipes stay in your book.')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(view.pathname()).toBe('/app/recipe-book'));
  expect(dialog.queryByText('Winter')).toBeNull();
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Winter is back')).toBeTruthy();
  expect(view.api.calls(putBackCollection)).toMatchObject([{ params: { id: WINTER.id } }]);
});

test('several recipes are put in and taken out at once, also into a new one, and Undo touches what was changed alone', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  const bar = within(screen.getByRole('group', { name: 'With the selected recipes' }));
  await user.click(bar.getByRole('button', { name: 'Collections' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collections of 2 recipes' }));
  const partly = dialog.getByRole('button', { name: 'Winter · 1 of 2' });
  expect(partly.getAttribute('aria-pressed')).toBe('mixed');
  await user.click(partly);
  const freezer = dialog.getByRole('button', { name: 'For the freezer' });
  expect(freezer.getAttribute('aria-pressed')).toBe('true');
  await user.click(freezer);
  expect(freezer.getAttribute('aria-pressed')).toBe('false');
  await user.type(dialog.getByRole('textbox', { name: 'New collection' }), 'Camping{Enter}');
  expect((await dialog.findByRole('button', { name: 'Camping' })).getAttribute('aria-pressed')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 recipes are in other collections now')).toBeTruthy();
  const ids = [SOUP.id, STEW.id];
  expect(api.calls(collectChosen).map(({ body }) => body)).toEqual([
    { ids, add: [WINTER.id, idOf(103)], remove: [FREEZER.id] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('All is as it was before')).toBeTruthy();
  expect(
    api
      .calls(collectChosen)
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([
    { ids: [STEW.id], add: [], remove: [WINTER.id] },
    { ids, add: [FREEZER.id], remove: [] },
    { ids, add: [], remove: [idOf(103)] },
  ]);
});

test('the page of a recipe names its collections, leads to them and changes them', async () => {
  const { api, user } = open(`/app/recipes/${SOUP.id}/soup`);
  const line = within(await screen.findByRole('list', { name: 'In collections' }));
  expect(line.getByRole('link', { name: 'Winter' }).getAttribute('href')).toBe(
    `/app/recipe-book?collection=${WINTER.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collections of Soup' }));
  await user.click(dialog.getByRole('button', { name: 'Winter' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls(collectChosen)[0]).toMatchObject({ body: { ids: [SOUP.id], add: [], remove: [WINTER.id] } }),
  );
});

test('what is refused is said in the dialog, where nothing pressed is lost', async () => {
  const { api, user } = open(`/app/recipes/${SOUP.id}/soup`);
  api.fail(collectChosen, 'collection_full');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collections of Soup' }));
  await user.click(dialog.getByRole('button', { name: 'Winter' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/holds 500 recipes at most/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Winter' }).getAttribute('aria-pressed')).toBe('false');
});

test('a reader narrows by collections and changes none', async () => {
  const user = aUser({ household_role: 'reader', shares_household: true });
  const view = open('/app/recipe-book', { user });
  await openMenu(view);
  expect(await screen.findByRole('menuitem', { name: 'Winter (1)' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Manage collections' })).toBeNull();
});

test('the page of a recipe names collections to a reader, without a way to change them', async () => {
  open(`/app/recipes/${SOUP.id}/soup`, { user: aUser({ household_role: 'reader' }) });
  expect(await screen.findByRole('list', { name: 'In collections' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});
