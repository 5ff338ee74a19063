import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListItem } from '@sorrel/core/lists/list';
import { fieldsOf } from '@sorrel/core/lists/operations/item-record';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestUser, testApp } from '../../testing/test-app.ts';
import { copyTestDatabase, emptyTestDatabase, type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { openSession } from '../auth/service.ts';
import { backUpBeforeMigrating } from './back-up-before-migrating.ts';
import type { HouseholdId } from './household.ts';
import { importDatabase } from './import-database.ts';
import { findMigrationsFolder, migrateDatabase, readMigrations } from './migrate.ts';
import { besideOrNull } from './migrate-beside.ts';
import { openPool } from './open-database.ts';

// a database and an app for each release
vi.setConfig({ testTimeout: 120_000 });

const NAMES = readMigrations().map((migration) => migration.name);
/** Every later migration runs on what an older release wrote, so that some of them try all: the newest, and every sixth. `npm run prove` takes each. */
const TRIED = process.env['ALL_RELEASES'] ? NAMES : NAMES.filter((_, at) => at % 6 === 0 || at >= NAMES.length - 3);
const USER = '00000000-0000-4000-8000-0000000000a1';
const RECIPE = '00000000-0000-4000-8000-0000000000b1';
const PLAN = '00000000-0000-4000-8000-0000000000c1';
const LIST = '00000000-0000-4000-8000-0000000000d1';

let database: TestDatabase;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-upgrade-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The migrations as a release had them whose newest was this one. */
function migrationsUpTo(name: string): string {
  const from = findMigrationsFolder();
  const to = path.join(folder, `up-to-${name}`);
  mkdirSync(path.join(to, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(from, 'meta', '_journal.json'), 'utf8'));
  const entries = journal.entries.slice(0, NAMES.indexOf(name) + 1);
  writeFileSync(path.join(to, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(path.join(from, `${tag}.sql`), path.join(to, `${tag}.sql`));
  return to;
}

/** From that release on things belong to households. */
const HOUSEHOLDS = '0025';
const ownerColumn = (release: string) => (release >= HOUSEHOLDS ? 'household_id' : 'user_id');

/** Rows as the first release wrote them, and those that later ones have in their place. */
async function writeSample(release: string) {
  const meal = { id: RECIPE, name: 'Lentil Soup', type: 'dinner', calories: 300 };
  const week = Array.from({ length: 7 }, (_, day) => ({
    breakfast: [],
    lunch: [],
    dinner: day === 0 ? [meal] : [],
    snack: [],
  }));
  const list = Object.fromEntries(
    ['other', 'produce', 'bakery', 'dairy and eggs', 'meat and fish', 'pantry and dry goods', 'snacks', 'frozen'].map(
      (aisle) => [aisle, [] as object[]],
    ),
  );
  list['produce'] = [
    { id: 'i1', name: 'onion', quantity: 2, unit: '', meals: [], quantityDescription: '', checked: true },
  ];
  const { pool } = database;
  const owner = ownerColumn(release);
  if (release >= HOUSEHOLDS) await pool.query('insert into households (id) values ($1)', [USER]);
  await pool.query(
    `insert into users (id, ${release >= HOUSEHOLDS ? 'household_id, ' : ''}email, email_key, email_verified_at, onboarded_at, first_name)
      values ($1, ${release >= HOUSEHOLDS ? '$1, ' : ''}'Cook@example.com', 'cook@example.com', now(), now(), 'Zoë')`,
    [USER],
  );
  await pool.query(
    `insert into recipes (id, ${owner}${release >= HOUSEHOLDS ? ', added_by' : ''}, name, type, serves, ingredients, method, notes, search_text, calories)
      values ($1, $2${release >= HOUSEHOLDS ? ', $2' : ''}, 'Lentil Soup', 'dinner', 2, $3, $4, 'Keeps for days.', 'lentil soup onion', 300)`,
    [
      RECIPE,
      USER,
      JSON.stringify([{ id: 'i1', name: 'Onion', quantity: 1, unit: '', possibleUnits: [] }]),
      JSON.stringify([{ step: 1, desc: 'Boil.' }]),
    ],
  );
  await pool.query(`insert into plans (${owner}, id, name, meal_plan) values ($1, $2, 'spring', $3)`, [
    USER,
    PLAN,
    JSON.stringify(week),
  ]);
  await pool.query(`insert into lists (${owner}, id, name, list) values ($1, $2, 'saturday', $3)`, [
    USER,
    LIST,
    JSON.stringify(list),
  ]);
  if (release >= '0024') await writeItem(release, list['produce']?.[0] as ListItem);
}

/** From that release on items are rows. */
const writeItem = (release: string, item: ListItem) =>
  database.pool.query(
    `insert into list_items (${ownerColumn(release)}, list_id, id, revision, added, fields, stamps) values ($1, $2, $3, 1, '', $4, '{}')`,
    [USER, LIST, item.id, JSON.stringify(fieldsOf(item, 'produce', 1))],
  );

/** Reads all of it through the product. */
async function expectAllReads() {
  const t = await testApp({}, { pool: database.pool, db: database.db });
  const signedIn = await openSession(
    t.services,
    { id: USER, householdId: USER as HouseholdId, email: 'Cook@example.com', role: 'user' },
    'test',
  );
  const user = { headers: { authorization: `Bearer ${signedIn.token}` } } as TestUser;
  const read = async (url: string) => {
    const reply = await t.send('GET', url, { user });
    expect([url, reply.status]).toEqual([url, 200]);
    return reply.body;
  };
  expect(await read('/api/auth/user')).toMatchObject({ email: 'Cook@example.com', first_name: 'Zoë', recipe_count: 1 });
  expect((await read('/api/recipes/user-recipes?search=onion')).results).toMatchObject([{ name: 'Lentil Soup' }]);
  expect(await read(`/api/recipes/get-recipe/${RECIPE}`)).toMatchObject({
    notes: 'Keeps for days.',
    ingredients: [{ name: 'Onion' }],
    method: [{ desc: 'Boil.' }],
  });
  expect((await read(`/api/plans/load/${PLAN}`)).mealPlan[0].dinner).toMatchObject([{ name: 'Lentil Soup' }]);
  expect((await read(`/api/lists/load/${LIST}`)).list).toMatchObject([{ name: 'onion', checked: true }]);
  expect((await read(`/api/lists/get-list/${PLAN}`)).list.produce).toMatchObject([{ name: 'onion' }]);
  expect(await read('/api/recipes/get-tags')).not.toEqual([]);
  await t.close();
}

/** Every column and index, for comparing. */
async function schemaOf({ pool }: Pick<TestDatabase, 'pool'>) {
  const columns = await pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default, generation_expression
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await pool.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return { columns: columns.rows, indexes: indexes.rows };
}

/** Every row of every table, for comparing, without its moments; how often a book was counted is nobody's. */
async function rowsOf({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select regexp_replace((to_jsonb("${name}") - 'book_revision' - 'revision')::text, '"\\d{4}-\\d\\d-\\d\\dT[^"]*"', '"then"', 'g') as row
        from "${name}" order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

let freshSchema: Awaited<ReturnType<typeof schemaOf>>;
/** Climbs from release to release, empty and with nobody connected; what a release is tried on is a copy of it. */
let climbing: TestDatabase;
beforeAll(async () => {
  const fresh = await testDatabase();
  freshSchema = await schemaOf(fresh);
  await fresh.drop();
  climbing = await emptyTestDatabase();
});
afterAll(() => climbing.drop());

test.each(TRIED)('a database of the release with %s reads whole with the newest one', async (name) => {
  const pool = openPool(climbing.url, { size: 1 });
  await migrateDatabase(pool, migrationsUpTo(name)).finally(() => pool.end());
  database = await copyTestDatabase(climbing);
  await writeSample(name);
  await migrateDatabase(database.pool);
  const rows = await rowsOf(database);
  await expectAllReads();
  expect(await schemaOf(database)).toEqual(freshSchema);

  // beside the tables that are in use the same comes of it
  await database.drop();
  database = await copyTestDatabase(climbing);
  await writeSample(name);
  const later = NAMES.slice(NAMES.indexOf(name) + 1);
  expect(await besideOrNull(database.pool, findMigrationsFolder())).toEqual(later);
  expect(await schemaOf(database)).toEqual(freshSchema);
  expect(await rowsOf(database)).toEqual(rows);
});

test('before a migration the database is kept in a file, which brings it back; the newest three are kept', async () => {
  database = await emptyTestDatabase();
  const old = migrationsUpTo(NAMES[0] ?? '');
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  expect(await backUpBeforeMigrating(database.pool, folder, day(1), old)).toBeNull();
  await migrateDatabase(database.pool, old);
  await writeSample(NAMES[0] ?? '');
  expect(await backUpBeforeMigrating(database.pool, folder, day(1), old)).toBeNull();
  const files: (string | null)[] = [];
  for (const number of [2, 3, 4, 5]) files.push(await backUpBeforeMigrating(database.pool, folder, day(number)));
  await migrateDatabase(database.pool);
  expect(await backUpBeforeMigrating(database.pool, folder, day(6))).toBeNull();
  const kept = readdirSync(path.join(folder, 'backups')).map((file) => path.join(folder, 'backups', file));
  expect(kept.toSorted()).toEqual(files.slice(1).toSorted());

  await database.pool.query('delete from users');
  await importDatabase(database.pool, files[3] ?? '', { replace: true });
  await expectAllReads();
});
