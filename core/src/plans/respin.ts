import { GOAL_NUTRIENTS, type GoalNutrients } from '../foods/nutrients.ts';
import type { MealType } from '../recipes/meal-type.ts';
import type { Random } from '../seeded-random.ts';
import { type PlanCandidate, passesFilter, type RecipeId, slotFit } from './candidates.ts';
import { costsOfRecipes } from './cheaper-week.ts';
import { countedAmount, isOfUnknownNutrition } from './counted-amount.ts';
import { goalsOfPart } from './elsewhere.ts';
import { dayDistancePercent } from './goal-distance.ts';
import { hasGoals } from './nutrition-goals.ts';
import type { PlacedMeal } from './placed-meal.ts';
import { NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { SLOT_SHARE, USUAL_DAY_KCAL } from './usual-day.ts';
import { byId, countUnused, isOverTime, limitCost, wishedKind } from './wish-problem.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

/** A slot that asks for another recipe. All but the type may be left out; the more is known, the better the answer. */
export type RespinContext = {
  mealType: MealType;
  /** The recipe shown now: never given again. */
  shownId?: RecipeId | null;
  /** Recipes this slot has shown before: given again only when nothing else is left. */
  seenIds?: readonly RecipeId[];
  /** The day that the slot is of, from Monday 0; without it of the wishes only cheaper meals are looked for. */
  day?: number;
  /** Recipes anywhere else in the plan, with the type of the slot each stands in, and its day where that is known. */
  planMeals?: readonly { id: RecipeId; mealType: MealType; day?: number }[];
  /** Recipes elsewhere on the same day: given only when nothing else is left. */
  dayIds?: readonly RecipeId[];
  /** What the day's other meals add up to, kcal and g. */
  dayTotals?: GoalNutrients;
  /** The types of the day's other slots that are still empty: the meal leaves them their share. */
  openTypes?: readonly MealType[];
  /** The part of the day that is not eaten elsewhere, 0 to 1. */
  dayPart?: number;
};

/** The settings that one slot asks about. */
export type RespinSettings = Pick<
  PlanSettings,
  'favourites' | 'tagsInclude' | 'tagsExclude' | 'repeat' | 'nutGoals' | 'priorityNutrients' | 'wishes'
>;

export type RespinResult =
  | { ok: true; recipe: PlanCandidate; distancePercent: number }
  | { ok: false; reason: 'no_recipes' | 'filtered_out' | 'no_other' };

/** Recipes so little further from the aim than the nearest are as good as it, points: chance decides between them. */
const AS_NEAR_POINTS = 2.5;
/** For an empty slot, where nothing has to be replaced, and where the aim is no more than a usual day. */
const AS_NEAR_POINTS_OF_PICK = 5;

/**
 * Another recipe for one slot: one of those that bring the day closest to its goals, or an empty slot closest to its share of what
 * the day still lacks, among those the filters, the type and the repeat rules permit. Between those that are as near chance decides.
 * @param random the same seed gives the same recipe
 */
export function respin(
  candidates: readonly PlanCandidate[],
  settings: RespinSettings,
  context: RespinContext,
  random: Random,
): RespinResult {
  const {
    mealType,
    day,
    shownId = null,
    seenIds = [],
    planMeals = [],
    dayIds = [],
    dayTotals = NO_GOALS,
    openTypes,
    dayPart = 1,
  } = context;
  const fitting = candidates.filter((recipe) => slotFit(recipe, mealType) !== 'never');
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
  const isUsual = !asksGoals && permitted.some(({ mainFood }) => mainFood !== undefined);
  const goals = goalsOfPart(isUsual ? { ...NO_GOALS, calories: USUAL_DAY_KCAL } : settings.nutGoals, dayPart);
  const open = (openTypes ?? []).reduce((sum, type) => sum + SLOT_SHARE[type], 0);
  const share = SLOT_SHARE[mealType] / (SLOT_SHARE[mealType] + open);
  const wishes = settings.wishes ?? noWishes();
  const unkept = day === undefined ? () => NONE : wishesOfSlot(wishes, { day, mealType }, planMeals, candidates);
  const ranked = permitted.map((recipe) => {
    const totals = { ...NO_GOALS };
    for (const nutrient of GOAL_NUTRIENTS) {
      // as if the other slots brought the rest
      const rest = goals[nutrient] - (goals[nutrient] - dayTotals[nutrient]) * share;
      totals[nutrient] = rest + countedAmount(recipe, nutrient, goals);
    }
    const { limits, unused } = unkept(recipe);
    const rank = inOrder([
      slotFit(recipe, mealType) === 'last resort',
      recipe.isBorrowed === true,
      onDay.has(text(recipe.id)),
      isOfUnknownNutrition(recipe, settings.nutGoals),
      limits,
      // what is to be used up is offered first, and not again and again
      seen.has(text(recipe.id)),
      unused,
    ]);
    const distancePercent = dayDistancePercent(totals, goals, settings.priorityNutrients);
    return { recipe, rank, distancePercent, lot: random() };
  });
  const isPick = openTypes !== undefined && shownId === null;
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  const first = ranked.filter(({ rank }) => rank === lowest);
  const nearest = Math.min(...first.map(({ distancePercent }) => distancePercent));
  const within = nearest + (isPick || isUsual ? AS_NEAR_POINTS_OF_PICK : AS_NEAR_POINTS);
  const near = first.filter(({ distancePercent }) => distancePercent <= within);
  const best = (wishes.cheaper ? cheaperOf(near) : near).reduce((a, b) => (a.lot <= b.lot ? a : b));
  return { ok: true, recipe: best.recipe, distancePercent: best.distancePercent };
}

const NONE = { limits: 0, unused: 0 };

/**
 * What a recipe in a slot leaves of the wishes of its week unkept: of those that set limits (time, cooking days, food groups, recipes of
 * late, one food three days running), and of the foods to use up.
 */
function wishesOfSlot(
  wishes: PlanWishes,
  { day, mealType }: { day: number; mealType: MealType },
  planMeals: NonNullable<RespinContext['planMeals']>,
  candidates: readonly PlanCandidate[],
): (recipe: PlanCandidate) => { limits: number; unused: number } {
  const inBook = byId(candidates);
  const others = planMeals.flatMap((meal): PlacedMeal[] => {
    if (meal.day === undefined) return [];
    const place = { day: meal.day, mealType: meal.mealType, index: 0 };
    return [{ place, recipe: inBook.get(String(meal.id)) ?? null, isLocked: true }];
  });
  const before = limitCost(wishes, others);
  // recipes of one kind leave the same: a large book is quickly gone through
  const ofKind = new Map<string, { limits: number; unused: number }>();
  return (recipe) => {
    const kind = `${isOverTime(wishes, day, recipe)} ${wishedKind(recipe, undefined)}`;
    const known = ofKind.get(kind);
    if (known !== undefined) return known;
    const meals = [...others, { place: { day, mealType, index: 0 }, recipe, isLocked: false }];
    const left = { limits: limitCost(wishes, meals) - before, unused: countUnused(wishes, meals) };
    ofKind.set(kind, left);
    return left;
  };
}

/** One number for several that matter in this order, each below `RANK_BASE`. */
const inOrder = (ranks: readonly (number | boolean)[]): number =>
  ranks.reduce<number>((sum, rank) => sum * RANK_BASE + Math.min(Number(rank), RANK_BASE - 1), 0);
const RANK_BASE = 128;

/** The half of them that costs less; all of them where it is not known of any what it costs. */
function cheaperOf<One extends { recipe: PlanCandidate }>(near: readonly One[]): readonly One[] {
  const costs = costsOfRecipes(near.map(({ recipe }) => recipe));
  if (costs === null) return near;
  const most = Float64Array.from(costs).sort()[(costs.length - 1) >> 1] ?? 0;
  return near.filter((_, index) => (costs[index] ?? 0) <= most);
}
