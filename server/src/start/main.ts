import { existsSync } from 'node:fs';
import { listenForStop } from '../asked-to-stop.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { backUpBeforeMigrating } from '../db/back-up-before-migrating.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { migrateServed } from '../db/migrate-served.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartRefused } from '../start-refused.ts';
import { stopInOrder } from '../stop-in-order.ts';

/** Listened for from the beginning: a start that died at once would leave its database running. */
const { asked: stopAsked, askedAgain: stopAskedAgain } = listenForStop();

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  let isStarting = true;
  // an embedded database is stopped once it has started; a server of its own may be long in answering and needs no stop
  if (config.DATABASE_URL !== undefined) void stopAsked.then(() => isStarting && process.exit(0));
  void stopAskedAgain.then(() => isStarting && process.exit(1));
  const opening = openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataFolder: config.DATA_DIR,
    poolSize: config.DATABASE_POOL_SIZE,
    notify: (sentence) => log.warn(sentence),
  });
  // most of the program is loaded while the database starts
  const loading = Promise.all([import('./create-services.ts'), import('./app.ts'), import('./serve.ts')]);
  const [database, [{ createServices }, { buildApp }, { serve }]] = await Promise.all([opening, loading]).catch(
    async (cause) => {
      await opening.then((opened) => opened.close()).catch(() => undefined);
      throw cause;
    },
  );
  try {
    if (config.DATABASE_URL === undefined) {
      const kept = await backUpBeforeMigrating(database.pool, config.DATA_DIR, new Date());
      if (kept !== null) log.info({ file: kept }, 'the database as it was before the new release is kept');
      await migrateDatabase(database.pool);
    } else await migrateServed(database.pool, { notify: (sentence) => log.warn(sentence) });
    const services = createServices(config, database, log);
    const stop = await serve(await buildApp(services), services);
    if (config.NODE_ENV !== 'test') console.log(`Sorrel is ready at ${config.PUBLIC_URL}`);
    isStarting = false;
    void stopAsked
      .then((signal) =>
        stopInOrder([() => stop(signal), () => database.close()], {
          askedAgain: stopAskedAgain,
          complain: (sentence, cause) => log.error({ err: cause }, sentence),
        }),
      )
      .then((code) => process.exit(code));
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

main().catch((cause) => {
  if (cause instanceof StartRefused) console.error(cause.message);
  else if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
    console.error(
      `Another program listens on port ${process.env['PORT'] ?? 3000}. Stop it, or set PORT to another number.`,
    );
  } else console.error(cause);
  process.exit(1);
});
