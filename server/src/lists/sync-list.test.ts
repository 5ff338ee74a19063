import { DAY_MS } from '@sorrel/core/durations';
import { emptyList } from '@sorrel/core/lists/list';
import { BATCH_MAX, LIST_CHARACTERS_MAX, LIST_ITEMS_MAX } from '@sorrel/core/lists/operations/operation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { openSession } from '../auth/service.ts';
import { listOperations } from '../db/tables/list-items.ts';
import { OPERATIONS_KEPT_MAX } from './items-repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const amount = (quantity: number | null) => ({ quantity, unit: null, quantityDescription: '', meals: [] });
const item = (name: string, changes: object = {}) => ({
  id: name,
  name,
  quantity: 1,
  unit: null,
  checked: false,
  ...changes,
});
const fieldsOf = (name: string) => ({
  checked: false,
  name,
  amount: amount(1),
  aisle: 'produce',
  place: 1,
  atHome: null,
});

/** Another session of the same person, as a second phone has. */
async function otherPhone(user: TestUser): Promise<TestUser> {
  const { token } = await openSession(t.services, { ...user, role: 'user' }, 'other phone');
  return { ...user, token, headers: { authorization: `Bearer ${token}` } };
}
const save = (user: TestUser, shoppingList: object, name = 'shop') =>
  t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: { ...emptyList(), ...shoppingList } } });
async function load(
  user: TestUser,
  id: string,
): Promise<Record<string, { name: string; checked: boolean; quantity: number }>> {
  const reply = await t.send('GET', `/api/lists/load/${id}`, { user });
  return Object.fromEntries(reply.body.list.map((one: { id: string }) => [one.id, one]));
}
/** What load answers, as save takes it. */
async function loaded(user: TestUser, id: string) {
  return Object.values(await load(user, id));
}
let made = 0;
const operation = (change: object, clock: { madeAtMs?: number; seenMs?: number } = {}) => {
  made += 1;
  return { id: `operation ${made}`, madeAtMs: 0, seenMs: 0, ...clock, ...change };
};
const sync = (user: TestUser, id: string, body: object = {}) =>
  t.send('POST', `/api/lists/sync/${id}`, { user, body: { sentAtMs: 0, ...body } });
async function newList(names: string[]) {
  const user = await t.makeUser();
  const { id } = (await save(user, { produce: names.map((name) => item(name)) })).body;
  return { user, id: id as string };
}

test('two phones that load a list, tick and save it keep the ticks of both', async () => {
  const { user, id } = await newList(['milk', 'leek', 'salt']);
  const other = await otherPhone(user);
  const [one, two] = [await loaded(user, id), await loaded(other, id)];
  const ticked = (items: object[], name: string) =>
    items.map((each) => ((each as { name: string }).name === name ? { ...each, checked: true } : each));
  await save(user, { produce: ticked(one, 'milk') });
  // without identities, as the specification names the fields of an item
  await save(other, { produce: ticked(two, 'leek').map(({ id: _id, ...rest }: { id?: string }) => rest) });
  expect(await load(user, id)).toMatchObject({
    milk: { checked: true },
    leek: { checked: true },
    salt: { checked: false },
  });
});

test('saving an old state neither revives what another phone removed nor removes what it added', async () => {
  const { user, id } = await newList(['milk', 'leek']);
  const other = await otherPhone(user);
  const old = await loaded(user, id);
  await loaded(other, id);
  await save(other, { produce: [item('milk'), item('onion')] });
  await save(user, { produce: old.map((one) => ({ ...one, checked: true })) });
  const now = await load(user, id);
  expect(Object.keys(now).toSorted()).toEqual(['milk', 'onion']);
  expect(now).toMatchObject({ milk: { checked: true }, onion: { checked: false } });
});

test('an operation that is sent twice is done once, and each answer has what is new', async () => {
  const { user, id } = await newList(['milk', 'leek']);
  const whole = await sync(user, id);
  expect(whole.body).toMatchObject({ name: 'shop', isWhole: true, items: { length: 2 } });
  const tick = operation({ kind: 'set', item: 'milk', fields: { checked: true } });
  const first = await sync(user, id, { since: whole.body.revision, operations: [tick, tick] });
  expect(first.body.items).toMatchObject([{ id: 'milk', fields: { checked: true, name: 'milk' } }]);
  const untick = operation({ kind: 'set', item: 'milk', fields: { checked: false } });
  await sync(user, id, { operations: [untick], afterMs: first.body.doneMs });
  const again = await sync(user, id, { since: first.body.revision, operations: [tick] });
  expect(again.body).toMatchObject({ isWhole: false, items: [{ id: 'milk', fields: { checked: false } }] });
  expect((await sync(user, id, { since: again.body.revision })).body.items).toEqual([]);
});

