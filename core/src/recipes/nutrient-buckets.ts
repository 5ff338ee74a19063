import type { GoalNutrient } from '../nutrition/nutrients.ts';

/** Bounds between the buckets of each nutrient's filter, per serving; kcal for calories, g otherwise. Source: specification, 9. */
export const NUTRIENT_BUCKET_BOUNDS: Record<GoalNutrient, readonly number[]> = {
  calories: [300, 600, 900, 1200, 1500],
  carbohydrates: [20, 50, 80, 120, 160],
  protein: [10, 20, 30, 40, 50],
  fat: [5, 15, 25, 35, 45],
  sugar: [5, 10, 20, 30, 40],
  fiber: [2, 5, 8, 12, 16],
};

/** A range of a nutrient; a missing end is open. */
export interface NutrientRange {
  min?: number;
  max?: number;
}

/** The ranges a filter offers: under the first bound, between neighbours, over the last. */
export function nutrientBuckets(nutrient: GoalNutrient): NutrientRange[] {
  const bounds = NUTRIENT_BUCKET_BOUNDS[nutrient];
  return [
    { max: bounds[0] as number },
    ...bounds.slice(1).map((max, index) => ({ min: bounds[index] as number, max })),
    { min: bounds.at(-1) as number },
  ];
}
