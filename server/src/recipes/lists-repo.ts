import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import type { WordCounts } from '@sorrel/core/recipes/forgive-search';
import type { RecipeCondition, RecipeOrder } from '@sorrel/core/recipes/recipe-conditions';
import { amountsOf, type IndexedRecipe } from '@sorrel/core/recipes/recipe-index';
import { and, asc, count, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Member } from '../db/household.ts';
import { NOBODY_ID } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { prepared } from '../db/prepared.ts';
import { firstIngredientNames, goalNutrientColumns, isFavoriteOf, recipes } from '../db/tables/recipes.ts';
import { conditionSql, orderSql } from './conditions-repo.ts';
import type { RecipeRow } from './repo.ts';

/** Stands for a member where the recipes that everybody sees are meant. */
export const EXPLORE = 'explore';

/** Whose recipes are asked for: a household's as one member sees them, or those that everybody sees. */
export type Scope = Member | typeof EXPLORE;

/** The columns of a card; the large columns stay where they are. */
const SUMMARY_COLUMNS = {
  id: recipes.id,
  name: recipes.name,
  caption: recipes.caption,
  type: recipes.type,
  serves: recipes.serves,
  prepMinutes: recipes.prepMinutes,
  cookMinutes: recipes.cookMinutes,
  category: recipes.category,
  tagIds: recipes.tagIds,
  imageKeys: recipes.imageKeys,
  dietWarnings: recipes.dietWarnings,
  dietUnjudged: recipes.dietUnjudged,
  ...goalNutrientColumns,
  createdAt: recipes.createdAt,
  collectionIds: recipes.collectionIds,
  ingredientNames: firstIngredientNames,
};

/** A card as one member sees it. */
const summaryFor = (memberId: string | Placeholder) => ({ ...SUMMARY_COLUMNS, isFavorite: isFavoriteOf(memberId) });

/** What `recipes_book` holds, so that a whole book is read without its rows. */
const indexedFor = (memberId: string) => ({
  id: recipes.id,
  type: recipes.type,
  category: recipes.category,
  tagIds: recipes.tagIds,
  isFavorite: isFavoriteOf(memberId),
  totalMinutes: recipes.totalMinutes,
  dietWarnings: recipes.dietWarnings,
  dietUnjudged: recipes.dietUnjudged,
  ...goalNutrientColumns,
  searchKey: recipes.searchKey,
});

export type SummaryRow = Pick<RecipeRow, keyof typeof SUMMARY_COLUMNS> & { isFavorite: boolean };

export interface PageRequest {
  scope: Scope;
  conditions: readonly RecipeCondition[];
  order: RecipeOrder;
  page: number;
  limit: number;
}

const within = (scope: Scope): SQL =>
  scope === EXPLORE ? eq(recipes.isPublic, true) : eq(recipes.householdId, scope.householdId);

/** Whose favourites are shown; of explore, nobody's. */
const memberOf = (scope: Scope): string => (scope === EXPLORE ? NOBODY_ID : scope.id);

/** That a recipe is of those asked for and meets all conditions. */
export function fitting(scope: Scope, conditions: readonly RecipeCondition[]): SQL | undefined {
  const all = within(scope);
  return and(all, ...conditions.map((condition) => conditionSql({ scope: all, memberId: memberOf(scope) }, condition)));
}

