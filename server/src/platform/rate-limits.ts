import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';

export interface RateLimit {
  /** Names the limit in the table of counters. */
  name: string;
  points: number;
  windowS: number;
}

/** The limits of the product. Source: decisions, Errors; the others are guards of our own. */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one source: an address of origin, a known browser or a session. */
  failedLogin: { name: 'failed-login', points: 10, windowS: 15 * 60 },
  /** From all sources that are not known together: against many that guess for one account. */
  failedLoginAccount: { name: 'failed-login-account', points: 50, windowS: 15 * 60 },
  /** Wrong passwords from one address of origin, for all accounts together: against trying one password on many. */
  failedLoginOrigin: { name: 'failed-login-origin', points: 300, windowS: 15 * 60 },
  mailToAddress: { name: 'mail', points: 5, windowS: 60 * 60 },
  /** The second mail of a purpose within a minute that somebody asks for is one too many: the first is on its way. */
  mailOfMinute: { name: 'mail-of-minute', points: 1, windowS: 60 },
  /** Mails that are asked for from one address of origin, to whatever addresses. */
  mailOfOrigin: { name: 'mail-of-origin', points: 100, windowS: 60 * 60 },
  /** What somebody who is signed in has us write, to whatever addresses: nobody changes theirs twenty times a day. */
  mailOfAccount: { name: 'mail-of-account', points: 20, windowS: 24 * 60 * 60 },
  import: { name: 'import', points: 60, windowS: 60 * 60 },
  /** Pages asked for, read or not: what fails is no import of the hour, but nobody searches the web through us. */
  importTry: { name: 'import-try', points: 300, windowS: 60 * 60 },
  /** Imports whose picture has not been fetched yet; counted up by the one and down by the other. */
  importedPicture: { name: 'imported-picture', points: 300, windowS: 60 * 60 },
  /** Pages asked for among many, tried again or not. They wait for their turn anyway: the limit is for the sites, not for us. */
  manyImport: { name: 'many-import', points: 400, windowS: 24 * 60 * 60 },
  /** Looks at what a site has; each may take a dozen downloads. */
  findPages: { name: 'find-pages', points: 30, windowS: 60 * 60 },
  /** Invitations to a household, and tries to open one. */
  invite: { name: 'invite', points: 30, windowS: 24 * 60 * 60 },
  inviteLook: { name: 'invite-look', points: 120, windowS: 60 * 60 },
  /** Mailed links that are opened, to see whose password they change. */
  resetLook: { name: 'reset-look', points: 120, windowS: 60 * 60 },
  /** Households that one person joins: each keeps what they brought, and they take copies of it along. */
  move: { name: 'move', points: 5, windowS: 24 * 60 * 60 },
  /** Links to what a household shares, and tries to open one that is not there. */
  share: { name: 'share', points: 60, windowS: 60 * 60 },
  shareMiss: { name: 'share-miss', points: 300, windowS: 60 * 60 },
  contact: { name: 'contact', points: 10, windowS: 60 * 60 },
  download: { name: 'download', points: 10, windowS: 60 * 60 },
  exportChosen: { name: 'export-chosen', points: 30, windowS: 60 * 60 },
  /** Sign-ins that are begun at Google: each is a row until it is over. */
  googleBegin: { name: 'google-begin', points: 600, windowS: 60 * 60 },
  /** Each renewal of a session is a row for as long as the session may go on. A page that is loaded anew renews it. */
  refresh: { name: 'refresh', points: 600, windowS: 60 * 60 },
  registration: { name: 'registration', points: 100, windowS: 60 * 60 },
  /** Of one mailbox, whatever stands behind a plus in its address: each sends it a mail. */
  registrationMailbox: { name: 'registration-mailbox', points: 5, windowS: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export interface RateLimits {
  /**
   * Counts one use, or as many as are said, and refuses when there were too many: then it counts none of them.
   * @throws AppError too_many_requests
   */
  take(limit: RateLimitName, key: string, uses?: number): Promise<void>;
  /** Counts one use and refuses nothing. */
  count(limit: RateLimitName, key: string): Promise<void>;
  /** Refuses when the uses of this window are used up; counts none. Gives the uses so far. @throws AppError too_many_requests */
  assertLeft(limit: RateLimitName, key: string): Promise<number>;
  /**
   * Does what counts as one use, or as many as are said (none at all too), and as none where it fails.
   * @throws AppError too_many_requests, and nothing is done; else what the work throws
   */
  using<T>(limit: RateLimitName, key: string, work: () => Promise<T>, uses?: number): Promise<T>;
  /** Uses up one that `count` has counted; false where none is left. Parallel ones cannot use up the same. */
  spend(limit: RateLimitName, key: string): Promise<boolean>;
  forget(limit: RateLimitName, key: string): Promise<void>;
  /** Forgets every limit that counts under this key, such as a person's id. */
  forgetAll(key: string): Promise<void>;
  /** Removes the counters whose window is over: they count nothing any more. */
  removeExpired(): Promise<void>;
}

/** Counters in the database, so that every process counts together. One statement a use: parallel ones cannot pass a limit. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.windowS,
        // the hourly sweep does it once for all limits; each limiter would do it for itself every five minutes, errors unsaid
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Record<RateLimitName, RateLimiterPostgres>;

  const take: RateLimits['take'] = async (limit, key, uses = 1) => {
    await limiters[limit].consume(key, uses).catch(async (thrown) => {
      // refused together, they were not used one by one
      if (uses > 1 && thrown instanceof RateLimiterRes) await limiters[limit].reward(key, uses);
      refuse(thrown);
    });
  };
  return {
    take,
    async count(limit, key) {
      await limiters[limit].penalty(key);
    },
    async assertLeft(limit, key) {
      const used = await limiters[limit].get(key);
      if (used !== null && used.consumedPoints >= RATE_LIMITS[limit].points) refuse(used);
      return used?.consumedPoints ?? 0;
    },
    async using(limit, key, work, uses = 1) {
      if (uses > 0) await take(limit, key, uses);
      try {
        return await work();
      } catch (cause) {
        if (uses > 0) await limiters[limit].reward(key, uses);
        throw cause;
      }
    },
    async spend(limit, key) {
      const spent = await pool.query(
        'update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > $2',
        [`${RATE_LIMITS[limit].name}:${key}`, Date.now()],
      );
      return (spent.rowCount ?? 0) > 0;
    },
    async forget(limit, key) {
      await limiters[limit].delete(key);
    },
    async forgetAll(key) {
      const keys = Object.values(RATE_LIMITS).map(({ name }) => `${name}:${key}`);
      await pool.query('delete from rate_limits where key = any($1)', [keys]);
    },
    async removeExpired() {
      // windows go by the clock of the machine, as the library writes them
      await pool.query('delete from rate_limits where expire <= $1', [Date.now()]);
    },
  };
}

/** What the library throws when a limit is passed is no error; a database that is away is. */
function refuse(thrown: unknown): never {
  if (!(thrown instanceof RateLimiterRes)) throw thrown;
  throw new AppError('too_many_requests', { fields: { retryAfterS: Math.ceil(thrown.msBeforeNext / 1000) } });
}
