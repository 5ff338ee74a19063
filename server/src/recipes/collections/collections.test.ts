import {
  COLLECTIONS_MAX,
  COLLECTIONS_OF_RECIPE_MAX,
  RECIPES_IN_COLLECTION_MAX,
} from '@sorrel/core/recipes/collections/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf, recipeCalls } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
const { added, book, edit, get } = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const BASE = '/api/recipes/collections';
const make = (user: TestUser, name: string) => t.send('POST', BASE, { user, body: { name } });
const made = async (user: TestUser, name: string): Promise<string> => (await make(user, name)).body.id;
const list = async (user: TestUser) =>
  (await t.send('GET', BASE, { user })).body.map(({ name, recipes }: { name: string; recipes: number }) => [
    name,
    recipes,
  ]);
const collect = (user: TestUser, body: { ids: string[]; add?: string[]; remove?: string[] }) =>
  t.send('POST', '/api/recipes/chosen/collect', { user, body });
const remove = (user: TestUser, id: string) => t.send('DELETE', `${BASE}/${id}`, { user });
const putBack = (user: TestUser, id: string) => t.send('POST', `${BASE}/${id}/put-back`, { user });
const inside = async (user: TestUser, id: string, query = '') =>
  namesOf(await book(user, `&collection=${id}${query}`)).toSorted();
const three = async (user: TestUser) => [
  await added(user, { recipeName: 'Leek soup' }),
  await added(user, { recipeName: 'Leek stew' }),
  await added(user, { recipeName: 'Apple pie' }),
];
async function fill(user: TestUser, count: number): Promise<string[]> {
  const { rows } = await t.services.pool.query<{ id: string }>(
    `insert into recipes (household_id, added_by, name, search_text)
     select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, $3) n returning id`,
    [user.householdId, user.id, count],
  );
  return rows.map(({ id }) => id);
}
async function household(role: 'editor' | 'reader' = 'editor') {
  const owner = await t.makeUser();
  return { owner, other: await t.moveInto(await t.makeUser(), owner.householdId, role) };
}

