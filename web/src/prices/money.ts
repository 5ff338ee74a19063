import type { Prices } from '@sorrel/contract/prices';
import { type Currency, usualCurrency } from '@sorrel/core/prices/currency';
import type { FoodPrice } from '@sorrel/core/prices/price';
import { shownLocale } from '../language/shown-language.ts';
import { writeDecimal } from '../language/write.ts';
import { say } from './sentences.ts';

/** The currency that the household's prices are in; before there is one, that of where this device is. */
export const shownCurrency = (prices: Pick<Prices, 'currency'> | undefined): Currency =>
  prices?.currency ?? usualCurrency(navigator.language);

/** '€9.90', '9,90 €' */
export const writeMoney = (hundredths: number, currency: Currency): string =>
  new Intl.NumberFormat(shownLocale(), { style: 'currency', currency }).format(hundredths / 100);

/** The sign of a currency as the page writes it: '€'. */
export const signOf = (currency: Currency): string =>
  new Intl.NumberFormat(shownLocale(), { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The name of a currency: 'Euro (€)'. */
export const nameOfCurrency = (currency: Currency): string =>
  `${new Intl.DisplayNames(shownLocale(), { type: 'currency' }).of(currency) ?? currency} (${signOf(currency)})`;

/** '€9.90 per kg', '€3.20 for 10' */
export function writePrice({ hundredths, quantity, unit }: Omit<FoodPrice, 'name'>, currency: Currency): string {
  const money = writeMoney(hundredths, currency);
  if (quantity === 1) return say.perUnit(money, say.units[unit]);
  return say.forSome(money, unit === '' ? writeDecimal(quantity) : `${writeDecimal(quantity)} ${say.units[unit]}`);
}
