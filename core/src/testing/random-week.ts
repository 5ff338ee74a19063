/** Books, structures and locks by lot, and what the rules make of a week of them as the model says it, for tests of whatever changes a week. */
import { expect } from 'vitest';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import type { PlanCandidate } from '../plans/candidates.ts';
import { lockKey } from '../plans/lock-key.ts';
import { compilePlanProblem, type LockedMeal } from '../plans/plan-problem.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plans/plan-settings.ts';
import { SimilarRecipes } from '../plans/similar-recipes.ts';
import { WeekState } from '../plans/week-state.ts';
import { MEAL_TYPES, RECIPE_TYPES, type RecipeType } from '../recipes/meal-type.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { GOALS, whole } from './by-lot.ts';

export const TYPES = MEAL_TYPES.length;

export const dish = (id: string, type: RecipeType, nutrients: Partial<GoalNutrients> | null): PlanCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: nutrients === null ? null : { ...NO_GOALS, ...nutrients },
});

export function randomDish(random: Random, id: string): PlanCandidate {
  const share = () => whole(random, 0, 60) / 100;
  const nutrients = Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, GOALS[nutrient] * share()]));
  const type = RECIPE_TYPES[whole(random, 0, RECIPE_TYPES.length - 1)]!;
  return { ...dish(id, type, random() < 0.1 ? null : nutrients), isBorrowed: random() < 0.2 };
}

export type Case = { candidates: PlanCandidate[]; settings: PlanSettings; locked: Record<string, LockedMeal> };

/** A book, a structure of at most two slots a type and day, and some locks. */
export function randomCase(
  seed: number,
  { isRepeated = (random: Random) => random() < 0.4, lockShare = 0.1 } = {},
): Case {
  const random = seededRandom(seed);
  const candidates = Array.from({ length: whole(random, 4, 40) }, (_, index) => randomDish(random, `r${index}`));
  const settings = { ...defaultPlanSettings(), nutGoals: { ...GOALS } };
  for (const type of RECIPE_TYPES) settings.repeat[type] = isRepeated(random);
  for (const nutrient of GOAL_NUTRIENTS) if (random() < 0.3) settings.nutGoals[nutrient] = 0;
  settings.nutGoals.calories = GOALS.calories;
  settings.priorityNutrients = random() < 0.3 ? ['protein'] : [];
  const locked: Record<string, LockedMeal> = {};
  settings.structure.forEach((day, place) => {
    for (const type of MEAL_TYPES) {
      day[type] = whole(random, 0, type === 'snack' ? 2 : 1);
      if (day[type] > 0 && random() < lockShare) locked[lockKey(place, type, 0)] = candidates[whole(random, 0, 3)]!;
    }
  });
  return { candidates, settings, locked };
}

export const startOf = ({ candidates, settings, locked }: Case) => {
  const problem = compilePlanProblem(candidates, settings, locked);
  return { problem, week: new WeekState(problem), like: new SimilarRecipes(problem) };
};

/** Every meal of a week by day, locked ones too. */
export function mealsOf(week: WeekState, { locked }: Case) {
  const { problem } = week;
  const free = Array.from(week.assigned, (recipe, slot) => {
    const place = problem.places[problem.freePlace[slot]!]!;
    return { slot, day: place.day, type: place.mealType, isLocked: false, meal: problem.recipes[recipe] ?? null };
  });
  const kept = problem.places.flatMap(({ day, mealType, index, isLocked }) =>
    isLocked
      ? [{ slot: -1, day, type: mealType, isLocked: true, meal: locked[lockKey(day, mealType, index)] ?? null }]
      : [],
  );
  return [...free, ...kept];
}

/** How far a week is from its goals as the model says it, in shares of a day's goals. */
function distancesByHand(week: WeekState, testCase: Case): number[] {
  const { nutGoals, priorityNutrients } = testCase.settings;
  const asked = GOAL_NUTRIENTS.filter((nutrient) => nutGoals[nutrient] > 0);
  const weightOf = (nutrient: (typeof GOAL_NUTRIENTS)[number]) => (priorityNutrients.includes(nutrient) ? 3 : 1);
  const sum = asked.reduce((total, nutrient) => total + weightOf(nutrient), 0);
  const meals = mealsOf(week, testCase);
  return Array.from({ length: 7 }, (_, day) =>
    asked.reduce((total, nutrient) => {
      const eaten = meals.reduce(
        (all, { day: on, meal }) => all + (on === day ? (meal?.nutrients?.[nutrient] ?? 0) : 0),
        0,
      );
      const share = (eaten - nutGoals[nutrient]) / nutGoals[nutrient];
      const { side } = GOAL_NUTRIENT_FACTS[nutrient];
      const off = side === 'floor' ? Math.max(0, -share) : side === 'ceiling' ? Math.max(0, share) : Math.abs(share);
      return total + (weightOf(nutrient) / sum) * off;
    }, 0),
  );
}

/** Whether the rules forbid one more use of a recipe in a type. */
function isForbidden(week: WeekState, testCase: Case, recipe: number, type: number): boolean {
  const { id, type: own } = week.problem.recipes[recipe]!;
  const { repeat } = testCase.settings;
  const uses = mealsOf(week, testCase).filter(({ meal }) => meal?.id === id);
  return (
    (!repeat[own] && uses.length > 0) ||
    (!repeat[MEAL_TYPES[type]!] && uses.some((use) => use.type === MEAL_TYPES[type])) ||
    uses.filter(({ isLocked }) => !isLocked).length >= week.limit[recipe]!
  );
}

export function expectTrue(week: WeekState, testCase: Case): void {
  const { problem } = week;
  const byHand = distancesByHand(week, testCase);
  byHand.forEach((distance, day) => {
    expect(week.dayDistance[day]).toBeCloseTo(distance, 8);
  });
  expect(week.distance()).toBeCloseTo(
    byHand.reduce((sum, distance) => sum + distance, 0),
    8,
  );
  const meals = mealsOf(week, testCase);
  for (let recipe = 0; recipe < problem.count; recipe++) {
    const uses = meals.filter(({ meal }) => meal?.id === problem.recipes[recipe]?.id);
    expect(week.usesOf(recipe)).toBe(uses.filter(({ isLocked }) => !isLocked).length);
    for (let type = 0; type < TYPES; type++) {
      expect(week.blocked[recipe * TYPES + type] === 1).toBe(isForbidden(week, testCase, recipe, type));
    }
  }
}

/** The rules that no search may break, whatever it tries. */
export function expectKept(week: WeekState, testCase: Case): void {
  const { repeat } = testCase.settings;
  const meals = mealsOf(week, testCase);
  for (const { type, meal, isLocked } of meals) {
    if (meal === null || isLocked) continue;
    const recipe = testCase.candidates.find(({ id }) => id === meal.id)!;
    expect([type, 'any']).toContain(recipe.type);
    const uses = meals.filter((other) => other.meal?.id === meal.id);
    if (!repeat[recipe.type]) expect(uses).toHaveLength(1);
    if (!repeat[type]) expect(uses.filter((use) => use.type === type)).toHaveLength(1);
  }
}
