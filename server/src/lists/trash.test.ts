import { LISTS_MAX } from '@sorrel/core/lists/list';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostRows } from '../../testing/most-rows.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { READ_AT_ONCE } from '../db/item-states.ts';
import { listLoads } from '../db/tables/list-items.ts';
import { LOADS_MAX_CHARACTERS } from './trash-repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const LEEK = { id: 'leek', name: 'leek', quantity: 1, unit: null, checked: true };
const save = async (user: TestUser, name: string, more: object = {}): Promise<string> =>
  (
    await t.send('POST', '/api/lists/save', {
      user,
      body: { name, shoppingList: { produce: [LEEK, { ...LEEK, id: 'kale', name: 'kale', checked: false }] }, ...more },
    })
  ).body.id;
const remove = (user: TestUser, id: string) => t.send('DELETE', `/api/lists/delete/${id}`, { user });
const putBack = (user: TestUser, id: string) => t.send('POST', `/api/lists/trash/${id}`, { user });
const trash = async (user: TestUser) => (await t.send('GET', '/api/lists/trash', { user })).body;
const sync = (user: TestUser, id: string, body: object = {}) =>
  t.send('POST', `/api/lists/sync/${id}`, { user, body: { sentAtMs: 0, ...body } });
const ticksOf = async (user: TestUser, id: string) =>
  Object.fromEntries(
    (await t.send('GET', `/api/lists/load/${id}`, { user })).body.list.map(
      ({ name, checked }: { name: string; checked: boolean }) => [name, checked],
    ),
  );

test('a deleted list rests in the trash and comes back with its ticks, under its own id', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'saturday');
  expect((await remove(user, id)).body).toEqual({ message: 'The shopping list has been deleted.' });
  expect((await sync(user, id)).status).toBe(404);
  expect(await trash(user)).toMatchObject([{ id, name: 'saturday' }]);
  expect((await putBack(user, id)).body).toEqual({
    name: 'saturday',
    message: 'saturday is back among your shopping lists.',
  });
  expect(await ticksOf(user, id)).toEqual({ leek: true, kale: false });
  expect(await trash(user)).toEqual([]);
});

test('what waits on a device is done to the list that is back, and what was done before is not done twice', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'saturday');
  const before = { id: 'before', item: 'kale', kind: 'remove', madeAtMs: 0, seenMs: 0 };
  const { revision } = (await sync(user, id, { operations: [before] })).body;
  await t.send('POST', `/api/lists/sync/${id}`, {
    user,
    body: {
      sentAtMs: 5,
      operations: [{ ...before, id: 'again', kind: 'add', fields: fieldsOf('kale'), madeAtMs: 5 }],
    },
  });
  await remove(user, id);
  expect((await sync(user, id, { operations: [{ ...before, id: 'late', item: 'leek' }] })).status).toBe(404);
  await putBack(user, id);
  // sent a second time, since its answer was lost
  await sync(user, id, { operations: [before] });
  expect(await ticksOf(user, id)).toEqual({ leek: true, kale: false });
  const answer = (await sync(user, id, { since: revision })).body;
  expect(answer).toMatchObject({ isWhole: false, items: [{ id: 'kale' }] });
  await sync(user, id, { operations: [{ ...before, id: 'late', item: 'leek' }] });
  expect(await ticksOf(user, id)).toEqual({ kale: false });
});
const fieldsOf = (name: string) => ({
  checked: false,
  name,
  amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 1,
  atHome: null,
});

test('a list that makes room for one of its name is in the trash too, and comes back with a number', async () => {
  const user = await t.makeUser();
  const [first, second] = [await save(user, 'saturday'), await save(user, 'sunday')];
  await save(user, 'saturday', { id: second, onlyName: true });
  expect(await trash(user)).toMatchObject([{ id: first, name: 'saturday' }]);
  expect((await putBack(user, first)).body.name).toBe('saturday 2');
  expect(await ticksOf(user, first)).toEqual({ leek: true, kale: false });
});

test('is nobody else’s, goes for good when asked, and comes back into no full household', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const [one, two] = [await save(user, 'one'), await save(user, 'two')];
  for (const id of [one, two]) await remove(user, id);
  expect((await putBack(stranger, one)).status).toBe(404);
  expect((await t.send('DELETE', `/api/lists/trash/${one}`, { user: stranger })).status).toBe(404);
  expect((await t.send('DELETE', `/api/lists/trash/${one}`, { user })).status).toBe(200);
  expect((await putBack(user, one)).status).toBe(404);
  await t.services.pool.query(
    `insert into lists (household_id, name) select $1, 'list ' || n from generate_series(1, $2::int) n`,
    [user.householdId, LISTS_MAX],
  );
  expect((await putBack(user, two)).status).toBe(403);
  expect(await trash(user)).toMatchObject([{ id: two }]);
});

