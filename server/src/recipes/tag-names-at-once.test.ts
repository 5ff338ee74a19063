import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestReply, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const AT_ONCE = 12;
const numbers = Array.from({ length: AT_ONCE }, (_, number) => number);
const add = (user: TestUser, name: string) => t.send('POST', '/api/recipes/add-tag', { user, body: { name } });
const rename = (user: TestUser, id: number, name: string) =>
  t.send('PUT', `/api/recipes/rename-tag/${id}`, { user, body: { name } });
const statusesOf = (replies: readonly TestReply[]) => replies.map(({ status }) => status).toSorted();
/** Of all at once the one that has the name, and those that are told so. */
const ONE_HAS_IT = [200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)];
const ownNames = async (user: TestUser): Promise<string[]> =>
  (await t.send('GET', '/api/recipes/get-tags', { user })).body
    .filter((tag: { own: boolean }) => tag.own)
    .map((tag: { name: string }) => tag.name.toLowerCase());

/** Two who share a household: each has connections of their own. */
async function pair(): Promise<[TestUser, TestUser]> {
  const owner = await t.makeUser({ premium: true });
  return [owner, await t.moveInto(await t.makeUser({ premium: true }), owner.householdId, 'owner')];
}

test('of tags that get one name at once one has it, and the others are told', async () => {
  const users = await pair();
  const ids: number[] = [];
  for (const number of numbers) ids.push((await add(users[0], `Tag ${number}`)).body.tag_id);
  const replies = await Promise.all(ids.map((id, index) => rename(users[index % 2 ? 0 : 1], id, 'Sundays')));
  expect(statusesOf(replies)).toEqual(ONE_HAS_IT);
  expect((await ownNames(users[0])).filter((name) => name === 'sundays')).toHaveLength(1);
});

test('of one name that is added at once, in whatever capitals, there is one tag', async () => {
  const users = await pair();
  const written = ['Sundays', 'sundays', 'SUNDAYS', 'sunDays'];
  const replies = await Promise.all(
    numbers.map((number) => add(users[number % 2 ? 0 : 1], written[number % written.length] ?? '')),
  );
  expect(statusesOf(replies)).toEqual(ONE_HAS_IT);
  expect(await ownNames(users[0])).toEqual(['sundays']);
});

test('a tag comes back under its name, or another one has it by then', async () => {
  const users = await pair();
  for (const [place, name] of ['Sundays', 'Mondays', 'Fridays'].entries()) {
    const { body } = await add(users[0], name);
    await t.send('DELETE', `/api/recipes/delete-tag/${body.tag_id}`, { user: users[0] });
    const undo = () => t.send('POST', '/api/undo', { user: users[0], body: { kind: 'tag', id: String(body.tag_id) } });
    const other = () => add(users[1], name.toUpperCase());
    const replies = await Promise.all(place % 2 ? [other(), undo()] : [undo(), other()]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    expect((await ownNames(users[0])).filter((own) => own === name.toLowerCase())).toHaveLength(1);
  }
});
