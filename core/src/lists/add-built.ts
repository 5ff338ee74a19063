import { AISLES } from '../foods/aisles.ts';
import { findItem, itemsOf } from './edit-list.ts';
import { isSameThing, type ShoppingList } from './list.ts';
import { mergeItems } from './merge-items.ts';

/**
 * A list with what was built from recipes beside what it has: what is on it already, in whatever aisle its household put it, becomes more,
 * in the unit that it is bought in; the rest stands at the end of its aisle.
 * @param newId an identity for each item that is new
 */
export function addBuilt(list: ShoppingList, built: ShoppingList, newId: () => string): ShoppingList {
  const next = Object.fromEntries(AISLES.map((aisle) => [aisle, [...list[aisle]]])) as unknown as ShoppingList;
  for (const aisle of AISLES) {
    for (const item of built[aisle]) {
      const twin = [...next[aisle], ...itemsOf(next)].find((one) => isSameThing(one, item));
      const stands = twin === undefined ? null : findItem(next, twin.id);
      if (stands === null) next[aisle].push({ ...item, id: newId() });
      else next[stands.aisle][stands.index] = mergeItems(stands.item, item);
    }
  }
  return next;
}
