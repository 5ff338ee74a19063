import { AISLES, type Aisle } from '../foods/aisles.ts';
import { parseDescription } from './amounts.ts';
import { isSameThing, type ListItem, type ShoppingList, thingName } from './list.ts';
import { amountFields, mergeItems } from './merge-items.ts';

/** Where an item stands. */
export interface PlacedItem {
  aisle: Aisle;
  /** Place in its aisle, from 0. */
  index: number;
  item: ListItem;
}

/** The item with an identity, or null when the list has none. */
export function findItem(list: ShoppingList, id: string): PlacedItem | null {
  for (const aisle of AISLES) {
    const index = list[aisle].findIndex((item) => item.id === id);
    const item = list[aisle][index];
    if (item !== undefined) return { aisle, index, item };
  }
  return null;
}

/** Every item of the list, in the order of the aisles. */
export const itemsOf = (list: ShoppingList): ListItem[] => AISLES.flatMap((aisle) => list[aisle]);

/** Whether an item is folded away as probably at home. */
export const isAtHome = ({ isStaple }: Pick<ListItem, 'isStaple'>): boolean => isStaple === true;

/** Items that are folded away as probably at home, in the order of the aisles. */
export const itemsAtHome = (list: ShoppingList): ListItem[] => itemsOf(list).filter(isAtHome);

/** Puts an item that is probably at home on the list, in its aisle, or sends one of the list home. */
export const markAtHome = (list: ShoppingList, id: string, atHome: boolean): ShoppingList =>
  mapItems(list, (item) => (item.id === id && isAtHome(item) !== atHome ? { ...item, isStaple: atHome } : item));

/** How many items there are to buy and how many of them are ticked. */
export function countItems(all: readonly ListItem[]): { total: number; checked: number } {
  const items = all.filter((item) => !isAtHome(item));
  return { total: items.length, checked: items.filter((item) => item.checked).length };
}

/** Aisles in which nothing changes stay the same objects, so that they need not be drawn again. */
function mapItems(list: ShoppingList, change: (item: ListItem) => ListItem): ShoppingList {
  const aisles = AISLES.map((aisle) => {
    const items = list[aisle].map(change);
    return [aisle, items.every((item, index) => item === list[aisle][index]) ? list[aisle] : items] as const;
  });
  return Object.fromEntries(aisles) as unknown as ShoppingList;
}

/** Whose tick it was is no longer true. */
function ticked(item: ListItem, checked: boolean): ListItem {
  const { checkedBy: _, ...rest } = item;
  return { ...rest, checked };
}

/** Ticks or unticks the items with these identities; the rest stay as they are. */
export function checkItems(list: ShoppingList, ids: ReadonlySet<string>, checked: boolean): ShoppingList {
  return mapItems(list, (item) => (ids.has(item.id) && item.checked !== checked ? ticked(item, checked) : item));
}

/** Unticks everything. */
export const uncheckAll = (list: ShoppingList): ShoppingList =>
  mapItems(list, (item) => (item.checked ? ticked(item, false) : item));

/** The list without an item; the same list when it has none with that identity. */
export function removeItem(list: ShoppingList, id: string): ShoppingList {
  const found = findItem(list, id);
  if (found === null) return list;
  return { ...list, [found.aisle]: list[found.aisle].filter((item) => item.id !== id) };
}

/** Puts a removed item back where it stood; nothing changes when it is there already. */
export function restoreItem(list: ShoppingList, { aisle, index, item }: PlacedItem): ShoppingList {
  return findItem(list, item.id) === null ? { ...list, [aisle]: list[aisle].toSpliced(index, 0, item) } : list;
}

/** Moves an item to the end of another aisle; where one of the same name stands there, the two become one. */
export function moveItem(list: ShoppingList, id: string, to: Aisle): ShoppingList {
  const found = findItem(list, id);
  if (found === null || found.aisle === to) return list;
  const rest = removeItem(list, id);
  const twin = rest[to].find((item) => isSameThing(item, found.item));
  return {
    ...rest,
    [to]:
      twin === undefined
        ? [...rest[to], found.item]
        : rest[to].map((item) => (item === twin ? mergeItems(twin, found.item) : item)),
  };
}

/** What of an item was added by hand, as an item of its own; null where all of it is the plan's. */
function byHandOf(item: ListItem): ListItem | null {
  // an item of no meal is nobody else's, also on a list from before this was kept
  if (item.meals.length === 0) return item;
  if (item.byHand === undefined) return null;
  const { shop: _shop, exact: _exact, isStaple: _mark, ...own } = item;
  return { ...own, ...amountFields(parseDescription(item.byHand)), meals: [] };
}

/**
 * A list that was built anew for the same plan, with what the person did to the one it replaces: what was added by hand
 * stays, in its aisle, and so do the ticks of what has not changed.
 */
export function keepOwnChanges(next: ShoppingList, before: ShoppingList): ShoppingList {
  const added = Object.fromEntries(
    AISLES.map((aisle) => {
      const items = [...next[aisle]];
      for (const item of before[aisle].flatMap((old) => byHandOf(old) ?? [])) {
        const twin = items.findIndex((one) => isSameThing(one, item));
        if (twin === -1) items.push({ ...item, checked: false });
        else if (item.byHand !== undefined) items[twin] = mergeItems(items[twin] as ListItem, item);
      }
      return [aisle, items];
    }),
  ) as unknown as ShoppingList;
  return keepTicks(keepMarks(added, before), before);
}

/** What was wanted on the list although it is probably at home, or sent there, stays so. */
function keepMarks(next: ShoppingList, before: ShoppingList): ShoppingList {
  const marks = new Map(itemsOf(before).map((item) => [thingName(item), item.isStaple]));
  return mapItems(next, (item) => {
    const mark = marks.get(thingName(item));
    return mark === undefined || mark === (item.isStaple ?? false) || item.byHand !== undefined
      ? item
      : { ...item, isStaple: mark };
  });
}

/**
 * A newly built list with the ticks of the one it replaces: what stands in the same aisle with the same name, amount and
 * unit was in the basket and still is.
 */
function keepTicks(next: ShoppingList, before: ShoppingList): ShoppingList {
  const key = (aisle: Aisle, item: ListItem) =>
    JSON.stringify([aisle, thingName(item), item.quantity, item.unit, item.quantityDescription]);
  const ticked = new Set(
    AISLES.flatMap((aisle) => before[aisle].filter((item) => item.checked).map((item) => key(aisle, item))),
  );
  return Object.fromEntries(
    AISLES.map((aisle) => [
      aisle,
      next[aisle].map((item) => (ticked.has(key(aisle, item)) ? { ...item, checked: true } : item)),
    ]),
  ) as unknown as ShoppingList;
}
