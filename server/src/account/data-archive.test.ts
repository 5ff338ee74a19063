import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { importRecipe } from '@sorrel/core/recipes/import-recipe';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostRows } from '../../testing/most-rows.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { READ_AT_ONCE } from '../db/item-states.ts';
import { aisleChoices, lists } from '../db/tables/lists.ts';
import { plans } from '../db/tables/plans.ts';
import { recipes } from '../db/tables/recipes.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';
import { BATCH, COOKED_IN_FILE } from './data-repo.ts';

const LEEK_FIELDS = {
  checked: false,
  name: 'leek',
  amount: { quantity: 1, unit: null, quantityDescription: '', meals: [] },
  aisle: 'produce',
  place: 1,
  atHome: null,
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (user?: TestUser) =>
  t.app.inject({ url: '/api/auth/download-data', ...(user === undefined ? {} : { headers: user.headers }) });
const json = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString('utf8') ?? 'null');
const under = (files: Map<string, Buffer>, folder: string) =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`));

async function addRecipe(user: TestUser, fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture !== undefined) form.append('images', new Blob([new Uint8Array(picture)]), 'a.png');
  const reply = await t.send('POST', '/api/recipes/add-recipe', { user, form });
  expect(reply.status).toBe(200);
}

describe('downloading one’s data', () => {
  test('on the free plan too it holds recipes as JSON-LD, pictures, plans, lists, profile and habits', async () => {
    const user = await t.makeUser();
    const stranger = await t.makeUser();
    await addRecipe(stranger, { recipeName: 'Not mine' });
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a2' } })
      .png()
      .toBuffer();
    await addRecipe(
      user,
      {
        recipeName: 'Crème / “brûlée”',
        serves: '2',
        prepTime: '15',
        ingredients: JSON.stringify([{ id: 'a', name: 'cream', quantity: 300, unit: 'ml', possibleUnits: [] }]),
        method: JSON.stringify([{ step: 1, desc: 'Heat the cream.' }]),
      },
      picture,
    );
    await addRecipe(user, { recipeName: '茶' });
    const { db } = t.services;
    await db
      .insert(plans)
      .values({ householdId: user.householdId, addedBy: user.id, name: 'week one', mealPlan: [{ breakfast: [] }] });
    await db
      .insert(lists)
      .values({ householdId: user.householdId, addedBy: user.id, name: 'big shop', list: { other: [] } });
    await db.insert(aisleChoices).values({ householdId: user.householdId, name: 'oat milk', aisle: 'dairy and eggs' });

    const page = 'https://recipes.example/later';
    await t.send('POST', '/api/recipes/imports', { user, body: { pages: [{ address: page }] } });

    const shoppingList = { produce: [{ id: 'leek', name: 'leek' }] };
    const deleted = await t.send('POST', '/api/lists/save', { user, body: { name: 'gone', shoppingList } });
    await t.send('DELETE', `/api/lists/delete/${deleted.body.id}`, { user });

    const reply = await ask(user);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="sorrel-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
    const files = await unzip(reply.rawPayload);
    expect(files.size).toBe(Number(reply.headers['x-archive-entries']));
    expect(under(files, 'recipes').map((path) => path.replace(/\d+/, 'N'))).toEqual(
      expect.arrayContaining(['recipes/N-crème-brûlée.json', 'recipes/N-茶.json']),
    );
    expect(under(files, 'recipes')).toHaveLength(2);

    const brulee = json(files, under(files, 'recipes').find((path) => path.includes('crème')) ?? '');
    expect(brulee).toMatchObject({ '@type': 'Recipe', name: 'Crème / “brûlée”', prepTime: 'PT15M' });
    const imported = importRecipe(
      `<script type="application/ld+json">${JSON.stringify(brulee)}</script>`,
      'https://sorrel.example/',
    );
    expect(imported).toMatchObject({ ok: true, recipe: { ingredientLines: ['300 ml cream'], servings: 2 } });

    const [pictureName] = under(files, 'pictures');
    expect(brulee.image).toEqual([`../${pictureName}`]);
    expect((await sharp(files.get(pictureName ?? '')).metadata()).format).toBe('webp');

    expect(json(files, 'plans/0001-week-one.json')).toMatchObject({ name: 'week one', mealPlan: [{ breakfast: [] }] });
    expect(json(files, 'lists/0001-big-shop.json')).toMatchObject({ name: 'big shop', list: { other: [] } });
    const trashed = json(files, 'trash/0001-gone.json');
    expect(trashed).toMatchObject({ kind: 'list', name: 'gone', list: { produce: [{ name: 'leek' }] } });
    expect(json(files, 'profile.json')).toMatchObject({ id: user.id, email: user.email });
    expect(json(files, 'habits.json').imports).toMatchObject([{ address: page }]);
    expect(json(files, 'habits.json').aisleChoices).toEqual([{ name: 'oat milk', aisle: 'dairy and eggs' }]);
    expect(files.get('README.txt')?.toString()).toContain('schema.org');
    expect(reply.rawPayload.toString('latin1')).not.toContain('Not mine');
    const everything = [...files.values()].map(String).join();
    for (const secret of ['password_hash', 'passwordHash', 'tokenHash', 'token_hash']) {
      expect(everything).not.toContain(secret);
    }
  });

  test('what was cooked and what rests in the trash come some at a time, however many they are', async () => {
    const [user, stranger] = [await t.makeUser(), await t.makeUser()];
    const cooked = 2 * COOKED_IN_FILE + 1;
    for (const { id, householdId } of [user, stranger]) {
      await t.services.pool.query(
        `insert into cook_entries (user_id, recipe_id, cooked_at, portions, note, recipe_version)
         select $1, gen_random_uuid(), now() - (n / 3) * interval '1 hour', 2, 'note ' || n, 1 from generate_series(1, $2::int) n`,
        [id, cooked],
      );
      await t.services.pool.query(
        `insert into removed_recipes (household_id, id, name, row, removed_at)
         select $1, gen_random_uuid(), 'soup ' || n, '{"serves": 4}', now() from generate_series(1, $2::int) n`,
        [householdId, BATCH + 1],
      );
    }
    const list = await t.send('POST', '/api/lists/save', { user, body: { name: 'gone', shoppingList: {} } });
    await t.services.pool.query(
      `insert into list_items (household_id, list_id, id, revision, added, fields, stamps)
       select $1, $2, 'item ' || n, 1, 'now', $4, '{}' from generate_series(1, $3::int) n`,
      [user.householdId, list.body.id, READ_AT_ONCE + 1, JSON.stringify(LEEK_FIELDS)],
    );
    await t.send('DELETE', `/api/lists/delete/${list.body.id}`, { user });
    const most = await mostRows(t.services.pool, async () => {
      const reply = await ask(user);
      const files = await unzip(reply.rawPayload);
      expect(files.size).toBe(Number(reply.headers['x-archive-entries']));
      const entries = under(files, 'cooked').flatMap((path) => json(files, path));
      expect(under(files, 'cooked')).toHaveLength(3);
      expect(new Set(entries.map(({ note }) => note)).size).toBe(cooked);
      expect(entries.map(({ cookedAt }) => cookedAt)).toEqual(
        entries
          .map(({ cookedAt }) => cookedAt)
          .toSorted()
          .toReversed(),
      );
      expect(under(files, 'trash/recipes')).toHaveLength(BATCH + 1);
      const [one = ''] = under(files, 'trash/recipes');
      expect(json(files, one)).toMatchObject({ name: expect.stringMatching(/^soup/), recipe: { serves: 4 } });
      expect(json(files, 'trash/0001-gone.json').list.produce).toHaveLength(READ_AT_ONCE + 1);
    });
    expect(most).toBe(COOKED_IN_FILE);
  });

  test('an empty account gets its profile', async () => {
    const files = await unzip((await ask(await t.makeUser())).rawPayload);
    expect([...files.keys()]).toEqual(['README.txt', 'profile.json', 'habits.json']);
  });

  test('nobody else gets it, and more than ten an hour are refused with when to come again', async () => {
    expect((await ask()).statusCode).toBe(401);
    const user = await t.makeUser();
    for (let index = 0; index < RATE_LIMITS.download.points; index += 1) {
      expect((await ask(user)).statusCode).toBe(200);
    }
    const refused = await ask(user);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await ask(await t.makeUser())).statusCode).toBe(200);
  });

  test('every table that holds something of a user is in it, or is named here with why not', async () => {
    const left = {
      household_invites: 'hashed secrets',
      list_loads: 'what a device had of a list that is in it',
      list_operations: 'ids of what was done to a list that is in it',
      users: 'is the profile',
      image_uses: 'says which pictures are in it',
      mails: 'went to the mailbox of the user',
      refresh_tokens: 'hashed secrets',
      mail_tokens: 'hashed secrets',
      once_keys: 'answers of one day, which open with a key that is not kept',
      calendar_feeds: 'a hashed secret',
      recipe_recounts: 'dishes that are not counted again yet: nothing of the person’s',
      recipe_histories: 'what recipes were before they were changed; what they are is in it',
      payment_customers: 'references of the payment provider; what they mean is in the profile',
    };
    const given = [
      ...[
        'aisle_choices',
        'collections',
        'cook_entries',
        'feedback',
        'food_corrections',
        'food_prices',
        'household_persons',
        'import_pages',
        'imports',
        'list_habits',
        'list_items',
        'lists',
        'plans',
        'recipe_checks',
      ],
      ...['recipes', 'reminders', 'removed_recipes', 'removed_saved', 'sessions', 'share_links', 'tags', 'undos'],
    ];
    const tables = await t.services.pool.query<{ name: string }>(
      "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'household_id')",
    );
    const known = [...given, 'used_ingredients', ...Object.keys(left)];
    expect(tables.rows.map((row) => row.name).toSorted()).toEqual(known.toSorted());
  });
});

describe('a large book', () => {
  test('3,000 recipes are read in batches while they are sent, and never wait in memory', async () => {
    const user = await t.makeUser();
    const COUNT = 3_000;
    // words that hardly compress: the whole zip must not fit into what the sockets hold for a reader who waits
    await t.services.pool.query(
      `insert into recipes (household_id, name, method)
       select $1, 'Soup ' || n, jsonb_build_array(jsonb_build_object('step', 1, 'desc',
         (select string_agg(md5(n || ' ' || word), ' ') from generate_series(1, 300) word)))
       from generate_series(1, $2::int) n`,
      [user.householdId, COUNT],
    );
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.server.address() as AddressInfo;
    const options = { host: '127.0.0.1', port, path: '/api/auth/download-data', headers: user.headers };

    const queries = countQueries();
    // whoever does not read holds up the reading from the database
    const idle = request(options).end();
    const [waiting] = await once(idle, 'response');
    waiting.pause();
    await expectAtRest(() => queries.count);
    expect(queries.count).toBeLessThan((COUNT / BATCH) * 0.8);
    idle.destroy();

    const [reply] = await once(request(options).end(), 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    queries.stop();
    const files = await unzip(Buffer.concat(chunks));
    expect(files.size).toBe(COUNT + 3);
    expect(new Set(under(files, 'recipes').map((path) => json(files, path).name)).size).toBe(COUNT);
  }, 120_000);

  test('a failure while it is sent breaks the download off, so that nobody takes a part for the whole', async () => {
    const user = await t.makeUser();
    await t.services.db.insert(recipes).values({ householdId: user.householdId, addedBy: user.id, name: 'Soup' });
    await t.services.pool.query('alter table lists rename column list to away');
    try {
      const { port } = t.app.server.address() as AddressInfo;
      const [reply] = await once(
        request({ host: '127.0.0.1', port, path: '/api/auth/download-data', headers: user.headers }).end(),
        'response',
      );
      await expect(text(reply)).rejects.toThrow();
    } finally {
      await t.services.pool.query('alter table lists rename column away to list');
    }
  });
});

/** Counts what is asked of the recipes' table from now on. */
function countQueries() {
  const { pool } = t.services;
  const original = pool.query;
  const seen = { count: 0, stop: () => Object.assign(pool, { query: original }) };
  Object.assign(pool, {
    query(...args: Parameters<typeof pool.query>) {
      if (JSON.stringify(args[0]).includes('from \\"recipes\\"')) seen.count += 1;
      return original.apply(pool, args);
    },
  });
  return seen;
}

/** Waits until a number has stopped growing. */
async function expectAtRest(read: () => number) {
  for (let before = -1; before !== read() || before === 0; ) {
    before = read();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
