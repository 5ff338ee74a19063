import { EMPTIED_AT_ONCE, TRASH_DAYS, TRASH_PAGE_SIZE } from '@sorrel/core/households/trash';
import { VERSIONS_MAX } from '@sorrel/core/recipes/history/patch';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeCalls, testPicture } from '../../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { users } from '../../db/tables/auth.ts';
import { images } from '../../db/tables/pictures.ts';
import { sweepTrash } from './trash.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const { added, edit, get, book } = recipeCalls(() => t);

describe('versions of a recipe', () => {
  it('keep what a save replaced, who did it, and nothing where nothing was changed', async () => {
    const user = await t.makeUser();
    const id = await added(user, { notes: 'thick' });
    await edit(user, id, { notes: 'thick' });
    await edit(user, id, { notes: 'thin', method: [{ desc: 'Simmer gently.' }] });
    const { body } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      replaced_at: null,
      fields: { notes: 'thin' },
      method: [{ desc: 'Simmer gently.' }],
    });
    expect(body[1]).toMatchObject({ fields: { notes: 'thick' }, method: [{ desc: 'Simmer.' }] });
    expect(body[1].replaced_at).not.toBeNull();
  });

  it('are brought back as a new version, so nothing is lost; not over what somebody changed since', async () => {
    const user = await t.makeUser();
    const id = await added(user, { recipeName: 'First' });
    await edit(user, id, { recipeName: 'Second', serves: '2' });
    const { body: versions } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
    const wanted = { version: versions[1].version, current: versions[0].version };
    const path = `/api/recipes/restore-version/${id}`;
    expect((await t.send('POST', path, { user, body: { ...wanted, current: wanted.current - 1 } })).status).toBe(409);
    expect((await t.send('POST', path, { user, body: { ...wanted, version: 99 } })).status).toBe(404);
    expect((await t.send('POST', path, { user, body: wanted })).status).toBe(200);
    expect(await get(user, id)).toMatchObject({ name: 'First', serves: 4 });
    const { body: after } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
    expect(after.map((one: { fields: { name: string } }) => one.fields.name)).toEqual(['First', 'Second', 'First']);
  });

  it('keep the nutrition that Premium counted where the dish is the same, and no figure or weight of another dish', async () => {
    const user = await t.makeUser({ premium: true });
    const id = await added(user, { recipeName: 'First', calculateNut: 'true' });
    const lines = (await get(user, id)).ingredients;
    await edit(user, id, {
      recipeName: 'Second',
      calculateNut: 'true',
      ingredients: [{ name: 'rice', quantity: 90, unit: 'g' }],
    });
    await edit(user, id, { recipeName: 'Third', calculateNut: 'true', ingredients: lines });
    await edit(user, id, { recipeName: 'Fourth', calculateNut: 'true', ingredients: lines });
    await t.send('PUT', `/api/recipes/cooked-weight/${id}`, { user, body: { grams: 700 } });
    const counted = (await get(user, id)).calories;
    expect(counted).toBeGreaterThan(0);
    await t.services.db.update(users).set({ premiumGrantedUntil: null }).where(eq(users.id, user.id));
    const restore = async (name: string) => {
      const { body } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
      const { version } = body.find((one: { fields: { name: string } }) => one.fields.name === name);
      const asked = { version, current: body[0].version };
      expect((await t.send('POST', `/api/recipes/restore-version/${id}`, { user, body: asked })).status).toBe(200);
      return get(user, id);
    };
    expect(await restore('Third')).toMatchObject({ calories: counted, calculate_nut: true, cookedGrams: 700 });
    expect(await restore('Second')).toMatchObject({ calories: null, nutrients: [], cookedGrams: null });
  });

  it('are thirty at most, in little room, and cost a save next to nothing', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    for (let n = 0; n < VERSIONS_MAX + 2; n++) await edit(user, id, { notes: `note number ${n}` });
    const { body } = await t.send('GET', `/api/recipes/versions/${id}`, { user });
    expect(body).toHaveLength(VERSIONS_MAX + 1);
    const { rows } = await t.services.db.execute<{ bytes: number }>(
      sql`select length(versions) as bytes from recipe_histories where recipe_id = ${id}`,
    );
    expect(rows[0]?.bytes).toBeLessThan(1500);
  });
});

