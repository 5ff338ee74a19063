import type { RecipeType } from '../recipes/meal-type.ts';
import type { RecipeId } from './candidates.ts';

/** One nutrient of a recipe or a meal, per serving. Source: specification, section 3, Nutrient. */
export type Nutrient = { name: string; amount: number; unit: string };

/** A meal of a plan as it is shown and saved: the summary of a recipe. Source: specification, section 3, Meal plan. */
export type Meal = {
  /** Null in an empty meal. */
  id: RecipeId | null;
  name: string;
  image_urls: string[];
  prep_time: number;
  cook_time: number;
  calories: number;
  nutrients: Nutrient[];
  tags: string[];
  /** '' in an empty meal. */
  type: RecipeType | '';
};

/** A slot with nothing in it: empty name, no images, zero times and calories, no nutrients or tags, empty type. */
export const EMPTY_MEAL: Readonly<Meal> = {
  id: null,
  name: '',
  image_urls: [],
  prep_time: 0,
  cook_time: 0,
  calories: 0,
  nutrients: [],
  tags: [],
  type: '',
};

/** Is there nothing in the slot? */
export function isEmptyMeal(meal: Pick<Meal, 'id' | 'name'>): boolean {
  return meal.id === null && meal.name === '';
}

/** What a slot is: a lock goes before what it holds. Source: specification, section 4, Meal plan. */
export type MealState = 'empty' | 'filled' | 'locked';

/** The state of a slot that holds this meal. */
export function mealState(meal: Pick<Meal, 'id' | 'name'>, isLocked: boolean): MealState {
  if (isLocked) return 'locked';
  return isEmptyMeal(meal) ? 'empty' : 'filled';
}
