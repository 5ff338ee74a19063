import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder, saveDatabaseRecord } from './data-folder.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresSettings, startEmbeddedPostgres } from './embedded-postgres.ts';
import { canReach } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { findProcess } from './process-identity.ts';

let folder: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  folder = openDataFolder(mkdtempSync(path.join(tmpdir(), 'sorrel-pg-')));
  chmodSync(folder, 0o711);
  running = [];
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function start(settings: Partial<EmbeddedPostgresSettings> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, durable: false, ...settings });
  running.push(postgres);
  return postgres;
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('the first start records its engine; after a stop, which leaves no process, the next start finds what was written', async () => {
  const first = await start();
  expect(JSON.parse(readFileSync(path.join(folder, 'database.json'), 'utf8'))).toEqual({
    engine: 'postgresql',
    major: 18,
    folder: 'postgres',
  });
  await ask(first, 'create table jar (label text)');
  await ask(first, `insert into jar values ('Crème brûlée')`);
  await first.stop();
  expect(findProcess(first.pid)).toBeUndefined();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select upper(label) from jar')).toEqual(['CRÈME BRÛLÉE']);
});

test('words are split and sorted the same everywhere, letters beyond ASCII included', async () => {
  const postgres = await start();
  const rows = await ask(
    postgres,
    `select to_tsvector('simple', 'Brûlée čaj')::text,
      (select string_agg(word, ' ' order by word) from unnest(array['b', 'é', 'A', 'a', 'B']) as word)`,
  );
  expect(rows).toEqual([`'brûlée':1 'čaj':2`, 'A B a b é']);
});

test('by default a commit is on disk before it is acknowledged, and only a private socket is listened on', async () => {
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  running.push(postgres);
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];
  expect(await ask(postgres, `select setting from pg_settings where name = any('{${settings}}')`)).toEqual(
    settings.map(() => 'on'),
  );
  expect(await ask(postgres, 'show listen_addresses')).toEqual(['']);
  expect(statSync(path.join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'postgres', 'run')).mode & 0o777).toBe(0o700);
});

test('a database that is killed is started again by itself', async () => {
  const sentences: string[] = [];
  const postgres = await start({ notify: (sentence) => sentences.push(sentence) });
  const killed = postgres.pid;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => ask(postgres, 'select 1').catch(() => undefined), { timeout: 15_000 }).toEqual([1]);
  expect(postgres.pid).not.toBe(killed);
  expect(sentences).toEqual(['The database ended by itself and is being started again.']);
});

test('a pid file whose number now belongs to another process does not hold up the start', async () => {
  const first = await start();
  await first.stop();
  const pidFile = path.join(folder, 'postgres', 'pgdata', 'postmaster.pid');
  const run = path.join(folder, 'postgres', 'run');
  writeFileSync(
    pidFile,
    `${process.pid}\n${path.dirname(pidFile)}\n1700000000\n5432\n${run}\n\n  1234567   1\nready   \n`,
  );
  writeFileSync(path.join(run, '.s.PGSQL.5432.lock'), `${process.pid}\n`);
  const second = await start();
  expect(await ask(second, 'select 1')).toEqual([1]);
});

test('two starts at the same moment on an empty folder end with one database for both', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.pid).toBe(two.pid);
  expect(one.url).toBe(two.url);
  expect(await ask(two, 'select 1')).toEqual([1]);
  // Both would bring it back otherwise: only the holder of the data folder's lock may supervise in the product.
  await Promise.all([one.stop(), two.stop()]);
});

test('in a folder whose path is too long for a socket, the socket is in a short private one', async () => {
  const long = path.join(folder, 'so-many-letters-that-no-socket-fits'.repeat(3));
  mkdirSync(long, { mode: 0o711 });
  const postgres = await start({ dataFolder: long });
  const socketFolder = new URL(postgres.url).searchParams.get('host')!;
  expect(socketFolder.startsWith(long)).toBe(false);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(await ask(postgres, 'select 1')).toEqual([1]);
  await postgres.stop();
  expect(existsSync(socketFolder)).toBe(false);
});

test('a folder of another engine, another major version or with its database missing is refused, each in a sentence', async () => {
  saveDatabaseRecord(folder, { engine: 'sqlite', major: 3, folder: 'postgres' });
  await expect(start()).rejects.toThrow(/holds a database of another kind \(sqlite\).*brings PostgreSQL 18/);

  saveDatabaseRecord(folder, { engine: 'postgresql', major: 18, folder: 'postgres' });
  await expect(start()).rejects.toThrow(/should be in .*postgres\/pgdata and is missing/);

  mkdirSync(path.join(folder, 'postgres', 'pgdata'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres', 'pgdata', 'PG_VERSION'), '17\n');
  saveDatabaseRecord(folder, { engine: 'postgresql', major: 17, folder: 'postgres' });
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this Sorrel brings PostgreSQL 18/);
  rmSync(path.join(folder, 'database.json'));
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this Sorrel brings PostgreSQL 18/);

  writeFileSync(path.join(folder, 'database.json'), '{');
  await expect(start()).rejects.toThrow(/database.json cannot be read/);
});

test('where no PostgreSQL comes with Sorrel, or it does not run, the sentence asks for DATABASE_URL', async () => {
  expect(() => findPostgresBinaries('plan9-mips')).toThrow(
    'No PostgreSQL comes with Sorrel for this system (plan9-mips): install PostgreSQL 15 or newer and set DATABASE_URL to its address.',
  );
  const bin = path.join(folder, 'native', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'initdb'), '#!/lib/ld-of-another-libc.so\n', { mode: 0o755 });
  const binaries = { folder: path.join(folder, 'native'), version: '18.4.0', major: 18 };
  await expect(start({ binaries })).rejects.toThrow(/made for systems with glibc.*set DATABASE_URL/);
});

test('a closed folder above is seen as out of reach for another account', () => {
  const closed = path.join(folder, 'closed');
  mkdirSync(path.join(closed, 'data'), { recursive: true });
  chmodSync(closed, 0o700);
  const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
  expect(canReach(stranger, path.join(folder, 'data'))).toBe(true);
  expect(canReach(stranger, path.join(closed, 'data'))).toBe(false);
});

test('as root in a closed home, programs and data go to where the account of PostgreSQL can reach them', async () => {
  const home = path.join(folder, 'home');
  const dataFolder = path.join(home, 'data');
  const systemFolder = path.join(folder, 'system');
  mkdirSync(dataFolder, { recursive: true });
  cpSync(findPostgresBinaries().folder, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(home, 0o700);
  const binaries = { folder: path.join(home, 'native'), version: '18.4.0', major: 18 };
  const sentences: string[] = [];
  const first = await start({ dataFolder, binaries, systemFolder, notify: (sentence) => sentences.push(sentence) });
  await ask(first, 'create table jar (id int)');
  await first.stop();
  const second = await start({ dataFolder, binaries, systemFolder });
  expect(await ask(second, `select to_regclass('jar') is not null`)).toEqual([true]);
  // Anyone but root runs PostgreSQL as themselves and needs no other place.
  if (process.getuid?.() !== 0) return expect(sentences).toEqual([]);
  expect(sentences).toEqual([
    expect.stringMatching(/cannot reach .*home\/data: the database is kept in .*system\//),
    expect.stringMatching(/cannot reach its programs here: using .*system\/postgres-18.4.0/),
  ]);
});
