import type { Currency } from './currency.ts';
import { type FoodPrice, PRICES_MAX } from './price.ts';

/** What a household keeps of prices. */
export type KeptPrices = {
  /** Null until somebody chose one, or typed the first price. */
  readonly currency: Currency | null;
  /** One a food, in the order of their names. */
  readonly prices: readonly FoodPrice[];
};

export const NO_PRICES: KeptPrices = { currency: null, prices: [] };

const byName = (a: FoodPrice, b: FoodPrice) => (a.name < b.name ? -1 : 1);

/**
 * Keeps a price in place of the one that its food had.
 * @param currency what the person reads prices in: it becomes the household's where that has none yet
 */
export function setPrice(
  kept: KeptPrices,
  price: FoodPrice,
  currency: Currency,
): { ok: true; kept: KeptPrices } | { ok: false; reason: 'too_many_prices' | 'other_currency' } {
  // a price that was typed in pounds is no price in euros
  if (kept.currency !== null && kept.currency !== currency) return { ok: false, reason: 'other_currency' };
  const others = kept.prices.filter(({ name }) => name !== price.name);
  if (others.length >= PRICES_MAX) return { ok: false, reason: 'too_many_prices' };
  return { ok: true, kept: { currency, prices: [...others, price].toSorted(byName) } };
}

export const removePrice = (kept: KeptPrices, name: string): KeptPrices => ({
  ...kept,
  prices: kept.prices.filter((price) => price.name !== name),
});

/**
 * The prices of a household with those of one that joins it. Of a food that both have priced the household's stays; what was typed in
 * another currency is not brought.
 */
export function bringPrices(theirs: KeptPrices, own: KeptPrices): KeptPrices {
  if (own.prices.length === 0) return theirs;
  const currency = theirs.prices.length === 0 && theirs.currency === null ? own.currency : theirs.currency;
  if (currency !== own.currency) return theirs;
  const there = new Set(theirs.prices.map(({ name }) => name));
  const brought = own.prices.filter(({ name }) => !there.has(name)).slice(0, Math.max(0, PRICES_MAX - there.size));
  return { currency, prices: [...theirs.prices, ...brought].toSorted(byName) };
}
