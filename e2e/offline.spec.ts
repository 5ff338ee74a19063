import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from './accounts.ts';
import { findChromium } from './chromium.ts';
import { fillBook } from './fill-book.ts';
import { type RunningServer, startServer } from './server.ts';

/*
 * The browser is closed and opened again, so these journeys have one of their own, with a folder; and a server of their own, which they
 * stop. Another address of it would be another application to the browser.
 */

let server: RunningServer;
let folder: string;
let context: BrowserContext | undefined;

// two browsers and several starts of the server each
test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-browser-'));
});
test.afterEach(async () => {
  await context?.close();
  context = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A browser with what it kept when it was closed last. */
async function openBrowser(): Promise<Page> {
  await context?.close();
  const { executablePath, args } = await findChromium();
  context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args,
    baseURL: server.url,
    serviceWorkers: 'allow',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  return context.pages()[0] ?? (await context.newPage());
}

async function signIn(page: Page, account: Account) {
  const reply = await page.context().request.post('/api/auth/authenticate', { data: account });
  expect(reply.ok()).toBe(true);
  await page.goto('/app/recipe-book');
}

/** What the database of the browser holds of anybody: names of copies. */
const copies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('sorrel', 1);
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const keys = opened.result.transaction('copies').objectStore('copies').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map((key) => (key as string[]).join(' ')));
        };
      }),
  );

/** Until the application is installed and the book is on the device. */
async function waitForCopies(page: Page, recipes: number) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await copies(page)).filter((name) => name.includes(' fetched recipe ')).length, {
      timeout: 30_000,
    })
    .toBe(recipes);
}

/** A book of nine, a saved week and a saved list. */
async function makeHousehold(page: Page): Promise<Account> {
  const account = await makeAccount(server.url);
  const { request } = page.context();
  await fillBook(request, account.email, account.password, false);
  await signIn(page, account);
  return account;
}

