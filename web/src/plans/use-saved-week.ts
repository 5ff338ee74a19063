import type { IsoDate } from '@sorrel/core/iso-date';
import { daysFrom, firstDayOf, isSameWeek, weekdayOf } from '@sorrel/core/plans/plan-dates';
import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { dayToOpen } from './plan-meal.ts';
import { useLoadPlan } from './queries.ts';
import type { usePlan } from './use-plan.ts';
import type { WeekStanding } from './week-away.ts';

/** A week whose saved plan is wanted: looked for while the calendar is not known, then loaded. */
interface Wanted {
  target: IsoDate;
  step: 'looked-for' | 'loaded' | 'failed';
  error: unknown;
}

interface SavedWeekProps {
  plan: ReturnType<typeof usePlan>;
  onDay: (day: number) => void;
}

/**
 * Puts what is saved for a week in place of an empty one, unless the person has gone elsewhere or begun one meanwhile. `standing` says of
 * the week that is shown what its empty slots may claim, `error` why its plan could not be loaded, and `retry` asks for it once more.
 */
export function useSavedWeek({ plan, onDay }: SavedWeekProps) {
  const { calendar, weekStart } = plan;
  const { mutateAsync: load } = useLoadPlan();
  // what is wanted of a page that was opened anew is what is saved for the week that opens
  const [asked, setAsked] = useState<Wanted | null>(null);
  const isOpening = plan.isFresh && asked === null;
  const wanted: Wanted | null = isOpening ? { target: calendar.weekToOpen, step: 'looked-for', error: null } : asked;
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });

  const open = useLatestCallback(async (id: string, target: IsoDate) => {
    const mine: Wanted = { target, step: 'loaded', error: null };
    setAsked(mine);
    try {
      const saved = await load(id);
      const now = latest.current;
      setAsked((newest) => (newest === mine ? null : newest));
      if (now.weekStart !== target || now.isDirty) return;
      now.replace(id, saved, null);
      if (!isSameWeek(target, calendar.thisWeek)) return;
      onDay(dayToOpen(now.weekOf(saved).plan, weekdayOf(calendar.today), daysFrom(firstDayOf(target))));
    } catch (error) {
      setAsked((newest) => (newest === mine ? { target, step: 'failed', error } : newest));
    }
  });

  const target = wanted?.step === 'looked-for' && calendar.isKnown ? wanted.target : null;
  const savedId = target === null ? null : (calendar.planOf(target)?.id ?? null);
  useEffect(() => {
    if (target === null) return;
    if (savedId !== null) void open(savedId, target);
    else setAsked(null);
  }, [target, savedId, open]);

  const isOfShown = wanted !== null && wanted.target === weekStart && plan.isEmpty;
  const isUnknown = wanted?.step === 'looked-for' && !calendar.isKnown && calendar.failure !== null;
  const standing = (): WeekStanding => {
    if (!isOfShown) return 'here';
    if (wanted.step === 'failed' || isUnknown) return 'failed';
    return target !== null && savedId === null ? 'here' : 'coming';
  };
  return {
    /** The saved plan of a week is wanted, of which nothing is shown yet; null where there is none to want. */
    want: (start: IsoDate | null) =>
      setAsked(start === null ? null : { target: start, step: 'looked-for', error: null }),
    standing: standing(),
    error: isOfShown && wanted.step === 'failed' ? wanted.error : null,
    retry: () => asked && setAsked({ ...asked, step: 'looked-for', error: null }),
  };
}
