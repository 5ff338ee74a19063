import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LENTILS, recipeCalls, recipeForm } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestReply, type TestUser, testApp } from '../../../testing/test-app.ts';
import { users } from '../../db/tables/auth.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const WEEK = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));
const PERSON = { colour: 'sky', diets: [], allergens: [], goal_kcal: null, excluded_foods: [], portion: 1, away: [] };

/** Two of one household with something of each kind, made by its owner. */
async function home() {
  const owner = await t.makeUser({ premium: true });
  const invited = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  const member = await t.makeUser({ premium: true });
  const token = invited.body.address.split('#')[1];
  await t.send('POST', '/api/household/join', { user: member, body: { token } });
  const by = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    (await t.send(method, url, { user: owner, ...(body && { body }) })).body;
  const recipe = await calls.added(owner, { recipeName: 'Stew' });
  const gone = await calls.added(owner, { recipeName: 'Gone' });
  await by('DELETE', `/api/recipes/delete-recipe/${gone}`);
  const plan = (await by('POST', '/api/plans/save', { name: 'week', plan: WEEK })).mealPlanId;
  const gonePlan = (await by('POST', '/api/plans/save', { name: 'old', plan: WEEK })).mealPlanId;
  await by('DELETE', `/api/plans/delete/${gonePlan}`);
  const list = (await by('POST', '/api/lists/save', { name: 'friday', shoppingList: {} })).id;
  const goneList = (await by('POST', '/api/lists/save', { name: 'older', shoppingList: {} })).id;
  await by('DELETE', `/api/lists/delete/${goneList}`);
  const tag = (await by('POST', '/api/recipes/add-tag', { name: 'Camping' })).tag_id;
  const collection = (await by('POST', '/api/recipes/collections', { name: 'Pies' })).id;
  const person = (await by('POST', '/api/household/persons', { ...PERSON, name: 'Mia' })).at(-1).id;
  const link = (await by('POST', '/api/share/links', { kind: 'recipe', id: recipe, days: null })).id;
  return { owner, member, recipe, gone, plan, gonePlan, list, goneList, tag, collection, person, link };
}
type Home = Awaited<ReturnType<typeof home>>;

/** Does a call while something happens to its caller, after it was asked who calls. */
async function meanwhile(happens: () => Promise<unknown>, call: () => Promise<TestReply>): Promise<TestReply> {
  const { changeTurn } = t.app;
  t.app.changeTurn = async () => {
    t.app.changeTurn = changeTurn;
    await happens();
  };
  return call().finally(() => {
    t.app.changeTurn = changeTurn;
  });
}
const demote = (user: TestUser) =>
  t.services.db.update(users).set({ householdRole: 'reader' }).where(eq(users.id, user.id));
const remove = ({ owner, member }: Home) => t.send('DELETE', `/api/household/members/${member.id}`, { user: owner });

const TICK = { id: 'tick', item: 'leek', kind: 'add', madeAtMs: 0, seenMs: 0 } as const;
const FIELDS = {
  checked: false,
  name: 'leek',
  amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 1,
  atHome: null,
};

