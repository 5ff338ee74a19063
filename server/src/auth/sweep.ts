import { and, isNull, lt } from 'drizzle-orm';
import { mailTokens, oauthStates, refreshTokens, sessions, users } from '../db/tables/auth.ts';
import { removeOldOnceKeys } from '../http/once.ts';
import type { Services } from '../services.ts';
import { REFRESH_TOKEN_DAYS } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A link that is over still says whose it was, so that its page can offer a new one. */
const KEEP_LINKS_DAYS = 30;
/** An address that nobody confirmed is free again after this. */
export const KEEP_UNCONFIRMED_DAYS = 7;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/**
 * Removes what has no effect any more: sessions that nobody went on with, tokens long over, accounts whose address nobody
 * confirmed, keys of requests that were made a day ago, counters of past windows.
 */
export async function sweep({ db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>) {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.lastUsedAt, daysAgo(REFRESH_TOKEN_DAYS)));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, daysAgo(KEEP_LINKS_DAYS)));
  await db.delete(users).where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, daysAgo(KEEP_UNCONFIRMED_DAYS))));
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await removeOldOnceKeys({ db, clock });
  await limits.removeExpired();
}

/** Sweeps now and every hour; gives what ends it. Any number of processes may do the same. */
export function startSweeping(services: Services): () => void {
  const sweepOrWarn = () =>
    sweep(services).catch((cause) =>
      services.log.warn({ err: cause }, 'old sessions and counters could not be removed'),
    );
  void sweepOrWarn();
  const timer = setInterval(sweepOrWarn, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
