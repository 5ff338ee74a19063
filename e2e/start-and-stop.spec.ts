import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Moments after the first sign of life; the planner warms up and the recipes of explore are written meanwhile. */
const STOP_AFTER_MS = [0, 100, 400];
onEmbedded('SIGTERM ends the server cleanly at every moment of its start, its database with it', async () => {
  test.setTimeout(300_000);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sorrel-e2e-'));
  chmodSync(dataFolder, 0o711);
  const pidFile = path.join(dataFolder, 'postgres', 'pgdata', 'postmaster.pid');
  const hasDatabase = () => {
    try {
      return Number(readFileSync(pidFile, 'utf8').split('\n')[0]) > 0;
    } catch {
      return false;
    }
  };
  try {
    for (const moment of ['database', 'ready'] as const) {
      for (const afterMs of STOP_AFTER_MS) {
        const child = spawn(process.execPath, ['server/dist/main.js'], {
          cwd: ROOT,
          env: {
            PATH: process.env['PATH'] ?? '',
            HOST: '127.0.0.1',
            PORT: '0',
            DATA_DIR: dataFolder,
            LOG_LEVEL: 'warn',
          },
        });
        let printed = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk) => {
            printed += String(chunk);
          });
        }
        const ended = once(child, 'close');
        const isReached = () => (moment === 'ready' ? printed.includes('Sorrel is ready') : hasDatabase());
        await expect.poll(isReached, { timeout: 60_000, intervals: [5] }).toBe(true);
        await sleep(afterMs);
        child.kill('SIGTERM');
        await ended;
        expect([moment, afterMs, child.exitCode, printed.replace(/Sorrel is ready.*\n/, '')]).toEqual([
          moment,
          afterMs,
          0,
          '',
        ]);
        expect(hasDatabase()).toBe(false);
      }
    }
  } finally {
    // a database that was left running is ended, so that the test says what was wrong and not that its folder is in use
    if (hasDatabase()) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
    await expect.poll(hasDatabase, { timeout: 20_000 }).toBe(false);
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

onEmbedded('a second signal ends a server at once whose database no longer answers', async () => {
  const server = await startServer();
  const pidFile = path.join(server.dataFolder, 'postgres', 'pgdata', 'postmaster.pid');
  const databasePid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  try {
    process.kill(databasePid, 'SIGSTOP');
    expect(await server.endBySignals(['SIGTERM', 'SIGTERM'], { apartMs: 1_000 })).toBe(1);
  } finally {
    process.kill(databasePid, 'SIGCONT');
    // the next start takes over the database that was left running, and ends it with itself
    await server.start();
    await server.stop();
  }
});

test('kill -9 of the server during saves loses no acknowledged recipe', async () => {
  test.setTimeout(300_000);
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
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(8 * round + 3);
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
