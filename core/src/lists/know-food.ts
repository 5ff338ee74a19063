import { findItem, removeItem } from './edit-list.ts';
import { isSameThing, type ShoppingList } from './list.ts';
import { mergeItems } from './merge-items.ts';

/**
 * The list after it was found out which food an item is that was typed in another language than English. Where its aisle has a line of
 * that food already, whatever language that is in, the two become one: 'basilikum' joins 'basil'.
 * @param food what it is called on English lists
 * @returns the same list where there is no such item by now, or its food is known
 */
export function knowFood(list: ShoppingList, id: string, food: string): ShoppingList {
  const found = findItem(list, id);
  if (found === null || found.item.food !== undefined || found.item.name === food) return list;
  const { aisle } = found;
  const known = { ...found.item, food };
  const twin = list[aisle].find((one) => one.id !== id && isSameThing(one, known));
  const kept = twin === undefined ? list : removeItem(list, id);
  const next = twin === undefined ? known : mergeItems(twin, known);
  return { ...kept, [aisle]: kept[aisle].map((one) => (one.id === next.id ? next : one)) };
}
