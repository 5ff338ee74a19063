import type { LockedMeals, MealPlan, PlanSettings } from '@sorrel/contract/plans';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { byGoalNutrient, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { AnalysedRecipe } from '@sorrel/core/plans/recipe-analytics';
import { and, asc, between, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import { type HouseholdId, type Member, NOBODY_ID } from '../db/household.ts';
import { inBatches } from '../db/in-batches.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { ownElseExplore } from '../db/own-else-explore.ts';
import { type Owned, owned } from '../db/owned.ts';
import { users } from '../db/tables/auth.ts';
import { recipeChecks } from '../db/tables/imports.ts';
import { calendarFeeds, plans } from '../db/tables/plans.ts';
import { firstIngredientNames, goalNutrientColumns, isFavoriteOf, recipes } from '../db/tables/recipes.ts';
import { conditionSql } from '../recipes/conditions-repo.ts';
import { type PackedBook, TEXT_END } from './packed-book.ts';
import { plannedIds } from './planned-ids-repo.ts';

export interface StoredPlan {
  id: string;
  name: string;
  mealPlan: MealPlan;
  lockedMeals: LockedMeals;
  settings: PlanSettings | null;
  /** The first day of its week; null is a plan without a date. */
  weekStart: string | null;
}

/** What a feed shows: a plan again and again, or the weeks of the calendar. */
interface FeedPlan {
  id: string;
  name: string;
  mealPlan: MealPlan;
  weekStart: string | null;
  updatedAt: Date;
}

/** The amounts of a recipe that has nutrition; what it does not name counts as nothing. */
const goalAmounts = (columns: Record<GoalNutrient, number | null>): GoalNutrients =>
  byGoalNutrient((nutrient) => columns[nutrient] ?? 0);

/** How a recipe stands to dietary needs, as a packed book says it: the same conditions as those of lists. */
function dietFit(without: readonly DietWarning[]): SQL {
  if (without.length === 0) return sql`'-'`;
  const [fits, isNotJudged] = (['without', 'not judged'] as const).map((kind) =>
    conditionSql({ scope: sql`true`, memberId: NOBODY_ID }, { kind, warnings: without }),
  );
  return sql`case when ${fits} then '-' when ${isNotJudged} then 'n' else 'a' end`;
}

/** What else is asked of a book. */
interface PackedView {
  /** The dietary needs of each person who eats. */
  needs?: readonly (readonly DietWarning[])[];
  /** The servings that recipes make and their minutes of cooking; the index does not hold them. */
  withCooking?: boolean;
}

/** Recipes as planning takes them. */
async function packed(
  db: DatabaseHandle,
  where: SQL,
  memberId: string,
  without: readonly DietWarning[],
  { needs = [], withCooking = false }: PackedView = {},
): Promise<PackedBook> {
  const amounts = sql.join(
    GOAL_NUTRIENTS.map((nutrient) => sql`float8send(coalesce(${recipes[nutrient]}, 0))`),
    sql` || `,
  );
  const unknown = GOAL_NUTRIENTS.map(
    (nutrient, place) => sql`case when ${recipes[nutrient]} is null then ${String(place)} else '' end`,
  );
  const known = sql`case when ${recipes.calories} is null then '0' else '1' || ${sql.join(unknown, sql` || `)} end`;
  const ofPersons = needs.length === 0 ? sql`` : sql` || ' ' || ${sql.join(needs.map(dietFit), sql` || `)}`;
  const cooking = withCooking
    ? sql`${needs.length === 0 ? sql` || ' '` : sql``} || ' ' || ${recipes.serves} || ' ' || ${recipes.cookMinutes}`
    : sql``;
  const line = sql`${recipes.id} || ' ' || ${recipes.type} || ' ' || ${isFavoriteOf(memberId)}::int || ' ' || ${known} || ' ' || ${dietFit(without)} || ' ' || array_to_string(${recipes.tagIds}, ',') || ' ' || ${recipes.totalMinutes}${ofPersons}${cooking}`;
  // a text that is too long for the index is not read: of that recipe it is not known what it is
  const text = sql`${recipes.category} || E'\\n' || replace(coalesce(${recipes.searchKey}, ''), ${TEXT_END}, '')`;
  const [row] = await db
    .select({
      lines: sql<string | null>`string_agg(${line}, E'\\n')`,
      amounts: sql<Uint8Array | null>`string_agg(${amounts}, ''::bytea)`,
      texts: sql<string | null>`string_agg(${text}, ${TEXT_END})`,
    })
    .from(recipes)
    .where(where);
  return { lines: row?.lines ?? '', amounts: row?.amounts ?? new Uint8Array(), texts: row?.texts ?? '' };
}

/** Grams of a serving: of the dish as it was weighed cooked, else of its ingredients where each of them has a weight; else null. */
const servingGrams = sql<number | null>`(coalesce(${recipes.cookedGrams}::double precision, (
  select sum((line ->> 'grams')::double precision) from jsonb_array_elements(${recipes.nutritionLines}) as line
  having bool_and(line ->> 'grams' is not null))) / nullif(${recipes.serves}, 0))::double precision`;

/** Recipes that one statement brings, so that others have their turn while a large book is read. */
const READ_AT_ONCE = 500;
/** The same of recipes with the names of their ingredients, of which one may have thousands. */
const ANALYSED_AT_ONCE = 100;

/** What a serving weighs in grams, by the id of the recipe: of the household's, and of explore's where they may be borrowed. */
async function servingWeights(
  db: DatabaseHandle,
  householdId: HouseholdId,
  borrows: boolean,
): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const own = eq(recipes.householdId, householdId);
  const batches = inBatches(
    READ_AT_ONCE,
    ({ id }) => id,
    (after: string | null) =>
      db
        .select({ id: recipes.id, grams: servingGrams })
        .from(recipes)
        .where(and(borrows ? or(own, eq(recipes.isPublic, true)) : own, gt(recipes.id, after ?? NOBODY_ID)))
        .orderBy(asc(recipes.id))
        .limit(READ_AT_ONCE),
  );
  for await (const rows of batches) for (const { id, grams } of rows) if (grams !== null) weights.set(id, grams);
  return weights;
}

async function analysedRecipes(
  db: DatabaseHandle,
  { id: memberId, householdId }: Member,
): Promise<AnalysedRecipe<string>[]> {
  const analysed: AnalysedRecipe<string>[] = [];
  const batches = inBatches(
    ANALYSED_AT_ONCE,
    ({ id }) => id,
    (after: string | null) =>
      db
        .select({
          id: recipes.id,
          name: recipes.name,
          type: recipes.type,
          isFavorite: isFavoriteOf(memberId),
          ingredients: recipes.ingredientNames,
          ...goalNutrientColumns,
        })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), gt(recipes.id, after ?? NOBODY_ID)))
        .orderBy(asc(recipes.id))
        .limit(ANALYSED_AT_ONCE),
  );
  for await (const rows of batches) {
    for (const { id, name, type, isFavorite, ingredients, ...amounts } of rows) {
      const nutrients = amounts.calories === null ? null : goalAmounts(amounts);
      analysed.push({ id, name, type, isFavorite, ingredients, nutrients });
    }
  }
  return analysed;
}