describe('the trash', () => {
  it('shows all that rests there, page by page, the last first', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
    await t.services.db.execute(
      sql`insert into removed_recipes (household_id, id, name, "row", removed_at)
        select household_id, gen_random_uuid(), 'Copy ' || n, "row", removed_at - n * interval '1 second'
        from removed_recipes, generate_series(1, ${TRASH_PAGE_SIZE * 2}) n where household_id = ${user.householdId}`,
    );
    const page = async (query: string) => (await t.send('GET', `/api/recipes/trash${query}`, { user })).body;
    const pages = [await page(''), await page('?page=2'), await page('?page=3')];
    expect(pages.map(({ length }) => length)).toEqual([TRASH_PAGE_SIZE, TRASH_PAGE_SIZE, 1]);
    expect(pages[0][0]).toMatchObject({ id, category: 'None', ingredient_names: ['red lentil', 'onion'] });
    expect(new Set(pages.flat().map((recipe) => recipe.id)).size).toBe(TRASH_PAGE_SIZE * 2 + 1);
    expect(pages[2][0].name).toBe(`Copy ${TRASH_PAGE_SIZE * 2}`);
    expect(await page('?page=4')).toEqual([]);
  });

  it('is emptied as far as it was seen, by so many in one call until nothing is left', async () => {
    const user = await t.makeUser();
    const pictures = await t.services.db.$count(images);
    const id = await added(user, {}, { images: [await testPicture()] });
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
    const [{ removed_at: until }] = (await t.send('GET', '/api/recipes/trash', { user })).body;
    await t.services.db.execute(
      sql`insert into removed_recipes (household_id, id, name, "row", removed_at)
        select household_id, gen_random_uuid(), 'Copy ' || n, "row", removed_at - n * interval '1 second'
        from removed_recipes, generate_series(-1, ${EMPTIED_AT_ONCE}) n
        where household_id = ${user.householdId} and n <> 0`,
    );
    const empty = async () => (await t.send('DELETE', `/api/recipes/trash?until=${until}`, { user })).body;
    expect(await empty()).toEqual({ left: 1 });
    expect(await empty()).toEqual({ left: 0 });
    expect((await t.send('GET', '/api/recipes/trash', { user })).body).toMatchObject([{ name: 'Copy -1' }]);
    expect(await t.services.db.$count(images)).toBe(pictures);
  });

  it('keeps a deleted recipe with its picture and versions, and puts it back under its own id', async () => {
    const user = await t.makeUser();
    const id = await added(user, { recipeName: 'Soup' }, { images: [await testPicture()] });
    await edit(user, id, { recipeName: 'Good soup' });
    const before = await get(user, id);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await book(user)).total).toBe(0);
    const { body: trash } = await t.send('GET', '/api/recipes/trash', { user });
    expect(trash).toMatchObject([{ id, name: 'Good soup' }]);
    expect((await t.send('POST', `/api/recipes/trash/${id}`, { user })).status).toBe(200);
    const after = await get(user, id);
    expect(after).toMatchObject({ name: 'Good soup', created_at: before.created_at, ingredients: before.ingredients });
    expect(after.images).toHaveLength(before.images.length);
    expect((await t.send('GET', `/api/recipes/versions/${id}`, { user })).body).toHaveLength(2);
    expect((await t.send('POST', `/api/recipes/trash/${id}`, { user })).status).toBe(404);
  });

  it('is nobody else’s, and gives nothing back into a full book', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
    const stranger = await t.makeUser();
    expect((await t.send('POST', `/api/recipes/trash/${id}`, { user: stranger })).status).toBe(404);
    expect((await t.send('DELETE', `/api/recipes/trash/${id}`, { user: stranger })).status).toBe(404);
    for (let n = 0; n < 35; n++) await added(user, { recipeName: `Soup ${n}`, ingredients: [] });
    const full = await t.send('POST', `/api/recipes/trash/${id}`, { user });
    expect([full.status, full.body.upgrade]).toEqual([403, true]);
  });

  it('deletes for good when asked, and by itself after 30 days, with the pictures', async () => {
    const user = await t.makeUser();
    const pictures = () => t.services.db.$count(images);
    const kept = await pictures();
    const [one, other] = [
      await added(user, {}, { images: [await testPicture()] }),
      await added(user, {}, { images: [await testPicture()] }),
    ];
    for (const id of [one, other]) await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
    expect(await pictures()).toBe(kept + 2);
    expect((await t.send('DELETE', `/api/recipes/trash/${one}`, { user })).status).toBe(200);
    expect(await pictures()).toBe(kept + 1);
    await sweepTrash(t.services);
    expect((await t.send('GET', '/api/recipes/trash', { user })).body).toHaveLength(1);
    const later = { now: () => new Date(Date.now() + (TRASH_DAYS + 1) * 86_400_000) };
    await sweepTrash({ ...t.services, clock: { ...t.services.clock, ...later } });
    expect((await t.send('GET', '/api/recipes/trash', { user })).body).toEqual([]);
    expect(await pictures()).toBe(kept);
  });
});

