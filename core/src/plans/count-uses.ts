import { itemName } from '../lists/add-item.ts';

/** In how many meals something occurs. */
export type Uses = { name: string; uses: number };

/** Most used first, then by name. */
export function byUses(a: Uses, b: Uses): number {
  return b.uses - a.uses || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/**
 * In how many meals each ingredient occurs, most used first. A recipe that names one twice uses it once; 'Onions' and
 * 'onion' are one.
 * @param dishes names of the ingredients of a recipe, and how many meals it is
 */
export function countIngredients(dishes: readonly { ingredients: readonly string[]; uses: number }[]): Uses[] {
  const counted = new Map<string, number>();
  for (const { ingredients, uses } of dishes) {
    for (const name of new Set(ingredients.map(itemName))) {
      if (name !== '') counted.set(name, (counted.get(name) ?? 0) + uses);
    }
  }
  return [...counted].map(([name, uses]) => ({ name, uses })).sort(byUses);
}
