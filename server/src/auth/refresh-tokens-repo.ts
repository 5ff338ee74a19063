import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { refreshTokens, sessions, users } from '../db/tables/auth.ts';

/** SQL of the tokens that keep sessions going. */
export function refreshTokensRepo(db: DatabaseHandle) {
  return {
    /** The session that a refresh token keeps going. */
    sessionOf: async (tokenHash: string): Promise<string | null> => {
      const [row] = await db
        .select({ id: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(eq(refreshTokens.tokenHash, tokenHash));
      return row?.id ?? null;
    },
    insert: (token: typeof refreshTokens.$inferInsert) => db.insert(refreshTokens).values(token),
    /** A refresh token with its session and user, under a lock until the transaction ends. */
    findLocked: async (tokenHash: string) => {
      const [found] = await db
        .select({
          usedAt: refreshTokens.usedAt,
          successor: refreshTokens.successor,
          expiresAt: refreshTokens.expiresAt,
          sessionId: refreshTokens.sessionId,
          revokedAt: sessions.revokedAt,
          user: { id: users.id, householdId: users.householdId, email: users.email, role: users.role },
        })
        .from(refreshTokens)
        .innerJoin(users, eq(users.id, refreshTokens.userId))
        .innerJoin(sessions, and(eq(sessions.userId, refreshTokens.userId), eq(sessions.id, refreshTokens.sessionId)))
        .where(eq(refreshTokens.tokenHash, tokenHash))
        .for('update', { of: refreshTokens });
      return found ?? null;
    },
    replace: (tokenHash: string, usedAt: Date, successor: string) =>
      db.update(refreshTokens).set({ usedAt, successor }).where(eq(refreshTokens.tokenHash, tokenHash)),
  };
}