type Change = [method: 'POST' | 'PUT' | 'DELETE', url: (of: Home) => string, body?: (of: Home) => object | FormData];
/** What an editor does to what a household shares. */
const CHANGES: Record<string, Change> = {
  'add a recipe': ['POST', () => '/api/recipes/add-recipe', () => recipeForm({ recipeName: 'New' })],
  'change one': ['PUT', (of) => `/api/recipes/edit-recipe/${of.recipe}`, () => recipeForm({ recipeName: 'Mine now' })],
  'restore a version': [
    'POST',
    (of) => `/api/recipes/restore-version/${of.recipe}`,
    () => ({ version: 1, current: 2 }),
  ],
  'delete one': ['DELETE', (of) => `/api/recipes/delete-recipe/${of.recipe}`],
  'delete several': ['POST', () => '/api/recipes/chosen/delete', (of) => ({ ids: [of.recipe] })],
  'tag several': ['POST', () => '/api/recipes/chosen/tag', (of) => ({ ids: [of.recipe], add: [of.tag] })],
  'put one back': ['POST', (of) => `/api/recipes/trash/${of.gone}`],
  'delete one for good': ['DELETE', (of) => `/api/recipes/trash/${of.gone}`],
  'correct a food': [
    'PUT',
    (of) => `/api/recipes/correct-food/${of.recipe}`,
    () => ({ ingredient: LENTILS[0]?.name, foodId: null, grams: 7 }),
  ],
  'weigh a dish': ['PUT', (of) => `/api/recipes/cooked-weight/${of.recipe}`, () => ({ grams: 7 })],
  'look at doubts': ['DELETE', (of) => `/api/recipes/checks/${of.recipe}`],
  'add a tag': ['POST', () => '/api/recipes/add-tag', () => ({ name: 'New' })],
  'rename a tag': ['PUT', (of) => `/api/recipes/rename-tag/${of.tag}`, () => ({ name: 'New' })],
  'delete a tag': ['DELETE', (of) => `/api/recipes/delete-tag/${of.tag}`],
  'add a collection': ['POST', () => '/api/recipes/collections', () => ({ name: 'New' })],
  'rename a collection': ['PUT', (of) => `/api/recipes/collections/${of.collection}`, () => ({ name: 'New' })],
  'delete a collection': ['DELETE', (of) => `/api/recipes/collections/${of.collection}`],
  'save a plan': ['POST', () => '/api/plans/save', () => ({ name: 'new', plan: WEEK })],
  'delete a plan': ['DELETE', (of) => `/api/plans/delete/${of.plan}`],
  'put a plan back': ['POST', (of) => `/api/plans/trash/${of.gonePlan}`],
  'delete a plan for good': ['DELETE', (of) => `/api/plans/trash/${of.gonePlan}`],
  'give a plan a week': ['PUT', (of) => `/api/plans/week/${of.plan}`, () => ({ weekStart: '2026-12-28' })],
  'choose a first day': ['PUT', () => '/api/plans/first-day', () => ({ firstDay: 'sunday' })],
  'merge plans': [
    'POST',
    () => '/api/plans/merge',
    (of) => ({ name: 'new', plans: [of.plan, of.plan].map((id) => ({ id, portions: 1 })) }),
  ],
  'save a list': ['POST', () => '/api/lists/save', () => ({ name: 'new', shoppingList: {} })],
  'change a list': [
    'POST',
    (of) => `/api/lists/sync/${of.list}`,
    () => ({ sentAtMs: 0, operations: [{ ...TICK, fields: FIELDS }] }),
  ],
  'add a shop': [
    'POST',
    () => '/api/lists/habits',
    () => ({
      sentAtMs: 0,
      operations: [
        { id: 'add', habit: 'shop', kind: 'add', key: 'new', values: { name: 'New' }, madeAtMs: 0, seenMs: 0 },
      ],
    }),
  ],
  'delete a list': ['DELETE', (of) => `/api/lists/delete/${of.list}`],
  'put a list back': ['POST', (of) => `/api/lists/trash/${of.goneList}`],
  'delete a list for good': ['DELETE', (of) => `/api/lists/trash/${of.goneList}`],
  'move a food': ['PUT', () => '/api/lists/remember-aisle', () => ({ name: 'leek', aisle: 'frozen' })],
  'say a price': [
    'PUT',
    () => '/api/lists/prices',
    () => ({ name: 'milk', hundredths: 99, quantity: 1, unit: 'l', currency: 'EUR' }),
  ],
  'add a person': ['POST', () => '/api/household/persons', () => ({ ...PERSON, name: 'New' })],
  'change a person': ['PUT', (of) => `/api/household/persons/${of.person}`, () => ({ ...PERSON, name: 'New' })],
  'remove a person': ['DELETE', (of) => `/api/household/persons/${of.person}`],
  'share something': ['POST', () => '/api/share/links', (of) => ({ kind: 'recipe', id: of.recipe, days: null })],
  'end a link': ['DELETE', (of) => `/api/share/links/${of.link}`],
};

const TABLES =
  `recipes removed_recipes recipe_histories tags collections plans lists list_items removed_saved aisle_choices
  list_habits food_prices food_corrections household_persons share_links undos`.split(/\s+/);

/** All that a household keeps, but for who has written it. */
async function kept({ owner: { householdId } }: Home): Promise<string> {
  const found = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await t.services.pool.query(
        `select to_jsonb(r) - '{added_by,changed_by,made_by,row,kept_for}'::text[] as row from ${table} r where household_id = $1`,
        [householdId],
      );
      return [table, rows.map(({ row }) => JSON.stringify(row)).toSorted()];
    }),
  );
  return JSON.stringify(found);
}

const change = ([method, url, body]: Change, of: Home, user: TestUser) => {
  const sent = body?.(of);
  return t.send(method, url(of), {
    user,
    ...(sent instanceof FormData ? { form: sent } : sent === undefined ? {} : { body: sent }),
  });
};

describe('who may only look from now on changes nothing any more, also by a call that has begun', () => {
  test.each(Object.entries(CHANGES))('%s', async (name, what) => {
    const of = await home();
    if (name === 'restore a version') await calls.edit(of.owner, of.recipe, { recipeName: 'Other' });
    const before = await kept(of);
    const reply = await meanwhile(
      () => demote(of.member),
      () => change(what, of, of.member),
    );
    expect([name, reply.status, reply.body.message]).toEqual([name, 403, expect.stringContaining('you may look')]);
    expect(await kept(of)).toBe(before);
  });
});

describe('who was taken out of a household changes nothing of it any more, also by a call that has begun', () => {
  test.each(Object.entries(CHANGES))('%s', async (name, what) => {
    const of = await home();
    if (name === 'restore a version') await calls.edit(of.owner, of.recipe, { recipeName: 'Other' });
    const before = await kept(of);
    const reply = await meanwhile(
      () => remove(of),
      () => change(what, of, of.member),
    );
    expect([name, reply.status]).toEqual([name, 409]);
    expect(await kept(of)).toBe(before);
  });
});

test('a list that is deleted while it is opened is there, or is not', async () => {
  const user = await t.makeUser();
  for (let round = 0; round < 12; round += 1) {
    const { id } = (await t.send('POST', '/api/lists/save', { user, body: { name: 'friday', shoppingList: {} } })).body;
    const load = () => t.send('GET', `/api/lists/load/${id}`, { user });
    const [removed, ...loads] = await Promise.all([
      t.send('DELETE', `/api/lists/delete/${id}`, { user }),
      load(),
      load(),
      load(),
    ]);
    expect(removed.status).toBe(200);
    for (const { status } of loads) expect([200, 404]).toContain(status);
  }
});
