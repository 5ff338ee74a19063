/**
 * `tsx e2e/budgets.ts [--short]`: one free account asks for the worst of everything at once; what another person gets is
 * measured alone and beside it, in rounds that take turns, so that whatever else the machine does falls on both. Fails when
 * the p99 of the other person's calls is more than 1.5 times its value alone, or one of them fails. Everything is on this
 * machine, and every round ends by itself.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeAccount, PASSWORD } from './accounts.ts';
import { startServer } from './server.ts';

const isShort = process.argv.includes('--short');
const ROUNDS = isShort ? 3 : 6;
const PHASE_S = isShort ? 6 : 10;
const P99_GROWS_AT_MOST = 1.5;
const PAGE_CHARACTERS = 5_000_000;
const RECIPES = 30;

// --- pages that cost as much as pages can ----------------------------------------------------------------------------

const filled = (text: string, opening = '') =>
  opening + text.repeat(Math.ceil(PAGE_CHARACTERS / text.length)).slice(0, PAGE_CHARACTERS - opening.length);
const data = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const SOUP = { '@type': 'Recipe', name: 'Soup', recipeInstructions: 'Boil it.' };
const MICRODATA = '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>';
const PAGES: Record<string, string> = {
  nested: filled('<li>1 egg</li>', MICRODATA + '<div itemprop="recipeIngredient">'.repeat(590)),
  ones: data({ ...SOUP, recipeIngredient: [filled('1 ')] }).slice(0, PAGE_CHARACTERS),
  scripts: filled('<script type="application/ld+json">{"@type":"Recipe",</script>'),
  itemprops: filled('<i itemprop="recipeIngredient">1 egg</i>', MICRODATA),
  control: `<h1>Soup</h1><p>${filled('\u0001 \u0002', '')}`.slice(0, PAGE_CHARACTERS),
  ingredients: data({ ...SOUP, recipeIngredient: Array.from({ length: 40_000 }, (_, index) => `${index} g of flour`) }),
  attributes: `<a ${Array.from({ length: 400_000 }, (_, index) => `b${index}=c`).join(' ')}>`,
  closing: filled('</p></b>', '<div>'.repeat(590)),
  soup: data({
    ...SOUP,
    recipeYield: '4 servings',
    recipeIngredient: [
      '200 g red lentils',
      '1 onion, finely chopped',
      '1.2 litres vegetable stock',
      '2 tbsp olive oil',
    ],
  }),
};
const photograph = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer();

const site = createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  if (name === 'picture') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGES[name] ?? PAGES['soup']);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;

/** As many pixels as a picture may have. */
const largePicture = path.join(mkdtempSync(path.join(tmpdir(), 'sorrel-hostile-')), 'large.jpg');
await sharp({
  create: {
    width: 5000,
    height: 4990,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg({ quality: 40 })
  .toFile(largePicture);

// --- the other person ------------------------------------------------------------------------------------------------

const server = await startServer({ IMPORT_ALLOW_HOSTS: host, LOG_LEVEL: 'fatal' });
const account = await makeAccount(server.url);
let authorization = '';
const failed: Record<string, number> = {};

interface Call {
  name: string;
  path: string;
  method?: string;
  body?: () => string | FormData;
}

async function send({ name, path, method = 'GET', body }: Call): Promise<{ ms: number; answer: unknown }> {
  const sent = body?.();
  const startedAtMs = performance.now();
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      ...(authorization !== '' && { authorization }),
      ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await reply.text();
  const ms = performance.now() - startedAtMs;
  if (!reply.ok) failed[`${name} ${reply.status}`] = (failed[`${name} ${reply.status}`] ?? 0) + 1;
  return { ms, answer: reply.ok ? JSON.parse(text) : null };
}

const form = (fields: Record<string, string>, files: Record<string, Uint8Array> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) body.append(name, new File([new Uint8Array(bytes)], 'a.jpg'));
  return body;
};

async function logIn() {
  authorization = '';
  const body = () => JSON.stringify({ email: account.email, password: PASSWORD });
  const { answer } = await send({ name: 'log in', path: '/api/auth/authenticate', method: 'POST', body });
  authorization = `Bearer ${(answer as { token: string }).token}`;
}

const TYPES = ['breakfast', 'lunch', 'dinner', 'snack'];
const recipeIds: string[] = [];
async function fillBook() {
  for (let index = 0; index < RECIPES; index += 1) {
    const fields = {
      recipeName: `Soup ${index}`,
      type: TYPES[index % TYPES.length] ?? 'any',
      ingredients: JSON.stringify([{ name: 'red lentils', quantity: 100 + index, unit: 'g' }]),
      method: JSON.stringify([{ desc: 'Boil it.' }]),
    };
    const { answer } = await send({
      name: 'add a recipe',
      path: '/api/recipes/add-recipe',
      method: 'POST',
      body: () => form(fields),
    });
    recipeIds.push((answer as { id: string }).id);
  }
}

const LINES = ['200 g red lentils', '1 onion, finely chopped', '2 tbsp olive oil', '1 x 400 g tin tomatoes', 'salt'];
const WEEK = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 }));
/** What the person does over and over: reading mostly, and each kind of heavy work once a turn. */
const light = (turn: number): Call[] => [
  { name: 'a page of the book', path: '/api/recipes/user-recipes?limit=24' },
  { name: 'a recipe', path: `/api/recipes/get-recipe/${recipeIds[turn % recipeIds.length]}` },
  { name: 'a search', path: '/api/recipes/user-recipes?limit=24&search=soup' },
  { name: 'spin', path: '/api/recipes/spin?resultsPool=user&type=dinner' },
  { name: 'ingredients', path: '/api/recipes/search-ingredients?search=tom' },
  {
    name: 'save a list',
    path: '/api/lists/save',
    method: 'POST',
    body: () => JSON.stringify({ name: 'week', shoppingList: { other: LINES.map((name) => ({ name, quantity: 1 })) } }),
  },
];
const heavy = (): Call[] => [
  {
    name: 'read lines',
    path: '/api/recipes/read-ingredients',
    method: 'POST',
    body: () => JSON.stringify({ lines: Array.from({ length: 4 }, () => LINES).flat() }),
  },
  {
    name: 'plan a week',
    path: '/api/plans/generate',
    method: 'POST',
    body: () => JSON.stringify({ repeat: {}, structure: WEEK, nutGoals: {} }),
  },
  {
    name: 'a picture',
    path: '/api/auth/update-profile',
    method: 'PUT',
    body: () => form({}, { profileImage: photograph }),
  },
];
/** An hour has sixty imports: so many in each phase stay below. */
const IMPORTS_A_PHASE = 4;
const LIGHT_TURNS = 8;