const findSummaries = prepared((db) =>
  db
    .select(summaryFor(sql.placeholder('memberId')))
    .from(recipes)
    .where(
      and(
        eq(recipes.householdId, sql.placeholder('householdId')),
        sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('find_summaries'),
);

const findExploreSummaries = prepared((db) =>
  db
    .select(summaryFor(sql.placeholder('memberId')))
    .from(recipes)
    .where(and(sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`, eq(recipes.isPublic, true)))
    .prepare('find_explore_summaries'),
);

type RowOfIndex = Pick<RecipeRow, Exclude<keyof ReturnType<typeof indexedFor>, 'isFavorite'>> & { isFavorite: boolean };

/** What lists go by, of a row that has its collections and whole text beside it. */
export const indexedRecipe = ({
  searchKey,
  totalMinutes,
  ...row
}: RowOfIndex & Pick<RecipeRow, 'collectionIds' | 'searchText'>): IndexedRecipe => ({
  id: row.id,
  type: row.type,
  category: row.category,
  tagIds: row.tagIds,
  isFavorite: row.isFavorite,
  dietWarnings: row.dietWarnings,
  dietUnjudged: row.dietUnjudged,
  totalMinutes: totalMinutes ?? 0,
  collectionIds: row.collectionIds,
  nutrients: amountsOf(GOAL_NUTRIENTS.map((nutrient) => row[nutrient])),
  searchText: searchKey ?? row.searchText,
});

/** All that lists of a book go by, the oldest first, some recipes at a time. */
async function* wholeBook(db: DatabaseHandle, scope: Scope, recipesAtOnce: number): AsyncGenerator<IndexedRecipe[]> {
  const long = await db
    .select({ id: recipes.id, searchText: recipes.searchText })
    .from(recipes)
    .where(and(within(scope), isNull(recipes.searchKey)));
  const collected = await db
    .select({ id: recipes.id, collectionIds: recipes.collectionIds })
    .from(recipes)
    .where(and(within(scope), sql`${recipes.collectionIds} <> '{}'`));
  const collectionsOf = new Map(collected.map(({ id, collectionIds }) => [id, collectionIds]));
  const longTexts = new Map(long.map(({ id, searchText }) => [id, searchText]));
  for (let from = 0; ; from += recipesAtOnce) {
    const rows = await db
      .select(indexedFor(memberOf(scope)))
      .from(recipes)
      .where(within(scope))
      .orderBy(asc(recipes.createdAt), asc(recipes.id))
      .limit(recipesAtOnce)
      .offset(from);
    yield rows.map((row) =>
      indexedRecipe({
        ...row,
        collectionIds: collectionsOf.get(row.id) ?? [],
        searchText: longTexts.get(row.id) ?? '',
      }),
    );
    if (rows.length < recipesAtOnce) return;
  }
}

/** More recipes than any household has. */
const NO_BOUND = 2 ** 31 - 1;

/** How many there are, and how many fit all the filters but each one, in one pass. */
async function countWithoutEach(db: DatabaseHandle, scope: Scope, filters: readonly (readonly RecipeCondition[])[]) {
  const all = within(scope);
  const conditions = filters.map(
    (conditions) =>
      and(...conditions.map((condition) => conditionSql({ scope: all, memberId: memberOf(scope) }, condition))) ??
      sql`true`,
  );
  // each is asked once a recipe: what fails one filter alone would be there without it
  const asked = db
    .select({ passes: sql<boolean[]>`array[${sql.join(conditions, sql`, `)}]::boolean[]`.as('passes') })
    .from(recipes)
    .where(all)
    // a bound that is none: without it the conditions would be copied to wherever they are used
    .limit(NO_BOUND)
    .as('asked');
  const failed = db
    .select({
      passes: asked.passes,
      failures:
        sql<number>`cardinality(array_positions(${asked.passes}, false)) + cardinality(array_positions(${asked.passes}, null))`.as(
          'failures',
        ),
    })
    .from(asked)
    .limit(NO_BOUND)
    .as('failed');
  const counts = conditions.map(
    (_, at) =>
      sql`count(*) filter (where ${failed.failures} = 0 or (${failed.failures} = 1 and ${failed.passes}[${sql.raw(String(at + 1))}] is not true))::int`,
  );
  const [row] = await db
    .select({ total: count(), withoutEach: sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]` })
    .from(failed);
  return row ?? { total: 0, withoutEach: [] };
}

/** The words that all search texts have, and how many recipes have each. */
async function wordCounts(db: DatabaseHandle, scope: Scope): Promise<WordCounts> {
  const text = sql`coalesce(${recipes.searchKey}, ${recipes.searchText})`;
  const word = sql<string>`word`;
  const rows = await db
    .select({ word, count: sql<number>`count(distinct ${recipes.id})::int` })
    .from(recipes)
    .crossJoinLateral(sql`unnest(string_to_array(replace(${text}, chr(10), ' '), ' ')) as word`)
    .where(within(scope))
    .groupBy(word);
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** SQL of the lists of recipes. */
export function recipeListsRepo(db: DatabaseHandle) {
  return {
    /**
     * One page and how many there are in all. Which recipes they are is found in the index alone, with the total counted on
     * the way; rows are read for the page only.
     */
    page: async ({ scope, conditions, order, page, limit }: PageRequest) => {
      const all = within(scope);
      const where = fitting(scope, conditions);
      const orderBy = orderSql(order);
      // without a condition a page is found at once, and a narrower index counts the rest
      const total = conditions.length === 0 ? db.$count(recipes, all) : sql<number>`count(*) over ()`.mapWith(Number);
      const hits = db
        .select({ id: recipes.id, total: sql<number>`${total}`.mapWith(Number).as('total') })
        .from(recipes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset((page - 1) * limit)
        .as('hits');
      const rows: (SummaryRow & { total: number })[] = await db
        .select({ ...summaryFor(memberOf(scope)), total: hits.total })
        .from(hits)
        .innerJoin(recipes, and(all, eq(recipes.id, hits.id)))
        .orderBy(...orderBy);
      // a page beyond the last has no row to carry the total
      return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await db.$count(recipes, where)) };
    },
    /** Rows of cards, of recipes of the household or of explore, in the order of the ids; what is gone by now is left out. */
    summariesOf: async (member: Member, ids: readonly string[]): Promise<SummaryRow[]> => {
      const own = await findSummaries(db).execute({
        memberId: member.id,
        householdId: member.householdId,
        ids: `{${ids.join(',')}}`,
      });
      const byId = new Map(own.map((row) => [row.id, row]));
      const others = ids.filter((id) => !byId.has(id));
      if (others.length > 0) {
        const lent = await findExploreSummaries(db).execute({ memberId: member.id, ids: `{${others.join(',')}}` });
        for (const row of lent) byId.set(row.id, row);
      }
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    wordCounts: (scope: Scope) => wordCounts(db, scope),
    wholeBook: (scope: Scope, recipesAtOnce: number) => wholeBook(db, scope, recipesAtOnce),
    count: (scope: Scope, conditions: readonly RecipeCondition[] = []): Promise<number> =>
      db.$count(recipes, fitting(scope, conditions)),
    countWithoutEach: (scope: Scope, filters: readonly (readonly RecipeCondition[])[]) =>
      countWithoutEach(db, scope, filters),
    /** Recipes by chance. */
    random: async (scope: Scope, conditions: readonly RecipeCondition[], limit: number): Promise<SummaryRow[]> => {
      const hits = db
        .select({ id: recipes.id, place: sql<number>`random()`.as('place') })
        .from(recipes)
        .where(fitting(scope, conditions))
        .orderBy(sql`place`)
        .limit(limit)
        .as('hits');
      return db
        .select(summaryFor(memberOf(scope)))
        .from(hits)
        .innerJoin(recipes, and(within(scope), eq(recipes.id, hits.id)))
        .orderBy(hits.place);
    },
    /** What explore shows first, the newest first. */
    featured: (limit: number): Promise<SummaryRow[]> =>
      db
        .select(summaryFor(NOBODY_ID))
        .from(recipes)
        .where(and(within(EXPLORE), eq(recipes.isFeatured, true)))
        .orderBy(desc(recipes.createdAt), desc(recipes.id))
        .limit(limit),
  };
}
