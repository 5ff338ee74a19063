import { GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { type PlanCandidate, passesFilter, type RecipeId, slotFit, usesMax } from './candidates.ts';
import { countedAmount, isOfUnknownNutrition, type KnownNutrition } from './counted-amount.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { ELSEWHERE, type Elsewhere, partsOfDays } from './elsewhere.ts';
import { WIDTH } from './goal-columns.ts';
import { goalWeights } from './goal-distance.ts';
import { lockKey, type SlotPlace } from './lock-key.ts';
import { hasGoals as hasAnyGoal } from './nutrition-goals.ts';
import { NO_GOALS, type PlanSettings } from './plan-settings.ts';
import { UNKNOWN_MEAL_KCAL, USUAL_DAY_KCAL } from './usual-day.ts';

/** Each weighs more than all before it. */
export const RELUCTANCE = { unknownNutrition: 1, borrowed: 2, lastResort: 4 } as const;
export const RELUCTANCE_MAX = 7;

/** What a lock holds: a recipe with what it adds to its day, whether or not it is in the book; null keeps a slot empty. */
export type LockedMeal = Pick<PlanCandidate, 'id' | 'nutrients' | 'lacks'> | null;

/** Locked slots by `lockKey`; what is eaten elsewhere takes its share of the day's goals with it. */
export type LockedMeals = Readonly<Record<string, LockedMeal | Elsewhere>>;

/** A place of the week, and what is locked into it. */
export type ProblemSlot = SlotPlace & { isLocked: boolean; locked: LockedMeal; isElsewhere?: boolean };

/**
 * The plan problem as flat arrays, made once for a search. Recipes and slots are numbers here; recipe number `count` is
 * 'nothing', a row of zeros, so that an empty slot needs no branch. Amounts are shares of the goal times its weight, so
 * the distance of a day is a plain sum over columns.
 */
export type PlanProblem = {
  /** Every slot of the structure, locked ones too, day by day. */
  places: ProblemSlot[];
  /** Recipes that fit at least one free slot. */
  recipes: PlanCandidate[];
  count: number;
  hasGoals: boolean;
  /** Without goals, days of real recipes are brought near a usual day, so that none is absurd. */
  aimsAtUsualDay: boolean;
  /** (count + 1) x WIDTH. */
  amounts: Float64Array;
  /** The largest of `amounts`. */
  largestAmount: number;
  /** Weight of each nutrient, which is also what a perfect day adds up to in that column. */
  weights: Float64Array;
  /** Free slots that at least one recipe fits: index into `places`, day, and meal type (index into MEAL_TYPES). */
  freePlace: Int32Array;
  freeDay: Int32Array;
  freeType: Int32Array;
  /** Recipes that fit each meal type. */
  fits: Int32Array[];
  /** Does the flag of the recipe's own type allow repeats? */
  ownRepeats: Uint8Array;
  /** Uses that a recipe may have in the week, locked ones included, whatever the flags allow. */
  usesMax: Float64Array;
  /** Does the flag of the slot's type allow repeats? */
  typeRepeats: Uint8Array;
  /**
   * How much is against a recipe in a slot of a type (count + 1 rows of types): that its nutrition is unknown to the goals,
   * that it is lent, that it stands there for want of anything better. Sums of RELUCTANCE.
   */
  reluctance: Uint8Array;
  /** 1 where a recipe may stand in a slot of a type at all. */
  mayStand: Uint8Array;
  /** 7 x WIDTH: what the locked meals add to each day, and the share of its goals that is eaten elsewhere. */
  lockedTotals: Float64Array;
  /** Locked uses of each recipe by type (count x types) and by day (count x 7). */
  lockedByType: Int32Array;
  lockedByDay: Int32Array;
};

/** Recipes in one order whatever order they come in, so that the same book gives the same plan. */
function inStableOrder(recipes: readonly PlanCandidate[]): PlanCandidate[] {
  const compare = (a: RecipeId, b: RecipeId) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    const left = typeof a === 'string' ? a : String(a);
    const right = typeof b === 'string' ? b : String(b);
    return left < right ? -1 : left > right ? 1 : 0;
  };
  return [...recipes].sort((a, b) => compare(a.id, b.id));
}

/** Every slot of the structure in order, with its lock. */
export function placesOf(structure: PlanSettings['structure'], locked: LockedMeals): ProblemSlot[] {
  const places: ProblemSlot[] = [];
  for (let day = 0; day < DAYS_IN_PLAN; day++) {
    for (const mealType of MEAL_TYPES) {
      const slots = structure[day]?.[mealType] ?? 0;
      for (let index = 0; index < slots; index++) {
        const key = lockKey(day, mealType, index);
        const isLocked = Object.hasOwn(locked, key);
        const lock = locked[key] ?? null;
        const place = { day, mealType, index, isLocked, locked: lock === ELSEWHERE ? null : lock };
        places.push(lock === ELSEWHERE ? { ...place, isElsewhere: true } : place);
      }
    }
  }
  return places;
}

