import type { DatedWeek } from '@sorrel/contract/weeks';
import type { IsoDate } from '@sorrel/core/iso-date';
import { type FirstDay, isSameWeek, weekStartOf } from '@sorrel/core/plans/plan-dates';
import { mondayToPlan } from '@sorrel/core/plans/week-name';
import { useQuery } from '@tanstack/react-query';
import { todayDate } from '../lib/today-date.ts';
import { weeksQuery } from './queries.ts';
import type { WeekStanding } from './week-away.ts';

const NONE: readonly DatedWeek[] = [];

/** The weeks of the household as this device has its calendar: today is where the person is. */
export function useWeeks() {
  const { data, error, refetch } = useQuery(weeksQuery);
  const weeks = data?.weeks ?? NONE;
  const firstDay: FirstDay = data?.firstDay ?? 'monday';
  const today: IsoDate = todayDate();
  const thisWeek = weekStartOf(today, firstDay);
  const planOf = (weekStart: IsoDate) => weeks.find((week) => isSameWeek(week.weekStart, weekStart)) ?? null;
  return {
    weeks,
    firstDay,
    today,
    thisWeek,
    /** The week that is shown first: this one, or from Friday on the next where this one has no plan. */
    weekToOpen:
      planOf(thisWeek) === null ? weekStartOf(mondayToPlan(today).toISOString().slice(0, 10), firstDay) : thisWeek,
    isKnown: data !== undefined,
    standing: (data !== undefined ? 'here' : error === null ? 'coming' : 'failed') as WeekStanding,
    /** Why nobody knows which weeks are planned. */
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
    /** The saved plan of a week. */
    planOf,
    /** The last plan of a week before this one. */
    planBefore: (weekStart: IsoDate) =>
      weeks.find((week) => week.weekStart < weekStart && !isSameWeek(week.weekStart, weekStart)) ?? null,
  };
}
