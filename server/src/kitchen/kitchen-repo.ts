import type { RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import type { NamedRecipe } from '@sorrel/core/recipes/what-to-cook';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';
import { EXPLORE, fitting, type Scope } from '../recipes/lists-repo.ts';

/** SQL of what recipes need. */
export function kitchenRepo(db: DatabaseHandle) {
  return {
    /**
     * What the ingredients of recipes are bought as, the newest recipe first.
     * @param isOpen false for those of explore alone whose ingredients everybody may see
     */
    named: (
      scope: Scope,
      conditions: readonly RecipeCondition[],
      { isOpen = true, limit }: { isOpen?: boolean; limit: number },
    ): Promise<NamedRecipe[]> =>
      db
        .select({ id: recipes.id, names: recipes.ingredientNames })
        .from(recipes)
        .where(and(fitting(scope, conditions), scope === EXPLORE && !isOpen ? eq(recipes.isFeatured, true) : undefined))
        .orderBy(desc(recipes.createdAt), desc(recipes.id))
        .limit(limit),
    /** What most recipes of a household need, by the name that it is bought under. */
    mostNeeded: async (householdId: HouseholdId, limit: number): Promise<string[]> => {
      const name = sql<string>`needed.bought_as`;
      const rows = await db
        .select({ name })
        .from(recipes)
        .crossJoinLateral(
          sql`(select distinct jsonb_array_elements_text(${recipes.ingredientNames}) as bought_as) as needed`,
        )
        .where(eq(recipes.householdId, householdId))
        .groupBy(name)
        .orderBy(desc(sql`count(*)`), name)
        .limit(limit);
      return rows.map((row) => row.name);
    },
  };
}
