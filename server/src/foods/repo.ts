import { USED_NAMES_MAX } from '@sorrel/core/recipes/limits';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodCorrections, usedIngredients } from '../db/tables/recipes.ts';

/** What a household said that ingredients are and weigh, by name and unit. */
export type Corrections = ReadonlyMap<string, { foodId: string | null; gramsPerUnit: number | null }>;

/** Characters of a used name that are kept. */
const USED_NAME_MAX = 200;

/** SQL of what users have told us about foods; every question names whose it is. */
export function foodsRepo(db: DatabaseHandle) {
  return {
    /** Names of ingredients that begin so, as the user has used them, the most used first. */
    usedNames: async (userId: string, start: string, limit: number): Promise<string[]> => {
      const rows = await db
        .select({ name: usedIngredients.name })
        .from(usedIngredients)
        .where(and(eq(usedIngredients.userId, userId), sql`starts_with(${usedIngredients.name}, ${start})`))
        .orderBy(desc(usedIngredients.uses), desc(usedIngredients.lastUsedAt), usedIngredients.name)
        .limit(limit);
      return rows.map(({ name }) => name);
    },
    /** Counts the names of a saved recipe's ingredients as used once more, each with the unit it was last used with. */
    rememberUsed: async (userId: string, used: readonly { name: string; unit: string }[], now: Date): Promise<void> => {
      const keyOf = (name: string) => name.toLowerCase().slice(0, USED_NAME_MAX);
      const rows = new Map(
        used.map(({ name, unit }) => [keyOf(name), { userId, name: keyOf(name), unit, lastUsedAt: now }]),
      );
      if (rows.size === 0) return;
      await db
        .insert(usedIngredients)
        // always in the same order, so that two saves at once cannot wait for each other
        .values([...rows.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)))
        .onConflictDoUpdate({
          target: [usedIngredients.userId, usedIngredients.name],
          set: { uses: sql`${usedIngredients.uses} + 1`, lastUsedAt: now, unit: sql`excluded.unit` },
        });
      const over = db
        .select({ name: usedIngredients.name })
        .from(usedIngredients)
        .where(eq(usedIngredients.userId, userId))
        .orderBy(desc(usedIngredients.lastUsedAt), usedIngredients.name)
        .offset(USED_NAMES_MAX);
      await db
        .delete(usedIngredients)
        .where(and(eq(usedIngredients.userId, userId), inArray(usedIngredients.name, over)));
    },
    corrections: async (householdId: HouseholdId): Promise<Corrections> => {
      const rows = await db.select().from(foodCorrections).where(eq(foodCorrections.householdId, householdId));
      return new Map(rows.map((row) => [`${row.ingredientKey}|${row.unit}`, row]));
    },
    /** What was said of an ingredient in a unit is as if nothing had been. */
    removeCorrection: async (householdId: HouseholdId, ingredientKey: string, unit: string): Promise<void> => {
      await db
        .delete(foodCorrections)
        .where(
          and(
            eq(foodCorrections.householdId, householdId),
            eq(foodCorrections.ingredientKey, ingredientKey),
            eq(foodCorrections.unit, unit),
          ),
        );
    },
    saveCorrection: async ({ householdId, ingredientKey, unit, ...said }: typeof foodCorrections.$inferInsert) => {
      await db
        .insert(foodCorrections)
        .values({ householdId, ingredientKey, unit, ...said })
        .onConflictDoUpdate({
          target: [foodCorrections.householdId, foodCorrections.ingredientKey, foodCorrections.unit],
          set: said,
        });
    },
  };
}
