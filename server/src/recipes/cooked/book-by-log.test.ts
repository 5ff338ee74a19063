import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, recipeCalls } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
const { added, book } = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const cooked = async (user: TestUser, recipeId: string, stars: number | null = null) => {
  t.clock.advance(60_000);
  const body = { recipeId, portions: 2, stars };
  const reply = await t.send('POST', '/api/cook/record', { user, body });
  expect(reply.status).toBe(200);
  return reply.body.id as string;
};

/** Soup was made twice, stew once and last, pie never; a partner makes cake and gives other stars. */
async function aHousehold() {
  const cook = await t.makeUser();
  const partner = await t.moveInto(await t.makeUser(), cook.householdId, 'editor');
  const [soup, stew, cake] = [
    await added(cook, { recipeName: 'Soup' }),
    await added(cook, { recipeName: 'Stew' }),
    await added(cook, { recipeName: 'Cake' }),
  ];
  await added(cook, { recipeName: 'Pie' });
  await cooked(cook, soup, 2);
  await cooked(partner, soup, 5);
  await cooked(partner, cake, 4);
  const last = await cooked(cook, stew, 3);
  return { cook, partner, soup, stew, cake, last };
}
const sorted = async (user: TestUser, query: string) => namesOf(await book(user, query));

test('the book by the last time and by how often, of the whole household; what was never made comes last either way', async () => {
  const { cook, partner } = await aHousehold();
  for (const user of [cook, partner]) {
    expect(await sorted(user, '&sort=made')).toEqual(['Stew', 'Cake', 'Soup', 'Pie']);
    expect(await sorted(user, '&sort=made&order=asc')).toEqual(['Soup', 'Cake', 'Stew', 'Pie']);
    expect(await sorted(user, '&sort=often')).toEqual(['Soup', 'Cake', 'Stew', 'Pie']);
    expect(await sorted(user, '&sort=often&order=asc')).toEqual(['Cake', 'Stew', 'Soup', 'Pie']);
  }
});

test('stars are one’s own, else the household’s mean; without any a recipe is last either way', async () => {
  const { cook, partner } = await aHousehold();
  expect(await sorted(cook, '&sort=stars')).toEqual(['Cake', 'Stew', 'Soup', 'Pie']);
  expect(await sorted(cook, '&sort=stars&order=asc')).toEqual(['Soup', 'Stew', 'Cake', 'Pie']);
  expect(await sorted(partner, '&sort=stars')).toEqual(['Soup', 'Cake', 'Stew', 'Pie']);
});

test('what nobody made yet, with the other filters and the spec’s own sorts', async () => {
  const { cook, partner } = await aHousehold();
  for (const user of [cook, partner]) expect(await sorted(user, '&notMade=true')).toEqual(['Pie']);
  expect((await book(cook, '&notMade=true&search=soup')).total).toBe(0);
  expect(await sorted(cook, '&sort=made&search=s')).toEqual(['Stew', 'Cake', 'Soup', 'Pie']);
  expect(await sorted(cook, '&notMade=false')).toEqual(['Pie', 'Cake', 'Stew', 'Soup']);
  expect((await t.send('GET', '/api/recipes/premium-recipes?sort=made', { user: cook })).status).toBe(400);
});

test('an entry that is written or removed counts at once, also in a book that is in memory', async () => {
  const { cook, stew, soup, last } = await aHousehold();
  for (let ask = 0; ask < 5; ask += 1) await book(cook);
  expect((await sorted(cook, '&sort=made'))[0]).toBe('Stew');
  await t.send('DELETE', `/api/cook/entry/${last}`, { user: cook });
  expect(await sorted(cook, '&notMade=true')).toEqual(['Pie', 'Stew']);
  await cooked(cook, soup);
  expect((await sorted(cook, '&sort=made'))[0]).toBe('Soup');
  await cooked(cook, stew);
  expect((await sorted(cook, '&sort=made'))[0]).toBe('Stew');
});

test('the log of another household changes nothing, and pages are as long as they are asked for', async () => {
  const { cook, soup } = await aHousehold();
  const stranger = await t.makeUser();
  await t.services.pool.query(
    `insert into cook_entries (user_id, recipe_id, cooked_at, portions, recipe_version)
     select $1, $2, now(), 2, 1 from generate_series(1, 9)`,
    [stranger.id, soup],
  );
  expect((await sorted(cook, '&sort=made'))[0]).toBe('Stew');
  const second = (await t.send('GET', '/api/recipes/user-recipes?sort=made&limit=3&page=2', { user: cook })).body;
  expect([namesOf(second), second.total, second.maxPage]).toEqual([['Pie'], 4, 2]);
  expect((await t.send('GET', '/api/recipes/user-recipes?sort=made&limit=3&page=9', { user: cook })).body.total).toBe(
    4,
  );
});

test('the log of a recipe has everybody’s entries with who cooked; a note of another is told where it is shared', async () => {
  const { cook, partner, soup } = await aHousehold();
  const stranger = await t.makeUser();
  await t.services.pool.query("update users set first_name = 'Kim' where id = $1", [partner.id]);
  const note = async (noteShared: boolean, words: string) => {
    t.clock.advance(60_000);
    const body = { recipeId: soup, portions: 2, note: words, noteShared };
    await t.send('POST', '/api/cook/record', { user: partner, body });
  };
  await note(false, 'mine alone');
  await note(true, 'less salt');
  const logFor = async (user: TestUser) => (await t.send('GET', `/api/cook/log/${soup}`, { user })).body;
  const log = await logFor(cook);
  expect(log).toMatchObject({ times: 4, stars: 2 });
  expect(
    log.entries.map(({ own, by, stars, note: words }: Record<string, unknown>) => [own, by, stars, words]),
  ).toEqual([
    [false, 'Kim', null, 'less salt'],
    [false, 'Kim', null, ''],
    [false, 'Kim', 5, ''],
    [true, null, 2, ''],
  ]);
  expect((await logFor(partner)).stars).toBe(5);
  expect((await logFor(stranger)).entries).toEqual([]);
  const { id } = log.entries[0];
  expect((await t.send('DELETE', `/api/cook/entry/${id}`, { user: cook })).status).toBe(404);
});

test('sums say of each recipe what the book is sorted by; nothing of what was never cooked', async () => {
  const { cook, partner, soup, stew, cake } = await aHousehold();
  const sums = async (user: TestUser) => (await t.send('GET', '/api/cook/sums', { user })).body.recipes;
  expect(await sums(cook)).toMatchObject([
    { id: stew, times: 1, stars: 3 },
    { id: cake, times: 1, stars: 4 },
    { id: soup, times: 2, stars: 2 },
  ]);
  expect((await sums(partner)).at(-1)).toMatchObject({ id: soup, times: 2, stars: 5 });
  expect(await sums(await t.makeUser())).toEqual([]);
});
