const GROUPED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/**
 * An amount as every page shows it, a whole number: calories are rounded up, everything else to the nearest.
 * Source: specification, section 9 ('rounded to whole numbers'; calories 'rounded up').
 */
export function shownAmount(amount: number, unit: string): number {
  // a sum of binary fractions may lie a hair above the number that was meant
  const exact = Number(amount.toPrecision(12));
  return unit === 'kcal' ? Math.ceil(exact) : Math.round(exact);
}

/** A whole number with its thousands apart: '1,240'. */
export function groupedNumber(number: number): string {
  return GROUPED.format(number);
}

/** An amount with its unit: '1,240 kcal', '38 g'. */
export function amountText(amount: number, unit: string): string {
  return `${groupedNumber(shownAmount(amount, unit))} ${unit}`;
}

/** The same of a sum that may lack something: 'at least 1,240 kcal', and '-' where what is known comes to nothing. */
export function sumText(amount: number, unit: string, isPart: boolean): string {
  if (!isPart) return amountText(amount, unit);
  return shownAmount(amount, unit) === 0 ? '-' : `at least ${amountText(amount, unit)}`;
}
