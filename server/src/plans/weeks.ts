import type { BodyOf } from '@sorrel/contract/endpoint';
import type { setPlanWeek as setWeekEndpoint } from '@sorrel/contract/weeks';
import { DAY_MS } from '@sorrel/core/durations';
import { freeName } from '@sorrel/core/households/free-name';
import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { type FirstDay, isSameWeek, weekdayOf } from '@sorrel/core/plans/plan-dates';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { DAYS_BESIDE, mealsBeside, recipesWithin, spanAround } from '@sorrel/core/plans/recent-recipes';
import { AppError } from '../app-error.ts';
import { holdEditor, lockHousehold } from '../auth/households-repo.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import { weeksRepo } from './weeks-repo.ts';

/** A week may begin so many days before a day of it. */
const WEEK_BEFORE = 6;

/** The weeks that have a date, and the day with which weeks begin. */
export async function showWeeks({ db }: Pick<Platform, 'db'>, user: Member) {
  const repo = weeksRepo(db, user.householdId);
  return { firstDay: await repo.firstDay(), weeks: await repo.all() };
}

export async function chooseFirstDay({ db }: Pick<Platform, 'db'>, user: Member, firstDay: FirstDay) {
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    await weeksRepo(tx, user.householdId).setFirstDay(firstDay);
    return { firstDay };
  });
}

/** Gives a saved plan a week, or takes it off. The plan that had the week stays, without a date. */
export async function moveToWeek(
  services: Pick<Platform, 'clock' | 'db'>,
  user: Member,
  id: string,
  { weekStart }: BodyOf<typeof setWeekEndpoint>,
) {
  return services.db.transaction(async (tx) => {
    await holdEditor(tx, user);
    await lockHousehold(tx, user.householdId);
    const repo = weeksRepo(tx, user.householdId);
    const undated = weekStart === null ? null : await repo.free(weekStart, { id });
    if (!(await repo.setWeek(user.id, id, weekStart, services.clock.now()))) throw new AppError('plan_not_found');
    return { undated };
  });
}

/**
 * Makes room in a week for a plan that is about to be saved. Nothing is lost: a plan that has the week stays, without a
 * date, and a plan of another week that has the name keeps it. The household is held until the transaction ends.
 * @returns the name that the plan is saved under, and the plan that had the week
 */
export async function makeRoomInWeek(tx: DatabaseHandle, user: Member, wanted: string, weekStart: IsoDate) {
  await lockHousehold(tx, user.householdId);
  const repo = weeksRepo(tx, user.householdId);
  const before = await repo.weekOfName(wanted);
  const isOthers = before !== null && !isSameWeek(before, weekStart);
  const name = isOthers ? freeName(wanted, new Set(await repo.names()), PLAN_NAME_MAX) : wanted;
  return { name, undated: await repo.free(weekStart, { name }) };
}

/** The dishes of lunches and dinners of the days next to a week that has a date, and the day that it begins with. */
export async function dishesBeside(
  { db }: Pick<Platform, 'db'>,
  { householdId }: Pick<Member, 'householdId'>,
  weekStart: IsoDate,
) {
  const from = addDays(weekStart, Math.min(...DAYS_BESIDE) - WEEK_BEFORE);
  const meals = await weeksRepo(db, householdId).dinnersOf(from, addDays(weekStart, Math.max(...DAYS_BESIDE)));
  return { firstDay: weekdayOf(weekStart), dishes: mealsBeside(meals, weekStart) };
}

/**
 * The recipes that are not to come again so soon: of other weeks around this one, and what was cooked then. Of plans without
 * a date it is known only when they were saved.
 * @param weekStart the week that is planned; null is a week without a date
 */
export async function recentRecipes(
  services: Pick<Platform, 'clock' | 'db'>,
  user: Pick<Member, 'householdId'>,
  days: number,
  weekStart: IsoDate | null,
): Promise<Set<string>> {
  if (days <= 0) return new Set();
  const now = services.clock.now();
  const span = spanAround(weekStart, now.toISOString().slice(0, 10), days);
  const repo = weeksRepo(services.db, user.householdId);
  const [meals, undated, cooked] = await Promise.all([
    repo.mealsOf(addDays(span.from, -WEEK_BEFORE), span.until),
    repo.undatedSince(new Date(now.getTime() - days * DAY_MS)),
    repo.cookedBetween(span.from, span.until),
  ]);
  return new Set([...recipesWithin(meals, span, weekStart), ...undated, ...cooked].map(String));
}
