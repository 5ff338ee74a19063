import type { RecipeListQuery, RecipeSort, SpinFilters } from '@sorrel/contract/recipes';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { GOAL_NUTRIENTS } from '@sorrel/core/nutrition/nutrients';
import { foldForSearch } from '@sorrel/core/recipes/search-text';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import { recipes } from './tables.ts';

/** 0 and these ends of the sliders mean no limit. Source: specification, sections 5 and 9. */
const LIST_TIME_END_MINUTES = 200;
const SPIN_TIME_END_MINUTES = 180;
const SPIN_CALORIES_END_KCAL = 1500;
const SEARCH_WORDS_MAX = 10;

const isLimit = (value: number | undefined, end: number): value is number =>
  value !== undefined && value > 0 && value < end;

type TagIds = (names: readonly string[]) => number[] | null;

/** Tag names to ids; a name that is no tag leaves nothing that could carry it. */
export const tagIdsByName =
  (tags: readonly { id: number; name: string }[]): TagIds =>
  (names) => {
    const ids = names.map((name) => tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())?.id);
    return ids.every((id) => id !== undefined) ? (ids as number[]) : null;
  };

const NOTHING = sql`false`;

/** A recipe that has not been judged yet gives no warning that is known. */
const givesNoneOf = (warnings: DietWarning[]) =>
  sql`not coalesce(${arrayOverlaps(recipes.dietWarnings, warnings)}, false)`;

/**
 * Whether the search text contains something. The index holds nearly all texts; the few that are too long for it are
 * read from their rows.
 * @param scope whose recipes are asked for
 */
function textContains(scope: SQL, text: string, afterText = ''): SQL {
  const inLongText = contains(recipes.searchText, text, afterText);
  return sql`(${contains(recipes.searchKey, text, afterText)} or (${recipes.searchKey} is null and ${recipes.id} in
    (select ${recipes.id} from ${recipes} where ${scope} and ${recipes.searchKey} is null and ${inLongText})))`;
}

/**
 * The conditions of a list of recipes.
 * @param scope whose recipes are asked for
 */
export function listConditions(scope: SQL, query: RecipeListQuery, tagIds: TagIds): SQL[] {
  const conditions: SQL[] = [];
  for (const word of foldForSearch(query.search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX)) {
    conditions.push(textContains(scope, word));
  }
  if (query.type !== undefined && query.type !== 'all') conditions.push(eq(recipes.type, query.type));
  if (query.tags !== undefined && query.tags.length > 0) {
    const ids = tagIds(query.tags);
    conditions.push(ids === null ? NOTHING : arrayContains(recipes.tagIds, ids));
  }
  if (query.favorites === true || query.faves === true) conditions.push(eq(recipes.isFavorite, true));
  if (isLimit(query.time, LIST_TIME_END_MINUTES)) conditions.push(lte(recipes.totalMinutes, query.time));
  if (query.category !== undefined && query.category !== 'None') conditions.push(eq(recipes.category, query.category));
  if (query.without?.length) conditions.push(givesNoneOf(query.without));
  for (const nutrient of GOAL_NUTRIENTS) {
    const min = query[`${nutrient}Min`];
    const max = query[`${nutrient}Max`];
    if (min !== undefined) conditions.push(gte(recipes[nutrient], min));
    if (max !== undefined) conditions.push(lte(recipes[nutrient], max));
  }
  return conditions;
}

/** The order of a list; what has no value of the nutrient comes last, and the id settles what is equal. */
export function listOrder(sort: RecipeSort = 'date', order?: 'asc' | 'desc'): SQL[] {
  const direction = order ?? 'desc';
  if (sort === 'date') {
    const by = direction === 'asc' ? asc : desc;
    return [by(recipes.createdAt), by(recipes.id)];
  }
  const column = recipes[sort];
  return [direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`, desc(recipes.id)];
}

/** The conditions of the spinner by the filter they come from. */
export function spinConditions(scope: SQL, query: SpinFilters, tagIds: TagIds): { name: string; condition: SQL }[] {
  // in the search text an ingredient is what comes after a line break
  const hasIngredient = (name: string) => textContains(scope, foldForSearch(name), '\n');
  const found: { name: string; condition: SQL }[] = [];
  const add = (name: string, condition: SQL | undefined) => {
    if (condition !== undefined) found.push({ name, condition });
  };
  if (query.favourites) add('favourites', eq(recipes.isFavorite, true));
  if (query.type !== undefined && query.type !== 'all') add('type', eq(recipes.type, query.type));
  if (query.category !== undefined && query.category !== 'None') add('category', eq(recipes.category, query.category));
  if (isLimit(query.cals, SPIN_CALORIES_END_KCAL)) add('cals', lte(recipes.calories, query.cals));
  if (isLimit(query.time, SPIN_TIME_END_MINUTES)) add('time', lte(recipes.totalMinutes, query.time));
  if (query.tags?.length) {
    const ids = tagIds(query.tags);
    add('tags', ids === null ? NOTHING : arrayContains(recipes.tagIds, ids));
  }
  if (query.tagsNot?.length) {
    // a name that is no tag is on no recipe, so leaving it out changes nothing
    const ids = query.tagsNot.flatMap((name) => tagIds([name]) ?? []);
    if (ids.length > 0) add('tagsNot', not(arrayOverlaps(recipes.tagIds, ids)));
  }
  if (query.without?.length) add('without', givesNoneOf(query.without));
  if (query.ingredients?.length) add('ingredients', and(...query.ingredients.map(hasIngredient)));
  if (query.ingredientsNot?.length)
    add('ingredientsNot', and(...query.ingredientsNot.map((name) => not(hasIngredient(name)))));
  return found;
}
