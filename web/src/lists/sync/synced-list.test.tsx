import { getUser } from '@sorrel/contract/auth';
import { searchIngredients } from '@sorrel/contract/foods';
import { getHousehold } from '@sorrel/contract/households';
import { syncList } from '@sorrel/contract/list-sync';
import { findAisle, getListOfPlan, getLists, saveList } from '@sorrel/contract/lists';
import { getPlans } from '@sorrel/contract/plans';
import { emptyList } from '@sorrel/core/lists/list';
import { changeItem, type ItemRecord, isOnList } from '@sorrel/core/lists/operations/item-record';
import type { ItemFields, Operation } from '@sorrel/core/lists/operations/operation';
import { stampBatch, stampOf } from '@sorrel/core/lists/operations/stamp';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withDeviceDatabase } from '../../../testing/device-database.ts';
import { Refusal } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';
import { resetSession } from '../../access-token.ts';
import { forgetCopies } from '../../lib/device-copies.ts';
import { emptyStore } from '../../lib/device-store.ts';
import { tellTabs } from '../../news/tell-tabs.ts';
import { sendWaitingLists } from './send-list.ts';
import { readWaiting } from './waiting-store.ts';

withDeviceDatabase();

const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1', email: 'kim@example.com' });

const fieldsOf = (name: string, place: number): ItemFields => ({
  checked: false,
  name,
  amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
  aisle: 'produce',
  place,
  atHome: null,
});

/** A server with one list, by the rule that the real one has. */
function aServer(names: string[]) {
  const records = new Map<string, ItemRecord>();
  const done = new Map<string, number>();
  let revision = 1;
  let isDeleted = false;
  const apply = (operations: readonly Operation[]) => {
    const clocks = { sentAtMs: Date.now(), nowMs: Date.now(), afterMs: 0 };
    for (const { operation, stamp, ms, isKnown } of stampBatch(operations, clocks, done)) {
      if (isKnown) continue;
      done.set(operation.id, ms);
      records.set(operation.item, changeItem(records.get(operation.item), operation, stamp));
    }
    revision += 1;
  };
  for (const [index, name] of names.entries()) {
    const change = { item: name, kind: 'add', fields: fieldsOf(name, index) } as const;
    records.set(name, changeItem(undefined, change, stampOf(0, index, name)));
  }
  const api = signedInApi(KIM)
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(saveList, () => ({ id: LIST_ID, message: 'Saved.' }))
    .on(findAisle, () => ({ aisle: 'other' as const }))
    .on(searchIngredients, () => [])
    .on(syncList, ({ body }) => {
      if (isDeleted) throw new Refusal('list_not_found');
      if (body.operations.length > 0) apply(body.operations as Operation[]);
      return {
        name: 'shop',
        revision,
        isWhole: true,
        nowMs: Date.now(),
        doneMs: Date.now(),
        items: [...records.values()].filter(isOnList).map(({ id, fields }) => ({ id, fields: fields as ItemFields })),
      };
    });
  return {
    api,
    /** What another device does; this one hears of it when it is told. */
    elsewhere: (operation: Partial<Operation>) =>
      apply([{ id: `elsewhere ${revision}`, madeAtMs: Date.now(), seenMs: Date.now(), ...operation } as Operation]),
    delete: () => {
      isDeleted = true;
    },
    putBack: () => {
      isDeleted = false;
    },
    ticked: () => [...records.values()].filter((one) => isOnList(one) && one.fields.checked).map(({ id }) => id),
    names: () => [...records.values()].filter(isOnList).map(({ fields }) => fields.name),
  };
}

/** The page in a tab of its own: what another tab kept in session storage is not there. */
async function openList(server: ReturnType<typeof aServer>) {
  cleanup();
  sessionStorage.clear();
  resetSession();
  sessionStorage.setItem('shoppingListId', JSON.stringify(LIST_ID));
  const app = renderApp('/app/shopping-lists', { api: server.api });
  await screen.findByRole('textbox', { name: 'List name' });
  return app;
}
const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const news = () => act(async () => tellTabs({ userId: KIM.id, listId: LIST_ID, what: 'news' }));

afterEach(async () => {
  cleanup();
  await forgetCopies(KIM.id);
});

test('a tick on a saved list is sent by itself, and what another device did is shown beside it', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await user.click(await tick('Leek'));
  await waitFor(() => expect(server.ticked()).toEqual(['leek']));
  server.elsewhere({ item: 'kale', kind: 'set', fields: { checked: true } });
  server.elsewhere({ item: 'pea', kind: 'add', fields: fieldsOf('pea', 9) });
  await news();
  await waitFor(async () => expect((await tick('Kale')).checked).toBe(true));
  expect((await tick('Leek')).checked).toBe(true);
  expect((await tick('Pea')).checked).toBe(false);
});

test('ticks that are made without a network are said to wait, outlive the tab, and send themselves from any page', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await tick('Leek');
  server.api.disconnect();
  await user.click(await tick('Leek'));
  await user.click(await tick('Kale'));
  expect(await screen.findByText('2 changes are saved on this device and send themselves.')).toBeTruthy();
  cleanup();
  server.elsewhere({ item: 'leek', kind: 'set', fields: { name: 'big leek' } });
  expect(await readWaiting(KIM.id)).toHaveLength(2);
  server.api.reconnect();
  await sendWaitingLists(KIM.id);
  expect(server.ticked()).toEqual(['leek', 'kale']);
  expect(server.names()).toEqual(['big leek', 'kale']);
  expect(await readWaiting(KIM.id)).toEqual([]);
});

