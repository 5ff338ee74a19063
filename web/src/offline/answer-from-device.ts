import type { Endpoint } from '@sorrel/contract/endpoint';
import { freshMeals } from '@sorrel/contract/plans';
import {
  BookQuery,
  getRecipe,
  LOG_SORTS,
  RecipeListQuery,
  type RecipePage,
  recipeCount,
  userRecipes,
} from '@sorrel/contract/recipes';
import { GOAL_NUTRIENTS, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { listConditions, listOrder, tagIdsByName } from '@sorrel/core/recipes/list-conditions';
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

/** What was cooked is not on this device. */
function asksOfLog(asked: unknown): boolean {
  const { sort, notMade } = BookQuery.parse(asked ?? {});
  return notMade === true || LOG_SORTS.some((known) => known === sort);
}

/** A page of the book by the rules of the server: the same conditions, the same order. */
export function pageOfCopy({ entries }: BookCopy, asked: unknown): RecipePage {
  const query = RecipeListQuery.parse(asked ?? {});
  const index = createRecipeIndex();
  index.add(entries.toSorted(byAge).map(indexed));
  const tags = new Map(entries.flatMap(({ summary }) => summary.tags.map((tag) => [tag.tag_id, tag.name] as const)));
  const conditions = listConditions(query, tagIdsByName([...tags].map(([id, name]) => ({ id, name }))));
  const { ids, total } = index.page(conditions, listOrder(query.sort, query.order), query.page, query.limit);
  const leftOut = notJudgedConditions(conditions);
  const byId = new Map(entries.map(({ summary }) => [summary.id, summary]));
  const [first, ...others] = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    results: first === undefined ? [] : [{ ...first, total_results: total }, ...others],
    total,
    notJudged: leftOut === null ? 0 : index.count(leftOut),
    maxPage: Math.max(1, Math.ceil(total / query.limit)),
  };
}

async function fromBook(userId: string, answer: (book: BookCopy) => unknown): Promise<unknown> {
  const book = await readBook(userId);
  return book === null ? undefined : answer(book);
}

/** What this device can answer in place of the server; undefined where it cannot. */
export async function answerFromDevice(endpoint: Endpoint, call: Call, userId: string): Promise<unknown> {
  switch (endpoint.path) {
    case userRecipes.path:
      return asksOfLog(call.query) ? undefined : fromBook(userId, (book) => pageOfCopy(book, call.query));
    case recipeCount.path:
      return fromBook(userId, ({ entries }) => ({ count: entries.length }));
    case getRecipe.path:
      return readRecipe(userId, String(call.params?.id));
    case freshMeals.path:
      return fromBook(userId, (book) => mealsOfCopy(book, (call.body?.ids ?? []) as string[], userId));
    default:
      return keptReply(endpoint, call, userId);
  }
}
