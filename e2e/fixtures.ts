import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import type { Language } from '@sorrel/contract/language';
import { expectAccessible } from './accessible.ts';
import { type Account, mailedLink, makeAccount, PASSWORD, runAdmin } from './accounts.ts';
import { type Name, nameIn } from './in-language.ts';
import { type RunningServer, runningCluster, startServer } from './server.ts';

export { type Account, expect, expectAccessible, mailedLink, makeAccount, PASSWORD, runAdmin };

/** A web server on loopback that stands for somebody's recipe site; the journeys fill it with pages. */
export interface RecipeSite {
  origin: string;
  pages: Map<string, { type: string; body: string | Buffer }>;
}

interface WorkerFixtures {
  site: RecipeSite;
  server: RunningServer;
}

/** What is set for a whole project of journeys. */
export interface Options {
  /** Which the browser asks for. */
  language: Language;
}

interface TestFixtures {
  /** What is called so in English, in the language of the journey. */
  called: (name: Name) => Name;
  /** A new verified and onboarded account of the test's own. */
  account: Account;
  /** Signs the page in with a new account (or the one given) and opens the path. */
  signIn: (path?: string, options?: { premium?: boolean; account?: Account }) => Promise<Account>;
  /** Errors that the pages wrote to the console; the test fails when there are any it did not expect. */
  consoleErrors: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures & Options>({
  language: ['en', { option: true, scope: 'worker' }],
  called: async ({ language }, use) => use((name) => nameIn(language, name)),
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture is a pattern, also when it needs nothing
    async ({}, use) => {
      const pages: RecipeSite['pages'] = new Map();
      const http: Server = createServer((request, response) => {
        const found = pages.get(request.url ?? '/');
        if (found === undefined) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': found.type }).end(found.body);
      });
      await new Promise<void>((resolve) =>
        http.listen(Number(process.env['RECIPE_SITE_PORT'] ?? 0), '127.0.0.1', resolve),
      );
      await use({ origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, pages });
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const server = runningCluster() ?? (await startServer({ IMPORT_ALLOW_HOSTS: new URL(site.origin).host }));
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
