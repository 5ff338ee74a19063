import type { LockedMeals, MealPlan, PlanSettings } from '@sorrel/contract/plans';
import { byGoalNutrient, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { AnalysedRecipe } from '@sorrel/core/plans/recipe-analytics';
import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned } from '../db/owned.ts';
import { users } from '../db/tables/auth.ts';
import { calendarFeeds, plans } from '../db/tables/plans.ts';
import { goalNutrientColumns, recipes } from '../db/tables/recipes.ts';
import { conditionSql } from '../recipes/conditions-repo.ts';
import type { PackedBook } from './packed-book.ts';

export interface StoredPlan {
  id: string;
  name: string;
  mealPlan: MealPlan;
  lockedMeals: LockedMeals;
  settings: PlanSettings | null;
}

/** The amounts of a recipe that has nutrition; what it does not name counts as nothing. */
const goalAmounts = (columns: Record<GoalNutrient, number | null>): GoalNutrients =>
  byGoalNutrient((nutrient) => columns[nutrient] ?? 0);

/** How a recipe stands to dietary needs, as a packed book says it: the same conditions as those of lists. */
function dietFit(without: readonly DietWarning[]): SQL {
  if (without.length === 0) return sql`'-'`;
  const [fits, isNotJudged] = (['without', 'not judged'] as const).map((kind) =>
    conditionSql(sql`true`, { kind, warnings: without }),
  );
  return sql`case when ${fits} then '-' when ${isNotJudged} then 'n' else 'a' end`;
}

/** SQL of the plans; every question names the owner. */
export function plansRepo(db: DatabaseHandle) {
  return {
    /**
     * All that planning needs of a book, read from the index `recipes_book` alone.
     * @param without dietary needs that recipes are judged by
     */
    packedBook: async (userId: string, without: readonly DietWarning[]): Promise<PackedBook> => {
      const amounts = sql.join(
        GOAL_NUTRIENTS.map((nutrient) => sql`float8send(coalesce(${recipes[nutrient]}, 0))`),
        sql` || `,
      );
      const line = sql`${recipes.id} || ' ' || ${recipes.type} || ' ' || ${recipes.isFavorite}::int || ' ' || (${recipes.calories} is not null)::int || ' ' || ${dietFit(without)} || ' ' || array_to_string(${recipes.tagIds}, ',')`;
      const [row] = await db
        .select({
          lines: sql<string | null>`string_agg(${line}, E'\\n')`,
          amounts: sql<Uint8Array | null>`string_agg(${amounts}, ''::bytea)`,
        })
        .from(recipes)
        .where(eq(recipes.userId, userId));
      return { lines: row?.lines ?? '', amounts: row?.amounts ?? new Uint8Array() };
    },
    /** The recipes of meals, of this user only. */
    recipesById: async (userId: string, ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({
              id: recipes.id,
              name: recipes.name,
              type: recipes.type,
              prepMinutes: recipes.prepMinutes,
              cookMinutes: recipes.cookMinutes,
              imageKeys: recipes.imageKeys,
              tagIds: recipes.tagIds,
              calories: recipes.calories,
              nutrients: recipes.nutrients,
              nutritionCoverage: recipes.nutritionCoverage,
              nutritionWeightCoverage: recipes.nutritionWeightCoverage,
              ingredientNames: recipes.ingredientNames,
            })
            .from(recipes)
            .where(and(eq(recipes.userId, userId), inArray(recipes.id, [...ids]))),
    /** How many meals of all saved plans each recipe is, by the id that the meals have. */
    plannedMeals: async (userId: string): Promise<Map<string, number>> => {
      const { rows } = await db.execute<{ id: string; meals: number }>(sql`
        select meal.id #>> '{}' as id, count(*)::int as meals
        from ${plans}, jsonb_path_query(${plans.mealPlan}, '$[*].*[*].id ? (@ != null)') as meal(id)
        where ${plans.userId} = ${userId}
        group by 1`);
      return new Map(rows.map(({ id, meals }) => [id, meals]));
    },
    /** Every recipe of a book, as analytics look at it. */
    analysedRecipes: async (userId: string): Promise<AnalysedRecipe<string>[]> => {
      const rows = await db
        .select({
          id: recipes.id,
          name: recipes.name,
          type: recipes.type,
          isFavorite: recipes.isFavorite,
          ingredients: recipes.ingredientNames,
          ...goalNutrientColumns,
        })
        .from(recipes)
        .where(eq(recipes.userId, userId));
      return rows.map(({ id, name, type, isFavorite, ingredients, ...amounts }) => ({
        id,
        name,
        type,
        isFavorite,
        ingredients,
        nutrients: amounts.calories === null ? null : goalAmounts(amounts),
      }));
    },
    /** Saves under the name; a plan that has it already is replaced and keeps its id. */
    save: async (userId: string, plan: Omit<StoredPlan, 'id'>, now: Date): Promise<string> => {
      const { name, mealPlan, lockedMeals, settings } = plan;
      const [row] = await db
        .insert(plans)
        .values({ userId, name, mealPlan, lockedMeals, settings, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [plans.userId, plans.name],
          set: { mealPlan, lockedMeals, settings, updatedAt: now },
        })
        .returning({ id: plans.id });
      if (row === undefined) throw new Error('a plan was not written');
      return row.id;
    },
    /** How many plans there are under other names. */
    countOthers: async (userId: string, name: string): Promise<number> => {
      const [row] = await db
        .select({ total: count() })
        .from(plans)
        .where(and(eq(plans.userId, userId), ne(plans.name, name)));
      return row?.total ?? 0;
    },
    findOwned: async (userId: string, id: string): Promise<Owned<StoredPlan> | null> => {
      const [row] = await db
        .select()
        .from(plans)
        .where(and(eq(plans.userId, userId), eq(plans.id, id)));
      return row === undefined ? null : owned(row as unknown as StoredPlan);
    },
    page: async (userId: string, search: string, page: number, limit: number) => {
      const where = and(eq(plans.userId, userId), search.trim() === '' ? undefined : contains(plans.name, search));
      const rows = await db
        .select({ id: plans.id, name: plans.name, createdAt: plans.createdAt })
        .from(plans)
        .where(where)
        .orderBy(desc(plans.createdAt), desc(plans.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [total] = await db.select({ total: count() }).from(plans).where(where);
      return { rows, total: total?.total ?? 0 };
    },
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(plans)
        .where(and(eq(plans.userId, userId), eq(plans.id, id)))
        .returning({ id: plans.id });
      return removed.length > 0;
    },
    /** One calendar a user: a new secret takes the place of the one before. */
    setCalendar: (userId: string, plan: Owned<StoredPlan>, tokenHash: string, now: Date) =>
      db
        .insert(calendarFeeds)
        .values({ userId, planId: plan.id, tokenHash, createdAt: now })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: { planId: plan.id, tokenHash, createdAt: now } }),
    removeCalendar: (userId: string) => db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    findCalendar: async (tokenHash: string) => {
      const [row] = await db
        .select({
          planId: plans.id,
          name: plans.name,
          mealPlan: plans.mealPlan,
          updatedAt: plans.updatedAt,
          createdAt: calendarFeeds.createdAt,
          language: users.language,
        })
        .from(calendarFeeds)
        .innerJoin(plans, and(eq(plans.userId, calendarFeeds.userId), eq(plans.id, calendarFeeds.planId)))
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(eq(calendarFeeds.tokenHash, tokenHash));
      return row === undefined ? null : { ...row, mealPlan: row.mealPlan as MealPlan };
    },
  };
}
