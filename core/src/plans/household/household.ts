import type { GoalNutrient, GoalNutrients } from '../../foods/nutrients.ts';
import type { MealType } from '../../recipes/meal-type.ts';
import type { PlanCandidate, RecipeId } from '../candidates.ts';
import type { KnownNutrition } from '../counted-amount.ts';

/** The portions there are, in servings of the recipe. */
export const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** By the bits of a set of places in `PORTIONS`: those portions, ascending. */
export const PORTIONS_OF_MASK: readonly Float64Array[] = Array.from({ length: 1 << PORTIONS.length }, (_, mask) =>
  Float64Array.from(PORTIONS.filter((__, place) => (mask & (1 << place)) !== 0)),
);

/** Somebody who eats with the household. */
export type HouseholdPerson = {
  readonly id: string;
  readonly nutGoals: GoalNutrients;
  readonly priorityNutrients: readonly GoalNutrient[];
  /** Tags that a dish must carry, and must not, for this person to eat it. */
  readonly diet: { readonly tagsInclude: readonly string[]; readonly tagsExclude: readonly string[] };
  /** Slots, by `lockKey`, at which the person eats elsewhere. */
  readonly away: readonly string[];
  /** Servings of every meal of somebody without goals; 1 where nothing is said. */
  readonly portion?: number;
};

/** Whether somebody eats a dish: it carries every tag that their diet asks for, and none that it leaves out. */
export const eatsDish = ({ diet }: Pick<HouseholdPerson, 'diet'>, { tags }: Pick<PlanCandidate, 'tags'>): boolean =>
  diet.tagsInclude.every((tag) => tags.includes(tag)) && !diet.tagsExclude.some((tag) => tags.includes(tag));

export type Household = {
  readonly persons: readonly HouseholdPerson[];
  /** How many meals a week may have a second dish for those who do not eat the first. */
  readonly secondDishes: number;
};

/** A recipe a household's week may hold. */
export type HouseholdCandidate = PlanCandidate & {
  /** Portions of it come in multiples of this: 1 for what is a piece, 0.5 for halves. */
  readonly portionStep?: number;
};

/** What a lock of a household's week holds. */
export type HouseholdLock = {
  /** A recipe's id, a recipe that is no longer in the book, or null to keep the slot empty. */
  readonly meal: RecipeId | PlanCandidate | null;
  readonly second?: RecipeId | null;
  /** What goes with the meal and stays: what a serving holds, and servings by person. */
  readonly sides?: readonly (KnownNutrition & { portions: Readonly<Record<string, number>> })[];
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

/** The portion nearest to a usual one that a recipe comes in, as a place in `PORTIONS`; the smaller of two as near. */
export function usualPlace(portion: number, portionStep: number | undefined): number {
  if (portion === 1) return PORTIONS.indexOf(1);
  const gap = (place: number) => Math.abs((PORTIONS[place] ?? 1) - portion);
  return portionPlaces(portionStep).reduce((best, place) => (gap(place) < gap(best) ? place : best));
}
