/** From this share of the ingredients, and of their weight, on what was counted stands for the whole dish. */
export const COVERAGE_MIN = 0.8;

/** How much of a recipe was counted, 0 to 1; null where nothing was: the publisher's own figures, or none. */
export interface Coverage {
  ofIngredients: number | null;
  ofWeight: number | null;
}

/**
 * Whether amounts are only of a part of the dish: 'at least' so much. Such amounts are no figures: they are in no range, no
 * order and no goal. What a publisher says holds for the whole dish.
 */
export function isPartial({ ofIngredients, ofWeight }: Coverage): boolean {
  if (ofIngredients === null) return false;
  return ofIngredients < COVERAGE_MIN || (ofWeight !== null && ofWeight < COVERAGE_MIN);
}

/** A serving outside of these is asked about: the number of servings may be wrong. In kcal. */
export const PLAUSIBLE_SERVING_KCAL = { min: 20, max: 1500 } as const;

/** Whether a serving of so many kcal makes one ask for how many the recipe is. */
export function isImplausibleServing(kcal: number): boolean {
  return kcal < PLAUSIBLE_SERVING_KCAL.min || kcal > PLAUSIBLE_SERVING_KCAL.max;
}

/**
 * Nutrients as they leave Sorrel: those of a part of the dish alone would be read as those of the whole, and are left out.
 * @param recipe its calories are null where what was counted is only a part, and its coverage where a publisher says them
 */
export function nutrientsOfWhole<Nutrients>(recipe: {
  readonly calories: number | null;
  readonly nutritionCoverage: number | null;
  readonly nutrients: Nutrients | null;
}): Nutrients | null {
  return recipe.calories === null && recipe.nutritionCoverage !== null ? null : recipe.nutrients;
}
