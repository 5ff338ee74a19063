import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_MARKS } from '@sorrel/contract/site';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { EXTENSION_PATH, extensionRoutes } from './extension.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-extension-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the extension that is given away sends to the server that gave it', async () => {
  const icon = Buffer.from([0x89, 0x50, 0xff, 0x00]);
  writeFileSync(path.join(folder, 'manifest.json'), '{"manifest_version":3}');
  writeFileSync(path.join(folder, 'background.js'), `send("${SITE_MARKS.origin}")`);
  writeFileSync(path.join(folder, 'icon-16.png'), icon);
  const app = Fastify();
  const config = readConfig({
    PUBLIC_URL: 'https://book.example',
    TOKEN_SECRET: 'long enough for a test of it, is it',
  });
  extensionRoutes(app, { config, clock: systemClock }, folder);
  const reply = await app.inject({ method: 'GET', url: EXTENSION_PATH });
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="save-to-sorrel.zip"',
  ]);
  const files = await unzip(reply.rawPayload);
  expect([...files.keys()].toSorted()).toEqual(['background.js', 'icon-16.png', 'manifest.json']);
  expect(String(files.get('background.js'))).toBe('send("https://book.example")');
  expect(files.get('icon-16.png')).toEqual(icon);
  await app.close();
});
