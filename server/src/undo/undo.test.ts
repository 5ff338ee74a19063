import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { openSession } from '../auth/service.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const OVER = 'This was taken back already, or can no longer be taken back.';
const CHANGED = 'Nothing was taken back: somebody has changed it since.';
const undo = (user: TestUser, kind: string, id: string | number) =>
  t.send('POST', '/api/undo', { user, body: { kind, id: String(id) } });

/** Another member of the household, who may edit. */
async function memberOf(owner: TestUser, role = 'editor', premium = false): Promise<TestUser> {
  const other = await t.makeUser({ premium });
  const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role } });
  await t.send('POST', '/api/household/join', { user: other, body: { token: invited.body.address.split('#')[1] } });
  return other;
}

const meal = (name: string) => ({ id: null, name, note: { kind: 'note' } });
const week = (note: string) =>
  Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [meal(note)], snack: [] }));
const savePlan = (user: TestUser, note: string, more: object = {}) =>
  t.send('POST', '/api/plans/save', { user, body: { name: 'autumn', plan: week(note), ...more } });
const noteOf = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/plans/load/${id}`, { user })).body.mealPlan[0].dinner[0].name;

describe('a save over a plan of the name (24.4)', () => {
  test('is taken back once, and what it replaced rests in the trash until then', async () => {
    const user = await t.makeUser();
    const first = await savePlan(user, 'Pub', { weekStart: '2026-11-02' });
    expect(first.body.savedOver).toBeUndefined();
    const second = await savePlan(user, 'Canteen');
    expect(second.body).toEqual({ mealPlanId: first.body.mealPlanId, savedOver: true });
    expect((await t.send('GET', '/api/plans/trash', { user })).body).toMatchObject([
      { name: 'autumn', saved_over: true },
    ]);
    const undone = await undo(user, 'plan', first.body.mealPlanId);
    expect(undone.body).toEqual({ message: 'autumn is as it was before.' });
    expect(await noteOf(user, first.body.mealPlanId)).toBe('Pub');
    expect((await t.send('GET', '/api/plans/weeks', { user })).body.weeks).toMatchObject([{ weekStart: '2026-11-02' }]);
    expect((await t.send('GET', '/api/plans/trash', { user })).body).toEqual([]);
    expect((await undo(user, 'plan', first.body.mealPlanId)).body).toEqual({ message: OVER });
  });

  test('is not offered where the same was saved again', async () => {
    const user = await t.makeUser();
    await savePlan(user, 'Pub');
    expect((await savePlan(user, 'Pub')).body.savedOver).toBeUndefined();
    expect((await t.send('GET', '/api/plans/trash', { user })).body).toEqual([]);
  });

  test('stays where another member has saved since, and says so; both weeks before are in the trash', async () => {
    const user = await t.makeUser();
    const other = await memberOf(user);
    const { mealPlanId } = (await savePlan(user, 'Pub')).body;
    await savePlan(user, 'Canteen');
    // what one member did is not for another to take back
    expect((await undo(other, 'plan', mealPlanId)).status).toBe(404);
    await savePlan(other, 'Picnic');
    const refused = await undo(user, 'plan', mealPlanId);
    expect([refused.status, refused.body.message]).toEqual([409, `${CHANGED} What it was before is in the trash.`]);
    expect(await noteOf(user, mealPlanId)).toBe('Picnic');
    const trash = (await t.send('GET', '/api/plans/trash', { user })).body;
    expect(trash).toHaveLength(2);
    // taken back by who did it, after which the first save is the last again
    expect((await undo(other, 'plan', mealPlanId)).status).toBe(200);
    expect((await undo(user, 'plan', mealPlanId)).status).toBe(200);
    expect(await noteOf(user, mealPlanId)).toBe('Pub');
  });

  test('is brought out of the trash beside the plan, under a number', async () => {
    const user = await t.makeUser();
    const { mealPlanId } = (await savePlan(user, 'Pub')).body;
    await savePlan(user, 'Canteen');
    const [rests] = (await t.send('GET', '/api/plans/trash', { user })).body;
    expect((await t.send('POST', `/api/plans/trash/${rests.id}`, { user })).body.name).toBe('autumn 2');
    expect(await noteOf(user, rests.id)).toBe('Pub');
    expect(await noteOf(user, mealPlanId)).toBe('Canteen');
    expect((await undo(user, 'plan', mealPlanId)).status).toBe(404);
  });

  test('keeps few of them, and what was deleted makes no room for them', async () => {
    const user = await t.makeUser();
    const gone = await t.send('POST', '/api/plans/save', { user, body: { name: 'gone', plan: week('x') } });
    await t.send('DELETE', `/api/plans/delete/${gone.body.mealPlanId}`, { user });
    for (let count = 0; count < 23; count += 1) await savePlan(user, `Pub ${count}`);
    const trash = (await t.send('GET', '/api/plans/trash', { user })).body;
    expect(trash.filter((one: { saved_over: boolean }) => one.saved_over)).toHaveLength(20);
    expect(trash.some((one: { name: string }) => one.name === 'gone')).toBe(true);
  });
});

/** Another session of the same person, as a second phone has. */
async function otherPhone(user: TestUser): Promise<TestUser> {
  const { token } = await openSession(t.services, { ...user, role: 'user' }, 'other phone');
  return { ...user, token, headers: { authorization: `Bearer ${token}` } };
}
const item = (name: string, more: object = {}) => ({ name, quantity: 1, unit: null, checked: false, ...more });
const saveList = (user: TestUser, items: object[], more: object = {}) =>
  t.send('POST', '/api/lists/save', { user, body: { name: 'saturday', shoppingList: { produce: items }, ...more } });
const namesOn = async (user: TestUser, id: string) =>
  (await t.send('GET', `/api/lists/load/${id}`, { user })).body.list.map(({ name }: { name: string }) => name);

describe('a save over a list of the name (24.4)', () => {
  test('is taken back once, with what stood on it and its ticks', async () => {
    const user = await t.makeUser();
    const { id } = (await saveList(user, [item('leek', { checked: true }), item('kale')])).body;
    const elsewhere = await otherPhone(user);
    const over = await saveList(elsewhere, [item('milk')]);
    expect(over.body).toMatchObject({ id, savedOver: true });
    expect(await namesOn(user, id)).toEqual(['milk']);
    expect((await undo(elsewhere, 'list', id)).body).toEqual({ message: 'saturday is as it was before.' });
    const { list } = (await t.send('GET', `/api/lists/load/${id}`, { user })).body;
    expect(list).toMatchObject([
      { name: 'leek', checked: true },
      { name: 'kale', checked: false },
    ]);
    expect((await undo(elsewhere, 'list', id)).status).toBe(404);
    expect((await t.send('GET', '/api/lists/trash', { user })).body).toEqual([]);
  });

  test('stays where something was done to the list since; what it replaced is in the trash', async () => {
    const user = await t.makeUser();
    const { id } = (await saveList(user, [item('leek')])).body;
    const elsewhere = await otherPhone(user);
    await saveList(elsewhere, [item('milk', { id: 'milk' })]);
    const tick = { id: 'tick', item: 'milk', kind: 'set', fields: { checked: true }, madeAtMs: 0, seenMs: 0 };
    await t.send('POST', `/api/lists/sync/${id}`, { user, body: { sentAtMs: 0, operations: [tick] } });
    expect((await undo(elsewhere, 'list', id)).status).toBe(409);
    expect(await namesOn(user, id)).toEqual(['milk']);
    const [rests] = (await t.send('GET', '/api/lists/trash', { user })).body;
    expect(rests).toMatchObject({ name: 'saturday', saved_over: true });
    expect((await t.send('POST', `/api/lists/trash/${rests.id}`, { user })).body.name).toBe('saturday 2');
    expect(await namesOn(user, rests.id)).toEqual(['leek']);
  });

  test('is not offered for what is only added or ticked', async () => {
    const user = await t.makeUser();
    await saveList(user, [item('leek')]);
    const more = await saveList(user, [item('leek', { checked: true }), item('kale')]);
    expect(more.body.savedOver).toBeUndefined();
    expect((await t.send('GET', '/api/lists/trash', { user })).body).toEqual([]);
  });

  test('a new name is taken back, and the list that had it comes back', async () => {
    const user = await t.makeUser();
    const first = (await saveList(user, [item('leek')])).body.id;
    const second = (await saveList(user, [item('milk')], { name: 'sunday' })).body.id;
    const renamed = await saveList(user, [], { id: second, onlyName: true });
    expect(renamed.body.savedOver).toBe(true);
    expect((await undo(user, 'list', second)).body).toEqual({ message: 'It is called sunday again.' });
    const { lists } = (await t.send('GET', '/api/lists/get-lists?page=1', { user })).body;
    expect(lists.map(({ id, name }: { id: string; name: string }) => [id, name]).toSorted()).toEqual(
      [
        [first, 'saturday'],
        [second, 'sunday'],
      ].toSorted(),
    );
    expect(await namesOn(user, first)).toEqual(['leek']);
    await saveList(user, [], { id: second, onlyName: true, name: 'monday' });
    await saveList(user, [], { id: second, onlyName: true, name: 'tuesday' });
    expect((await undo(user, 'list', second)).body).toEqual({ message: 'It is called monday again.' });
  });
});

const PERSON = {
  colour: 'sky',
  diets: ['Vegan'],
  allergens: [],
  goal_kcal: 1200,
  excluded_foods: ['nuts'],
  portion: 0.5,
  away: [],
};

describe('what rests in no trash (24.4)', () => {
  test('a person who was removed comes back whole, under the same id', async () => {
    const user = await t.makeUser();
    const added = await t.send('POST', '/api/household/persons', { user, body: { ...PERSON, name: 'Mia' } });
    const mia = added.body.at(-1);
    await t.send('DELETE', `/api/household/persons/${mia.id}`, { user });
    expect((await undo(user, 'person', mia.id)).body).toEqual({ message: 'Mia eats with you again.' });
    expect((await t.send('GET', '/api/household/persons', { user })).body.at(-1)).toEqual(mia);
    expect((await undo(user, 'person', mia.id)).status).toBe(404);
  });

  test('a tag that was deleted comes back on its recipes, under its number, unless the name is taken', async () => {
    const user = await t.makeUser({ premium: true });
    const tag = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Sunday' } })).body;
    const id = await calls.added(user, { tags: [tag.tag_id] });
    await t.send('DELETE', `/api/recipes/delete-tag/${tag.tag_id}`, { user });
    const again = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'sunday' } })).body;
    expect((await undo(user, 'tag', tag.tag_id)).status).toBe(409);
    await t.send('DELETE', `/api/recipes/delete-tag/${again.tag_id}`, { user });
    expect((await undo(user, 'tag', tag.tag_id)).body).toEqual({ message: 'The tag Sunday is back on its recipes.' });
    const { tags } = await calls.get(user, id);
    expect(tags).toMatchObject([{ tag_id: tag.tag_id, name: 'Sunday' }]);
    expect((await undo(user, 'tag', tag.tag_id)).status).toBe(404);
  });

  test('the new name of a tag is taken back, but not over another new name', async () => {
    const user = await t.makeUser({ premium: true });
    const tag = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Sunday' } })).body;
    const other = await memberOf(user, 'editor', true);
    const rename = (who: TestUser, name: string) =>
      t.send('PUT', `/api/recipes/rename-tag/${tag.tag_id}`, { user: who, body: { name } });
    await rename(user, 'Weekend');
    expect((await undo(user, 'tag', tag.tag_id)).body).toEqual({ message: 'It is called Sunday again.' });
    await rename(user, 'Weekend');
    expect((await rename(other, 'Holidays')).status).toBe(200);
    expect((await undo(user, 'tag', tag.tag_id)).body).toEqual({ message: CHANGED });
  });

  test('the new name of a collection is taken back, but not over another new name', async () => {
    const user = await t.makeUser();
    const { id } = (await t.send('POST', '/api/recipes/collections', { user, body: { name: 'Cakes' } })).body;
    const rename = (name: string) => t.send('PUT', `/api/recipes/collections/${id}`, { user, body: { name } });
    await rename('Pies');
    expect((await undo(user, 'collection', id)).body).toEqual({ message: 'It is called Cakes again.' });
    const other = await memberOf(user);
    await rename('Pies');
    await t.send('PUT', `/api/recipes/collections/${id}`, { user: other, body: { name: 'Tarts' } });
    expect((await undo(user, 'collection', id)).body).toEqual({ message: CHANGED });
  });

  test('an entry of the log comes back with its day, stars and note; also for somebody who may only look', async () => {
    const owner = await t.makeUser();
    const recipeId = await calls.added(owner);
    const reader = await memberOf(owner, 'reader');
    const entry = (
      await t.send('POST', '/api/cook/record', {
        user: reader,
        body: { recipeId, portions: 3, stars: 4, note: 'more salt', leftOver: 1 },
      })
    ).body;
    const log = async () => (await t.send('GET', `/api/cook/log/${recipeId}`, { user: reader })).body;
    const before = await log();
    await t.send('DELETE', `/api/cook/entry/${entry.id}`, { user: reader });
    expect((await undo(reader, 'cooked', entry.id)).body).toEqual({ message: 'The entry is back.' });
    expect(await log()).toEqual(before);
    expect((await undo(reader, 'link', entry.id)).status).toBe(403);
  });

  test('a link that was ended opens again at the same address, and goes with who made it', async () => {
    const owner = await t.makeUser();
    const other = await memberOf(owner);
    const recipeId = await calls.added(owner);
    const make = async (user: TestUser) =>
      (await t.send('POST', '/api/share/links', { user, body: { kind: 'recipe', id: recipeId } })).body;
    const [own, others] = [await make(owner), await make(other)];
    const opens = async ({ address }: { address: string }) => (await t.send('GET', new URL(address).pathname)).status;
    for (const { id } of [own, others]) await t.send('DELETE', `/api/share/links/${id}`, { user: owner });
    expect(await opens(own)).toBe(404);
    expect((await undo(owner, 'link', own.id)).body).toEqual({ message: 'The link is open again.' });
    expect(await opens(own)).toBe(200);
    await t.send('POST', '/api/household/leave', { user: other });
    expect((await undo(owner, 'link', others.id)).status).toBe(404);
    expect(await opens(others)).toBe(404);
  });
});

test('what was done is taken back for a day, by who did it in this household, and is forgotten with the account', async () => {
  const owner = await t.makeUser();
  const other = await memberOf(owner);
  const { id } = (await t.send('POST', '/api/recipes/collections', { user: other, body: { name: 'Cakes' } })).body;
  const rename = (name: string) => t.send('PUT', `/api/recipes/collections/${id}`, { user: other, body: { name } });
  await rename('Pies');
  await t.services.pool.query("update undos set done_at = now() - interval '25 hours' where member_id = $1", [
    other.id,
  ]);
  expect((await undo(other, 'collection', id)).status).toBe(404);
  await rename('Tarts');
  await t.send('POST', '/api/household/leave', { user: other });
  expect((await undo(other, 'collection', id)).status).toBe(404);
  const { rows } = await t.services.pool.query('select 1 from undos where member_id = $1', [other.id]);
  expect(rows).toEqual([]);
});
