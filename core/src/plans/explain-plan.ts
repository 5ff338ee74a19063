import { GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import { countNotJudged, type PlanCandidate } from './candidates.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { ELSEWHERE, type Elsewhere, goalsOfPart, partsOfDays } from './elsewhere.ts';
import type { ExplainedDish } from './explained-dish.ts';
import { dayDistancePercent, isDayKnown } from './goal-distance.ts';
import { hasGoals } from './nutrition-goals.ts';
import { type PlanReason, planReasons } from './plan-reasons.ts';
import { NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** What a slot of an explained week holds; null is empty. Nutrients are null when they are not known. */
export type ExplainedMeal = ExplainedDish | Elsewhere | null;
export type PlanExplanation = {
  /** Mean of the days, in which what is not known counts as nothing; `toldDistances` has what can be said of it. */
  distancePercent: number;
  days: { distancePercent: number; isKnown: boolean }[];
  reasons: PlanReason[];
  /** Recipes left out only because it could not be judged whether they fit the dietary needs. */
  notJudged: number;
};

/**
 * How close a week comes to its goals, generated or not, and why not closer: as `generatePlan` says of its own weeks.
 * @param candidates the recipes there are to choose from, which the reasons are about
 * @param isLocked whether the meal of a slot had to stay
 */
export function explainPlan(
  candidates: readonly PlanCandidate[],
  settings: PlanSettings,
  week: WeekPlan<ExplainedMeal>,
  isLocked: (day: number, mealType: keyof WeekPlan<ExplainedMeal>[number], index: number) => boolean,
): PlanExplanation {
  const slots = slotsOf(week).map(({ meal, ...place }) => ({
    ...place,
    meal: meal === ELSEWHERE ? null : meal,
    isElsewhere: meal === ELSEWHERE,
  }));
  const places = slots.map(({ day, mealType, index, meal, isElsewhere }) => {
    const locked = isElsewhere || isLocked(day, mealType, index);
    const isLeftover = meal?.isLeftover === true;
    return { day, mealType, index, isLocked: locked, locked: locked ? meal : null, isElsewhere, isLeftover };
  });
  const dayTotals = Array.from({ length: DAYS_IN_PLAN }, (_, day) => {
    const totals = { ...NO_GOALS };
    for (const slot of slots) {
      if (slot.day !== day) continue;
      for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += slot.meal?.nutrients?.[nutrient] ?? 0;
    }
    return totals;
  });
  const sameDayRepeats = Array.from({ length: DAYS_IN_PLAN }, (_, day) => {
    const ids = slots.flatMap((slot) => (slot.day === day && slot.meal !== null ? [slot.meal.id] : []));
    return ids.length - new Set(ids).size;
  }).reduce((sum, repeats) => sum + repeats, 0);
  const reasons = planReasons({
    candidates,
    settings,
    places,
    meals: slots.map(({ meal }) => meal),
    dayTotals,
    sameDayRepeats,
    unknownMeals: hasGoals(settings.nutGoals)
      ? slots.filter(({ meal }) => meal !== null && meal.nutrients === null).length
      : 0,
  });
  const parts = partsOfDays(places);
  const days = dayTotals.map((totals, day) => ({
    distancePercent: dayDistancePercent(
      totals,
      goalsOfPart(settings.nutGoals, parts[day] ?? 1),
      settings.priorityNutrients,
    ),
    isKnown: isDayKnown(
      slots.map((slot) => (slot.day === day ? slot.meal : null)),
      settings.nutGoals,
    ),
  }));
  return {
    distancePercent: days.reduce((sum, day) => sum + day.distancePercent, 0) / DAYS_IN_PLAN,
    days,
    reasons,
    notJudged: countNotJudged(candidates, settings),
  };
}
