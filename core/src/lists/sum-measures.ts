import { ownEntry } from '../own-entry.ts';
import { type Amount, exactly, sumByUnit } from './amounts.ts';

/**
 * Units that convert exactly: what one of them is in the unit that sums are made in.
 * Source: SI; NIST Handbook 44, appendix C; a dessertspoon is two teaspoons.
 */
const IN_SMALL: Readonly<Record<string, { small: string; factor: number }>> = {
  kg: { small: 'g', factor: 1000 },
  mg: { small: 'g', factor: 0.001 },
  l: { small: 'ml', factor: 1000 },
  dl: { small: 'ml', factor: 100 },
  cl: { small: 'ml', factor: 10 },
  tbsp: { small: 'tsp', factor: 3 },
  dsp: { small: 'tsp', factor: 2 },
  lb: { small: 'oz', factor: 16 },
};

/** The larger unit of a shop's shelf for each unit of sums. */
const LARGE: Readonly<Record<string, { large: string; factor: number }>> = {
  g: { large: 'kg', factor: 1000 },
  ml: { large: 'l', factor: 1000 },
  tsp: { large: 'tbsp', factor: 3 },
  oz: { large: 'lb', factor: 16 },
};

/**
 * Sums amounts: those that convert exactly within one kind become one amount, in the larger unit when there is at least one
 * of it; the rest is summed unit by unit. The order of the result does not depend on the order of the input.
 */
export function sumMeasures(amounts: readonly Amount[]): Amount[] {
  const inSmall = amounts.map(({ quantity, unit }) => {
    const found = ownEntry(IN_SMALL, unit);
    return found === undefined ? { quantity, unit } : { quantity: quantity * found.factor, unit: found.small };
  });
  return sumByUnit(inSmall)
    .map(({ quantity, unit }) => {
      const found = ownEntry(LARGE, unit);
      return found !== undefined && quantity >= found.factor
        ? { quantity: exactly(quantity / found.factor), unit: found.large }
        : { quantity, unit };
    })
    .toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
}
