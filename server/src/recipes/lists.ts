import type { RecipeSummary, Tag } from '@sorrel/contract/recipe';
import type { RecipeListQuery, RecipePage } from '@sorrel/contract/recipes';
import type { SpinFilters } from '@sorrel/contract/spinner';
import { notJudgedConditions, type RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import { and, eq, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes } from '../db/tables/recipes.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { AddressOf } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import { type BookIndexes, type BookInMemory, EXPLORE } from './book-indexes.ts';
import { conditionSql, orderSql } from './condition-sql.ts';
import { listConditions, listOrder, spinConditions, tagIdsByName } from './filters.ts';
import { summaryReply } from './recipe-reply.ts';
import { recipesRepo, type SummaryRow } from './repo.ts';
import { loadTags, tagsById } from './tags.ts';

/** Plates on the spinner's wheel. */
const SPIN_RESULTS = 8;
const FEATURED_MAX = 24;
/** Rows of cards that stay with a book in memory; about 2 kB each. */
const ROWS_MAX = 2_000;

const idsByName = (tags: readonly Tag[]) => tagIdsByName(tags.map((tag) => ({ id: tag.tag_id, name: tag.name })));

/** A user, and which state of the book is asked for. */
export type Reader = Pick<SignedInUser, 'id' | 'bookRevision'>;
/** What the recipes bring themselves. */
export interface RecipeServices {
  bookIndexes: BookIndexes;
}
export type ListServices = { db: DatabaseHandle } & RecipeServices;

const stateOf = (reader: Reader) => ({ owner: reader.id, revision: reader.bookRevision });
const allOf = (scope: SQL, conditions: readonly RecipeCondition[]) =>
  conditions.map((condition) => conditionSql(scope, condition));

const cardsOf = (rows: readonly SummaryRow[], tags: readonly Tag[], addressOf: AddressOf): RecipeSummary[] => {
  const byId = tagsById(tags);
  return rows.map((row) => summaryReply(row, byId, addressOf));
};

/** Rows of a book in memory, in the order of the ids; those that were not shown yet are read. */
async function rowsInBook(db: DatabaseHandle, userId: string, book: BookInMemory, ids: readonly string[]) {
  const missing = ids.filter((id) => !book.rows.has(id));
  const read = missing.length === 0 ? [] : await recipesRepo(db).summariesOf(userId, missing);
  const rows = new Map([...ids.flatMap((id) => book.rows.get(id) ?? []), ...read].map((row) => [row.id, row]));
  if (book.rows.size + read.length > ROWS_MAX) book.rows.clear();
  for (const [id, row] of rows) book.rows.set(id, row);
  // one that was deleted a moment ago is left out
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** How many recipes a protecting filter leaves out because they could not be judged. */
async function countNotJudged(
  db: DatabaseHandle,
  scope: SQL,
  book: BookInMemory | null,
  conditions: readonly RecipeCondition[],
): Promise<number> {
  const leftOut = notJudgedConditions(conditions);
  if (leftOut === null) return 0;
  return book?.index.count(leftOut) ?? recipesRepo(db).countOf(scope, allOf(scope, leftOut));
}

function pageReply(cards: RecipeSummary[], found: { total: number; notJudged: number }, limit: number): RecipePage {
  const { total } = found;
  const [first, ...others] = cards;
  const results = first === undefined ? [] : [{ ...first, total_results: total }, ...others];
  return { results, ...found, maxPage: Math.max(1, Math.ceil(total / limit)) };
}

/**
 * A page of the user's own recipes.
 * @param addressOf where the reader finds a picture; the plain addresses open those of explore alone
 */
export async function pageOfBook(
  { db, bookIndexes }: ListServices,
  reader: Reader,
  query: RecipeListQuery,
  addressOf: AddressOf = imageAddress,
) {
  const { page, limit } = query;
  const order = listOrder(query.sort, query.order);
  const scope = eq(recipes.userId, reader.id);
  const book = bookIndexes.find(stateOf(reader));
  const tags = book?.tags ?? (await loadTags(db, reader.id));
  const conditions = listConditions(query, idsByName(tags));
  const notJudged = await countNotJudged(db, scope, book, conditions);
  if (book !== null) {
    const { ids, total } = book.index.page(conditions, order, page, limit);
    return pageReply(cardsOf(await rowsInBook(db, reader.id, book, ids), tags, addressOf), { total, notJudged }, limit);
  }
  const { rows, total } = await recipesRepo(db).page({
    scope,
    conditions: allOf(scope, conditions),
    orderBy: orderSql(order),
    page,
    limit,
  });
  return pageReply(cardsOf(rows, tags, addressOf), { total, notJudged }, limit);
}

/** A page of explore. */
export async function pageOfExplore(
  { db, bookIndexes }: ListServices,
  reader: Pick<SignedInUser, 'id' | 'exploreRevision'>,
  query: RecipeListQuery,
) {
  const { page, limit } = query;
  // an administrator's own tags are on recipes of explore too
  const tags = await loadTags(db, reader.id);
  const conditions = listConditions({ ...query, favorites: undefined, faves: undefined }, idsByName(tags));
  const order = listOrder(query.sort, query.order);
  const scope = eq(recipes.isPublic, true);
  const book = bookIndexes.find({ owner: EXPLORE, revision: reader.exploreRevision });
  const notJudged = await countNotJudged(db, scope, book, conditions);
  if (book !== null) {
    const { ids, total } = book.index.page(conditions, order, page, limit);
    return pageReply(
      cardsOf(await rowsInBook(db, reader.id, book, ids), tags, imageAddress),
      { total, notJudged },
      limit,
    );
  }
  const { rows, total } = await recipesRepo(db).page({
    scope,
    conditions: allOf(scope, conditions),
    orderBy: orderSql(order),
    page,
    limit,
  });
  return pageReply(cardsOf(rows, tags, imageAddress), { total, notJudged }, limit);
}

export async function featuredRecipes(db: DatabaseHandle, userId: string): Promise<RecipeSummary[]> {
  const tags = await loadTags(db, userId);
  const { rows } = await recipesRepo(db).page({
    scope: eq(recipes.isPublic, true),
    conditions: [eq(recipes.isFeatured, true)],
    orderBy: orderSql(listOrder()),
    page: 1,
    limit: FEATURED_MAX,
  });
  return cardsOf(rows, tags, imageAddress);
}

/** Recipes of the user by chance among those that fit; the first is the one. */
export async function spinRecipes(
  { db, bookIndexes }: ListServices,
  reader: Reader,
  query: SpinFilters,
  addressOf: AddressOf = imageAddress,
) {
  const conditionsFor = (tags: readonly Tag[]) =>
    spinConditions(query, idsByName(tags)).flatMap((filter) => filter.conditions);
  const book = bookIndexes.find(stateOf(reader));
  if (book !== null) {
    const ids = book.index.pick(conditionsFor(book.tags), SPIN_RESULTS, Math.random);
    return cardsOf(await rowsInBook(db, reader.id, book, ids), book.tags, addressOf);
  }
  const tags = await loadTags(db, reader.id);
  const own = eq(recipes.userId, reader.id);
  const rows = await recipesRepo(db).random(and(own, ...allOf(own, conditionsFor(tags))), SPIN_RESULTS);
  return cardsOf(rows, tags, addressOf);
}

/** For each filter how many recipes there would be without it: where that is above none, the filter emptied the pool. */
export async function explainSpin(db: DatabaseHandle, userId: string, query: SpinFilters) {
  const own = eq(recipes.userId, userId);
  const filters = spinConditions(query, idsByName(await loadTags(db, userId)));
  const { total, withoutEach } = await recipesRepo(db).countWithoutEach(
    own,
    filters.map(({ conditions }) => and(...allOf(own, conditions)) as SQL),
  );
  const notJudged = await countNotJudged(
    db,
    own,
    null,
    filters.flatMap(({ conditions }) => conditions),
  );
  return {
    total,
    notJudged,
    filters: filters.map(({ name }, index) => ({ name, withoutIt: withoutEach[index] ?? 0 })),
  };
}
