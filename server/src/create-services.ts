import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import { createPlanner } from './plans/planner.ts';
import { systemClock } from './platform/clock.ts';
import { createFolderImageStore } from './platform/folder-image-store.ts';
import { createOpenIdClient } from './platform/openid.ts';
import { createOutbox } from './platform/outbox.ts';
import { createPageFetcher } from './platform/page-fetcher.ts';
import { createPaymentProvider } from './platform/payment-provider.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createSupermarkets } from './platform/supermarkets.ts';
import { tokenSecret } from './secrets.ts';
import type { Services } from './services.ts';

/** The services of a running server: each platform by its setting, or its local double without one. */
export function createServices(
  config: Config,
  database: Pick<Database, 'db' | 'pool'>,
  log: FastifyBaseLogger,
  replaced: Partial<Services> = {},
): Services {
  const clock = replaced.clock ?? systemClock;
  return {
    config,
    db: database.db,
    pool: database.pool,
    clock,
    log,
    tokenSecret: tokenSecret(config),
    outbox: createOutbox({ db: database.db, clock, log, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    limits: createRateLimits(database.pool),
    google: createOpenIdClient(config),
    pages: createPageFetcher(config.IMPORT_ALLOW_HOSTS.split(',').filter((host) => host !== '')),
    payments:
      config.STRIPE_SECRET_KEY === undefined
        ? null
        : createPaymentProvider(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL),
    planner: replaced.planner ?? createPlanner(),
    supermarkets: createSupermarkets(config, log),
    imageStore: createFolderImageStore(path.join(config.DATA_DIR, 'images')),
    ...replaced,
  };
}
