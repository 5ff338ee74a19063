import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountForPostgres } from '../src/db/postgres-account.ts';
import { importCatalogue } from '../src/recipes/catalogue.ts';
import { exploreRepo } from '../src/recipes/explore-repo.ts';
import { type TestApp, type TestReply, type TestUser, testApp } from './test-app.ts';

const HOUSEHOLDS = 12;

let t: TestApp;
let cooks: TestUser[];
beforeAll(async () => {
  t = await testApp();
  await importCatalogue(t.services);
  await t.services.exploreShelf.read(await exploreRepo(t.services.db).revision());
  cooks = [];
  for (let place = 0; place < HOUSEHOLDS; place += 1) cooks.push(await t.makeUser({ premium: true }));
});
afterAll(() => t.close());

/** The worker that has a household's rows, by its port. */
async function machineOf({ householdId }: TestUser): Promise<number> {
  const { rows } = await t.services.pool.query<{ port: number }>(
    `select nodeport as port from citus_shards where table_name = 'recipes'::regclass
       and shardid = get_shard_id_for_distribution_column('recipes', $1::uuid)`,
    [householdId],
  );
  return rows[0]?.port ?? 0;
}

/** One of each: a recipe that is written, the book that is read, a list that is saved. */
async function live(user: TestUser, turn: number): Promise<TestReply[]> {
  const form = new FormData();
  form.append('recipeName', `Soup ${turn}`);
  form.append('ingredients', JSON.stringify([{ name: 'leek', quantity: 2, unit: '' }]));
  return [
    await t.send('POST', '/api/recipes/add-recipe', { user, form }),
    await t.send('GET', '/api/recipes/user-recipes?page=1', { user }),
    await t.send('POST', '/api/household/persons', {
      user,
      body: {
        name: `Kim ${turn}`,
        colour: 'sky',
        goal_kcal: null,
        excluded_foods: [],
        portion: 1,
        away: [],
      },
    }),
  ];
}

const failed = (replies: readonly TestReply[]) =>
  replies.filter(({ status }) => status >= 500).map(({ status, body }) => `${status} ${JSON.stringify(body)}`);

test('shards move from machine to machine while people write, and no call fails', { timeout: 600_000 }, async () => {
  const { pool } = t.services;
  const count = async () => {
    const { rows } = await pool.query<{ port: number; shards: number }>(
      `select nodeport as port, count(*)::int as shards from citus_shards where table_name = 'recipes'::regclass group by 1 order by 1`,
    );
    return rows;
  };
  const before = await count();
  expect(before).toHaveLength(2);
  const emptied = before[1]?.port ?? 0;
  let isOver = false;
  const replies: TestReply[] = [];
  const writing = cooks.slice(0, 4).map(async (user) => {
    for (let turn = 0; !isOver; turn += 1) replies.push(...(await live(user, turn % 8)));
  });
  const move = async (mayHold: boolean) => {
    await pool.query(`select citus_set_node_property('127.0.0.1', $1, 'shouldhaveshards', $2)`, [emptied, mayHold]);
    await pool.query(`select citus_rebalance_start(drain_only => $1)`, [!mayHold]);
    for (;;) {
      const { rows } = await pool.query<{ state: string }>(
        'select state::text from citus_rebalance_status() order by job_id desc limit 1',
      );
      const state = rows[0]?.state ?? '';
      if (['finished', 'failed', 'cancelled'].includes(state)) return state;
      await sleep(500);
    }
  };
  const states = [await move(false)];
  const between = await count();
  states.push(await move(true));
  isOver = true;
  await Promise.all(writing);
  expect(states).toEqual(['finished', 'finished']);
  expect(between.map(({ port }) => port)).not.toContain(emptied);
  expect((await count()).map(({ port }) => port)).toContain(emptied);
  expect(replies.length).toBeGreaterThan(20);
  expect(failed(replies)).toEqual([]);
});

test('a machine that is away costs its own households and nobody explore, and all is well when it is back', {
  timeout: 300_000,
}, async () => {
  const [, worker = ''] = inject('testServer').machines;
  const port = Number(new URL(worker).port);
  const machine = controlOf(worker);
  const places = new Map<TestUser, number>();
  for (const user of cooks) places.set(user, await machineOf(user));
  const there = cooks.filter((user) => places.get(user) === port);
  const elsewhere = cooks.filter((user) => places.get(user) !== port);
  expect(Math.min(there.length, elsewhere.length)).toBeGreaterThan(0);
  const folder = await machine.folder();
  machine.stop(folder);
  try {
    for (const user of there) {
      const reply = await t.send('GET', '/api/recipes/user-recipes?page=1', { user });
      expect([reply.status, reply.headers['retry-after'] !== undefined]).toEqual([503, true]);
    }
    for (const user of elsewhere) {
      expect(failed(await live(user, 9))).toEqual([]);
      expect((await t.send('GET', '/api/recipes/user-recipes?page=1', { user })).status).toBe(200);
      await lookAround(user);
    }
  } finally {
    machine.start(folder);
  }
  for (const user of cooks)
    expect((await t.send('GET', '/api/recipes/user-recipes?page=1', { user })).status).toBe(200);
});

/** Explore, whose recipes lie on machines that may be away: what is featured, a search that nobody asked for yet, and a recipe. */
async function lookAround(user: TestUser) {
  const featured = await t.send('GET', '/api/recipes/featured-recipes', { user });
  expect([featured.status, featured.body.length > 0]).toEqual([200, true]);
  const found = await t.send('GET', '/api/recipes/premium-recipes?page=1&search=lentil', { user });
  expect([found.status, found.body.total > 0]).toEqual([200, true]);
  const read = await t.send('GET', `/api/recipes/get-recipe/${found.body.results[0].id}`, { user });
  expect(read.status).toBe(200);
}

/** Stops and starts the server of an address on this machine. */
function controlOf(url: string) {
  const run = (folder: string, args: string[]) => {
    const account = accountForPostgres(folder);
    execFileSync(path.join(process.env['CITUS_PROGRAMS'] ?? '', 'pg_ctl'), ['-D', folder, '-w', ...args], {
      cwd: '/',
      stdio: 'ignore',
      ...(account && { uid: account.uid, gid: account.gid }),
    });
  };
  return {
    folder: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
      await client.end();
      return rows[0]?.folder ?? '';
    },
    stop: (folder: string) => run(folder, ['-m', 'immediate', 'stop']),
    start: (folder: string) => run(folder, ['-l', `${folder}/server.log`, 'start']),
  };
}
