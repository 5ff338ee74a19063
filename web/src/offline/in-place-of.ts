import { savePlan } from '@sorrel/contract/plans';
import { marksBeforeBoth, marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';

type Body = Record<string, unknown> | undefined;

/**
 * The save of a plan that takes the place of one that waits: it changes what either has changed. Where the one that waits says
 * nothing of what it was made from, it stands for the whole week, and so does this.
 */
export function savedInPlaceOf(waiting: Body, saved: Body): Body {
  const [first, second] = [waiting, saved].map((body) => savePlan.body.safeParse(body).data);
  if (second?.loaded === undefined) return saved;
  const { loaded, plan, lockedMeals, settings } = second;
  if (first?.loaded?.id !== loaded.id) return { ...saved, loaded: undefined };
  const ofFirst = first.loaded.settings;
  return {
    ...saved,
    loaded: {
      ...loaded,
      slots: marksBeforeBoth(first.loaded.slots, loaded.slots, marksOf({ plan, locks: lockedMeals })),
      settings:
        ofFirst && loaded.settings && settings && marksBeforeBoth(ofFirst, loaded.settings, marksOfSettings(settings)),
    },
  };
}
