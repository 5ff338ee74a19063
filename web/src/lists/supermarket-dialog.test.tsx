import { getLists, getSupermarkets, type ShoppingList, sendToSupermarket } from '@sorrel/contract/lists';
import { emptyList } from '@sorrel/core/lists/list';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';

beforeAll(async () => {
  await import('./shopping-list-page.tsx');
}, 60_000);

const LIST: ShoppingList = {
  ...emptyList(),
  produce: [
    {
      id: 'a',
      name: 'brokkoli',
      food: 'broccoli',
      quantity: 2,
      unit: 'bunch',
      meals: [],
      quantityDescription: '',
      checked: false,
    },
  ],
};

it('is German for Germans, names and amounts too, and still asks the British shop in English', async () => {
  await showLanguage('de');
  const api = signedInApi(aUser({ premium: true }))
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(getSupermarkets, () => ({ supermarkets: [{ id: 'tesco' as const, name: 'Tesco' }] }))
    .on(sendToSupermarket, ({ body }) => ({
      basket: body.basket.map(({ name, amount }) => ({ name, amount, url: 'https://www.tesco.com/search?query=x' })),
      url: null,
    }));
  sessionStorage.setItem('shoppingList', JSON.stringify(LIST));
  const { user } = renderApp(paths.shoppingLists, { api });
  await user.click(await screen.findByRole('button', { name: 'Weitergeben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'An den Supermarkt senden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'An den Supermarkt senden' }));
  expect(await dialog.findByRole('checkbox', { name: 'Brokkoli, 2 Bund' })).toBeTruthy();
  expect(dialog.getByText(/englischen Namen/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '1 Artikel senden' }));
  expect(await screen.findByRole('link', { name: /Brokkoli.*2 Bund/ })).toBeTruthy();
  expect(api.calls(sendToSupermarket)[0]?.body.basket).toMatchObject([{ name: 'broccoli', amount: '2 bunches' }]);
});
