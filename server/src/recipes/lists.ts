import type { RecipeListQuery, RecipePage, RecipeSummary, SpinFilters, Tag } from '@sorrel/contract/recipes';
import type { RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import { and, eq, type SQL } from 'drizzle-orm';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Services } from '../services.ts';
import { conditionSql, orderSql } from './condition-sql.ts';
import { listConditions, listOrder, spinConditions, tagIdsByName } from './filters.ts';
import { summaryReply } from './recipe-reply.ts';
import { recipesRepo, type SummaryRow } from './repo.ts';
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

/** A user, and which state of the book is asked for. */
export type Reader = Pick<SignedInUser, 'id' | 'bookRevision'>;
export type ListServices = { db: DatabaseHandle } & Pick<Services, 'bookIndexes'>;

const stateOf = (reader: Reader) => ({ userId: reader.id, revision: reader.bookRevision });
const allOf = (scope: SQL, conditions: readonly RecipeCondition[]) =>
  conditions.map((condition) => conditionSql(scope, condition));

function pageReply(rows: readonly SummaryRow[], total: number, limit: number, tags: readonly Tag[]): RecipePage {
  const byId = tagsById(tags);
  const results: RecipeSummary[] = rows.map((row) => summaryReply(row, byId));
  if (results[0] !== undefined) results[0] = { ...results[0], total_results: total };
  return { results, total, maxPage: Math.max(1, Math.ceil(total / limit)) };
}

/** A page of the user's own recipes. */
export async function pageOfBook({ db, bookIndexes }: ListServices, reader: Reader, query: RecipeListQuery) {
  const tags = await loadTags(db, reader.id);
  const { page, limit } = query;
  const conditions = listConditions(query, idsByName(tags));
  const order = listOrder(query.sort, query.order);
  const index = bookIndexes.find(stateOf(reader));
  if (index !== null) {
    const { ids, total } = index.page(conditions, order, page, limit);
    return pageReply(await recipesRepo(db).summariesOf(reader.id, ids), total, limit, tags);
  }
  const scope = eq(recipes.userId, reader.id);
  const orderBy = orderSql(order);
  const found = await recipesRepo(db).page({ scope, conditions: allOf(scope, conditions), orderBy, page, limit });
  return pageReply(found.rows, found.total, limit, tags);
}

/** A page of explore. */
export async function pageOfExplore(db: DatabaseHandle, userId: string, query: RecipeListQuery) {
  const tags = await loadTags(db, userId);
  const { page, limit } = query;
  const scope = eq(recipes.isPublic, true);
  const conditions = listConditions({ ...query, favorites: undefined, faves: undefined }, idsByName(tags));
  const orderBy = orderSql(listOrder(query.sort, query.order));
  const found = await recipesRepo(db).page({ scope, conditions: allOf(scope, conditions), orderBy, page, limit });
  return pageReply(found.rows, found.total, limit, tags);
}

export async function featuredRecipes(db: DatabaseHandle, userId: string): Promise<RecipeSummary[]> {
  const byId = tagsById(await loadTags(db, userId));
  const { rows } = await recipesRepo(db).page({
    scope: eq(recipes.isPublic, true),
    conditions: [eq(recipes.isFeatured, true)],
    orderBy: orderSql(listOrder()),
    page: 1,
    limit: FEATURED_MAX,
  });
  return rows.map((row) => summaryReply(row, byId));
}

/** Recipes of the user by chance among those that fit; the first is the one. */
export async function spinRecipes({ db, bookIndexes }: ListServices, reader: Reader, query: SpinFilters) {
  const tags = await loadTags(db, reader.id);
  const conditions = spinConditions(query, idsByName(tags)).flatMap((filter) => filter.conditions);
  const index = bookIndexes.find(stateOf(reader));
  const own = eq(recipes.userId, reader.id);
  const rows =
    index === null
      ? await recipesRepo(db).random(and(own, ...allOf(own, conditions)), SPIN_RESULTS)
      : await recipesRepo(db).summariesOf(reader.id, index.pick(conditions, SPIN_RESULTS, Math.random));
  const byId = tagsById(tags);
  return rows.map((row) => summaryReply(row, byId));
}

/** For each filter how many recipes there would be without it: where that is above none, the filter emptied the pool. */
export async function explainSpin(db: DatabaseHandle, userId: string, query: SpinFilters) {
  const own = eq(recipes.userId, userId);
  const filters = spinConditions(query, idsByName(await loadTags(db, userId)));
  const { total, withoutEach } = await recipesRepo(db).countWithoutEach(
    own,
    filters.map(({ conditions }) => and(...allOf(own, conditions)) as SQL),
  );
  return { total, filters: filters.map(({ name }, index) => ({ name, withoutIt: withoutEach[index] ?? 0 })) };
}
