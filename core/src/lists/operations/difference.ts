import { AISLES, type Aisle } from '../../foods/aisles.ts';
import type { ListItem, ShoppingList } from '../list.ts';
import { fieldsOf } from './item-record.ts';
import { ITEM_FIELDS, type ItemChange, type ItemField, type ItemFields } from './operation.ts';

/** Where an item stands in the order of its aisle; undefined for one that has no place yet. */
export type PlaceOf = (id: string) => number | undefined;

/** For the fields that an item keeps its place in. */
const NO_PLACE = 0;

const placed = (list: ShoppingList) =>
  new Map(AISLES.flatMap((aisle) => list[aisle].map((item) => [item.id, { aisle, item }] as const)));

/** Places for the items of an aisle, those that stood in it before left where they were. */
function placesIn(items: readonly ListItem[], staying: (id: string) => number | undefined): number[] {
  const places = items.map(({ id }) => staying(id));
  // the next place that is taken behind each, from the end
  const taken = new Array<number | undefined>(places.length);
  for (let index = places.length - 1; index > 0; index -= 1) taken[index - 1] = places[index] ?? taken[index];
  return places.map((place, index) => {
    if (place !== undefined) return place;
    const before = places[index - 1];
    const after = taken[index];
    const found = before === undefined ? (after ?? 1) - 1 : after === undefined ? before + 1 : (before + after) / 2;
    places[index] = found;
    return found;
  });
}

/** What differs of two lists, as what is to be done to the first to get the second: one change an item. */
export function differenceOf(before: ShoppingList, after: ShoppingList, placeOf: PlaceOf): ItemChange[] {
  if (before === after) return [];
  const [had, has] = [placed(before), placed(after)];
  const removed = [...had.keys()].filter((id) => !has.has(id)).map((item): ItemChange => ({ item, kind: 'remove' }));
  const changed = AISLES.filter((aisle) => before[aisle] !== after[aisle]).flatMap((aisle) => {
    const staying = (id: string) => (had.get(id)?.aisle === aisle ? placeOf(id) : undefined);
    const places = placesIn(after[aisle], staying);
    return after[aisle].flatMap((item, index): ItemChange[] => {
      const was = had.get(item.id);
      const next = fieldsOf(item, aisle, places[index] as number);
      if (was === undefined) return [{ item: item.id, kind: 'add', fields: next }];
      if (was.item === item && was.aisle === aisle) return [];
      const fields = changedFields(was, next);
      return fields === null ? [] : [{ item: item.id, kind: 'set', fields }];
    });
  });
  return [...removed, ...changed];
}

function changedFields(was: { aisle: Aisle; item: ListItem }, next: ItemFields): Partial<ItemFields> | null {
  const isMoved = was.aisle !== next.aisle;
  const before = fieldsOf(was.item, was.aisle, isMoved ? NO_PLACE : next.place);
  const fields = ITEM_FIELDS.filter((field: ItemField) =>
    field === 'place'
      ? isMoved
      : JSON.stringify(before[field]) !== JSON.stringify(next[field]) ||
        (field === 'name' && before.food !== next.food),
  );
  if (fields.length === 0) return null;
  const food = fields.includes('name') && next.food !== undefined ? { food: next.food } : {};
  return { ...Object.fromEntries(fields.map((field) => [field, next[field]])), ...food };
}
