import { groupedNumber } from '@sorrel/core/nutrition/shown-amount';

/** What a filter that protects left out because it could not be judged. */
export function notJudgedText(count: number): string {
  return count === 1
    ? '1 recipe is left out because not all of its ingredients are known.'
    : `${groupedNumber(count)} recipes are left out because not all of their ingredients are known.`;
}
