import { emptyList, type ShoppingList } from '../list.ts';
import { type ItemState, isOnList, itemFrom } from './item-record.ts';
import type { ItemFields } from './operation.ts';

/** The list that the records tell: the same for the same records, in whatever order they come. */
export function listOfRecords(records: Iterable<ItemState>): ShoppingList {
  const shown = [...records]
    .filter(isOnList)
    .map(({ id, fields }) => ({ id, fields: fields as ItemFields }))
    .sort((one, other) => one.fields.place - other.fields.place || (one.id < other.id ? -1 : 1));
  const list = emptyList();
  for (const { id, fields } of shown) list[fields.aisle].push(itemFrom(id, fields));
  return list;
}
