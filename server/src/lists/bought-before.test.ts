import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const item = (name: string, changes: object = {}) => ({ id: name, name, quantity: 1, unit: null, ...changes });
const save = (user: TestUser, name: string, shoppingList: object) =>
  t.send('POST', '/api/lists/save', { user, body: { name, shoppingList } });
const bought = async (user: TestUser) => (await t.send('GET', '/api/lists/bought-before', { user })).body.items;

test('what stood on several lists comes first, then what was added last, where it stood last', async () => {
  const user = await t.makeUser();
  await save(user, 'one', { produce: [item('leek')], other: [item('milk')] });
  await save(user, 'two', { 'dairy and eggs': [item('milk')], produce: [item('kale')] });
  expect((await bought(user))[0]).toEqual({ name: 'milk', aisle: 'dairy and eggs', times: 2 });
  expect((await bought(user)).map((one: { name: string }) => one.name)).toEqual(['milk', 'kale', 'leek']);
});

test('what was taken off a list is still known, what was only folded away is not', async () => {
  const user = await t.makeUser();
  await save(user, 'one', { produce: [item('leek')], other: [item('salt', { isStaple: true })] });
  await save(user, 'one', { produce: [] });
  expect(await bought(user)).toEqual([{ name: 'leek', aisle: 'produce', times: 1 }]);
});

test('nobody is told what another household bought', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  await save(stranger, 'theirs', { produce: [item('leek')] });
  expect(await bought(user)).toEqual([]);
});

test('there are at most 300 names', async () => {
  const user = await t.makeUser();
  await save(user, 'long', { other: Array.from({ length: 310 }, (_, index) => item(`thing ${index}`)) });
  expect(await bought(user)).toHaveLength(300);
});
