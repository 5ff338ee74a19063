import type { FastifyInstance } from 'fastify';
import { startSweeping } from '../auth/sweep.ts';
import { warmFoods } from '../foods/warm-foods.ts';
import { startPictureSweep } from '../pictures/sweep.ts';
import type { PlanServices } from '../plans/planner.ts';
import { createReminderRunner } from '../plans/reminders/send-reminders.ts';
import { serveMetrics } from '../platform/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { importCatalogue } from '../recipes/catalogue.ts';
import { exploreRepo } from '../recipes/explore-repo.ts';
import { startTrashSweep } from '../recipes/history/trash.ts';
import { judgeOlderRecipes } from '../recipes/judge-older.ts';
import type { RecipeServices } from '../recipes/lists.ts';
import { createImportRunner } from '../recipes/many/import-runner.ts';
import { createRecountRunner } from '../recipes/sub-recipes/recount-dishes.ts';

const DRAIN_MS = 10_000;

/**
 * Listens, and meanwhile brings the data to a new release and starts what is done every hour.
 * @returns stops all of it in order, but for the database; what is under way is answered
 */
export async function serve(
  app: FastifyInstance,
  services: Platform & Pick<PlanServices, 'planner'> & Pick<RecipeServices, 'exploreShelf'>,
) {
  const { config, log } = services;
  services.outbox.start();
  const importRunner = createImportRunner(services);
  importRunner.start();
  const recountRunner = createRecountRunner(services);
  recountRunner.start();
  const reminderRunner = createReminderRunner(services);
  reminderRunner.start();
  const pictureSweep = startPictureSweep(services);
  const stopSweeping = startSweeping(services);
  const stopTrashSweep = startTrashSweep(services);
  if (config.NODE_ENV === 'production' && config.SMTP_URL === undefined) {
    log.warn('SMTP_URL is not set: no mail goes out, so nobody can verify an e-mail address or reset a password');
  }
  const metrics =
    app.metrics === undefined
      ? undefined
      : await serveMetrics(app.metrics, { host: config.HOST, port: config.METRICS_PORT ?? 0 });

  await app.listen({ host: config.HOST, port: config.PORT });
  services.planner.warmUp().catch((cause) => log.warn({ err: cause }, 'the planner could not be warmed up'));
  let isStopping = false;
  warmFoods(() => isStopping).catch((cause) => log.warn({ err: cause }, 'the foods could not be made ready'));
  // during the first requests: a new release of the catalogue takes seconds, an unchanged one a glance
  const release = importCatalogue(services, () => isStopping)
    .then(
      (written) => written > 0 && log.info({ written }, 'the recipes of explore are those of this release'),
      (cause) => log.error({ err: cause }, 'the recipes of explore could not be brought to this release'),
    )
    .then(async () => services.exploreShelf.read(await exploreRepo(services.db).revision()))
    .catch((cause) => log.warn({ err: cause }, 'explore is kept once somebody has looked at it'))
    .then(() => judgeOlderRecipes(services, () => isStopping))
    .catch((cause) => log.error({ err: cause }, 'older recipes could not be judged again'));

  return async (signal: string) => {
    log.info({ signal }, 'stopping');
    isStopping = true;
    // requests under way get their answers; a connection that is held open longer does not hold up the stop
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    await app.close();
    await metrics?.close();
    await release;
    await pictureSweep.stop();
    stopSweeping();
    stopTrashSweep();
    await services.notices.close();
    await reminderRunner.stop();
    await services.outbox.stop();
    await importRunner.stop();
    await recountRunner.stop();
    await services.pages.close();
    await services.workers.close();
    services.pictureEncoder.close();
  };
}
