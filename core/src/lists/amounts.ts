import { parseUnit, unitDimension } from '../ingredients/units.ts';

/** A quantity in a unit; the unit '' counts the thing itself. */
export interface Amount {
  quantity: number;
  unit: string;
}

/** Decimals that sums are kept to: far below what anybody weighs, far above the error of binary fractions. */
const DECIMALS = 1e9;

/** A sum without the crumbs of binary fractions: 0.1 + 0.2 is 0.3. */
export const exactly = (quantity: number): number => Math.round(quantity * DECIMALS) / DECIMALS;

/** What two words for one measure have in common ('gram' and 'g'). Words for what is counted stay apart: a tub is no pot. */
function measureOf(unit: string): string {
  const known = parseUnit(unit);
  return known !== null && unitDimension(known) !== 'count' ? known : unit;
}

/**
 * The same amounts with each unit once, under the word and in the order in which units first appear. Amounts of nothing are
 * left out.
 */
export function sumByUnit(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Amount>();
  for (const { quantity, unit } of amounts) {
    if (quantity <= 0) continue;
    const sum = sums.get(measureOf(unit)) ?? { quantity: 0, unit };
    sums.set(measureOf(unit), { ...sum, quantity: exactly(sum.quantity + quantity) });
  }
  return [...sums.values()];
}

/** Several amounts in words: '2 x cup, 3 x g'; the thing itself is counted by its number alone. */
export function describeAmounts(amounts: readonly Amount[]): string {
  return amounts.map(({ quantity, unit }) => (unit === '' ? `${quantity}` : `${quantity} x ${unit}`)).join(', ');
}

/** Where the next amount of a description begins: a comma in a unit of somebody's own words is not the end of it. */
const NEXT_AMOUNT = /, (?=\d+(?:\.\d+)?(?:e[+-]?\d+)?(?: x |,|$))/;

/** The amounts of a description. Words that are no amount are one of what they say, so that they are not lost in a merge. */
export function parseDescription(description: string): Amount[] {
  return description.split(NEXT_AMOUNT).flatMap((part) => {
    const text = part.trim();
    const match = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: x (.+))?$/.exec(text);
    if (match !== null) return [{ quantity: Number(match[1]), unit: match[2] ?? '' }];
    return text === '' ? [] : [{ quantity: 1, unit: text }];
  });
}