test('a long list comes back whole', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'long');
  await t.services.pool.query(
    `insert into list_items (household_id, list_id, id, revision, added, fields, stamps)
     select household_id, list_id, 'item ' || n, 1, added, fields, stamps
     from list_items, generate_series(1, 3000) n where list_id = $1 and id = 'leek'`,
    [id],
  );
  // its rows do not come to where everybody is answered
  const most = await mostRows(t.services.pool, async () => {
    await remove(user, id);
    expect((await putBack(user, id)).status).toBe(200);
  });
  expect(most).toBeLessThan(50);
  const { rows } = await t.services.pool.query('select count(*)::int as total from list_items where list_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ total: 3002 }]);
  // a device that knows nothing of the list says all of it
  await t.services.pool.query('delete from list_loads where list_id = $1', [id]);
  const over = await mostRows(t.services.pool, () => save(user, 'long'));
  expect(over).toBe(READ_AT_ONCE);
  expect(await trash(user)).toMatchObject([{ name: 'long', saved_over: true }]);
  const back = await mostRows(t.services.pool, () => t.send('POST', '/api/undo', { user, body: { kind: 'list', id } }));
  expect(back).toBe(READ_AT_ONCE);
  expect((await t.send('GET', `/api/lists/load/${id}`, { user })).body.list).toHaveLength(3002);
});

test('whose account is gone signs nothing of the trash any more', async () => {
  const [owner, other] = [await t.makeUser(), await t.makeUser()];
  const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  await t.send('POST', '/api/household/join', { user: other, body: { token: invited.body.address.split('#')[1] } });
  await remove(other, await save(other, 'saturday'));
  const plan = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));
  const planned = await t.send('POST', '/api/plans/save', { user: other, body: { name: 'week', plan } });
  await t.send('DELETE', `/api/plans/delete/${planned.body.mealPlanId}`, { user: other });
  await t.send('POST', '/api/household/leave', { user: other });
  const { rows } = await t.services.pool.query<{ signed: boolean; kind: string }>(
    `select kind, row::text like '%addedBy": "' || $2 || '%' or row::text like '%changedBy": "' || $2 || '%' as signed
     from removed_saved where household_id = $1 order by kind`,
    [owner.householdId, other.id],
  );
  expect(rows).toEqual([
    { kind: 'list', signed: false },
    { kind: 'plan', signed: false },
  ]);
});

test('of several lists that are saved at once none is more than a household may have', async () => {
  const user = await t.makeUser();
  await t.services.pool.query(
    `insert into lists (household_id, name) select $1, 'list ' || n from generate_series(2, $2::int) n`,
    [user.householdId, LISTS_MAX],
  );
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      t.send('POST', '/api/lists/save', { user, body: { name: `new ${n}`, shoppingList: {} } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
});

test('the trash is emptied as far as it was seen: of lists alone, of one household, by somebody who may', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const empty = (one: TestUser, until: string) => t.send('DELETE', `/api/lists/trash?until=${until}`, { user: one });
  const [seen, later, foreign] = [await save(user, 'seen'), await save(user, 'later'), await save(stranger, 'theirs')];
  await remove(user, seen);
  await remove(stranger, foreign);
  const until = (await trash(user))[0].removed_at;
  t.clock.advance(1000);
  await remove(user, later);
  expect((await empty(user, until)).body).toEqual({ left: 0 });
  expect(await trash(user)).toMatchObject([{ id: later }]);
  expect(await trash(stranger)).toHaveLength(1);
  expect((await putBack(user, seen)).status).toBe(404);
  expect((await t.send('DELETE', '/api/lists/trash', { user })).status).toBe(400);
  // the first and the last year that can be said
  for (const kind of ['lists', 'plans', 'recipes']) {
    for (const year of ['0000', '9999']) {
      const moment = `${year}-12-31T23:59:59.999Z`;
      expect((await t.send('DELETE', `/api/${kind}/trash?until=${moment}`, { user })).status).toBe(200);
    }
  }
});

test('of what sessions had of a deleted list the newest comes back, no more than one list may have', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'saturday');
  const { rows: sessions } = await t.services.pool.query(
    `insert into list_loads (household_id, list_id, session_id, list, loaded_at)
     select $1, $2, gen_random_uuid(), jsonb_build_object('other', repeat('x', $3::int)), now() + n * interval '1 hour'
     from generate_series(1, 6) as n returning session_id, loaded_at`,
    [user.householdId, id, LOADS_MAX_CHARACTERS / 4 - 100],
  );
  await remove(user, id);
  await putBack(user, id);
  const loads = await t.services.db.select().from(listLoads).where(eq(listLoads.listId, id));
  const newest = sessions.toSorted((a, b) => b.loaded_at - a.loaded_at).slice(0, 4);
  expect(loads.map(({ sessionId }) => sessionId).toSorted()).toEqual(
    newest.map(({ session_id }) => session_id).toSorted(),
  );
});
