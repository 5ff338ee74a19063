import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Planner } from './plans/planner.ts';
import type { FairQueue } from './platform/fair-queue.ts';
import type { ImageStore } from './platform/image-store.ts';
import type { OpenIdClient } from './platform/openid.ts';
import type { Outbox } from './platform/outbox.ts';
import type { PageFetcher } from './platform/page-fetcher.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import type { PictureEncoder } from './platform/picture-encoder.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import type { Supermarkets } from './platform/supermarkets.ts';
import type { WorkThreads } from './platform/work-threads.ts';
import type { BookIndexes } from './recipes/book-indexes.ts';

/** What a route may use. Everything a test may want to stand in for is here; nothing of it is a global. */
export interface Services {
  config: Config;
  db: NodePgDatabase;
  pool: pg.Pool;
  clock: Clock;
  tokenSecret: Uint8Array;
  outbox: Outbox;
  limits: RateLimits;
  /** Undefined where Google sign-in is not set up. */
  google: OpenIdClient | undefined;
  pages: PageFetcher;
  imageStore: ImageStore;
  pictureEncoder: PictureEncoder;
  /** Null where no key for it is set: then it is only heard, never asked. */
  payments: PaymentProvider | null;
  /** Threads for what takes a processor. */
  threads: WorkThreads;
  /** Downloads for people: a few for each at a time, and so much memory for all. */
  fetchQueue: FairQueue;
  planner: Planner;
  bookIndexes: BookIndexes;
  supermarkets: Supermarkets;
  log: FastifyBaseLogger;
}
