/**
 * A process that does nothing but read the pages of imports, for tests that end it: it takes the address of a database and the
 * hosts that it may ask, says in one line that it has begun, and goes on until it is ended.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/create-log.ts';
import { openPool } from '../src/db/open-database.ts';
import { createImportRunner } from '../src/recipes/many/import-runner.ts';
import { createServices } from '../src/start/create-services.ts';

const [url = '', hosts = ''] = process.argv.slice(2);
const pool = openPool(url, { size: 5 });
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'sorrel-import-')),
  LOG_LEVEL: 'silent',
  IMPORT_ALLOW_HOSTS: hosts,
});
createImportRunner(createServices(config, { db: drizzle(pool), pool }, createLog('silent'))).start();
// the timer of the runner alone keeps no process alive
setInterval(() => {}, 1_000);
console.log('begun');
