import { parseUnit, unitDimension, unitText } from '../ingredients/units.ts';
import { type Amount, describeAmounts, parseDescription } from './amounts.ts';
import type { ListItem } from './list.ts';
import { amountsOf } from './merge-items.ts';
import { type ShownAmount, shopAmount, shopUnit } from './shop-amount.ts';

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
export type AmountWriter = (amount: ShownAmount, isOnly: boolean) => string;

/** '2 cans' of one amount alone, '2 x cup' beside others. */
export const writeInEnglish: AmountWriter = ({ quantity, unit, gramsEach }, isOnly) => {
  if (quantity === null) return 'small amount';
  if (!isOnly) return describeAmounts([{ quantity, unit }]);
  return `${oneAmount({ quantity, unit })}${gramsEach === undefined ? '' : ` of ${gramsEach} g`}`;
};

type ItemAmount = Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription' | 'shop'> &
  Partial<Pick<ListItem, 'exact'>>;

/**
 * What the list shows of an item for so many serves: in shop amounts what is kept in the unit that its food is bought in, all else
 * by the specification's rule. Either is worked out from the exact sum, and rounded once.
 */
export function shownAmounts(item: ItemAmount, serves: number): ShownAmount[] {
  const { shop } = item;
  const amounts = amountsOf(item);
  if (shop?.unit === 'small' && amounts.length === 0) return [{ quantity: null, unit: '' }];
  // what was built of recipes is bought: nobody buys 1.3 jars, or 0.3 leaves
  const isWhole = (text: string) => {
    const unit = parseUnit(text);
    return item.exact !== undefined && unit !== null && unitDimension(unit) === 'count';
  };
  return amounts.map(({ quantity, unit }) => {
    if (shop !== undefined && unit === shopUnit(shop.unit) && quantity > 0) return shopAmount(quantity * serves, shop);
    const rounded = roundUpQuantity(quantity, serves);
    return { quantity: isWhole(unit) ? Math.ceil(rounded) : rounded, unit };
  });
}

/** The amount of an item as the list shows it for so many serves: '1.5 kg', '2 x cup, 3 x g', or '' where there is none. */
export function displayQuantity(item: ItemAmount, serves: number, write: AmountWriter = writeInEnglish): string {
  const amounts = shownAmounts(item, serves);
  const isOnly = amounts.length === 1 && item.quantityDescription === '';
  return amounts.map((amount) => write(amount, isOnly)).join(', ');
}

/** The exact sum of what the recipes say, for so many serves; '' where they give no amount. */
export function exactQuantity({ exact }: Pick<ListItem, 'exact'>, serves: number, write: AmountWriter): string {
  const amounts = parseDescription(exact ?? '');
  return amounts
    .map(({ quantity, unit }) => write({ quantity: toHundredths(quantity * serves), unit }, true))
    .join(' + ');
}

/** Hundredths, and of less than one of them what is left: nothing that is needed is nothing. */
const toHundredths = (quantity: number): number =>
  quantity < 0.01 ? Number(quantity.toPrecision(1)) : Math.round(quantity * 100) / 100;
