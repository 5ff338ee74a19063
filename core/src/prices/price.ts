import { type Unit, unitDimension } from '../ingredients/units.ts';
import { CURRENCIES } from './currency.ts';

/** What a household pays for a food. */
export type FoodPrice = {
  /** What the food is called on English lists: the name by which lines of lists are one thing. */
  readonly name: string;
  /** In hundredths of the household's currency, a whole number above 0. */
  readonly hundredths: number;
  /** For so many of the unit. */
  readonly quantity: number;
  readonly unit: PriceUnit;
};

/** What a price may be for: measures, and what shops sell whole. '' counts the thing itself. */
export const PRICE_UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'oz',
  'lb',
  'fl oz',
  'pint',
  'gallon',
  '',
  'bunch',
  'bulb',
  'head',
  'loaf',
  'pack',
  'sheet',
  'tin',
] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Units of `PRICE_UNITS` that measure. */
export const isMeasure = (unit: PriceUnit): boolean =>
  unit !== '' && unit !== 'pack' && unit !== 'tin' && unitDimension(unit as Unit) !== 'count';

/** Prices that a household keeps: far above what a kitchen buys. */
export const PRICES_MAX = 500;
/** The highest price, in hundredths: what no food costs. */
export const PRICE_HUNDREDTHS_MAX = 10_000_000;
export const PRICE_QUANTITY_MAX = 100_000;
export const PRICED_NAME_MAX = 100;

/** Why something that was typed is no price. */
export type PriceFault = 'no_number' | 'not_above_zero' | 'too_high';

/** Signs, codes and words of currencies, which may stand beside the number. */
const SIGNS = new RegExp(
  `\\p{Sc}|(?<!\\p{L})(?:${CURRENCIES.join('|')}|euros?|s?fr|kr|kč|zł|ft|lei|tl|r(?=\\$))(?!\\p{L})\\.?`,
  'giu',
);

/**
 * A price as it is typed: '9.90', '9,90', '€ 1.234,50', '1,15 €'. A point or comma parts the hundredths, of which there are two
 * at most; before them the other of both may group thousands. '1,234' may mean either, and is not guessed.
 */
export function readPrice(text: string): { ok: true; hundredths: number } | { ok: false; fault: PriceFault } {
  const number = readNumber(text.replace(SIGNS, ''));
  if (number === null) return { ok: false, fault: 'no_number' };
  const hundredths = Math.round(number * 100);
  if (hundredths <= 0) return { ok: false, fault: 'not_above_zero' };
  return hundredths > PRICE_HUNDREDTHS_MAX ? { ok: false, fault: 'too_high' } : { ok: true, hundredths };
}

/** For how many of its unit a price is: '10', '0,5', '1.5'. */
export function readPricedQuantity(text: string): { ok: true; quantity: number } | { ok: false; fault: PriceFault } {
  const plain = text.trim().replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { ok: false, fault: 'no_number' };
  const quantity = Number(plain);
  if (quantity <= 0) return { ok: false, fault: 'not_above_zero' };
  return quantity > PRICE_QUANTITY_MAX ? { ok: false, fault: 'too_high' } : { ok: true, quantity };
}

function readNumber(text: string): number | null {
  const plain = text.replace(/[\s'’]/gu, '');
  const grouped = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d{1,2})$/u.exec(plain);
  if (grouped !== null) return Number(`${grouped[1]?.replace(/[.,]/g, '')}.${grouped[3]}`);
  return /^(?:\d+(?:[.,]\d{1,2})?|[.,]\d{1,2})$/u.test(plain) ? Number(plain.replace(',', '.')) : null;
}
