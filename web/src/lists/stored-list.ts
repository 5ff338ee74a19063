import { ShoppingList as SentList } from '@sorrel/contract/lists';
import { AISLES } from '@sorrel/core/foods/aisles';
import type { ListItem, ShoppingList } from '@sorrel/core/lists/list';
import { z } from 'zod';

/** An identity for an item, also where the page has no secure context. */
export function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A list as it is stored or was sent; every item has an identity from then on. */
export const StoredList = SentList.transform(
  (sent): ShoppingList =>
    Object.fromEntries(
      AISLES.map((aisle) => [aisle, sent[aisle].map((item): ListItem => ({ ...item, id: item.id ?? newItemId() }))]),
    ) as unknown as ShoppingList,
);
export const StoredListOrNone = StoredList.nullable();

/** Source: specification, section 3, Shopping settings. */
export const ListSettings = z.object({
  quantities: z.boolean(),
  serves: z.int().min(1).max(999),
  separateChecked: z.boolean(),
});
export type ListSettings = z.output<typeof ListSettings>;
export const LIST_SETTINGS: ListSettings = { quantities: true, serves: 1, separateChecked: false };
