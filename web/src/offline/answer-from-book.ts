import { getCookSums } from '@sorrel/contract/cooking';
import type { Endpoint, ReplyOf } from '@sorrel/contract/endpoint';
import { freshMeals } from '@sorrel/contract/plans';
import {
  BookQuery,
  getRecipe,
  LOG_SORTS,
  RecipeListQuery,
  type RecipePage,
  userRecipes,
} from '@sorrel/contract/recipes';
import { GOAL_NUTRIENTS, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { forgiveSearch } from '@sorrel/core/recipes/forgive-search';
import { listConditions, listOrder, tagIdsByName } from '@sorrel/core/recipes/list-conditions';
import { type CookSum, orderByLog } from '@sorrel/core/recipes/order-by-log';
import { notJudgedConditions } from '@sorrel/core/recipes/recipe-conditions';
import { amountsOf, createRecipeIndex, type IndexedRecipe } from '@sorrel/core/recipes/recipe-index';
import type { Call } from '../api.ts';
import { type BookCopy, type BookEntry, readBook, readRecipe } from './book-copy.ts';
import { keptReply } from './kept-replies.ts';
import { mealsOfCopy } from './meals-of-copy.ts';

function indexed({ summary, searchText }: BookEntry): IndexedRecipe {
  const amountOf = (nutrient: (typeof GOAL_NUTRIENTS)[number]) =>
    summary.nutrients.find(({ name }) => name === NUTRIENTS[nutrient].name)?.amount ?? null;
  return {
    id: summary.id,
    type: summary.type,
    category: summary.category,
    tagIds: summary.tags.map(({ tag_id }) => tag_id),
    isFavorite: summary.is_favorite,
    collectionIds: summary.collection_ids ?? [],
    totalMinutes: summary.prep_time + summary.cook_time,
    dietWarnings: summary.diet_warnings,
    dietUnjudged: summary.diet_unjudged,
    nutrients: amountsOf(GOAL_NUTRIENTS.map(amountOf)),
    searchText,
  };
}

const byAge = (a: BookEntry, b: BookEntry) =>
  a.summary.created_at.localeCompare(b.summary.created_at) || (a.summary.id < b.summary.id ? -1 : 1);

/** A page of the book by the rules of the server: the same conditions, the same order. */
export function pageOfCopy({ entries }: BookCopy, asked: unknown, sums: readonly CookSum[] = []): RecipePage {
  const { sort, notMade = false } = BookQuery.parse(asked ?? {});
  const byLog = LOG_SORTS.find((known) => known === sort);
  const query = RecipeListQuery.parse({ ...(asked ?? {}), sort: byLog === undefined ? sort : undefined });
  const index = createRecipeIndex();
  index.add(entries.toSorted(byAge).map(indexed));
  const tags = new Map(entries.flatMap(({ summary }) => summary.tags.map((tag) => [tag.tag_id, tag.name] as const)));
  const tagIds = tagIdsByName([...tags].map(([id, name]) => ({ id, name })));
  const byId = new Map(entries.map(({ summary }) => [summary.id, summary]));
  const sumOf = new Map(sums.map((sum) => [sum.id, sum]));
  const order = byLog === undefined ? listOrder(query.sort, query.order) : listOrder();
  const pageFor = (search: string): RecipePage => {
    const conditions = listConditions({ ...query, search }, tagIds);
    const leftOut = notJudgedConditions(conditions);
    const found = index.page(conditions, order, 1, entries.length).ids.filter((id) => !notMade || !sumOf.has(id));
    const sorted = byLog === undefined ? found : orderByLog(found, sumOf, byLog, query.order);
    const ids = sorted.slice((query.page - 1) * query.limit, query.page * query.limit);
    const [first, ...rest] = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      results: first === undefined ? [] : [{ ...first, total_results: sorted.length }, ...rest],
      total: sorted.length,
      notJudged: leftOut === null ? 0 : index.count(leftOut),
      maxPage: Math.max(1, Math.ceil(sorted.length / query.limit)),
    };
  };
  const page = pageFor(query.search);
  const corrected = page.total === 0 && query.forgive ? forgiveSearch(query.search, index.wordCounts()) : null;
  const near = corrected === null ? null : pageFor(corrected.search);
  return corrected === null || near === null || near.total === 0 ? page : { ...near, corrected };
}

/** Does the log of what was cooked sort the book, or narrow it? */
function asksOfLog(asked: unknown): boolean {
  const { sort, notMade } = BookQuery.parse(asked ?? {});
  return notMade === true || LOG_SORTS.some((known) => known === sort);
}

/** What this device last heard of the log; undefined where it never did. */
async function sumsOfDevice(userId: string): Promise<CookSum[] | undefined> {
  const kept = (await keptReply(getCookSums, {}, userId)) as ReplyOf<typeof getCookSums> | undefined;
  return kept?.recipes.map(({ id, times, last_at, stars }) => ({ id, times, lastAt: last_at, stars }));
}

async function bookPage(userId: string, asked: unknown): Promise<unknown> {
  const sums = asksOfLog(asked) ? await sumsOfDevice(userId) : [];
  return sums === undefined ? undefined : fromBook(userId, (book) => pageOfCopy(book, asked, sums));
}

async function fromBook(userId: string, answer: (book: BookCopy) => unknown): Promise<unknown> {
  const book = await readBook(userId);
  return book === null ? undefined : answer(book);
}

/** What the book of this device answers in place of the server; undefined where it cannot. */
export async function answerFromBook(endpoint: Endpoint, call: Call, userId: string): Promise<unknown> {
  switch (endpoint.path) {
    case userRecipes.path:
      return bookPage(userId, call.query);
    case getRecipe.path:
      return readRecipe(userId, String(call.params?.id));
    case freshMeals.path:
      return fromBook(userId, (book) => mealsOfCopy(book, (call.body?.ids ?? []) as string[], userId));
    default:
      return undefined;
  }
}
