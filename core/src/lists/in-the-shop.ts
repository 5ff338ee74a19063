import { AISLES, type Aisle } from '../foods/aisles.ts';
import { isAtHome, restoreItem } from './edit-list.ts';
import type { ListItem, ShoppingList } from './list.ts';

/** An aisle as one stands before it in a shop. */
export interface ShopAisle {
  aisle: Aisle;
  /** What stands here: what is to go, and what was ticked a moment ago. */
  items: readonly ListItem[];
  /** How many of them are still to go. */
  left: number;
}

/**
 * A list as it is read in a shop: the aisles with anything to buy, in the order of the shop, and apart from them what is in the basket.
 * What is probably at home is not bought.
 * @param landing ids of what was ticked a moment ago: it stays where it is for second thoughts
 */
export function inTheShop(
  list: ShoppingList,
  aisles: readonly Aisle[],
  landing: ReadonlySet<string>,
): { aisles: ShopAisle[]; basket: ListItem[] } {
  const toBuy = aisles.map((aisle) => ({ aisle, items: list[aisle].filter((item) => !isAtHome(item)) }));
  const isInBasket = ({ id, checked }: ListItem) => checked && !landing.has(id);
  return {
    aisles: toBuy
      .filter(({ items }) => items.length > 0)
      .map(({ aisle, items }) => ({
        aisle,
        items: items.filter((item) => !isInBasket(item)),
        left: items.filter(({ checked }) => !checked).length,
      })),
    basket: toBuy.flatMap(({ items }) => items.filter(isInBasket)),
  };
}

/** How many things each member put into the basket, most first; under null those of which it is not known who it was. */
export function basketShares(basket: readonly ListItem[]): { memberId: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { checkedBy } of basket) counts.set(checkedBy ?? null, (counts.get(checkedBy ?? null) ?? 0) + 1);
  return [...counts]
    .map(([memberId, count]) => ({ memberId, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** The list after the shop: what is in the basket has left it, and what was not bought waits for the next time. */
export const takeBasket = (list: ShoppingList): ShoppingList =>
  Object.fromEntries(
    AISLES.map((aisle) => [aisle, list[aisle].filter((item) => !item.checked || isAtHome(item))]),
  ) as unknown as ShoppingList;

/** Puts back what was taken from a list, each thing where it stood; what was done since stays. */
export function returnBasket(list: ShoppingList, before: ShoppingList): ShoppingList {
  return AISLES.reduce(
    (all, aisle) =>
      before[aisle].reduce(
        (current, item, index) =>
          item.checked && !isAtHome(item) ? restoreItem(current, { aisle, index, item }) : current,
        all,
      ),
    list,
  );
}
