import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import { type PlanCandidate, passesFilter, slotFit, usesMax } from './candidates.ts';
import { isOfUnknownNutrition } from './counted-amount.ts';
import { DAY_NAMES, DAYS_IN_PLAN } from './days.ts';
import { partsOfDays } from './elsewhere.ts';
import type { ExplainedDish } from './explained-dish.ts';
import { contradicts, goalDistance } from './goal-distance.ts';
import { nearerGoal } from './nearer-goal.ts';
import type { ProblemSlot } from './plan-problem.ts';
import type { PlanSettings } from './plan-settings.ts';
import { byId, unmetWishes } from './wish-problem.ts';
import type { UnmetWish } from './wishes.ts';

/** Why a slot is empty, a meal is doubled, or a goal is not met, with what a sentence about it has to name. */
export type PlanReason =
  | { code: 'no_recipes' | 'filtered_out'; mealType: MealType; emptySlots: number }
  /** A week holds no more loans, and the book has nothing either. */
  | { code: 'loans_used_up'; mealType: MealType; emptySlots: number }
  | {
      code: 'too_few_without_repeats';
      mealType: MealType;
      emptySlots: number;
      /** Whether the settings leave some out. */
      isFiltered: boolean;
    }
  /** Of what comes up again nothing is left but sweets, and those only as often as they should. */
  | { code: 'sweets_in_turn'; mealType: MealType; emptySlots: number }
  | UnmetWish
  | { code: 'same_day_repeats'; count: number }
  | { code: 'unknown_nutrition'; count: number }
  /** Of so many meals a nutrient that has a goal is not known, though others are. */
  | { code: 'unknown_nutrient'; nutrient: GoalNutrient; count: number }
  | { code: 'goals_disagree'; nutrient: 'calories'; goalKcal: number; ofOtherGoalsKcal: number }
  | (GoalMiss & {
      nutrient: GoalNutrient;
      goal: number;
      /** Mean signed distance of the week's days from the goal, percent. */
      distancePercent: number;
      /** Of which meals other recipes would help most; null where that is no help. */
      add: { mealType: MealType; amount: 'more' | 'less' } | null;
    });

/** Amounts are a whole day's, in the nutrient's unit; of days that are eaten elsewhere in part as if they were whole. */
type GoalMiss =
  | { code: 'empty_slots'; average: number }
  | { code: 'locked_over_goal'; days: (typeof DAY_NAMES)[number][] }
  /** The most, or the least, that a day could come to. */
  | { code: 'goal_out_of_reach_low' | 'goal_out_of_reach_high'; reach: number }
  | { code: 'goals_compete'; average: number; direction: 'around' | 'under' | 'over' };

/** A goal is called met when the days miss it by no more than this on average. */
const MET_WITHIN_PERCENT = 5;

/** Energy of a gram, kcal. Source: Regulation (EU) No 1169/2011, annex XIV. */
const KCAL_PER_G = { protein: 4, carbohydrates: 4, fat: 9 };

export type WeekFacts = {
  candidates: readonly PlanCandidate[];
  settings: PlanSettings;
  places: readonly ProblemSlot[];
  /** What each place holds in the plan, locked meals included; null is empty. */
  meals: readonly (ExplainedDish | null)[];
  dayTotals: readonly GoalNutrients[];
  sameDayRepeats: number;
  unknownMeals: number;
};

/** What keeps a generated week from being full, varied and on its goals; empty when nothing does. */
export function planReasons(facts: WeekFacts): PlanReason[] {
  return [...emptyReasons(facts), ...mealReasons(facts), ...wishReasons(facts), ...goalReasons(facts)];
}

function emptyReasons({ candidates, settings, places, meals }: WeekFacts): PlanReason[] {
  return MEAL_TYPES.flatMap((mealType): PlanReason[] => {
    const emptySlots = places.filter(
      (place, index) => place.mealType === mealType && !place.isLocked && meals[index] === null,
    ).length;
    if (emptySlots === 0) return [];
    const fitting = candidates.filter((recipe) => slotFit(recipe, mealType) !== 'never');
    const usable = fitting.filter((recipe) => passesFilter(recipe, settings));
    if (fitting.length === 0) return [{ code: 'no_recipes', mealType, emptySlots }];
    if (usable.length === 0) return [{ code: 'filtered_out', mealType, emptySlots }];
    const again = usable.filter(({ type }) => settings.repeat[mealType] && settings.repeat[type]);
    if (again.length > 0 && again.every(({ isSweet }) => isSweet === true))
      return [{ code: 'sweets_in_turn', mealType, emptySlots }];
    const isFiltered = usable.length < fitting.length;
    return [{ code: 'too_few_without_repeats', mealType, emptySlots, isFiltered }];
  });
}

