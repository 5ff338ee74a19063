import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { staticRoutes } from './static.ts';

const opened: { app: FastifyInstance; folder: string }[] = [];

/** A server over a folder of built pages that holds these files. */
async function serving(files: Record<string, string>): Promise<FastifyInstance> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-static-'));
  for (const [name, content] of Object.entries({ 'index.html': 'the application', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const app = Fastify();
  opened.push({ app, folder });
  await staticRoutes(app, { config: { PUBLIC_URL: 'https://sorrel.example' } as Config }, folder);
  return app;
}

afterEach(async () => {
  for (const { app, folder } of opened.splice(0)) {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});

test('where the build left no service worker there is none: the application’s page would be taken for one', async () => {
  const app = await serving({});
  const reply = await app.inject('/service-worker.js');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('the application');
});

test('the service worker is asked for anew each time, covers the whole site and may fetch from this server alone', async () => {
  const app = await serving({ 'service-worker.js': '0' });
  const { statusCode, headers } = await app.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('a built file is served by GET and HEAD, for a year, in Brotli where the build left that', async () => {
  const app = await serving({ 'assets/app-1a2b.js': 'plain', 'assets/app-1a2b.js.br': 'smaller' });
  const url = '/assets/app-1a2b.js?v=1';
  const plain = await app.inject({ url });
  expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
    200,
    'plain',
    'public, max-age=31536000, immutable',
  ]);
  const smaller = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect([smaller.body, smaller.headers['content-encoding']]).toEqual(['smaller', 'br']);
  expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
});

test.each(['/assets', '/assets/', '/Assets/app.js', '/..%2fpackage.json', '/%2e%2e/package.json'])(
  'what is no name of a built file is not found: %s',
  async (url) => {
    const app = await serving({ 'assets/app.js': 'plain' });
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
