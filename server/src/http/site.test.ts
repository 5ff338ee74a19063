import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@sorrel/contract/language';
import { SITE_MARKS } from '@sorrel/contract/site';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { siteRoutes } from './site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-site-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'site'));
  // both are there, as after a build with both: what is offered decides
  writeFileSync(path.join(folder, 'site/about.html'), `English at ${SITE_MARKS.origin}`);
  writeFileSync(path.join(folder, 'site/about.de.html'), `Deutsch at ${SITE_MARKS.origin}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(address: string, offered: readonly Language[]) {
  const app = Fastify();
  siteRoutes(app, { PUBLIC_URL: 'https://sorrel.example' } as Config, folder, offered);
  const { statusCode, body } = await app.inject(address);
  await app.close();
  return { statusCode, body };
}

describe('the public site in the languages offered', () => {
  it('has no German page while English alone is offered', async () => {
    expect(await ask('/about', ['en'])).toEqual({ statusCode: 200, body: 'English at https://sorrel.example' });
    expect(await ask('/de/about', ['en'])).toMatchObject({ statusCode: 404 });
  });

  it('serves the German page at its own address once German is offered', async () => {
    expect(await ask('/about', ['en', 'de'])).toMatchObject({ body: 'English at https://sorrel.example' });
    expect(await ask('/de/about', ['en', 'de'])).toEqual({
      statusCode: 200,
      body: 'Deutsch at https://sorrel.example',
    });
  });
});
