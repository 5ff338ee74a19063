import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword, type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { removeHouseholds } from '../auth/households-repo.ts';
import { hashPassword } from '../auth/passwords.ts';
import { users } from '../db/tables/auth.ts';
import { recipeChecks } from '../db/tables/imports.ts';
import { mails } from '../db/tables/mails.ts';
import { paymentCustomers, subscriptions } from '../db/tables/payments.ts';
import { recipes } from '../db/tables/recipes.ts';
import { deletionReasons } from '../db/tables/support.ts';
import { createFolderImageStore } from '../platform/folder-image-store.ts';

const PASSWORD = 'quiet-copper-lantern-42';

let t: TestApp;
let passwordHash: string;
let pictures: string;
beforeAll(async () => {
  pictures = mkdtempSync(path.join(tmpdir(), 'sorrel-pictures-'));
  t = await testApp({}, { imageStore: createFolderImageStore(pictures) });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await t.close();
  rmSync(pictures, { recursive: true, force: true });
});

test('whatever arrives while the account is deleted is answered 401, as for nobody, and keeps nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-pictures-'));
  const store = createFolderImageStore(folder);
  let goes: TestUser | undefined;
  // the account goes after the request was let in, while its picture is being kept
  const racing = await testApp(
    {},
    {
      imageStore: {
        ...store,
        async put(...file) {
          if (goes !== undefined) await removeHouseholds(racing.services.db, [goes.householdId]);
          return store.put(...file);
        },
      },
    },
  );
  const user = await racing.makeUser();
  goes = user;
  const reply = await racing.send('POST', '/api/recipes/add-recipe', {
    user,
    form: form({ recipeName: 'Soup' }, { images: await picture('#a52') }),
  });
  expect(reply).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
  const { rows } = await racing.services.pool.query('select key from image_uses');
  expect(rows).toEqual([]);
  await racing.close();
  rmSync(folder, { recursive: true, force: true });
});

const remove = (user: TestUser, body: object = { reason: 'taking-a-break', password: PASSWORD }) =>
  t.send('POST', '/api/auth/delete-account', { user, body });

const picture = (colour: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background: colour } })
    .png()
    .toBuffer();

function form(fields: Record<string, string>, files: Record<string, Buffer> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) body.append(name, new Blob([new Uint8Array(bytes)]), 'a.png');
  return body;
}

/** Tables that hold something of a user, by their column. */
async function personalTables(): Promise<string[]> {
  const found = await t.services.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'household_id') and table_name <> 'users' order by 1`,
  );
  return found.rows.map((row) => row.name);
}

/** Every row of every table in which a text stands, as 'table: row'. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await t.services.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await t.services.pool.query<{ row: string }>(
      `select row_to_json(x)::text as row from "${name}" x where position($1 in lower(row_to_json(x)::text)) > 0`,
      [text.toLowerCase()],
    );
    found.push(...rows.rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** A user with something in every table there is. */
async function livelyUser(email: string): Promise<TestUser> {
  const user = await t.makeUser({ email, premium: true });
  await setPassword(t, user, passwordHash);
  const ok = async (...request: Parameters<TestApp['send']>) => {
    const reply = await t.send(...request);
    expect([request[1], reply.status, reply.status < 300 ? '' : reply.body]).toEqual([request[1], 200, '']);
    return reply.body;
  };
  await ok('PUT', '/api/auth/update-profile', {
    user,
    form: form({ fullName: `${email.split('@')[0]} Unmistakable` }, { profileImage: await picture('#a22') }),
  });
  await ok('POST', '/api/recipes/add-recipe', {
    user,
    form: form(
      {
        recipeName: 'Soup',
        ingredients: JSON.stringify([{ id: 'a', name: 'lentils', quantity: 100, unit: 'g', possibleUnits: [] }]),
        method: JSON.stringify([{ step: 1, desc: 'Stir.' }]),
        methodImageIndexes: '[0]',
      },
      { images: await picture('#2a2'), methodImages: await picture('#22a') },
    ),
  });
  await ok('POST', '/api/auth/feedback', { user, body: { howDidYouHear: 'other', text: 'Lovely.' } });
  await ok('PUT', '/api/auth/update-email', { user, body: { email: `next-${email}`, password: PASSWORD } });
  await t.send('POST', '/api/auth/password-reset-request', { body: { email } });
  await t.services.db.insert(paymentCustomers).values({ id: `cus_${user.id}`, userId: user.id });
  await t.services.db.insert(subscriptions).values({
    id: `sub_${user.id}`,
    customerId: `cus_${user.id}`,
    status: 'canceled',
    eventType: 'deleted',
    eventCreatedAt: new Date(),
  });
  await ok('POST', '/api/recipes/imports', { user, body: { pages: [{ address: 'https://recipes.example/later' }] } });
  const [recipe] = await t.services.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.householdId, user.householdId));
  await t.services.db
    .insert(recipeChecks)
    .values({ householdId: user.householdId, recipeId: recipe?.id ?? '', doubts: [] });
  const shoppingList = { produce: [{ id: 'leek', name: 'leek' }] };
  const { id } = await ok('POST', '/api/lists/save', { user, body: { name: 'shop', shoppingList } });
  const operations = [{ id: 'removal', kind: 'remove', item: 'leek', madeAtMs: 0, seenMs: 0 }];
  await ok('POST', `/api/lists/sync/${id}`, { user, body: { sentAtMs: 0, operations } });
  await fillOtherTables(user);
  return user;
}

/** One row by hand in each table that nothing above wrote to, whatever its columns are. */
/** Whether a table has something of a person or of their household of one. */
const hasRowsOf = async (table: string, { id, householdId }: TestUser): Promise<boolean> => {
  const { rowCount } = await t.services.pool.query(
    `select 1 from "${table}" x where row_to_json(x) ->> 'user_id' = $1 or row_to_json(x) ->> 'household_id' = $2 limit 1`,
    [id, householdId],
  );
  return (rowCount ?? 0) > 0;
};

async function fillOtherTables(user: TestUser) {
  const { pool } = t.services;
  for (const table of await personalTables()) {
    if (await hasRowsOf(table, user)) continue;
    const columns = await pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 
         and (column_name in ('user_id', 'household_id') or (is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'))`,
      [table],
    );
    const sample = (name: string, type: string): unknown => {
      if (name === 'user_id') return user.id;
      if (name === 'household_id') return user.householdId;
      if (name === 'role') return 'editor';
      if (type === 'uuid') return '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12';
      if (type === 'jsonb') return '{}';
      if (type.startsWith('timestamp') || type === 'date') return '2026-01-01';
      if (type === 'boolean') return false;
      return /int|double|numeric/.test(type) ? 1 : `of ${user.id}`;
    };
    const names = columns.rows.map(({ name }) => `"${name}"`).join(', ');
    const places = columns.rows.map((_, index) => `$${index + 1}`).join(', ');
    await pool.query(
      `insert into "${table}" (${names}) values (${places})`,
      columns.rows.map(({ name, type }) => sample(name, type)),
    );
  }
}