test('a removal holds against what a phone that was away did before it, and comes down as one', async () => {
  const { user, id } = await newList(['milk', 'leek']);
  const { revision } = (await sync(user, id)).body;
  await sync(user, id, { operations: [operation({ kind: 'remove', item: 'milk' })] });
  const away = [operation({ kind: 'set', item: 'milk', fields: { checked: true } }, { madeAtMs: -DAY_MS })];
  const reply = await sync(user, id, { since: revision, operations: away });
  expect(reply.body.items).toEqual([{ id: 'milk', fields: null }]);
  expect(Object.keys(await load(user, id))).toEqual(['leek']);
});

test('of two phones the later one holds, also when its clock is wrong by three days and it is sent first', async () => {
  for (const wrongMs of [-3 * DAY_MS, 3 * DAY_MS]) {
    const { user, id } = await newList(['milk']);
    const set = (name: string, madeAtMs: number) =>
      operation({ kind: 'set', item: 'milk', fields: { name } }, { madeAtMs });
    t.clock.advance(60_000);
    await sync(user, id, { sentAtMs: wrongMs, operations: [set('the later', wrongMs - 1_000)] });
    await sync(user, id, { sentAtMs: 0, operations: [set('the earlier', -20_000)] });
    expect((await load(user, id))['milk']).toMatchObject({ name: 'the later' });
  }
});

test('devices that send at once all hold, at revisions of their own', async () => {
  const { user, id } = await newList(['milk']);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sync(user, id, {
        operations: [operation({ kind: 'add', item: `i${index}`, fields: fieldsOf(`food ${index}`) })],
      }),
    ),
  );
  expect(new Set(replies.map(({ body }) => body.revision)).size).toBe(8);
  expect(Object.keys(await load(user, id))).toHaveLength(9);
});

test('a stranger can neither see nor change a list, and a list that was deleted is not there', async () => {
  const { user, id } = await newList(['milk']);
  const stranger = await t.makeUser();
  const operations = [operation({ kind: 'remove', item: 'milk' })];
  expect((await sync(stranger, id, { operations })).status).toBe(404);
  expect((await sync(stranger, id)).status).toBe(404);
  expect(Object.keys(await load(user, id))).toEqual(['milk']);
  await t.send('DELETE', `/api/lists/delete/${id}`, { user });
  expect((await sync(user, id, { operations })).status).toBe(404);
});

test('too many operations at once and operations that are none are refused', async () => {
  const { user, id } = await newList(['milk']);
  const tick = () => operation({ kind: 'set', item: 'milk', fields: { checked: true } });
  const many = Array.from({ length: BATCH_MAX + 1 }, tick);
  expect((await sync(user, id, { operations: many })).status).toBe(400);
  expect((await sync(user, id, { operations: [{ ...tick(), fields: { aisle: 'nowhere' } }] })).status).toBe(400);
  expect((await sync(user, id, { operations: [{ ...tick(), kind: 'burn' }] })).status).toBe(400);
  expect((await sync(user, id, { operations: many.slice(1) })).status).toBe(200);
});

test('of operations without end the last are remembered, so that none of those is done twice', async () => {
  const { user, id } = await newList(['milk']);
  const tick = (checked: boolean) => operation({ kind: 'set', item: 'milk', fields: { checked } });
  let last = [tick(true)];
  for (let sent = 0; sent <= OPERATIONS_KEPT_MAX; sent += BATCH_MAX) {
    last = Array.from({ length: BATCH_MAX }, () => tick(true));
    expect((await sync(user, id, { since: 1e9, operations: last })).status).toBe(200);
    t.clock.advance(1);
  }
  expect(await t.services.db.$count(listOperations, eq(listOperations.listId, id))).toBe(OPERATIONS_KEPT_MAX);
  await sync(user, id, { operations: [tick(false)] });
  await sync(user, id, { operations: last });
  expect(await load(user, id)).toMatchObject({ milk: { checked: false } });
});

