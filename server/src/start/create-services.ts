import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AuthServices } from '../auth/service.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { againAfterDeadlock } from '../db/again-after-deadlock.ts';
import { createNotices } from '../db/notices.ts';
import type { Database } from '../db/open-database.ts';
import { correctLists, renameOf } from '../lists/correct-lists.ts';
import { claimPayments } from '../payments/premium.ts';
import { createPlanner, type PlanServices } from '../plans/planner.ts';
import { createFairQueue } from '../platform/fair-queue.ts';
import { createFolderImageStore } from '../platform/folder-image-store.ts';
import type { ImageStore } from '../platform/image-store.ts';
import { createOpenIdClient } from '../platform/openid.ts';
import { createOutbox } from '../platform/outbox.ts';
import { createPageFetcher } from '../platform/page-fetcher.ts';
import { createPaymentProvider } from '../platform/payment-provider.ts';
import { createPictureEncoder } from '../platform/picture-encoder.ts';
import type { Platform } from '../platform/platform.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { createS3ImageStore } from '../platform/s3-image-store.ts';
import { createSupermarkets } from '../platform/supermarkets.ts';
import { createWorkers } from '../platform/workers.ts';
import { createBookIndexes } from '../recipes/book-indexes.ts';
import type { CorrectionServices } from '../recipes/correct-food.ts';
import { createExploreShelf } from '../recipes/explore-shelf.ts';
import type { RecipeServices } from '../recipes/lists.ts';
import { tokenSecret } from '../secrets.ts';

/** Downloads at once, each of at most 5 MB that are held until they are read. */
const FETCHES_MAX = 16;
const FETCHES_OF_ONE_MAX = 2;

/** What the workers run. */
export const WORK_PROGRAM = new URL('./worker.ts', import.meta.url);

/** A bucket where S3 settings name one; they are there all or none, as `readConfig` sees to it. */
function createImageStore(config: Config): ImageStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return createFolderImageStore(path.join(config.DATA_DIR, 'images'));
  }
  return createS3ImageStore({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** All that the routes use together: the platform, and what features bring themselves. */
export interface Services extends Platform, AuthServices, PlanServices, RecipeServices, CorrectionServices {}

/** The services of a running server: each platform by its setting, or its local double without one. */
export function createServices(
  config: Config,
  database: Pick<Database, 'db' | 'pool'>,
  log: FastifyBaseLogger,
  replaced: Partial<Services> = {},
): Services {
  const clock = replaced.clock ?? systemClock;
  const db = againAfterDeadlock(replaced.db ?? database.db);
  // one queue for all heavy work: a person who had pictures encoded waits longer for a plan
  const queue = createFairQueue();
  const workers = replaced.workers ?? createWorkers(WORK_PROGRAM, queue);
  return {
    config,
    pool: database.pool,
    clock,
    log,
    tokenSecret: tokenSecret(config),
    outbox: createOutbox({ db, clock, log, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    limits: createRateLimits(database.pool),
    google: createOpenIdClient(config),
    pages: createPageFetcher(config.IMPORT_ALLOW_HOSTS.split(',').filter((host) => host !== '')),
    payments:
      config.STRIPE_SECRET_KEY === undefined
        ? null
        : createPaymentProvider(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL),
    workers,
    fetchQueue: createFairQueue({ places: FETCHES_MAX, placesOfOne: FETCHES_OF_ONE_MAX }),
    planner: replaced.planner ?? createPlanner(workers),
    bookIndexes: createBookIndexes({ db, log }),
    exploreShelf: createExploreShelf({ db, log }),
    supermarkets: createSupermarkets(config, log),
    notices: createNotices(replaced.pool ?? database.pool, log),
    pictureEncoder: replaced.pictureEncoder ?? createPictureEncoder(queue),
    onSignIn: claimPayments,
    correctLists,
    renameOf,
    imageStore: replaced.imageStore ?? createImageStore(config),
    ...replaced,
    db,
  };
}
