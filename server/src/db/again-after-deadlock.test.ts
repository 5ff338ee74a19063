import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { againAfterDeadlock } from './again-after-deadlock.ts';
import type { DatabaseHandle } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyTestDatabase();
  await database.pool.query('create table counters (id int primary key, total int not null)');
  await database.pool.query('insert into counters values (1, 0), (2, 0)');
});
afterAll(() => database.drop());

const count = (tx: DatabaseHandle, id: number) =>
  tx.execute(sql`update counters set total = total + 1 where id = ${id}`);

test('two that wait for each other are both done, each once', async () => {
  const db = againAfterDeadlock(database.db);
  const both = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await count(tx, first);
      await sleep(100);
      await count(tx, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  const { rows } = await database.pool.query('select total from counters order by id');
  expect(rows).toEqual([{ total: 2 }, { total: 2 }]);
});

test('what fails for another reason is not tried again', async () => {
  let tries = 0;
  const failing = againAfterDeadlock(database.db).transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into counters values (1, 0)`);
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(1);
});
