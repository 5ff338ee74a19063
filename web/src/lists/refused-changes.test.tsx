import { syncList } from '@sorrel/contract/list-sync';
import { getLists } from '@sorrel/contract/lists';
import { getPlans } from '@sorrel/contract/plans';
import type { ItemFields, Operation } from '@sorrel/core/lists/operations/operation';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { resetSession } from '../access-token.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { tellRefused } from '../lib/refused-lists.ts';
import { sendWaitingLists } from './sync/send-list.ts';
import { addWaiting, asWaiting, readWaiting } from './sync/waiting-store.ts';

withDeviceDatabase();

const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00b1', email: 'kim@example.com' });

const fields = (name: string): ItemFields => ({
  checked: false,
  name,
  amount: { quantity: 2, unit: 'l', quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 1,
  atHome: null,
});
const operation = (change: Partial<Operation>) => ({ id: 'one', madeAtMs: 1000, seenMs: 0, ...change }) as Operation;

/** A server that takes ticks alone, until it is told to take everything. */
function aServer() {
  const taken: Operation[] = [];
  let refusal: 'household_reader' | 'list_not_found' | null = 'household_reader';
  const api = signedInApi(KIM)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(getPlans, () => ({ lists: [], total: 0 }))
    .on(syncList, ({ body }) => {
      const isTick = (one: Operation) => one.kind === 'set' && Object.keys(one.fields).join() === 'checked';
      const operations = body.operations as Operation[];
      if (refusal === 'list_not_found') throw new Refusal('list_not_found');
      if (refusal !== null && !operations.every(isTick)) throw new Refusal(refusal);
      taken.push(...operations);
      const items = [{ id: 'milk', fields: fields('milk') }];
      return { name: 'shop', revision: 1, isWhole: true, nowMs: 5000, doneMs: 5000, items };
    });
  return {
    api,
    taken,
    refuse: (next: typeof refusal) => {
      refusal = next;
    },
  };
}

async function openShell(server: ReturnType<typeof aServer>) {
  cleanup();
  resetSession();
  return renderApp('/app/support', { api: server.api });
}

async function withRefused(operations: readonly Operation[], refusal: 'household_reader' | 'list_not_found') {
  const server = aServer();
  const app = await openShell(server);
  await screen.findByRole('tab', { name: 'Recipe Book' });
  // known from before
  await act(() => sendWaitingLists(KIM.id));
  server.refuse(refusal);
  await addWaiting(KIM.id, asWaiting(LIST_ID, operations));
  await act(() => sendWaitingLists(KIM.id));
  return { server, ...app };
}

afterEach(async () => {
  cleanup();
  await forgetCopies(KIM.id);
  await act(async () => tellRefused(KIM.id));
});

const MILK = operation({ item: 'oats', kind: 'add', fields: fields('oat milk') });
const TICK = operation({ id: 'two', item: 'milk', kind: 'set', fields: { checked: true } });

test('what the server refuses of a list is said with what was lost, on any page, and what it takes goes through', async () => {
  const { server } = await withRefused([MILK, TICK], 'household_reader');
  expect(await screen.findByText('Not added: oat milk, 2 l')).toBeTruthy();
  expect(screen.getByText(/In this kitchen you may look/)).toBeTruthy();
  expect(server.taken.map(({ id }) => id)).toEqual(['two']);
  expect(await readWaiting(KIM.id)).toEqual([]);
});

test('a refused change is still there after a reload, and tried again it is done once', async () => {
  const { server } = await withRefused([MILK], 'household_reader');
  await screen.findByText('Not added: oat milk, 2 l');
  const { user } = await openShell(server);
  await screen.findByText('Not added: oat milk, 2 l');
  server.refuse(null);
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not added: oat milk, 2 l')).toBeNull());
  await waitFor(() => expect(server.taken.map(({ id }) => id)).toEqual(['one']));
  expect(server.taken[0]?.madeAtMs).toBeGreaterThan(1000);
});

test('tried again and refused again it stays; let go it is gone, also after a reload', async () => {
  const { server, user } = await withRefused([MILK], 'household_reader');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Not added: oat milk, 2 l')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Let go' }));
  await waitFor(() => expect(screen.queryByText('Not added: oat milk, 2 l')).toBeNull());
  await openShell(server);
  await screen.findByRole('tab', { name: 'Recipe Book' });
  expect(screen.queryByText('Not added: oat milk, 2 l')).toBeNull();
});

test('what waited for a list that is gone is not gone with it, and can be copied', async () => {
  const { user } = await withRefused([MILK, TICK], 'list_not_found');
  await screen.findByText(/This shopping list was not found/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('Not added: oat milk, 2 l');
});

test('the sentence names the list where the device knew it', async () => {
  const { server } = await withRefused([TICK], 'household_reader');
  server.refuse('household_reader');
  await addWaiting(KIM.id, asWaiting(LIST_ID, [operation({ id: 'three', item: 'milk', kind: 'remove' })]));
  await act(() => sendWaitingLists(KIM.id));
  expect(await screen.findByText(/Changes of 'shop' were not saved/)).toBeTruthy();
  expect(screen.getByText('Not deleted: milk')).toBeTruthy();
});
