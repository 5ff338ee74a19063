import type { GoalNutrients } from '../foods/nutrients.ts';
import type { MealType, RecipeType } from '../recipes/meal-type.ts';
import type { PlanSettings } from './plan-settings.ts';

/** A recipe's identity as the server gives it. */
export type RecipeId = string | number;

/** What planning needs to know of a recipe. */
export type PlanCandidate = {
  id: RecipeId;
  type: RecipeType;
  /** Names of its tags. */
  tags: readonly string[];
  isFavorite: boolean;
  /** Per serving, kcal and g; null when nutrition has not been calculated. */
  nutrients: GoalNutrients | null;
  /**
   * What keeps it from people with the dietary needs that are planned for: it is known to hold something they avoid, or that
   * could not be judged. Absent where it is known to be without.
   */
  diets?: 'against' | 'not judged';
};

/** The settings that say which recipes may be used at all. */
export type CandidateFilter = Pick<PlanSettings, 'favourites' | 'tagsInclude' | 'tagsExclude'>;

/** Does a recipe of this type fit a slot of that type? `any` fits every slot. */
export function fitsSlot(recipeType: RecipeType, mealType: MealType): boolean {
  return recipeType === mealType || recipeType === 'any';
}

type Filtered = Pick<PlanCandidate, 'tags' | 'isFavorite' | 'diets'>;

/**
 * Does the recipe carry every wanted tag, none of the unwanted ones, and the heart if only favourites are wanted, and is it
 * known to fit the dietary needs?
 */
export function passesFilter(recipe: Filtered, filter: CandidateFilter): boolean {
  return recipe.diets === undefined && passesChoices(recipe, filter);
}

/** How many recipes are left out for nothing but that it could not be judged whether they fit the dietary needs. */
export function countNotJudged(recipes: readonly Filtered[], filter: CandidateFilter): number {
  return recipes.filter((recipe) => recipe.diets === 'not judged' && passesChoices(recipe, filter)).length;
}

function passesChoices(recipe: Filtered, filter: CandidateFilter): boolean {
  if (filter.favourites && !recipe.isFavorite) return false;
  if (filter.tagsInclude.some((tag) => !recipe.tags.includes(tag))) return false;
  return !filter.tagsExclude.some((tag) => recipe.tags.includes(tag));
}
