import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** The account of the operating system that PostgreSQL runs as. */
export type Account = { name: string; uid: number; gid: number };

/** Where root keeps what the account of PostgreSQL could not reach in its proper place. */
export const SYSTEM_FOLDER = '/var/lib/sorrel';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the owner of its files, else as `postgres`, else as
 * `nobody`. Undefined for everybody else: then it runs as we do.
 */
export function accountForPostgres(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((candidate) => candidate[0] === name);
    if (fields !== undefined) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartRefused(
    'PostgreSQL does not run as root and this system has no user "postgres" or "nobody": start Sorrel as another user, or set DATABASE_URL.',
  );
}

/** Whether the account can pass through every folder above the path. */
export function canReach(account: Account, target: string): boolean {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat !== undefined && !mayPass(account, stat)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayPass(account: Account, stat: { mode: number; uid: number; gid: number }): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}

/** A folder of the account's own, closed to others. */
export function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account === undefined) return;
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** The place for one data folder's database outside of it: always the same for the same data folder. */
export function systemFolderFor(dataFolder: string, systemFolder: string): string {
  return path.join(systemFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
}

/** Whatever the umask, others can pass through it. */
export function makeSystemFolder(systemFolder: string): void {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, (statSync(file).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

/** A copy of the binaries that everybody can read, made once for each version. */
export function copyBinaries(binaries: PostgresBinaries, systemFolder: string): PostgresBinaries {
  const folder = path.join(systemFolder, `postgres-${binaries.version}`);
  if (existsSync(folder)) return { ...binaries, folder };
  makeSystemFolder(systemFolder);
  const draft = `${folder}.${process.pid}`;
  cpSync(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  }
  return { ...binaries, folder };
}
