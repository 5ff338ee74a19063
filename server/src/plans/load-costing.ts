import type { HouseholdId } from '../db/household.ts';
import { knowGrams, ratesByName } from '../foods/price-rates.ts';
import { pricesRepo } from '../foods/prices-repo.ts';
import { foodsRepo } from '../foods/repo.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import type { Costing } from './cost-of-book.ts';
import { costsRepo } from './costs-repo.ts';

/** What is asked for where cheaper meals are wished; undefined where no food has a price, and nothing can be cheaper. */
export async function loadCosting(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  householdId: HouseholdId,
  turn: Turn,
): Promise<Costing | undefined> {
  const { prices } = await pricesRepo(db, householdId).find();
  if (prices.length === 0) return undefined;
  await knowGrams({ workers }, prices, turn);
  const [recipes, corrections] = [
    await costsRepo(db, householdId).ingredients(),
    await foodsRepo(db).corrections(householdId),
  ];
  return { recipes, corrections, rates: ratesByName(prices) };
}
