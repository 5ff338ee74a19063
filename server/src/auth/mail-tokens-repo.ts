import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { mailTokens, users } from '../db/tables/auth.ts';

export type MailTokenPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** Which token is asked for, and when: one that is used or over is none. */
export interface MailTokenQuestion {
  tokenHash: string;
  purpose: MailTokenPurpose;
  now: Date;
}

const isGood = ({ tokenHash, purpose, now }: MailTokenQuestion) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );

/** SQL of the tokens in mailed links. */
export function mailTokensRepo(db: DatabaseHandle) {
  return {
    insert: (token: typeof mailTokens.$inferInsert) => db.insert(mailTokens).values(token),
    /** Whose mailed token it is, if it could be taken now. */
    findOwner: async (question: MailTokenQuestion) => {
      const [owner] = await db
        .select({ email: users.email })
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(isGood(question));
      return owner ?? null;
    },
    /** Takes a mailed token, once. Null where it is unknown, used or over. */
    take: async (question: MailTokenQuestion) => {
      const [taken] = await db
        .update(mailTokens)
        .set({ usedAt: question.now })
        .where(isGood(question))
        .returning({ userId: mailTokens.userId, newEmail: mailTokens.newEmail });
      return taken ?? null;
    },
    /** A verification link with its user, also when it is used or over. */
    findVerification: async (tokenHash: string) => {
      const [link] = await db
        .select({
          usedAt: mailTokens.usedAt,
          expiresAt: mailTokens.expiresAt,
          user: { id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt },
        })
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, 'verify')));
      return link ?? null;
    },
    /** The address that a link was mailed to, where it is the user's by now. */
    findTakenAddress: async (tokenHash: string): Promise<string | null> => {
      const [used] = await db
        .select({ email: users.email })
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(and(eq(mailTokens.tokenHash, tokenHash), eq(users.email, mailTokens.newEmail)));
      return used?.email ?? null;
    },
    /** Links of these purposes that were mailed to a user stop working. */
    endOf: (userId: string, purposes: readonly MailTokenPurpose[], at: Date) =>
      db
        .update(mailTokens)
        .set({ usedAt: at })
        .where(
          and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, [...purposes]), isNull(mailTokens.usedAt)),
        ),
    removeOver: (before: Date) => db.delete(mailTokens).where(lt(mailTokens.expiresAt, before)),
  };
}
