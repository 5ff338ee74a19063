import { randomInt } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from '@sorrel/contract/endpoint';
import type {
  explainPlan as explainEndpoint,
  generate as generateEndpoint,
  LockedMeals,
  Meal,
  MealPlan,
  savePlan as saveEndpoint,
  WeekQuality,
} from '@sorrel/contract/plans';
import type { respin as respinEndpoint } from '@sorrel/contract/slot-recipe';
import { ELSEWHERE } from '@sorrel/core/plans/elsewhere';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { lockKey } from '@sorrel/core/plans/lock-key';
import { PLANS_MAX, parsePlanName } from '@sorrel/core/plans/plan-name';
import { countSlots, DEFAULT_DAY } from '@sorrel/core/plans/structure';
import { slotsOf, structureOf } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import { holdEditor, lockHousehold } from '../auth/households-repo.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Owned } from '../db/owned.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { batchReasons, withBatches } from './batches.ts';
import { borrowingOf } from './borrowing.ts';
import {
  emptyMeal,
  goalNutrientsOf,
  lackingOf,
  mapMeals,
  mealsById,
  recipeIdsOf,
  renewMeal,
  tagNamesOf,
  withoutPictures,
} from './meals.ts';
import type { PlannedMeal, PlanTask } from './plan-tasks.ts';
import type { PlanServices } from './planner.ts';
import { assertGoals, assertSlots, loadBook, premiumNeeded, qualityReply, whyEmpty } from './planning.ts';
import { plansRepo, type StoredPlan } from './repo.ts';
import { savePlanOver } from './save-over.ts';
import { makeRoomInWeek } from './weeks.ts';

const SLOTS_OF_NEW_DAY = countSlots([DEFAULT_DAY]);

/** A meal as planning takes it, with what goes with it. */
const plannedMeal = (id: string, meal: Meal): PlannedMeal => ({
  id,
  nutrients: goalNutrientsOf(meal),
  lacks: [...new Set([meal, ...(meal.sides ?? [])].flatMap(lackingOf))],
  ...(meal.second?.id && { second: meal.second.id }),
  ...(meal.leftover && { isLeftover: true }),
  ...(meal.sides && { sides: meal.sides.map((side) => ({ id: side.id ?? '', nutrients: goalNutrientsOf(side) })) }),
});

/** Locks as planning takes them: the meals as they were sent, which planning finds in the book, or an empty slot. */
function coreLocks(locked: LockedMeals): PlanTask['locked'] {
  return Object.fromEntries(
    Object.entries(locked).map(([key, meal]) => {
      if (meal === null || meal.id === null) return [key, meal?.note === undefined ? null : ELSEWHERE];
      return [key, plannedMeal(meal.id, meal)];
    }),
  );
}

/** The best week for the settings: an array of seven days, locked meals as they were sent, and what is to be said of it. */
export async function generateWeek(
  services: Pick<Platform, 'clock' | 'db' | 'workers' | 'tokenSecret'> & PlanServices,
  user: SignedInUser,
  body: BodyOf<typeof generateEndpoint>,
  turn: Turn,
): Promise<ReplyOf<typeof generateEndpoint>> {
  const { lockedMeals, borrow, weekStart, persons: _, avoid: __, ...settings } = body;
  assertSlots(user, settings.structure);
  assertGoals(user, settings);
  if (borrow && !(await borrowingOf(services, user)).mayBorrow) throw new AppError('borrowing_over');
  const ofBook = await loadBook(services, user, turn, settings, {
    borrows: borrow,
    weekStart,
    withCosts: settings.wishes?.cheaper,
  });
  const task = {
    ...ofBook,
    settings,
    locked: coreLocks(lockedMeals),
    seed: randomInt(2 ** 31),
    ...(weekStart && { weekStart }),
  };
  const { plan, explanation, batches } = await services.planner.plan(task, turn);
  const ids = plan.flatMap((day) =>
    MEAL_TYPES.flatMap((type) => day[type].flatMap((id) => (id === null ? [] : [String(id)]))),
  );
  const lockedIds = Object.values(lockedMeals).flatMap((meal) => (meal === null ? [] : recipeIdsOf(meal)));
  const meals = await mealsById(services, user, [...ids, ...lockedIds], ofBook.tagNames);
  const { reasons } = explanation;
  const made = plan.map((day, dayIndex) => {
    const slots = MEAL_TYPES.map((type) => [
      type,
      day[type].map((id, index) => {
        const locked = lockedMeals[lockKey(dayIndex, type, index)];
        if (locked !== undefined) return locked === null ? emptyMeal() : renewMeal(locked, meals);
        return id === null ? emptyMeal(whyEmpty(reasons, type)) : (meals.get(String(id)) ?? emptyMeal());
      }),
    ]);
    return Object.fromEntries(slots) as MealPlan[number];
  });
  const week = withBatches(made, batches);
  const said = qualityReply(explanation, batchReasons(week, settings, batches));
  return week.map((day, index) => (index === 0 ? { ...day, quality: said } : day));
}

