import type { MealPlan, WeekQuality } from '@sorrel/contract/plans';
import { useEffect, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import type { Week } from './week.ts';

/** A week is asked about again once the hand that changes it rests. */
const EXPLAIN_REST_MS = 800;

interface WeekQualityProps {
  plan: Week['plan'];
  /** Asks the server how good a week is. */
  explain: (plan: MealPlan) => Promise<WeekQuality>;
}

/**
 * What is to be said of the week on the screen: its maker's word while it stands as it was made, and the server's own once
 * somebody has changed it by hand. Never what was true of another week.
 */
export function useWeekQuality({ plan, explain }: WeekQualityProps) {
  const [said, setSaid] = useState<{ plan: Week['plan']; quality: WeekQuality } | null>(null);
  const isTold = said !== null;
  const isOfThis = said !== null && isSameWeek(said.plan, plan);
  const ask = useLatestCallback(async () => {
    try {
      const quality = await explain(plan as MealPlan);
      // nothing is said any more where the week was cleared or another one loaded meanwhile
      setSaid((before) => before && { plan, quality });
    } catch {
      // nobody asked for it: nothing is said of the week, which stands as it is
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change by hand begins the rest anew
  useEffect(() => {
    if (!isTold || isOfThis) return;
    const timer = setTimeout(ask, EXPLAIN_REST_MS);
    return () => clearTimeout(timer);
  }, [isTold, isOfThis, plan, ask]);

  return {
    reasons: isOfThis ? said.quality.reasons : [],
    /** What the maker of a week says of it. */
    say: (made: Week['plan'], quality: WeekQuality) => setSaid({ plan: made, quality }),
    forget: () => setSaid(null),
  };
}

/** The same meals in the same places; a lock put on one, or a picture's new address, changes nothing that is said. */
function isSameWeek(one: Week['plan'], other: Week['plan']): boolean {
  return one === other || idsOf(one) === idsOf(other);
}

const idsOf = (plan: Week['plan']) =>
  JSON.stringify(plan.map(({ breakfast, lunch, dinner, snack }) => [breakfast, lunch, dinner, snack].map(ids)));
const ids = (meals: Week['plan'][number]['lunch']) =>
  meals.map(({ id, note, sides }) => [note?.kind ?? id, sides?.map((side) => side.id)]);
