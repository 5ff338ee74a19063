import { existsSync } from 'node:fs';
import { buildApp } from './app.ts';
import { startSweeping } from './auth/sweep.ts';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { createServices } from './create-services.ts';
import { backUpBeforeMigrating } from './db/back-up-before-migrating.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { startPictureSweep } from './pictures/sweep.ts';
import { serveMetrics } from './platform/metrics.ts';
import { importCatalogue } from './recipes/catalogue.ts';
import { judgeOlderRecipes } from './recipes/judge-older.ts';
import { readOlderFoods } from './recipes/read-older-foods.ts';
import { StartRefused } from './start-refused.ts';

const DRAIN_MS = 10_000;

/** The first signal to stop. It is listened for from the beginning: a start that died at once would leave its database running. */
const stopAsked = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
});

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  let isStarting = true;
  // an embedded database is stopped once it has started; a server of its own may be long in answering and needs no stop
  if (config.DATABASE_URL !== undefined) void stopAsked.then(() => isStarting && process.exit(0));
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataFolder: config.DATA_DIR,
    poolSize: config.DATABASE_POOL_SIZE,
    notify: (sentence) => log.warn(sentence),
  });
  try {
    if (config.DATABASE_URL === undefined) {
      const kept = await backUpBeforeMigrating(database.pool, config.DATA_DIR, new Date());
      if (kept !== null) log.info({ file: kept }, 'the database as it was before the new release is kept');
    }
    await migrateDatabase(database.pool);
    const services = createServices(config, database, log);
    const app = await buildApp(services);
    services.outbox.start();
    const pictureSweep = startPictureSweep(services);
    const stopSweeping = startSweeping(services);
    if (config.NODE_ENV === 'production' && config.SMTP_URL === undefined) {
      log.warn('SMTP_URL is not set: no mail goes out, so nobody can verify an e-mail address or reset a password');
    }

    let catalogue: Promise<unknown> = Promise.resolve();
    let isStopping = false;
    void stopAsked.then(() => {
      isStopping = true;
    });
    const metrics =
      app.metrics === undefined
        ? undefined
        : await serveMetrics(app.metrics, { host: config.HOST, port: config.METRICS_PORT ?? 0 });
    const stop = async (signal: string) => {
      log.info({ signal }, 'stopping');
      // requests under way get their answers; whoever holds a connection open longer does not hold up the stop
      setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
      await app.close();
      await metrics?.close();
      await catalogue;
      await pictureSweep.stop();
      stopSweeping();
      await services.outbox.stop();
      await services.pages.close();
      await services.threads.close();
      services.pictureEncoder.close();
      await database.close();
      process.exit(0);
    };

    await app.listen({ host: config.HOST, port: config.PORT });
    services.planner.warmUp().catch((cause) => log.warn({ err: cause }, 'the planner could not be warmed up'));
    // beside the first requests: a new release of the catalogue takes seconds, an unchanged one a glance
    catalogue = importCatalogue(database.db).then(
      (written) => written > 0 && log.info({ written }, 'the recipes of explore are those of this release'),
      (cause) => log.error({ err: cause }, 'the recipes of explore could not be brought to this release'),
    );
    catalogue = catalogue
      .then(() => judgeOlderRecipes({ db: database.db, log }, () => isStopping))
      .catch((cause) => log.error({ err: cause }, 'older recipes could not be judged again'))
      .then(() => readOlderFoods(services, () => isStopping))
      .then(
        (read) => typeof read === 'number' && read > 0 && log.info({ read }, 'the foods of older recipes are kept'),
        (cause) => log.error({ err: cause }, 'the foods of older recipes could not be read'),
      );
    if (config.NODE_ENV !== 'test') console.log(`Sorrel is ready at ${config.PUBLIC_URL}`);
    isStarting = false;
    void stopAsked.then(stop);
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