describe('the log of what was cooked', () => {
  it('knows how often, how it was and the note, and an entry can be removed', async () => {
    const user = await t.makeUser();
    const recipeId = await added(user);
    const record = (body: object) =>
      t.send('POST', '/api/cook/record', { user, body: { recipeId, portions: 4, ...body } });
    await record({ stars: 5, note: ' Less honey. ' });
    const { body: second } = await record({ stars: 4, leftOver: 2 });
    await record({});
    const log = async () => (await t.send('GET', `/api/cook/log/${recipeId}`, { user })).body;
    expect(await log()).toMatchObject({ times: 3, stars: 4.5 });
    expect((await log()).entries.map((one: { note: string }) => one.note)).toContain('Less honey.');
    expect((await t.send('DELETE', `/api/cook/entry/${second.id}`, { user })).status).toBe(200);
    expect(await log()).toMatchObject({ times: 2, stars: 5 });
    expect((await record({ stars: 6 })).status).toBe(400);
    const stranger = await t.makeUser();
    expect((await t.send('GET', `/api/cook/log/${recipeId}`, { user: stranger })).body.entries).toEqual([]);
  });
});

describe('the limit of the free plan', () => {
  it('counts what is put back for who added it, whoever does that', async () => {
    const [user, other] = [await t.makeUser(), await t.makeUser()];
    const member = await t.moveInto(other, user.householdId, 'editor');
    const fill = (by: string, most: number) =>
      t.services.pool.query(
        `insert into recipes (household_id, added_by, name, search_text)
         select $1, $2, 'Stew ' || n, 'stew' from generate_series(1, $3::int) n`,
        [user.householdId, by, most],
      );
    const ids = [await added(user, { recipeName: 'One' }), await added(user, { recipeName: 'Two' })];
    await t.send('POST', '/api/recipes/chosen/delete', { user: member, body: { ids } });
    await fill(user.id, FREE_RECIPE_CAP - 1);
    const putBack = (by: typeof user, chosen: string[]) =>
      t.send('POST', '/api/recipes/chosen/put-back', { user: by, body: { ids: chosen } });
    // the other one has added none, and helps nobody over the limit
    expect((await putBack(member, ids)).status).toBe(403);
    // a full book of the other one is no reason to refuse what does not count for them
    await fill(member.id, FREE_RECIPE_CAP);
    expect((await putBack(member, ids.slice(0, 1))).body.ids).toEqual(ids.slice(0, 1));
    expect((await putBack(user, ids.slice(1))).status).toBe(403);
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body.count).toBe(FREE_RECIPE_CAP);
  });
});
