import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { Agent, FormData, fetch } from 'undici';
import { signAccessToken } from '../../server/src/auth/tokens.ts';
import type { HouseholdId } from '../../server/src/db/household.ts';
import { openBenchDatabase } from './recipes/bench-database.ts';
import { ALL_RECIPES, fillDatabase, isFilled } from './recipes/fill-database.ts';
import { startBareServer } from './recipes/start-bare-server.ts';
import { isProductBuilt, newDataFolder, startProduct } from './shared/built-product.ts';
import type { Running } from './shared/processes.ts';
import { quantile } from './shared/samples.ts';
import { CONNECTIONS, type Measured, shoot, shootEach } from './shared/shoot.ts';

const SECRET = 'the secret of the benchmark of load, long enough';
const EMAIL = 'large-book@example.com';
const USERS = 1_000;
/** How long a person looks at what came before asking for more. */
const THINK_MS = { least: 5_000, most: 25_000 };
/** Beyond this at the median the machine is full, and quantiles tell of the queue alone. */
const FULL_MS = 1_000;
/** People come over as long as the longest thought, so that their coming makes no rush; what is measured begins when all are there. */
const STARTING_S = THINK_MS.most / 1_000;
const SHOOT_S = 2;
/** Before a call is measured, so that what it runs is compiled. */
const WARM_S = 1;
/** Planners and uploaders at work all the time in every second window. */
const HEAVY = 2;
/** What planners and uploaders left, or begin with, is over by then. */
const SETTLING_S = 2;

const isShort = process.argv.includes('--short');
const RECIPES = isShort ? 100_000 : ALL_RECIPES;
/** Windows of each kind, in turn: what the machine does by itself meanwhile, and what has been compiled by then, falls on both alike. */
const ROUNDS = isShort ? 5 : 8;
const WINDOW_S = isShort ? 6 : 10;

interface User {
  authorization: string;
  recipeIds: string[];
}

interface Samples {
  timesMs: number[];
  /** How often each status that was refused or failed, or `no answer`, came. */
  failed: Record<string, number>;
}

type Phase = ReadonlyMap<string, Samples>;

