import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../start-refused.ts';

const RECORD = 'database.json';

/**
 * What the data folder says about its database. Without it, an engine that finds nothing of its own would start empty,
 * and a person would believe that all recipes are gone.
 */
const DatabaseRecord = z.object({
  engine: z.string(),
  major: z.int(),
  /** Where the files are: relative to the data folder, or absolute where they could not live inside it. */
  folder: z.string(),
});
export type DatabaseRecord = z.output<typeof DatabaseRecord>;

/**
 * Makes the data folder where there is none and gives its real path. As root it can be passed through by the account
 * that runs PostgreSQL; what is private inside has modes of its own.
 * @throws StartRefused when it cannot be made or written
 */
export function openDataFolder(folder: string): string {
  try {
    const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
    const real = realpathSync(folder);
    if (isNew && process.getuid?.() === 0) chmodSync(real, 0o711);
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    return real;
  } catch (cause) {
    throw new StartRefused(`The data folder ${path.resolve(folder)} cannot be written: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

/** @throws StartRefused when the record is there and cannot be understood */
export function findDatabaseRecord(dataFolder: string): DatabaseRecord | undefined {
  const file = path.join(dataFolder, RECORD);
  try {
    return DatabaseRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartRefused(`${file} cannot be read, and it says where the database is: restore it from a backup.`, {
      cause,
    });
  }
}

/** The record is on disk, whole, when this returns. */
export function saveDatabaseRecord(dataFolder: string, record: DatabaseRecord): void {
  const file = path.join(dataFolder, RECORD);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { flush: true });
  renameSync(draft, file);
  syncFolder(dataFolder);
}

/** Makes a rename inside the folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