test('the book, a recipe and its search are there after the browser was closed and the server stopped', async () => {
  const first = await openBrowser();
  await makeHousehold(first);
  await expect(first.getByText('Lentil soup')).toBeVisible();
  await waitForCopies(first, 9);
  await server.kill();
  try {
    const page = await openBrowser();
    await page.goto('/app/recipe-book');
    await expect(page.getByText('Lentil soup')).toBeVisible();
    await expect(page.getByText('No network. Your recipes, plans and lists are on this device.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search your recipes' }).fill('feta');
    await expect(page.getByText('Lentil soup')).toHaveCount(0);
    await page.getByRole('link', { name: 'Green shakshuka' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Green shakshuka' })).toBeVisible();
    await expect(page.getByText('Put it together.').first()).toBeVisible();
    // what needs the server says so where it stands
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await expect(page.getByText('This needs a network.').first()).toBeVisible();
  } finally {
    await server.start();
  }
});

test('an edit made without the server waits over a closed browser, and sends itself', async () => {
  const first = await openBrowser();
  const account = await makeHousehold(first);
  await waitForCopies(first, 9);
  await server.kill();
  const page = await openBrowser();
  await page.goto('/app/recipe-book');
  await page.getByRole('link', { name: 'Lentil soup' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lentil broth');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('One change is kept on this device and sends itself.')).toBeVisible();
  await page.goto('/app/recipe-book');
  await expect(page.getByRole('link', { name: 'Lentil broth' })).toBeVisible();
  await server.start();
  const later = await openBrowser();
  await later.goto('/app/recipe-book');
  await expect(later.getByRole('link', { name: 'Lentil broth' })).toBeVisible();
  await expect(later.getByText(/kept on this device/)).toHaveCount(0);
  const { token } = await (await later.context().request.post('/api/auth/authenticate', { data: account })).json();
  const book = await fetch(`${server.url}/api/recipes/user-recipes?search=broth`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await book.json()).toMatchObject({ total: 1 });
});

test('logging out leaves nothing, also for who opens the application without a network', async () => {
  const page = await openBrowser();
  await makeHousehold(page);
  await waitForCopies(page, 9);
  await page.getByRole('button', { name: /Free plan/ }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => copies(page)).toEqual([]);
  const cached = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(100);
  expect(cached.filter((address) => /^\/(?:api|images)\//.test(address))).toEqual([]);
  await server.kill();
  try {
    const later = await openBrowser();
    await later.goto('/app/recipe-book');
    await expect(later).toHaveURL(/\/auth\/login/);
    await expect(later.getByText('Lentil soup')).toHaveCount(0);
  } finally {
    await server.start();
  }
});

test('a session that was ended elsewhere shows nothing more once the server can be asked', async () => {
  const first = await openBrowser();
  const account = await makeHousehold(first);
  await waitForCopies(first, 9);
  const { token } = await (await first.context().request.post('/api/auth/authenticate', { data: account })).json();
  await server.kill();
  const page = await openBrowser();
  await page.goto('/app/recipe-book');
  await expect(page.getByText('Lentil soup')).toBeVisible();
  await server.start();
  await fetch(`${server.url}/api/auth/sessions`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 30_000 });
  await expect.poll(() => copies(page)).toEqual([]);
});

test('another account on the same device sees nothing of the one before', async () => {
  const page = await openBrowser();
  await makeHousehold(page);
  await waitForCopies(page, 9);
  const other = await makeAccount(server.url);
  await signIn(page, other);
  await expect(page.getByText('No recipes found')).toBeVisible();
  await expect.poll(async () => (await copies(page)).filter((name) => name.includes('fetched recipe'))).toEqual([]);
  await server.kill();
  try {
    const later = await openBrowser();
    await later.goto('/app/recipe-book');
    await expect(later.getByText('Lentil soup')).toHaveCount(0);
  } finally {
    await server.start();
  }
});

test('what waited when the session was ended elsewhere is its owner’s alone, and is sent when they are back', async () => {
  const page = await openBrowser();
  const account = await makeHousehold(page);
  await waitForCopies(page, 9);
  const { token } = await (await page.context().request.post('/api/auth/authenticate', { data: account })).json();
  await page.getByRole('link', { name: 'Lentil soup' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lentil broth');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('One change is kept on this device and sends itself.')).toBeVisible();
  await fetch(`${server.url}/api/auth/sessions`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 60_000 });
  await expect.poll(async () => (await copies(page)).filter((name) => name.includes(' fetched '))).toEqual([]);

  const other = await makeAccount(server.url);
  await signIn(page, other);
  await expect(page.getByText('No recipes found')).toBeVisible();
  await expect(page.getByText(/kept on this device/)).toHaveCount(0);
  await page.context().clearCookies();

  await signIn(page, account);
  await expect(page.getByRole('link', { name: 'Lentil broth' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/kept on this device/)).toHaveCount(0);
});

/** A list that is opened where it was used last, and kept for the next start. */
async function keepList(page: Page, account: Account) {
  const { token } = await (await page.context().request.post('/api/auth/authenticate', { data: account })).json();
  const items = ['milk', 'eggs'].map((name) => ({ id: name, name, quantity: 2, unit: '', meals: [], checked: false }));
  const saved = await page.context().request.post('/api/lists/save', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Saturday', shoppingList: { 'dairy and eggs': items } },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/app/shopping-lists');
  await expect(page.getByRole('checkbox', { name: /milk/i })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('listSnapshot'))).toContain('list-item-milk');
}

/** With a server that does not answer, so that the snapshot is all there is for some seconds. */
async function openSlowly(page: Page) {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return send(...asked);
    };
  });
  await page.goto('/app/shopping-lists', { waitUntil: 'commit' });
  return page.locator('#snapshot');
}

test('the list is there before the application, what is ticked on it counts, and what is pressed follows', async () => {
  const first = await openBrowser();
  const account = await makeHousehold(first);
  await waitForCopies(first, 9);
  await keepList(first, account);
  let third = first;
  await server.kill();
  try {
    const page = await openBrowser();
    const snapshot = await openSlowly(page);
    await snapshot.getByRole('checkbox', { name: /milk/i }).check();
    await snapshot.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Add Item' })).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(snapshot).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /milk/i })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /eggs/i })).not.toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('snapshotTicks'))).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('listSnapshot'))).toMatch(/"checked":""/);

    // a tick on it outlives a browser that is closed before the application has come
    const second = await openBrowser();
    const again = await openSlowly(second);
    await expect(again.getByRole('checkbox', { name: /milk/i })).toBeChecked();
    await again.getByRole('checkbox', { name: /eggs/i }).check();
    third = await openBrowser();
    await third.goto('/app/shopping-lists');
    await expect(third.locator('#snapshot')).toHaveCount(0);
    await expect(third.getByRole('checkbox', { name: /eggs/i })).toBeChecked();
  } finally {
    await server.start();
  }
  const { token } = await (await third.context().request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { lists } = await (await fetch(`${server.url}/api/lists/get-lists`, { headers })).json();
  const saved = async () => (await fetch(`${server.url}/api/lists/load/${lists[0].id}`, { headers })).json();
  await expect
    .poll(async () => (await saved()).list.map(({ checked }: { checked: boolean }) => checked), { timeout: 60_000 })
    .toEqual([true, true]);
});

test('logging out leaves no snapshot of the list', async () => {
  const page = await openBrowser();
  const account = await makeHousehold(page);
  await waitForCopies(page, 9);
  await keepList(page, account);
  await page.getByRole('button', { name: /Free plan/ }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'language'))).toEqual([]);
  await page.goto('/app/shopping-lists', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('milk')).toHaveCount(0);
});

test('a cold start without the server, on a quarter of the processor, is measured', async () => {
  const first = await openBrowser();
  await makeHousehold(first);
  await waitForCopies(first, 9);
  await server.kill();
  try {
    const page = await openBrowser();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [address, seen] of [
      ['/app/recipe-book', 'Lentil soup'],
      ['/app/shopping-lists', 'No list is loaded'],
    ] as const) {
      await page.goto('about:blank');
      const startedAtMs = Date.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByText(seen).first().waitFor();
      console.log(`cold start of ${address}: ${Date.now() - startedAtMs} ms at a quarter of the processor's speed`);
    }
  } finally {
    await server.start();
  }
});
