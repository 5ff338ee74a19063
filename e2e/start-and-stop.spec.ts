import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { makeAccount } from './fixtures.ts';
import { startServer } from './server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Times that the server is killed in the middle of saving. */
const KILLS = 3;
const SAVERS = 4;

/** Runs the built server to its end with these settings. */
const runServer = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  });

test('a wrong setting stops the start in one sentence that names it', () => {
  const run = runServer({ PORT: 'eighty' });
  expect([run.status, run.stderr.trim()]).toEqual([1, 'PORT must be a whole number from 0 to 65535.']);
});

/** Only the embedded database belongs to one process; a PostgreSQL server is shared. */
const onEmbedded = process.env['DATABASE_URL'] === undefined ? test : () => {};
onEmbedded('a second start on the same data folder is refused in one sentence', async () => {
  const server = await startServer();
  try {
    const run = runServer({ ...server.environment, PORT: '0' });
    expect(run.status).toBe(1);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
    expect(run.stderr).toContain(server.dataFolder);
  } finally {
    await server.stop();
  }
});

test('kill -9 of the server during saves loses no acknowledged recipe', async () => {
  test.setTimeout(120_000);
  const server = await startServer();
  try {
    const account = await makeAccount(server.url);
    const logIn = async () => {
      const reply = await fetch(`${server.url}/api/auth/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      return `Bearer ${((await reply.json()) as { token: string }).token}`;
    };
    const acknowledged = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const authorization = await logIn();
      let isKilled = false;
      const savers = Array.from({ length: SAVERS }, async (_, saver) => {
        for (let index = 0; !isKilled && acknowledged.size < 8 * (round + 1); index += 1) {
          const name = `Soup ${round}-${saver}-${index}`;
          const body = new FormData();
          body.append('recipeName', name);
          const saved = await fetch(`${server.url}/api/recipes/add-recipe`, {
            method: 'POST',
            headers: { authorization },
            body,
          }).catch(() => null);
          if (saved?.ok) acknowledged.add(name);
        }
      });
      await expect.poll(() => acknowledged.size).toBeGreaterThan(8 * round + 3);
      await server.kill();
      isKilled = true;
      await Promise.all(savers);
      await server.start();
    }
    const reply = await fetch(`${server.url}/api/recipes/user-recipes?limit=100`, {
      headers: { authorization: await logIn() },
    });
    const kept = ((await reply.json()) as { results: { name: string }[] }).results.map((recipe) => recipe.name);
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    for (const name of acknowledged) expect(kept).toContain(name);
    expect(new Set(kept).size).toBe(kept.length);
  } finally {
    await server.stop();
  }
});
