import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../../foods/nutrients.ts';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { fitsSlot, type PlanCandidate, passesFilter, usesMax } from '../candidates.ts';
import { countedAmount, isOfUnknownNutrition } from '../counted-amount.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import { WIDTH } from '../goal-columns.ts';
import { goalWeights } from '../goal-distance.ts';
import { lockKey } from '../lock-key.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { SLOT_SHARE, USUAL_DAY_KCAL } from '../usual-day.ts';
import {
  eatsDish,
  type Household,
  type HouseholdCandidate,
  type HouseholdLock,
  PORTIONS,
  portionPlaces,
  usualPlace,
} from './household.ts';
import { moderatePlaces, platePlaces } from './plate-limits.ts';

export const TYPES = MEAL_TYPES.length;
/** No dish, no person's portion. */
export const NONE = -1;

/** A goal is missed on a day that is further off than this share of it. */
const NEAR_SHARE = 0.05;

/** A second dish is cooked where it brings somebody's day nearer to the goals by more than this share of them, or feeds somebody. */
const SECOND_COST = 0.05;

/** A slot of the structure with what is fixed in it. */
export type HouseholdSlot = {
  readonly day: number;
  readonly type: number;
  readonly key: string;
  /** Places of the persons at home. */
  readonly present: readonly number[];
  readonly isLocked: boolean;
  /** The recipe that a lock holds, by number; NONE for an empty lock. */
  readonly lockedMain: number;
  /** NONE, or the locked second dish; undefined when the lock leaves it open. */
  readonly lockedSecond: number | undefined;
  /** Locked portions by person place, in servings. */
  readonly lockedPortions: ReadonlyMap<number, number>;
};

/**
 * The week of a household as flat arrays. Amounts are shares of a person's goal times its weight, so a person's day is as far
 * from its goals as the sum over the columns of what remains, divided by the part of the day that is eaten at home.
 */
export type HouseholdProblem = {
  readonly recipes: readonly (PlanCandidate | HouseholdCandidate)[];
  /** Recipes of the book that may be chosen come first: their count. */
  readonly choosable: number;
  readonly persons: number;
  readonly personIds: readonly string[];
  readonly slots: readonly HouseholdSlot[];
  /** Slots by day. */
  readonly slotsOfDay: readonly (readonly number[])[];
  /** persons x recipes x WIDTH. */
  readonly amounts: Float64Array;
  /** persons x 7 x WIDTH: what a perfect day adds up to. */
  readonly wanted: Float64Array;
  /** The same shape: how far off each may be on a day on which no goal is missed. */
  readonly tolerances: Float64Array;
  /** persons x 7: 1 / part of the day at home, 0 where the day does not count. */
  readonly dayWeight: Float64Array;
  /** Person-days that count. */
  readonly countedDays: number;
  /** persons x recipes: 1 when the person eats it. */
  readonly eats: Uint8Array;
  /** persons x recipes x types: bits of the places in `PORTIONS` that a recipe may be served in. */
  readonly portionMask: Uint8Array;
  /** Persons who get their usual portion whatever it holds: those without goals. */
  readonly isPlain: Uint8Array;
  /** persons x recipes: the bit of the portion that a plain person gets. */
  readonly plainMask: Uint8Array;
  /** recipes x types: 1 where nobody knows what the recipe is, and it stands for want of anything better. */
  readonly isLastResort: Uint8Array;
  /** Recipes that may stand in a slot, by meal type. */
  readonly fits: readonly Int32Array[];
  /** recipes x types: 1 where the recipe is among those of `fits`. */
  readonly isFit: Uint8Array;
  /** Those of `fits` that everybody at home eats, by slot. */
  readonly fitsAll: readonly Int32Array[];
  /** slots x recipes: 1 when everybody at home eats it. */
  readonly eatenByAll: Uint8Array;
  readonly ownRepeats: Uint8Array;
  /** Uses that a recipe may have in the week, locked ones included, whatever the flags allow. */
  readonly usesMax: Float64Array;
  readonly typeRepeats: Uint8Array;
  readonly isUnknown: Uint8Array;
  readonly isBorrowed: Uint8Array;
  readonly secondDishes: number;
  /** What a second dish costs, in shares of a person's goals of a day: two dishes are twice the work. */
  readonly secondCost: number;
  readonly hasGoals: boolean;
};

