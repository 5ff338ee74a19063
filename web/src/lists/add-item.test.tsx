import { searchIngredients } from '@sorrel/contract/foods';
import { findAisle, getBoughtBefore, getLists } from '@sorrel/contract/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { keepReply } from '../offline/kept-replies.ts';

const BOUGHT = {
  items: [
    { name: 'milk', aisle: 'dairy and eggs' as const, times: 7 },
    { name: 'mint', aisle: 'produce' as const, times: 1 },
  ],
};
const aFood = (name: string) => ({ id: name, name, possibleUnits: ['g'], own: false });

function listsApi() {
  return signedInApi()
    .on(findAisle, () => ({ aisle: 'other' as const }))
    .on(getBoughtBefore, () => BOUGHT)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(searchIngredients, () => [aFood('milk'), aFood('millet')]);
}

async function openDialog(api = listsApi()) {
  const app = renderApp('/app/shopping-lists', { api });
  await app.user.click(await screen.findByRole('button', { name: 'Add' }));
  const name = await screen.findByRole('combobox', { name: 'Name' });
  return { ...app, name };
}
const options = () =>
  within(screen.getByRole('listbox', { name: 'Suggestions' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.trim());

afterEach(() => forgetCopies(aUser().id));

test('what the household bought before is proposed first, each food once, and says how often', async () => {
  const { user, name } = await openDialog();
  await user.type(name, 'mil');
  await waitFor(() => expect(options()).toEqual(['milk on lists 7 times', 'millet']));
  await user.clear(name);
  await user.type(name, 'min');
  await waitFor(() => expect(options()[0]).toBe('mint on a list before'));
});

test('chosen with the keys it keeps the amount that was typed', async () => {
  const { user, name } = await openDialog();
  await user.type(name, '2 mil');
  await screen.findByRole('option', { name: /^milk on lists 7 times$/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect((name as HTMLInputElement).value).toBe('milk');
  expect((screen.getByRole('textbox', { name: 'Quantity' }) as HTMLInputElement).value).toBe('2');
});

test('without a network it is proposed from the device, with the aisle it stood in', async () => {
  const api = listsApi();
  const app = renderApp('/app/shopping-lists', { api });
  await screen.findByRole('button', { name: 'Add' });
  await keepReply(getBoughtBefore, {}, BOUGHT, aUser().id);
  api.disconnect();
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  await app.user.type(await screen.findByRole('combobox', { name: 'Name' }), 'milk');
  await screen.findByRole('option', { name: /^milk/ });
  await app.user.click(screen.getByRole('button', { name: 'Add Item' }));
  const dairy = screen.getByRole('region', { name: 'Dairy and eggs', hidden: true });
  expect(await within(dairy).findByRole('checkbox', { name: /^Milk/, hidden: true })).toBeTruthy();
});

test('an item that is half typed is still there after a reload, until it is added or left', async () => {
  const before = await openDialog();
  await before.user.type(before.name, 'millet');
  await before.user.type(screen.getByRole('textbox', { name: 'Quantity' }), '200');
  await before.user.type(screen.getByRole('textbox', { name: 'Unit' }), 'g');
  before.unmount();
  const { user, name } = await openDialog();
  expect(name).toHaveProperty('value', 'millet');
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '200');
  expect(screen.getByRole('textbox', { name: 'Unit' })).toHaveProperty('value', 'g');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  expect(name).toHaveProperty('value', '');
  await user.type(name, 'rye');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('combobox', { name: 'Name' })).toHaveProperty('value', '');
});

test('no aisle is told of a word that is half typed; of the whole word it is, and at once when the name is left', async () => {
  const api = listsApi()
    .on(searchIngredients, () => [aFood('Tomate')])
    .on(findAisle, ({ query }) => ({ aisle: query.name === 'toma' ? 'dairy and eggs' : 'produce' }) as const);
  const { user, name } = await openDialog(api);
  const aisle = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Aisle' });
  await user.type(name, 'toma');
  await waitFor(() => expect(api.calls(findAisle)).toHaveLength(1));
  await screen.findByRole('option', { name: 'Tomate' });
  expect(aisle.value).toBe('other');
  await user.type(name, 'te');
  await user.tab();
  await waitFor(() => expect(aisle.value).toBe('produce'));
});
