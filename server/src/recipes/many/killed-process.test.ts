import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipePage, recipeSite } from '../../../testing/recipe-site.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createImportRunner } from './import-runner.ts';

const PROGRAM = fileURLToPath(new URL('../../../testing/import-process.ts', import.meta.url));
const WITHIN_MS = 60_000;

let site: Awaited<ReturnType<typeof recipeSite>>;
let t: TestApp;
const children: ChildProcess[] = [];
let hangs = true;

beforeAll(async () => {
  site = await recipeSite({
    '/leek': (_request, response) => {
      // the first process never gets it
      if (!hangs) response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage('Leek'));
    },
    '/chard': recipePage('Chard'),
  });
  t = await testApp({ IMPORT_ALLOW_HOSTS: site.host });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await t.close();
  await site.close();
});

test('what a process was reading when it was killed is read by another, once', { timeout: 2 * WITHIN_MS }, async () => {
  const user = await t.makeUser();
  const pages = ['/leek', '/chard'].map((path) => ({ address: site.origin + path }));
  const { id } = (await t.send('POST', '/api/recipes/imports', { user, body: { pages } })).body;
  const states = async () =>
    (await t.send('GET', `/api/recipes/imports/${id}`, { user })).body.pages.map(
      (page: { state: string }) => page.state,
    );

  const { rows } = await t.services.pool.query('select current_database() as name, inet_server_port() as port');
  const options = t.services.pool.options;
  const url = options.connectionString ?? `postgresql://127.0.0.1:${rows[0].port}/${rows[0].name}`;
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, url, site.host], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await vi.waitFor(() => expect(site.asked).toContain('/leek'), { timeout: WITHIN_MS });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await states()).toEqual(['reading', 'waiting']);

  hangs = false;
  const runners = [createImportRunner(t.services), createImportRunner(t.services)];
  const flush = () => Promise.all(runners.map((runner) => runner.flush()));
  // its claim holds: nobody else takes the page, nor asks that site
  await flush();
  expect(await states()).toEqual(['reading', 'waiting']);
  for (let round = 0; round < 2; round += 1) {
    t.clock.advance(4 * 60_000);
    await flush();
  }
  expect(await states()).toEqual(['added', 'added']);
  expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body.count).toBe(2);
});
