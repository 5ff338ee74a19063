import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { staticRoutes } from './static.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-worker-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'the application');
  app = Fastify();
  await staticRoutes(app, { config: { PUBLIC_URL: 'https://sorrel.example' } as Config }, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('where the build left no service worker there is none: the application’s page would be taken for one', async () => {
  const reply = await app.inject('/service-worker.js');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('the application');
});

test('the service worker is asked for anew each time, covers the whole site and may fetch from this server alone', async () => {
  writeFileSync(path.join(folder, 'service-worker.js'), '0');
  const { statusCode, headers } = await app.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});
