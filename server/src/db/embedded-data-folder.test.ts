import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase, openDatabaseBeside } from './open-database.ts';

const SERVER = fileURLToPath(new URL('../../testing/database-process.ts', import.meta.url));

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-open-'));
  chmodSync(folder, 0o711);
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  }
  if (findEmbeddedPostgres(folder) !== undefined) {
    // Takes over what a killed child has left running, and ends it.
    const left = await startEmbeddedPostgres({ dataFolder: openDataFolder(folder) });
    await left.stop();
  }
  rmSync(folder, { recursive: true });
});

type Server = { child: ChildProcess; lines: string[]; errors: () => string };

function spawnServer(...mode: string[]): Server {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, folder, ...mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
  let errors = '';
  child.stderr!.on('data', (text) => {
    errors += text;
  });
  return { child, lines, errors: () => errors };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function tells(server: Server, lines: number): Promise<void> {
  await expect.poll(() => server.lines.length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(lines);
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(folder, 'postgres', 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a second server on the same data folder ends with exit code 1 and one sentence, a tool may join', async () => {
  const first = spawnServer();
  await tells(first, 1);
  const second = spawnServer();
  await once(second.child, 'close');
  expect(second.child.exitCode).toBe(1);
  expect(second.errors()).toMatch(
    new RegExp(`^Another Sorrel \\(process ${first.child.pid}\\) already uses the data folder ${folder}: .*\\.\\n$`),
  );

  const tool = await openDatabaseBeside({ dataFolder: folder });
  await tool.close();
  const again = await openDatabaseBeside({ dataFolder: folder });
  expect((await again.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await again.close();

  const postmaster = postmasterPid();
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  expect(first.child.exitCode).toBe(0);
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH');
});

test('of two servers that start at once on a new folder, one serves and the other is refused', async () => {
  const servers = [spawnServer(), spawnServer()];
  const ended = await Promise.race(servers.map((server) => once(server.child, 'close').then(() => server)));
  expect(ended.child.exitCode).toBe(1);
  expect(ended.errors()).toContain('already uses the data folder');
  await tells(servers.find((server) => server !== ended)!, 1);
});

test('kill -9 during writes, of the server or of all, loses nothing acknowledged', async () => {
  let acknowledged = 0;
  for (const alsoPostgres of [false, true, false]) {
    const server = spawnServer('write');
    await tells(server, 40);
    const postmaster = postmasterPid();
    if (alsoPostgres) process.kill(postmaster, 'SIGKILL');
    await kill(server.child);
    acknowledged = Number(server.lines.at(-1));
    expect(acknowledged).toBeGreaterThan(0);

    const next = await openDatabase({ dataFolder: folder });
    if (!alsoPostgres) expect(postmasterPid()).toBe(postmaster);
    const { rows } = await next.pool.query('select count(*)::int as count, max(number) as last from written');
    await next.close();
    expect(rows[0].count).toBe(rows[0].last);
    expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  }
});