function mealReasons({ sameDayRepeats, unknownMeals, meals, settings }: WeekFacts): PlanReason[] {
  const reasons: PlanReason[] = [];
  if (sameDayRepeats > 0) reasons.push({ code: 'same_day_repeats', count: sameDayRepeats });
  if (unknownMeals > 0) reasons.push({ code: 'unknown_nutrition', count: unknownMeals });
  for (const nutrient of GOAL_NUTRIENTS) {
    const count = meals.filter((meal) => meal?.lacks?.includes(nutrient)).length;
    if (settings.nutGoals[nutrient] > 0 && count > 0) reasons.push({ code: 'unknown_nutrient', nutrient, count });
  }
  return reasons;
}

function wishReasons({ candidates, settings, places, meals }: WeekFacts): PlanReason[] {
  if (settings.wishes === undefined) return [];
  const known = byId(candidates);
  const placed = places.flatMap((place, index) => {
    const { id, second } = meals[index] ?? {};
    const dishes = second === undefined ? [id] : [id, second];
    return dishes.map((dish) => ({ place, isLocked: place.isLocked, recipe: known.get(String(dish)) ?? null }));
  });
  return unmetWishes(settings.wishes, placed).flatMap((unmet) =>
    unmet.code === 'wish_use_up' ? whyNotUsedUp(unmet.foods, candidates, settings) : [unmet],
  );
}

/** Of foods that no meal uses up: those that no recipe has, and those of which only recipes of unknown nutrition hold something. */
function whyNotUsedUp(foods: string[], candidates: readonly PlanCandidate[], settings: PlanSettings): UnmetWish[] {
  const { useUp = [] } = settings.wishes ?? {};
  const unsure = candidates.filter(
    (recipe) => passesFilter(recipe, settings) && isOfUnknownNutrition(recipe, settings.nutGoals),
  );
  const unsureOf = new Set(unsure.flatMap(({ usesUp = [] }) => usesUp.map((index) => useUp[index])));
  const none = foods.filter((food) => !unsureOf.has(food));
  const unknown = foods.filter((food) => unsureOf.has(food));
  return [
    ...(none.length > 0 ? [{ code: 'wish_use_up' as const, foods: none }] : []),
    ...(unknown.length > 0 ? [{ code: 'wish_use_up_unknown' as const, foods: unknown }] : []),
  ];
}

/** The days of whose meals a nutrient is known, with the part of each: of the others nobody can say what they miss. */
function judgedDays(
  { places, meals, dayTotals }: WeekFacts,
  nutrient: GoalNutrient,
): { totals: GoalNutrients; part: number }[] {
  const parts = partsOfDays(places);
  const unknown = new Set(places.flatMap(({ day }, index) => (isUnknown(meals[index], nutrient) ? [day] : [])));
  return dayTotals.flatMap((totals, day) => (unknown.has(day) ? [] : [{ totals, part: parts[day] ?? 1 }]));
}

const isUnknown = (
  meal: Pick<ExplainedDish, 'nutrients' | 'lacks'> | null | undefined,
  nutrient: GoalNutrient,
): boolean => meal != null && (meal.nutrients === null || meal.lacks?.includes(nutrient) === true);

function goalReasons(facts: WeekFacts): PlanReason[] {
  const { settings } = facts;
  const goals = settings.nutGoals;
  const missed = GOAL_NUTRIENTS.map((nutrient) => {
    const judged = judgedDays(facts, nutrient);
    const distances = judged.map(
      ({ totals, part }) => 100 * goalDistance(nutrient, totals[nutrient], goals[nutrient] * part),
    );
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, judged.length);
    return { nutrient, signed: mean(distances), size: mean(distances.map(Math.abs)) };
  })
    .filter(({ size }) => size > MET_WITHIN_PERCENT)
    .sort((a, b) => b.size - a.size);
  if (missed.length === 0) return [];

  const reasons: PlanReason[] = [];
  const disagreement = goalsDisagree(goals);
  if (disagreement) reasons.push(disagreement);
  for (const { nutrient, signed } of missed) {
    const miss = missOf(facts, nutrient, signed);
    const add = helpOf(facts, miss, nutrient);
    reasons.push({ ...miss, nutrient, goal: goals[nutrient], distancePercent: signed, add });
  }
  return reasons;
}

/** Protein, carbs and fat that come to other calories than the calorie goal: no book can meet them all. */
function goalsDisagree(goals: GoalNutrients): PlanReason | null {
  if (!(goals.calories > 0 && goals.protein > 0 && goals.carbohydrates > 0 && goals.fat > 0)) return null;
  const energyKcal =
    goals.protein * KCAL_PER_G.protein + goals.carbohydrates * KCAL_PER_G.carbohydrates + goals.fat * KCAL_PER_G.fat;
  if (Math.abs(energyKcal - goals.calories) / goals.calories < 0.12) return null;
  return { code: 'goals_disagree', nutrient: 'calories', goalKcal: goals.calories, ofOtherGoalsKcal: energyKcal };
}

