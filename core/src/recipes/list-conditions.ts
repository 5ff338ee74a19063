import { foldForSearch } from '../fold-text.ts';
import { GOAL_NUTRIENTS, type GoalNutrient } from '../foods/nutrients.ts';
import type { DietWarning } from '../nutrition/diet-warnings.ts';
import type { Category } from './categories.ts';
import { LIST_TIME } from './filter-ends.ts';
import type { MealType, RecipeType } from './meal-type.ts';
import { notJudgedConditions, type RecipeCondition, type RecipeOrder, type SearchedText } from './recipe-conditions.ts';

const SEARCH_WORDS_MAX = 10;

/** What a list is narrowed by; limits of nutrients are per serving. */
export type ListQuestion = {
  search: string;
  type?: RecipeType | 'all' | undefined;
  fits?: MealType | undefined;
  tags?: readonly string[] | undefined;
  tagsNot?: readonly string[] | undefined;
  favorites?: boolean | undefined;
  faves?: boolean | undefined;
  /** The id of a collection. */
  collection?: string | undefined;
  /** minutes */
  time?: number | undefined;
  category?: Category | undefined;
  without?: readonly DietWarning[] | undefined;
  notJudged?: boolean | undefined;
} & { [Limit in `${GoalNutrient}${'Min' | 'Max'}`]?: number | undefined };

/** Whether a limit says anything: none, and the end of its scale, do not. */
export const isLimit = (value: number | undefined, end: number): value is number =>
  value !== undefined && value > 0 && value < end;

export type TagIds = (names: readonly string[]) => number[] | null;

/** Tag names to ids; a name that is no tag leaves nothing that could carry it. */
export const tagIdsByName =
  (tags: readonly { id: number; name: string }[]): TagIds =>
  (names) => {
    const ids = names.map((name) => tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())?.id);
    return ids.every((id) => id !== undefined) ? (ids as number[]) : null;
  };

const NOTHING: RecipeCondition = { kind: 'nothing' };

export const withTags = (names: readonly string[], tagIds: TagIds): RecipeCondition => {
  const ids = tagIds(names);
  return ids === null ? NOTHING : { kind: 'all tags', ids };
};

/** A name that is no tag is on no recipe, so leaving it out changes nothing. */
export const withoutTags = (names: readonly string[], tagIds: TagIds): RecipeCondition[] => {
  const ids = names.flatMap((name) => tagIds([name]) ?? []);
  return ids.length > 0 ? [{ kind: 'no tag of', ids }] : [];
};

/** A dish before anything else, whatever food is called so too: stock in Austria, lettuce in Germany and France. */
const DISHES = new Set(
  'suppe suppen soupe soupes sopa sopas salat salate salade salades ensalada ensaladas insalata insalate kuchen'.split(
    ' ',
  ),
);

/** What the food that a text names is called in search texts; none where it names none. */
export type FoodNamesOf = (text: string) => readonly string[];

/** The words of a search, folded. */
export const searchedWords = (search: string): string[] =>
  foldForSearch(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS_MAX);

/**
 * Every word is in the name of a recipe or among its ingredients, or the food that it names is: 'Zwiebel' finds onions. Where all words name
 * one food together, that is what they mean: 'rote Linsen' are red lentils, and not what is red and has lentils.
 */
function searchConditions(search: string, foodNamesOf: FoodNamesOf): RecipeCondition[] {
  const words = searchedWords(search);
  const ofAll = words.length > 1 ? foodNamesOf(words.join(' ')) : [];
  return words.map((text) => {
    const names = ofAll.length > 0 || DISHES.has(text) ? ofAll : foodNamesOf(text);
    const asFood = names.map((name): SearchedText => ({ text: foldForSearch(name), inIngredients: true }));
    return { kind: 'text', anyOf: [{ text, inIngredients: false }, ...asFood], isNot: false };
  });
}

export const NO_FOODS: FoodNamesOf = () => [];

/**
 * What a list asks of a recipe.
 * @param foodNamesOf left out where nobody knows the foods: words are then taken as they are typed
 */
export function listConditions(query: ListQuestion, tagIds: TagIds, foodNamesOf = NO_FOODS): RecipeCondition[] {
  const conditions = searchConditions(query.search, foodNamesOf);
  if (query.type !== undefined && query.type !== 'all') conditions.push({ kind: 'type', type: query.type });
  if (query.fits !== undefined) conditions.push({ kind: 'fits slot', mealType: query.fits });
  if (query.tags?.length) conditions.push(withTags(query.tags, tagIds));
  if (query.tagsNot?.length) conditions.push(...withoutTags(query.tagsNot, tagIds));
  if (query.favorites === true || query.faves === true) conditions.push({ kind: 'favourite' });
  if (query.collection !== undefined) conditions.push({ kind: 'collection', id: query.collection });
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
export const listOrder = (
  by: RecipeOrder['by'] = 'date',
  direction: RecipeOrder['direction'] = 'desc',
): RecipeOrder => ({
  by,
  direction,
});