/** SQL of the plans; every question names the household. */
export function plansRepo(db: DatabaseHandle) {
  return {
    /**
     * All that planning needs of a book, read from the index `recipes_book` alone.
     * @param without dietary needs that recipes are judged by
     */
    packedBook: async (
      { id, householdId }: Member,
      without: readonly DietWarning[],
      view?: PackedView,
    ): Promise<PackedBook> => packed(db, eq(recipes.householdId, householdId), id, without, view),
    /**
     * What explore lends somebody, as planning takes it: what they may read whole and have not copied.
     * @param all all of explore, not only what it features
     */
    lentBook: async (
      { id, householdId }: Member,
      all: boolean,
      without: readonly DietWarning[],
      view?: PackedView,
    ): Promise<PackedBook> => {
      const copied = sql`select own.copied_from from ${recipes} as own where own.household_id = ${householdId} and own.copied_from is not null`;
      const where = and(
        eq(recipes.isPublic, true),
        ne(recipes.householdId, householdId),
        all ? undefined : eq(recipes.isFeatured, true),
        sql`${recipes.id} not in (${copied})`,
      );
      return packed(db, where ?? sql`false`, id, without, view);
    },
    /**
     * How recipes of this household or of explore stand to the dietary needs of each person: a letter each, as in a packed book.
     * @param needs of each person, in turn
     */
    dietFits: async (
      householdId: HouseholdId,
      ids: readonly string[],
      needs: readonly (readonly DietWarning[])[],
    ): Promise<{ id: string; fits: string; ingredientNames: string[] }[]> =>
      db
        .select({
          id: recipes.id,
          fits: sql<string>`${sql.join(needs.map(dietFit), sql` || `)}`,
          ingredientNames: recipes.ingredientNames,
        })
        .from(recipes)
        .where(
          and(inArray(recipes.id, [...ids]), or(eq(recipes.householdId, householdId), eq(recipes.isPublic, true))),
        ),
    /** What servings weigh, for portions that lie on a plate. */
    servingWeights: ({ householdId }: Member, borrows: boolean) => servingWeights(db, householdId, borrows),
    /** When somebody registered. */
    registeredAt: async (userId: string): Promise<Date | null> => {
      const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
      return row?.at ?? null;
    },
    /** The recipes of meals, of this household or of explore. */
    recipesById: async (householdId: HouseholdId, ids: readonly string[]) => {
      const find = (among: readonly string[], scope: SQL, importDoubts: SQL<ImportDoubt[] | null>) =>
        db
          .select({
            id: recipes.id,
            householdId: recipes.householdId,
            name: recipes.name,
            type: recipes.type,
            category: recipes.category,
            prepMinutes: recipes.prepMinutes,
            cookMinutes: recipes.cookMinutes,
            imageKeys: recipes.imageKeys,
            tagIds: recipes.tagIds,
            calories: recipes.calories,
            nutrients: recipes.nutrients,
            nutritionCoverage: recipes.nutritionCoverage,
            nutritionWeightCoverage: recipes.nutritionWeightCoverage,
            ingredientNames: firstIngredientNames,
            servingGrams,
            serves: recipes.serves,
            nutritionLines: recipes.nutritionLines,
            importDoubts,
          })
          .from(recipes)
          .where(and(scope, inArray(recipes.id, [...among])));
      const doubts = sql<ImportDoubt[] | null>`(
        select ${recipeChecks.doubts} from ${recipeChecks}
        where ${recipeChecks.householdId} = ${householdId} and ${recipeChecks.recipeId} = ${recipes.id})`;
      return ownElseExplore(
        ids,
        (own) => find(own, eq(recipes.householdId, householdId), doubts),
        (others) => find(others, eq(recipes.isPublic, true), sql`null`),
      );
    },
    /** How many meals of all saved plans each recipe is, by the id that the meals have. */
    plannedMeals: async (householdId: HouseholdId): Promise<Map<string, number>> => {
      const { rows } = await db.execute<{ id: string; meals: number }>(sql`
        select meal.id #>> '{}' as id, count(*)::int as meals
        from ${plans}, ${plannedIds(sql`${plans.mealPlan}`, '$[*].*[*]')}
        where ${plans.householdId} = ${householdId}
        group by 1`);
      return new Map(rows.map(({ id, meals }) => [id, meals]));
    },
    /** Every recipe of a book, as analytics look at it. */
    analysedRecipes: (member: Member) => analysedRecipes(db, member),
    /** Saves under the name; a plan that has it already is replaced and keeps its id, and its week where none is given. */
    save: async (
      { id: memberId, householdId }: Member,
      plan: Omit<StoredPlan, 'id' | 'weekStart'> & { weekStart?: string | undefined },
      now: Date,
    ): Promise<string> => {
      const { name, mealPlan, lockedMeals, settings, weekStart } = plan;
      const [row] = await db
        .insert(plans)
        .values({
          householdId,
          addedBy: memberId,
          changedBy: memberId,
          name,
          mealPlan,
          lockedMeals,
          settings,
          weekStart,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: [plans.householdId, plans.name],
          set: { mealPlan, lockedMeals, settings, weekStart, changedBy: memberId, updatedAt: now },
        })
        .returning({ id: plans.id });
      if (row === undefined) throw new Error('a plan was not written');
      return row.id;
    },
    /** How many plans there are under other names. */
    countOthers: async (householdId: HouseholdId, name: string): Promise<number> => {
      const [row] = await db
        .select({ total: count() })
        .from(plans)
        .where(and(eq(plans.householdId, householdId), ne(plans.name, name)));
      return row?.total ?? 0;
    },
    findOwned: async (householdId: HouseholdId, id: string): Promise<Owned<StoredPlan> | null> => {
      const [row] = await db
        .select()
        .from(plans)
        .where(and(eq(plans.householdId, householdId), eq(plans.id, id)));
      return row === undefined ? null : owned(row as unknown as StoredPlan);
    },
    page: async (householdId: HouseholdId, search: string, page: number, limit: number) => {
      const where = and(
        eq(plans.householdId, householdId),
        search.trim() === '' ? undefined : contains(plans.name, search),
      );
      const rows = await db
        .select({
          id: plans.id,
          name: plans.name,
          createdAt: plans.createdAt,
          addedBy: plans.addedBy,
          changedBy: plans.changedBy,
        })
        .from(plans)
        .where(where)
        .orderBy(desc(plans.createdAt), desc(plans.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [total] = await db.select({ total: count() }).from(plans).where(where);
      return { rows, total: total?.total ?? 0 };
    },
    /** One calendar a user: a new secret takes the place of the one before. Of a plan that has a week it is all weeks. */
    setCalendar: async (userId: string, { id, weekStart }: Owned<StoredPlan>, tokenHash: string, now: Date) => {
      const planId = weekStart === null ? id : null;
      await db
        .insert(calendarFeeds)
        .values({ userId, planId, tokenHash, createdAt: now })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: { planId, tokenHash, createdAt: now } });
    },
    removeCalendar: (userId: string) => db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    findCalendar: async (tokenHash: string) => {
      const [row] = await db
        .select({
          householdId: users.householdId,
          planId: calendarFeeds.planId,
          createdAt: calendarFeeds.createdAt,
          language: users.language,
        })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(eq(calendarFeeds.tokenHash, tokenHash));
      return row ?? null;
    },
    /** A plan, or with null every plan whose week begins on these days. */
    feedPlans: async (
      householdId: HouseholdId,
      planId: string | null,
      weeks: { from: string; until: string },
    ): Promise<FeedPlan[]> => {
      const which = planId === null ? between(plans.weekStart, weeks.from, weeks.until) : eq(plans.id, planId);
      const rows = await db
        .select({
          id: plans.id,
          name: plans.name,
          mealPlan: plans.mealPlan,
          weekStart: plans.weekStart,
          updatedAt: plans.updatedAt,
        })
        .from(plans)
        .where(and(eq(plans.householdId, householdId), which))
        .orderBy(plans.weekStart);
      return rows.map((row) => ({ ...row, mealPlan: row.mealPlan as MealPlan }));
    },
  };
}
