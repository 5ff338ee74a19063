import type { GoalNutrient, GoalNutrients } from '../../foods/nutrients.ts';
import type { MealType } from '../../recipes/meal-type.ts';
import type { PlanCandidate, RecipeId } from '../candidates.ts';

/** The portions there are, in servings of the recipe. */
export const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What a slot of each type is of a day, relatively: a day's goals shrink with the slots eaten elsewhere. */
export const SLOT_SHARE: Readonly<Record<MealType, number>> = { breakfast: 4, lunch: 6, dinner: 7, snack: 1.5 };

/** Energy that one plate may hold, kcal: less or more is no meal that a person would call one. */
export const PLATE_KCAL: Readonly<Record<MealType, readonly [number, number]>> = {
  breakfast: [100, 1500],
  lunch: [150, 1500],
  dinner: [150, 1500],
  snack: [0, 800],
};

/** Energy of a day that is aimed at for a person who has set no goal, kcal, so that no day is absurd. */
export const USUAL_DAY_KCAL = 2000;

/** Somebody who eats with the household. */
export type HouseholdPerson = {
  readonly id: string;
  readonly nutGoals: GoalNutrients;
  readonly priorityNutrients: readonly GoalNutrient[];
  /** Tags that a dish must carry, and must not, for this person to eat it. */
  readonly diet: { readonly tagsInclude: readonly string[]; readonly tagsExclude: readonly string[] };
  /** Slots, by `lockKey`, at which the person eats elsewhere. */
  readonly away: readonly string[];
};

export type Household = {
  readonly persons: readonly HouseholdPerson[];
  /** How many meals a week may have a second dish for those who do not eat the first. */
  readonly secondDishes: number;
};

/** A recipe a household's week may hold. */
export type HouseholdCandidate = PlanCandidate & {
  /** Portions of it come in multiples of this: 1 for what is a piece, 0.5 for halves. */
  readonly portionStep?: number;
  /** The meals it serves for, where its type does not say so; absent when nothing is known of it. */
  readonly meals?: readonly MealType[];
  /** Lent by the catalogue: taken only where the book has nothing. */
  readonly isBorrowed?: boolean;
};

/** What a lock of a household's week holds. */
export type HouseholdLock = {
  /** A recipe's id, a recipe that is no longer in the book, or null to keep the slot empty. */
  readonly meal: RecipeId | PlanCandidate | null;
  readonly second?: RecipeId | null;
  /** Portions by person that stay as they are. */
  readonly portions?: Readonly<Record<string, number>>;
};

export type HouseholdMeal = { readonly id: RecipeId; readonly second: RecipeId | null; readonly borrowed?: true };

export type HouseholdWeek = {
  readonly plan: Record<MealType, (HouseholdMeal | null)[]>[];
  /** By slot and person: servings on the plate. */
  readonly portions: Record<string, Record<string, number>>;
  /** By recipe: servings to cook, the sum of the portions. */
  readonly cooked: Record<string, number>;
};

/** Portions a recipe can be served in, as places in `PORTIONS`. */
export function portionPlaces(portionStep: number | undefined): number[] {
  const step = portionStep === undefined || portionStep <= 0 ? 0.25 : portionStep;
  return PORTIONS.flatMap((portion, place) => {
    const times = portion / step;
    return Math.abs(times - Math.round(times)) < 1e-9 ? [place] : [];
  });
}
