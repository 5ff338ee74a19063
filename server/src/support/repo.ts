import { desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { contactMessages, feedback } from '../db/tables/support.ts';

export type MailRow = typeof mails.$inferSelect;

/** SQL of what people write to us. */
export function supportRepo(db: DatabaseHandle) {
  const withWriter = () =>
    db
      .select({ entry: feedback, email: users.email, language: users.language })
      .from(feedback)
      .innerJoin(users, eq(feedback.userId, users.id));
  return {
    insertContact: (message: typeof contactMessages.$inferInsert) => db.insert(contactMessages).values(message),
    insertFeedback: (entry: typeof feedback.$inferInsert) => db.insert(feedback).values(entry),
    /** Feedback with the address of its writer, the newest first. */
    newestFeedback: (limit: number) => withWriter().orderBy(desc(feedback.createdAt), desc(feedback.id)).limit(limit),
    /** One with its writer, under a lock until the transaction ends. */
    findFeedbackLocked: async (id: string) => {
      const [found] = await withWriter().where(eq(feedback.id, id)).for('update', { of: feedback });
      return found ?? null;
    },
    setRewarded: (id: string, rewardedAt: Date, promoCode: string) =>
      db.update(feedback).set({ rewardedAt, promoCode }).where(eq(feedback.id, id)),
    /** What the local mailbox shows, the newest first. */
    newestMails: (limit: number): Promise<MailRow[]> =>
      db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit),
  };
}
