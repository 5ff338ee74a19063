import { shopThing } from '@sorrel/core/lists/shop-line';
import type { FoodPrice } from '@sorrel/core/prices/price';
import { type UnitGrams, type UnitRates, unitGrams, unitRates } from '@sorrel/core/prices/unit-rates';
import { shopKnowledge } from './shop-knowledge.ts';

/** What units of foods weigh, of the names that this process has looked up. */
const KNOWN = new Map<string, UnitGrams>();
const KNOWN_MAX = 5_000;

/** What units of a thing weigh, by its name on English lists. */
function gramsOfName(name: string): UnitGrams {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const grams = unitGrams(shopThing(shopKnowledge(), name));
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(name, grams);
  return grams;
}

/** What one of each unit of a food costs by its price. */
export const ratesOfPrice = (price: FoodPrice): UnitRates => unitRates(price, gramsOfName(price.name));

/** The same of all prices of a household, by names of foods on English lists. */
export const ratesByName = (prices: readonly FoodPrice[]): Map<string, UnitRates> =>
  new Map(prices.map((price) => [price.name, ratesOfPrice(price)]));