/** How good a week is that somebody changed by hand. */
export async function explainWeek(
  services: Pick<Platform, 'clock' | 'db' | 'workers'> & PlanServices,
  user: SignedInUser,
  body: BodyOf<typeof explainEndpoint>,
  turn: Turn,
): Promise<WeekQuality> {
  const { mealPlan, lockedMeals, weekStart, ...settings } = body;
  assertSlots(user, structureOf(mealPlan));
  assertGoals(user, settings);
  const asSent = (meal: Meal) => {
    if (meal.note !== undefined) return ELSEWHERE;
    return meal.id === null ? null : plannedMeal(meal.id, meal);
  };
  const week = mealPlan.map((day) => ({
    breakfast: day.breakfast.map(asSent),
    lunch: day.lunch.map(asSent),
    dinner: day.dinner.map(asSent),
    snack: day.snack.map(asSent),
  }));
  // what is on loan is judged by what it is, also once nothing more is lent
  const borrows = slotsOf(mealPlan).some(({ meal }) => meal.borrowed || meal.second?.borrowed);
  const ofBook = await loadBook(services, user, turn, settings, { borrows, weekStart });
  const locked = new Set(Object.keys(lockedMeals));
  return qualityReply(await services.planner.explain({ ...ofBook, settings, week, locked }, turn));
}

/** '0-lunch:ID,ID', or 'lunch:ID' of a day that is not said, as the meals that it is; nothing where it is none. */
function placedMeals(entry: string): { id: string; mealType: MealType; day?: number }[] {
  const [, day, type, ids] = /^(?:([0-6])-)?([a-z]+):(.+)$/.exec(entry) ?? [];
  const mealType = MEAL_TYPES.find((known) => known === type);
  if (mealType === undefined || ids === undefined) return [];
  return ids.split(',').map((id) => ({ id, mealType, ...(day && { day: Number(day) }) }));
}

/** Another recipe for one slot of a week. */
export async function respinMeal(
  services: Pick<Platform, 'clock' | 'db' | 'workers' | 'tokenSecret'> & PlanServices,
  user: SignedInUser,
  query: QueryOf<typeof respinEndpoint>,
  turn: Turn,
): Promise<Meal> {
  const {
    type: mealType,
    shown,
    seen,
    planMeals,
    dayMeals: dayIds = [],
    daySides,
    open,
    dayPart,
    day,
    weekStart,
    borrow,
    ...settings
  } = query;
  assertGoals(user, settings);
  // the slot that is asked for, besides those
  if (dayIds.length >= SLOTS_OF_NEW_DAY && !user.isPremium) throw premiumNeeded();
  const mayBorrow = borrow && (await borrowingOf(services, user)).mayBorrow;
  const ofBook = await loadBook(services, user, turn, settings, {
    borrows: mayBorrow,
    weekStart,
    withCosts: settings.wishes?.cheaper,
  });
  const slot = {
    mealType,
    shownId: shown ?? null,
    seenIds: seen ?? [],
    planMeals: (planMeals ?? []).flatMap(placedMeals),
    dayIds,
    ...(open && { openTypes: open }),
    ...(daySides && { daySides }),
    ...(dayPart !== undefined && { dayPart }),
    ...(day !== undefined && { day }),
  };
  const id = await services.planner.respin({ ...ofBook, settings, slot, seed: randomInt(2 ** 31) }, turn);
  const meal = id === null ? undefined : (await mealsById(services, user, [id], ofBook.tagNames)).get(id);
  if (meal === undefined) throw new AppError('no_meal_found');
  return meal;
}

