import { GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import type { MealType } from '../recipes/meal-type.ts';
import { fitsSlot, type PlanCandidate, passesFilter, type RecipeId } from './candidates.ts';
import { dayDistancePercent } from './goal-distance.ts';
import { hasGoals } from './nutrition-goals.ts';
import { NO_GOALS, type PlanSettings } from './plan-settings.ts';
import type { Random } from './seeded-random.ts';

/** A slot that asks for another recipe. All but the type may be left out; the more is known, the better the answer. */
export type RespinContext = {
  mealType: MealType;
  /** The recipe shown now: never given again. */
  shownId?: RecipeId | null;
  /** Recipes this slot has shown before: given again only when nothing else is left. */
  seenIds?: readonly RecipeId[];
  /** Recipes anywhere else in the plan, with the type of the slot each stands in. */
  planMeals?: readonly { id: RecipeId; mealType: MealType }[];
  /** Recipes elsewhere on the same day: given only when nothing else is left. */
  dayIds?: readonly RecipeId[];
  /** What the day's other meals add up to, kcal and g. */
  dayTotals?: GoalNutrients;
};

/** The settings that one slot asks about. */
export type RespinSettings = Pick<
  PlanSettings,
  'favourites' | 'tagsInclude' | 'tagsExclude' | 'repeat' | 'nutGoals' | 'priorityNutrients'
>;

export type RespinResult =
  | { ok: true; recipe: PlanCandidate; distancePercent: number }
  | { ok: false; reason: 'no_recipes' | 'filtered_out' | 'no_other' };

/**
 * Another recipe for one slot: the one that keeps the day closest to its goals, among those the filters, the type and the
 * repeat rules permit. Without goals, or between equals, chance decides.
 * @param random breaks ties; the same seed gives the same recipe
 */
export function respin(
  candidates: readonly PlanCandidate[],
  settings: RespinSettings,
  context: RespinContext,
  random: Random,
): RespinResult {
  const { mealType, shownId = null, seenIds = [], planMeals = [], dayIds = [], dayTotals = NO_GOALS } = context;
  const fitting = candidates.filter((recipe) => fitsSlot(recipe.type, mealType));
  if (fitting.length === 0) return { ok: false, reason: 'no_recipes' };
  const usable = fitting.filter((recipe) => passesFilter(recipe, settings));
  if (usable.length === 0) return { ok: false, reason: 'filtered_out' };

  const text = (id: RecipeId) => String(id);
  const inPlan = new Set(planMeals.map(({ id }) => text(id)));
  const inType = new Set(planMeals.filter((meal) => meal.mealType === mealType).map(({ id }) => text(id)));
  const permitted = usable.filter((recipe) => {
    const id = text(recipe.id);
    if (shownId !== null && id === text(shownId)) return false;
    if (!settings.repeat[recipe.type] && inPlan.has(id)) return false;
    return settings.repeat[mealType] || !inType.has(id);
  });
  if (permitted.length === 0) return { ok: false, reason: 'no_other' };

  const seen = new Set(seenIds.map(text));
  const onDay = new Set(dayIds.map(text));
  const asksGoals = hasGoals(settings.nutGoals);
  const ranked = permitted.map((recipe) => {
    const totals = { ...dayTotals };
    for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += recipe.nutrients?.[nutrient] ?? 0;
    const rank =
      (onDay.has(text(recipe.id)) ? 4 : 0) +
      (asksGoals && recipe.nutrients === null ? 2 : 0) +
      (seen.has(text(recipe.id)) ? 1 : 0);
    const distancePercent = dayDistancePercent(totals, settings.nutGoals, settings.priorityNutrients);
    return { recipe, rank, distancePercent, lot: random() };
  });
  const best = ranked.reduce((a, b) => {
    if (a.rank !== b.rank) return a.rank < b.rank ? a : b;
    if (a.distancePercent !== b.distancePercent) return a.distancePercent < b.distancePercent ? a : b;
    return a.lot <= b.lot ? a : b;
  });
  return { ok: true, recipe: best.recipe, distancePercent: best.distancePercent };
}
