import type { GoalNutrient } from '../foods/nutrients.ts';
import type { DietWarning } from '../nutrition/diet-warnings.ts';
import type { Category } from './categories.ts';
import type { MealType, RecipeType } from './meal-type.ts';

/** A folded text that is looked for in search texts, or, with `inIngredients`, only after their first line. */
export type SearchedText = { readonly text: string; readonly inIngredients: boolean };

/**
 * What a list may ask of each recipe. The database and the index in memory both answer it:
 * - `text`: one of some texts stands there
 * - `minutes`: preparing and cooking take at most so long; without times nobody knows, and it is left out
 * - `fits slot`: it may stand in a slot of this type: of the type itself, or of any
 * - `range`: an amount per serving in the nutrient's unit, ends included; an unknown amount is in no range
 * - `without`: known to have none of these; what could not be judged for one of them is left out
 * - `not judged`: what `without` leaves out only because it could not be judged
 * - `none of`: it is another than these
 * - `collection`: it is in this one of the household's
 * - `nothing`: no recipe is asked for, as with a tag that does not exist
 */
export type RecipeCondition =
  | { kind: 'text'; anyOf: readonly SearchedText[]; isNot: boolean }
  | { kind: 'type'; type: RecipeType }
  | { kind: 'fits slot'; mealType: MealType }
  | { kind: 'category'; category: Category }
  | { kind: 'all tags' | 'no tag of'; ids: readonly number[] }
  | { kind: 'favourite' }
  | { kind: 'collection'; id: string }
  | { kind: 'none of'; ids: readonly string[] }
  | { kind: 'minutes'; max: number }
  | { kind: 'range'; nutrient: GoalNutrient; min: number | undefined; max: number | undefined }
  | { kind: 'without' | 'not judged'; warnings: readonly DietWarning[] }
  | { kind: 'nothing' };

/** By date or by an amount; what has no amount comes last either way, and the id settles what is equal. */
export interface RecipeOrder {
  by: 'date' | GoalNutrient;
  direction: 'asc' | 'desc';
}

/**
 * The same list with what could not be judged in place of what is safe: how many a protecting filter leaves out for want of
 * knowledge. Null where nothing protects.
 */
export function notJudgedConditions(conditions: readonly RecipeCondition[]): RecipeCondition[] | null {
  if (!conditions.some(({ kind }) => kind === 'without')) return null;
  return conditions.map((condition) =>
    condition.kind === 'without' ? { ...condition, kind: 'not judged' } : condition,
  );
}
