import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importPages, imports } from '../db/tables/imports.ts';
import { mails } from '../db/tables/mails.ts';
import { serveMetrics } from './metrics.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ METRICS_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => t.close());

/** The value of one series in the text that Prometheus reads. */
async function seriesValue(series: string): Promise<number | undefined> {
  const text = (await t.app.metrics?.text()) ?? '';
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('requests are counted by the pattern of their route, and what has no route under one name', async () => {
  const user = await t.makeUser();
  const id = '00000000-0000-4000-8000-000000000009';
  for (let index = 0; index < 3; index += 1) await t.send('GET', `/api/recipes/get-recipe/${id}`, { user });
  for (const path of ['/api/nothing', '/api/made-up/1', '/api/made-up/2']) await t.send('GET', path);
  const count = 'sorrel_http_request_duration_seconds_count';
  expect(await seriesValue(`${count}{method="GET",route="/api/recipes/get-recipe/:id",status="404"}`)).toBe(3);
  expect(await seriesValue(`${count}{method="GET",route="none",status="404"}`)).toBe(3);
  expect(await t.app.metrics?.text()).not.toContain(id);
});

test('a mail that waits is seen, and that it has failed, until it is given up', async () => {
  await t.send('POST', '/api/auth/register', { body: { email: 'cook@example.com', password: 'quiet-copper-lantern' } });
  await t.services.outbox.flush();
  const waiting = async (state: string) => (await seriesValue(`sorrel_outbox_mails{state="${state}"}`)) ?? 0;
  expect((await waiting('untried')) + (await waiting('failed'))).toBe(1);
  await expect.poll(() => waiting('failed')).toBe(1);
  await t.services.db.update(mails).set({ givenUpAt: new Date() });
  expect([await waiting('untried'), await waiting('failed')]).toEqual([0, 0]);
  expect(await seriesValue('sorrel_outbox_oldest_seconds')).toBe(0);
  await t.services.db.update(mails).set({ givenUpAt: null, attempts: 0, isLocal: true });
  expect([await waiting('untried'), await waiting('failed')]).toEqual([0, 0]);
});

test('pages of imports that wait are seen until they are stopped', async () => {
  const user = await t.makeUser();
  const pages = async () =>
    ((await seriesValue('sorrel_import_pages{state="waiting"}')) ?? 0) +
    ((await seriesValue('sorrel_import_pages{state="reading"}')) ?? 0);
  expect(await pages()).toBe(0);
  const { id } = (
    await t.services.db
      .insert(imports)
      .values({ userId: user.id, turnAt: new Date(), createdAt: new Date() })
      .returning({ id: imports.id })
  )[0] ?? {
    id: '',
  };
  await t.services.db.insert(importPages).values({
    importId: id,
    userId: user.id,
    position: 0,
    address: 'https://cook.example/tart',
    host: 'cook.example',
    dueAt: new Date(Date.now() + 3_600_000),
  });
  expect(await pages()).toBe(1);
  await t.services.db.update(importPages).set({ state: 'stopped' });
  expect(await pages()).toBe(0);
});

test('pool, planner, pictures and the event loop are measured', async () => {
  expect(await seriesValue('sorrel_database_up')).toBe(1);
  expect(await seriesValue('sorrel_database_connections')).toBeGreaterThan(0);
  for (const name of ['sorrel_work_waiting', 'sorrel_pictures_waiting', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(await seriesValue(name)).toBeTypeOf('number');
  }
});

test('the port of the metrics serves them and nothing else, and the port of the product does not', async () => {
  const metrics = t.app.metrics;
  if (metrics === undefined) throw new Error('no metrics although METRICS_PORT is set');
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  try {
    const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
    const reply = await at('/metrics');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
    expect(await reply.text()).toContain('# TYPE sorrel_http_request_duration_seconds histogram');
    expect((await at('/api/auth/options')).status).toBe(404);
    expect((await t.send('GET', '/metrics')).headers['content-type']).not.toContain('version=0.0.4');
  } finally {
    await server.close();
  }
});

test('without the setting nothing is measured', async () => {
  const plain = await testApp();
  expect(plain.app.metrics).toBeUndefined();
  await plain.close();
});
