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

/** So many times what is published, or so small a part of it, comes of no other counting: servings or an amount are wrong on one side. */
const DIFFERENT_TIMES = 2;
/** Differences below are no matter, kcal. */
const DIFFERENT_LEAST_KCAL = 100;

/**
 * Whether a serving comes to other calories than its publisher says. What is not counted may be all that is missing, so less is said
 * of a whole count alone.
 * @param counted kcal of a serving as far as its ingredients are known
 * @param coverage share of the ingredients that are, 0 to 1
 */
export function doCaloriesDiffer(counted: number, published: number, coverage: number): boolean {
  if (published <= 0 || Math.abs(counted - published) < DIFFERENT_LEAST_KCAL) return false;
  return counted > DIFFERENT_TIMES * published || (coverage === 1 && counted < published / DIFFERENT_TIMES);
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
