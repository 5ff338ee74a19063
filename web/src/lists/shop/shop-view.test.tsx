import { findAisle } from '@sorrel/contract/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { aList, anItem, kept, listsApi, openList } from '../testing/shopping-lists.tsx';

const LIST = aList({
  produce: [
    anItem({ name: 'spinach', quantity: 100, unit: 'g' }),
    anItem({ name: 'lemon', quantity: 2 }),
    anItem({ name: 'leek', checked: true }),
  ],
  bakery: [anItem({ name: 'bread', checked: true })],
  'pantry and dry goods': [anItem({ name: 'salt', isStaple: true })],
});

async function goShopping(list = LIST) {
  setWindowWidth(390);
  const app = await openList(
    list,
    listsApi().on(findAisle, () => ({ aisle: 'frozen' as const })),
  );
  await app.user.click(screen.getByRole('button', { name: 'Shop' }));
  const page = await screen.findByRole('dialog', { name: 'weekly shop' });
  const shop = within(page);
  return { ...app, shop };
}
const namesIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent?.trim());

beforeEach(() => setWindowWidth(1440));

test('only a phone that has something to buy offers it', async () => {
  const { unmount } = await openList(LIST);
  expect(screen.queryByRole('button', { name: 'Shop' })).toBeNull();
  unmount();
  setWindowWidth(390);
  await openList(aList({ 'pantry and dry goods': [anItem({ name: 'salt', isStaple: true })] }));
  expect(screen.queryByRole('button', { name: 'Shop' })).toBeNull();
});

test('the strip says what is left where, aisles that are done lie in the basket, and what is at home is nowhere', async () => {
  const { shop } = await goShopping();
  const strip = shop.getByRole('navigation', { name: 'Aisles' });
  expect(
    within(strip)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Produce, 2 to go', 'Bakery, done']);
  expect(namesIn(shop.getByRole('region', { name: 'Produce' }))).toEqual(['Spinach', 'Lemon']);
  expect(shop.queryByRole('region', { name: 'Bakery' })).toBeNull();
  expect(namesIn(shop.getByRole('region', { name: 'In the basket' }))).toEqual(['Leek', 'Bread']);
  expect(shop.queryByRole('checkbox', { name: /Salt/ })).toBeNull();
  expect(shop.getByRole('status', { name: '2 of 4 in the basket' })).toBeTruthy();
});

test('a tick stays a moment for second thoughts, then it lies in the basket and the focus is on the next thing', async () => {
  const { user, shop } = await goShopping();
  await user.click(shop.getByRole('checkbox', { name: 'Spinach' }));
  expect(kept().produce[0]?.checked).toBe(true);
  expect(namesIn(shop.getByRole('region', { name: 'Produce' }))).toEqual(['Spinach', 'Lemon']);
  await waitFor(() => expect(namesIn(shop.getByRole('region', { name: 'Produce' }))).toEqual(['Lemon']), {
    timeout: 5000,
  });
  expect(namesIn(shop.getByRole('region', { name: 'In the basket' }))).toEqual(['Spinach', 'Leek', 'Bread']);
  await waitFor(() => expect(document.activeElement).toBe(shop.getByRole('checkbox', { name: 'Lemon' })));
  await user.click(shop.getByRole('checkbox', { name: 'Spinach' }));
  expect(namesIn(shop.getByRole('region', { name: 'Produce' }))).toEqual(['Spinach', 'Lemon']);
});

test('an amount opens its line, and Escape there leaves the line and not the shop', async () => {
  const { user, shop } = await goShopping();
  await user.click(shop.getByRole('button', { name: 'Lemon, 2, edit' }));
  await user.keyboard('{Escape}');
  await user.click(shop.getByRole('button', { name: 'Lemon, 2, edit' }));
  const amount = shop.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '3');
  await user.click(shop.getByRole('button', { name: 'Save line' }));
  expect(kept().produce.find(({ name }) => name === 'lemon')?.quantity).toBe(3);
});

test('what is thought of in the shop is added there, and the window goes without the shop', async () => {
  const { user, shop } = await goShopping();
  await user.click(shop.getByRole('button', { name: 'Add an item' }));
  await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'peas');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(shop.getByRole('checkbox', { name: 'Pea' })).toBeTruthy());
});

test('at the end what is in the basket leaves the list, what was not there stays, and one press takes it back', async () => {
  const { user, shop } = await goShopping();
  await user.click(shop.getByRole('button', { name: 'Finish' }));
  expect(shop.getByRole('heading', { name: '2 to go' })).toBe(document.activeElement);
  expect(shop.getByText('Stays on your list: Spinach and Lemon')).toBeTruthy();
  expect(kept().bakery).toHaveLength(1);
  await user.click(shop.getAllByRole('button', { name: 'Keep it open' }).at(-1) as HTMLElement);
  await user.click(shop.getByRole('button', { name: 'Finish' }));
  await user.click(shop.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept().produce.map(({ name }) => name)).toEqual(['spinach', 'lemon']);
  expect([kept().bakery, kept()['pantry and dry goods'].length]).toEqual([[], 1]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toEqual(LIST);
});
