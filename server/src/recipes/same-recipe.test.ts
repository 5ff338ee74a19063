import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

const SOURCE = 'https://kitchen.example/lentil-soup';
const TEXT = 'Lentil soup\n\nIngredients\n200 g red lentils\n1 onion\n\nMethod\nSimmer both until they are soft.';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { add, added, edit, get } = recipeCalls(() => t);
const read = async (user: TestUser, url: string, text = TEXT) =>
  (await t.send('POST', '/api/recipes/read-page', { user, body: { url, text } })).body;

describe('what the book has already', () => {
  test('is told with the import: from its address however it was reached, or by name and ingredients', async () => {
    const user = await t.makeUser();
    expect((await read(user, SOURCE)).inBook).toEqual([]);
    const alike = await added(user, { recipeName: 'Easy lentil soup' });
    const same = await added(user, { recipeName: "Grandma's", ingredients: [], source: `${SOURCE}?utm_source=mail` });
    await added(user, { recipeName: 'Lentil curry' });
    const { inBook } = await read(user, 'https://www.kitchen.example/lentil-soup/#method');
    expect(inBook).toEqual([
      { id: same, name: "Grandma's", created_at: expect.any(String), by: 'address' },
      { id: alike, name: 'Easy lentil soup', created_at: expect.any(String), by: 'content' },
    ]);
  });

  test("is nobody else's, and nothing is guessed from words that look like patterns", async () => {
    await added(await t.makeUser(), { source: SOURCE });
    const user = await t.makeUser();
    await added(user, { recipeName: 'Soup of the day', source: 'https://kitchen.example/a' });
    expect((await read(user, SOURCE)).inBook).toEqual([]);
    expect((await read(user, 'https://kitchen.example/%25_')).inBook).toEqual([]);
  });

  test('is not added again where the caller asks for that, from whichever tab', async () => {
    const user = await t.makeUser();
    const first = await added(user, { source: SOURCE, notTwice: 'true' });
    const again = await add(user, { source: `${SOURCE}?fbclid=x`, notTwice: 'true' });
    expect([again.status, again.body]).toMatchObject([
      409,
      { message: 'This recipe is in your book already.', inBook: [{ id: first, by: 'address' }] },
    ]);
    expect((await add(user, { source: SOURCE })).status).toBe(200);
  });

  test('two tabs at once add it once', async () => {
    const user = await t.makeUser();
    const fields = { source: SOURCE, notTwice: 'true' };
    const replies = await Promise.all([add(user, fields), add(user, fields), add(user, fields)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('can be replaced: the source goes along with an edit, and stays where none is sent', async () => {
    const user = await t.makeUser();
    const id = await added(user, { source: SOURCE });
    await edit(user, id, { recipeName: 'Soup' });
    expect((await get(user, id)).source).toBe(SOURCE);
    const reply = await edit(user, id, { source: 'Grandma, page 12', scrapedImage: 'http://169.254.169.254/x.png' });
    expect([reply.status, reply.body.pictureMissing]).toEqual([200, true]);
    expect((await get(user, id)).source).toBe('Grandma, page 12');
    await edit(user, id, { source: 'admin' });
    expect((await get(user, id)).source).toBe('');
  });
});

describe('a recipe of explore that is in the book', () => {
  const save = async (user: TestUser, id: string) =>
    t.send('POST', '/api/recipes/save-recipe', { user, body: { id, recipeName: 'Pea soup', source: 'admin' } });

  test('says so, and is never saved twice', async () => {
    const shown = await added(await t.makeUser({ admin: true }), { recipeName: 'Pea soup', publish: 'true' });
    const user = await t.makeUser({ premium: true });
    const copies = async () => (await t.send('GET', '/api/recipes/saved-copies', { user })).body;
    expect([await copies(), (await get(user, shown)).saved_as]).toEqual([[], undefined]);
    const replies = await Promise.all([save(user, shown), save(user, shown), save(user, shown)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [copy] = new Set(replies.map(({ body }) => body.id));
    expect(replies.every(({ body }) => body.id === copy)).toBe(true);
    expect([await copies(), (await get(user, shown)).saved_as]).toEqual([[{ of: shown, id: copy }], copy]);
    expect((await save(user, shown)).body.message).toBe('Pea soup is in your recipes already.');
    // a copy that was deleted can be saved again, and nobody else has it
    await t.send('DELETE', `/api/recipes/delete-recipe/${copy}`, { user });
    expect(await copies()).toEqual([]);
    expect((await save(user, shown)).body.id).not.toBe(copy);
    expect((await get(await t.makeUser({ premium: true }), shown)).saved_as).toBeUndefined();
  });

  test('is found again in a full book', async () => {
    const shown = await added(await t.makeUser({ admin: true }), { recipeName: 'Bean soup', publish: 'true' });
    const user = await t.makeUser({ premium: true });
    const { body } = await save(user, shown);
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text) select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, 35) n`,
      [user.householdId, user.id],
    );
    await t.services.pool.query('update users set premium_granted_until = null where id = $1', [user.id]);
    await t.services.pool.query('update recipes set is_featured = true where id = $1', [shown]);
    expect((await save(user, shown)).body).toMatchObject({ id: body.id });
  });
});
