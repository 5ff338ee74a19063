import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const item = { id: 'a', name: 'onion', quantity: 1, unit: 'kg', meals: [], quantityDescription: '', checked: false };
const save = async (user: TestUser, name: string) =>
  (await t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: { produce: [item] } } })).body.id;
const page = async (user: TestUser, query = '') => {
  const { lists } = (await t.send('GET', `/api/lists/get-lists${query}`, { user })).body;
  return lists as { id: string; name: string; changed_by: string | null }[];
};
const namesOn = async (user: TestUser, query = '') => (await page(user, query)).map(({ name }) => name);
const revisionOf = async ({ householdId }: TestUser) => {
  const sql = 'select lists_revision as revision from households where id = $1';
  return (await t.services.pool.query<{ revision: number }>(sql, [householdId])).rows[0]?.revision;
};

test('a page of lists that is sent again shows what another process has changed meanwhile', async () => {
  const user = await t.makeUser();
  expect(await namesOn(user)).toEqual([]);
  const id = await save(user, 'week');
  expect(await namesOn(user)).toEqual(['week']);
  const { pool } = t.services;
  // what another process writes is told to nobody here
  await pool.query(`update lists set name = 'party' where household_id = $1`, [user.householdId]);
  expect(await namesOn(user)).toEqual(['party']);
  await pool.query('update lists set changed_by = null where household_id = $1', [user.householdId]);
  expect(await page(user)).toMatchObject([{ id, changed_by: null }]);
  await pool.query('delete from lists where household_id = $1', [user.householdId]);
  expect(await namesOn(user)).toEqual([]);
});

test('a tick counts only where it changes what the page shows: who changed the list last', async () => {
  const [user, guest] = [await t.makeUser(), await t.makeUser()];
  const id = await save(user, 'week');
  const member = await t.moveInto(guest, user.householdId, 'editor');
  const rename = { id, name: 'week', shoppingList: { produce: [{ ...item, checked: true }] } };
  const counted = async (by: TestUser) => {
    const before = (await revisionOf(user)) ?? Number.NaN;
    await t.send('POST', '/api/lists/save', { user: by, body: rename });
    return ((await revisionOf(user)) ?? Number.NaN) - before;
  };
  expect(await page(member)).toMatchObject([{ id, changed_by: user.id }]);
  expect(await counted(user)).toBe(0);
  expect(await counted(member)).toBeGreaterThan(0);
  expect(await page(user)).toMatchObject([{ id, changed_by: member.id }]);
});

test('pages of another household, another question and the order of use are answers of their own', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  await save(user, 'week');
  const older = await save(user, 'party');
  expect(await namesOn(user)).toEqual(['party', 'week']);
  expect(await namesOn(stranger)).toEqual([]);
  expect(await namesOn(user, '?search=wee')).toEqual(['week']);
  expect(await namesOn(user, '?limit=1')).toEqual(['party']);
  expect(await namesOn(user, '?order=used')).toEqual(['party', 'week']);
  const sql = `update lists set updated_at = now() + interval '1 hour' where household_id = $1 and id <> $2`;
  await t.services.pool.query(sql, [user.householdId, older]);
  expect(await namesOn(user, '?order=used')).toEqual(['week', 'party']);
});
