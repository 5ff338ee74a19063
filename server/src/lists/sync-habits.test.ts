import { DAY_MS } from '@sorrel/core/durations';
import { SHOPS_MAX } from '@sorrel/core/lists/habits/habit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let made = 0;
const operation = (change: object, clock: { madeAtMs?: number } = {}) => {
  made += 1;
  return { id: `operation ${made}`, madeAtMs: 0, seenMs: 0, ...clock, ...change };
};
const shop = (key: string, name: string, values: object = {}) =>
  operation({ habit: 'shop', key, kind: 'add', values: { name, ...values } });
const milk = (key = 'milk') =>
  operation({
    habit: 'regular',
    key,
    kind: 'add',
    values: {
      thing: { name: 'milk' },
      aisle: 'dairy and eggs',
      amount: { quantity: 2, unit: 'l', quantityDescription: '' },
      every: 'week',
      last: { what: 'started', ms: 0 },
    },
  });
const set = (key: string, last: object, clock = {}) =>
  operation({ habit: 'regular', key, kind: 'set', values: { last } }, clock);
const sync = (user: TestUser, operations: object[] = [], body: object = {}) =>
  t.send('POST', '/api/lists/habits', { user, body: { sentAtMs: 0, operations, ...body } });
interface Habit {
  habit: string;
  key: string;
  values: Record<string, unknown> & { last: { what: string; ms: number } };
}
const habitsOf = async (user: TestUser): Promise<Habit[]> => (await sync(user)).body.habits;

test('shops, the choice of a list and what is bought again are there for the whole household, and for nobody else', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const choice = operation({ habit: 'choice', key: 'a-list', kind: 'add', values: { shop: 'corner' } });
  const reply = await sync(user, [shop('corner', 'Corner', { frozen: -1 }), choice, milk()]);
  expect(reply.status).toBe(200);
  expect(reply.body.revision).toBe(1);
  expect(await habitsOf(user)).toMatchObject([
    { habit: 'shop', key: 'corner', values: { name: 'Corner', frozen: -1 } },
    { habit: 'choice', key: 'a-list', values: { shop: 'corner' } },
    { habit: 'regular', key: 'milk', values: { every: 'week', last: { what: 'started' } } },
  ]);
  expect(await habitsOf(stranger)).toEqual([]);
});

test('what is sent twice is done once, also after somebody else did the opposite', async () => {
  const user = await t.makeUser();
  const [add, remove] = [shop('corner', 'Corner'), operation({ habit: 'shop', key: 'corner', kind: 'remove' })];
  await sync(user, [add]);
  await sync(user, [remove]);
  const again = await sync(user, [add]);
  expect(again.body.habits).toEqual([]);
  expect(again.body.revision).toBe(2);
});

test('two devices at once that move two aisles keep both', async () => {
  const user = await t.makeUser();
  const move = (aisle: string) => operation({ habit: 'shop', key: 'usual', kind: 'set', values: { [aisle]: -1 } });
  await Promise.all([sync(user, [move('frozen')]), sync(user, [move('snacks')])]);
  expect((await habitsOf(user))[0]?.values).toEqual({ frozen: -1, snacks: -1 });
});

test('when something was bought is told by the server’s clock, however wrong the phone’s is', async () => {
  const user = await t.makeUser();
  await sync(user, [milk()]);
  for (const wrongMs of [3 * DAY_MS, -3 * DAY_MS]) {
    const deviceMs = t.clock.now().getTime() + wrongMs;
    const bought = set('milk', { what: 'bought', ms: deviceMs, beforeMs: 0 }, { madeAtMs: deviceMs });
    await sync(user, [bought], { sentAtMs: deviceMs });
    const [habit] = await habitsOf(user);
    expect(Math.abs((habit?.values.last.ms ?? 0) - t.clock.now().getTime())).toBeLessThan(1000);
  }
});

test('somebody who may only look may say that something was bought, and nothing else', async () => {
  const owner = await t.makeUser();
  await sync(owner, [milk()]);
  const reader = await t.makeUser();
  await t.services.pool.query(`update users set household_id = $1, household_role = 'reader' where id = $2`, [
    owner.householdId,
    reader.id,
  ]);
  expect((await sync(reader, [set('milk', { what: 'bought', ms: 0 })])).status).toBe(200);
  for (const change of [
    set('milk', { what: 'skipped', ms: 0 }),
    shop('corner', 'Corner'),
    operation({ habit: 'regular', key: 'milk', kind: 'remove' }),
  ]) {
    expect((await sync(reader, [change])).status).toBe(403);
  }
});

test('one shop too many is refused with a sentence, and nothing of what came with it is done', async () => {
  const user = await t.makeUser();
  await sync(
    user,
    Array.from({ length: SHOPS_MAX }, (_, index) => shop(`s${index}`, `Shop ${index}`)),
  );
  const refused = await sync(user, [shop('more', 'One more')]);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    `A kitchen has ${SHOPS_MAX} shops at most. Please remove one that you no longer need.`,
  ]);
  expect(await habitsOf(user)).toHaveLength(SHOPS_MAX);
});

test.each([
  [{ habit: 'shop', key: 'a', kind: 'add', values: { name: '' } }],
  [{ habit: 'shop', key: 'a/b', kind: 'add', values: { name: 'x' } }],
  [{ habit: 'shop', key: 'a', kind: 'set', values: { frozen: 1e300 } }],
  [{ habit: 'regular', key: 'a', kind: 'set', values: { every: 'day' } }],
  [{ habit: 'nothing', key: 'a', kind: 'remove' }],
])('%j is refused', async (change) => {
  const user = await t.makeUser();
  expect((await sync(user, [operation(change)])).status).toBe(400);
  expect(await habitsOf(user)).toEqual([]);
});
