import { syncList } from '@sorrel/contract/list-sync';
import { getLists, loadList, saveList } from '@sorrel/contract/lists';
import { changeItem, type ItemRecord, isOnList } from '@sorrel/core/lists/operations/item-record';
import type { ItemFields, Operation } from '@sorrel/core/lists/operations/operation';
import { stampOf } from '@sorrel/core/lists/operations/stamp';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withDeviceDatabase } from '../../../testing/device-database.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';
import { forgetCopies } from '../../lib/device-copies.ts';
import { forgetChange, forgetShownChanges, keepChange, sendChanges } from '../../offline/outbox.ts';
import { paths } from '../../paths.ts';

withDeviceDatabase();

const KIM = aUser({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f00a1', email: 'kim@example.com' });
const WEEK = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const PARTY = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0002';
const CREATED = '2025-04-12T09:30:00.000Z';

beforeAll(async () => {
  await import('../lists-page.tsx');
}, 60_000);
afterEach(() => forgetCopies(KIM.id));

const fieldsOf = (name: string, checked: boolean): ItemFields => ({
  checked,
  name,
  amount: { quantity: 2, unit: 'kg', quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 1,
  atHome: null,
});

/** A server with two lists, by the rule that the real one has. */
function twoLists() {
  const names: Record<string, string> = { [WEEK]: 'week', [PARTY]: 'party' };
  const recordsOf = (...items: [name: string, checked: boolean][]) =>
    new Map<string, ItemRecord>(
      items.map(([name, checked]) => [
        name,
        changeItem(undefined, { item: name, kind: 'add', fields: fieldsOf(name, checked) }, stampOf(0, 0, name)),
      ]),
    );
  const lists: Record<string, Map<string, ItemRecord>> = {
    [WEEK]: recordsOf(['leek', false], ['milk', true], ['kale', false]),
    [PARTY]: recordsOf(['leek', false], ['wine', false]),
  };
  const itemsOf = (id: string) => [...(lists[id]?.values() ?? [])].filter(isOnList);
  let at = 1;
  const api = signedInApi(KIM)
    .on(getLists, () => ({
      lists: [WEEK, PARTY].map((id) => ({ id, name: names[id] ?? '', created_at: CREATED })),
      total: 2,
    }))
    .on(loadList, ({ params }) => ({
      name: names[params.id] ?? '',
      list: itemsOf(params.id).map(({ id, fields }) => ({
        id,
        name: fields.name ?? '',
        aisle: 'produce' as const,
        quantity: 2,
        unit: 'kg',
        quantity_description: '',
        meals: [],
        checked: fields.checked === true,
      })),
    }))
    .on(syncList, ({ params, body }) => {
      for (const operation of (body.operations ?? []) as Operation[]) {
        at += 1;
        const records = lists[params.id];
        records?.set(operation.item, changeItem(records.get(operation.item), operation, stampOf(at, 0, operation.id)));
      }
      return {
        name: names[params.id] ?? '',
        revision: at,
        isWhole: true,
        nowMs: Date.now(),
        doneMs: Date.now(),
        items: itemsOf(params.id).map(({ id, fields }) => ({ id, fields: fields as ItemFields })),
      };
    });
  /** What a list of the server says, as 'name' or 'name, ticked'. */
  const said = (id: string) =>
    itemsOf(id)
      .map(({ fields }) => `${fields.name}${fields.checked ? ', ticked' : ''} ${fields.amount?.quantity}`)
      .toSorted();
  /** Another list, of things that are called by their ids. */
  const make = (id: string, items: readonly { id?: string | undefined; name: string }[]) => {
    names[id] = 'made';
    lists[id] = new Map(
      items.map((item): [string, ItemRecord] => {
        const key = item.id ?? item.name;
        const add = { item: key, kind: 'add' as const, fields: fieldsOf(item.name, false) };
        return [key, changeItem(undefined, add, stampOf(0, 0, key))];
      }),
    );
  };
  return { api, said, make };
}
const nameField = () => screen.findByRole('textbox', { name: 'List name' });
const lists = async () => within(await screen.findByRole('dialog', { name: 'Your lists' }));

async function openWeek() {
  const server = twoLists();
  const { user, pathname } = renderApp(paths.shoppingLists, { api: server.api });
  await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe('week'));
  return { ...server, user, pathname };
}

it('another list is opened in two presses, and a new one begun in two', async () => {
  const { user } = await openWeek();
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  await user.click(await (await lists()).findByRole('button', { name: 'party' }));
  await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe('party'));
  expect(await screen.findByRole('checkbox', { name: /Wine/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  await user.click((await lists()).getByRole('button', { name: 'New list' }));
  await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe(''));
  expect(screen.queryByRole('checkbox', { name: /Wine/ })).toBeNull();
});

it('what is left is moved to another list, where the same thing becomes more, and comes back with undo', async () => {
  const { user, said } = await openWeek();
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  await user.click(await (await lists()).findByRole('button', { name: 'Move what is left to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move what is left to…' }));
  await user.click(await dialog.findByRole('button', { name: 'party' }));
  expect(await screen.findByText('2 items were moved to party.')).toBeTruthy();
  await waitFor(() => expect(said(PARTY)).toEqual(['kale 2', 'leek 4', 'wine 2']));
  await waitFor(() => expect(said(WEEK)).toEqual(['milk, ticked 2']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said(PARTY)).toEqual(['leek 2', 'wine 2']));
  await waitFor(() => expect(said(WEEK)).toEqual(['kale 2', 'leek 2', 'milk, ticked 2']));
});

async function moveRestTo(user: Awaited<ReturnType<typeof openWeek>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  await user.click(await (await lists()).findByRole('button', { name: 'Move what is left to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move what is left to…' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the new list' }), name);
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(`2 items were moved to ${name.toLowerCase()}.`)).toBeTruthy();
}

it('without a network a new list waits with all that was moved to it, and takes no place of one that another phone made', async () => {
  forgetShownChanges();
  const { api, user, said } = await openWeek();
  api.disconnect();
  await moveRestTo(user, 'Party');
  expect(await sendChanges()).toBe(0);
  api.on(saveList, () => ({ id: '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0003', message: '' })).reconnect();
  await sendChanges();
  await waitFor(() => expect(api.calls(saveList)).toHaveLength(1));
  expect(api.calls(saveList)[0]?.body).toMatchObject({
    name: 'party 2',
    shoppingList: { produce: [{ name: 'leek' }, { name: 'kale' }] },
  });
  await waitFor(() => expect(said(WEEK)).toEqual(['milk, ticked 2']));
  expect(said(PARTY)).toEqual(['leek 2', 'wine 2']);
});

it('a new list that waits is taken back with undo, and nothing is sent', async () => {
  forgetShownChanges();
  const { api, user, said } = await openWeek();
  api.disconnect();
  await moveRestTo(user, 'Picnic');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Kale/ })).toBeTruthy());
  api.reconnect();
  expect(await sendChanges()).toBe(0);
  expect(api.calls(saveList)).toEqual([]);
  await waitFor(() => expect(said(WEEK)).toEqual(['kale 2', 'leek 2', 'milk, ticked 2']));
});

it('a new list that waits is among the lists, and once it was sent undo takes off it what came back', async () => {
  forgetShownChanges();
  const PICNIC = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0003';
  const { api, user, said, make } = await openWeek();
  api.disconnect();
  await moveRestTo(user, 'Picnic');
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  expect((await lists()).getByText('picnic').closest('li')?.textContent).toContain('Will be saved when');
  const another = { key: 'another', body: { name: 'picnic', shoppingList: {} } };
  await act(() => keepChange(KIM.id, saveList, another, 'picnic'));
  expect((await lists()).getAllByText('picnic')).toHaveLength(2);
  await act(() => forgetChange(KIM.id, another.key).then(() => undefined));
  await user.click((await lists()).getByRole('button', { name: 'Done' }));
  api
    .on(saveList, ({ body }) => {
      make(PICNIC, Object.values(body.shoppingList ?? {}).flat());
      return { id: PICNIC, message: '' };
    })
    .reconnect();
  expect(await sendChanges()).toBe(1);
  expect(said(PICNIC)).toEqual(['kale 2', 'leek 2']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said(WEEK)).toEqual(['kale 2', 'leek 2', 'milk, ticked 2']));
  await waitFor(() => expect(said(PICNIC)).toEqual([]));
});

it('two lists are shopped as one: the same thing is one line, and its tick goes to both', async () => {
  const { user, said } = await openWeek();
  await user.click(screen.getByRole('button', { name: 'Your lists' }));
  await user.click(await (await lists()).findByRole('button', { name: 'Shop several together' }));
  await user.click(await screen.findByRole('checkbox', { name: 'party' }));
  await user.click(screen.getByRole('button', { name: 'Shop 2 lists' }));
  const leek = await screen.findByRole('checkbox', { name: /Leek.*4 kg.*week and party/ });
  expect(screen.getByText('1 of 4 in the basket')).toBeTruthy();
  await user.click(leek);
  await user.click(screen.getByRole('checkbox', { name: /Wine/ }));
  await waitFor(() => expect(said(WEEK)).toEqual(['kale 2', 'leek, ticked 2', 'milk, ticked 2']));
  await waitFor(() => expect(said(PARTY)).toEqual(['leek, ticked 2', 'wine, ticked 2']));
  expect(screen.getByText('3 of 4 in the basket')).toBeTruthy();
});
