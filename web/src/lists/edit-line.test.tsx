import { searchIngredients } from '@sorrel/contract/foods';
import { findAisle, getLists, rememberAisle } from '@sorrel/contract/lists';
import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { anItem } from './testing/shopping-lists.tsx';

const LIST = {
  ...emptyList(),
  produce: [anItem({ name: 'spinach', quantity: 100, unit: 'g', meals: ['Palak paneer'] }), anItem({ name: 'lemon' })],
};
const kept = () => JSON.parse(sessionStorage.getItem('shoppingList') ?? 'null') as ShoppingList;
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openList() {
  sessionStorage.setItem('shoppingList', JSON.stringify(LIST));
  const api = signedInApi()
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(rememberAisle, () => ({ message: 'Remembered.' }))
    .on(findAisle, () => ({ aisle: 'other' as const }))
    .on(searchIngredients, () => []);
  const app = renderApp('/app/shopping-lists', { api });
  await screen.findByRole('textbox', { name: 'List name' });
  return { ...app, api };
}

it('a press on the amount opens the line in place; Enter saves name, amount and aisle, and the focus is on the line again', async () => {
  const { user, api } = await openList();
  await user.click(screen.getByText('100 g'));
  expect(document.activeElement).toBe(field('Name'));
  expect(tick(/^Lemon/).checked).toBe(false);
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Chards');
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '2 bunches');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aisle' }), 'Frozen');
  await user.click(screen.getByRole('button', { name: 'Save line' }));
  expect(kept().frozen).toMatchObject([{ id: 'id of spinach', name: 'chard', quantity: 2, unit: 'bunch' }]);
  expect(kept().produce.map(({ name }) => name)).toEqual(['lemon']);
  await waitFor(() => expect(document.activeElement).toBe(tick(/^Chard/)));
  expect(api.calls(rememberAisle).map(({ body }) => body)).toEqual([{ name: 'Chards', aisle: 'frozen' }]);
});

it('Enter on the tick of a line opens it for the keyboard, and Escape gives back what was there', async () => {
  const { user } = await openList();
  tick(/^Spinach/).focus();
  await user.keyboard('{Enter}');
  expect(field('Amount').value).toBe('100 g');
  await user.keyboard('kale{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(tick(/^Spinach/)));
  expect(kept().produce[0]).toMatchObject({ name: 'spinach', quantity: 100 });
  expect(tick(/^Spinach/).checked).toBe(false);
});

it('the menu of a line opens it too, and what is no amount is said in the line', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'More for Lemon' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.type(field('Amount'), 'some{Enter}');
  expect(await screen.findByText("Please write an amount such as '3', '2 tins' or '1.5 kg'.")).toBeTruthy();
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '3{Enter}');
  expect(kept().produce[1]).toMatchObject({ name: 'lemon', quantity: 3 });
});

it('a line for so many serves is written as it is shown, and opening another closes it', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'More: Serves' }));
  await user.click(await screen.findByText('200 g'));
  const form = screen.getByRole('form', { name: 'Edit Spinach' });
  await user.clear(within(form).getByRole('textbox', { name: 'Amount' }));
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '500 g{Enter}');
  expect(screen.getByText('500 g')).toBeTruthy();
  expect(kept().produce[0]?.quantity).toBe(250);
});
