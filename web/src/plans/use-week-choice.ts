import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { LockedMeals, loadPlan } from '@sorrel/contract/plans';
import type { IsoDate } from '@sorrel/core/iso-date';
import { daysFrom, firstDayOf, isSameWeek } from '@sorrel/core/plans/plan-dates';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { writeDayOfYear } from '../language/write.ts';
import { NO_MEAL } from './plan-meal.ts';
import { findFreeName } from './queries.ts';
import { say } from './sentences.ts';
import { useMovedWeek } from './use-moved-week.ts';
import type { usePlan } from './use-plan.ts';
import { useSavedWeek } from './use-saved-week.ts';
import type { Week } from './week.ts';
import { draftKey, hasMeals } from './week-drafts.ts';

interface WeekChoiceProps {
  plan: ReturnType<typeof usePlan>;
  loadPlan: (id: string) => Promise<ReplyOf<typeof loadPlan> | null>;
  /** What was said and made for the week before is of no use any more. */
  onLeave: () => void;
  onDay: (day: number) => void;
  onAnnounce: (sentence: string) => void;
}

/** Which week is shown: going from one to another, copying and moving. What is unsaved waits where it was left. */
export function useWeekChoice({ plan, loadPlan: load, onLeave, onDay, onAnnounce }: WeekChoiceProps) {
  const { calendar, weekStart } = plan;
  const { move, tellUndated, failure, forgetFailure } = useMovedWeek(plan, onAnnounce);
  const saved = useSavedWeek({ plan, onDay });

  function leaveFor(target: IsoDate | null) {
    onLeave();
    forgetFailure();
    saved.want(null);
    plan.setAside(target);
    onDay(daysFrom(target === null ? calendar.firstDay : firstDayOf(target))[0] ?? 0);
  }

  function go(target: IsoDate | null) {
    if (target === weekStart) return;
    const draft = plan.drafts[draftKey(target)];
    leaveFor(target);
    if (draft !== undefined) {
      plan.show({
        week: { plan: draft.plan, locks: locksOf(draft.locks) },
        name: draft.name,
        planId: draft.planId,
        weekStart: target,
        loaded: draft.loaded,
      });
      return;
    }
    plan.show({
      week: { plan: emptyWeek(plan.settings.structure, NO_MEAL), locks: {} },
      name: '',
      planId: null,
      weekStart: target,
      loaded: null,
    });
    saved.want(target);
  }

  /** Puts a copy into a week, under a name of its own: what it was copied from stays. */
  async function copyTo(target: IsoDate, source: { week: Week; name: string }) {
    const wanted = say.weekOf(writeDayOfYear(new Date(`${target}T00:00:00Z`)));
    // without the server it has no name yet
    const name = await findFreeName(wanted).catch(() => '');
    leaveFor(target);
    plan.show(
      { week: source.week, name, planId: null, weekStart: target, loaded: null },
      say.weeks.copied(source.name),
    );
    onAnnounce(say.weeks.copied(source.name));
  }

  async function copySaved(id: string, target: IsoDate) {
    const source = await load(id);
    if (source !== null) await copyTo(target, { week: plan.weekOf(source), name: source.name });
  }

  const isPlanned = weekStart === null || calendar.planOf(weekStart) !== null;
  return {
    go,
    copyTo,
    copySaved,
    move,
    tellUndated,
    failure,
    saved,
    /** A week of the calendar that nobody has planned, in a household that plans by weeks or away from this one. */
    isUnplanned:
      calendar.isKnown &&
      !isPlanned &&
      !hasMeals(plan.week) &&
      (calendar.weeks.length > 0 || !isSameWeek(weekStart, calendar.thisWeek)),
  };
}

/** Locks as they are stored; one that keeps its slot empty holds nothing. */
const locksOf = (locks: LockedMeals): Week['locks'] =>
  Object.fromEntries(Object.entries(locks).map(([key, meal]) => [key, meal ?? NO_MEAL]));