/** Empty slots, locked meals and days that swing around a goal are not mended by other recipes. */
function helpOf({ settings, places, meals }: WeekFacts, miss: GoalMiss, nutrient: GoalNutrient) {
  const isUnder =
    miss.code === 'goal_out_of_reach_low' || (miss.code === 'goals_compete' && miss.direction === 'under');
  const isOver = miss.code === 'goal_out_of_reach_high' || (miss.code === 'goals_compete' && miss.direction === 'over');
  if (!isUnder && !isOver) return null;
  const mealType = nearerGoal(places, meals, nutrient, settings.nutGoals[nutrient], isUnder);
  return mealType && { mealType, amount: isUnder ? ('more' as const) : ('less' as const) };
}

function missOf(facts: WeekFacts, nutrient: GoalNutrient, signed: number): GoalMiss {
  const { settings, places, meals } = facts;
  const goal = settings.nutGoals[nutrient];
  const parts = partsOfDays(places);
  const judged = judgedDays(facts, nutrient);
  const average =
    judged.reduce((sum, { totals }) => sum + totals[nutrient], 0) / wholeDays(judged.map(({ part }) => part));
  const isOtherSide = contradicts(nutrient, { average, goal, isUnder: signed < 0 });

  if (signed > 0) {
    const days = DAY_NAMES.filter((_, day) => lockedAmount(facts, day, nutrient) > goal * 1.05 * (parts[day] ?? 1));
    if (days.length > 0) return { code: 'locked_over_goal', days };
  } else if (!isOtherSide && meals.some((meal, index) => meal === null && !places[index]?.isLocked)) {
    return { code: 'empty_slots', average };
  }
  const reach = bestAverage(facts, nutrient, signed < 0);
  // the most that a day can come to is not known where a meal that stays is not
  const isReachKnown = places.every(({ isLocked, locked }) => !isLocked || !isUnknown(locked, nutrient));
  if (signed < 0 && isReachKnown && reach < goal * (1 - MET_WITHIN_PERCENT / 100))
    return { code: 'goal_out_of_reach_low', reach };
  if (signed > 0 && reach > goal * (1 + MET_WITHIN_PERCENT / 100)) return { code: 'goal_out_of_reach_high', reach };
  const isAround =
    isOtherSide || (GOAL_NUTRIENT_FACTS[nutrient].side === 'both' && Math.abs(signed) < MET_WITHIN_PERCENT);
  return { code: 'goals_compete', average, direction: isAround ? 'around' : signed < 0 ? 'under' : 'over' };
}

function lockedAmount({ places }: WeekFacts, day: number, nutrient: GoalNutrient): number {
  return places.reduce(
    (sum, place) => (place.day === day && place.isLocked ? sum + (place.locked?.nutrients?.[nutrient] ?? 0) : sum),
    0,
  );
}

/**
 * The most (or least) of one nutrient a day could average if nothing else mattered: locked meals as they are, and for the
 * free slots of each type its richest (or poorest) recipes, as often as the repeat rules permit. Generous: a recipe that
 * fits any slot counts for each type, so a goal beyond this is surely beyond the book.
 */
function bestAverage({ candidates, settings, places }: WeekFacts, nutrient: GoalNutrient, most: boolean): number {
  const usable = candidates.filter((recipe) => recipe.nutrients !== null && passesFilter(recipe, settings));
  let sum = 0;
  for (let day = 0; day < DAYS_IN_PLAN; day++) sum += lockedAmount({ places } as WeekFacts, day, nutrient);
  for (const mealType of MEAL_TYPES) {
    const slots = places.filter((place) => place.mealType === mealType && !place.isLocked).length;
    const amounts = usable
      .filter((recipe) => slotFit(recipe, mealType) !== 'never')
      .map((recipe) => ({
        amount: recipe.nutrients?.[nutrient] ?? 0,
        uses: settings.repeat[recipe.type] && settings.repeat[mealType] ? Math.min(slots, usesMax(recipe)) : 1,
      }))
      .sort((a, b) => (most ? b.amount - a.amount : a.amount - b.amount));
    let left = slots;
    for (const { amount, uses } of amounts) {
      if (left === 0) break;
      const taken = Math.min(uses, left);
      sum += taken * amount;
      left -= taken;
    }
  }
  return sum / wholeDays(partsOfDays(places));
}

/** Whole days that parts of days come to: averages are of whole days, as goals are. */
const wholeDays = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0) || 1;
