import { AISLES, type Aisle } from '../foods/aisles.ts';
import { findItem, isAtHome, itemsOf, removeItem } from './edit-list.ts';
import { emptyList, isSameThing, type ListItem, type ShoppingList } from './list.ts';
import { mergeItems } from './merge-items.ts';

/** The items of a list with these identities, in their aisles. */
export const pickItems = (list: ShoppingList, ids: ReadonlySet<string>): ShoppingList =>
  Object.fromEntries(
    AISLES.map((aisle) => [aisle, list[aisle].filter(({ id }) => ids.has(id))]),
  ) as unknown as ShoppingList;

/** What is left to buy of a list: neither ticked nor folded away as probably at home. */
export const leftToBuy = (list: ShoppingList): ReadonlySet<string> =>
  new Set(itemsOf(list).flatMap((item) => (item.checked || isAtHome(item) ? [] : item.id)));

/** A list without these items. */
export const withoutItems = (list: ShoppingList, ids: Iterable<string>): ShoppingList =>
  [...ids].reduce(removeItem, list);

/**
 * A list from which something is taken back that was added to it: what was new goes, what became more has the amount of before. What was
 * done since to anything else stays, and so do ticks.
 */
export function takeBack(list: ShoppingList, before: ShoppingList, after: ShoppingList): ShoppingList {
  const next = emptyList();
  for (const aisle of AISLES) {
    next[aisle] = list[aisle].flatMap((item) => {
      const [was, became] = [findItem(before, item.id)?.item, findItem(after, item.id)?.item];
      if (became === undefined || was === became) return item;
      return was === undefined ? [] : { ...was, checked: item.checked };
    });
  }
  return next;
}

/** A thing to buy that stands on one or more lists that are shopped at once. */
export interface SharedItem {
  /** All that is to be bought of it together; ticked when it is on every list. */
  item: ListItem;
  /** Where it stands: a tick goes to each. */
  parts: readonly { listId: string; itemId: string }[];
}

/**
 * Several lists as one, by aisle: the same thing is one line, where the first list has it, with all that is still to be bought of it. What is
 * folded away on a list as probably at home is left out.
 */
export function listsTogether(lists: readonly { id: string; list: ShoppingList }[]): Record<Aisle, SharedItem[]> {
  const found: { aisle: Aisle; item: ListItem; listId: string }[] = lists.flatMap(({ id, list }) =>
    AISLES.flatMap((aisle) =>
      list[aisle].filter((item) => !isAtHome(item)).map((item) => ({ aisle, item, listId: id })),
    ),
  );
  const together = Object.fromEntries(AISLES.map((aisle) => [aisle, []])) as unknown as Record<Aisle, SharedItem[]>;
  const taken = new Set<ListItem>();
  for (const { aisle, item, listId } of found) {
    if (taken.has(item)) continue;
    // one list may have a thing twice, in two aisles: each stays a line of its own
    const same = found.filter(
      (other) =>
        other.item === item || (other.listId !== listId && !taken.has(other.item) && isSameThing(other.item, item)),
    );
    for (const one of same) taken.add(one.item);
    together[aisle].push({
      item: mergedOf(
        `${listId} ${item.id}`,
        same.map((one) => one.item),
      ),
      parts: partsOf(same),
    });
  }
  return together;
}

const partsOf = (same: readonly { listId: string; item: ListItem }[]) =>
  same.map(({ listId, item }) => ({ listId, itemId: item.id }));

/** What is ticked on one list and not on another is bought as far as the first goes. */
function mergedOf(id: string, items: readonly ListItem[]): ListItem {
  const open = items.filter((item) => !item.checked);
  const [first, ...others] = open.length === 0 ? items : open;
  return { ...others.reduce(mergeItems, first as ListItem), id };
}
