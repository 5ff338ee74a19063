import { randomUUID } from 'node:crypto';
import { AISLES } from '@sorrel/core/foods/aisles';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { expect } from 'vitest';
import type { TestApp, TestReply, TestUser } from './test-app.ts';

/** A word that stands in everything a household has made; nobody else's answers may hold it. */
interface MarkedHousehold {
  word: string;
  owner: TestUser;
  other: TestUser;
}

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

/** Two who live together, with something of everything, each thing with the household's word in it. */
export async function markedHousehold(t: TestApp, word: string): Promise<MarkedHousehold> {
  const owner = await t.makeUser({ premium: true, email: `${word}-owner@example.com` });
  const joining = await t.makeUser({ premium: true, email: `${word}-other@example.com` });
  const other = await t.moveInto(joining, owner.householdId, 'owner');
  const call = async (method: 'POST' | 'PUT', url: string, sent: { body?: object; form?: FormData }) => {
    const reply = await t.send(method, url, { user: other, ...sent });
    if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
    return reply.body;
  };
  await call('PUT', '/api/household', { body: { name: `${word} kitchen` } });
  await call('PUT', '/api/auth/update-profile', { form: form({ fullName: `${word} Ash` }) });
  await call('POST', '/api/household/invites', { body: { role: 'editor' } });
  await call('POST', '/api/recipes/add-tag', { body: { name: `${word} tag` } });
  const recipe = await call('POST', '/api/recipes/add-recipe', {
    form: form({
      recipeName: `${word} soup`,
      caption: `${word} caption`,
      ingredients: JSON.stringify([{ name: `${word} leek`, quantity: 2, unit: '' }]),
    }),
  });
  const collection = await call('POST', '/api/recipes/collections', { body: { name: `${word} collection` } });
  await call('POST', '/api/recipes/chosen/collect', { body: { ids: [recipe.id], add: [collection.id] } });
  const removed = await call('POST', '/api/recipes/add-recipe', { form: form({ recipeName: `${word} stew` }) });
  await t.send('DELETE', `/api/recipes/delete-recipe/${removed.id}`, { user: other });
  await call('POST', '/api/cook/record', { body: { recipeId: recipe.id, portions: 2, note: `${word} note` } });
  await call('POST', '/api/recipes/imports', { body: { pages: [{ address: `https://${word}.example/leek` }] } });
  const empty = { breakfast: [], lunch: [], snack: [] };
  const meal = { id: recipe.id, name: `${word} soup`, type: 'dinner' };
  const plan = Array.from({ length: DAYS_IN_PLAN }, () => ({ ...empty, dinner: [meal] }));
  await call('POST', '/api/plans/save', { body: { name: `${word} week`, plan } });
  const shoppingList = Object.fromEntries(
    AISLES.map((aisle) => [aisle, [{ id: randomUUID(), name: `${word} bread` }]]),
  );
  await call('POST', '/api/lists/save', { body: { name: `${word} list`, shoppingList } });
  return { word, owner, other };
}

/** All that the database holds with the word in it, as text: what nobody else may have changed. */
async function rowsWith(t: TestApp, word: string): Promise<string[]> {
  const tables = await t.services.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c where c.table_schema = 'public'
       and c.column_name = 'household_id' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await t.services.pool.query<{ row: string }>(
      `select row_to_json(x)::text as row from "${name}" x where position($1 in row_to_json(x)::text) > 0 order by 1`,
      [word],
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

/** What an invitation opens is for whoever has its secret. */
const OPENED_BY_INVITATION = /^POST \/api\/household\/(look|join)/;

/** Each of two households calls every route with the other's ids: no answer holds the other's word, and nothing of theirs changes. */
export async function expectUnseen<Row extends readonly [string, ...unknown[]]>(
  t: TestApp,
  rows: readonly Row[],
  send: (
    row: Row,
    caller: MarkedHousehold,
    theirs: MarkedHousehold,
  ) => Promise<Pick<TestReply, 'body'> & { status: number }>,
) {
  const word = () => `amber${randomUUID().slice(0, 8)}`;
  const [one, two] = [await markedHousehold(t, word()), await markedHousehold(t, word())];
  for (const [caller, theirs] of [
    [one, two],
    [two, one],
  ] as const) {
    const before = await rowsWith(t, theirs.word);
    expect(before.length).toBeGreaterThan(10);
    for (const row of rows.filter(([route]) => !OPENED_BY_INVITATION.test(route))) {
      const { status, body } = await send(row, caller, theirs);
      expect([row[0], status, JSON.stringify(body ?? '').includes(theirs.word)]).toEqual([row[0], status, false]);
    }
    expect(await rowsWith(t, theirs.word)).toEqual(before);
  }
}

/** What somebody has, as they see it. */
export async function thingsOf(t: TestApp, user: TestUser) {
  const read = async (url: string) => (await t.send('GET', url, { user })).body;
  return {
    recipes: await read('/api/recipes/user-recipes'),
    plans: await read('/api/plans/get-plans'),
    lists: await read('/api/lists/get-lists'),
    tags: await read('/api/recipes/get-tags'),
    collections: await read('/api/recipes/collections'),
  };
}
