import type { SpinFilters } from '@sorrel/contract/spinner';
import { foldForSearch } from '@sorrel/core/fold-text';
import { resolveName } from '@sorrel/core/foods/resolve-food';
import { SPIN_CALORIES, SPIN_TIME } from '@sorrel/core/recipes/filter-ends';
import { isLimit, type TagIds, withoutTags, withTags } from '@sorrel/core/recipes/list-conditions';
import type { RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import { foodIndex } from '../foods/food-catalogue.ts';

/** Names of a question that are read as foods, and characters of one: what nobody knows takes some milliseconds, and everybody waits for it. */
const READ_NAMES_MAX = 12;
const READ_CHARACTERS_MAX = 60;

/** How an ingredient stands in search texts: as it is asked for, and as the food that it means is called there. */
function searchedAs(name: string): string[] {
  const asked = foldForSearch(name);
  if (name.length > READ_CHARACTERS_MAX) return [asked];
  const { food, named, isSure } = resolveName(foodIndex(), name);
  return isSure && food !== null ? [...new Set([asked, foldForSearch(named ?? food.name)])] : [asked];
}

/** What the spinner asks of a recipe, by the filter it comes from. */
export function spinConditions(query: SpinFilters, tagIds: TagIds): { name: string; conditions: RecipeCondition[] }[] {
  const found: { name: string; conditions: RecipeCondition[] }[] = [];
  const add = (name: string, ...conditions: RecipeCondition[]) => found.push({ name, conditions });
  let read = 0;
  const textsOf = (name: string) => (read++ < READ_NAMES_MAX ? searchedAs(name) : [foldForSearch(name)]);
  const ingredients = (names: readonly string[], isNot: boolean) =>
    names.map((name): RecipeCondition => {
      const anyOf = textsOf(name).map((text) => ({ text, inIngredients: true }));
      return { kind: 'text', anyOf, isNot };
    });

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
