import { DAY_MS } from '@sorrel/core/durations';
import { removeOldOnceKeys } from '../http/once.ts';
import type { Platform } from '../platform/platform.ts';
import { mailTokensRepo } from './mail-tokens-repo.ts';
import { sessionsRepo } from './sessions-repo.ts';
import { REFRESH_TOKEN_DAYS } from './tokens.ts';
import { usersRepo } from './users-repo.ts';

/** A link that is over still says whose it was, so that its page can offer a new one. */
const KEEP_LINKS_DAYS = 30;
/** An address that nobody confirmed is free again after this. */
export const KEEP_UNCONFIRMED_DAYS = 7;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/**
 * Removes what has no effect any more: sessions that nobody went on with, tokens long over, accounts whose address nobody
 * confirmed, keys of requests that were made a day ago, counters of past windows.
 */
export async function sweep({ db, clock, limits }: Pick<Platform, 'clock' | 'db' | 'limits'>) {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sessionsRepo(db).removeOver(now, daysAgo(REFRESH_TOKEN_DAYS));
  await mailTokensRepo(db).removeOver(daysAgo(KEEP_LINKS_DAYS));
  await usersRepo(db).removeUnconfirmed(daysAgo(KEEP_UNCONFIRMED_DAYS));
  await usersRepo(db).removeOauthStatesOver(now);
  await removeOldOnceKeys({ db, clock });
  await limits.removeExpired();
}

/** Sweeps now and every hour; gives what ends it. Any number of processes may do the same. */
export function startSweeping(services: Pick<Platform, 'clock' | 'db' | 'limits' | 'log'>): () => void {
  const sweepOrWarn = () =>
    sweep(services).catch((cause) =>
      services.log.warn({ err: cause }, 'old sessions and counters could not be removed'),
    );
  void sweepOrWarn();
  const timer = setInterval(sweepOrWarn, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
