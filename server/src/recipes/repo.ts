import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { amountsOf, type IndexedRecipe } from '@sorrel/core/recipes/recipe-index';
import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { type Owned, owned, type Published, published } from '../db/owned.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/tables/auth.ts';
import { goalNutrientColumns, recipes, type StoredIngredient, tags } from '../db/tables/recipes.ts';

export type { StoredIngredient };
export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

/** Owner of the default tags in the index of tags. */
export const NOBODY_ID = '00000000-0000-0000-0000-000000000000';
const NOBODY = sql.raw(`'${NOBODY_ID}'::uuid`);

/** The columns of a card; the large columns stay where they are. */
const SUMMARY = {
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
  isFavorite: recipes.isFavorite,
  dietWarnings: recipes.dietWarnings,
  dietUnjudged: recipes.dietUnjudged,
  ...goalNutrientColumns,
  createdAt: recipes.createdAt,
  ingredientNames: recipes.ingredientNames,
};

/** What `recipes_book` holds, so that a whole book is read without its rows. */
const INDEXED = {
  id: recipes.id,
  type: recipes.type,
  category: recipes.category,
  tagIds: recipes.tagIds,
  isFavorite: recipes.isFavorite,
  totalMinutes: recipes.totalMinutes,
  dietWarnings: recipes.dietWarnings,
  dietUnjudged: recipes.dietUnjudged,
  ...goalNutrientColumns,
  searchKey: recipes.searchKey,
};

export type SummaryRow = Pick<RecipeRow, keyof typeof SUMMARY>;

export interface PageRequest {
  /** Whose recipes: a user's own, or those of explore. */
  scope: SQL;
  /** What is asked of them besides. */
  conditions: readonly (SQL | undefined)[];
  orderBy: SQL[];
  page: number;
  limit: number;
}

const findTags = prepared((db) =>
  db
    .select()
    .from(tags)
    // as the unique index has it, which is read for nobody else's tags
    .where(sql`coalesce(${tags.userId}, ${NOBODY}) in (${NOBODY}, ${sql.placeholder('userId')})`)
    .orderBy(sql`${tags.userId} is not null`, asc(tags.id))
    .prepare('find_tags'),
);

