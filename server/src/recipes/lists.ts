import type { RecipeSummary, Tag } from '@sorrel/contract/recipe';
import {
  type BookQuery,
  type ExploreQuery,
  LOG_SORTS,
  type LogSort,
  type RecipeListQuery,
  type RecipePage,
} from '@sorrel/contract/recipes';
import type { SpinFilters } from '@sorrel/contract/spinner';
import { foodsNamed } from '@sorrel/core/foods/foods-named';
import { forgiveSearch } from '@sorrel/core/recipes/forgive-search';
import { type ListQuestion, listConditions, listOrder, tagIdsByName } from '@sorrel/core/recipes/list-conditions';
import { notJudgedConditions, type RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import type { HouseholdId, Member } from '../db/household.ts';
import { NOBODY_ID } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { AddressOf } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { BookIndexes, BookInMemory } from './book-indexes.ts';
import { bookByLogRepo, type LogQuestion } from './cooked/book-by-log-repo.ts';
import type { ExploreShelf } from './explore-shelf.ts';
import { spinConditions } from './filters.ts';
import { EXPLORE, recipeListsRepo, type Scope, type SummaryRow } from './lists-repo.ts';
import { collectionsReply, summaryReply } from './recipe-reply.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { loadTags, tagsById } from './tags.ts';

/** Plates on the spinner's wheel. */
const SPIN_RESULTS = 8;
const FEATURED_MAX = 24;
/** Rows of cards that stay with a book in memory; about 2 kB each. */
const ROWS_MAX = 2_000;

const idsByName = (tags: readonly Tag[]) => tagIdsByName(tags.map((tag) => ({ id: tag.tag_id, name: tag.name })));

const foodNamesOf = (text: string) => foodsNamed(foodIndex(), text);

const conditionsOf = (query: ListQuestion, tags: readonly Tag[]): RecipeCondition[] =>
  listConditions(query, idsByName(tags), foodNamesOf);

/** What explore shows is the same for everybody: nobody's favourites. */
const NOBODY: Member = { id: NOBODY_ID, householdId: NOBODY_ID };

/** A member, and which state of the book is asked for. */
export type Reader = Member & Pick<SignedInUser, 'bookRevision'>;
/** What the recipes bring themselves. */
export interface RecipeServices {
  bookIndexes: BookIndexes;
  exploreShelf: ExploreShelf;
}
export type ListServices = { db: DatabaseHandle } & Pick<RecipeServices, 'bookIndexes'>;
type ExploreServices = ListServices & Pick<RecipeServices, 'exploreShelf'>;

const stateOf = (reader: Reader) => ({ scope: reader, revision: reader.bookRevision });

const cardsOf = (rows: readonly SummaryRow[], tags: readonly Tag[], addressOf: AddressOf): RecipeSummary[] => {
  const byId = tagsById(tags);
  return rows.map((row) => summaryReply(row, byId, addressOf));
};

/** Rows of a book in memory, in the order of the ids; those that were not shown yet are read. */
async function rowsInBook(db: DatabaseHandle, reader: Member, book: BookInMemory, ids: readonly string[]) {
  const missing = ids.filter((id) => !book.rows.has(id));
  const read = missing.length === 0 ? [] : await recipeListsRepo(db).summariesOf(reader, missing);
  const rows = new Map([...ids.flatMap((id) => book.rows.get(id) ?? []), ...read].map((row) => [row.id, row]));
  if (book.rows.size + read.length > ROWS_MAX) book.rows.clear();
  for (const [id, row] of rows) book.rows.set(id, { ...row, ingredientNames: shownNames(row.ingredientNames) });
  // one that was deleted a moment ago is left out
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** How many recipes a protecting filter leaves out because they could not be judged. */
async function countNotJudged(
  db: DatabaseHandle,
  scope: Scope,
  book: BookInMemory | null,
  conditions: readonly RecipeCondition[],
): Promise<number> {
  const leftOut = notJudgedConditions(conditions);
  if (leftOut === null) return 0;
  return book?.index.count(leftOut) ?? recipeListsRepo(db).count(scope, leftOut);
}

interface Asked {
  scope: Scope;
  /** Beside what the query says. */
  beside?: readonly RecipeCondition[];
  /** Who looks: pictures and tags are theirs. */
  reader: Member;
  book: BookInMemory | null;
  tags: readonly Tag[];
  addressOf: AddressOf;
}

const isLogSort = (sort: BookQuery['sort']): sort is LogSort => LOG_SORTS.some((known) => known === sort);

/** What is asked of the log of what was cooked; null where nothing is: the book alone answers. */
export const askedOfLog = ({ sort, notMade = false }: Pick<BookQuery, 'sort' | 'notMade'>): LogQuestion | null =>
  isLogSort(sort) || notMade ? { sort: isLogSort(sort) ? sort : null, notMade } : null;

const pageReply = (
  { rows, total, notJudged }: { rows: readonly SummaryRow[]; total: number; notJudged: number },
  { scope, tags, addressOf, limit }: Pick<Asked, 'scope' | 'tags' | 'addressOf'> & { limit: number },
): RecipePage => {
  const byId = tagsById(tags);
  const [first, ...others] = rows.map((row) => ({
    ...summaryReply(row, byId, addressOf),
    ...(scope !== EXPLORE && collectionsReply(row)),
  }));
  return {
    results: first === undefined ? [] : [{ ...first, total_results: total }, ...others],
    total,
    notJudged,
    maxPage: Math.max(1, Math.ceil(total / limit)),
  };
};

/** What a query finds, or, where it may be forgiven and finds nothing, what is found with words in place of those that no recipe has. */
async function forgiving<Query extends Pick<RecipeListQuery, 'search' | 'forgive'>>(
  db: DatabaseHandle,
  { scope, book }: Pick<Asked, 'scope' | 'book'>,
  query: Query,
  find: (query: Query) => Promise<RecipePage>,
): Promise<RecipePage> {
  const found = await find(query);
  if (found.total > 0 || query.forgive !== true || query.search.trim() === '') return found;
  const words = book?.index.wordCounts() ?? (await recipeListsRepo(db).wordCounts(scope));
  const corrected = forgiveSearch(query.search, words, foodNamesOf);
  if (corrected === null) return found;
  const near = await find({ ...query, search: corrected.search });
  return near.total === 0 ? found : { ...near, corrected };
}

/** A page of a book in memory, or else of the database. */
async function pageOf(db: DatabaseHandle, asked: Asked, query: RecipeListQuery): Promise<RecipePage> {
  const { scope, book, tags, beside = [] } = asked;
  const { page, limit } = query;
  const conditions = [...conditionsOf(query, tags), ...beside];
  const order = listOrder(query.sort, query.order);
  const notJudged = await countNotJudged(db, scope, book, conditions);
  const { rows, total } =
    book === null
      ? await recipeListsRepo(db).page({ scope, conditions, order, page, limit })
      : await pageInBook(db, asked.reader, book, book.index.page(conditions, order, page, limit));
  return pageReply({ rows, total, notJudged }, { ...asked, limit });
}

/** A page of somebody’s own book by the log of what was cooked, which the book in memory does not know: read from the database. */
async function pageByLog(
  db: DatabaseHandle,
  asked: Asked & { scope: Member },
  { sort, ...query }: BookQuery,
  log: LogQuestion,
): Promise<RecipePage> {
  const { page, limit } = query;
  const conditions = conditionsOf(query, asked.tags);
  const order = listOrder(isLogSort(sort) ? undefined : sort, query.order);
  const { scope } = asked;
  const repo = bookByLogRepo(db);
  const rows = await repo.page({ scope, conditions, order, page, limit }, log);
  const total = await repo.count(scope, conditions, log);
  const leftOut = notJudgedConditions(conditions);
  const notJudged = leftOut === null ? 0 : await repo.count(scope, leftOut, log);
  return pageReply({ rows, total, notJudged }, { ...asked, limit });
}

async function pageInBook(
  db: DatabaseHandle,
  reader: Member,
  book: BookInMemory,
  { ids, total }: { ids: readonly string[]; total: number },
) {
  return { rows: await rowsInBook(db, reader, book, ids), total };
}

/**
 * A page of the household's own recipes.
 * @param addressOf where the reader finds a picture; the plain addresses open those of explore alone
 */
export async function pageOfBook(
  { db, bookIndexes }: ListServices,
  reader: Reader,
  { sort, ...query }: BookQuery,
  addressOf: AddressOf = imageAddress,
): Promise<RecipePage> {
  const book = bookIndexes.find(stateOf(reader));
  const tags = book?.tags ?? (await loadTags(db, reader.householdId));
  const asked = { scope: reader, reader, book, tags, addressOf };
  const log = askedOfLog({ ...query, sort });
  return forgiving(db, asked, query, (wanted) =>
    log === null
      ? pageOf(db, asked, { ...wanted, sort: isLogSort(sort) ? undefined : sort })
      : pageByLog(db, asked, { ...wanted, sort }, log),
  );
}

type ExploreReader = Pick<SignedInUser, 'householdId' | 'role' | 'exploreRevision'>;

/** The tags on recipes of explore: an administrator's own are on theirs; nobody else's can be. */
const exploreTags = (db: DatabaseHandle, { householdId, role }: ExploreReader) =>
  loadTags(db, role === 'admin' ? householdId : NOBODY_ID);

/** That a recipe is none that the household has a copy of. */
async function notCopied(db: DatabaseHandle, householdId: HouseholdId): Promise<RecipeCondition> {
  const copies = await sameRecipeRepo(db).copies(householdId);
  return { kind: 'none of', ids: copies.map((copy) => copy.of) };
}

/** A page of explore: the same for everybody but administrators, unless it leaves out what the household has. */
export async function pageOfExplore(
  { db, bookIndexes, exploreShelf }: ExploreServices,
  reader: ExploreReader,
  { notSaved = false, ...query }: ExploreQuery,
): Promise<RecipePage> {
  exploreShelf.see(reader.exploreRevision);
  const book = bookIndexes.find({ scope: EXPLORE, revision: reader.exploreRevision });
  const tags = await exploreTags(db, reader);
  const beside: RecipeCondition[] = notSaved ? [await notCopied(db, reader.householdId)] : [];
  const wanted = { ...query, favorites: undefined, faves: undefined };
  const pageFrom = (book: BookInMemory | null) => {
    const asked = { scope: EXPLORE, reader: NOBODY, book, tags, addressOf: imageAddress, beside } as const;
    return forgiving(db, asked, wanted, (query) => pageOf(db, asked, query));
  };
  return exploreShelf.orKept(
    () => pageFrom(book),
    (kept) => pageFrom(kept.book),
  );
}

export async function featuredRecipes(
  { db, exploreShelf }: Omit<ExploreServices, 'bookIndexes'>,
  reader: ExploreReader,
): Promise<RecipeSummary[]> {
  exploreShelf.see(reader.exploreRevision);
  const rows = await exploreShelf.orKept<SummaryRow[]>(
    () => recipeListsRepo(db).featured(FEATURED_MAX),
    ({ recipes, book }) =>
      [...recipes.values()]
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, FEATURED_MAX)
        .flatMap(({ id }) => book.rows.get(id) ?? []),
  );
  return cardsOf(rows, await exploreTags(db, reader), imageAddress);
}

/** Recipes of the household by chance among those that fit; the first is the one. */
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
    return cardsOf(await rowsInBook(db, reader, book, ids), book.tags, addressOf);
  }
  const tags = await loadTags(db, reader.householdId);
  const rows = await recipeListsRepo(db).random(reader, conditionsFor(tags), SPIN_RESULTS);
  return cardsOf(rows, tags, addressOf);
}

/** For each filter how many recipes there would be without it: where that is above none, the filter emptied the pool. */
export async function explainSpin(db: DatabaseHandle, own: Member, query: SpinFilters) {
  const filters = spinConditions(query, idsByName(await loadTags(db, own.householdId)));
  const all = filters.map(({ conditions }) => conditions);
  const { total, withoutEach } = await recipeListsRepo(db).countWithoutEach(own, all);
  return {
    total,
    notJudged: await countNotJudged(db, own, null, all.flat()),
    filters: filters.map(({ name }, index) => ({ name, withoutIt: withoutEach[index] ?? 0 })),
  };
}
