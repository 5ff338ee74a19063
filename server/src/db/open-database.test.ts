import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sorrel-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a pool whose connections are all cut is usable again by itself, and says that they were lost', async () => {
  const database = await emptyTestDatabase();
  const sentences: string[] = [];
  const opened = await openDatabase({
    databaseUrl: database.url,
    dataFolder: folder,
    notify: (sentence) => sentences.push(sentence),
  });
  const { rows } = await opened.pool.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect.poll(() => sentences.length, { timeout: 10_000 }).toBe(1);
  expect(sentences[0]).toContain('A connection to the database was lost');
  expect((await opened.db.execute('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await opened.close();
  await database.drop();
});

test('a transaction whose connection is cut between two queries fails, and the process lives on', async () => {
  const database = await emptyTestDatabase();
  const transaction = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!['pid']]);
    await expect.poll(async () => (await stillThere(rows[0]!['pid'])).length, { timeout: 10_000 }).toBe(0);
    await tx.execute('select 1');
  });
  const stillThere = async (pid: unknown) =>
    (await database.pool.query('select 1 from pg_stat_activity where pid = $1', [pid])).rows;
  await expect(transaction).rejects.toThrow();
  expect((await database.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await database.drop();
});

test('a statement that takes too long is ended by the database', async () => {
  const database = await emptyTestDatabase();
  const { rows } = await database.pool.query('show statement_timeout');
  await database.drop();
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('an address with a wrong database or user is refused in one sentence', async () => {
  const database = await emptyTestDatabase();
  const url = new URL(database.url);
  url.pathname = '/no_such_database';
  await expect(openDatabase({ databaseUrl: url.href, dataFolder: folder })).rejects.toThrow(
    'The database does not answer: database "no_such_database" does not exist. Check DATABASE_URL.',
  );
  await database.drop();
});

test('a database with another encoding than UTF8 is refused', async () => {
  const database = await emptyTestDatabase();
  const name = `${new URL(database.url).pathname.slice(1)}_latin`;
  await database.pool.query(`create database "${name}" encoding 'LATIN1' locale 'C' template template0`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  await expect(openDatabase({ databaseUrl: url.href, dataFolder: folder })).rejects.toThrow(/encoding LATIN1.*UTF8/);
  await database.pool.query(`drop database "${name}" with (force)`);
  await database.drop();
});
