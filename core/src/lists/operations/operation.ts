import type { Aisle } from '../../foods/aisles.ts';
import type { ListItem } from '../list.ts';

/** How much of a thing, and what says so: changed as one, since each part explains the others. */
export type ItemAmount = Pick<
  ListItem,
  'quantity' | 'unit' | 'quantityDescription' | 'meals' | 'byHand' | 'shop' | 'exact'
>;

/** What can be changed of an item, each by itself: of two devices that change two of them both hold. */
export interface ItemFields {
  checked: boolean;
  /** The member who ticked it, as the server knows; changed with `checked`, and only with it. */
  checkedBy?: string | undefined;
  name: string;
  /** What English lists call it; changed with `name`, and only with it. */
  food?: string | undefined;
  amount: ItemAmount;
  aisle: Aisle;
  /** Items of an aisle stand in the order of this, then of their ids. */
  place: number;
  /** Probably at home; null where nobody said either. */
  atHome: boolean | null;
}
export type ItemField = keyof ItemFields;
export const ITEM_FIELDS = ['checked', 'name', 'amount', 'aisle', 'place', 'atHome'] as const satisfies ItemField[];

/** What is done to an item. An added one that was removed before is there again; the two say all of it or what they change. */
export type ItemChange = { item: string } & (
  | { kind: 'add'; fields: ItemFields }
  | { kind: 'set'; fields: Partial<ItemFields> }
  | { kind: 'remove' }
);

/** A change as a device made it. Its id is the device's own; the same id is the same operation, however often it comes. */
export type Operation = ItemChange & {
  id: string;
  /** By the clock of the device, right or wrong: only how long ago that is when it is sent counts. */
  madeAtMs: number;
  /** Time of the server's last answer that the device knew by then. */
  seenMs: number;
};

/** Operations that are sent at once. */
export const BATCH_MAX = 500;
/** Items that a list may have, those that were removed lately among them. */
export const LIST_ITEMS_MAX = 5_000;
/** Characters in which all its items are written, so that reading a whole list costs so much and no more. A guard. */
export const LIST_CHARACTERS_MAX = 4_000_000;
