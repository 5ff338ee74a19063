import { syncList } from '@sorrel/contract/list-sync';
import { getLists, loadList, saveList } from '@sorrel/contract/lists';
import { emptyList, type ListItem } from '@sorrel/core/lists/list';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { resetSession } from '../access-token.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { type ListCopy, writeListCopy } from './device-copy.ts';

withDeviceDatabase();

const USER = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1' });
const HERE = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const ELSEWHERE = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0002';
const LEEK: ListItem = {
  id: 'leek',
  name: 'leek',
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
};
const IN_HAND: ListCopy = {
  name: 'here',
  list: { ...emptyList(), produce: [LEEK] },
  planId: null,
  listId: HERE,
  unsaved: false,
};
const { quantityDescription: quantity_description, ...flat } = LEEK;
const KALE = { ...flat, id: 'kale', name: 'kale', aisle: 'produce' as const, quantity_description };

/** @param used the list that the household used last */
const listsApi = (used: string | null) =>
  signedInApi(USER)
    .on(getLists, () => ({
      lists: used === null ? [] : [{ id: used, name: 'elsewhere', created_at: '2025-04-12T09:30:00.000Z' }],
      total: 1,
    }))
    .on(saveList, () => ({ id: HERE, message: 'Saved.' }))
    .on(loadList, () => ({ name: 'elsewhere', list: [KALE] }))
    .on(syncList, ({ params }) => ({
      name: params.id === HERE ? 'here' : 'elsewhere',
      revision: 0,
      isWhole: false,
      nowMs: 1,
      doneMs: 1,
      items: [],
    }));

/** The application as it starts on a device that has a list in hand, or none. */
async function start(copy: ListCopy | null, api = listsApi(ELSEWHERE)) {
  if (copy !== null) await writeListCopy(USER.id, copy);
  renderApp('/app/shopping-lists', { api });
  await screen.findByRole('textbox', { name: 'List name' });
  return api;
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'List name' }).value;

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  resetSession();
  await forgetCopies(USER.id);
});

it.each([
  ['has none', null],
  ['has another saved one', IN_HAND],
])('the list that was used last on another device is opened on one that %s', async (_, copy) => {
  const api = await start(copy);
  await waitFor(() => expect(name()).toBe('elsewhere'));
  screen.getByRole('checkbox', { name: /^Kale/ });
  expect(api.calls(getLists)[0]?.query).toMatchObject({ order: 'used', limit: 1 });
});

it('a list that was ticked on its snapshot stays in hand, with the tick', async () => {
  localStorage.setItem('snapshotTicks', '{"leek":true}');
  const api = await start(IN_HAND);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Leek/ }).checked).toBe(true));
  await waitFor(() => expect(api.calls(syncList).length).toBeGreaterThan(0));
  expect(name()).toBe('here');
  expect(api.calls(loadList)).toEqual([]);
  expect(localStorage.getItem('snapshotTicks')).toBeNull();
});

it.each([
  ['that nobody saved', { ...IN_HAND, listId: null }],
  ['whose save is not confirmed', { ...IN_HAND, unsaved: true }],
])('a list %s stays in hand, and nothing is asked', async (_, copy) => {
  const api = listsApi(ELSEWHERE);
  await start(copy, api);
  await screen.findByRole('checkbox', { name: /^Leek/ });
  expect(api.calls(getLists).filter(({ query }) => query?.order === 'used')).toEqual([]);
});

it('without an answer the device shows its own', async () => {
  const api = listsApi(ELSEWHERE).fail(getLists, 'unavailable');
  await start(IN_HAND, api);
  await waitFor(() => expect(api.calls(getLists).length).toBeGreaterThan(0));
  expect(name()).toBe('here');
});

it('that there is nothing is not said while the list is looked for, nor alone where it could not be', async () => {
  const api = listsApi(ELSEWHERE).on(getLists, () => new Promise(() => undefined));
  await start(null, api);
  await screen.findByText('Loading...');
  expect(screen.queryByText('Your list is empty.')).toBeNull();
});

it('where the list could not be looked for it is said, and asked for once more', async () => {
  const api = await start(null, listsApi(ELSEWHERE).fail(getLists, 'internal'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The list you used last could not be loaded. Something went wrong on our side.');
  expect(screen.getByRole('heading', { name: 'No list is loaded.' })).toBeTruthy();
  expect(screen.queryByText('Your list is empty.')).toBeNull();
  api.on(getLists, () => ({
    lists: [{ id: ELSEWHERE, name: 'elsewhere', created_at: '2025-04-12T09:30:00.000Z' }],
    total: 1,
  }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(name()).toBe('elsewhere'));
  expect(screen.queryByRole('alert')).toBeNull();
});
