import type { RecipeListQuery, RecipeSort } from '@sorrel/contract/recipes';
import type { SpinFilters } from '@sorrel/contract/spinner';
import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { LIST_TIME, SPIN_CALORIES, SPIN_TIME } from '@sorrel/core/recipes/filter-ends';
import { notJudgedConditions, type RecipeCondition, type RecipeOrder } from '@sorrel/core/recipes/recipe-conditions';
import { foldForSearch } from '@sorrel/core/recipes/search-text';

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

const NOTHING: RecipeCondition = { kind: 'nothing' };

const withTags = (names: readonly string[], tagIds: TagIds): RecipeCondition => {
  const ids = tagIds(names);
  return ids === null ? NOTHING : { kind: 'all tags', ids };
};

/** A name that is no tag is on no recipe, so leaving it out changes nothing. */
const withoutTags = (names: readonly string[], tagIds: TagIds): RecipeCondition[] => {
  const ids = names.flatMap((name) => tagIds([name]) ?? []);
  return ids.length > 0 ? [{ kind: 'no tag of', ids }] : [];
};

/** What a list asks of a recipe. */
export function listConditions(query: RecipeListQuery, tagIds: TagIds): RecipeCondition[] {
  const conditions: RecipeCondition[] = [];
  for (const text of foldForSearch(query.search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX)) {
    conditions.push({ kind: 'text', text, inIngredients: false, isNot: false });
  }
  if (query.type !== undefined && query.type !== 'all') conditions.push({ kind: 'type', type: query.type });
  if (query.tags?.length) conditions.push(withTags(query.tags, tagIds));
  if (query.tagsNot?.length) conditions.push(...withoutTags(query.tagsNot, tagIds));
  if (query.favorites === true || query.faves === true) conditions.push({ kind: 'favourite' });
  if (isLimit(query.time, LIST_TIME.endMinutes)) conditions.push({ kind: 'minutes', max: query.time });
  if (query.category !== undefined && query.category !== 'None') {
    conditions.push({ kind: 'category', category: query.category });
  }
  if (query.without?.length) conditions.push({ kind: 'without', warnings: query.without });
  for (const nutrient of GOAL_NUTRIENTS) {
    const min = query[`${nutrient}Min`];
    const max = query[`${nutrient}Max`];
    if (min !== undefined || max !== undefined) conditions.push({ kind: 'range', nutrient, min, max });
  }
  return query.notJudged ? (notJudgedConditions(conditions) ?? [NOTHING]) : conditions;
}

/** The newest first, unless something else is asked for. */
export const listOrder = (by: RecipeSort = 'date', direction: RecipeOrder['direction'] = 'desc'): RecipeOrder => ({
  by,
  direction,
});

/** What the spinner asks of a recipe, by the filter it comes from. */
export function spinConditions(query: SpinFilters, tagIds: TagIds): { name: string; conditions: RecipeCondition[] }[] {
  const found: { name: string; conditions: RecipeCondition[] }[] = [];
  const add = (name: string, ...conditions: RecipeCondition[]) => found.push({ name, conditions });
  const ingredients = (names: readonly string[], isNot: boolean) =>
    names.map((name): RecipeCondition => ({ kind: 'text', text: foldForSearch(name), inIngredients: true, isNot }));

  if (query.favourites) add('favourites', { kind: 'favourite' });
  if (query.type !== undefined && query.type !== 'all') add('type', { kind: 'type', type: query.type });
  if (query.category !== undefined && query.category !== 'None') {
    add('category', { kind: 'category', category: query.category });
  }
  if (isLimit(query.cals, SPIN_CALORIES.endKcal)) {
    add('cals', { kind: 'range', nutrient: 'calories', min: undefined, max: query.cals });
  }
  if (isLimit(query.time, SPIN_TIME.endMinutes)) add('time', { kind: 'minutes', max: query.time });
  if (query.tags?.length) add('tags', withTags(query.tags, tagIds));
  if (query.tagsNot?.length) {
    const conditions = withoutTags(query.tagsNot, tagIds);
    if (conditions.length > 0) add('tagsNot', ...conditions);
  }
  if (query.without?.length) add('without', { kind: 'without', warnings: query.without });
  if (query.ingredients?.length) add('ingredients', ...ingredients(query.ingredients, false));
  if (query.ingredientsNot?.length) add('ingredientsNot', ...ingredients(query.ingredientsNot, true));
  return found;
}
