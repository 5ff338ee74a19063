import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { createPaces } from './pace.ts';

/** Seconds of changes that one account may make at once: what a page sends when the connection is back. */
const AT_ONCE_S = 5;
/** A change whose turn is further off than this is refused. */
const WAITED_MS_MAX = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until this account may change something again; throws too_much_at_once where that is long off. */
    changeTurn: (userId: string) => Promise<void>;
  }
}

/**
 * Nobody saves lists two hundred times a second by hand: changes of one account come one after the other beyond a pace that no
 * person reaches, so that they do not slow down everybody else's calls.
 */
export function registerChangePace(
  app: FastifyInstance,
  { CHANGES_PER_SECOND: perSecond }: Pick<Config, 'CHANGES_PER_SECOND'>,
) {
  const paceOf = createPaces({ atOnce: AT_ONCE_S * perSecond, perSecond });
  app.decorate('changeTurn', async (userId: string) => {
    const waitMs = paceOf(userId).take(1);
    if (waitMs === 0) return;
    if (waitMs > WAITED_MS_MAX) {
      // what is refused takes no turn
      paceOf(userId).take(-1);
      throw new AppError('too_much_at_once', { fields: { retryAfterS: Math.ceil(waitMs / 1000) } });
    }
    await sleep(waitMs);
  });
}
