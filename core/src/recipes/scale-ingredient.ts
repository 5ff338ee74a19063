/** Takes away what binary fractions add: 0.1 * 3 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12));

function assertServes(recipeServes: number): void {
  if (!(recipeServes >= 1)) throw new RangeError(`a recipe serves at least 1, not ${recipeServes}`);
}

/** The serves adjuster of a recipe's page. Source: specification, section 9. */
export const SERVES_MIN = 1;
export const SERVES_MAX = 30;

/**
 * Quantity of one ingredient for the chosen number of serves, rounded to 1 decimal in the ingredient's own unit.
 * @param quantity amount for the whole recipe, in that unit, at least 0
 * @param recipeServes serves the recipe is written for, at least 1
 * @throws RangeError when recipeServes is below 1 (the form never sends that)
 * @see specification, section 9, "Recipe ingredient amount"
 */
export function scaleQuantity(quantity: number, recipeServes: number, chosenServes: number): number {
  assertServes(recipeServes);
  return Math.round(exact((quantity / recipeServes) * chosenServes * 10)) / 10;
}

/**
 * Energy of one ingredient for the chosen number of serves, in whole kcal, rounded up.
 * @param caloriesKcal of one serving
 * @see specification, section 9, "per-ingredient calories times chosen serves"
 */
export function scaleCalories(caloriesKcal: number, chosenServes: number): number {
  return Math.ceil(exact(caloriesKcal * chosenServes));
}

/** The number of serves the adjuster starts at: the recipe's own, within its bounds. */
export function startServes(recipeServes: number): number {
  return Math.min(SERVES_MAX, Math.max(SERVES_MIN, Math.round(recipeServes)));
}
