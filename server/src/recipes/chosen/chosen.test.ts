import { CHOSEN_RECIPES_MAX, FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf, recipeCalls, testPicture } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
const { added, book, edit, get } = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const chosen = (what: string, user: TestUser, body: object, key?: string) =>
  t.send('POST', `/api/recipes/chosen/${what}`, {
    user,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const three = async (user: TestUser) => [
  await added(user, { recipeName: 'Soup' }),
  await added(user, { recipeName: 'Stew' }),
  await added(user, { recipeName: 'Pie' }),
];
const tagsOf = async (user: TestUser, id: string) =>
  (await get(user, id)).tags.map(({ tag_id }: { tag_id: number }) => tag_id);

describe('tags of several recipes', () => {
  it('are put on and taken off, the others stay, and only what changed is a new version', async () => {
    const user = await t.makeUser();
    const [soup, stew] = await three(user);
    const [one, two, other] = (await t.send('GET', '/api/recipes/get-tags', { user })).body.map(
      ({ tag_id }: { tag_id: number }) => tag_id,
    );
    await edit(user, soup!, { recipeName: 'Soup', tags: [one, two] });
    const before = await get(user, soup!);
    const { body } = await chosen('tag', user, { ids: [soup, stew], add: [two], remove: [other] });
    expect(body).toEqual({ changed: 1 });
    expect((await get(user, soup!)).version).toBe(before.version);
    expect(await tagsOf(user, soup!)).toEqual([one, two]);
    expect(await tagsOf(user, stew!)).toEqual([two]);
    expect((await chosen('tag', user, { ids: [soup, stew], add: [other], remove: [two] })).body.changed).toBe(2);
    expect(await tagsOf(user, soup!)).toEqual([one, other]);
    expect(await tagsOf(user, stew!)).toEqual([other]);
    // somebody who has the form open is told, and does not write the old tags over the new ones
    const late = await edit(user, soup!, { recipeName: 'Soup', tags: [one, two], version: String(before.version) });
    expect(late.status).toBe(409);
  });

  it('are none that the household does not see, and nobody else’s recipes', async () => {
    const [user, stranger] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    const [soup] = await three(user);
    const { body: tag } = await t.send('POST', '/api/recipes/add-tag', { user: stranger, body: { name: 'Sundays' } });
    expect((await chosen('tag', user, { ids: [soup], add: [tag.tag_id] })).status).toBe(404);
    expect((await chosen('tag', stranger, { ids: [soup], add: [tag.tag_id] })).body).toEqual({ changed: 0 });
    expect(await tagsOf(user, soup!)).toEqual([]);
    // more than a tag's number can be
    expect((await chosen('tag', user, { ids: [soup], remove: [2 ** 31] })).status).toBe(400);
  });
});

describe('several deleted recipes', () => {
  it('rest in the trash and come back together, with pictures and places', async () => {
    const user = await t.makeUser();
    const [soup, stew, pie] = await three(user);
    const pictured = await added(user, { recipeName: 'Tart' }, { images: [await testPicture()] });
    const gone = await chosen('delete', user, { ids: [soup, stew, pictured] });
    expect(gone.body.ids.toSorted()).toEqual([soup, stew, pictured].toSorted());
    expect(namesOf(await book(user))).toEqual(['Pie']);
    expect((await t.send('GET', '/api/recipes/trash', { user })).body).toHaveLength(3);
    // another device had the same chosen: what is gone already is passed over
    expect((await chosen('delete', user, { ids: [soup, pie] })).body.ids).toEqual([pie]);
    const back = await chosen('put-back', user, { ids: [soup, stew, pictured, pie] });
    expect(back.body.ids).toHaveLength(4);
    expect(namesOf(await book(user)).toSorted()).toEqual(['Pie', 'Soup', 'Stew', 'Tart']);
    expect((await get(user, pictured)).images).toHaveLength(1);
    expect((await chosen('put-back', user, { ids: [soup] })).body.ids).toEqual([]);
  });

  it('are nobody else’s, and come back all or none', async () => {
    const [user, stranger] = [await t.makeUser(), await t.makeUser()];
    const ids = await three(user);
    expect((await chosen('delete', stranger, { ids })).body.ids).toEqual([]);
    await chosen('delete', user, { ids });
    expect((await chosen('put-back', stranger, { ids })).body.ids).toEqual([]);
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text)
       select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, $3) n`,
      [user.householdId, user.id, FREE_RECIPE_CAP - 2],
    );
    const full = await chosen('put-back', user, { ids });
    expect([full.status, full.body.upgrade]).toEqual([403, true]);
    expect((await t.send('GET', '/api/recipes/trash', { user })).body).toHaveLength(3);
    expect((await chosen('put-back', user, { ids: ids.slice(1) })).body.ids).toHaveLength(2);
  });

  it('are deleted once a key, and by two at once in any order without waiting in a circle', async () => {
    const user = await t.makeUser({ premium: true });
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text)
       select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, 120) n`,
      [user.householdId, user.id],
    );
    const { rows } = await t.services.pool.query('select id from recipes where household_id = $1', [user.householdId]);
    const ids = rows.map(({ id }) => id as string);
    const replies = await Promise.all([
      chosen('delete', user, { ids }),
      chosen('delete', user, { ids: ids.toReversed() }),
      chosen('tag', user, { ids: ids.toReversed(), add: [1] }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0].body.ids.length + replies[1].body.ids.length).toBe(120);
    const key = crypto.randomUUID();
    const twins = await Promise.all([1, 2].map(() => chosen('put-back', user, { ids }, key)));
    expect(twins.map(({ body }) => body.ids.length)).toEqual([120, 120]);
    expect((await book(user)).total).toBe(120);
  });
});

it('no more at once than the limit, and at least one', async () => {
  const user = await t.makeUser();
  const ids = Array.from({ length: CHOSEN_RECIPES_MAX + 1 }, () => crypto.randomUUID());
  for (const what of ['tag', 'delete', 'put-back', 'export']) {
    expect((await chosen(what, user, { ids })).body.message).toBe('Please choose at most 200 recipes at once.');
    expect((await chosen(what, user, { ids: [] })).status).toBe(400);
  }
});

it('several recipes are taken along as a zip with their pictures, and no other ones', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const [soup] = await three(user);
  const tart = await added(user, { recipeName: 'Tart' }, { images: [await testPicture()] });
  const zipOf = async (by: TestUser) => {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/recipes/chosen/export',
      headers: { authorization: `Bearer ${by.token}` },
      payload: { ids: [soup, tart] },
    });
    expect(reply.headers['content-type']).toBe('application/zip');
    return reply.rawPayload.toString('latin1');
  };
  const own = await zipOf(user);
  for (const name of ['-soup.json', '-tart.json', 'pictures/']) expect(own).toContain(name);
  expect(own).not.toContain('-pie.json');
  expect(await zipOf(stranger)).not.toContain('.json');
});
