/** Nutrients that a range is given for: the four that people plan by. */
export const RANGED_NUTRIENTS = ['calories', 'protein', 'carbohydrates', 'fat'] as const;

export type RangedNutrient = (typeof RANGED_NUTRIENTS)[number];
