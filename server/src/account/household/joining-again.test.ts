import { FAVOURITES_TAKEN_MAX } from '@sorrel/core/households/household';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';
import { openSession } from '../../auth/service.ts';
import { usersRepo } from '../../auth/users-repo.ts';
import { recipes } from '../../db/tables/recipes.ts';
import { RATE_LIMITS } from '../../platform/rate-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DAY_MS = 24 * 60 * 60 * 1000;

/** The account as it is signed in now: who has moved signs in anew. */
async function again(user: TestUser): Promise<TestUser> {
  const row = await usersRepo(t.services.db).findById(user.id);
  if (row === null) throw new Error('the account is gone');
  const { token, refreshToken } = await openSession(t.services, row, 'test');
  return { ...user, householdId: row.householdId, token, refreshToken, headers: { authorization: `Bearer ${token}` } };
}

async function join(user: TestUser, owner: TestUser): Promise<number> {
  const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  const token = invited.body.address.split('#')[1];
  return (await t.send('POST', '/api/household/join', { user: await again(user), body: { token } })).status;
}
const leave = async (user: TestUser) =>
  (await t.send('POST', '/api/household/leave', { user: await again(user) })).status;

const insert = ({ householdId }: TestUser, count: number, more: Partial<typeof recipes.$inferInsert>) =>
  t.services.db.insert(recipes).values(
    Array.from({ length: count }, (_, number) => ({
      householdId,
      name: `Soup ${number}`,
      type: 'any' as const,
      serves: 1,
      ...more,
    })),
  );
const addedBy = (user: TestUser) => t.services.db.$count(recipes, eq(recipes.addedBy, user.id));

test('somebody joins so many households a day, and a link that is over counts for none', async () => {
  const [mover, owner] = [await t.makeUser(), await t.makeUser()];
  const over = { user: mover, body: { token: 'x'.repeat(43) } };
  for (let tries = 0; tries <= RATE_LIMITS.move.points; tries += 1)
    expect((await t.send('POST', '/api/household/join', over)).status).toBe(404);
  for (let moves = 0; moves < RATE_LIMITS.move.points; moves += 1)
    expect([await join(mover, owner), await leave(mover)]).toEqual([200, 200]);
  expect(await join(mover, owner)).toBe(429);
  await t.ageLimits(DAY_MS + 1);
  expect(await join(mover, owner)).toBe(200);
});

test('who leaves takes all they added, and of very many favourites of others the last', async () => {
  const [member, owner] = [await t.makeUser(), await t.makeUser({ premium: true })];
  await insert(member, 3, { addedBy: member.id, favoriteOf: [member.id] });
  await insert(owner, 5, { addedBy: owner.id, createdAt: new Date('2020-01-01'), name: 'Oldest' });
  await insert(owner, FAVOURITES_TAKEN_MAX, { addedBy: owner.id });
  expect(await join(member, owner)).toBe(200);
  const ofHousehold = eq(recipes.householdId, owner.householdId);
  await t.services.db
    .update(recipes)
    .set({ favoriteOf: sql`array[${member.id}::uuid]` })
    .where(ofHousehold);
  expect(await leave(member)).toBe(200);
  expect(await addedBy(member)).toBe(FAVOURITES_TAKEN_MAX + 3);
  const { householdId } = await again(member);
  const oldest = and(eq(recipes.householdId, householdId), eq(recipes.name, 'Oldest'));
  expect(await t.services.db.$count(recipes, oldest)).toBe(0);
  expect(await t.services.db.$count(recipes, ofHousehold)).toBe(FAVOURITES_TAKEN_MAX + 8);
});
