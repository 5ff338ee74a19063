import { byGoalNutrient, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import type { RecipeId } from './candidates.ts';
import { byUses, countIngredients, type Uses } from './count-uses.ts';
import { type MealSum, sumMeals } from './day-totals.ts';
import { goalsOfPart, partOfDay } from './elsewhere.ts';
import { dayDistancePercent } from './goal-distance.ts';
import { goalShare } from './goal-percent.ts';
import type { Nutrient } from './meal.ts';
import { hasGoals } from './nutrition-goals.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** What insights need of a meal; `ingredients` are names of its recipe's ingredients, where they are known. */
export type InsightMeal = {
  id: RecipeId | null;
  name: string;
  /** Null where the nutrition of the whole meal is not known. */
  calories: number | null;
  nutrients: readonly Nutrient[];
  ingredients?: readonly string[];
  /** Words in place of a recipe: it is eaten elsewhere. */
  note?: unknown;
  /** Dishes that go with it. */
  sides?: readonly Omit<InsightMeal, 'note' | 'sides'>[] | undefined;
};

export type PlanInsights = {
  /**
   * Mean of the days that have a meal, those eaten elsewhere in part as if they were whole; kcal and g, beside the goal; percent is null without a goal. `isPart` where a meal's
   * amount is not known: then the mean is 'at least' so much.
   */
  averages: Record<GoalNutrient, { amount: number; isPart: boolean; goal: number; percent: number | null }>;
  /**
   * Each day's sum, its meals, and its distance from the goals in percent; null for a day without meals or goals, or with
   * a meal of which a nutrient that has a goal is not known.
   */
  days: (MealSum & { meals: number; distancePercent: number | null })[];
  /** Day 0 (Monday) to 6 closest to and furthest from the goals; null without goals or with fewer than two days. */
  bestDay: number | null;
  worstDay: number | null;
  /** Most used first, then by name. */
  recipes: (Uses & { id: RecipeId })[];
  /** In how many meals an ingredient occurs, most used first, then by name. */
  ingredients: Uses[];
  /** Different recipes among all meals; share is 0 to 1, 0 for an empty plan. */
  variety: { distinct: number; meals: number; share: number };
};

/**
 * What a week looks like as a whole: averages against goals, best and worst day, what it uses most, and how varied it is.
 * Days without a meal are left out of averages, so that a half-planned week is not called a light one.
 */
export function planInsights(
  plan: WeekPlan<InsightMeal>,
  goals: GoalNutrients,
  priority: readonly GoalNutrient[] = [],
): PlanInsights {
  const filled = slotsOf(plan).filter(({ meal }) => meal.id !== null);
  const isAsked = hasGoals(goals);
  const aimed = GOAL_NUTRIENTS.filter((nutrient) => goals[nutrient] > 0);
  const days = plan.map((dayPlan, day) => {
    const part = partOfDay(dayPlan);
    const meals = filled.filter((slot) => slot.day === day).map(({ meal }) => meal);
    const sum = sumMeals(meals);
    const isKnown = meals.length > 0 && aimed.every((nutrient) => sum.lacking[nutrient] === 0);
    const distancePercent =
      isAsked && isKnown ? dayDistancePercent(sum.totals, goalsOfPart(goals, part), priority) : null;
    return { ...sum, meals: meals.length, part, distancePercent };
  });
  const planned = days.filter(({ meals }) => meals > 0);
  const wholeDays = planned.reduce((sum, { part }) => sum + part, 0);
  const averages = byGoalNutrient((nutrient) => {
    const sum = planned.reduce((total, { totals }) => total + totals[nutrient], 0);
    const amount = wholeDays > 0 ? sum / wholeDays : 0;
    const goal = goals[nutrient];
    const isPart = planned.some(({ lacking }) => lacking[nutrient] > 0);
    return { amount, isPart, goal, percent: planned.length > 0 ? goalShare(amount, goal) : null };
  });

  const judged = days
    .flatMap(({ distancePercent }, day) => (distancePercent === null ? [] : [{ day, distancePercent }]))
    .sort((a, b) => a.distancePercent - b.distancePercent);
  const dishes = filled.flatMap(({ meal }) => [meal, ...(meal.sides ?? [])]);
  const recipes = new Map<string, PlanInsights['recipes'][number]>();
  for (const { id, name } of dishes) {
    if (id === null) continue;
    recipes.set(String(id), { id, name, uses: (recipes.get(String(id))?.uses ?? 0) + 1 });
  }
  const distinct = new Set(filled.map(({ meal }) => String(meal.id))).size;
  return {
    averages,
    days: days.map(({ part: _, ...day }) => day),
    bestDay: judged.length > 1 ? (judged[0]?.day ?? null) : null,
    worstDay: judged.length > 1 ? (judged.at(-1)?.day ?? null) : null,
    recipes: [...recipes.values()].sort(byUses),
    ingredients: countIngredients(dishes.map(({ ingredients = [] }) => ({ ingredients, uses: 1 }))),
    variety: {
      distinct,
      meals: filled.length,
      share: filled.length > 0 ? distinct / filled.length : 0,
    },
  };
}