describe('deleting the account', () => {
  test('API-13 no table and no file holds anything of the user afterwards, and others keep theirs', async () => {
    const other = await livelyUser('somebody.else@example.com');
    const keptFolders = readdirSync(pictures);
    expect(keptFolders).toHaveLength(3);
    const user = await livelyUser('wilhelmina@example.com');
    for (const table of await personalTables()) {
      expect([table, await hasRowsOf(table, user)]).toEqual([table, true]);
    }
    expect(readdirSync(pictures)).toHaveLength(6);

    expect(await remove(user)).toMatchObject({ status: 200, body: { message: 'Your account has been deleted.' } });

    expect(await rowsWith(user.householdId)).toEqual([]);
    expect(await rowsWith(user.id)).toEqual([expect.stringMatching(/^mails: .*account-deleted/)]);
    const named = await rowsWith('wilhelmina');
    // the last mail, until it is sent, and the counter of mails to an address, until its hour is over
    expect(named.filter((row) => !/^mails: .*account-deleted|^rate_limits: {"key":"mail:/.test(row))).toEqual([]);
    expect(named.filter((row) => row.startsWith('mails'))).toHaveLength(1);
    expect(readdirSync(pictures).toSorted()).toEqual(keptFolders.toSorted());
    expect((await t.send('GET', '/api/auth/user', { user: other })).body.id).toBe(other.id);
  });

  test('the sessions end everywhere, the refresh token too, and nobody logs in', async () => {
    const user = await t.makeUser();
    await setPassword(t, user, passwordHash);
    const logIn = () => t.send('POST', '/api/auth/authenticate', { body: { email: user.email, password: PASSWORD } });
    const elsewhere = (await logIn()).body.token;
    const reply = await remove(user);
    expect(reply.cookies.find((cookie) => cookie.name === 'refresh_token')?.value).toBe('');
    for (const authorization of [user.headers.authorization, `Bearer ${elsewhere}`]) {
      expect((await t.send('GET', '/api/auth/user', { headers: { authorization } })).status).toBe(401);
    }
    const refreshed = await t.send('POST', '/api/auth/refresh-access-token', {
      headers: { cookie: `refresh_token=${user.refreshToken}`, origin: t.services.config.PUBLIC_URL },
    });
    expect(refreshed.status).toBe(401);
    expect((await logIn()).status).toBe(401);
  });

  test('ENT-65 ENT-66 the reason is kept, the person is not, and a mail says good-bye', async () => {
    const user = await t.makeUser();
    await setPassword(t, user, passwordHash);
    const before = await t.services.db.$count(deletionReasons, eq(deletionReasons.reason, 'privacy-concerns'));
    await remove(user, { reason: 'privacy-concerns', password: PASSWORD });
    expect(await t.services.db.$count(deletionReasons, eq(deletionReasons.reason, 'privacy-concerns'))).toBe(
      before + 1,
    );
    const columns = await t.services.pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'deletion_reasons' order by 1",
    );
    expect(columns.rows.map((row) => row.name)).toEqual(['created_at', 'id', 'reason']);
    const sent = await t.services.db.select().from(mails).where(eq(mails.recipient, user.email));
    expect(sent.map((mail) => mail.subject)).toEqual(['Your account has been deleted']);
  });

  test('a picture that somebody else uses too stays', async () => {
    const first = await livelyUser('first@example.com');
    const second = await t.makeUser();
    const [use] = (
      await t.services.pool.query<{ key: string }>('select key from image_uses where household_id = $1', [
        first.householdId,
      ])
    ).rows;
    await t.services.pool.query('insert into image_uses (household_id, owner_id, key) values ($1, $1, $2)', [
      second.householdId,
      use?.key,
    ]);
    await remove(first);
    expect(await t.services.imageStore.get(`${use?.key}/320.webp`)).not.toBeNull();
  });

  test('an account made again with the address starts empty', async () => {
    const user = await livelyUser('again@example.com');
    await remove(user);
    const fresh = await t.makeUser({ email: 'again@example.com' });
    expect((await t.send('GET', '/api/auth/user', { user: fresh })).body).toMatchObject({
      recipe_count: 0,
      first_name: null,
      premium: false,
    });
    expect(await t.services.db.$count(users, eq(users.id, user.id))).toBe(0);
  });
});
