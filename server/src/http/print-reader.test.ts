import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { securityHeaders } from './security-headers.ts';
import { staticRoutes } from './static.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-web-'));
const app = Fastify();

beforeAll(async () => {
  for (const name of ['assets', 'print-reader']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'assets/app.js'), '1');
  writeFileSync(path.join(folder, 'print-reader/worker.min.js'), '1');
  const config = readConfig({});
  await app.register(helmet, securityHeaders(config));
  await staticRoutes(app, { config }, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];

test('WebAssembly may run in the workers of the reader of print, and on no page of ours', async () => {
  expect(await policyOf('/print-reader/worker.min.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const url of ['/app/recipes/add-recipe', '/assets/app.js', '/'])
    expect(await policyOf(url)).not.toContain('wasm');
});

test('what the reader does not have is missing, and no page of the application', async () => {
  const reply = await app.inject({ url: '/print-reader/xyz.traineddata.gz' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