/** Where each recipe may stand, and how much is against it there. */
function suitability(recipes: readonly PlanCandidate[], goals: PlanSettings['nutGoals']) {
  const reluctance = new Uint8Array((recipes.length + 1) * MEAL_TYPES.length);
  const mayStand = new Uint8Array((recipes.length + 1) * MEAL_TYPES.length);
  recipes.forEach((recipe, number) => {
    const anywhere =
      (isOfUnknownNutrition(recipe, goals) ? RELUCTANCE.unknownNutrition : 0) +
      (recipe.isBorrowed === true ? RELUCTANCE.borrowed : 0);
    MEAL_TYPES.forEach((mealType, type) => {
      const fit = slotFit(recipe, mealType);
      const cell = number * MEAL_TYPES.length + type;
      mayStand[cell] = fit === 'never' ? 0 : 1;
      reluctance[cell] = anywhere + (fit === 'last resort' ? RELUCTANCE.lastResort : 0);
    });
  });
  return { reluctance, mayStand };
}

/** @throws RangeError when the structure is not seven days */
export function compilePlanProblem(
  candidates: readonly PlanCandidate[],
  settings: PlanSettings,
  locked: LockedMeals,
): PlanProblem {
  if (settings.structure.length !== DAYS_IN_PLAN) throw new RangeError('The structure of a plan has seven days.');
  const places = placesOf(settings.structure, locked);
  const free = places.map((place, index) => ({ place, index })).filter(({ place }) => !place.isLocked);
  const wantedTypes = new Set(free.map(({ place }) => place.mealType));
  const recipes = inStableOrder(
    candidates.filter(
      (recipe) =>
        passesFilter(recipe, settings) && [...wantedTypes].some((mealType) => slotFit(recipe, mealType) !== 'never'),
    ),
  );
  const count = recipes.length;
  const hasGoals = hasAnyGoal(settings.nutGoals);
  const aimsAtUsualDay = !hasGoals && candidates.some(({ mainFood }) => mainFood !== undefined);
  const goals = aimsAtUsualDay ? { ...settings.nutGoals, calories: USUAL_DAY_KCAL } : settings.nutGoals;
  const weightOf = goalWeights(goals, settings.priorityNutrients);
  const weights = Float64Array.from(GOAL_NUTRIENTS, (nutrient) => weightOf[nutrient]);
  const scale = GOAL_NUTRIENTS.map((nutrient) => (goals[nutrient] > 0 ? weightOf[nutrient] / goals[nutrient] : 0));
  /** What nobody knows counts as a part of a usual day where days are only to be usual. */
  const unknownAmounts = aimsAtUsualDay ? { ...NO_GOALS, calories: UNKNOWN_MEAL_KCAL } : null;
  const counted = ({ nutrients, lacks }: KnownNutrition, column: number) =>
    countedAmount({ nutrients: nutrients ?? unknownAmounts, ...(lacks && { lacks }) }, GOAL_NUTRIENTS[column]!, goals) *
    scale[column]!;

  const amounts = new Float64Array((count + 1) * WIDTH);
  let largestAmount = 0;
  const { reluctance, mayStand } = suitability(recipes, settings.nutGoals);
  const ownRepeats = new Uint8Array(count + 1);
  const numberOf = new Map<string, number>();
  recipes.forEach((recipe, number) => {
    numberOf.set(String(recipe.id), number);
    ownRepeats[number] = settings.repeat[recipe.type] ? 1 : 0;
    for (let column = 0; column < WIDTH; column++) {
      const amount = counted(recipe, column);
      amounts[number * WIDTH + column] = amount;
      if (amount > largestAmount) largestAmount = amount;
    }
  });
  const fits = MEAL_TYPES.map((mealType, type) => {
    const fitting: number[] = [];
    if (wantedTypes.has(mealType)) {
      recipes.forEach((_, number) => {
        if (mayStand[number * MEAL_TYPES.length + type] === 1) fitting.push(number);
      });
    }
    return Int32Array.from(fitting);
  });

  const lockedTotals = new Float64Array(DAYS_IN_PLAN * WIDTH);
  partsOfDays(places).forEach((part, day) => {
    weights.forEach((weight, column) => {
      lockedTotals[day * WIDTH + column] = weight * (1 - part);
    });
  });
  const lockedByType = new Int32Array(count * MEAL_TYPES.length);
  const lockedByDay = new Int32Array(count * DAYS_IN_PLAN);
  for (const place of places) {
    if (!place.isLocked || place.locked === null) continue;
    for (let column = 0; column < WIDTH; column++) {
      lockedTotals[place.day * WIDTH + column]! +=
        countedAmount(place.locked, GOAL_NUTRIENTS[column]!, goals) * scale[column]!;
    }
    const number = numberOf.get(String(place.locked.id));
    if (number === undefined) continue;
    lockedByType[number * MEAL_TYPES.length + MEAL_TYPES.indexOf(place.mealType)]!++;
    lockedByDay[number * DAYS_IN_PLAN + place.day]!++;
  }

  const fillable = free.filter(({ place }) => fits[MEAL_TYPES.indexOf(place.mealType)]!.length > 0);
  return {
    places,
    recipes,
    count,
    hasGoals,
    aimsAtUsualDay,
    amounts,
    largestAmount,
    weights,
    freePlace: Int32Array.from(fillable, ({ index }) => index),
    freeDay: Int32Array.from(fillable, ({ place }) => place.day),
    freeType: Int32Array.from(fillable, ({ place }) => MEAL_TYPES.indexOf(place.mealType)),
    fits,
    ownRepeats,
    usesMax: Float64Array.from(recipes, usesMax),
    typeRepeats: Uint8Array.from(MEAL_TYPES, (mealType) => (settings.repeat[mealType] ? 1 : 0)),
    reluctance,
    mayStand,
    lockedTotals,
    lockedByType,
    lockedByDay,
  };
}
