import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { findProcess } from './process-identity.ts';

let folder: string;
let lockFile: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-lock-'));
  mkdirSync(path.join(folder, 'lock'));
  lockFile = path.join(folder, 'lock', '7');
});
afterEach(() => rmSync(folder, { recursive: true }));

const self = () => findProcess(process.pid)!;

test('a held folder is refused in one sentence that names the process and the folder', async () => {
  await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Another Sorrel (process ${process.pid}) already uses the data folder ${folder}: stop it first, or give this one a folder of its own.`,
  );
});

test('a folder that was given back can be taken again, as often as one likes', async () => {
  for (let time = 0; time < 3; time += 1) (await lockDataFolder(folder)).release();
  await lockDataFolder(folder);
  expect(readdirSync(path.join(folder, 'lock'))).toEqual(['4']);
});

test('the lock of a process that no longer runs is taken over', async () => {
  const child = spawn('true');
  const dead = findProcess(child.pid!) ?? { ...self(), pid: child.pid! };
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(lockFile, JSON.stringify(dead));
  await lockDataFolder(folder);
});

test('the lock of a dead process is taken over although its number was given to another', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...self(), startedAt: 'long ago' }));
  await lockDataFolder(folder);
});

test('the lock of another container holds as long as it is touched', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...self(), space: 'another container' }));
  const heartbeat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 50);
  try {
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  } finally {
    clearInterval(heartbeat);
  }
});

test('the lock of a container that is long gone is taken over', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...self(), space: 'another container' }));
  utimesSync(lockFile, new Date(0), new Date(0));
  await lockDataFolder(folder);
});

test('a lock that was cut off while it was written is taken over', async () => {
  writeFileSync(lockFile, '{"pid": 12');
  await lockDataFolder(folder);
});

test('of several processes that find the same dead lock, exactly one takes the folder', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...self(), startedAt: 'long ago' }));
  // Each tells its outcome and stays alive until its input ends, so that nobody takes over from a finished one.
  const script = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)};
    process.stdin.resume();
    while (Date.now() < ${Date.now() + 1500}) {}
    lockDataFolder(${JSON.stringify(folder)}).then(
      () => console.log('taken'),
      (cause) => console.log(cause.name),
    );`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]),
  );
  const outcomes = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
  );
  for (const child of children) child.stdin.end();
  expect(outcomes.sort()).toEqual(['DataFolderInUse', 'DataFolderInUse', 'DataFolderInUse', 'taken']);
});
