import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { COPIED, DISTRIBUTED, LOCAL } from './where-tables-lie.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** What a household owns. A table with `household_id` stands here or below. */
const OF_HOUSEHOLDS = [
  'aisle_choices',
  'collections',
  'food_corrections',
  'food_prices',
  'household_persons',
  'image_uses',
  'list_habits',
  'list_items',
  'list_loads',
  'list_operations',
  'lists',
  'plans',
  'recipe_checks',
  'recipe_histories',
  'recipe_recounts',
  'recipes',
  'removed_recipes',
  'removed_saved',
  'tags',
  'undos',
];

/** Found by something else before the household is known; they name it. */
const LOOK_UPS: Record<string, string> = {
  household_invites: 'by the hash of what the link carries',
  share_links: 'by the hash of what the link carries',
  users: 'by e-mail address, by Google subject, and by the id that a token names',
};

/** Keys of the household's tables that do not begin with it, and why. None may be added without a reason. */
const OTHER_KEYS: Record<string, string> = {
  recipes_id: 'explore is read by id alone, until its recipes stand in a table of their own',
  recipes_explore: 'explore, as above',
  recipes_sub_recipes: 'ids are nobody else’s, and recipes without links are no part of it',
  recipes_judged: 'work of the release on all recipes, which is nobody’s call',
  tags_pkey: 'numbers of tags stand in recipes and are shared with the default tags',
  tags_household_name: 'begins with the household, or with nobody for the default tags',
  removed_recipes_at: 'the sweep of the trash goes through all households',
  removed_saved_at: 'the sweep of the trash, as above',
  undos_at: 'the sweep of the trash, as above',
  image_uses_key: 'a picture is removed when no household shows it any more',
};

/** Foreign keys of the household's tables without the household: there is none. */
const OTHER_FOREIGN_KEYS: Record<string, string> = {};

const names = async (query: string): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

test('every table that names a household is one of its own, or a look-up', async () => {
  const found = await names(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'household_id' order by 1",
  );
  expect(found).toEqual([...OF_HOUSEHOLDS, ...Object.keys(LOOK_UPS)].toSorted());
});

test('every key and index of what a household owns begins with it, but for those with a reason', async () => {
  const found = await database.pool.query<{ name: string; first: string }>(
    `select i.relname as name, coalesce(a.attname, '') as first
     from pg_index x
     join pg_class i on i.oid = x.indexrelid
     join pg_class t on t.oid = x.indrelid and t.relnamespace = 'public'::regnamespace
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where t.relname = any($1) order by 1`,
    [OF_HOUSEHOLDS],
  );
  expect(found.rows.length).toBeGreaterThan(OF_HOUSEHOLDS.length);
  const others = found.rows.filter(({ first }) => first !== 'household_id').map(({ name }) => name);
  expect(others).toEqual(Object.keys(OTHER_KEYS).toSorted());
});

test('every foreign key of what a household owns names it, and none names an account', async () => {
  const found = await database.pool.query<{ name: string; columns: string[]; to: string }>(
    `select c.conname as name, r.relname as to,
       array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
     from pg_constraint c
     join pg_class t on t.oid = c.conrelid
     join pg_class r on r.oid = c.confrelid
     where c.contype = 'f' and t.relname = any($1) order by 1`,
    [OF_HOUSEHOLDS],
  );
  expect(found.rows.length).toBeGreaterThan(5);
  const others = found.rows.filter(({ columns, to }) => !columns.includes('household_id') || to === 'users');
  expect(others.map(({ name }) => name)).toEqual(Object.keys(OTHER_FOREIGN_KEYS));
});

test('every table has its place on several machines, and one only', async () => {
  const found = await names(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const placed = [...Object.keys(DISTRIBUTED), ...COPIED, ...Object.keys(LOCAL)];
  expect(placed.toSorted()).toEqual(found.toSorted());
});

test('what lies by household has the household in every unique key, and no foreign key leads to another place', async () => {
  const without = await names(
    `select i.relname as name from pg_index x
     join pg_class i on i.oid = x.indexrelid
     join pg_class t on t.oid = x.indrelid and t.relnamespace = 'public'::regnamespace
     where x.indisunique and t.relname = any('{${Object.keys(DISTRIBUTED).join(',')}}') and not exists (
       select from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)
         and a.attname = case t.relname when 'households' then 'id' else 'household_id' end)`,
  );
  expect(without).toEqual([]);
  const keys = await database.pool.query<{ name: string; from: string; to: string; changes: string }>(
    `select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to, confupdtype as changes
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(keys.rows.length).toBeGreaterThan(10);
  const crossing = keys.rows.filter(({ from, to }) => from in DISTRIBUTED !== to in DISTRIBUTED);
  expect(crossing).toEqual([]);
  // the column that says where a row lies is never changed, not by a foreign key either
  expect(keys.rows.filter(({ from, changes }) => from in DISTRIBUTED && changes !== 'a')).toEqual([]);
});
