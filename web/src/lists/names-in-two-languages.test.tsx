import { searchIngredients } from '@sorrel/contract/foods';
import { findAisle, getFoodNames, getLists } from '@sorrel/contract/lists';
import { emptyList, type ListItem } from '@sorrel/core/lists/list';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { forgetCopies } from '../lib/device-copies.ts';

const item = (name: string, more: Partial<ListItem> = {}): ListItem => ({
  id: `id of ${name}`,
  name,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...more,
});

const apiWithFoods = () =>
  signedInApi()
    .on(findAisle, ({ query }) =>
      query.name === 'Basilikum' ? { aisle: 'produce' as const, food: 'basil' } : { aisle: 'produce' as const },
    )
    .on(getFoodNames, () => ({ names: { basil: 'basilikum', onion: 'zwiebel' } }))
    .on(searchIngredients, () => [])
    .on(getLists, () => ({ lists: [], total: 0 }));

function openList(...produce: ListItem[]) {
  window.sessionStorage.setItem('shoppingList', JSON.stringify({ ...emptyList(), produce }));
  return renderApp('/app/shopping-lists', { api: apiWithFoods() });
}
const kept = (): ListItem[] => JSON.parse(window.sessionStorage.getItem('shoppingList') ?? '{}').produce;

afterEach(async () => {
  window.sessionStorage.clear();
  await showLanguage('en');
  await forgetCopies(aUser().id);
});

test('what is typed in German joins the line of its food on an English list', async () => {
  const { user } = openList(item('basil', { quantity: 1, unit: 'bunch', meals: ['Pesto'] }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Basilikum');
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'bunch');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(kept()).toMatchObject([{ name: 'basil', quantity: 3, byHand: '2 x bunch' }]));
});

test('an English member reads English names on a German list, and what was written in the menu', async () => {
  const { user } = openList(item('zwiebel', { food: 'onion', meals: ['Suppe'] }), item('müllbeutel'));
  expect(await screen.findByRole('checkbox', { name: /^Onion/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Müllbeutel/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More for Onion' }));
  expect(await screen.findByText('Written as zwiebel')).toBeTruthy();
});

test('a German member reads German names on an English list, what was typed by hand stays', async () => {
  await showLanguage('de');
  openList(item('onion', { meals: ['Soup'] }), item('basil', { byHand: '1' }));
  expect(await screen.findByRole('checkbox', { name: /^Zwiebel/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Basil/ })).toBeTruthy();
});

test('what is typed without a network has a line of its own, and joins that of its food when there is one again', async () => {
  window.sessionStorage.setItem('shoppingList', JSON.stringify({ ...emptyList(), produce: [item('basil')] }));
  const api = apiWithFoods();
  const { user, unmount } = renderApp('/app/shopping-lists', { api });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  api.disconnect();
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Basilikum');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aisle' }), 'produce');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(window.localStorage.getItem('typedLater')).toContain('Basilikum'));
  expect(kept().map(({ name }) => name)).toEqual(['basil', 'basilikum']);
  // the browser is closed, and opened where there is a network
  unmount();
  api.reconnect();
  renderApp('/app/shopping-lists', { api });
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['basil']));
  await waitFor(() => expect(JSON.parse(window.localStorage.getItem('typedLater') ?? '')).toEqual([]));
});
