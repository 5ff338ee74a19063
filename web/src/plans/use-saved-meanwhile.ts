import { loadPlan } from '@sorrel/contract/plans';
import { isSameMarks } from '@sorrel/core/plans/merge-changes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, isGone } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { countUnsent } from '../lib/unsent.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import type { usePlan } from './use-plan.ts';
import type { LoadedWeek } from './week-drafts.ts';

/** How often a week that stands open is looked at, as on a tablet in the kitchen. */
const LOOK_EVERY_MS = 60_000;

interface SavedMeanwhileEvents {
  /** Another week stands there than before. */
  onTaken: () => void;
  /** The week that stands there was deleted. */
  onGone: () => void;
}

/**
 * A saved week of which nothing is unsaved here is shown as it is saved now: another member, or another device of the same person, may
 * have saved it since. It is asked for whenever the week is shown, its person comes back to it or the server does, and while it stands open.
 * What is not saved here stays as it is, and is put together with the others' when it is saved.
 * One that was deleted since then is saved no more, whether or not something was changed here.
 */
export function useSavedMeanwhile(plan: ReturnType<typeof usePlan>, { onTaken, onGone }: SavedMeanwhileEvents) {
  const userId = useUser()?.id;
  const { loaded } = plan;
  const id = loaded !== null && loaded.id === plan.planId ? loaded.id : null;

  const { data } = useQuery({
    queryKey: ['plans', 'saved-meanwhile', id],
    queryFn: async ({ signal }) => {
      // what waits on this device to be sent is newer than what the server has
      if (id === null || userId === undefined || loaded === null || (await hasUnsent(userId))) return null;
      // of the server alone: what this device keeps of a plan may be older than what is on the screen
      const saved = await ask(loadPlan, { params: { id }, signal }).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      return (await hasUnsent(userId)) ? null : { saved, askedFor: loaded };
    },
    enabled: id !== null && userId !== undefined,
    staleTime: 0,
    // an answer of the last visit is older than what was saved since
    gcTime: 0,
    retry: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: LOOK_EVERY_MS,
  });

  const take = useLatestCallback(({ saved, askedFor }: NonNullable<typeof data>) => {
    // saved or loaded since then: the answer may be of before
    if (!isSameLoaded(plan.loaded, askedFor)) return;
    if (saved === null) {
      plan.setPlanId((now) => (now === askedFor.id ? null : now));
      plan.setUnsaved();
      onGone();
      return;
    }
    // a week that was given another date is another week of the calendar, which its person goes to
    if (!plan.isAsSaved || (saved.weekStart ?? null) !== plan.weekStart) return;
    if (plan.takeSaved(askedFor, saved)) onTaken();
  });
  useEffect(() => {
    if (data) take(data);
  }, [data, take]);
}

const hasUnsent = async (userId: string): Promise<boolean> => {
  const { waiting, refused } = await countUnsent(userId);
  return waiting + refused > 0;
};

const isSameLoaded = (one: LoadedWeek | null, other: LoadedWeek): boolean =>
  one !== null && one.id === other.id && one.name === other.name && isSameMarks(one.slots, other.slots);
