import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { SETTING_NAMES } from '../config.ts';
import { CONNECTION_SETTINGS } from '../db/open-database.ts';
import { CLAIM_MINUTES } from './outbox.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ METRICS_PORT: '0' });
});
afterAll(() => t.close());

test('the dashboard and the table of metrics name only metrics that exist', async () => {
  await t.send('GET', '/healthz');
  const text = (await t.app.metrics?.text()) ?? '';
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map((match) => match[1] ?? ''));
  const named = [
    ...`${read('deploy/dashboard.json')}${read('deploy/README.md')}`.matchAll(
      /\b(?:sorrel|nodejs|process)_[a-z0-9_]+[a-z0-9]/g,
    ),
  ]
    .map((match) => match[0].replace(/_(bucket|count)$/, ''))
    .filter((name) => name !== 'process_cpu_seconds' && !name.endsWith('_'));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

test('the settings of the compose file are settings', () => {
  const app = read('deploy/compose.yaml').split('\nservices:')[0] ?? '';
  const set = [...app.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map((match) => match[1] ?? '');
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('every command and every file that a page of documentation names exists', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'deploy/README.md', 'web/README.md'];
  const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
  for (const page of pages) {
    const commands = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(
      commands.filter((name) => !Object.hasOwn(scripts, name)),
      page,
    ).toEqual([]);
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '');
    const folder = page.includes('/') ? `${page.split('/').slice(0, -1).join('/')}/` : '';
    for (const link of links) {
      const target = new URL(`../../../${folder}${link}`, import.meta.url);
      expect(existsSync(target), `${page}: ${link}`).toBe(true);
    }
  }
});

test('what deploy/README.md says of mails, of connections and of tables is so', () => {
  const page = read('deploy/README.md');
  expect(page).toContain(`claimed by one process, for ${CLAIM_MINUTES} minutes`);
  const told = Object.fromEntries(
    [...page.matchAll(/^ *alter role sorrel set (\w+) = '([^']+)';$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(told).toEqual(CONNECTION_SETTINGS);
  const sharding = page.split('## Sharding')[1]?.split('\n## ')[0] ?? '';
  const folder = new URL('../db/tables/', import.meta.url);
  const tables = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
  );
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((name) => !sharding.includes(`\`${name}\``))).toEqual([]);
});

test('every connection is told so', async () => {
  const { rows } = await t.services.pool.query(
    `select current_setting('statement_timeout') as statement_timeout, current_setting('timezone') as timezone,
      current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`,
  );
  // PostgreSQL shows 60 s as a minute
  expect(rows[0]).toEqual({ ...CONNECTION_SETTINGS, idle_in_transaction_session_timeout: '1min' });
});

test('the README names every benchmark, and none that is not there', () => {
  const files = readdirSync(new URL('../../../bench/src', import.meta.url)).filter((file) => /\.ts$/.test(file));
  const known = files.map((file) => file.slice(0, -'.ts'.length)).filter((name) => name !== 'main');
  const [, list = ''] = /^The benches,([\s\S]*?)\n\n/m.exec(read('README.md')) ?? [];
  const named = [...list.matchAll(/`([\w-]+)`/g)].map((match) => match[1] ?? '');
  expect(named.toSorted()).toEqual(known.toSorted());
});
