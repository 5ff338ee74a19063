import { getUser } from '@sorrel/contract/auth';
import { findAisle } from '@sorrel/contract/lists';
import { emptyList } from '@sorrel/core/lists/list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/samples.ts';
import { LIST_IN_HAND } from '../lib/list-in-hand.ts';
import { kitchenApi, open, tile } from './testing/open-kitchen.ts';

const listApi = () => kitchenApi().on(findAisle, () => ({ aisle: 'produce' as const }));
const onList = () =>
  Object.values(JSON.parse(window.sessionStorage.getItem(LIST_IN_HAND) ?? '{}') as Record<string, { name: string }[]>)
    .flat()
    .map(({ name }) => name);

it('puts what is missing on the list at a press, once, and takes it back', async () => {
  const { user } = await open(listApi());
  await user.click(await tile('Spinach'));
  await user.dblClick(await screen.findByRole('button', { name: 'Put Courgette on the list' }));
  const done = await screen.findByRole('button', { name: 'Courgette is on the list' });
  expect(document.activeElement).toBe(done);
  expect(await screen.findByText('Courgette is on your list now.')).toBeTruthy();
  await waitFor(() => expect(onList()).toEqual(['courgette']));
  await user.click(done);
  expect(onList()).toEqual(['courgette']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Put Courgette on the list' })).toBeTruthy();
  await waitFor(() => expect(onList()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Put Courgette on the list' }));
  await waitFor(() => expect(onList()).toEqual(['courgette']));
});

it('says of what was on the list that it was, and adds no more of it', async () => {
  const item = {
    id: 'a',
    name: 'courgette',
    quantity: 2,
    unit: null,
    meals: [],
    quantityDescription: '',
    checked: false,
  };
  const list = { ...emptyList(), produce: [item] };
  window.sessionStorage.setItem(LIST_IN_HAND, JSON.stringify(list));
  const { user } = await open(listApi());
  await user.click(await tile('Spinach'));
  await user.click(await screen.findByRole('button', { name: 'Put Courgette on the list' }));
  expect(await screen.findByText('Courgette was on your list already.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Courgette is on the list' })).toBeTruthy();
  expect(onList()).toEqual(['courgette']);
});

it('only names it for somebody who may not change lists', async () => {
  const api = listApi().on(getUser, () => aUser({ household_role: 'reader' }));
  const { user } = await open(api);
  await user.click(await tile('Spinach'));
  const one = await screen.findByRole('region', { name: 'One thing missing' });
  expect(within(one).getByText('Courgette')).toBeTruthy();
  expect(within(one).queryByRole('button')).toBeNull();
});
