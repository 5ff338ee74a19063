import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { mails } from '../db/tables/mails.ts';

export type MailRow = typeof mails.$inferSelect;

/** What is left of a mail that is done with: its links open accounts and its addresses are people's. */
const FORGOTTEN = { recipient: '', replyTo: null, subject: '', text: '', html: '', stopAddress: null };

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt), eq(mails.isLocal, false));

/** SQL of the mails that wait, and of those that went. */
export function outboxRepo(db: DatabaseHandle) {
  const change = (id: string, changes: Partial<MailRow>) => db.update(mails).set(changes).where(eq(mails.id, id));
  return {
    /** A cause that was mailed before is left out. */
    insert: (mail: typeof mails.$inferInsert) => db.insert(mails).values(mail).onConflictDoNothing(),
    /** The mail that has waited longest, for the one who asks alone until the claim is over. */
    claim: async (now: Date, claimedUntil: Date): Promise<MailRow | null> => {
      const due = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isWaiting, lte(mails.nextAttemptAt, now)))
        .orderBy(mails.nextAttemptAt, mails.createdAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: claimedUntil })
        .where(sql`${mails.id} in ${due}`)
        .returning();
      return claimed ?? null;
    },
    /** How many mails wait to be sent, and for how long the oldest has. */
    waiting: async () => {
      const [row] = await db
        .select({
          untried: sql<number>`count(*) filter (where ${mails.attempts} = 0)`.mapWith(Number),
          failed: sql<number>`count(*) filter (where ${mails.attempts} > 0)`.mapWith(Number),
          oldestWaitsS: sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)`.mapWith(Number),
        })
        .from(mails)
        .where(isWaiting);
      return row ?? { untried: 0, failed: 0, oldestWaitsS: 0 };
    },
    setSent: (id: string, sentAt: Date) => change(id, { sentAt, lastError: null, ...FORGOTTEN }),
    setGivenUp: (id: string, givenUpAt: Date, lastError: string) => change(id, { givenUpAt, lastError, ...FORGOTTEN }),
    setLater: (id: string, nextAttemptAt: Date, lastError: string) => change(id, { nextAttemptAt, lastError }),
    /**
     * Removes what was written before a moment and is done with.
     * @param withLocal those of the local mailbox too, once no such page shows them any more
     */
    removeDone: (writtenBefore: Date, withLocal: boolean) =>
      db
        .delete(mails)
        .where(
          and(
            or(isNotNull(mails.sentAt), isNotNull(mails.givenUpAt), withLocal ? eq(mails.isLocal, true) : undefined),
            lt(mails.createdAt, writtenBefore),
          ),
        ),
  };
}
