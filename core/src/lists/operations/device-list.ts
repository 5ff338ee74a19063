import { AISLES } from '../../foods/aisles.ts';
import type { ListItem, ShoppingList } from '../list.ts';
import { changeItem, type ItemRecord } from './item-record.ts';
import { listOfRecords } from './list-of-records.ts';
import type { ItemFields, Operation } from './operation.ts';
import { FIRST_STAMP, stampOf } from './stamp.ts';

/** What a device knows of a saved list from the server's last answer. */
export interface KnownList {
  name: string;
  revision: number;
  /** Time of the server at its last answer. */
  seenMs: number;
  /** The latest time that an operation of this device was given. */
  doneMs: number;
  items: Readonly<Record<string, ItemFields>>;
}

/** The server's answer to a device: all items, or those that changed since what it knew. */
export interface SyncAnswer {
  name: string;
  revision: number;
  isWhole: boolean;
  nowMs: number;
  doneMs: number;
  /** `fields` null: not on the list. */
  items: readonly { id: string; fields: ItemFields | null }[];
}

/** What a device knows after an answer. One that was overtaken by a later one adds nothing. */
export function learn(known: KnownList | null, answer: SyncAnswer): KnownList {
  if (known !== null && !answer.isWhole && answer.revision < known.revision) return known;
  const items: Record<string, ItemFields> = answer.isWhole || known === null ? {} : { ...known.items };
  for (const { id, fields } of answer.items) {
    if (fields === null) delete items[id];
    else items[id] = fields;
  }
  return {
    name: answer.name,
    revision: answer.revision,
    seenMs: Math.max(known?.seenMs ?? 0, answer.nowMs),
    doneMs: Math.max(known?.doneMs ?? 0, answer.doneMs),
    items,
  };
}

/** Every item with what waits to be sent on top: what a person did last is what they see. */
export function recordsOf(known: KnownList | null, waiting: readonly Operation[]): Map<string, ItemRecord> {
  const records = new Map<string, ItemRecord>(
    Object.entries(known?.items ?? {}).map(([id, fields]) => [
      id,
      { id, added: FIRST_STAMP, removed: null, fields, stamps: {} },
    ]),
  );
  for (const [index, operation] of waiting.entries()) {
    const stamp = stampOf(1, index, operation.id);
    records.set(operation.item, changeItem(records.get(operation.item), operation, stamp));
  }
  return records;
}

/** The list as its person sees it. What did not change since `before` stays the same object, and need not be drawn again. */
export function shownList(known: KnownList | null, waiting: readonly Operation[], before: ShoppingList): ShoppingList {
  const next = listOfRecords(recordsOf(known, waiting).values());
  const old = new Map(AISLES.flatMap((aisle) => before[aisle].map((item) => [item.id, item] as const)));
  const same = (item: ListItem) => {
    const was = old.get(item.id);
    return was !== undefined && JSON.stringify(was) === JSON.stringify(item) ? was : item;
  };
  const aisles = AISLES.map((aisle) => {
    const items = next[aisle].map(same);
    const isSame = items.length === before[aisle].length && items.every((item, index) => item === before[aisle][index]);
    return [aisle, isSame ? before[aisle] : items] as const;
  });
  return aisles.every(([aisle, items]) => items === before[aisle])
    ? before
    : (Object.fromEntries(aisles) as unknown as ShoppingList);
}
