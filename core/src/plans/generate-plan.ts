import { byGoalNutrient, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import { itemAt } from '../item-at.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { countNotJudged, type PlanCandidate, type RecipeId } from './candidates.ts';
import { makeCheaper } from './cheaper-week.ts';
import type { CookingAhead } from './cooking-days.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { goalsOfPart, partsOfDays } from './elsewhere.ts';
import { evenDays } from './even-days.ts';
import type { ExplainedDish } from './explained-dish.ts';
import { dayDistancePercent, goalDistance, isDayKnown } from './goal-distance.ts';
import { compilePlanProblem, type LockedMeals } from './plan-problem.ts';
import { type PlanReason, planReasons } from './plan-reasons.ts';
import { NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { searchWeek } from './search-week.ts';
import { settleWishes } from './settle-wishes.ts';
import { SimilarRecipes } from './similar-recipes.ts';
import { VARIATION_CEILING_POINTS, VARIATION_NEW_MEALS_AIM, VARIATIONS } from './variations.ts';
import { varyWeek } from './vary-week.ts';
import { emptyWeek, type WeekPlan } from './week-plan.ts';
import { NO_LIMIT } from './week-state.ts';
import { byId } from './wish-problem.ts';
import { noWishes } from './wishes.ts';

/** How close one day comes to its goals. */
export type DayQuality = {
  /** What its meals add up to, kcal and g. */
  totals: GoalNutrients;
  /** Weighted distance from the goals, percent; 0 when all are met. What is not known counts as nothing. */
  distancePercent: number;
  /** Whether all its meals bring is known, of what there are goals for. */
  isKnown: boolean;
  /** Signed distance of each nutrient in percent of its goal; 0 where it costs nothing, null where there is no goal. */
  goals: Record<GoalNutrient, number | null>;
};

/** How close a week comes to its goals. */
export type PlanQuality = {
  /** Mean of the days' distances, percent: the J of the plan problem. */
  distancePercent: number;
  days: DayQuality[];
  emptySlots: number;
  /** Meals that stand a second time on one day. */
  sameDayRepeats: number;
  /** Generated meals whose nutrition is not known, when a goal is set. */
  unknownMeals: number;
};

export type GeneratedPlan = {
  /** Recipe ids by day and meal type, locked ones included; null is an empty slot. */
  plan: WeekPlan<RecipeId | null>;
  quality: PlanQuality;
  reasons: PlanReason[];
  /** Recipes left out only because it could not be judged whether they fit the dietary needs. */
  notJudged: number;
};

export type GenerateOptions = {
  /** Turns the work done up or down; 1 is what the product uses. */
  effort?: number;
  /** Given where dishes of the week will be cooked ahead. */
  ahead?: CookingAhead | undefined;
};

/** The best week is always sought with the same chance, so that None gives the same plan for the same inputs. */
const STEADY_SEED = 20_250_130;

/** Keeps the promised ceiling although sums are rounded. */
const CEILING_MARGIN = 0.98;

/**
 * The week whose days come closest to their goals under the hard rules: the structure is kept, a recipe's type fits its
 * slot, tags and favourites are respected, nothing repeats where repeats are off, locked meals stay, and no slot is left
 * empty, no recipe doubled on a day and no meal of unknown nutrition taken needlessly. With variation above None it gives
 * away at most the level's points to bring new meals. The work is a fixed number of steps, never a clock.
 * @param candidates the user's recipes; those that fail the settings' filter are left out here, so the whole book will do
 * @param locked locked slots by `lockKey`; null keeps a slot empty; keys outside the structure are ignored
 * @param random source of the variation, used only when variation is above None
 * @throws RangeError when the structure is not seven days
 * @see ../../../bench/src/planner.ts for what it reaches
 */
export function generatePlan(
  candidates: readonly PlanCandidate[],
  settings: PlanSettings,
  locked: LockedMeals,
  random: Random,
  { effort = 1, ahead }: GenerateOptions = {},
): GeneratedPlan {
  const problem = compilePlanProblem(candidates, settings, locked);
  const isVaried = settings.variation !== VARIATIONS.None;
  const like = new SimilarRecipes(problem);
  const week = searchWeek(problem, like, isVaried && !problem.hasGoals ? random : seededRandom(STEADY_SEED), effort);
  if (isVaried && problem.hasGoals) {
    varyWeek(week, random, {
      ceiling: (CEILING_MARGIN * VARIATION_CEILING_POINTS[settings.variation] * DAYS_IN_PLAN) / 100,
      aim: VARIATION_NEW_MEALS_AIM[settings.variation],
      // who asks for little change wants the goals first
      isSettled: settings.variation === VARIATIONS.Low,
      effort,
      like,
    });
  }

  const hasFoods = problem.recipes.some(({ mainFood }) => mainFood !== undefined);
  if (hasFoods || settings.wishes !== undefined) {
    for (let recipe = 0; recipe < problem.count; recipe++) week.setLimit(recipe, NO_LIMIT);
    const wishes = settings.wishes ?? noWishes();
    const keepsWishes = settleWishes(week, wishes, byId(candidates), ahead);
    if (wishes.cheaper) {
      const chance = isVaried ? random : seededRandom(STEADY_SEED);
      makeCheaper(week, chance, { isVaried, effort, keepsWishes });
    }
    evenDays(week, keepsWishes);
  }

  const plan = emptyWeek<RecipeId | null>(settings.structure, null);
  const meals = problem.places.map((place) => place.locked as ExplainedDish | null);
  week.assigned.forEach((recipe, slot) => {
    meals[itemAt(problem.freePlace, slot)] = problem.recipes[recipe] ?? null;
  });
  problem.places.forEach((place, index) => {
    itemAt(plan, place.day)[place.mealType][place.index] = meals[index]?.id ?? null;
  });
  const dayMeals = Array.from({ length: DAYS_IN_PLAN }, (_, day) =>
    meals.filter((_, index) => itemAt(problem.places, index).day === day),
  );
  const dayTotals = dayMeals.map(sumOf);
  const defects = week.defects();
  const unknownMeals = problem.hasGoals
    ? week.assigned.filter((recipe) => problem.recipes[recipe]?.nutrients === null).length
    : 0;
  const reasons = planReasons({
    candidates,
    settings,
    places: problem.places,
    meals,
    dayTotals,
    sameDayRepeats: defects.sameDay,
    // locked ones too: their days add up to more as well
    unknownMeals: problem.hasGoals ? meals.filter((meal) => meal?.nutrients === null).length : 0,
  });
  const emptySlots = problem.places.filter((place, index) => !place.isLocked && meals[index] === null).length;
  const parts = partsOfDays(problem.places);
  const days = dayTotals.map((totals, day) => ({
    ...qualityOfDay(totals, goalsOfPart(settings.nutGoals, parts[day] ?? 1), settings.priorityNutrients),
    isKnown: isDayKnown(dayMeals[day] ?? [], settings.nutGoals),
  }));
  const quality: PlanQuality = {
    distancePercent: days.reduce((sum, day) => sum + day.distancePercent, 0) / DAYS_IN_PLAN,
    days,
    emptySlots,
    sameDayRepeats: defects.sameDay,
    unknownMeals,
  };
  return { plan, quality, reasons, notJudged: countNotJudged(candidates, settings) };
}

function sumOf(meals: readonly (Pick<PlanCandidate, 'nutrients'> | null)[]): GoalNutrients {
  const totals = { ...NO_GOALS };
  for (const meal of meals) {
    for (const nutrient of GOAL_NUTRIENTS) totals[nutrient] += meal?.nutrients?.[nutrient] ?? 0;
  }
  return totals;
}

function qualityOfDay(
  totals: GoalNutrients,
  goals: GoalNutrients,
  priority: readonly GoalNutrient[],
): Omit<DayQuality, 'isKnown'> {
  return {
    totals,
    distancePercent: dayDistancePercent(totals, goals, priority),
    goals: byGoalNutrient((nutrient) =>
      goals[nutrient] > 0 ? 100 * goalDistance(nutrient, totals[nutrient], goals[nutrient]) : null,
    ),
  };
}
