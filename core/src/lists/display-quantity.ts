import { parseUnit, unitText } from '../ingredients/units.ts';
import { type Amount, describeAmounts } from './amounts.ts';
import type { ListItem } from './list.ts';
import { amountsOf } from './merge-items.ts';

/** Decimals beyond which a product counts as exact before it is rounded up. */
const EXACT = 1e6;

/**
 * Quantity times serves, rounded up to one decimal on exact decimals: 0.1 x 3 is 0.3, not 0.4.
 * @see specification, section 9, "Shopping quantities"
 */
export function roundUpQuantity(quantity: number, serves: number): number {
  const exact = Math.round(quantity * serves * EXACT) / EXACT;
  return Math.ceil(Math.round(exact * 10 * EXACT) / EXACT) / 10;
}

/** The plural of another word for a unit, such as 'tins', where it is one that recipes use; else null. */
function otherPlural(unit: string): string | null {
  const known = parseUnit(unit);
  if (known === null) return null;
  return [`${unit}s`, `${unit}es`].find((plural) => parseUnit(plural) === known) ?? null;
}

/**
 * One amount in words: '1 loaf', '2 cans', '200 g'. Lists keep units in the singular; words of somebody's own, whose plural
 * nobody knows, take an 'x' from more than one on: '2 x net'.
 */
function oneAmount({ quantity, unit }: Amount): string {
  if (unit === '') return `${quantity}`;
  if (quantity <= 1 || parseUnit(unit) === unit) return `${quantity} ${unitText(unit, quantity)}`;
  const plural = otherPlural(unit);
  return plural === null ? `${quantity} x ${unit}` : `${quantity} ${plural}`;
}

/** Writes an amount in a language. `isOnly`: nothing else stands beside it. */
export type AmountWriter = (amount: Amount, isOnly: boolean) => string;

/** '2 cans' of one amount alone, '2 x cup' beside others. */
export const writeInEnglish: AmountWriter = (amount, isOnly) =>
  isOnly ? oneAmount(amount) : describeAmounts([amount]);

/** The amount of an item as the list shows it for so many serves: '1.5 kg', '2 x cup, 3 x g', or '' where there is none. */
export function displayQuantity(
  item: Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription'>,
  serves: number,
  write: AmountWriter = writeInEnglish,
): string {
  const amounts = amountsOf(item).map(({ quantity, unit }) => ({ quantity: roundUpQuantity(quantity, serves), unit }));
  const isOnly = amounts.length === 1 && item.quantityDescription === '';
  return amounts.map((amount) => write(amount, isOnly)).join(', ');
}
