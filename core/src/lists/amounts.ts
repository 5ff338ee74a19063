/** A quantity in a unit; the unit '' counts the thing itself. */
export interface Amount {
  quantity: number;
  unit: string;
}

/** Decimals that sums are kept to: far below what anybody weighs, far above the error of binary fractions. */
const DECIMALS = 1e9;

/** A sum without the crumbs of binary fractions: 0.1 + 0.2 is 0.3. */
export const exactly = (quantity: number): number => Math.round(quantity * DECIMALS) / DECIMALS;

/** The same amounts with each unit once, in the order in which units first appear. Amounts of nothing are left out. */
export function sumByUnit(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { quantity, unit } of amounts) {
    if (quantity > 0) sums.set(unit, exactly((sums.get(unit) ?? 0) + quantity));
  }
  return [...sums].map(([unit, quantity]) => ({ quantity, unit }));
}

/** Several amounts in words: '2 x cup, 3 x g'; the thing itself is counted by its number alone. */
export function describeAmounts(amounts: readonly Amount[]): string {
  return amounts.map(({ quantity, unit }) => (unit === '' ? `${quantity}` : `${quantity} x ${unit}`)).join(', ');
}

/** The amounts of a description; what is no amount is left out. */
export function parseDescription(description: string): Amount[] {
  return description.split(', ').flatMap((part) => {
    const match = /^(\d+(?:\.\d+)?(?:e-?\d+)?)(?: x (.+))?$/.exec(part.trim());
    return match === null ? [] : [{ quantity: Number(match[1]), unit: match[2] ?? '' }];
  });
}
