import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

export { expect };

export const PASSWORD = 'quiet-copper-lantern-42';

/** A web server on loopback that stands for somebody's recipe site; the journeys fill it with pages. */
export interface RecipeSite {
  origin: string;
  pages: Map<string, { type: string; body: string | Buffer }>;
}

export interface Account {
  email: string;
  password: string;
}

interface WorkerFixtures {
  site: RecipeSite;
  server: RunningServer;
}

interface TestFixtures {
  /** A new verified and onboarded account of the test's own. */
  account: Account;
  /** Signs the page in with a new account (or the one given) and opens the path. */
  signIn: (path?: string, options?: { premium?: boolean; account?: Account }) => Promise<Account>;
  /** Errors that the pages wrote to the console; the test fails when there are any it did not expect. */
  consoleErrors: string[];
}

/** Registers and verifies an account as a person would, without the browser. */
export async function makeAccount(serverUrl: string): Promise<Account> {
  const account = { email: `cook-${randomUUID()}@example.com`, password: PASSWORD };
  const send = (path: string, body: object) =>
    fetch(serverUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registered = await send('/api/auth/register', account);
  if (registered.status !== 201) throw new Error(`registering answered ${registered.status}`);
  await fetch(await mailedLink(serverUrl, account.email), { redirect: 'manual' });
  return account;
}

/** The link in the newest mail to an address, from the local mailbox page. */
export async function mailedLink(serverUrl: string, email: string): Promise<string> {
  const mailbox = await (await fetch(`${serverUrl}/dev/mailbox`)).text();
  const article = mailbox.split('<article').find((text) => text.includes(email));
  const link = /href="([^"]+)"/.exec(article ?? '')?.[1];
  if (link === undefined) throw new Error(`no mail with a link to ${email} in the mailbox`);
  return link.replaceAll('&amp;', '&');
}

/** Runs an administrator's command on the running server's data. */
export function runAdmin(server: RunningServer, ...args: string[]): string {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return execFileSync(process.execPath, ['server/dist/admin.js', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...inherited, ...server.environment },
    encoding: 'utf8',
  });
}

/** Fails with a readable list when axe finds anything on the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map((violation) => ({
    rule: violation.id,
    help: violation.help,
    where: violation.nodes.slice(0, 5).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture is a pattern, also when it needs nothing
    async ({}, use) => {
      const pages: RecipeSite['pages'] = new Map();
      const http: Server = createServer((request, response) => {
        const found = pages.get(request.url ?? '/');
        if (found === undefined) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': found.type }).end(found.body);
      });
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      await use({ origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, pages });
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const server = await startServer({ IMPORT_ALLOW_HOSTS: new URL(site.origin).host });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ server }, use) => use(await makeAccount(server.url)),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        errors.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server, context }, use) => {
    await use(async (path = '/app/recipe-book', options = {}) => {
      const account = options.account ?? (await makeAccount(server.url));
      if (options.premium) runAdmin(server, 'grant-premium', account.email, '--months', '1');
      const reply = await context.request.post(`${server.url}/api/auth/authenticate`, { data: account });
      if (!reply.ok()) throw new Error(`logging in answered ${reply.status()}`);
      await page.goto(path);
      return account;
    });
  },
});
