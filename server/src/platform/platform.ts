import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/open-database.ts';
import type { FairQueue } from './fair-queue.ts';
import type { ImageStore } from './image-store.ts';
import type { OpenIdClient } from './openid.ts';
import type { Outbox } from './outbox.ts';
import type { PageFetcher } from './page-fetcher.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Supermarkets } from './supermarkets.ts';
import type { Workers } from './workers.ts';

/**
 * What every feature stands on; nothing of it is a global, and a test may stand in for any part. A function names the parts
 * it uses: `Pick<Platform, 'db' | 'clock'>`.
 */
export interface Platform {
  config: Config;
  db: Database['db'];
  pool: Database['pool'];
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
  workers: Workers;
  /** Downloads for people: a few for each at a time, and so much memory for all. */
  fetchQueue: FairQueue;
  supermarkets: Supermarkets;
  /** Short words from process to process. */
  notices: Notices;
  log: FastifyBaseLogger;
}
