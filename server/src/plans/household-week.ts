import { randomInt } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@sorrel/contract/endpoint';
import type {
  explainPlan as explainEndpoint,
  generate as generateEndpoint,
  LockedMeals,
  Meal,
  MealPlan,
  WeekQuality,
} from '@sorrel/contract/plans';
import { awayMeal } from '@sorrel/core/households/person';
import { avoidedWarnings } from '@sorrel/core/nutrition/diet-warnings';
import type { HouseholdLock } from '@sorrel/core/plans/household/household';
import { personReasons } from '@sorrel/core/plans/household/person-reasons';
import type { Plate } from '@sorrel/core/plans/household/plates';
import { lockKey } from '@sorrel/core/plans/lock-key';
import { hasGoals } from '@sorrel/core/plans/nutrition-goals';
import { NO_GOALS, type PlanSettings } from '@sorrel/core/plans/plan-settings';
import { slotsOf, structureOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import { loadPersons, type PersonRecord } from '../auth/persons.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { batchReasons, withBatches } from './batches.ts';
import { borrowingOf } from './borrowing.ts';
import { foodsByAnyName } from './food-by-any-name.ts';
import type { HouseholdSlot, HouseholdTask } from './household-task.ts';
import { emptyMeal, goalNutrientsOf, lackingOf, mealsById, recipeIdsOf, renewMeal } from './meals.ts';
import type { PlanServices } from './planner.ts';
import { assertGoals, assertSlots, loadBook, qualityReply, whyEmpty } from './planning.ts';
import { explainWeek, generateWeek } from './service.ts';
import { unknownDishes } from './unknown-dishes.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'workers' | 'tokenSecret'> & PlanServices;
type Eater = HouseholdTask['persons'][number];

/**
 * What each person is planned for. Goals are premium's: without it everybody has their usual portions. The caller's own goals are
 * those of the week's settings, where there are any.
 * @param noted keys of the slots with a note: there everybody eats elsewhere
 */
function eatersOf(
  persons: readonly PersonRecord[],
  user: SignedInUser,
  settings: Pick<PlanSettings, 'nutGoals' | 'priorityNutrients' | 'structure'>,
  noted: readonly string[],
): Eater[] {
  return persons.map((person) => {
    const isSet = person.id === user.id && hasGoals(settings.nutGoals);
    const ofKcal = { ...NO_GOALS, calories: person.dailyKcal ?? 0 };
    return {
      id: person.id,
      nutGoals: !user.isPremium ? { ...NO_GOALS } : isSet ? settings.nutGoals : ofKcal,
      priorityNutrients: user.isPremium && isSet ? settings.priorityNutrients : [],
      away: settings.structure.flatMap((slots, day) =>
        MEAL_TYPES.flatMap((type) =>
          Array.from({ length: slots[type] }, (_, index) => lockKey(day, type, index)).filter(
            (key) => person.away.includes(awayMeal(day, type)) || noted.includes(key),
          ),
        ),
      ),
      portion: person.portion,
      excludedFoods: person.excludedFoods.flatMap(foodsByAnyName),
    };
  });
}

const recipeIdsOfLocks = (locked: LockedMeals) =>
  Object.values(locked).flatMap((meal) => (meal === null ? [] : recipeIdsOf(meal)));

/** Locks with their recipes as the book has them now. */
const renewLocks = (locked: LockedMeals, byId: ReadonlyMap<string, Meal>): LockedMeals =>
  Object.fromEntries(Object.entries(locked).map(([key, meal]) => [key, meal === null ? null : renewMeal(meal, byId)]));

const portionsOf = ({ plates = [] }: Pick<Meal, 'plates'>) =>
  Object.fromEntries(plates.map(({ person, portion }) => [person, portion]));

const knownNutrition = (dish: Pick<Meal, 'calories' | 'nutrients'>) => ({
  nutrients: goalNutrientsOf(dish),
  lacks: lackingOf(dish),
});

/** Locks as planning takes them. A dish that is locked for some keeps their portions; those who eat the other one are asked anew. */
function householdLocks(locked: LockedMeals): Record<string, HouseholdLock | null> {
  return Object.fromEntries(
    Object.entries(locked).map(([key, meal]) => {
      if (meal === null || meal.id === null) return [key, null];
      const { id, type, tags, second, sides } = meal;
      return [
        key,
        {
          meal: { id, type: type || 'any', tags, isFavorite: false, ...knownNutrition(meal) },
          ...(second !== undefined && { second: second.id }),
          ...(sides && {
            sides: sides.map((side) => ({ ...knownNutrition(side), portions: portionsOf(side) })),
          }),
          portions: portionsOf(meal),
        } satisfies HouseholdLock,
      ];
    }),
  );
}

/** The best week for everybody who eats with the household; who eats alone gets the week that they always got. */
export async function generateForPersons(
  services: Needed,
  user: SignedInUser,
  body: BodyOf<typeof generateEndpoint>,
  turn: Turn,
): Promise<ReplyOf<typeof generateEndpoint>> {
  const records = await loadPersons(services, user.householdId);
  if (records.length < 2) return generateWeek(services, user, body, turn);
  const { lockedMeals, borrow, avoid, weekStart, persons: _, ...settings } = body;
  assertSlots(user, settings.structure);
  assertGoals(user, settings);
  if (borrow && !(await borrowingOf(services, user)).mayBorrow) throw new AppError('borrowing_over');
  const needs = records.map(avoidedWarnings);
  const ofBook = await loadBook(services, user, turn, settings, {
    borrows: borrow,
    needs,
    weekStart,
    withCosts: settings.wishes?.cheaper,
    // without goals everybody has their usual portion, whatever it weighs
    withWeights: user.isPremium,
  });
  const noted = Object.keys(lockedMeals).filter((key) => lockedMeals[key]?.note !== undefined);
  const eaters = eatersOf(records, user, settings, noted);
  const known = await mealsById(services, user, recipeIdsOfLocks(lockedMeals), ofBook.tagNames);
  const asNow = renewLocks(lockedMeals, known);
  const locked = householdLocks(asNow);
  const task = {
    ...ofBook,
    settings,
    persons: eaters,
    locked,
    avoid,
    seed: randomInt(2 ** 31),
    ...(weekStart && { weekStart }),
  };
  const { week, explanation, batches } = await services.planner.household(task, turn);
  const ids = slotsOf(week).flatMap(({ meal }) =>
    meal === null ? [] : [meal.main, ...(meal.second ? [meal.second] : [])],
  );
  const meals = await mealsById(services, user, ids, ofBook.tagNames);
  const plan = week.map((dayPlan, day) => {
    const slots = MEAL_TYPES.map((type) => [
      type,
      dayPlan[type].map((slot, index): Meal => {
        const key = lockKey(day, type, index);
        const present = eaters.filter(({ away }) => !away.includes(key));
        if (slot === null) {
          const why = present.length === 0 ? say().plans.nobodyHome : whyEmpty(explanation.reasons, type);
          return asNow[key] ?? emptyMeal(lockedMeals[key] === null ? undefined : why);
        }
        return platedMeal(slot, meals, asNow[key] ?? null, new Set(present.map(({ id }) => id)));
      }),
    ]);
    return Object.fromEntries(slots) as MealPlan[number];
  });
  const batched = withBatches(plan, batches);
  const said = await qualityOf(
    services,
    user,
    qualityReply(explanation, batchReasons(batched, settings, batches)),
    batched,
    eaters,
    records,
    lockedMeals,
  );
  return batched.map((day, index) => (index === 0 ? { ...day, quality: said } : day));
}

/** A slot as it is shown. What is locked keeps the plates that it was sent with, of those who are at home. */
function platedMeal(
  slot: HouseholdSlot,
  meals: ReadonlyMap<string, Meal>,
  locked: Meal | null,
  present: ReadonlySet<string>,
): Meal {
  const merged = (sent: readonly Plate[] | undefined, made: readonly Plate[], others: readonly Plate[] = []) => {
    const kept = (sent ?? []).filter(({ person }) => present.has(person));
    const seated = new Set([...kept, ...others].map(({ person }) => person));
    return [...kept, ...made.filter(({ person }) => !seated.has(person))];
  };
  const plates = merged(locked?.plates, slot.plates, locked?.second?.plates);
  const { sides, leftover } = locked ?? {};
  const main: Meal = {
    ...(meals.get(slot.main) ?? locked ?? emptyMeal()),
    plates,
    ...(sides && { sides }),
    ...(leftover && { leftover }),
  };
  const second = slot.second === null ? undefined : (meals.get(slot.second) ?? locked?.second);
  if (second === undefined) return main;
  const { second: _, ...dish }: Meal = second;
  return { ...main, second: { ...dish, plates: merged(locked?.second?.plates, slot.secondPlates, plates) } };
}

/** The dishes of meals that have no plate for somebody who is at home. */
const idsOfUnserved = (plan: MealPlan, eaters: readonly Eater[]) =>
  slotsOf(plan).flatMap(({ day, mealType, index, meal }) => {
    const dishes = meal.second === undefined ? [meal] : [meal, meal.second];
    const seated = new Set(dishes.flatMap(({ plates = [] }) => plates.map(({ person }) => person)));
    const isServed = eaters.every(({ id, away }) => seated.has(id) || away.includes(lockKey(day, mealType, index)));
    return isServed ? [] : dishes.flatMap(({ id }) => id ?? []);
  });

/** What is to be said of the week, each person's goals among it. */
async function qualityOf(
  services: Pick<Platform, 'db'>,
  user: SignedInUser,
  base: WeekQuality,
  plan: MealPlan,
  eaters: readonly Eater[],
  records: readonly PersonRecord[],
  lockedMeals: LockedMeals,
): Promise<WeekQuality> {
  const unknown = await unknownDishes(services, user, idsOfUnserved(plan, eaters), records);
  const unknownFor = ({ id }: Pick<Meal, 'id'>) => unknown.get(id ?? '');
  const judged = plan.map((day) => {
    const slots = MEAL_TYPES.map((type) => [
      type,
      day[type].map((meal) => {
        if (meal.id === null) return null;
        const { second } = meal;
        return {
          ...knownNutrition(meal),
          plates: meal.plates,
          unknownFor: unknownFor(meal),
          ...(second && {
            second: { ...knownNutrition(second), plates: second.plates, unknownFor: unknownFor(second) },
          }),
          sides: meal.sides?.map((side) => ({ ...knownNutrition(side), plates: side.plates })),
        };
      }),
    ]);
    return Object.fromEntries(slots);
  });
  const { distancePercent, reasons } = personReasons(
    judged,
    eaters.map((eater) => ({ ...eater, diet: { tagsInclude: [], tagsExclude: [] } })),
    (key) => Object.hasOwn(lockedMeals, key),
  );
  const nameOf = new Map(records.map(({ id, name }) => [id, name]));
  return {
    ...base,
    distancePercent: distancePercent ?? base.distancePercent,
    reasons: [
      ...base.reasons,
      ...reasons.map((reason) => ({
        code: reason.code,
        sentence: say().personReason(reason, nameOf.get(reason.person) ?? ''),
        ...('add' in reason && reason.add && { add: { nutrient: reason.nutrient, ...reason.add } }),
      })),
    ],
  };
}

/** How good a week is that somebody changed by hand: for everybody, where it was planned for several. */
export async function explainForPersons(
  services: Needed,
  user: SignedInUser,
  body: BodyOf<typeof explainEndpoint>,
  turn: Turn,
): Promise<WeekQuality> {
  const { mealPlan, lockedMeals, ...settings } = body;
  if (!slotsOf(mealPlan).some(({ meal }) => meal.plates !== undefined)) return explainWeek(services, user, body, turn);
  assertGoals(user, settings);
  const records = await loadPersons(services, user.householdId);
  const bare = { ...body, nutGoals: { ...NO_GOALS }, priorityNutrients: [] };
  const base = await explainWeek(services, user, bare, turn);
  const noted = slotsOf(mealPlan).flatMap(({ day, mealType, index, meal }) =>
    meal.note === undefined ? [] : [lockKey(day, mealType, index)],
  );
  const eaters = eatersOf(records, user, { ...settings, structure: structureOf(mealPlan) }, noted);
  return qualityOf(services, user, base, mealPlan, eaters, records, lockedMeals);
}
