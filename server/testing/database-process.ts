/**
 * A small server for tests that end processes: opens the database of the folder, says so in one line of JSON, and with
 * the word `write` goes on to insert numbers and print each one after the database has acknowledged it. SIGTERM closes.
 */
import { openDatabase } from '../src/db/open-database.ts';
import { StartRefused } from '../src/start-refused.ts';

const [dataFolder, mode] = process.argv.slice(2);

async function run(): Promise<void> {
  const database = await openDatabase({ dataFolder: dataFolder! });
  const closed = new Promise<void>((resolve) =>
    process.once('SIGTERM', () => {
      void database.close().then(resolve);
    }),
  );
  console.log(JSON.stringify({ url: database.url }));
  if (mode === 'write') {
    await database.pool.query('create table if not exists written (number int primary key)');
    const { rows } = await database.pool.query('select coalesce(max(number), 0) as last from written');
    for (let number = rows[0].last + 1; ; number += 1) {
      await database.pool.query('insert into written values ($1)', [number]);
      console.log(number);
    }
  }
  const alive = setInterval(() => {}, 1_000);
  await closed;
  clearInterval(alive);
}

run().catch((cause: Error) => {
  console.error(cause instanceof StartRefused ? cause.message : cause);
  process.exit(1);
});
