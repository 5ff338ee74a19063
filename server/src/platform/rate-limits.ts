import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';

export interface RateLimit {
  /** Names the limit in the table of counters. */
  name: string;
  points: number;
  windowS: number;
}

/** The limits of the product. Source: decisions, Errors. */
export const RATE_LIMITS = {
  failedLogin: { name: 'failed-login', points: 10, windowS: 15 * 60 },
  mailToAddress: { name: 'mail', points: 5, windowS: 60 * 60 },
  import: { name: 'import', points: 60, windowS: 60 * 60 },
  contact: { name: 'contact', points: 10, windowS: 60 * 60 },
  download: { name: 'download', points: 10, windowS: 60 * 60 },
  registration: { name: 'registration', points: 100, windowS: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * Counts one use in the database, so that every process counts together.
 * One statement, so that parallel requests cannot pass the limit between reading and writing.
 * @returns uses in this window and the seconds until it ends
 */
export async function countUse(db: DatabaseHandle, limit: RateLimit, key: string, now: Date) {
  const nowMs = now.getTime();
  const end = nowMs + limit.windowS * 1000;
  const result = await db.execute<{ points: number; expire: number }>(sql`
    insert into rate_limits (key, points, expire) values (${`${limit.name}:${key}`}, 1, ${end})
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${nowMs} then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${nowMs} then excluded.expire else rate_limits.expire end
    returning points, expire`);
  const row = result.rows[0];
  if (row === undefined) throw new Error('the counter of a rate limit was not written');
  return { uses: row.points, retryAfterS: Math.ceil((row.expire - nowMs) / 1000) };
}

/** Uses so far in the current window, without counting one. */
export async function readUses(db: DatabaseHandle, limit: RateLimit, key: string, now: Date) {
  const result = await db.execute<{ points: number; expire: number }>(sql`
    select points, expire from rate_limits where key = ${`${limit.name}:${key}`} and expire > ${now.getTime()}`);
  const row = result.rows[0];
  if (row === undefined) return { uses: 0, retryAfterS: 0 };
  return { uses: row.points, retryAfterS: Math.ceil((row.expire - now.getTime()) / 1000) };
}

export async function forgetUses(db: DatabaseHandle, limit: RateLimit, key: string) {
  await db.execute(sql`delete from rate_limits where key = ${`${limit.name}:${key}`}`);
}

/** Counts one use and refuses when there were too many. */
export async function assertWithin(db: DatabaseHandle, limit: RateLimit, key: string, now: Date) {
  const { uses, retryAfterS } = await countUse(db, limit, key, now);
  if (uses > limit.points) throw new AppError('too_many_requests', { fields: { retryAfterS } });
}
