import { untrueLeftovers, type WeekBegin } from '@sorrel/core/plans/leftovers';
import { dayName } from './day-name.ts';
import { say } from './slot-sentences.ts';
import type { Week } from './week.ts';

/** What of a week is no longer left of a dish once it has been changed, to be said; undefined where nothing is. */
export function lostLeftovers({ plan }: Week, weekStart: WeekBegin): string | undefined {
  const lost = untrueLeftovers(plan, weekStart);
  if (lost.length === 0) return undefined;
  return lost.map(({ day, meal }) => say.leftovers.lost(meal.name, dayName(day))).join(' ');
}
