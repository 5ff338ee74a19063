import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { savePlan } from '@sorrel/contract/plans';
import type { IsoDate } from '@sorrel/core/iso-date';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useToast } from '../ui/toast.tsx';
import { useSetPlanWeek } from './queries.ts';
import { say } from './sentences.ts';
import { useFailure } from './use-failure.ts';
import type { usePlan } from './use-plan.ts';
import { weekDates } from './week-words.ts';

/** How long it can be taken back that a plan took the week of another. */
const GIVE_BACK_MS = 10_000;

/** Gives the plan that is shown another week, or none; a saved one at once. */
export function useMovedWeek(plan: ReturnType<typeof usePlan>, onAnnounce: (sentence: string) => void) {
  const setPlanWeek = useSetPlanWeek();
  const showToast = useToast();
  const { failure, tell, forget: forgetFailure } = useFailure();

  async function attempt(work: () => Promise<void>) {
    forgetFailure();
    try {
      await work();
    } catch (error) {
      tell(error);
    }
  }

  /** The plan that had the week gets it again; the one that took it has no date. */
  const giveBack = useLatestCallback((id: string, weekStart: IsoDate) =>
    attempt(async () => {
      await setPlanWeek.mutateAsync({ id, weekStart });
      if (plan.weekStart === weekStart) plan.setWeekStart(null);
    }),
  );

  /** Another plan had the week: says so, and offers to give it back. */
  function tellUndated(undated: ReplyOf<typeof savePlan>['undated'] | null, weekStart: IsoDate | null) {
    if (!undated || weekStart === null) return;
    const action = { label: say.weeks.giveBack, onPress: () => void giveBack(undated.id, weekStart) };
    showToast(say.weeks.undated(undated.name), { ms: GIVE_BACK_MS, action });
  }

  const move = (weekStart: IsoDate | null) =>
    attempt(async () => {
      const { planId: id } = plan;
      const undated = id === null ? null : (await setPlanWeek.mutateAsync({ id, weekStart })).undated;
      plan.setWeekStart(weekStart);
      onAnnounce(weekStart === null ? say.weeks.dateTaken : say.weeks.moved(weekDates(weekStart)));
      tellUndated(undated, weekStart);
    });

  return { move, tellUndated, failure, forgetFailure };
}
