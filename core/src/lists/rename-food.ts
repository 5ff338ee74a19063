import type { Aisle } from '../foods/aisles.ts';
import { parseDescription } from './amounts.ts';
import { findItem, itemsOf, moveItem } from './edit-list.ts';
import { isSameThing, type ListItem, type ShoppingList, thingName } from './list.ts';
import { amountFields, mergeItems } from './merge-items.ts';

/** What a person said of an ingredient, as it concerns what is to be bought. */
export interface FoodRename {
  /** Name of the items that stood for it, as English lists have it. */
  from: string;
  /** What is to be bought instead, and where it stands in the shop. */
  to: string;
  /** What that is called on English lists, where `to` is its name in another language. */
  food?: string | undefined;
  aisle: Aisle;
  /** Names of the recipes that meant it by `from`, and nothing else. */
  meals: readonly string[];
}

/**
 * The list after an ingredient turned out to be another food: its items have the other's name and stand in the other's aisle;
 * where one of that name stands there, the two become one. What was added by hand stays as it is, and so does what recipes need
 * that mean something else by the old name: of an item that several share, those that were corrected get one of their own,
 * without an amount, since nobody knows how much of the sum was theirs.
 */
export function renameFood(list: ShoppingList, { from, to, food, aisle, meals }: FoodRename): ShoppingList {
  const wanted = new Set(meals);
  const meant = itemsOf(list).filter(
    (item) => thingName(item) === from && item.byHand === undefined && item.meals.some((meal) => wanted.has(meal)),
  );
  return meant.reduce((current, item) => {
    const isShared = item.meals.some((meal) => !wanted.has(meal));
    const own = isShared ? parted(current, item, wanted) : { list: current, id: item.id };
    return renamed(own.list, own.id, { name: to, ...(food !== undefined && { food }) }, aisle);
  }, list);
}

/** The list with an item of their own for some of the recipes that share one. */
function parted(list: ShoppingList, item: ListItem, wanted: ReadonlySet<string>): { list: ShoppingList; id: string } {
  const found = findItem(list, item.id);
  const id = freeId(list, item.id);
  if (found === null) return { list, id: item.id };
  const own: ListItem = {
    id,
    name: item.name,
    ...(item.food !== undefined && { food: item.food }),
    quantity: null,
    unit: null,
    quantityDescription: '',
    meals: item.meals.filter((meal) => wanted.has(meal)),
    checked: false,
  };
  const rest = { ...item, meals: item.meals.filter((meal) => !wanted.has(meal)) };
  const items = list[found.aisle].flatMap((one) => (one.id === item.id ? [rest, own] : [one]));
  return { list: { ...list, [found.aisle]: items }, id };
}

/** An id that no item has, made of another one: every device makes the same. */
function freeId(list: ShoppingList, of: string): string {
  const taken = new Set(itemsOf(list).map(({ id }) => id));
  let number = 2;
  while (taken.has(`${of} ${number}`)) number += 1;
  return `${of} ${number}`;
}

function renamed(list: ShoppingList, id: string, named: Pick<ListItem, 'name' | 'food'>, aisle: Aisle): ShoppingList {
  const found = findItem(list, id);
  if (found === null) return list;
  const twin = list[found.aisle].find((item) => isSameThing(item, named) && item.id !== id);
  const rest = list[found.aisle].flatMap((item) => {
    if (item.id === id) return twin ? [] : [{ ...asTheRecipesSay(item), ...named }];
    return item === twin ? [mergeItems(twin, asTheRecipesSay(found.item))] : [item];
  });
  return moveItem({ ...list, [found.aisle]: rest }, twin?.id ?? id, aisle);
}

/**
 * An item with the amounts of its recipes: what it was converted into was worked out by the weights of another food, and how that is
 * bought says nothing of this one.
 */
function asTheRecipesSay({ shop, isStaple: _mark, food: _food, ...item }: ListItem): ListItem {
  return shop === undefined ? item : { ...item, ...amountFields(parseDescription(item.exact ?? '')) };
}
