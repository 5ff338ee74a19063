import type { RecipeListQuery, RecipePage, RecipeSummary, SpinFilters, Tag } from '@sorrel/contract/recipes';
import { and, eq, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { listConditions, listOrder, spinConditions, tagIdsByName } from './filters.ts';
import { summaryReply } from './recipe-reply.ts';
import { recipesRepo } from './repo.ts';
import { recipes } from './tables.ts';

/** Plates on the spinner's wheel. */
const SPIN_RESULTS = 8;
const FEATURED_MAX = 24;

/** The tags a user sees, as the wire has them. */
export async function loadTags(db: DatabaseHandle, userId: string): Promise<Tag[]> {
  const rows = await recipesRepo(db).tagsOf(userId);
  return rows.map((tag) => ({ tag_id: tag.id, name: tag.name, icon: tag.icon, own: tag.userId !== null }));
}

export const tagsById = (tags: readonly Tag[]): ReadonlyMap<number, Tag> =>
  new Map(tags.map((tag) => [tag.tag_id, tag]));
const idsByName = (tags: readonly Tag[]) => tagIdsByName(tags.map((tag) => ({ id: tag.tag_id, name: tag.name })));

async function pageOf(db: DatabaseHandle, userId: string, scope: SQL, query: RecipeListQuery): Promise<RecipePage> {
  const tags = await loadTags(db, userId);
  const { rows, total } = await recipesRepo(db).page({
    scope,
    conditions: listConditions(scope, query, idsByName(tags)),
    orderBy: listOrder(query.sort, query.order),
    page: query.page,
    limit: query.limit,
  });
  const byId = tagsById(tags);
  const results: RecipeSummary[] = rows.map((row) => summaryReply(row, byId));
  if (results[0] !== undefined) results[0] = { ...results[0], total_results: total };
  return { results, total, maxPage: Math.max(1, Math.ceil(total / query.limit)) };
}

/** A page of the user's own recipes. */
export const pageOfBook = (db: DatabaseHandle, userId: string, query: RecipeListQuery) =>
  pageOf(db, userId, eq(recipes.userId, userId), query);

/** A page of explore. */
export const pageOfExplore = (db: DatabaseHandle, userId: string, query: RecipeListQuery) =>
  pageOf(db, userId, eq(recipes.isPublic, true), { ...query, favorites: undefined, faves: undefined });

export async function featuredRecipes(db: DatabaseHandle, userId: string): Promise<RecipeSummary[]> {
  const byId = tagsById(await loadTags(db, userId));
  const { rows } = await recipesRepo(db).page({
    scope: eq(recipes.isPublic, true),
    conditions: [eq(recipes.isFeatured, true)],
    orderBy: listOrder(),
    page: 1,
    limit: FEATURED_MAX,
  });
  return rows.map((row) => summaryReply(row, byId));
}

/** Recipes of the user by chance among those that fit; the first is the one. */
export async function spinRecipes(db: DatabaseHandle, userId: string, query: SpinFilters): Promise<RecipeSummary[]> {
  const tags = await loadTags(db, userId);
  const own = eq(recipes.userId, userId);
  const conditions = spinConditions(own, query, idsByName(tags)).map(({ condition }) => condition);
  const rows = await recipesRepo(db).random(and(own, ...conditions), SPIN_RESULTS);
  const byId = tagsById(tags);
  return rows.map((row) => summaryReply(row, byId));
}

/** For each filter how many recipes there would be without it: where that is above none, the filter emptied the pool. */
export async function explainSpin(db: DatabaseHandle, userId: string, query: SpinFilters) {
  const own = eq(recipes.userId, userId);
  const conditions = spinConditions(own, query, idsByName(await loadTags(db, userId)));
  const { total, withoutEach } = await recipesRepo(db).countWithoutEach(
    own,
    conditions.map(({ condition }) => condition),
  );
  return { total, filters: conditions.map(({ name }, index) => ({ name, withoutIt: withoutEach[index] ?? 0 })) };
}
