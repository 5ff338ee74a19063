import { type Amount, exactly, sumByUnit } from './amounts.ts';

/** Units that convert exactly, the smaller first, and how many of it make the larger. Source: SI; NIST Handbook 44, appendix C. */
export const EXACT_PAIRS = [
  { small: 'g', large: 'kg', factor: 1000 },
  { small: 'ml', large: 'l', factor: 1000 },
  { small: 'tsp', large: 'tbsp', factor: 3 },
  { small: 'oz', large: 'lb', factor: 16 },
] as const;

const pairOf = (unit: string) => EXACT_PAIRS.find(({ small, large }) => small === unit || large === unit);

/**
 * Sums amounts: those that convert exactly within one kind become one amount, in the larger unit when there is at least one
 * of it; the rest is summed unit by unit. The order of the result does not depend on the order of the input.
 */
export function sumMeasures(amounts: readonly Amount[]): Amount[] {
  const inSmall = amounts.map(({ quantity, unit }) => {
    const pair = pairOf(unit);
    return pair !== undefined && unit === pair.large
      ? { quantity: quantity * pair.factor, unit: pair.small as string }
      : { quantity, unit };
  });
  return sumByUnit(inSmall)
    .map(({ quantity, unit }) => {
      const pair = EXACT_PAIRS.find(({ small }) => small === unit);
      return pair !== undefined && quantity >= pair.factor
        ? { quantity: exactly(quantity / pair.factor), unit: pair.large as string }
        : { quantity, unit };
    })
    .toSorted((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0));
}
