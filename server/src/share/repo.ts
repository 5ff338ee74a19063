import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { removedRecipes } from '../db/tables/cooking.ts';
import { lists } from '../db/tables/lists.ts';
import { plans } from '../db/tables/plans.ts';
import { collections, recipes } from '../db/tables/recipes.ts';
import { removedSaved } from '../db/tables/removed-saved.ts';
import { shareLinks } from '../db/tables/share.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;
/** What a link leads to. */
export type NewShareLink = Pick<typeof shareLinks.$inferInsert, 'kind' | 'thingId' | 'recipeIds' | 'title' | 'serves'>;

const TABLES = { recipe: recipes, plan: plans, list: lists, collection: collections };
export type NamedKind = keyof typeof TABLES;

/** SQL of the links at which anybody reads something. */
export function shareRepo(db: DatabaseHandle) {
  const isOpen = (now: Date) => or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now));
  return {
    /** What a link leads to, while it is open. */
    findOpen: async (tokenHash: string, now: Date): Promise<ShareLinkRow | null> => {
      const [row] = await db
        .select()
        .from(shareLinks)
        .where(and(eq(shareLinks.tokenHash, tokenHash), isOpen(now)));
      return row ?? null;
    },
    insert: async (link: typeof shareLinks.$inferInsert): Promise<ShareLinkRow> => {
      const [row] = await db.insert(shareLinks).values(link).returning();
      if (row === undefined) throw new Error('a link was not written');
      return row;
    },
    countOpen: async (householdId: HouseholdId, now: Date): Promise<number> => {
      const [row] = await db
        .select({ total: count() })
        .from(shareLinks)
        .where(and(eq(shareLinks.householdId, householdId), isOpen(now)));
      return row?.total ?? 0;
    },
    /** The open links, the newest first. */
    open: (householdId: HouseholdId, now: Date): Promise<ShareLinkRow[]> =>
      db
        .select()
        .from(shareLinks)
        .where(and(eq(shareLinks.householdId, householdId), isOpen(now)))
        .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id)),
    /** What things of one kind are called now, by their id; those that are gone are left out. */
    names: async (householdId: HouseholdId, kind: NamedKind, ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const table = TABLES[kind];
      const rows = await db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(
          and(
            eq(table.householdId, householdId),
            inArray(table.id, [...ids]),
            kind === 'collection' ? isNull(collections.removedAt) : undefined,
          ),
        );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    /** Removes the links that lead nowhere and will not again: those that are over, and of things that are gone for good. */
    tidy: (householdId: HouseholdId, now: Date) =>
      db.delete(shareLinks).where(
        and(
          eq(shareLinks.householdId, householdId),
          or(
            lte(shareLinks.expiresAt, now),
            sql`${shareLinks.kind} <> 'selection' and ${shareLinks.thingId} not in (
              select id from ${recipes} where household_id = ${householdId}
              union all select id from ${removedRecipes} where household_id = ${householdId}
              union all select id from ${removedSaved} where household_id = ${householdId}
              union all select id from ${collections} where household_id = ${householdId}
              union all select id from ${plans} where household_id = ${householdId}
              union all select id from ${lists} where household_id = ${householdId})`,
            sql`${shareLinks.kind} = 'selection' and not ${shareLinks.recipeIds} && array(
              select id from ${recipes} where household_id = ${householdId}
              union all select id from ${removedRecipes} where household_id = ${householdId})`,
          ),
        ),
      ),
    /** Null where there is none. */
    end: async (householdId: HouseholdId, id: string): Promise<ShareLinkRow | null> => {
      const [ended] = await db
        .delete(shareLinks)
        .where(and(eq(shareLinks.householdId, householdId), eq(shareLinks.id, id)))
        .returning();
      return ended ?? null;
    },
  };
}
