import { itemAt } from '../../item-at.ts';
import type { MealType } from '../../recipes/meal-type.ts';
import { isPlate } from '../candidates.ts';
import { type HouseholdCandidate, PORTIONS, portionPlaces } from './household.ts';

/** What lies on one plate at most, g: more than this is no portion that a person would call one, however little is in it. */
export const PLATE_GRAMS: Readonly<Record<MealType, number>> = {
  breakfast: 800,
  lunch: 1000,
  dinner: 1000,
  snack: 500,
};

/** Share of somebody's day that one snack brings at most: a day of cake with a spoon of dinner meets its calories too. */
const SNACK_SHARE = 0.2;

/** Portions of a recipe that make a plate of a meal type, as places in `PORTIONS`; all it comes in where its nutrition is not known. */
export function platePlaces(
  recipe: Pick<HouseholdCandidate, 'nutrients' | 'portionStep'>,
  mealType: MealType,
): number[] {
  const places = portionPlaces(recipe.portionStep);
  const { nutrients } = recipe;
  if (nutrients === null) return places;
  return places.filter((place) => isPlate(itemAt(PORTIONS, place) * nutrients.calories, mealType));
}

/** Of some portions those that are not too heavy for a plate, and as a snack not too much of somebody's day; where each is, the smallest. */
export function moderatePlaces(
  places: readonly number[],
  { servingGrams, nutrients }: Pick<HouseholdCandidate, 'servingGrams' | 'nutrients'>,
  mealType: MealType,
  dayKcal: number,
): readonly number[] {
  const mostKcal = mealType === 'snack' && dayKcal > 0 ? SNACK_SHARE * dayKcal : Number.POSITIVE_INFINITY;
  const moderate = places.filter((place) => {
    const portion = itemAt(PORTIONS, place);
    return portion * (servingGrams ?? 0) <= PLATE_GRAMS[mealType] && portion * (nutrients?.calories ?? 0) <= mostKcal;
  });
  return moderate.length > 0 ? moderate : places.slice(0, 1);
}
