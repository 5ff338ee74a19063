import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { openSession } from '../auth/service.ts';
import { READ_AT_ONCE } from '../db/item-states.ts';
import { listLoads } from '../db/tables/list-items.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const item = (name: string) => ({ name, quantity: 1 });
const save = async (user: TestUser, names: readonly string[], id?: string) =>
  (
    await t.send('POST', '/api/lists/save', {
      user,
      body: { id, name: 'week', shoppingList: { other: names.map(item) } },
    })
  ).body.id as string;
const load = async (user: TestUser, id: string): Promise<string[]> =>
  (await t.send('GET', `/api/lists/load/${id}`, { user })).body.list.map(({ name }: { name: string }) => name);
const loadsOf = (user: TestUser) =>
  t.services.db.select().from(listLoads).where(eq(listLoads.householdId, user.householdId));
/** The same person at another device. */
async function another(user: TestUser): Promise<TestUser> {
  const { token } = await openSession(t.services, { ...user, role: 'user' }, 'other device');
  return { ...user, token, headers: { authorization: `Bearer ${token}` } };
}

test('a list that nobody has changed since is not written down again when it is loaded again', async () => {
  const user = await t.makeUser();
  const id = await save(user, ['leek', 'salt']);
  await load(user, id);
  // what a second writing would put right
  await t.services.db.update(listLoads).set({ list: {} }).where(eq(listLoads.householdId, user.householdId));
  const [before] = await loadsOf(user);
  t.clock.advance(1000);
  expect(await load(user, id)).toEqual(['leek', 'salt']);
  const [again] = await loadsOf(user);
  expect(again).toEqual({ ...before, loadedAt: expect.any(Date) });
  expect(again!.loadedAt.getTime()).toBeGreaterThan(before!.loadedAt.getTime());
  await save(await another(user), ['leek', 'salt', 'tea'], id);
  expect(await load(user, id)).toEqual(['leek', 'salt', 'tea']);
  expect((await loadsOf(user)).every(({ list }) => JSON.stringify(list).includes('tea'))).toBe(true);
});

test('what is saved after loading twice is told from what was loaded; what came since stays', async () => {
  const user = await t.makeUser();
  const id = await save(user, ['leek', 'salt']);
  await load(user, id);
  await load(user, id);
  const other = await another(user);
  await load(other, id);
  await save(other, ['leek', 'salt', 'tea'], id);
  await save(user, ['leek'], id);
  expect((await load(user, id)).toSorted()).toEqual(['leek', 'tea']);
  // what it said itself is no state of the list: it is written down when it is loaded
  expect((await loadsOf(user)).map(({ revision }) => revision)).toContain(null);
});

/** Rows of lists that each statement of a call brought. */
async function readBy(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([asked]) => (asked as unknown as { text?: string }).text ?? '');
  query.mockRestore();
  return texts.filter((text) => /^select .* from "list_items"/.test(text)).length;
}

test('a long list is read some at a time, by loading and by asking for all of it', async () => {
  const user = await t.makeUser();
  const names = Array.from({ length: 2 * READ_AT_ONCE + 1 }, (_, index) => `thing ${index}`);
  const id = await save(user, names);
  const whole = { since: 0, sentAtMs: 0, afterMs: 0, operations: [] };
  expect(await readBy(() => load(user, id))).toBe(3);
  expect(await readBy(() => t.send('POST', `/api/lists/sync/${id}`, { user, body: whole }))).toBe(3);
  expect(await load(user, id)).toEqual(names);
});

test('two of one person are read at a time, and more than may wait is told to come again', async () => {
  const user = await t.makeUser();
  const id = await save(user, ['leek']);
  const holder = await t.services.pool.connect();
  await holder.query('begin');
  const { rows } = await holder.query('select household_id from lists where id = $1', [id]);
  // of several machines one holds a household's, and only rows of one can be held
  await holder.query('select from lists where household_id = $1 and id = $2 for update', [rows[0].household_id, id]);
  const asked = Array.from({ length: 110 }, () => t.send('GET', `/api/lists/load/${id}`, { user }));
  const refused: number[] = [];
  for (const one of asked) void one.then(({ status }) => refused.push(status));
  await vi.waitUntil(() => refused.length === 8, { timeout: 60_000 });
  expect(new Set(refused)).toEqual(new Set([429]));
  await holder.query('rollback');
  holder.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
});
