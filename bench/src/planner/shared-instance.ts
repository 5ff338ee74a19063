import type { PlanCandidate, RecipeId } from '@sorrel/core/plans/candidates';
import { generatePlan } from '@sorrel/core/plans/generate-plan';
import type { LockedMeal, LockedMeals } from '@sorrel/core/plans/plan-problem';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import type { WeekPlan } from '@sorrel/core/plans/week-plan';
import type { RecipeType } from '@sorrel/core/recipes/meal-type';
import { seededRandom } from '@sorrel/core/seeded-random';

/** One problem in the format `meal-plan-instance/1`. */
export type SharedInstance = {
  id: string;
  settings: PlanSettings;
  lockedMeals: Record<string, string | null | { id: string; nutrients: PlanCandidate['nutrients'] }>;
  recipes: {
    id: string;
    type: RecipeType;
    tags: string[];
    is_favorite: boolean;
    nutrients: PlanCandidate['nutrients'];
  }[];
};

/** Milliseconds that the generator's usual effort is meant for. */
const USUAL_BUDGET_MS = 200;

export function candidatesOf(instance: SharedInstance): PlanCandidate[] {
  return instance.recipes.map(({ id, type, tags, is_favorite, nutrients }) => ({
    id,
    type,
    tags,
    isFavorite: is_favorite,
    nutrients,
  }));
}

export function lockedOf(instance: SharedInstance): LockedMeals {
  const byId = new Map(instance.recipes.map((recipe) => [recipe.id, recipe]));
  const toMeal = (value: SharedInstance['lockedMeals'][string]): LockedMeal => {
    if (value === null || typeof value === 'object') return value;
    return byId.get(value) ?? { id: value, nutrients: null };
  };
  return Object.fromEntries(Object.entries(instance.lockedMeals).map(([key, value]) => [key, toMeal(value)]));
}

/** The generator as the shared scorer calls it. */
export function generateForScorer(
  instance: SharedInstance,
  { seed, budgetMs }: { seed: number; budgetMs: number },
): WeekPlan<RecipeId | null> {
  return generatePlan(candidatesOf(instance), instance.settings, lockedOf(instance), seededRandom(seed), {
    effort: budgetMs / USUAL_BUDGET_MS,
  }).plan;
}
