import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { distributeDatabase } from './db/distribute.ts';
import { openDatabase } from './db/open-database.ts';
import { StartRefused } from './start-refused.ts';

/** `npm run distribute`: lays the database of DATABASE_URL over the machines of its Citus cluster. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined) {
    throw new StartRefused(
      'The embedded database lies on one machine: set DATABASE_URL to the coordinator of a Citus cluster, and bring the data there with npm run move.',
    );
  }
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataFolder: config.DATA_DIR,
    poolSize: 2,
    notify: console.error,
  });
  try {
    const { changed, workers } = await distributeDatabase(database.pool);
    const machines = workers === 1 ? 'one machine' : `${workers} machines`;
    console.log(
      changed.length === 0
        ? `Everything lies on ${machines} already.`
        : `${changed.length} tables lie on ${machines} now: ${changed.join(', ')}.`,
    );
  } finally {
    await database.close();
  }
}

main().catch((cause) => {
  console.error(cause instanceof StartRefused ? cause.message : cause);
  process.exit(1);
});
