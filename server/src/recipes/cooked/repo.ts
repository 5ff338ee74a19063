import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { cookEntries } from '../../db/tables/cooking.ts';

export type CookRow = typeof cookEntries.$inferSelect;

const SHOWN_MAX = 100;

/** What a book shows and sorts by: the mean of the member's own stars, else of everybody's. */
export const meanStars = ({ id }: Pick<Member, 'id'>) =>
  sql<
    number | null
  >`coalesce(avg(${cookEntries.stars}) filter (where ${cookEntries.userId} = ${id}), avg(${cookEntries.stars}))`;

/** SQL of what was cooked. */
export function cookRepo(db: DatabaseHandle) {
  return {
    count: (userId: string): Promise<number> => db.$count(cookEntries, eq(cookEntries.userId, userId)),
    insert: async (entry: typeof cookEntries.$inferInsert): Promise<CookRow> => {
      const [row] = await db.insert(cookEntries).values(entry).returning();
      if (row === undefined) throw new Error('an entry of the log was not written');
      return row;
    },
    /** The last ones of the household, and what is known of all. Stars are the mean of the member's own, else of everybody's. */
    logOf: async (member: Member, recipeId: string) => {
      const ofHousehold = and(eq(users.householdId, member.householdId), eq(cookEntries.recipeId, recipeId));
      const [entries, [all]] = await Promise.all([
        db
          .select({ ...getTableColumns(cookEntries), by: users.firstName })
          .from(cookEntries)
          .innerJoin(users, eq(users.id, cookEntries.userId))
          .where(ofHousehold)
          .orderBy(desc(cookEntries.cookedAt), cookEntries.id)
          .limit(SHOWN_MAX),
        db
          .select({ times: count(), stars: meanStars(member) })
          .from(cookEntries)
          .innerJoin(users, eq(users.id, cookEntries.userId))
          .where(ofHousehold),
      ]);
      return { entries, times: all?.times ?? 0, stars: all?.stars == null ? null : Number(all.stars) };
    },
    remove: async (userId: string, id: string): Promise<CookRow | null> => {
      const [removed] = await db
        .delete(cookEntries)
        .where(and(eq(cookEntries.userId, userId), eq(cookEntries.id, id)))
        .returning();
      return removed ?? null;
    },
  };
}
