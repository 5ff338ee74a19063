import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { syncFolder } from './data-folder.ts';
import type { Account } from './postgres-account.ts';
import { cannotRun, type PostgresBinaries } from './postgres-binaries.ts';
import { findProcess } from './process-identity.ts';

/** The role that owns everything in the embedded database. Only the socket's folder lets anyone in. */
export const EMBEDDED_ROLE = 'sorrel';

/** What this process is making right now. */
const ownDrafts = new Set<string>();

/** PostgreSQL must not take anything from our own environment (PGDATA, PGOPTIONS, LC_ALL). */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' };
}

/** The major version that made the files, or undefined when there are none. */
export function findClusterMajor(cluster: string): number | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/**
 * Makes the files of an empty database. They are made aside and renamed, so that an interrupted start leaves nothing
 * that looks like a database; of two starts at once, the first to rename wins and the other uses its files.
 */
export async function makeCluster(
  cluster: string,
  { binaries, account, durable }: { binaries: PostgresBinaries; account: Account | undefined; durable: boolean },
): Promise<void> {
  removeDrafts(cluster);
  const draft = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  ownDrafts.add(path.basename(draft));
  const args = ['-D', draft, '-U', EMBEDDED_ROLE, '--auth=trust', '-E', 'UTF8', '--no-instructions'];
  // Sorting and letter case come from PostgreSQL's own C.UTF-8, the same on every system. Word splitting (full text,
  // trigrams) still asks the system's locale, which must know letters beyond ASCII; its name differs between systems.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  if (!durable) args.push('--no-sync');
  let failure = '';
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'UTF-8']) {
    rmSync(draft, { recursive: true, force: true });
    const run = await runInitdb([...args, `--lc-ctype=${characters}`], path.dirname(cluster), binaries, account);
    if (run.ok) return publish(draft, cluster);
    failure = run.output;
    if (!failure.includes('invalid locale name')) break;
  }
  rmSync(draft, { recursive: true, force: true });
  throw new StartRefused(`The database could not be made in ${cluster}: ${failure.trim().split('\n').at(-1)}`);
}

function publish(draft: string, cluster: string): void {
  try {
    renameSync(draft, cluster);
    syncFolder(path.dirname(cluster));
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (findClusterMajor(cluster) === undefined) throw cause;
  }
}

function removeDrafts(cluster: string): void {
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of readdirSync(path.dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    // In a container every server has the same number, so our own number may be a predecessor's.
    const isBeingMade = maker === process.pid ? ownDrafts.has(name) : findProcess(maker) !== undefined;
    if (!isBeingMade) {
      rmSync(path.join(path.dirname(cluster), name), { recursive: true, force: true });
    }
  }
}

function runInitdb(
  args: string[],
  cwd: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
): Promise<{ ok: boolean; output: string }> {
  const program = path.join(binaries.folder, 'bin', 'initdb');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', (cause) => reject(cannotRun(program, cause)));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
