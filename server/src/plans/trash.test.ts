import { TRASH_DAYS, TRASHED_SAVED_MAX } from '@sorrel/core/households/trash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { sweepTrash } from '../recipes/history/trash.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const MONDAY = '2026-11-23';
const SUNDAY_BEFORE = '2026-11-22';
const NEXT = '2026-11-30';

const aDay = (lunch: object[] = []) => ({ breakfast: [], lunch, dinner: [], snack: [] });
const weekOf = (meal: string) => [aDay([{ id: null, name: meal }]), ...Array.from({ length: 6 }, () => aDay())];
const save = async (user: TestUser, name: string, weekStart?: string): Promise<string> =>
  (await t.send('POST', '/api/plans/save', { user, body: { name, plan: weekOf(name), weekStart } })).body.mealPlanId;
const remove = (user: TestUser, id: string) => t.send('DELETE', `/api/plans/delete/${id}`, { user });
const putBack = (user: TestUser, id: string) => t.send('POST', `/api/plans/trash/${id}`, { user });
const trash = async (user: TestUser) => (await t.send('GET', '/api/plans/trash', { user })).body;
const load = (user: TestUser, id: string) => t.send('GET', `/api/plans/load/${id}`, { user });
const names = async (user: TestUser): Promise<string[]> =>
  (await t.send('GET', '/api/plans/get-plans', { user })).body.lists.map(({ name }: { name: string }) => name);

test('a deleted plan rests in the trash and comes back as it was, under its own id, with its week', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'autumn', MONDAY);
  const before = (await load(user, id)).body;
  expect((await remove(user, id)).body).toEqual({ message: 'The plan has been deleted.' });
  expect((await load(user, id)).status).toBe(404);
  expect(await trash(user)).toMatchObject([{ id, name: 'autumn' }]);
  expect(await putBack(user, id)).toMatchObject({ status: 200, body: { name: 'autumn', weekStart: MONDAY } });
  expect((await load(user, id)).body).toEqual(before);
  expect(await trash(user)).toEqual([]);
  expect((await putBack(user, id)).status).toBe(404);
});

test('what another plan has meanwhile stays with that one: its name, and its week, whichever day it begins with', async () => {
  const user = await t.makeUser();
  const old = await save(user, 'autumn', MONDAY);
  await remove(user, old);
  const other = await save(user, 'autumn', NEXT);
  expect((await putBack(user, old)).body).toEqual({
    name: 'autumn 2',
    weekStart: MONDAY,
    message: 'autumn 2 is back among your saved plans.',
  });
  await remove(user, old);
  await t.send('PUT', `/api/plans/week/${other}`, { user, body: { weekStart: SUNDAY_BEFORE } });
  expect((await putBack(user, old)).body).toEqual({
    name: 'autumn 2',
    weekStart: null,
    message: 'autumn 2 is back among your saved plans, without its date: another plan has that week now.',
  });
  expect((await t.send('GET', '/api/plans/weeks', { user })).body.weeks).toEqual([
    { id: other, name: 'autumn', weekStart: SUNDAY_BEFORE },
  ]);
});

test('is the household’s: another member puts back, a reader may not, a stranger finds nothing', async () => {
  const [owner, reader, stranger] = [await t.makeUser(), await t.makeUser(), await t.makeUser()];
  const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'reader' } });
  const token = invited.body.address.split('#')[1];
  await t.send('POST', '/api/household/join', { user: reader, body: { token } });
  const id = await save(owner, 'autumn');
  await remove(owner, id);
  expect(await trash(reader)).toMatchObject([{ id }]);
  expect((await putBack(reader, id)).status).toBe(403);
  expect(await trash(stranger)).toEqual([]);
  expect((await putBack(stranger, id)).status).toBe(404);
  expect((await t.send('DELETE', `/api/plans/trash/${id}`, { user: stranger })).status).toBe(404);
  expect((await t.send('POST', `/api/lists/trash/${id}`, { user: owner })).status).toBe(404);
  await t.send('PUT', `/api/household/members/${reader.id}`, { user: owner, body: { role: 'editor' } });
  expect((await putBack(reader, id)).status).toBe(200);
});

test('goes for good when asked, after thirty days, and when more rests than the trash holds', async () => {
  const user = await t.makeUser();
  const [one, two] = [await save(user, 'one'), await save(user, 'two')];
  for (const id of [one, two]) await remove(user, id);
  expect((await t.send('DELETE', `/api/plans/trash/${one}`, { user })).status).toBe(200);
  await sweepTrash(t.services);
  expect(await trash(user)).toMatchObject([{ id: two }]);
  const later = { now: () => new Date(Date.now() + (TRASH_DAYS + 1) * 86_400_000) };
  await sweepTrash({ ...t.services, clock: { ...t.services.clock, ...later } });
  expect(await trash(user)).toEqual([]);

  await t.services.pool.query(
    `insert into removed_saved (household_id, id, kind, name, row, removed_at)
     select $1, gen_random_uuid(), 'plan', 'old ' || n, '{}', now() - interval '1 day' from generate_series(1, $2::int) n`,
    [user.householdId, TRASHED_SAVED_MAX],
  );
  const newest = await save(user, 'newest');
  await remove(user, newest);
  const rests = await trash(user);
  expect(rests).toHaveLength(TRASHED_SAVED_MAX);
  expect(rests[0]).toMatchObject({ id: newest });
});

test('what is in the trash counts towards no limit, and a full household takes nothing back', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'autumn');
  await remove(user, id);
  await t.services.pool.query(
    `insert into plans (household_id, name, meal_plan) select $1, 'plan ' || n, '[]' from generate_series(1, 1000) n`,
    [user.householdId],
  );
  expect(await putBack(user, id)).toMatchObject({ status: 403, body: { message: expect.stringContaining('plans') } });
  expect(await trash(user)).toMatchObject([{ id }]);
  expect(await names(user)).not.toContain('autumn');
});

test('of two presses at once one puts back', async () => {
  const user = await t.makeUser();
  const id = await save(user, 'autumn');
  await remove(user, id);
  const statuses = (await Promise.all([putBack(user, id), putBack(user, id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  expect(await names(user)).toEqual(['autumn']);
});

test('of two weeks that are saved at once under a new name, the one that is saved over is in the trash', async () => {
  const user = await t.makeUser();
  const week = (name: string) =>
    Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [{ id: null, name }], dinner: [], snack: [] }));
  for (let round = 0; round < 6; round += 1) {
    const replies = await Promise.all(
      ['one', 'two'].map((name) =>
        t.send('POST', '/api/plans/save', { user, body: { name: `twins ${round}`, plan: week(name) } }),
      ),
    );
    expect(replies.map(({ body }) => body.savedOver ?? false).toSorted()).toEqual([false, true]);
  }
});

test('of several plans that are saved at once none is more than a household may have', async () => {
  const user = await t.makeUser();
  await t.services.pool.query(
    `insert into plans (household_id, name, meal_plan) select $1, 'plan ' || n, '[]' from generate_series(1, 999) n`,
    [user.householdId],
  );
  const week = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => t.send('POST', '/api/plans/save', { user, body: { name: `new ${n}`, plan: week } })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
});
