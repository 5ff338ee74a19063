import type { DietWarning } from '../nutrition/diet-warnings.ts';
import type { GoalNutrient } from '../nutrition/nutrients.ts';
import type { Category } from './categories.ts';
import type { RecipeType } from './meal-type.ts';

/**
 * What a list may ask of each recipe. The database and the index in memory both answer it:
 * - `text`: folded text stands somewhere in the search text, or, with `inIngredients`, after its first line
 * - `minutes`: preparing and cooking take at most so long
 * - `range`: an amount per serving in the nutrient's unit, ends included; an unknown amount is in no range
 * - `without`: none of these warnings was given; a recipe that was not judged has none
 * - `nothing`: no recipe is asked for, as with a tag that does not exist
 */
export type RecipeCondition =
  | { kind: 'text'; text: string; inIngredients: boolean; isNot: boolean }
  | { kind: 'type'; type: RecipeType }
  | { kind: 'category'; category: Category }
  | { kind: 'all tags' | 'no tag of'; ids: readonly number[] }
  | { kind: 'favourite' }
  | { kind: 'minutes'; max: number }
  | { kind: 'range'; nutrient: GoalNutrient; min: number | undefined; max: number | undefined }
  | { kind: 'without'; warnings: readonly DietWarning[] }
  | { kind: 'nothing' };

/** By date or by an amount; what has no amount comes last either way, and the id settles what is equal. */
export interface RecipeOrder {
  by: 'date' | GoalNutrient;
  direction: 'asc' | 'desc';
}
