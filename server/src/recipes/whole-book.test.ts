import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, edit, get, wholeOf } = recipeCalls(() => t);
const marks = async (user: TestUser, revision = '') =>
  (await t.send('GET', `/api/recipes/book-marks?${new URLSearchParams({ revision })}`, { user })).body as {
    revision: string;
    recipes: { id: string; mark: string }[] | null;
  };
const whole = (user: TestUser, ids: readonly string[]) =>
  t.send('GET', `/api/recipes/whole-recipes?${new URLSearchParams(ids.map((id): [string, string] => ['ids', id]))}`, {
    user,
  });

test('a device that has the book as it is hears so, and nothing more', async () => {
  const user = await t.makeUser();
  await added(user);
  const { revision, recipes } = await marks(user);
  expect(recipes).toHaveLength(1);
  expect(await marks(user, revision)).toEqual({ revision, recipes: null });
});

test('an edit, a heart and a removal each change the marks of that recipe alone', async () => {
  const user = await t.makeUser();
  const [soup, stew] = [await added(user, { recipeName: 'Soup' }), await added(user, { recipeName: 'Stew' })];
  let before = await marks(user);
  const changed = async () => {
    const now = await marks(user, before.revision);
    const found = now.recipes?.filter(({ id, mark }) => before.recipes?.find((one) => one.id === id)?.mark !== mark);
    before = now;
    return found?.map(({ id }) => id);
  };
  await edit(user, soup, { recipeName: 'Broth' });
  expect(await changed()).toEqual([soup]);
  await t.send('PUT', `/api/recipes/toggle-fave/${stew}`, { user });
  expect(await changed()).toEqual([stew]);
  await t.send('DELETE', `/api/recipes/delete-recipe/${stew}`, { user });
  expect(await changed()).toEqual([]);
  expect(before.recipes?.map(({ id }) => id)).toEqual([soup]);
});

test('of very long recipes an answer has some, and who asks for the others until nothing comes has all', async () => {
  const user = await t.makeUser();
  const desc = 'Stir. '.repeat(70_000);
  const ids: string[] = [];
  for (let at = 0; at < 7; at += 1) ids.push(await added(user, { recipeName: `Long ${at}`, method: [{ desc }] }));
  const { body: first } = await whole(user, ids);
  expect(first.length).toBeLessThan(ids.length);
  expect(JSON.stringify(first).length).toBeLessThan(3_000_000);
  const came = (await wholeOf(user, [...ids, randomUUID()])).map(({ id }) => id);
  expect(came.toSorted()).toEqual(ids.toSorted());
});

test('several recipes are answered as one by one', async () => {
  const user = await t.makeUser();
  const [one, other] = [await added(user, { recipeName: 'Soup' }), await added(user, { recipeName: 'Stew' })];
  const { body } = await whole(user, [one, other]);
  const alone = [await get(user, one), await get(user, other)];
  const byId = (all: { id: string }[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(body)).toEqual(byId(alone));
});

test('what is somebody else’s, or nobody’s, is left out', async () => {
  const [user, other] = [await t.makeUser(), await t.makeUser()];
  const [own, theirs] = [await added(user), await added(other)];
  const { body } = await whole(user, [own, theirs, randomUUID()]);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([own]);
});

test('too many at once, and what is no id, are refused', async () => {
  const user = await t.makeUser();
  expect(
    (
      await whole(
        user,
        Array.from({ length: 41 }, () => randomUUID()),
      )
    ).status,
  ).toBe(400);
  expect((await whole(user, ['soup'])).status).toBe(400);
  expect((await whole(user, [])).body).toEqual([]);
});