test('two tabs of one browser show the same list', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await user.click(await tick('Leek'));
  await waitFor(() => expect(server.ticked()).toEqual(['leek']));
  await openList(server);
  expect((await tick('Leek')).checked).toBe(true);
});

test('Clear removes what was seen, and not what another device has just added', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await tick('Leek');
  server.elsewhere({ item: 'pea', kind: 'add', fields: fieldsOf('pea', 9) });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(server.names()).toEqual(['pea']));
  expect((await tick('Pea')).checked).toBe(false);
});

test('a list that was deleted on another device says so and stays, unsaved', async () => {
  const server = aServer(['leek']);
  const { user } = await openList(server);
  await tick('Leek');
  server.delete();
  await user.click(await tick('Leek'));
  // the server answers the same to whoever was taken out of the kitchen
  expect(
    await screen.findByText(/This list was deleted on another device, or you are not in its kitchen any more/),
  ).toBeTruthy();
  expect((await tick('Leek')).checked).toBe(true);
  expect(JSON.parse(sessionStorage.getItem('shoppingListId') ?? '')).toBeNull();
});

test('a deleted list that is put back is live again, unless something else was made of it', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await tick('Leek');
  server.delete();
  await news();
  await screen.findByText(/This list was deleted on another device/);
  server.putBack();
  server.elsewhere({ item: 'pea', kind: 'add', fields: fieldsOf('pea', 9) });
  await news();
  await tick('Pea');
  expect(JSON.parse(sessionStorage.getItem('shoppingListId') ?? '')).toBe(LIST_ID);
  await user.click(await tick('Leek'));
  await waitFor(() => expect(server.ticked()).toEqual(['leek']));

  server.delete();
  await news();
  await waitFor(() => expect(JSON.parse(sessionStorage.getItem('shoppingListId') ?? '')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  server.putBack();
  await news();
  await waitFor(() => expect(sessionStorage.getItem('shoppingGone')).toBe('null'));
  expect(JSON.parse(sessionStorage.getItem('shoppingListId') ?? '')).toBeNull();
  expect(server.names()).toEqual(['leek', 'kale', 'pea']);
});

test('another list that takes the place of a saved one leaves it as it is, and Undo brings it back live', async () => {
  const server = aServer(['leek', 'kale']);
  const PLAN_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0002';
  server.api
    .on(getPlans, () => ({
      lists: [{ id: PLAN_ID, name: 'summer', created_at: '2025-04-12T09:30:00.000Z' }],
      total: 1,
    }))
    .on(getListOfPlan, () => ({ name: 'summer', list: emptyList() as never }));
  const { user } = await openList(server);
  await tick('Leek');
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await user.click(await screen.findByRole('radio', { name: 'Meal plans' }));
  await user.click(await screen.findByRole('button', { name: /^summer/ }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Leek/ })).toBeNull());
  await news();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.names()).toEqual(['leek', 'kale']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await tick('Kale'));
  await waitFor(() => expect(server.ticked()).toEqual(['kale']));
});

test('a session that ends by itself empties the page and not the list', async () => {
  const server = aServer(['leek', 'kale']);
  await openList(server);
  await tick('Leek');
  await act(async () => emptyStore());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(server.names()).toEqual(['leek', 'kale']);
  expect(await readWaiting(KIM.id)).toEqual([]);
});

test('who ticked stands on the line, as soon as another member did', async () => {
  const server = aServer(['leek', 'kale']);
  const robin = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00b2';
  const members = [
    { id: KIM.id, name: 'Kim', picture: null, role: 'owner' as const, is_self: true },
    { id: robin, name: 'Robin', picture: null, role: 'reader' as const, is_self: false },
  ];
  server.api
    .on(getUser, () => ({ ...KIM, shares_household: true }))
    .on(getHousehold, () => ({ name: 'Ash kitchen', role: 'owner' as const, members, invites: [] }));
  await openList(server);
  await tick('Leek');
  server.elsewhere({ item: 'leek', kind: 'set', fields: { checked: true, checkedBy: robin } });
  await news();
  expect(await screen.findByRole('checkbox', { name: /^Leek.*ticked by Robin$/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Kale.*ticked by/ })).toBeNull();
  server.elsewhere({ item: 'leek', kind: 'set', fields: { checked: false } });
  await news();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /ticked by/ })).toBeNull());
});

test('a tick that the device has no room for is said to be in this tab only, and is sent from there', async () => {
  const server = aServer(['leek', 'kale']);
  const { user } = await openList(server);
  await tick('Leek');
  server.api.disconnect();
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (String((args[1] as string[])[1]).startsWith('list-operation/'))
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, args as Parameters<typeof put>);
  });
  await user.click(await tick('Leek'));
  await screen.findByText(/^What you did last could not be saved on this device/);
  expect(screen.queryByText(/saved on this device and sends itself/)).toBeNull();
  server.api.reconnect();
  await news();
  await waitFor(() => expect(server.ticked()).toEqual(['leek']));
  await waitFor(() => expect(screen.queryByText(/^What you did last/)).toBeNull());
});
