import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { reminders } from '../../db/tables/plans.ts';

/** Where a round of reminders has come to: moments and ids in the order of the index. */
export type ReminderPlace = Pick<typeof reminders.$inferSelect, 'nextAt' | 'userId'>;

/** A reminder that is due, and who it is for. */
const DUE = {
  userId: reminders.userId,
  timeZone: reminders.timeZone,
  hour: reminders.hour,
  nextAt: reminders.nextAt,
  householdId: users.householdId,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  language: users.language,
};

/** SQL of who wants to be reminded, and when the next time is. */
export function remindersRepo(db: DatabaseHandle) {
  return {
    find: async (userId: string) => {
      const [row] = await db
        .select({ hour: reminders.hour, timeZone: reminders.timeZone })
        .from(reminders)
        .where(eq(reminders.userId, userId));
      return row ?? null;
    },
    set: (row: typeof reminders.$inferInsert) =>
      db
        .insert(reminders)
        .values(row)
        .onConflictDoUpdate({
          target: reminders.userId,
          set: { timeZone: row.timeZone, hour: row.hour, nextAt: row.nextAt },
        }),
    remove: (userId: string) => db.delete(reminders).where(eq(reminders.userId, userId)),
    /** The first that are due, after a place of the round. */
    due: async (now: Date, after: ReminderPlace | null, most: number) => {
      const isLater: SQL | undefined =
        after === null
          ? undefined
          : sql`(${reminders.nextAt}, ${reminders.userId}) > (${after.nextAt.toISOString()}::timestamptz, ${after.userId}::uuid)`;
      return db
        .select(DUE)
        .from(reminders)
        .innerJoin(users, eq(users.id, reminders.userId))
        .where(and(lte(reminders.nextAt, now), isLater))
        .orderBy(asc(reminders.nextAt), asc(reminders.userId))
        .limit(most);
    },
    /** Takes one that is due, for whoever asks first. @returns whether it was still there as it was read */
    take: async (due: ReminderPlace, nextAt: Date): Promise<boolean> => {
      const taken = await db
        .update(reminders)
        .set({ nextAt })
        .where(and(eq(reminders.userId, due.userId), eq(reminders.nextAt, due.nextAt)))
        .returning({ userId: reminders.userId });
      return taken.length > 0;
    },
  };
}

export type DueReminder = Awaited<ReturnType<ReturnType<typeof remindersRepo>['due']>>[number];