/** @throws RangeError when the structure is not seven days */
export function compileHouseholdProblem(
  candidates: readonly HouseholdCandidate[],
  household: Household,
  settings: PlanSettings,
  locked: Readonly<Record<string, HouseholdLock | null>>,
): HouseholdProblem {
  if (settings.structure.length !== DAYS_IN_PLAN) throw new RangeError('The structure of a plan has seven days.');
  const hasSense = candidates.some(({ meals, mainFood }) => meals !== undefined || mainFood !== undefined);
  const byId = new Map(candidates.map((recipe) => [String(recipe.id), recipe]));
  const chosen = candidates
    .filter((recipe) => passesFilter(recipe, settings))
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const recipes: (PlanCandidate | HouseholdCandidate)[] = [...chosen];
  const numberOf = new Map(chosen.map((recipe, number) => [String(recipe.id), number]));
  /** Locks may hold what no longer passes the filter, or is in the book no more. */
  const numberFor = (meal: HouseholdLock['meal']): number => {
    if (meal === null) return NONE;
    const id = String(typeof meal === 'object' ? meal.id : meal);
    const known = numberOf.get(id);
    if (known !== undefined) return known;
    const recipe = typeof meal === 'object' ? meal : byId.get(id);
    numberOf.set(id, recipes.length);
    recipes.push(recipe ?? { id, type: 'any', tags: [], isFavorite: false, nutrients: null });
    return recipes.length - 1;
  };

  const persons = household.persons;
  const slots: HouseholdSlot[] = [];
  for (let day = 0; day < DAYS_IN_PLAN; day++) {
    MEAL_TYPES.forEach((mealType, type) => {
      for (let index = 0; index < (settings.structure[day]?.[mealType] ?? 0); index++) {
        const key = lockKey(day, mealType, index);
        const isLocked = Object.hasOwn(locked, key);
        const lock = isLocked ? (locked[key] ?? null) : null;
        slots.push({
          day,
          type,
          key,
          present: persons.flatMap((person, place) => (person.away.includes(key) ? [] : [place])),
          isLocked,
          lockedMain: numberFor(lock?.meal ?? null),
          lockedSecond: lock !== null && Object.hasOwn(lock, 'second') ? numberFor(lock.second ?? null) : undefined,
          lockedPortions: new Map(
            Object.entries(lock?.portions ?? {}).flatMap(([id, portion]) => {
              const place = persons.findIndex((person) => person.id === id);
              return place < 0 ? [] : [[place, portion] as const];
            }),
          ),
        });
      }
    });
  }

  const count = recipes.length;
  const amounts = new Float64Array(persons.length * count * WIDTH);
  const wanted = new Float64Array(persons.length * DAYS_IN_PLAN * WIDTH);
  const tolerances = new Float64Array(persons.length * DAYS_IN_PLAN * WIDTH);
  const dayWeight = new Float64Array(persons.length * DAYS_IN_PLAN);
  const eats = new Uint8Array(persons.length * count);
  const isPlain = new Uint8Array(persons.length);
  let countedDays = 0;
  let hasGoals = false;
  persons.forEach((person, place) => {
    const ownWeights = goalWeights(person.nutGoals, person.priorityNutrients);
    const hasOwn = GOAL_NUTRIENTS.some((nutrient) => ownWeights[nutrient] > 0);
    hasGoals ||= hasOwn;
    isPlain[place] = hasOwn ? 0 : 1;
    // who has no goal gets one serving; with sense, of dishes that add up to a usual day
    const goals =
      hasOwn || !hasSense ? person.nutGoals : { ...person.nutGoals, calories: USUAL_DAY_KCAL * (person.portion ?? 1) };
    const weights = hasOwn || !hasSense ? ownWeights : goalWeights(goals, []);
    for (let day = 0; day < DAYS_IN_PLAN; day++) {
      let all = 0;
      let home = 0;
      for (const slot of slots) {
        if (slot.day !== day) continue;
        const share = SLOT_SHARE[MEAL_TYPES[slot.type]!];
        all += share;
        if (slot.present.includes(place)) home += share;
      }
      const part = all > 0 ? home / all : 0;
      const counts = part > 0 && GOAL_NUTRIENTS.some((nutrient) => weights[nutrient] > 0);
      if (counts) countedDays++;
      dayWeight[place * DAYS_IN_PLAN + day] = counts ? 1 / part : 0;
      GOAL_NUTRIENTS.forEach((nutrient, column) => {
        const ofSides =
          goals[nutrient] > 0 ? eatenOfSides(slots, locked, day, person.id, nutrient, goals) / goals[nutrient] : 0;
        const at = (place * DAYS_IN_PLAN + day) * WIDTH + column;
        wanted[at] = weights[nutrient] * (part - ofSides);
        tolerances[at] = hasOwn ? NEAR_SHARE * weights[nutrient] * part : Number.POSITIVE_INFINITY;
      });
    }
    recipes.forEach((recipe, number) => {
      GOAL_NUTRIENTS.forEach((nutrient, column) => {
        const goal = goals[nutrient];
        amounts[(place * count + number) * WIDTH + column] =
          goal > 0 ? (countedAmount(recipe, nutrient, goals) * weights[nutrient]) / goal : 0;
      });
      eats[place * count + number] = eatsDish(person, recipe) ? 1 : 0;
    });
  });

  const stepOf = (recipe: PlanCandidate | HouseholdCandidate) =>
    'portionStep' in recipe ? recipe.portionStep : undefined;
  const plainMask = new Uint8Array(persons.length * count);
  persons.forEach((person, place) => {
    recipes.forEach((recipe, number) => {
      plainMask[place * count + number] = 1 << usualPlace(person.portion ?? 1, stepOf(recipe));
    });
  });
  const isLastResort = Uint8Array.from({ length: count * TYPES }, (_, cell) => {
    const recipe = recipes[Math.floor(cell / TYPES)]!;
    const isKnown = recipe.type !== 'any' || recipe.meals === undefined;
    return !isKnown && recipe.isGuess === true && !recipe.meals?.includes(MEAL_TYPES[cell % TYPES]!) ? 1 : 0;
  });
  const plates = recipes.map((recipe) =>
    MEAL_TYPES.map((mealType) => (hasSense ? platePlaces(recipe, mealType) : portionPlaces(stepOf(recipe)))),
  );
  const portionMask = new Uint8Array(persons.length * count * TYPES);
  persons.forEach(({ nutGoals }, person) => {
    recipes.forEach((recipe, number) => {
      MEAL_TYPES.forEach((mealType, type) => {
        const places = plates[number]![type]!;
        const own = hasSense ? moderatePlaces(places, recipe, mealType, nutGoals.calories) : places;
        for (const place of own) portionMask[(person * count + number) * TYPES + type]! |= 1 << place;
      });
    });
  });
  const everybodyIsPlain = isPlain.every((plain) => plain === 1);
  const servesFor = (recipe: HouseholdCandidate, number: number, type: number) => {
    const mealType = MEAL_TYPES[type]!;
    if (!fitsSlot(recipe.type, mealType)) return false;
    if (isLastResort[number * TYPES + type] === 1) return true;
    if (recipe.type === 'any' && recipe.meals !== undefined && !recipe.meals.includes(mealType)) return false;
    const places = plates[number]![type]!;
    return everybodyIsPlain ? places.includes(PORTIONS.indexOf(1)) : places.length > 0;
  };
  const fits = MEAL_TYPES.map((_, type) =>
    Int32Array.from(chosen.flatMap((recipe, number) => (servesFor(recipe, number, type) ? [number] : []))),
  );
  const isFit = new Uint8Array(count * TYPES);
  fits.forEach((numbers, type) => {
    for (const recipe of numbers) isFit[recipe * TYPES + type] = 1;
  });
  const eatenByAll = new Uint8Array(slots.length * count);
  slots.forEach((slot, place) => {
    for (let recipe = 0; recipe < count; recipe++) {
      const isEaten = slot.present.every(
        (person) => eats[person * count + recipe] === 1 || slot.lockedPortions.has(person),
      );
      eatenByAll[place * count + recipe] = isEaten ? 1 : 0;
    }
  });
  const fitsAll = slots.map((slot, place) =>
    fits[slot.type]!.filter((recipe) => eatenByAll[place * count + recipe] === 1),
  );
  return {
    recipes,
    choosable: chosen.length,
    persons: persons.length,
    personIds: persons.map((person) => person.id),
    slots,
    slotsOfDay: Array.from({ length: DAYS_IN_PLAN }, (_, day) =>
      slots.flatMap((slot, place) => (slot.day === day ? [place] : [])),
    ),
    amounts,
    wanted,
    tolerances,
    dayWeight,
    countedDays,
    eats,
    portionMask,
    isPlain,
    plainMask,
    isLastResort,
    fits,
    isFit,
    fitsAll,
    eatenByAll,
    ownRepeats: Uint8Array.from(recipes, (recipe) => (settings.repeat[recipe.type] ? 1 : 0)),
    usesMax: Float64Array.from(recipes, usesMax),
    typeRepeats: Uint8Array.from(MEAL_TYPES, (mealType) => (settings.repeat[mealType] ? 1 : 0)),
    isUnknown: Uint8Array.from(recipes, (recipe) =>
      persons.some(({ nutGoals }) => isOfUnknownNutrition(recipe, nutGoals)) ? 1 : 0,
    ),
    isBorrowed: Uint8Array.from(recipes, (recipe) => ('isBorrowed' in recipe && recipe.isBorrowed === true ? 1 : 0)),
    secondDishes: household.secondDishes,
    secondCost: hasSense ? SECOND_COST : 0,
    hasGoals,
  };
}

/** What a person eats of the locked sides of a day. */
function eatenOfSides(
  slots: readonly HouseholdSlot[],
  locked: Readonly<Record<string, HouseholdLock | null>>,
  day: number,
  person: string,
  nutrient: GoalNutrient,
  goals: GoalNutrients,
): number {
  return slots
    .flatMap((slot) => (slot.day === day ? (locked[slot.key]?.sides ?? []) : []))
    .reduce((sum, side) => sum + countedAmount(side, nutrient, goals) * (side.portions[person] ?? 0), 0);
}

/** The bit of one serving in a portion mask. */
export const ONE_SERVING = 1 << PORTIONS.indexOf(1);