/**
 * A thousand people at work on a million recipes: each looks, thinks and asks for more. In every second window weeks are
 * planned and pictures are encoded without a pause. Prints per call p50, p95, p99 and failures, the throughput, and what
 * one route does at its best beside a bare route that sends the same bytes. `--short` takes 100,000 recipes.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const database = await openBenchDatabase(isShort ? 'bench_load_short' : 'bench_recipes');
  const dataFolder = newDataFolder();
  let server: Running | undefined;
  try {
    server = await startProduct(database.url, dataFolder, {
      TOKEN_SECRET: SECRET,
      DATABASE_POOL_SIZE: '20',
      PREMIUM_FOR_ALL: 'true',
    });
    const users = await prepare(database.url, server.url);
    const picture = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#888',
      },
    })
      .jpeg()
      .toBuffer();
    console.log(
      `${USERS.toLocaleString('en-GB')} people, ${RECIPES.toLocaleString('en-GB')} recipes, ${availableParallelism()} cores that the load shares`,
    );
    print(await live(server.url, users, picture));
    await compareWithBare(server.url, users);
  } finally {
    await server?.stop();
    await database.close(process.argv.includes('--keep'));
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Fills the database unless it is, and signs a thousand of its users in. */
async function prepare(databaseUrl: string, serverUrl: string): Promise<User[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!(await isFilled(client))) {
      const startedAtMs = performance.now();
      const reply = await fetch(`${serverUrl}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: 'quiet-copper-lantern-42' }),
      });
      if (!reply.ok) throw new Error(`registering answered ${reply.status}`);
      await fillDatabase(client, EMAIL, RECIPES);
      console.log(`filled in ${Math.round((performance.now() - startedAtMs) / 1000)} s`);
    }
    const { rows } = await client.query<{
      userId: string;
      householdId: HouseholdId;
      sessionId: string;
      email: string;
      ids: string[];
    }>(
      `select u.id as "userId", u.household_id as "householdId", s.id as "sessionId", u.email,
          array(select r.id::text from recipes r where r.household_id = u.household_id limit 20) as ids
        from users u join sessions s on s.user_id = u.id and s.revoked_at is null
        where u.email like 'cook-%@example.com' and exists (select from recipes r where r.household_id = u.household_id)
        order by u.email limit $1`,
      [USERS],
    );
    // these people have looked at their books before: what they read is in memory, whatever the disk is busy with
    await client.query('select sum(length(r::text)) from recipes r where r.household_id = any($1)', [
      rows.map(({ householdId }) => householdId),
    ]);
    await client.query('checkpoint');
    const secret = new TextEncoder().encode(SECRET);
    return Promise.all(
      rows.map(async ({ userId, householdId, sessionId, email, ids }) => ({
        authorization: `Bearer ${await signAccessToken(secret, { id: userId, householdId, email, role: 'user', sessionId }, new Date())}`,
        recipeIds: ids,
      })),
    );
  } finally {
    await client.end();
  }
}

type Call = { name: string; path: string; method?: string; body?: object | FormData };
const isReading = ({ method }: Call) => method === undefined;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const WORDS = ['tomato', 'onion', 'chicken', 'spiced', 'salad', 'lentil'];
const EMPTY_DAY = { breakfast: [], lunch: [], dinner: [], snack: [] };

function recipeForm(picture?: Buffer): FormData {
  const form = new FormData();
  form.append('recipeName', 'Lentil Soup');
  form.append(
    'ingredients',
    JSON.stringify([
      { name: 'red lentils', quantity: 200, unit: 'g' },
      { name: 'onion', quantity: 1, unit: '' },
    ]),
  );
  form.append('method', JSON.stringify([{ desc: 'Boil.' }]));
  form.append('calculateNut', 'true');
  if (picture !== undefined)
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'soup.jpg');
  return form;
}

const list = () => ({ other: Array.from({ length: 25 }, (_, index) => ({ name: `thing ${index}`, quantity: index })) });

/** What people do, with how often of a hundred times. Each is a few calls, one after the other. */
const JOURNEYS: { times: number; calls: (user: User) => Call[] }[] = [
  {
    times: 40,
    calls: ({ recipeIds }) => [
      { name: 'book: a page', path: '/api/recipes/user-recipes?limit=24' },
      { name: 'a recipe', path: `/api/recipes/get-recipe/${pick(recipeIds)}` },
    ],
  },
  {
    times: 15,
    calls: () => [{ name: 'book: search', path: `/api/recipes/user-recipes?limit=24&search=${pick(WORDS)}` }],
  },
  {
    times: 15,
    calls: () => [
      {
        name: 'explore: a page',
        path: `/api/recipes/premium-recipes?limit=24&page=${1 + Math.floor(Math.random() * 5)}`,
      },
      { name: 'explore: featured', path: '/api/recipes/featured-recipes' },
    ],
  },
  { times: 8, calls: () => [{ name: 'spin', path: '/api/recipes/spin?resultsPool=user&type=dinner' }] },
  {
    times: 8,
    calls: ({ recipeIds }) => [
      { name: 'favourite', path: `/api/recipes/toggle-fave/${pick(recipeIds)}`, method: 'PUT' },
    ],
  },
  {
    times: 8,
    calls: () => [
      { name: 'save a list', path: '/api/lists/save', method: 'POST', body: { name: 'load', shoppingList: list() } },
      { name: 'lists', path: '/api/lists/get-lists' },
    ],
  },
  {
    times: 4,
    calls: () => [
      { name: 'search ingredients', path: '/api/recipes/search-ingredients?search=tom' },
      { name: 'add a recipe', path: '/api/recipes/add-recipe', method: 'POST', body: recipeForm() },
    ],
  },
  {
    times: 2,
    calls: () => [
      {
        name: 'save a plan',
        path: '/api/plans/save',
        method: 'POST',
        body: { name: 'load', plan: Array.from({ length: 7 }, () => EMPTY_DAY) },
      },
    ],
  },
];
const DECK = JOURNEYS.flatMap(({ times, calls }) => Array.from({ length: times }, () => calls));

const PLAN_SETTINGS = {
  repeat: {},
  structure: Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })),
  nutGoals: { calories: 2000, protein: 90 },
};
const HEAVY_CALLS: readonly ((picture: Buffer) => Call)[] = [
  () => ({ name: 'plan a week', path: '/api/plans/generate', method: 'POST', body: PLAN_SETTINGS }),
  (picture) => ({
    name: 'upload a picture',
    path: '/api/recipes/add-recipe',
    method: 'POST',
    body: recipeForm(picture),
  }),
];

/** Everybody at work, in every second window with planners and uploaders beside them: what was measured in each kind of window. */
async function live(serverUrl: string, users: readonly User[], picture: Buffer) {
  const agent = new Agent({ connections: 200, pipelining: 1 });
  const quiet = new Map<string, Samples>();
  const busy = new Map<string, Samples>();
  let recording: Map<string, Samples> | undefined;
  let isOver = false;

  async function send(user: User, { name, path: to, method = 'GET', body }: Call) {
    const window = recording;
    const isForm = body instanceof FormData;
    const startedAtMs = performance.now();
    let failure: string | undefined;
    try {
      const reply = await fetch(serverUrl + to, {
        method,
        dispatcher: agent,
        headers: {
          authorization: user.authorization,
          ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      await reply.arrayBuffer();
      if (!reply.ok) failure = String(reply.status);
    } catch {
      failure = 'no answer';
    }
    if (window === undefined) return;
    const of = window.get(name) ?? { timesMs: [], failed: {} };
    window.set(name, of);
    of.timesMs.push(performance.now() - startedAtMs);
    if (failure !== undefined) of.failed[failure] = (of.failed[failure] ?? 0) + 1;
  }

  const think = () => sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
  const people = users.map(async (user) => {
    await sleep(Math.random() * STARTING_S * 1_000);
    while (!isOver) {
      for (const call of pick(DECK)(user)) if (!isOver) await send(user, call);
      await think();
    }
  });

  const measure = async (into: Map<string, Samples>) => {
    await sleep(SETTLING_S * 1_000);
    recording = into;
    await sleep(WINDOW_S * 1_000);
    recording = undefined;
  };
  const measureBeside = async () => {
    let isEnough = false;
    const heavy = users.slice(0, HEAVY).flatMap((user) =>
      HEAVY_CALLS.map(async (callFor) => {
        while (!isEnough) await send(user, callFor(picture));
      }),
    );
    await measure(busy);
    isEnough = true;
    await Promise.all(heavy);
  };
  await sleep(STARTING_S * 1_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(quiet);
    await measureBeside();
  }
  isOver = true;
  await Promise.all(people);
  await agent.close();
  return { quiet, busy };
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(7);

function print({ quiet, busy }: { quiet: Phase; busy: Phase }) {
  const measuredS = ROUNDS * WINDOW_S;
  console.log(`\n${''.padEnd(20)} |         people alone         | while planning and encoding  | p99`);
  console.log(`${'call'.padEnd(20)} |  req/s    p50     p95     p99 |  req/s    p50     p95     p99 | grows`);
  const column = (samples: Samples | undefined) => {
    if (samples === undefined) return ''.padEnd(30);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(samples.timesMs, part)) as [
      number,
      number,
      number,
    ];
    return `${(samples.timesMs.length / measuredS).toFixed(1).padStart(7)}${ms(p50)} ${ms(p95)} ${ms(p99)}`;
  };
  const names = [...new Set([...quiet.keys(), ...busy.keys()])].toSorted();
  const failures: string[] = [];
  for (const name of names) {
    const [alone, beside] = [quiet.get(name), busy.get(name)];
    for (const [status, times] of [alone, beside].flatMap((of) => Object.entries(of?.failed ?? {}))) {
      failures.push(`${name} ${status} ${times} times`);
    }
    const grows =
      alone && beside ? (quantile(beside.timesMs, 0.99) / quantile(alone.timesMs, 0.99)).toFixed(2).padStart(6) : '';
    console.log(`${name.padEnd(20)} | ${column(alone)} | ${column(beside)} | ${grows}`);
  }
  const all = (phase: Phase) => [...phase.values()].flatMap((samples) => samples.timesMs);
  const others = (phase: Phase) =>
    [...phase].filter(([name]) => !/^(plan a week|upload)/.test(name)).flatMap(([, samples]) => samples.timesMs);
  const [alone, beside] = [quantile(others(quiet), 0.99), quantile(others(busy), 0.99)];
  console.log(
    `\n${(all(quiet).length / measuredS).toFixed(0)} and ${(all(busy).length / measuredS).toFixed(0)} requests a second; ${failures.length === 0 ? 'none failed' : `failed: ${failures.join(', ')}`}.`,
  );
  console.log(
    `p99 of all other calls together: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside: ${(beside / alone).toFixed(2)} times, ${beside < 2 * alone ? 'below' : 'NOT below'} twice.`,
  );
  if (quantile(others(quiet), 0.5) > FULL_MS) {
    console.log('The machine was full before planning and encoding began: these figures tell of its queue alone.');
  }
}

/**
 * Each reading call as fast as it goes, beside a bare Fastify route that sends the same bytes: by one person, whose session is
 * then read once for calls of one moment, and by as many people as there are connections.
 */
async function compareWithBare(serverUrl: string, users: readonly User[]) {
  const reading = (user: User) => JOURNEYS.flatMap(({ calls: of }) => of(user)).filter(isReading);
  const tokenOf = ({ authorization }: User) => authorization.slice('Bearer '.length);
  const [first] = users as [User];
  const people = users.slice(0, CONNECTIONS).map((user) => ({ calls: reading(user), token: tokenOf(user) }));
  const calls = reading(first);
  const bare = await startBareServer(
    serverUrl,
    calls.map((call) => call.path),
    tokenOf(first),
  );
  console.log(`\n${''.padEnd(20)} |      one person        |   ${String(people.length).padStart(2)} people`);
  console.log(`${'call, at its best'.padEnd(20)} |  req/s   p95 ms  share |  req/s   p95 ms  share  of a bare route`);
  try {
    for (const [index, { name, path: to }] of calls.entries()) {
      await shoot(serverUrl + to, WARM_S, tokenOf(first));
      const best = await shoot(`${bare.url}/${index}`, SHOOT_S);
      const alone = await shoot(serverUrl + to, SHOOT_S, tokenOf(first));
      const shots = people.map(({ calls: of, token }) => ({ url: serverUrl + (of[index] as Call).path, token }));
      const together = await shootEach(shots, SHOOT_S);
      const column = ({ perSecond, p95Ms }: Measured) =>
        `${perSecond.toFixed(0).padStart(7)} ${p95Ms.toFixed(1).padStart(8)} ${((perSecond / best.perSecond) * 100).toFixed(1).padStart(5)} %`;
      console.log(`${name.padEnd(20)} |${column(alone)}|${column(together)}`);
    }
  } finally {
    await bare.stop();
  }
}