describe('a collection', () => {
  it('is made, renamed and deleted, and its recipes stay', async () => {
    const user = await t.makeUser();
    const [soup] = await three(user);
    const { body } = await make(user, '  Christmas \n baking ');
    expect(body).toEqual({ id: expect.any(String), name: 'Christmas baking', recipes: 0 });
    await collect(user, { ids: [soup!], add: [body.id] });
    const renamed = await t.send('PUT', `${BASE}/${body.id}`, { user, body: { name: 'Christmas' } });
    expect(renamed.body).toEqual({ id: body.id, name: 'Christmas', recipes: 1 });
    expect((await remove(user, body.id)).body.message).toContain('Christmas has been deleted');
    expect(await list(user)).toEqual([]);
    expect((await get(user, soup!)).collection_ids).toBeUndefined();
    expect((await book(user)).total).toBe(3);
    expect((await remove(user, body.id)).status).toBe(404);
  });

  it('is one with another of the same name in other capitals, also of two at once', async () => {
    const user = await t.makeUser();
    expect((await make(user, 'Grüße')).status).toBe(200);
    const again = await make(user, 'GRÜSSE');
    expect([again.status, again.body.message]).toEqual([
      409,
      'You have a collection of this name already. Please choose another name.',
    ]);
    const twins = await Promise.all([make(user, 'Cakes'), make(user, 'cakes')]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const pies = await made(user, 'Pies');
    const rename = (name: string) => t.send('PUT', `${BASE}/${pies}`, { user, body: { name } });
    expect((await rename('CAKES')).status).toBe(409);
    // its own name in other capitals is no other
    expect((await rename('PIES')).body.name).toBe('PIES');
    const others = [await made(user, 'Soups'), await made(user, 'Stews')];
    const renames = await Promise.all(
      others.map((id) => t.send('PUT', `${BASE}/${id}`, { user, body: { name: 'Winter' } })),
    );
    expect(renames.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('needs a name that is not too long, and there are no more of them than the limit', async () => {
    const user = await t.makeUser();
    expect((await make(user, ' \u00a0 ')).body.message).toBe('Please name the collection.');
    expect((await make(user, 'x'.repeat(61))).body.message).toBe('Name has at most 60 characters.');
    await t.services.pool.query(
      `insert into collections (household_id, name, name_key, created_at)
       select $1, 'C' || n, 'c' || n, now() from generate_series(1, $2) n`,
      [user.householdId, COLLECTIONS_MAX - 1],
    );
    const pair = await Promise.all([make(user, 'One more'), make(user, 'And another')]);
    expect(pair.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('comes back with its recipes after it was deleted, for a day', async () => {
    const user = await t.makeUser();
    const [soup, stew, pie] = await three(user);
    const id = await made(user, 'Winter');
    await collect(user, { ids: [soup!, stew!, pie!], add: [id] });
    await remove(user, id);
    await t.send('DELETE', `/api/recipes/delete-recipe/${pie}`, { user });
    expect(await inside(user, id)).toEqual([]);
    expect((await putBack(user, id)).body).toEqual({ id, name: 'Winter', recipes: 2 });
    expect(await inside(user, id)).toEqual(['Leek soup', 'Leek stew']);
    expect((await putBack(user, id)).status).toBe(404);
    // somebody has made another of this name meanwhile
    await remove(user, id);
    await made(user, 'WINTER');
    expect((await putBack(user, id)).status).toBe(409);
    const old = await made(user, 'Old');
    await remove(user, old);
    await t.services.pool.query(`update collections set removed_at = now() - interval '25 hours' where id = $1`, [old]);
    expect((await putBack(user, old)).status).toBe(404);
    // the next that is deleted takes it away for good
    await remove(user, await made(user, 'Next'));
    expect((await t.services.pool.query('select from collections where id = $1', [old])).rowCount).toBe(0);
  });
});

describe('recipes', () => {
  it('are put into several collections and taken out, and the book is narrowed by one together with all else', async () => {
    const user = await t.makeUser();
    const [soup, stew, pie] = await three(user);
    const [winter, freezer] = [await made(user, 'Winter'), await made(user, 'For the freezer')];
    const first = await collect(user, { ids: [soup!, stew!, pie!], add: [winter] });
    expect(first.body.changed.toSorted()).toEqual([soup, stew, pie].toSorted());
    expect((await collect(user, { ids: [soup!, stew!], add: [freezer, winter] })).body.changed).toHaveLength(2);
    expect((await collect(user, { ids: [soup!], add: [freezer] })).body.changed).toEqual([]);
    expect(await list(user)).toEqual([
      ['For the freezer', 2],
      ['Winter', 3],
    ]);
    const version = (await get(user, soup!)).version;
    expect(version).toBe(1);
    expect((await get(user, soup!)).collection_ids).toEqual([winter, freezer]);
    const [tag] = (await t.send('GET', '/api/recipes/get-tags', { user })).body;
    await edit(user, stew!, { recipeName: 'Leek and bean stew', tags: [tag.tag_id], version: '1' });
    // asked often enough, the same is answered from memory
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await inside(user, winter)).toEqual(['Apple pie', 'Leek and bean stew', 'Leek soup']);
      expect(await inside(user, freezer, '&search=bean')).toEqual(['Leek and bean stew']);
      expect(await inside(user, winter, `&tags=${tag.name}`)).toEqual(['Leek and bean stew']);
      const paged = await t.send('GET', `/api/recipes/user-recipes?collection=${winter}&limit=2&page=2&order=asc`, {
        user,
      });
      expect([paged.body.total, paged.body.maxPage, namesOf(paged.body)]).toEqual([3, 2, ['Apple pie']]);
      expect(await inside(user, winter, '&sort=often')).toHaveLength(3);
      const [card] = (await book(user, `&collection=${freezer}&search=soup`)).results;
      expect(card.collection_ids).toEqual([winter, freezer]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await collect(user, { ids: [soup!], remove: [freezer] });
    expect(await inside(user, freezer)).toEqual(['Leek and bean stew']);
    expect((await book(user, '&collection=nothing')).message).toBeDefined();
    expect((await book(user, '&collection=')).total).toBe(3);
  });

  it('leave the collection for the trash and come back into it, unless it is gone by then', async () => {
    const user = await t.makeUser();
    const [soup, stew] = await three(user);
    const [winter, freezer] = [await made(user, 'Winter'), await made(user, 'For the freezer')];
    await collect(user, { ids: [soup!, stew!], add: [winter, freezer] });
    await t.send('DELETE', `/api/recipes/delete-recipe/${soup}`, { user });
    expect(await inside(user, winter)).toEqual(['Leek stew']);
    await remove(user, freezer);
    await t.send('POST', `/api/recipes/trash/${soup}`, { user });
    expect(await inside(user, winter)).toEqual(['Leek soup', 'Leek stew']);
    expect((await get(user, soup!)).collection_ids).toEqual([winter]);
  });

  it('are in no more collections than one can be in, and a collection holds no more than the limit', async () => {
    const user = await t.makeUser({ premium: true });
    const ids = await fill(user, RECIPES_IN_COLLECTION_MAX + 1);
    const winter = await made(user, 'Winter');
    for (let from = 0; from < RECIPES_IN_COLLECTION_MAX; from += 100) {
      expect((await collect(user, { ids: ids.slice(from, from + 100), add: [winter] })).status).toBe(200);
    }
    const full = await collect(user, { ids: ids.slice(-1), add: [winter] });
    expect([full.status, full.body.message]).toEqual([403, expect.stringContaining('holds 500 recipes at most')]);
    expect(await list(user)).toEqual([['Winter', RECIPES_IN_COLLECTION_MAX]]);
    const many: string[] = [];
    for (let number = 0; number < COLLECTIONS_OF_RECIPE_MAX; number += 1) many.push(await made(user, `C ${number}`));
    const tooMany = await collect(user, { ids: ids.slice(0, 2), add: many });
    expect([tooMany.status, tooMany.body.message]).toEqual([403, expect.stringContaining('20 collections at most')]);
    expect((await get(user, ids[0]!)).collection_ids).toEqual([winter]);
    expect((await collect(user, { ids: ids.slice(0, 2), add: many, remove: [winter] })).status).toBe(200);
  });

  it('are nobody else’s, and go into nobody else’s collections', async () => {
    const [user, stranger] = [await t.makeUser(), await t.makeUser()];
    const [soup] = await three(user);
    const [own, theirs] = [await made(user, 'Winter'), await made(stranger, 'Winter')];
    expect((await collect(user, { ids: [soup!], add: [theirs] })).status).toBe(404);
    expect((await collect(stranger, { ids: [soup!], add: [theirs] })).body).toEqual({ changed: [] });
    await collect(user, { ids: [soup!], add: [own] });
    expect((await collect(stranger, { ids: [soup!], remove: [own] })).body).toEqual({ changed: [] });
    expect(await inside(stranger, own)).toEqual([]);
    expect(await inside(user, own)).toEqual(['Leek soup']);
  });

  it('of explore say nothing of the collections of whoever published them', async () => {
    const admin = await t.makeUser({ admin: true });
    const id = await added(admin, { recipeName: 'Published soup' });
    await collect(admin, { ids: [id], add: [await made(admin, 'Winter')] });
    await t.services.pool.query('update recipes set is_public = true, is_featured = true where id = $1', [id]);
    const reader = await t.makeUser();
    expect((await get(reader, id)).collection_ids).toBeUndefined();
    const { body } = await t.send('GET', '/api/recipes/premium-recipes?search=published', { user: reader });
    expect(body.results[0]).toMatchObject({ id });
    expect(body.results[0].collection_ids).toBeUndefined();
    await t.services.pool.query('update recipes set is_public = false, is_featured = false where id = $1', [id]);
  });
});

describe('in a household', () => {
  it('all see the same; a reader changes nothing', async () => {
    const { owner, other } = await household('reader');
    const [soup] = await three(owner);
    const id = await made(owner, 'Winter');
    await collect(owner, { ids: [soup!], add: [id] });
    expect(await list(other)).toEqual([['Winter', 1]]);
    expect(await inside(other, id)).toEqual(['Leek soup']);
    const replies = [
      await make(other, 'Mine'),
      await remove(other, id),
      await putBack(other, id),
      await collect(other, { ids: [soup!], remove: [id] }),
      await t.send('PUT', `${BASE}/${id}`, { user: other, body: { name: 'Mine' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await list(owner)).toEqual([['Winter', 1]]);
  });

  it('two change, fill and delete at once, in any order, and nobody waits in a circle', async () => {
    const { owner, other } = await household();
    const ids = await fill(owner, 40);
    const [winter, freezer] = [await made(owner, 'Winter'), await made(owner, 'For the freezer')];
    await collect(owner, { ids, add: [winter] });
    const replies = await Promise.all([
      collect(owner, { ids, add: [winter, freezer] }),
      collect(other, { ids: ids.toReversed(), add: [freezer, winter] }),
      remove(other, winter),
      t.send('PUT', `${BASE}/${freezer}`, { user: owner, body: { name: 'Freezer' } }),
      make(other, 'Third'),
      t.send('POST', '/api/recipes/chosen/tag', { user: other, body: { ids: ids.toReversed(), add: [1] } }),
    ]);
    expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(replies.slice(2).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // whatever came first, nothing is left in a collection that is gone
    const { rows } = await t.services.pool.query(
      'select count(*)::int as left from recipes where $1::uuid = any(collection_ids)',
      [winter],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('whoever joins brings theirs, and those of one name become one; whoever leaves takes those of their recipes', async () => {
    const owner = await t.makeUser();
    const joining = await t.makeUser();
    const pie = await added(owner, { recipeName: 'Pie' });
    const tart = await added(joining, { recipeName: 'Tart' });
    await collect(owner, { ids: [pie], add: [await made(owner, 'Baking')] });
    const cake = await added(joining, { recipeName: 'Cake' });
    await collect(joining, { ids: [tart, cake], add: [await made(joining, 'BAKING'), await made(joining, 'Camping')] });
    await t.send('DELETE', `/api/recipes/delete-recipe/${cake}`, { user: joining });
    const gone = await made(joining, 'Gone');
    await remove(joining, gone);
    await made(owner, 'Empty');
    const { body: invite } = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
    const token = invite.address.split('#')[1];
    expect((await t.send('POST', '/api/household/join', { user: joining, body: { token } })).status).toBe(200);
    expect(await list(owner)).toEqual([
      ['Baking', 2],
      ['Camping', 1],
      ['Empty', 0],
    ]);
    // what comes out of the trash is in what its collection became
    await t.send('POST', `/api/recipes/trash/${cake}`, { user: owner });
    expect(await list(owner)).toEqual([
      ['Baking', 3],
      ['Camping', 2],
      ['Empty', 0],
    ]);
    await t.send('DELETE', `/api/recipes/delete-recipe/${cake}`, { user: owner });
    expect((await t.send('POST', '/api/household/leave', { user: joining })).status).toBe(200);
    expect(await list(joining)).toEqual([
      ['Baking', 1],
      ['Camping', 1],
    ]);
    expect(await list(owner)).toEqual([
      ['Baking', 2],
      ['Camping', 1],
      ['Empty', 0],
    ]);
  });
});

it('a device that keeps the book hears which recipe is in another collection', async () => {
  const user = await t.makeUser();
  const [soup] = await three(user);
  const marks = async () =>
    (await t.send('GET', '/api/recipes/book-marks?revision=', { user })).body.recipes as { id: string; mark: string }[];
  const before = await marks();
  const id = await made(user, 'Winter');
  await collect(user, { ids: [soup!], add: [id] });
  const changed = (await marks()).filter(({ mark }, place) => before[place]?.mark !== mark);
  expect(changed.map((recipe) => recipe.id)).toEqual([soup]);
  const { body } = await t.send('GET', `/api/recipes/whole-recipes?ids=${soup}&ids=${soup}`, { user });
  expect(body[0].collection_ids).toEqual([id]);
});
