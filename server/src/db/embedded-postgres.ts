import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { findDatabaseRecord, saveDatabaseRecord } from './data-folder.ts';
import {
  type Account,
  accountForPostgres,
  canReach,
  copyBinaries,
  makePrivateFolder,
  makeSystemFolder,
  SYSTEM_FOLDER,
  systemFolderFor,
} from './postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { EMBEDDED_ROLE, findClusterMajor, makeCluster } from './postgres-cluster.ts';
import {
  adoptPostmaster,
  findSocketFolder,
  lastComplaint,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';

const ENGINE = 'postgresql';
const EMBEDDED_DATABASE = 'sorrel';
/** The address of a unix socket holds 104 bytes on macOS and 108 on Linux, with its closing zero. */
const SOCKET_PATH_BYTES = 103;
const SOCKET_NAME = '.s.PGSQL.5432';
const LOG_BYTES = 5_000_000;
const START_ATTEMPTS = 20;

/** More than the pools of one server and of the tools beside it need. */
export const EMBEDDED_CONNECTIONS = 60;

export type EmbeddedPostgresSettings = {
  /** As `openDataFolder` gives it. The process that starts a database holds the lock of its data folder. */
  dataFolder: string;
  /** False only for tests: whatever is written may be lost in a power cut. */
  durable?: boolean;
  /** Told in one sentence what is unusual about this start. */
  notify?: (sentence: string) => void;
  binaries?: PostgresBinaries;
  systemFolder?: string;
};

export type EmbeddedPostgres = {
  /** For `pg` and for everything that takes a DATABASE_URL. */
  url: string;
  /** Whether it was still running when we came. */
  adopted: boolean;
  pid: number;
  stop: () => Promise<void>;
};

type Place = { folder: string; cluster: string; logFile: string; account: Account | undefined };

/**
 * Starts the PostgreSQL that comes with Sorrel on the data folder, or takes over the one that a killed server left
 * running. It listens only on a socket in a folder that others cannot enter. Should it end by itself, it is started again.
 * @throws StartRefused in one clear sentence when it cannot run here or the data is another version's
 */
export async function startEmbeddedPostgres(settings: EmbeddedPostgresSettings): Promise<EmbeddedPostgres> {
  const { dataFolder, durable = true, notify = () => {}, systemFolder = SYSTEM_FOLDER } = settings;
  let binaries = settings.binaries ?? findPostgresBinaries();
  const place = findPlace(dataFolder, systemFolder, notify);
  refuseOtherMajor(dataFolder, place, binaries.major);
  makePrivateFolder(place.folder, place.account);
  if (place.account !== undefined && !canReach(place.account, path.join(binaries.folder, 'bin', 'postgres'))) {
    binaries = copyBinaries(binaries, systemFolder);
    notify(`PostgreSQL runs as ${place.account.name}, which cannot reach its programs here: using ${binaries.folder}.`);
  }
  if (findClusterMajor(place.cluster) === undefined) {
    await makeCluster(place.cluster, { binaries, account: place.account, durable });
  }
  saveRecordOnce(dataFolder, place, binaries.major);

  const socketFolder = chooseSocketFolder(place);
  const parameters = { ...parametersFor(totalmem(), durable), unix_socket_directories: socketFolder };
  const stopping = new AbortController();
  const start = () => startOrAdopt(place, { binaries, socketFolder, parameters, stopping: stopping.signal });
  let postmaster = await start();
  await makeDatabase(postmaster.socketFolder);

  const watch = async () => {
    for (;;) {
      await postmaster.exited;
      if (stopping.signal.aborted) return;
      notify('The database ended by itself and is being started again.');
      for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, 5_000)) {
        try {
          postmaster = await start();
          break;
        } catch (cause) {
          if (stopping.signal.aborted) return;
          notify(`The database cannot be started again yet: ${(cause as Error).message}`);
          await sleep(pauseMs);
        }
      }
    }
  };
  const watching = watch();

  return {
    url: socketUrl(postmaster.socketFolder, EMBEDDED_DATABASE),
    adopted: postmaster.adopted,
    get pid() {
      return postmaster.identity.pid;
    },
    stop: async () => {
      stopping.abort();
      await stopPostmaster(postmaster);
      await watching;
      // A restart may have been under way when the stop was asked for.
      await stopPostmaster(postmaster);
      if (socketFolder !== runFolder(place)) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

/** The address of the embedded database when a server has it running on this data folder, for tools that run beside it. */
export function findEmbeddedPostgres(dataFolder: string): string | undefined {
  const record = findDatabaseRecord(dataFolder);
  if (record === undefined) return undefined;
  const socketFolder = findSocketFolder(path.join(path.resolve(dataFolder, record.folder), 'pgdata'));
  return socketFolder === undefined ? undefined : socketUrl(socketFolder, EMBEDDED_DATABASE);
}

/** An address for `pg` of a database behind a socket. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgres://${EMBEDDED_ROLE}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Where the files are, or will be: inside the data folder unless the account of PostgreSQL cannot get there. */
function findPlace(dataFolder: string, systemFolder: string, notify: (sentence: string) => void): Place {
  const recorded = findDatabaseRecord(dataFolder)?.folder;
  const inside = path.join(dataFolder, 'postgres');
  const folder = recorded === undefined ? inside : path.resolve(dataFolder, recorded);
  const account = accountForPostgres(path.join(folder, 'pgdata'));
  if (account === undefined || canReach(account, folder)) return placeAt(folder, account);
  const outside = systemFolderFor(dataFolder, systemFolder);
  if (recorded !== undefined || !canReach(account, outside)) {
    throw new StartRefused(
      `PostgreSQL runs as ${account.name}, which cannot reach ${folder}: open the folders above it to others (chmod o+x), or start Sorrel as another user.`,
    );
  }
  makeSystemFolder(systemFolder);
  notify(`PostgreSQL runs as ${account.name}, which cannot reach ${dataFolder}: the database is kept in ${outside}.`);
  return placeAt(outside, account);
}

function placeAt(folder: string, account: Account | undefined): Place {
  return { folder, cluster: path.join(folder, 'pgdata'), logFile: path.join(folder, 'postgres.log'), account };
}

/** Nothing is made, changed or upgraded silently: another engine's or version's data, or missing data, stops the start. */
function refuseOtherMajor(dataFolder: string, place: Place, major: number): void {
  const record = findDatabaseRecord(dataFolder);
  const found = findClusterMajor(place.cluster);
  if (record !== undefined && record.engine !== ENGINE) {
    throw new StartRefused(
      `The data folder ${dataFolder} holds a database of another kind (${record.engine}) and this Sorrel brings PostgreSQL ${major}: start it with the Sorrel that made it.`,
    );
  }
  if (record !== undefined && found === undefined) {
    throw new StartRefused(
      `The database of the data folder ${dataFolder} should be in ${place.cluster} and is missing: bring it back, or delete ${path.join(dataFolder, 'database.json')} to begin with an empty one.`,
    );
  }
  const made = found ?? record?.major;
  if (made !== undefined && (made !== major || (record !== undefined && record.major !== major))) {
    throw new StartRefused(
      `The database in ${place.cluster} was made by PostgreSQL ${record?.major === major ? made : (record?.major ?? made)} and this Sorrel brings PostgreSQL ${major}: back it up with the Sorrel that made it (npm run backup) and restore it here into an empty data folder (npm run restore).`,
    );
  }
}

function saveRecordOnce(dataFolder: string, place: Place, major: number): void {
  if (findDatabaseRecord(dataFolder) !== undefined) return;
  const relative = path.relative(dataFolder, place.folder);
  saveDatabaseRecord(dataFolder, {
    engine: ENGINE,
    major,
    folder: relative.startsWith('..') ? place.folder : relative,
  });
}

function runFolder(place: Place): string {
  return path.join(place.folder, 'run');
}

/** The socket is beside the files, or in a new short folder where the address would not fit; postmaster.pid records it. */
function chooseSocketFolder(place: Place): string {
  const beside = runFolder(place);
  if (fitsSocket(beside)) {
    makePrivateFolder(beside, place.account);
    return beside;
  }
  const bases = [tmpdir(), '/tmp'].filter((base) => fitsSocket(path.join(base, 'sorrel-123456')));
  const base = bases.find((candidate) => place.account === undefined || canReach(place.account, `${candidate}/sorrel`));
  const folder = mkdtempSync(path.join(base ?? '/tmp', 'sorrel-'));
  makePrivateFolder(folder, place.account);
  return folder;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= SOCKET_PATH_BYTES;
}

/** Fit for a small machine that does other things too, and safe against power cuts unless told otherwise. */
function parametersFor(memoryBytes: number, durable: boolean): Record<string, string> {
  const memoryMb = memoryBytes / 1024 / 1024;
  const sharedMb = Math.round(Math.min(256, Math.max(32, memoryMb / 16)));
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: String(EMBEDDED_CONNECTIONS),
    shared_buffers: `${sharedMb}MB`,
    effective_cache_size: `${Math.max(128, Math.round(memoryMb / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // One reader must not take both cores from the others, and small containers have little /dev/shm for it.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
}

async function startOrAdopt(
  place: Place,
  settings: {
    binaries: PostgresBinaries;
    socketFolder: string;
    parameters: Record<string, string>;
    stopping: AbortSignal;
  },
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await adoptPostmaster(place.cluster, settings.stopping);
    if (running !== undefined) return running;
    turnLog(place.logFile);
    const started = await startPostmaster(place.cluster, {
      ...settings,
      account: place.account,
      logFile: place.logFile,
    });
    if (started !== undefined) return started;
    // Another start was faster, or the last workers of a killed database are still leaving: both pass in a moment.
    const complaint = lastComplaint(place.logFile);
    const passes = /lock file|shared memory block/.test(complaint) && !settings.stopping.aborted;
    if (!passes || attempt === START_ATTEMPTS) {
      throw new StartRefused(`The database did not start: ${complaint} (${place.logFile}).`);
    }
    await sleep(150);
  }
}

function turnLog(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.1`);
}

async function makeDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${EMBEDDED_DATABASE}`);
  } catch (cause) {
    if (!isAlreadyMade(cause)) throw cause;
  } finally {
    await client.end();
  }
}

/** Of two starts at once the slower one finds the name taken, in one of two ways. */
function isAlreadyMade(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && (cause.code === '42P04' || cause.code === '23505');
}
