import { type Unit, unitDimension } from '../ingredients/units.ts';

/** Foods that one name may list; a longer list is a sentence. */
export const PARTS_MAX = 8;

/**
 * How much of a line's amount each of its foods has: of what is weighed or measured an equal share. What is counted is of each
 * where there are not enough for all: nobody takes half an onion for '1 onion and carrot'.
 * @param quantity of the line; null where it gives none
 * @param isOfKinds of one food: '2 red, yellow and green peppers' are two of them
 */
export function shareOfEach(
  parts: number,
  quantity: number | null,
  unit: Unit | null,
  { isOfEach = false, isOfKinds = false }: { readonly isOfEach?: boolean; readonly isOfKinds?: boolean } = {},
): number {
  const isCounted = unit === null || unitDimension(unit) === 'count';
  if (parts < 2 || isOfEach) return 1;
  const isTooFew = isCounted && quantity !== null && quantity < parts;
  if (isTooFew && !(isOfKinds && quantity > 1)) return 1;
  return 1 / parts;
}
