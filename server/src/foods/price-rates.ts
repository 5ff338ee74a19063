import { shopThing } from '@sorrel/core/lists/shop-line';
import type { FoodPrice } from '@sorrel/core/prices/price';
import { type UnitGrams, type UnitRates, unitGrams, unitRates } from '@sorrel/core/prices/unit-rates';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import type { Work } from '../platform/workers.ts';
import { shopKnowledge } from './shop-knowledge.ts';

/** What units of foods weigh, of the names that this process has looked up. */
const KNOWN = new Map<string, UnitGrams>();
const KNOWN_MAX = 5_000;

const readGrams = (name: string): UnitGrams => unitGrams(shopThing(shopKnowledge(), name));

function keep(name: string, grams: UnitGrams): UnitGrams {
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(name, grams);
  return grams;
}

/** What units of a thing weigh, by its name on English lists. */
const gramsOfName = (name: string): UnitGrams => KNOWN.get(name) ?? keep(name, readGrams(name));

/** Names that are one piece of work: a full machine is not at them for longer than a piece may take. */
const READ_AT_ONCE = 50;

export const GRAMS_WORK: Work<{ names: readonly string[] }, UnitGrams[]> = { kind: 'grams', deadlineMs: 30_000 };

export const gramsOfNames = ({ names }: { names: readonly string[] }): UnitGrams[] => names.map(readGrams);

/** Reads in a worker what this process does not know of priced foods: a household may have priced hundreds that nobody else has. */
export async function knowGrams(
  { workers }: Pick<Platform, 'workers'>,
  prices: readonly FoodPrice[],
  turn: Turn,
): Promise<void> {
  const names = prices.map(({ name }) => name).filter((name) => !KNOWN.has(name));
  for (let from = 0; from < names.length; from += READ_AT_ONCE) {
    const some = names.slice(from, from + READ_AT_ONCE);
    const grams = await workers.run(GRAMS_WORK, { names: some }, turn);
    for (const [place, name] of some.entries()) keep(name, grams[place] ?? readGrams(name));
  }
}

/** What one of each unit of a food costs by its price. */
export const ratesOfPrice = (price: FoodPrice): UnitRates => unitRates(price, gramsOfName(price.name));

/** The same of all prices of a household, by names of foods on English lists. */
export const ratesByName = (prices: readonly FoodPrice[]): Map<string, UnitRates> =>
  new Map(prices.map((price) => [price.name, ratesOfPrice(price)]));
