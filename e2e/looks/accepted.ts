import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Index } from './walk.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FILE = path.join(import.meta.dirname, 'accepted.json');
/** Everything that `looks` makes; git ignores it. */
export const LOOKS_FOLDER = path.join(ROOT, '.looks');

const Accepted = z.object({
  /** none before the first time */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  /** faults that were there when it was accepted: `picture · kind · where` */
  faults: z.array(z.string()),
});
/** What was last looked at and found right: a commit, from which the pictures are made anew on each machine. */
export type Accepted = z.output<typeof Accepted>;

export function readAccepted(): Accepted | undefined {
  return existsSync(FILE) ? Accepted.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined;
}

export function writeAccepted(accepted: Accepted) {
  writeFileSync(FILE, `${JSON.stringify(accepted, null, 2)}\n`);
}

function git(...args: string[]) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit that is checked out, if nothing of the product or of `looks` is changed beside it. */
export function cleanCommit(): string | undefined {
  return git('status', '--porcelain', '--', ':!docs', ':!*.md') === '' ? git('rev-parse', 'HEAD') : undefined;
}

export const hasCommit = (commit: string) => git('cat-file', '-e', `${commit}^{commit}`) !== undefined;

/** Where the pictures of a commit are kept; those of a part of the screens stand beside those of all. */
const TAKEN = path.join(LOOKS_FOLDER, 'taken');
const takenFolder = (commit: string, part = '') => path.join(TAKEN, part === '' ? commit : `${commit}-${part}`);

/** Keeps the pictures of a run as those of a commit, and no others. */
export function keepTaken(folder: string, commit: string) {
  rmSync(TAKEN, { recursive: true, force: true });
  mkdirSync(TAKEN, { recursive: true });
  renameSync(folder, takenFolder(commit));
}

export function readIndex(folder: string): Index | undefined {
  const file = path.join(folder, 'index.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : undefined;
}

/**
 * The pictures of the accepted commit: those kept on this machine, else made from that commit in a folder of its own, with
 * its own tables of screens.
 * @param part what to make where not all is kept: the arguments that choose a part of the screens
 * @returns the folder, or nothing where the commit cannot be had or built
 */
export function picturesOf(commit: string, part: { name: string; args: string[] }): string | undefined {
  const whole = takenFolder(commit);
  if (readIndex(whole) !== undefined) return whole;
  const folder = takenFolder(commit, part.name);
  if (readIndex(folder) !== undefined) return folder;
  console.log(`Taking the pictures of the accepted commit ${commit.slice(0, 9)}, once on this machine …`);
  const source = path.join(mkdtempSync(path.join(tmpdir(), 'sorrel-looks-')), 'source');
  try {
    if (git('worktree', 'add', '--detach', '--force', source, commit) === undefined) return undefined;
    const isMade = [
      ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
      ['npm', 'run', 'looks', '--silent', '--', '--into', `${folder}.part`, ...part.args],
    ].every(([command = '', ...args]) => spawnSync(command, args, { cwd: source, stdio: 'inherit' }).status === 0);
    if (!isMade) return undefined;
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}.part`, folder);
    return folder;
  } finally {
    git('worktree', 'remove', '--force', source);
    rmSync(path.dirname(source), { recursive: true, force: true });
  }
}