test('a clock that tells parts of a millisecond is one too', async () => {
  const { user, id } = await newList(['milk']);
  const operations = [operation({ kind: 'set', item: 'milk', fields: { checked: true } }, { madeAtMs: 0.25 })];
  expect((await sync(user, id, { sentAtMs: 1.5, afterMs: 0.5, operations })).status).toBe(200);
  expect(await load(user, id)).toMatchObject({ milk: { checked: true } });
});

test('a full list takes nothing more; what was removed makes room, and a phone that missed that gets the whole list', async () => {
  const { user, id } = await newList([]);
  const add = (index: number) => operation({ kind: 'add', item: `i${index}`, fields: fieldsOf(`food ${index}`) });
  for (let from = 0; from < LIST_ITEMS_MAX; from += BATCH_MAX) {
    const operations = Array.from({ length: BATCH_MAX }, (_, index) => add(from + index));
    expect((await sync(user, id, { since: 1e9, operations })).status).toBe(200);
  }
  const { revision } = (await sync(user, id, { since: 1e9 })).body;
  const refused = await sync(user, id, { since: revision, operations: [add(LIST_ITEMS_MAX)] });
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('5,000') } });
  const removal = operation({ kind: 'remove', item: 'i1' });
  const reply = await sync(user, id, { since: revision, operations: [removal, add(LIST_ITEMS_MAX)] });
  expect(reply.body).toMatchObject({ isWhole: true, items: { length: LIST_ITEMS_MAX } });
});

test('a list that says as much as a list may takes no more of it, in a new item or in one that is there', async () => {
  const { user, id } = await newList([]);
  const meals = Array.from({ length: 500 }, (_, index) => `${index}`.padEnd(300, 'x'));
  const long = (name: string) => ({ ...fieldsOf(name), amount: { ...amount(1), meals } });
  const [perBatch, lengthOfOne] = [6, JSON.stringify(meals).length];
  const add = (index: number, of = long) => operation({ kind: 'add', item: `i${index}`, fields: of(`food ${index}`) });
  let held = 0;
  for (; (held + perBatch) * lengthOfOne < LIST_CHARACTERS_MAX * 0.95; held += perBatch) {
    const operations = Array.from({ length: perBatch }, (_, index) => add(held + index));
    expect((await sync(user, id, { since: 1e9, operations })).status).toBe(200);
  }
  const short = Array.from({ length: perBatch * 2 }, (_, index) => add(held + index, fieldsOf));
  expect((await sync(user, id, { since: 1e9, operations: short })).status).toBe(200);
  const more = Array.from({ length: perBatch * 2 }, (_, index) => add(held + 100 + index));
  const longer = Array.from({ length: perBatch * 2 }, (_, index) => `i${held + index}`).map((item) =>
    operation({ kind: 'set', item, fields: { amount: long('').amount } }),
  );
  for (const operations of [more, longer]) {
    const refused = await sync(user, id, { since: 1e9, operations });
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('4,000,000') } });
  }
  const removals = Array.from({ length: perBatch * 2 }, (_, index) => operation({ kind: 'remove', item: `i${index}` }));
  expect((await sync(user, id, { since: 1e9, operations: [...removals, ...more] })).status).toBe(200);
});

test('a tick has the name of the member who made it, whoever the device says it was, and loses it with the tick', async () => {
  const { user, id } = await newList(['milk', 'leek']);
  const reader = await t.moveInto(await t.makeUser(), user.householdId, 'reader');
  const set = (checked: boolean, item = 'milk') =>
    operation({ kind: 'set', item, fields: { checked, checkedBy: user.id } });
  const ticked = await sync(reader, id, { operations: [set(true)] });
  const milkOf = (reply: typeof ticked) =>
    reply.body.items.find((one: { id: string }) => one.id === 'milk').fields as { checkedBy?: string };
  expect(milkOf(ticked).checkedBy).toBe(reader.id);
  expect(milkOf(await sync(user, id)).checkedBy).toBe(reader.id);
  expect(milkOf(await sync(user, id, { operations: [set(false)] }))).not.toHaveProperty('checkedBy');
  // a save of the whole list signs what it ticks, and leaves the ticks of others
  await sync(reader, id, { operations: [set(true)] });
  const whole = await loaded(user, id);
  await save(user, { produce: whole.map((one) => ({ ...one, checked: true })) });
  const items = (await sync(user, id)).body.items as { id: string; fields: { checkedBy?: string } }[];
  expect(Object.fromEntries(items.map((one) => [one.id, one.fields.checkedBy]))).toEqual({
    milk: reader.id,
    leek: user.id,
  });
});
