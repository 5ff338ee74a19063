import type { Aisle } from '../foods/aisles.ts';
import { findItem, itemsOf, moveItem } from './edit-list.ts';
import type { ShoppingList } from './list.ts';
import { mergeItems } from './merge-items.ts';

/** What a person said of an ingredient, as it concerns what is to be bought. */
export interface FoodRename {
  /** Name of the items that stood for it. */
  from: string;
  /** What is to be bought instead, and where it stands in the shop. */
  to: string;
  aisle: Aisle;
  /** Names of the recipes that meant it by `from`, and nothing else. */
  meals: readonly string[];
}

/**
 * The list after an ingredient turned out to be another food: its items have the other's name and stand in the other's aisle;
 * where one of that name stands there, the two become one. What was added by hand, and what recipes need that mean
 * something else by the old name, stays as it is.
 */
export function renameFood(list: ShoppingList, { from, to, aisle, meals }: FoodRename): ShoppingList {
  const wanted = new Set(meals);
  const meant = itemsOf(list).filter(
    (item) =>
      item.name === from &&
      item.byHand === undefined &&
      item.meals.length > 0 &&
      item.meals.every((meal) => wanted.has(meal)),
  );
  return meant.reduce((current, { id }) => renamed(current, id, to, aisle), list);
}

function renamed(list: ShoppingList, id: string, name: string, aisle: Aisle): ShoppingList {
  const found = findItem(list, id);
  if (found === null) return list;
  const twin = list[found.aisle].find((item) => item.name === name && item.id !== id);
  const rest = list[found.aisle].flatMap((item) => {
    if (item.id === id) return twin ? [] : [{ ...item, name }];
    return item === twin ? [mergeItems(twin, found.item)] : [item];
  });
  return moveItem({ ...list, [found.aisle]: rest }, twin?.id ?? id, aisle);
}