const findSummaries = prepared((db) =>
  db
    .select(SUMMARY)
    .from(recipes)
    // as text the owner is checked, and not looked for: an index of the owner would be read from end to end
    .where(
      and(
        sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`,
        sql`(${recipes.userId}::text = ${sql.placeholder('userId')} or ${recipes.isPublic})`,
      ),
    )
    .prepare('find_summaries'),
);

/** SQL of the recipes; every personal question names the owner. */
export function recipesRepo(db: DatabaseHandle) {
  return {
    findOwned: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)));
      return row === undefined ? null : owned(row);
    },
    /** The same, and nobody else changes it until the transaction ends. */
    findOwnedLocked: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .for('update');
      return row === undefined ? null : owned(row);
    },
    /** A recipe of explore. */
    findPublic: async (id: string): Promise<Published<RecipeRow> | null> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.id, id), eq(recipes.isPublic, true)));
      return row === undefined ? null : published(row);
    },
    /** Counts the recipes of a user under a lock on that user, so that nobody adds one between counting and inserting. */
    countLocked: async (userId: string): Promise<number> => {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [row] = await db.select({ total: count() }).from(recipes).where(eq(recipes.userId, userId));
      return row?.total ?? 0;
    },
    insert: async (recipe: NewRecipe): Promise<string> => {
      const [row] = await db.insert(recipes).values(recipe).returning({ id: recipes.id });
      if (row === undefined) throw new Error('a recipe was not written');
      return row.id;
    },
    /** Changes a recipe if it is still at the version named; answers the new version, or null where it is not. */
    update: async (
      recipe: Owned<Pick<RecipeRow, 'userId' | 'id'>>,
      version: number,
      changes: Partial<NewRecipe>,
    ): Promise<number | null> => {
      const [row] = await db
        .update(recipes)
        .set({ ...changes, version: sql`${recipes.version} + 1` })
        .where(and(eq(recipes.userId, recipe.userId), eq(recipes.id, recipe.id), eq(recipes.version, version)))
        .returning({ version: recipes.version });
      return row?.version ?? null;
    },
    toggleFavorite: async (userId: string, id: string): Promise<boolean | null> => {
      const [row] = await db
        .update(recipes)
        .set({ isFavorite: sql`not ${recipes.isFavorite}` })
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .returning({ isFavorite: recipes.isFavorite });
      return row?.isFavorite ?? null;
    },
    remove: async (userId: string, id: string): Promise<Owned<RecipeRow> | null> => {
      const [row] = await db
        .delete(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
        .returning();
      return row === undefined ? null : owned(row);
    },
    /**
     * One page and how many there are in all. Which recipes they are is found in the index alone, with the total counted on
     * the way; rows are read for the page only.
     */
    page: async ({ scope, conditions, orderBy, page, limit }: PageRequest) => {
      const where = and(scope, ...conditions);
      // without a condition a page is found at once, and a narrower index counts the rest
      const total = conditions.length === 0 ? db.$count(recipes, scope) : sql<number>`count(*) over ()`.mapWith(Number);
      const hits = db
        .select({ id: recipes.id, total: sql<number>`${total}`.mapWith(Number).as('total') })
        .from(recipes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset((page - 1) * limit)
        .as('hits');
      const rows: (SummaryRow & { total: number })[] = await db
        .select({ ...SUMMARY, total: hits.total })
        .from(hits)
        .innerJoin(recipes, eq(recipes.id, hits.id))
        .orderBy(...orderBy);
      // a page beyond the last has no row to carry the total
      return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await db.$count(recipes, where)) };
    },
    /** Rows of cards, of recipes of the user or of explore, in the order of the ids; what is gone by now is left out. */
    summariesOf: async (userId: string, ids: readonly string[]): Promise<SummaryRow[]> => {
      const rows = await findSummaries(db).execute({ userId, ids: `{${ids.join(',')}}` });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    /** All that lists of a book go by, the oldest first, some recipes at a time. */
    async *wholeBook(scope: SQL, recipesAtOnce: number): AsyncGenerator<IndexedRecipe[]> {
      const long = await db
        .select({ id: recipes.id, searchText: recipes.searchText })
        .from(recipes)
        .where(and(scope, isNull(recipes.searchKey)));
      const longTexts = new Map(long.map(({ id, searchText }) => [id, searchText]));
      for (let from = 0; ; from += recipesAtOnce) {
        const rows = await db
          .select(INDEXED)
          .from(recipes)
          .where(scope)
          .orderBy(asc(recipes.createdAt), asc(recipes.id))
          .limit(recipesAtOnce)
          .offset(from);
        yield rows.map(({ searchKey, totalMinutes, ...row }) => ({
          ...row,
          totalMinutes: totalMinutes ?? 0,
          nutrients: amountsOf(GOAL_NUTRIENTS.map((nutrient) => row[nutrient])),
          searchText: searchKey ?? longTexts.get(row.id) ?? '',
        }));
        if (rows.length < recipesAtOnce) return;
      }
    },
    countOf: (scope: SQL, conditions: readonly (SQL | undefined)[]): Promise<number> =>
      db.$count(recipes, and(scope, ...conditions)),
    count: (userId: string): Promise<number> => db.$count(recipes, eq(recipes.userId, userId)),
    /** How many there are, and how many fit all the conditions but each one, in one pass. */
    countWithoutEach: async (scope: SQL, conditions: readonly SQL[]) => {
      const but = (left: SQL) => and(sql`true`, ...conditions.filter((kept) => kept !== left));
      const counts = conditions.map((left) => sql`count(*) filter (where ${but(left)})::int`);
      const [row] = await db
        .select({ total: count(), withoutEach: sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]` })
        .from(recipes)
        .where(scope);
      return row ?? { total: 0, withoutEach: [] };
    },
    /** What reading the user's other recipes anew needs. */
    othersOf: async (userId: string, id: string) => {
      const rows = await db
        .select({
          id: recipes.id,
          userId: recipes.userId,
          name: recipes.name,
          version: recipes.version,
          serves: recipes.serves,
          calculateNutrition: recipes.calculateNutrition,
          ingredients: recipes.ingredients,
        })
        .from(recipes)
        .where(and(eq(recipes.userId, userId), ne(recipes.id, id)));
      return rows.map(owned);
    },
    /** Recipes by chance. */
    random: async (where: SQL | undefined, limit: number): Promise<SummaryRow[]> => {
      const hits = db
        .select({ id: recipes.id, place: sql<number>`random()`.as('place') })
        .from(recipes)
        .where(where)
        .orderBy(sql`place`)
        .limit(limit)
        .as('hits');
      return db.select(SUMMARY).from(hits).innerJoin(recipes, eq(recipes.id, hits.id)).orderBy(hits.place);
    },
    /** The default tags and the user's own, the default ones first. */
    tagsOf: (userId: string) => findTags(db).execute({ userId }),
  };
}
