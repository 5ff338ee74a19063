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

/**
 * One amount in words: '1 loaf', '2 cans', '200 g'. Lists keep units in the singular; words of somebody's own, whose plural
 * nobody knows, take an 'x' from more than one on: '2 x net'.
 */
function oneAmount({ quantity, unit }: Amount): string {
  if (unit === '') return `${quantity}`;
  const isKnown = parseUnit(unit) === unit;
  return !isKnown && quantity > 1 ? `${quantity} x ${unit}` : `${quantity} ${unitText(unit, quantity)}`;
}

/** The amount of an item as the list shows it for so many serves: '1.5 kg', '2 x cup, 3 x g', or '' where there is none. */
export function displayQuantity(
  item: Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription'>,
  serves: number,
): string {
  const amounts = amountsOf(item).map(({ quantity, unit }) => ({ quantity: roundUpQuantity(quantity, serves), unit }));
  const [only] = amounts;
  if (amounts.length === 1 && only !== undefined && item.quantityDescription === '') {
    return oneAmount(only);
  }
  return describeAmounts(amounts);
}
