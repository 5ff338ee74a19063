import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../start-refused.ts';
import { findProcess, isStillRunning, type ProcessIdentity, processSpace } from './process-identity.ts';

/** The holder of a lock touches it this often, for those who cannot see its process (another container). */
const HEARTBEAT_MS = 3_000;
/** A lock of an unseen process counts as left behind once nothing has touched it for so long. */
const SILENCE_MS = 4 * HEARTBEAT_MS;

export type DataFolderLock = { release: () => void };

/** Somebody else uses the folder. */
export class DataFolderInUse extends StartRefused {
  override name = 'DataFolderInUse';
}

/**
 * Takes the data folder for this process until `release` or the end of the process, however sudden.
 *
 * Locks are numbered files in `lock/`; the highest number counts. Taking one is creating the next number with all its
 * content, which only one process can do (`link` fails where the name exists), and the highest file is never removed,
 * only emptied. So there is no moment in which two processes can both clear away the same dead lock.
 *
 * @throws DataFolderInUse in one sentence when a running process holds the folder, this one included
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const locks = path.join(folder, 'lock');
  mkdirSync(locks, { recursive: true });
  for (;;) {
    const newest = newestLock(locks);
    const holder = newest === 0 ? undefined : await findHolder(path.join(locks, String(newest)));
    if (holder !== undefined) {
      throw new DataFolderInUse(
        `Another Sorrel (process ${holder.pid}) already uses the data folder ${folder}: stop it first, or give this one a folder of its own.`,
      );
    }
    const mine = newest + 1;
    if (!createLock(locks, mine)) continue;
    const file = path.join(locks, String(mine));
    if (newestLock(locks) !== mine) {
      // Others took and gave back the folder since we looked, and cleared our number away: begin again.
      rmSync(file, { force: true });
      continue;
    }
    removeOlder(locks, mine);
    return hold(file);
  }
}

function hold(file: string): DataFolderLock {
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The folder was deleted under us, or the disk is full: nothing that a lock can mend.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      try {
        writeFileSync(file, '');
      } catch {
        // Deleted under us: then it is free as well.
      }
    },
  };
}

function lockNumbers(locks: string): number[] {
  return readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function newestLock(locks: string): number {
  return Math.max(0, ...lockNumbers(locks));
}

function removeOlder(locks: string, mine: number): void {
  for (const number of lockNumbers(locks)) {
    if (number < mine) rmSync(path.join(locks, String(number)), { force: true });
  }
}

function createLock(locks: string, number: number): boolean {
  const draft = path.join(locks, `draft-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(findProcess(process.pid)));
  try {
    linkSync(draft, path.join(locks, String(number)));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function findHolder(file: string): Promise<ProcessIdentity | undefined> {
  const holder = readLock(file);
  if (holder === undefined) return undefined;
  if (holder.space === processSpace()) return isStillRunning(holder) ? holder : undefined;
  return (await isTouched(file)) ? holder : undefined;
}

/** A lock that is empty was given back; one that is gone was replaced, which the attempt to create ours will find out. */
function readLock(file: string): ProcessIdentity | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' ? undefined : (JSON.parse(text) as ProcessIdentity);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT' || cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** Watches for a heartbeat. The clocks of two machines may differ, so only a change tells for certain that it is alive. */
async function isTouched(file: string): Promise<boolean> {
  const first = touchedAt(file);
  if (first === undefined || Math.abs(Date.now() - first) > 10 * SILENCE_MS) return false;
  for (let waitedMs = 0; waitedMs < SILENCE_MS; waitedMs += 250) {
    await sleep(250);
    if (touchedAt(file) !== first) return true;
  }
  return false;
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
