import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { SaidOfFood, ShopKnowledge } from '@sorrel/core/lists/shop-line';
import { buyingTable, foodIndex } from './food-catalogue.ts';
import type { Corrections } from './repo.ts';

/** What has to be known to make a list for a user: foods, how they are bought, and what the user said of names. */
export const shopKnowledge = (corrections: Corrections = new Map()): ShopKnowledge => ({
  index: foodIndex(),
  table: buyingTable(),
  said: saidOf(corrections),
});

/** What was said of a food holds whatever unit its name stands with; of a weight, for that unit alone. */
function saidOf(corrections: Corrections): (name: string, unit: string) => SaidOfFood | undefined {
  const foods = new Map<string, string>();
  for (const [key, { foodId }] of corrections) {
    if (foodId !== null) foods.set(key.slice(0, key.lastIndexOf('|')), foodId);
  }
  return (name, unit) => {
    const key = correctionKey(name);
    const foodId = foods.get(key) ?? null;
    const gramsPerUnit = corrections.get(`${key}|${unit}`)?.gramsPerUnit ?? null;
    return foodId === null && gramsPerUnit === null ? undefined : { foodId, gramsPerUnit };
  };
}
