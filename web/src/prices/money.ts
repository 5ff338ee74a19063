import type { Prices } from '@sorrel/contract/prices';
import { type Currency, usualCurrency } from '@sorrel/core/prices/currency';
import type { FoodPrice } from '@sorrel/core/prices/price';
import { withCapitals } from '../language/capitals.ts';
import { shownLanguage, shownLocale } from '../language/shown-language.ts';
import { writeDecimal } from '../language/write.ts';
import { say } from './sentences.ts';

/** Makers of `Intl` are dear, and a page writes hundreds of prices. */
const made = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: Currency): Intl.NumberFormat {
  const locale = shownLocale();
  const key = `${locale} ${currency}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  made.set(key, format);
  return format;
}

/** The currency that the household's prices are in; before there is one, that of where this device is. */
export const shownCurrency = (prices: Pick<Prices, 'currency'> | undefined): Currency =>
  prices?.currency ?? usualCurrency(navigator.language);

/** '€9.90', '9,90 €' */
export const writeMoney = (hundredths: number, currency: Currency): string =>
  moneyFormat(currency).format(hundredths / 100);

/** The sign of a currency as the page writes it: '€'. */
export const signOf = (currency: Currency): string =>
  moneyFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A price as it is typed into a field: '9.90', '9,90'. Thousands are not parted. */
export const writeTyped = (hundredths: number, currency: Currency): string =>
  new Intl.NumberFormat(shownLocale(), {
    minimumFractionDigits: moneyFormat(currency).resolvedOptions().minimumFractionDigits ?? 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(hundredths / 100);

/** The name of a currency: 'Euro (€)'. */
export const nameOfCurrency = (currency: Currency): string =>
  `${new Intl.DisplayNames(shownLocale(), { type: 'currency' }).of(currency) ?? currency} (${signOf(currency)})`;

/** '€9.90 per kg', '€3.20 for 10' */
export function writePrice({ hundredths, quantity, unit }: Omit<FoodPrice, 'name'>, currency: Currency): string {
  const money = writeMoney(hundredths, currency);
  if (quantity === 1) return say.perUnit(money, say.units[unit]);
  return say.forSome(money, unit === '' ? writeDecimal(quantity) : `${writeDecimal(quantity)} ${say.units[unit]}`);
}

/** The label of a food inside a sentence: prices keep it in small letters, German writes nouns with a capital. */
export const writeFood = (label: string): string => (shownLanguage() === 'de' ? withCapitals(label) : label);
