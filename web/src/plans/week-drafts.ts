import { LoadedPlan, LockedMeals, MealPlan } from '@sorrel/contract/plans';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { isSameMarks, marksOf } from '@sorrel/core/plans/merge-changes';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { z } from 'zod';
import type { Week } from './week.ts';

/** A saved plan as this tab loaded or saved it last. */
export const LoadedWeek = LoadedPlan.extend({ name: z.string() });
export type LoadedWeek = z.output<typeof LoadedWeek>;

/** What is on the page: a week with its name, the saved plan that it is, and when it is for. */
export interface ShownWeek {
  week: Week;
  name: string;
  /** The saved plan; null where there is none. */
  planId: string | null;
  /** Its first day; null is a week without a date. */
  weekStart: string | null;
  /** What it was made from; null where that is no saved plan. */
  loaded: LoadedWeek | null;
}

/** A week that was left with changes that are not saved. */
const WeekDraft = z.object({
  plan: MealPlan,
  locks: LockedMeals,
  name: z.string(),
  planId: z.string().nullable(),
  loaded: LoadedWeek.nullable().default(null),
});

/** By the first day of the week; '' is the week without a date. */
export const WeekDrafts = z.record(z.string(), WeekDraft);
export type WeekDrafts = z.output<typeof WeekDrafts>;

/** Weeks that wait unsaved: more would not fit into what a browser keeps. */
const DRAFTS_MAX = 12;

export const NO_DRAFTS: WeekDrafts = {};
export const draftKey = (weekStart: string | null): string => weekStart ?? '';

/** Whether a week under this name is what was loaded or saved last: numbers of a recipe that changed are no change of the week. */
export const isAsLoaded = (loaded: LoadedWeek | null, week: Week, name: string): boolean =>
  loaded !== null && loaded.name === name.trim().toLowerCase() && isSameMarks(loaded.slots, marksOf(week));

export const hasMeals = ({ plan }: Week): boolean => slotsOf(plan).some(({ meal }) => !isEmptyMeal(meal));

/** The drafts with this one, the oldest left out where there are too many. */
export function withDraft(drafts: WeekDrafts, { week, name, planId, weekStart, loaded }: ShownWeek): WeekDrafts {
  const { [draftKey(weekStart)]: _, ...others } = drafts;
  const kept = Object.entries(others).slice(-(DRAFTS_MAX - 1));
  const draft = { plan: week.plan as MealPlan, locks: week.locks as LockedMeals, name, planId, loaded };
  return { ...Object.fromEntries(kept), [draftKey(weekStart)]: draft };
}

export function withoutDraft(drafts: WeekDrafts, weekStart: string | null): WeekDrafts {
  const { [draftKey(weekStart)]: _, ...others } = drafts;
  return others;
}