type Times = Map<string, number[]>;

async function live(times: Times | null) {
  const overAtMs = Date.now() + PHASE_S * 1000;
  let imports = 0;
  const measure = async (call: Call) => {
    const { ms } = await send(call);
    if (times !== null) times.set(call.name, [...(times.get(call.name) ?? []), ms]);
  };
  for (let turn = 0; Date.now() < overAtMs; turn += 1) {
    for (const call of light(turn)) await measure(call);
    if (turn % LIGHT_TURNS !== 0) continue;
    for (const call of heavy()) await measure(call);
    if (times === null || imports >= IMPORTS_A_PHASE) continue;
    imports += 1;
    const path = `/api/recipes/scrape?url=${encodeURIComponent(`http://${host}/soup`)}`;
    await measure({ name: 'import a page', path });
  }
}

// --- rounds ----------------------------------------------------------------------------------------------------------

const answers: Record<string, Record<string, number>> = {};
/** How many hostile accounts ended before their time: a round without them shows nothing. */
let hostileDied = 0;

/** A fresh free account in a process of its own, at work until its time is over. */
async function startHostile(): Promise<{ over: Promise<void>; child: ChildProcess }> {
  const { email } = await makeAccount(server.url);
  const child = fork(
    fileURLToPath(new URL('hostile-account.ts', import.meta.url)),
    [server.url, email, `http://${host}`, largePicture, String(PHASE_S + 2)],
    { execArgv: ['--import', 'tsx'] },
  );
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  child.on('message', (message: unknown) => {
    if (message === 'ready') isReady();
    else {
      const { answers: told } = message as { answers: typeof answers };
      for (const [name, statuses] of Object.entries(told)) {
        const of = answers[name] ?? {};
        answers[name] = of;
        for (const [status, count] of Object.entries(statuses)) of[status] = (of[status] ?? 0) + count;
      }
    }
  });
  const over = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      if (code !== 0) hostileDied += 1;
      resolve();
    }),
  );
  await Promise.race([ready, over]);
  return { over, child };
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const alone: Times = new Map();
const beside: Times = new Map();
let isGood = false;
try {
  await logIn();
  await fillBook();
  // once without measuring: code is compiled and threads are started, beside the hostile account too
  for (const isBeside of [false, true]) {
    const hostile = isBeside ? await startHostile() : undefined;
    await live(null);
    await hostile?.over;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await logIn();
    await live(alone);
    const hostile = await startHostile();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await live(beside);
    await hostile.over;
    // what it left behind is done before the next round
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  isGood = print();
} finally {
  await server.stop();
  site.closeAllConnections();
  site.close();
  rmSync(path.dirname(largePicture), { recursive: true, force: true });
}

function print(): boolean {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(7);
  console.log(`${''.padEnd(20)} |        alone           |   beside the hostile account |`);
  console.log(`${'call'.padEnd(20)} |   p50     p99   calls |    p50     p99   calls       | p99 grows`);
  const row = (name: string, quiet: readonly number[], busy: readonly number[]) => {
    const [a, b] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
    console.log(
      `${name.padEnd(20)} |${ms(quantile(quiet, 0.5))} ${ms(a)} ${String(quiet.length).padStart(6)} |${ms(quantile(busy, 0.5))} ${ms(b)} ${String(busy.length).padStart(6)}       | ${(b / a).toFixed(2)}`,
    );
    return b / a;
  };
  for (const name of alone.keys()) row(name, alone.get(name) ?? [], beside.get(name) ?? []);
  const grows = row('all together', [...alone.values()].flat(), [...beside.values()].flat());
  console.log('\nwhat the hostile accounts were answered, or how often they left:');
  for (const [name, statuses] of Object.entries(answers)) {
    const told = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(`  ${name.padEnd(28)} ${told.join(', ')}`);
  }
  const faults = Object.values(answers).some((statuses) => statuses['500'] !== undefined);
  const refusals = Object.entries(failed).map(([name, count]) => `${name} ${count} times`);
  console.log(
    `\np99 of the other person's calls grows ${grows.toFixed(2)} times (at most ${P99_GROWS_AT_MOST}); ${refusals.length === 0 ? 'none of them failed' : `failed: ${refusals.join(', ')}`}${faults ? '; the hostile account met a failure of our own' : ''}.`,
  );
  const isHostile = hostileDied === 0 && Object.keys(answers).length > 0;
  if (!isHostile) console.log(`${hostileDied} hostile accounts ended before their time: their rounds show nothing.`);
  return grows <= P99_GROWS_AT_MOST && refusals.length === 0 && !faults && isHostile;
}
process.exit(isGood ? 0 : 1);
