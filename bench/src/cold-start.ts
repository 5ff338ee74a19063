import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { AISLES } from '@sorrel/core/foods/aisles';
import { findChromium } from '@sorrel/e2e/chromium';
import { makeAccount, PASSWORD } from '@sorrel/e2e/fixtures';
import { startServer } from '@sorrel/e2e/server';
import { SLOWDOWN } from './screens/measure-interaction.ts';
import { isProductBuilt } from './shared/built-product.ts';

const WANTED_MS = 1000;
const RUNS = Number(process.env['COLD_RUNS'] ?? 7);
const RECIPES = 30;
const ITEMS = 60;
const INSTALLED_WITHIN_MS = 120_000;

/** What is opened, and what is there when it can be used. */
const PAGES = [
  // its snapshot: it is seen, and what is ticked counts
  { name: 'list', path: '/app/shopping-lists', usable: 'li[id^="list-item-"]' },
  // the application itself, which has taken over
  { name: 'whole', path: '/app/shopping-lists', usable: 'body:not(:has(#snapshot)) li[id^="list-item-"]' },
  { name: 'book', path: '/app/recipe-book', usable: 'main a[href*="/recipe"]' },
] as const;

declare global {
  /** When the first of what was waited for was painted, in ms since the page was asked for. */
  var usableMs: number | undefined;
}

/** As text: what builds this file names functions, which a page knows nothing of. The picture after the next one shows it. */
const NOTE_USABLE = `new MutationObserver((_, watch) => {
  if (document.querySelector(SELECTOR) === null) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { globalThis.usableMs = performance.now(); }));
}).observe(document, { childList: true, subtree: true })`;

async function fillHousehold(url: string, email: string) {
  const post = async (to: string, body: object, token?: string) => {
    const reply = await fetch(url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${to} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const { token } = (await post('/api/auth/authenticate', { email, password: PASSWORD })) as { token: string };
  for (let n = 0; n < RECIPES; n += 1) {
    const form = new FormData();
    const fields = {
      recipeName: `Lentil soup ${n}`,
      type: 'dinner',
      serves: '2',
      prepTime: '10',
      cookTime: '20',
      ingredients: JSON.stringify([{ id: 'a', name: 'red lentils', quantity: 160, unit: 'g', possibleUnits: [] }]),
      method: JSON.stringify([{ step: 1, desc: 'Boil the lentils.' }]),
      tags: '[]',
      calculateNut: 'false',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const reply = await fetch(`${url}/api/recipes/add-recipe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!reply.ok) throw new Error(`add-recipe answered ${reply.status}: ${await reply.text()}`);
  }
  const shoppingList: Record<string, object[]> = {};
  for (let n = 0; n < ITEMS; n += 1) {
    const aisle = AISLES[n % AISLES.length]!;
    shoppingList[aisle] ??= [];
    shoppingList[aisle].push({
      id: `item${n}`,
      name: `thing ${n}`,
      quantity: n + 1,
      unit: 'g',
      meals: ['soup'],
      checked: false,
    });
  }
  await post('/api/lists/save', { name: 'week', shoppingList }, token);
}

/** A turn of the same sum, in ms of the processor: how busy this machine was meanwhile. */
function sumMs(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let n = 0; n < 30_000_000; n += 1) sum = (sum * 31 + n) | 0;
  const { user, system } = process.cpuUsage(before);
  return sum === 0.5 ? 0 : (user + system) / 1000;
}

async function coldStart(page: Page, { path: at, usable }: (typeof PAGES)[number]): Promise<number> {
  await page.addInitScript(NOTE_USABLE.replace('SELECTOR', JSON.stringify(usable)));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(at, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => globalThis.usableMs, undefined, { timeout: 120_000 });
  return (await handle.jsonValue()) as number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(wanted: (typeof PAGES)[number], open: () => Promise<Page>) {
  const times: number[] = [];
  const sums: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    sums.push(sumMs());
    times.push(await coldStart(await open(), wanted));
  }
  const middle = median(times);
  const each = times.map((ms) => ms.toFixed(0)).join(', ');
  const judged = middle <= WANTED_MS ? 'within' : 'OVER';
  console.log(
    `${wanted.name.padEnd(6)} ${middle.toFixed(0)} ms (${each}); the sum ${median(sums).toFixed(0)} ms; ${judged}`,
  );
}

/**
 * The application is installed, the browser closed, the server gone: how long until somebody at a shelf can tick, at a quarter of this
 * machine's processor. `COLD_RUNS=7`. The sum beside it tells how fast the machine was at that moment.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const { executablePath, args } = await findChromium();
  const server = await startServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-cold-'));
  let context: BrowserContext | undefined;
  const open = async (): Promise<Page> => {
    await context?.close();
    context = await chromium.launchPersistentContext(folder, {
      executablePath,
      args,
      baseURL: server.url,
      serviceWorkers: 'allow',
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    });
    return context.pages()[0] ?? context.newPage();
  };
  try {
    const { email } = await makeAccount(server.url);
    await fillHousehold(server.url, email);
    const first = await open();
    await first.context().request.post('/api/auth/authenticate', { data: { email, password: PASSWORD } });
    for (const { path: at, usable } of [...PAGES, ...PAGES]) {
      await first.goto(at);
      await first.locator(usable).first().waitFor({ timeout: INSTALLED_WITHIN_MS });
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: INSTALLED_WITHIN_MS,
      });
      await first.waitForTimeout(4000);
    }
    await server.kill();
    for (const wanted of PAGES) await measure(wanted, open);
  } finally {
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
}
