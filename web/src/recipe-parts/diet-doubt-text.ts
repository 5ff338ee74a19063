import type { Recipe } from '@sorrel/contract/recipe';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { writeAll } from '../language/write.ts';
import { say } from './detail-sentences.ts';

/**
 * Why it cannot be told, with what leaves it open: ingredients, or words of the title and the steps.
 * @param what of `dietDoubt`
 * @param avoided what the person avoids: a word that leaves open something else is no reason
 */
export function doubtText(
  { allergens: { unknown, kindNotSaid, unlisted } }: Pick<Recipe, 'allergens'>,
  what: string,
  avoided: readonly DietWarning[] = [],
): string {
  if (unknown.length === 0 && kindNotSaid.length > 0) return say.doubtOfKind(what, writeAll(kindNotSaid));
  const open = [...unknown, ...kindNotSaid];
  const words = unlisted.filter(({ leavesOpen }) => leavesOpen.some((warning) => avoided.includes(warning)));
  if (open.length > 0 || words.length === 0) return say.doubt(what, writeAll(open));
  return say.doubtOfUnlisted(what, writeAll(words.map(({ word }) => word)));
}
