import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { keepNewest } from '../db/keep-newest.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { onceKeys } from '../db/tables/once-keys.ts';

export type OnceKey = typeof onceKeys.$inferSelect;
type Claim = Pick<OnceKey, 'hash' | 'userId' | 'fingerprint' | 'claimedAt'>;
/** A key and the moment it was claimed: a later claim takes it over. */
type Held = Pick<OnceKey, 'hash' | 'claimedAt'>;

/** Answers of an account that are longer than this are kept up to so many: a flood of saves would fill the disk in a day. */
export const LONG_ANSWERS_KEPT = 50;
export const LONG_ANSWER_BYTES = 16 * 1024;
/** Answers of an account that are kept in all: at the pace at which changes are made, those of eight minutes of nothing else. */
export const ANSWERS_KEPT = 10_000;

/** SQL of the keys of requests that are done once. */
export function onceRepo(db: DatabaseHandle) {
  const held = ({ hash, claimedAt }: Held) => and(eq(onceKeys.hash, hash), eq(onceKeys.claimedAt, claimedAt));
  return {
    find: async (hash: string): Promise<OnceKey | null> => {
      const [row] = await db.select().from(onceKeys).where(eq(onceKeys.hash, hash));
      return row ?? null;
    },
    /** Whether the key is now the caller's: nobody held it, or its holder was done, or had not answered, by these moments. */
    claim: async (wanted: Claim, overBefore: Date, abandonedBefore: Date): Promise<boolean> => {
      const isOver = sql`${onceKeys.claimedAt} <= ${overBefore.toISOString()}`;
      const isAbandoned = sql`(${onceKeys.answer} is null and ${onceKeys.claimedAt} <= ${abandonedBefore.toISOString()})`;
      const claimed = await db
        .insert(onceKeys)
        .values(wanted)
        .onConflictDoUpdate({
          target: onceKeys.hash,
          set: { fingerprint: wanted.fingerprint, claimedAt: wanted.claimedAt, answer: null },
          setWhere: sql`${isOver} or ${isAbandoned}`,
        })
        .returning({ hash: onceKeys.hash });
      return claimed.length > 0;
    },
    keepAnswer: (of: Held, answer: string) => db.update(onceKeys).set({ answer }).where(held(of)),
    /** Forgets of an account's long answers all but the newest: whoever tries again so late gets it done again. */
    forgetLongAnswers: async (userId: string): Promise<void> => {
      const ofUser = and(eq(onceKeys.userId, userId), gt(sql`pg_column_size(${onceKeys.answer})`, LONG_ANSWER_BYTES));
      await keepNewest(db, onceKeys, { of: ofUser, by: onceKeys.claimedAt, count: LONG_ANSWERS_KEPT });
    },
    /** Forgets of all an account's answers those beyond as many as are kept; what is still at work is no answer. */
    forgetOldAnswers: async (userId: string): Promise<void> => {
      const ofUser = and(eq(onceKeys.userId, userId), isNotNull(onceKeys.answer));
      await keepNewest(db, onceKeys, { of: ofUser, by: onceKeys.claimedAt, count: ANSWERS_KEPT });
    },
    giveBack: (of: Held) => db.delete(onceKeys).where(held(of)),
    removeClaimedBefore: (moment: Date) => db.delete(onceKeys).where(lte(onceKeys.claimedAt, moment)),
  };
}
