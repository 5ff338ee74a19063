import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../start-refused.ts';
import type { Account } from './postgres-account.ts';
import { cannotRun, type PostgresBinaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-cluster.ts';
import { findProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';

/** Recovery after a crash is bounded by max_wal_size; this is far beyond it on a slow disk. */
const READY_WITHIN_MS = 180_000;
/** A fast shutdown writes a checkpoint. After this, an immediate one: nothing is lost, the next start recovers. */
const STOPPED_WITHIN_MS = 60_000;
const SOCKET_NAME = '.s.PGSQL.5432';

/** The main process of a running PostgreSQL, started by us or left by an earlier server. */
export type Postmaster = {
  identity: ProcessIdentity;
  socketFolder: string;
  adopted: boolean;
  /** Settles when the process is gone, however it ended. */
  exited: Promise<void>;
};

type PostmasterFile = { pid: number; socketFolder: string; status: string };

/** postmaster.pid, line by line: pid, data folder, start time, port, socket folder, address, shared memory, status. */
function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** The PostgreSQL that runs on these files now, ready or not. */
function findRunning(cluster: string): (PostmasterFile & { identity: ProcessIdentity }) | undefined {
  const file = readPostmasterFile(cluster);
  if (file === undefined) return undefined;
  const identity = findProcess(file.pid);
  return identity !== undefined && servesCluster(file.pid, cluster) ? { ...file, identity } : undefined;
}

/** PostgreSQL lives inside its files' folder, so its working folder tells more surely than its command line. */
function servesCluster(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}

/** The socket folder of a PostgreSQL that runs on these files and takes connections. */
export function findSocketFolder(cluster: string): string | undefined {
  const running = findRunning(cluster);
  return running?.status === 'ready' ? running.socketFolder : undefined;
}

/** Takes over a PostgreSQL that is already running on these files; waits while it starts, or until it has stopped. */
export async function adoptPostmaster(cluster: string, stopping: AbortSignal): Promise<Postmaster | undefined> {
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS && !stopping.aborted; waitedMs += 25) {
    const running = findRunning(cluster);
    if (running === undefined) return undefined;
    if (running.status === 'ready') {
      const { identity, socketFolder } = running;
      return { identity, socketFolder, adopted: true, exited: watch(identity) };
    }
    await sleep(25);
  }
  throw new StartRefused(
    `A PostgreSQL is running on ${cluster} and does not become ready: see postgres.log beside it.`,
  );
}

export type PostmasterSettings = {
  binaries: PostgresBinaries;
  account: Account | undefined;
  socketFolder: string;
  logFile: string;
  /** A start that is no longer wanted ends. */
  stopping: AbortSignal;
  /** PostgreSQL's settings by name. */
  parameters: Record<string, string>;
};

/** Starts PostgreSQL on these files and waits until it takes connections; undefined when it ended before that. */
export async function startPostmaster(cluster: string, settings: PostmasterSettings): Promise<Postmaster | undefined> {
  clearLeftovers(cluster, settings.socketFolder);
  const child = spawnPostgres(cluster, settings);
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (cause) => reject(cannotRun(child.spawnfile, cause))),
  );
  let isGone = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isGone = true;
      resolve();
    }),
  );
  const ready = async (): Promise<Postmaster | undefined> => {
    for (let waitedMs = 0; waitedMs < READY_WITHIN_MS && !isGone && !settings.stopping.aborted; waitedMs += 10) {
      const file = readPostmasterFile(cluster);
      if (file?.pid === child.pid && file?.status === 'ready') {
        const identity = findProcess(file.pid);
        if (identity) return { identity, socketFolder: settings.socketFolder, adopted: false, exited };
      }
      await sleep(10);
    }
    child.kill('SIGQUIT');
    await exited;
    return undefined;
  };
  return Promise.race([ready(), failed]);
}

/** Ends PostgreSQL in good order: open transactions are rolled back, and the files are left clean. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (isStillRunning(postmaster.identity)) process.kill(postmaster.identity.pid, 'SIGINT');
  const patience = new AbortController();
  const stopped = await Promise.race([
    postmaster.exited.then(() => true),
    sleep(STOPPED_WITHIN_MS, false, { signal: patience.signal, ref: true }),
  ]);
  patience.abort();
  if (stopped) return;
  if (isStillRunning(postmaster.identity)) process.kill(postmaster.identity.pid, 'SIGQUIT');
  await postmaster.exited;
}

/** What PostgreSQL last complained of, for a start that failed. */
export function lastComplaint(logFile: string): string {
  const lines = readTail(logFile)
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error while loading/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it gave no reason';
}

function readTail(file: string): string {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(handle);
    const tail = Buffer.alloc(Math.min(size, 8_192));
    readSync(handle, tail, 0, tail.length, size - tail.length);
    return tail.toString('utf8');
  } finally {
    closeSync(handle);
  }
}

/**
 * PostgreSQL clears away the traces of a dead one itself, but takes a process that was given the dead one's number, or
 * an unreaped one, for a living PostgreSQL. Here it is known that none runs on these files.
 */
function clearLeftovers(cluster: string, socketFolder: string): void {
  const file = readPostmasterFile(cluster);
  if (file === undefined || findRunning(cluster) !== undefined) return;
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  for (const folder of new Set([socketFolder, file.socketFolder])) {
    if (folder === '') continue;
    rmSync(path.join(folder, `${SOCKET_NAME}.lock`), { force: true });
    rmSync(path.join(folder, SOCKET_NAME), { force: true });
  }
}

function spawnPostgres(cluster: string, settings: PostmasterSettings): ChildProcess {
  const program = path.join(settings.binaries.folder, 'bin', 'postgres');
  const args = ['-D', cluster];
  for (const [name, value] of Object.entries(settings.parameters)) args.push('-c', `${name}=${value}`);
  const log = openSync(settings.logFile, 'a', 0o600);
  try {
    // A process group of its own: Ctrl-C in the terminal reaches only the server, which then stops it in order.
    const child = spawn(program, args, {
      cwd: cluster,
      detached: true,
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
      ...(settings.account && { uid: settings.account.uid, gid: settings.account.gid }),
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** A process that is not our child gives no notice of its end, so it is looked at. */
function watch(identity: ProcessIdentity): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isStillRunning(identity)) return;
      clearInterval(timer);
      resolve();
    }, 200);
    timer.unref();
  });
}
