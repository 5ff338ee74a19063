import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPIED, DISTRIBUTED, LOCAL } from '../src/db/where-tables-lie.ts';
import { importCatalogue } from '../src/recipes/catalogue.ts';
import { countStatements } from './statements.ts';
import { type TestApp, type TestUser, testApp } from './test-app.ts';

/*
 * What a household costs: one of two people with 60 recipes of the catalogue, 12 plans, 8 lists of 25 items, and what they
 * have said of foods and aisles. Prints rows and bytes, indexes included, and statements a call.
 */

const HOUSEHOLDS = 100;
const PER_HOUSEHOLD = { recipes: 60, plans: 12, lists: 8, items: 25, aisles: 40, corrections: 10 };
const CATALOGUE = '00000000-0000-4000-8000-000000000001';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await importCatalogue(t.services);
});
afterAll(() => t.close());

interface Size {
  rows: number;
  bytes: number;
}

async function sizes(): Promise<Map<string, Size>> {
  const found = new Map<string, Size>();
  for (const table of [...Object.keys(DISTRIBUTED), ...Object.keys(LOCAL)]) {
    const size = table in DISTRIBUTED ? 'citus_total_relation_size' : 'pg_total_relation_size';
    const { rows } = await t.services.pool.query<{ rows: string; bytes: string }>(
      `select (select count(*) from ${table}) as rows, ${size}('${table}') as bytes`,
    );
    found.set(table, { rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) });
  }
  return found;
}

async function fill({ id, householdId }: TestUser, place: number) {
  const { pool } = t.services;
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'recipes' and is_generated = 'NEVER' and column_name not in
       ('household_id', 'id', 'added_by', 'is_public', 'is_featured', 'catalogue_id')`,
  );
  const columns = rows[0]?.columns ?? '';
  await pool.query(
    `insert into recipes (household_id, added_by, ${columns}) select $1::uuid, $2::uuid, ${columns} from recipes
     where household_id = '${CATALOGUE}' order by id limit $3 offset $4`,
    [householdId, id, PER_HOUSEHOLD.recipes, place % 20],
  );
  await pool.query(
    `insert into image_uses (household_id, owner_id, key) select household_id, id, md5(id::text) || md5(name) from recipes where household_id = $1`,
    [householdId],
  );
  const { rows: meals } = await pool.query<{ id: string; name: string }>(
    'select id, name from recipes where household_id = $1 limit 28',
    [householdId],
  );
  const day = (from: number) =>
    Object.fromEntries(
      ['breakfast', 'lunch', 'dinner', 'snack'].map((type, n) => [type, [{ ...meals[from + n], type }]]),
    );
  const week = Array.from({ length: 7 }, (_, n) => day(n * 4));
  for (let n = 0; n < PER_HOUSEHOLD.plans; n += 1) {
    await pool.query('insert into plans (household_id, added_by, name, meal_plan) values ($1, $2, $3, $4)', [
      householdId,
      id,
      `Week ${n}`,
      JSON.stringify(week),
    ]);
  }
  await pool.query(
    `insert into lists (household_id, added_by, name) select $1::uuid, $2::uuid, 'List ' || n from generate_series(1, $3::int) n`,
    [householdId, id, PER_HOUSEHOLD.lists],
  );
  await pool.query(
    `insert into list_items (household_id, list_id, id, revision, added, fields, stamps)
     select household_id, id, 'item-' || n, n, '1795386324813-0000-phone', '{"name": "brown onion", "aisle": "produce", "checked": false, "amount": {"unit": "g", "quantity": 250}}', '{"name": "1795386324813-0000-phone"}'
     from lists, generate_series(1, $2::int) n where household_id = $1`,
    [householdId, PER_HOUSEHOLD.items],
  );
  await pool.query(
    `insert into aisle_choices (household_id, name, aisle) select $1::uuid, 'food ' || n, 'produce' from generate_series(1, $2::int) n`,
    [householdId, PER_HOUSEHOLD.aisles],
  );
  await pool.query(
    `insert into food_corrections (household_id, ingredient_key, food_id) select $1::uuid, 'food ' || n, 'x' from generate_series(1, $2::int) n`,
    [householdId, PER_HOUSEHOLD.corrections],
  );
}

test('what a household costs', { timeout: 600_000 }, async () => {
  const before = await sizes();
  const cooks: TestUser[] = [];
  for (let place = 0; place < HOUSEHOLDS; place += 1) {
    const cook = await t.makeUser({ premium: true });
    await t.moveInto(await t.makeUser(), cook.householdId, 'editor');
    await fill(cook, place);
    cooks.push(cook);
  }
  const after = await sizes();
  const perHousehold = [...after].map(([table, { rows, bytes }]) => ({
    table,
    where: table in DISTRIBUTED ? 'by household' : 'coordinator',
    rows: (rows - (before.get(table)?.rows ?? 0)) / HOUSEHOLDS,
    bytes: Math.round((bytes - (before.get(table)?.bytes ?? 0)) / HOUSEHOLDS),
  }));
  const sum = (where: string) => {
    const of = perHousehold.filter((row) => row.where === where);
    return { rows: of.reduce((all, { rows }) => all + rows, 0), bytes: of.reduce((all, { bytes }) => all + bytes, 0) };
  };
  console.table(perHousehold.filter(({ rows }) => rows > 0));
  console.table({ 'by household': sum('by household'), coordinator: sum('coordinator') });

  const [user] = cooks;
  if (user === undefined) throw new Error('there is nobody');
  const calls = {
    'GET /api/recipes/user-recipes': () => t.send('GET', '/api/recipes/user-recipes?page=1', { user }),
    'GET /api/plans': () => t.send('GET', '/api/plans/get-plans?page=1', { user }),
    'GET /api/lists': () => t.send('GET', '/api/lists/get-lists?page=1', { user }),
    'GET /api/auth/user': () => t.send('GET', '/api/auth/user', { user }),
  };
  const statements: Record<string, number> = {};
  for (const [call, send] of Object.entries(calls)) statements[call] = await countStatements(send);
  console.table(statements);
  expect(sum('by household').rows).toBeGreaterThan(PER_HOUSEHOLD.recipes);
  expect(Math.min(...Object.values(statements))).toBeGreaterThan(0);
  expect(COPIED.length).toBeGreaterThan(0);
});
