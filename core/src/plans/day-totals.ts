import { byGoalNutrient, type GoalNutrients, NUTRIENTS } from '../foods/nutrients.ts';
import type { Nutrient } from './meal.ts';

/** Does the name belong to alcohol? It is hidden from people and left out of day totals. Source: specification, 3 and 9. */
export function isAlcohol(name: string): boolean {
  return /^alcohol\b/i.test(name.trim());
}

/**
 * What the meals of a day add up to, one entry a nutrient in the order first met, alcohol left out. Amounts are not
 * rounded; `shownAmount` does that when they are shown. Units of one nutrient are taken to agree.
 */
export function dayTotals(meals: readonly { nutrients: readonly Nutrient[] }[]): Nutrient[] {
  const totals = new Map<string, Nutrient>();
  for (const { nutrients } of meals) {
    for (const { name, amount, unit } of nutrients) {
      if (isAlcohol(name) || !Number.isFinite(amount)) continue;
      const before = totals.get(name);
      totals.set(name, { name, amount: (before?.amount ?? 0) + amount, unit: before?.unit ?? unit });
    }
  }
  return [...totals.values()];
}

/** The nutrients with goals out of a list by name ('Calories', 'Fiber'); 0 for those it does not name. */
export function goalTotals(totals: readonly Nutrient[]): GoalNutrients {
  const byName = new Map(totals.map(({ name, amount }) => [name.toLowerCase(), amount]));
  return byGoalNutrient((nutrient) => byName.get(NUTRIENTS[nutrient].name.toLowerCase()) ?? 0);
}

/**
 * What meals add up to, kcal and g, and how many of them each sum lacks, because that nutrient is not known of the whole
 * meal: such a sum is 'at least' so much.
 */
export type MealSum = { totals: GoalNutrients; lacking: GoalNutrients };

/** A meal as it is summed; with a note it is eaten elsewhere. */
type SummedDish = { calories: number | null; nutrients: readonly Nutrient[] };
type SummedMeal = SummedDish & { note?: unknown; sides?: readonly SummedDish[] | undefined };

/**
 * The sum of meals as a day, its tab and the insights show it. Sides count as meals of their own; what is eaten elsewhere adds
 * nothing and lacks nothing.
 * @param all `calories` is null where nutrition was never calculated, or of a part of the dish alone
 */
export function sumMeals(all: readonly SummedMeal[]): MealSum {
  const meals = all.filter(({ note }) => note === undefined).flatMap((meal) => [meal, ...(meal.sides ?? [])]);
  const namesKnown = meals.map(
    ({ calories, nutrients }) => new Set(calories === null ? [] : nutrients.map(({ name }) => name.toLowerCase())),
  );
  const lacking = byGoalNutrient((nutrient) => {
    const name = NUTRIENTS[nutrient].name.toLowerCase();
    return namesKnown.filter((known) => !known.has(name)).length;
  });
  return { totals: goalTotals(dayTotals(meals)), lacking };
}
