import { deleteChosen, exportChosen, putBackChosen, tagChosen } from '@sorrel/contract/chosen-recipes';
import { type RecipePage, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { getTags } from '@sorrel/contract/tags';
import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lend } from '../../../testing/lend.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aSummary, aUser } from '../../../testing/samples.ts';

const idOf = (number: number) => `6c1f0a52-7f0e-4d5c-8f58-${String(number).padStart(12, '0')}`;
const VEGAN = { tag_id: 1, name: 'Vegan', icon: 'leaf', own: false };
const QUICK = { tag_id: 2, name: 'Quick', icon: 'timer', own: false };
const NAMES = ['Soup', 'Stew', 'Pie', 'Tart'];
const aBook = (names = NAMES) =>
  names.map((name, place) => aSummary({ id: idOf(place), name, tags: place === 0 ? [VEGAN] : [] }));

function open({ user = aUser(), results = aBook(), maxPage = 1 } = {}) {
  let book = results;
  const removed = new Map<string, (typeof book)[number]>();
  const page = (): RecipePage => ({ results: book, maxPage, total: book.length, notJudged: 0 });
  const api = signedInApi(user)
    .on(userRecipes, page)
    .on(recipeCount, () => ({ count: 4 }))
    .on(getTags, () => [VEGAN, QUICK])
    .on(deleteChosen, ({ body }) => {
      for (const recipe of book) if (body.ids.includes(recipe.id)) removed.set(recipe.id, recipe);
      book = book.filter(({ id }) => !body.ids.includes(id));
      return { ids: body.ids };
    })
    .on(putBackChosen, ({ body }) => {
      book = [...book, ...body.ids.flatMap((id) => removed.get(id) ?? [])];
      return { ids: body.ids };
    })
    .on(tagChosen, ({ body }) => ({ changed: body.ids.length }));
  return { ...renderApp('/app/recipe-book', { api }), api };
}
const check = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select / })
    .flatMap(({ checked, labels }, place) => (checked && labels ? [NAMES[place]] : []));

test('a press selects, with Shift all between two, and Escape ends it with the cards as they were', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('link', { name: 'Soup' })).toBeNull();
  await user.click(await check('Stew'));
  await user.keyboard('{Shift>}');
  await user.click(await check('Tart'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['Stew', 'Pie', 'Tart']);
  expect(screen.getByText('3 selected')).toBeTruthy();
  await user.click(await check('Pie'));
  expect(chosen()).toEqual(['Stew', 'Tart']);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull();
});

test('the keyboard selects with the space bar, and a whole page at once', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  (await check('Soup')).focus();
  await user.keyboard(' ');
  expect(chosen()).toEqual(['Soup']);
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  expect(chosen()).toEqual(NAMES);
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  expect(chosen()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
});

test('what is selected is deleted after the question, in one call, and comes back with Undo', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await check('Soup'));
  await user.click(await check('Pie'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 recipes' }));
  expect(question.getByText('Are you sure you want to delete these 2 items?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 recipes are in the trash')).toBeTruthy();
  expect(api.calls(deleteChosen).map(({ body }) => body.ids)).toEqual([[idOf(0), idOf(2)]]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soup' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeTruthy();
  expect(api.calls(putBackChosen).map(({ body }) => body.ids)).toEqual([[idOf(0), idOf(2)]]);
});

test('what has no room in the book any more opens the upgrade with the reason', async () => {
  const { api, user } = open();
  api.fail(putBackChosen, 'recipe_limit_reached', { upgrade: true });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await check('Soup'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Premium' }));
  expect(dialog.getByText(/the limit of the free plan/)).toBeTruthy();
});

test('BOOK-17 of one the question is the same as in its menu', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await check('Soup'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Are you sure you want to delete this item?')).toBeTruthy();
});

test('tags are put on and taken off, those that only some carry either way', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await check('Soup'));
  await user.click(await check('Stew'));
  await user.click(screen.getByRole('button', { name: 'Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 recipes' }));
  const [putOn, takeOff] = ['Put on', 'Take off'].map((name) => within(dialog.getByRole('group', { name })));
  expect(takeOff?.queryByRole('button', { name: 'Quick' })).toBeNull();
  await user.click(putOn!.getByRole('button', { name: 'Quick' }));
  await user.click(putOn!.getByRole('button', { name: 'Vegan' }));
  // the later wish counts
  await user.click(takeOff!.getByRole('button', { name: 'Vegan' }));
  await user.click(dialog.getByRole('button', { name: 'Save tags' }));
  expect(await screen.findByText('2 recipes have other tags now')).toBeTruthy();
  expect(api.calls(tagChosen).map(({ body }) => body)).toEqual([{ ids: [idOf(0), idOf(1)], add: [2], remove: [1] }]);
});

test('what is selected is taken along as a file', async () => {
  const { api, user } = open();
  api.on(exportChosen, () => new Response('zip', { headers: { 'content-type': 'application/zip' } }) as never);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  lend(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await check('Pie'));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(await screen.findByText('1 recipe is packed')).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
  expect(api.calls(exportChosen).map(({ body }) => body.ids)).toEqual([[idOf(2)]]);
  saved.mockRestore();
});

test('no more than the limit can be selected, and it is said', async () => {
  const many = Array.from({ length: CHOSEN_RECIPES_MAX + 1 }, (_, place) => `Soup ${place}`);
  const { user } = open({ results: aBook(many) });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  expect(await screen.findByText('You can select 200 recipes at once.')).toBeTruthy();
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('a reader of the household has nothing to select', async () => {
  open({ user: aUser({ household_role: 'reader', shares_household: true }) });
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});
