import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { type FirstDay, mondayIn } from '@sorrel/core/plans/plan-dates';
import type { DatedMeal } from '@sorrel/core/plans/recent-recipes';
import { and, between, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { cookEntries } from '../db/tables/cooking.ts';
import { households } from '../db/tables/households.ts';
import { plans } from '../db/tables/plans.ts';
import { DISHES, plannedIds } from './planned-ids-repo.ts';

/** Days that a week can begin before the Monday that is in it. */
const BEFORE_MONDAY = 6;

/** The plans of a week, whichever day it begins with. */
const inWeek = (weekStart: IsoDate) => {
  const monday = mondayIn(weekStart);
  return between(plans.weekStart, addDays(monday, -BEFORE_MONDAY), monday);
};

/** SQL of the weeks that have a date; every question names the household. */
export function weeksRepo(db: DatabaseHandle, householdId: HouseholdId) {
  const own = eq(plans.householdId, householdId);
  const datedMeals = async (ids: SQL, from: IsoDate, until: IsoDate): Promise<DatedMeal[]> => {
    const { rows } = await db.execute<{ week_start: string; day: number; id: string }>(sql`
      select distinct ${plans.weekStart}::text as week_start, (day.place - 1)::int as day, meal.id #>> '{}' as id
      from ${plans}, jsonb_array_elements(${plans.mealPlan}) with ordinality as day(meals, place), ${ids}
      where ${own} and ${between(plans.weekStart, from, until)}`);
    return rows.map(({ week_start, day, id }) => ({ weekStart: week_start, day, id }));
  };
  return {
    /** Every plan that has a week, the latest first. */
    all: async () => {
      const rows = await db
        .select({ id: plans.id, name: plans.name, weekStart: plans.weekStart })
        .from(plans)
        .where(and(own, isNotNull(plans.weekStart)))
        .orderBy(desc(plans.weekStart));
      return rows.flatMap(({ weekStart, ...plan }) => (weekStart === null ? [] : [{ ...plan, weekStart }]));
    },
    weekOfName: async (name: string): Promise<IsoDate | null> => {
      const [row] = await db
        .select({ weekStart: plans.weekStart })
        .from(plans)
        .where(and(own, eq(plans.name, name)));
      return row?.weekStart ?? null;
    },
    names: async () => (await db.select({ name: plans.name }).from(plans).where(own)).map(({ name }) => name),
    /** Takes its week off whatever plan has it, but for the one of the id or the name. @returns the plan that had it */
    free: async (weekStart: IsoDate, but: { id: string } | { name: string }) => {
      const isOther = 'id' in but ? ne(plans.id, but.id) : ne(plans.name, but.name);
      const [freed] = await db
        .update(plans)
        .set({ weekStart: null })
        .where(and(own, inWeek(weekStart), isOther))
        .returning({ id: plans.id, name: plans.name });
      return freed ?? null;
    },
    /** @returns whether there is such a plan */
    setWeek: async (memberId: string, id: string, weekStart: IsoDate | null, now: Date): Promise<boolean> => {
      const set = await db
        .update(plans)
        .set({ weekStart, changedBy: memberId, updatedAt: now })
        .where(and(own, eq(plans.id, id)))
        .returning({ id: plans.id });
      return set.length > 0;
    },
    firstDay: async (): Promise<FirstDay> => {
      const [row] = await db
        .select({ firstDay: households.weekStartsOn })
        .from(households)
        .where(eq(households.id, householdId));
      return row?.firstDay ?? 'monday';
    },
    setFirstDay: (firstDay: FirstDay) =>
      db.update(households).set({ weekStartsOn: firstDay }).where(eq(households.id, householdId)),
    /** The recipes of weeks that begin on these days, each with its day. */
    mealsOf: (from: IsoDate, until: IsoDate) => datedMeals(plannedIds(sql`day.meals`, '$.*[*]'), from, until),
    /** The dishes of their lunches and dinners, without sides. */
    dinnersOf: async (from: IsoDate, until: IsoDate): Promise<DatedMeal[]> => {
      const ofType = (path: '$.lunch[*]' | '$.dinner[*]') =>
        datedMeals(plannedIds(sql`day.meals`, path, DISHES), from, until);
      return [...(await ofType('$.lunch[*]')), ...(await ofType('$.dinner[*]'))];
    },
    /** The recipes of plans without a date that were saved since then. */
    undatedSince: async (since: Date): Promise<string[]> => {
      const { rows } = await db.execute<{ id: string }>(sql`
        select distinct meal.id #>> '{}' as id
        from ${plans}, ${plannedIds(sql`${plans.mealPlan}`, '$[*].*[*]')}
        where ${and(own, isNull(plans.weekStart))} and ${plans.updatedAt} >= ${since.toISOString()}`);
      return rows.map(({ id }) => id);
    },
    /** What members cooked on these days. */
    cookedBetween: async (from: IsoDate, until: IsoDate): Promise<string[]> => {
      const rows = await db
        .selectDistinct({ id: cookEntries.recipeId })
        .from(cookEntries)
        .innerJoin(users, eq(users.id, cookEntries.userId))
        .where(
          and(
            eq(users.householdId, householdId),
            between(cookEntries.cookedAt, new Date(`${from}T00:00:00Z`), new Date(`${until}T23:59:59.999Z`)),
          ),
        );
      return rows.map(({ id }) => id);
    },
  };
}
