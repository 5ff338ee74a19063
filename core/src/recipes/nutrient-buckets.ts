import { GOAL_NUTRIENT_FACTS, type GoalNutrient } from '../foods/nutrients.ts';

/** A range of a nutrient; a missing end is open. */
export interface NutrientRange {
  min?: number;
  max?: number;
}

/** The ranges a filter offers: under the first bound, between neighbours, over the last. */
export function nutrientBuckets(nutrient: GoalNutrient): NutrientRange[] {
  const bounds: readonly number[] = GOAL_NUTRIENT_FACTS[nutrient].bucketBounds;
  return [
    { max: bounds[0] as number },
    ...bounds.slice(1).map((max, index) => ({ min: bounds[index] as number, max })),
    { min: bounds.at(-1) as number },
  ];
}