/** A plan's name as it is saved, or the sentence that asks for one. */
export function planName(text: string): string {
  const name = parsePlanName(text);
  if (name.ok) return name.name;
  throw new AppError('plan_name_missing', name.reason === 'too_long' ? { sentence: say().request.nameLength } : {});
}

/**
 * Refuses one more plan than an account may keep; what replaces one needs no room. The household is held until the transaction ends:
 * of two that save at once the second counts the first, and finds what it saves over.
 */
export async function assertRoomForPlan(tx: DatabaseHandle, householdId: HouseholdId, name: string) {
  await lockHousehold(tx, householdId);
  if ((await plansRepo(tx).countOthers(householdId, name)) >= PLANS_MAX) throw new AppError('plan_limit_reached');
}

/**
 * Saves a week under its name; one with a date has its week from then on. Where something stands in it that was changed meanwhile, the
 * answer has the week as it is now.
 */
export async function saveWeek(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
  body: BodyOf<typeof saveEndpoint>,
): Promise<ReplyOf<typeof saveEndpoint>> {
  const name = planName(body.name);
  assertSlots(user, structureOf(body.plan));
  const { lockedMeals, settings = null, weekStart, loaded } = body;
  const mealPlan = mapMeals(body.plan, withoutPictures);
  const { week, ...reply } = await services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const room = weekStart === undefined ? { name, undated: null } : await makeRoomInWeek(tx, user, name, weekStart);
    await assertRoomForPlan(tx, user.householdId, room.name);
    const plan = { name: room.name, mealPlan, lockedMeals, settings, weekStart };
    const { hasTheirs, ...saved } = await savePlanOver(tx, user, plan, services.clock.now(), loaded);
    return {
      ...saved,
      week: hasTheirs ? await plansRepo(tx).findOwned(user.householdId, saved.mealPlanId) : null,
      ...(room.name !== name && { name: room.name }),
      ...(room.undated && { undated: room.undated }),
    };
  });
  if (week === null) return reply;
  const { mealPlan: together, lockedMeals: locks, settings: both } = await weekReply(services, user, week);
  return { ...reply, together: { mealPlan: together, lockedMeals: locks, settings: both } };
}

/** Meals of a week that is being planned, as the book has them now. */
export async function mealsAsTheyAre(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
  ids: readonly string[],
): Promise<Meal[]> {
  return [...(await mealsById(services, user, ids, await tagNamesOf(services, user.householdId))).values()];
}

/** A saved week with its meals as the recipes are now; a meal whose recipe is gone stays as it was saved. */
export async function loadWeek(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
  id: string,
) {
  const saved = await plansRepo(services.db).findOwned(user.householdId, id);
  if (saved === null) throw new AppError('plan_not_found');
  return weekReply(services, user, saved);
}

/** A saved week with its meals as the book has them now. */
export async function weekReply(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
  saved: Owned<StoredPlan>,
) {
  const week = withTrueLeftovers({ plan: saved.mealPlan, locks: saved.lockedMeals }, saved.weekStart);
  const ids = slotsOf(week.plan).flatMap(({ meal }) => recipeIdsOf(meal));
  const meals = await mealsById(services, user, ids, await tagNamesOf(services, user.householdId));
  const renew = (meal: Meal) => renewMeal(meal, meals);
  return {
    name: saved.name,
    settings: saved.settings,
    weekStart: saved.weekStart,
    mealPlan: mapMeals(week.plan, renew),
    lockedMeals: Object.fromEntries(
      Object.entries(week.locks).map(([key, meal]) => [key, meal === null ? null : renew(meal)]),
    ),
  };
}
