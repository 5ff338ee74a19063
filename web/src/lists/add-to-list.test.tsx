import { syncList } from '@sorrel/contract/list-sync';
import { getListOfRecipes, getLists, loadList, saveList } from '@sorrel/contract/lists';
import { getRecipe } from '@sorrel/contract/recipes';
import { emptyList, type ListItem, type ShoppingList } from '@sorrel/core/lists/list';
import { sampleItem } from '@sorrel/core/lists/sample-item';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { AddToListDialog } from './add-to-list-dialog.tsx';

withDeviceDatabase();

const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00c1', email: 'kim@example.com' });
const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const SOUP = aRecipe({
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Leek soup',
  serves: 4,
  ingredients: [
    { id: 'a', name: 'leek', quantity: 4, unit: '', possibleUnits: [] },
    { id: 'b', name: 'cream', quantity: 200, unit: 'ml', possibleUnits: [] },
  ] as never,
});
const anItem = (changes: Partial<ListItem> & { name: string }) => sampleItem(changes.name, changes);
const PIECES = { unit: 'piece' as const, isSmallWhenLittle: false };
const BUILT = { ...emptyList(), produce: [anItem({ name: 'leek', quantity: 6, shop: PIECES, meals: ['Leek soup'] })] };
const kept = () => JSON.parse(sessionStorage.getItem('shoppingList') ?? 'null') as ShoppingList;

async function openDialog(list: ShoppingList | null, listId: string | null = null) {
  if (list !== null) sessionStorage.setItem('shoppingList', JSON.stringify(list));
  if (listId !== null) sessionStorage.setItem('shoppingListId', JSON.stringify(listId));
  sessionStorage.setItem('shoppingListName', JSON.stringify('shop'));
  const api = signedInApi(KIM)
    .on(getRecipe, () => SOUP)
    .on(getLists, () => ({
      lists: [{ id: LIST_ID, name: 'leek soup', created_at: '2025-04-12T09:30:00.000Z' }],
      total: 1,
    }))
    .on(getListOfRecipes, () => ({ list: BUILT as never }))
    .on(saveList, () => ({ id: LIST_ID, message: 'Saved.' }))
    .on(loadList, () => ({ name: 'leek soup 2', list: [] }))
    .on(syncList, () => ({ name: 'shop', revision: 1, isWhole: true, nowMs: 1, doneMs: 1, items: [] }));
  const app = renderApp(`/app/recipes/${SOUP.id}/leek-soup`, { api });
  await app.user.click(await screen.findByRole('button', { name: 'Add to list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to list' });
  await within(dialog).findByRole('checkbox', { name: '4 leek' });
  return { ...app, api, dialog };
}
const add = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Add to list' });

afterEach(async () => {
  cleanup();
  await forgetCopies(KIM.id);
});

test('what a recipe needs for so many servings, without what is not needed, becomes more of what is on the list, once', async () => {
  const before = anItem({ name: 'leek', quantity: 1, shop: PIECES, meals: ['Pie'], checked: true });
  const { user, api, dialog } = await openDialog({ ...emptyList(), produce: [before] });
  await user.click(within(dialog).getByRole('button', { name: 'More: Servings' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '250 ml cream' }));
  await user.dblClick(add(dialog));
  expect(await screen.findByText('One line was added to shop.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(getListOfRecipes).map(({ body }) => body)).toEqual([
    { recipes: [{ id: SOUP.id, portions: 5, leaveOut: [1] }] },
  ]);
  expect(kept().produce).toMatchObject([{ id: 'leek', quantity: 7, meals: ['Leek soup', 'Pie'], checked: false }]);
});

test('on a saved list it is an operation, which is sent though the dialog has closed', async () => {
  const { user, api, dialog } = await openDialog(emptyList(), LIST_ID);
  await user.click(add(dialog));
  await waitFor(() => expect(api.calls(syncList).flatMap(({ body }) => body.operations ?? [])).toHaveLength(1));
  expect(api.calls(syncList).flatMap(({ body }) => body.operations ?? [])).toMatchObject([
    { kind: 'add', fields: { name: 'leek', amount: { quantity: 6 } } },
  ]);
});

test('a new list never takes the place of one that has its name, and the list in hand stays where nobody saved it', async () => {
  const { user, api, dialog } = await openDialog({ ...emptyList(), other: [anItem({ name: 'soap' })] });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'On which list' }), 'A new list');
  await user.click(add(dialog));
  expect(await screen.findByText('leek soup 2 is a new list with one line.')).toBeTruthy();
  expect(api.calls(saveList).map(({ body }) => body.name)).toEqual(['leek soup 2']);
  expect(kept().other.map(({ name }) => name)).toEqual(['soap']);
});

test('without a server it says so and can be tried again; with nothing ticked there is nothing to add', async () => {
  const { user, api, dialog } = await openDialog(null);
  api.fail(getListOfRecipes, 'recipe_not_found');
  await user.click(add(dialog));
  expect(await within(dialog).findByText(/^This recipe was not found/)).toBeTruthy();
  api.on(getListOfRecipes, () => ({ list: BUILT as never }));
  await user.click(add(dialog));
  expect(await screen.findByText('One line was added to shop.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  const again = await screen.findByRole('dialog', { name: 'Add to list' });
  for (const box of await within(again).findAllByRole('checkbox')) await user.click(box);
  expect(add(again).hasAttribute('disabled')).toBe(true);
});

test('a recipe that is gone is said to be so, without a try that cannot help', async () => {
  const api = signedInApi(KIM).fail(getRecipe, 'recipe_not_found');
  const element = <AddToListDialog recipeId={SOUP.id} onClose={() => undefined} />;
  renderApp('/', { api, routes: [{ path: '/', element }] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
  expect(await dialog.findByText('The recipe could not be loaded. It is no longer there.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});
