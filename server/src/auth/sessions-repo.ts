import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { prepared } from '../db/prepared.ts';
import { refreshTokens, sessions, users } from '../db/tables/auth.ts';
import { households } from '../db/tables/households.ts';

/** Sessions of one account; they are listed all. */
export const SESSIONS_MAX = 100;

export type SessionRow = typeof sessions.$inferSelect;

const u = alias(users, 'u');
const now = sql.placeholder('now');

/** True where an account has premium: a grant, or a subscription of one of its customers. */
const hasPremium = (
  account: 'u' | 'm',
) => sql<boolean>`(coalesce(${sql.raw(account)}.premium_granted_until > ${now}, false) or exists (
  select from payment_customers c
  join subscriptions s on s.customer_id = c.id
  where c.user_id = ${sql.raw(account)}.id and s.premium_until > ${now}))`;

/** What the account `u` may do. Premium of any member opens what the household shares. */
const RIGHTS = {
  role: u.role,
  householdId: u.householdId,
  hasOwnPremium: hasPremium('u'),
  isPremium: sql<boolean>`(${hasPremium('u')} or exists (
    select from users m where m.household_id = u.household_id and m.id <> u.id and ${hasPremium('m')}))`,
};

const exploreRevision = sql<number>`(select revision from revisions where name = 'explore')`;

const findSignedIn = prepared((db) =>
  db
    .select({
      ...RIGHTS,
      email: u.email,
      householdRole: u.householdRole,
      bookRevision: households.bookRevision,
      listsRevision: households.listsRevision,
      exploreRevision,
    })
    .from(u)
    // by the household that is asked with: its machine answers, and no other
    .innerJoin(households, and(eq(households.id, sql.placeholder('householdId')), eq(households.id, u.householdId)))
    .innerJoin(
      sessions,
      and(eq(sessions.userId, u.id), eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.revokedAt)),
    )
    .where(eq(u.id, sql.placeholder('userId')))
    .prepare('find_session'),
);

const findRights = prepared((db) =>
  db
    .select(RIGHTS)
    .from(u)
    .where(eq(u.id, sql.placeholder('userId')))
    .prepare('find_rights'),
);

/** Removes the sessions of a user that were used longest ago, where there are more than an account may have; those that are over first. */
async function removeOldest(db: DatabaseHandle, userId: string): Promise<void> {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sql`${sessions.revokedAt} is null desc`, desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(SESSIONS_MAX);
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, over)))
    .returning({ id: sessions.id });
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  await db.delete(refreshTokens).where(and(eq(refreshTokens.userId, userId), inArray(refreshTokens.sessionId, ids)));
}

/** SQL of sessions and of the refresh tokens that keep them going. */
export function sessionsRepo(db: DatabaseHandle) {
  const one = (userId: string, id: string) => and(eq(sessions.userId, userId), eq(sessions.id, id));
  return {
    /** The user of a session that goes on, with the user's rights at that moment. */
    findSignedIn: async ({ id: userId, householdId }: Member, sessionId: string, at: Date) => {
      const [row] = await findSignedIn(db).execute({ userId, householdId, sessionId, now: at.toISOString() });
      return row ?? null;
    },
    /** The household that an account belongs to; null where there is no account. */
    findHousehold: async (userId: string): Promise<HouseholdId | null> => {
      const [row] = await db.select({ householdId: users.householdId }).from(users).where(eq(users.id, userId));
      return row?.householdId ?? null;
    },
    /** A user's rights at that moment, for what is done while nobody is signed in. */
    findRights: async (userId: string, at: Date) => {
      const [row] = await findRights(db).execute({ userId, now: at.toISOString() });
      return row ?? null;
    },
    insert: async (userId: string, userAgent: string, at: Date): Promise<string> => {
      const [session] = await db
        .insert(sessions)
        .values({ userId, userAgent, createdAt: at, lastUsedAt: at })
        .returning({ id: sessions.id });
      if (session === undefined) throw new Error('a session was not written');
      return session.id;
    },
    removeOldest: (userId: string): Promise<void> => removeOldest(db, userId),
    /** The sessions of a user that go on, the one used last first. */
    live: async (userId: string): Promise<Owned<SessionRow>[]> => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(SESSIONS_MAX);
      return rows.map(owned);
    },
    /** Whether a session goes on. */
    isLive: async (userId: string, id: string): Promise<boolean> =>
      (await db.$count(sessions, and(one(userId, id), isNull(sessions.revokedAt)))) > 0,
    /** Those of the sessions that go on, whosesoever they are, with the household they belong to. */
    goingOn: async (ids: readonly string[]): Promise<Map<string, HouseholdId>> => {
      const rows = await db
        .select({ id: sessions.id, householdId: users.householdId })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(inArray(sessions.id, [...ids]), isNull(sessions.revokedAt)));
      return new Map(rows.map(({ id, householdId }) => [id, householdId]));
    },
    touch: (userId: string, id: string, at: Date) => db.update(sessions).set({ lastUsedAt: at }).where(one(userId, id)),
    /** Ends one session. Says whether it went on until now. */
    end: async (userId: string, id: string, at: Date): Promise<boolean> => {
      const ended = await db
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(one(userId, id), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    endAll: (userId: string, at: Date) =>
      db
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt))),
    /** Lets a session go on that was ended with all others. */
    goOn: (userId: string, id: string) => db.update(sessions).set({ revokedAt: null }).where(one(userId, id)),
    /** Removes the tokens that are over, and the sessions that nobody went on with since. */
    removeOver: async (at: Date, unusedSince: Date) => {
      await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, at));
      await db.delete(sessions).where(lt(sessions.lastUsedAt, unusedSince));
    },
  };
}
