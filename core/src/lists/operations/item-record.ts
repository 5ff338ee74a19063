import type { ListItem } from '../list.ts';
import { ITEM_FIELDS, type ItemChange, type ItemField, type ItemFields } from './operation.ts';
import type { Stamp } from './stamp.ts';

/** All that was ever done to an item, as far as it still counts: the newest value of each field, and when. */
export interface ItemRecord {
  id: string;
  /** Null: nothing that came in so far has added it. */
  added: Stamp | null;
  removed: Stamp | null;
  fields: Partial<ItemFields>;
  stamps: Partial<Record<ItemField, Stamp>>;
}

/** What of an item tells whether it is on the list, and how: not when each field was changed. */
export type ItemState = Omit<ItemRecord, 'stamps'>;

const newest = (one: Stamp | null, other: Stamp | null): Stamp | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Whether the item is on the list: a removal beats whatever was done before it, and each edit; only adding it again brings it back. */
export const isOnList = ({ added, removed, fields }: ItemState): boolean =>
  added !== null && (removed === null || removed < added) && ITEM_FIELDS.every((field) => fields[field] !== undefined);

/**
 * An item after a change. Every change may come in any order and any number of times: what comes out is the same.
 * @param record undefined where nothing is known of the item
 */
export function changeItem(record: ItemRecord | undefined, change: ItemChange, stamp: Stamp): ItemRecord {
  const before = record ?? { id: change.item, added: null, removed: null, fields: {}, stamps: {} };
  if (change.kind === 'remove') return { ...before, removed: newest(before.removed, stamp) };
  const next = { ...before, fields: { ...before.fields }, stamps: { ...before.stamps } };
  if (change.kind === 'add') next.added = newest(before.added, stamp);
  for (const field of ITEM_FIELDS) {
    const value = change.fields[field];
    if (value === undefined || (before.stamps[field] ?? '') > stamp) continue;
    (next.fields as Record<ItemField, unknown>)[field] = value;
    next.stamps[field] = stamp;
    if (field === 'checked') signTick(next.fields, change.fields);
    if (field === 'name') knowFood(next.fields, change.fields);
  }
  return next;
}

/** A tick has the name of who made it, or none; what is not ticked has none. */
function signTick(fields: Partial<ItemFields>, { checked, checkedBy }: Partial<ItemFields>) {
  if (checked && checkedBy !== undefined) fields.checkedBy = checkedBy;
  else delete fields.checkedBy;
}

/** A name comes with the food that it names, or with none. */
function knowFood(fields: Partial<ItemFields>, { food }: Partial<ItemFields>) {
  if (food !== undefined) fields.food = food;
  else delete fields.food;
}

/** An item of a list as its fields; who ticked it is the server's to say. */
export function fieldsOf(item: ListItem, aisle: ItemFields['aisle'], place: number): ItemFields {
  const { quantity, unit, quantityDescription, meals, byHand, shop, exact } = item;
  return {
    checked: item.checked,
    name: item.name,
    ...(item.food !== undefined && { food: item.food }),
    amount: {
      quantity,
      unit,
      quantityDescription,
      meals,
      ...(byHand !== undefined && { byHand }),
      ...(shop !== undefined && { shop }),
      ...(exact !== undefined && { exact }),
    },
    aisle,
    place,
    atHome: item.isStaple ?? null,
  };
}

/** The same the other way; the aisle and the place are told by where it stands. */
export const itemFrom = (id: string, { name, food, checked, checkedBy, amount, atHome }: ItemFields): ListItem => ({
  id,
  name,
  ...(food !== undefined && { food }),
  checked,
  ...(checkedBy !== undefined && { checkedBy }),
  ...amount,
  ...(atHome !== null && { isStaple: atHome }),
});
