import type { Aisle } from '../foods/aisles.ts';
import { singular } from '../foods/singular.ts';
import { parseUnit } from '../ingredients/units.ts';
import { visibleText } from '../visible-text.ts';
import { describeAmounts } from './amounts.ts';
import { isSameThing, type ListItem, type ShoppingList } from './list.ts';
import { mergeItems } from './merge-items.ts';

const tidy = (text: string): string => visibleText(text).toLowerCase().replace(/\s+/g, ' ');

/** A name as lists keep it: singular and lower-case, spaces tidied. */
export const itemName = (name: string): string => singular(tidy(name));

/** The unit of a recipe's line as lists keep it: the usual short name where it is one, else singular and lower-case. */
export function itemUnit(unit: string): string {
  const text = tidy(unit);
  return text === '' ? '' : (parseUnit(text) ?? singular(text));
}

/** A unit that somebody typed: their own word, singular and lower-case. A tin stays a tin. */
export function typedUnit(unit: string): string {
  const text = tidy(unit);
  const known = parseUnit(text);
  // 'lbs' is too short a word for the rules of plurals
  return known !== null && text === `${known}s` ? known : singular(text);
}

export interface ItemInput {
  id: string;
  name: string;
  /** At least 0; null or 0 is no quantity. */
  quantity: number | null;
  unit: string;
}

export type AddItemResult = { ok: true; list: ShoppingList } | { ok: false; reason: 'no_name' | 'bad_quantity' };

/**
 * Adds an item to an aisle, merging it with one of the same name there.
 * @see specification, section 5, Add Item
 */
export function addItem(list: ShoppingList, aisle: Aisle, input: ItemInput): AddItemResult {
  const name = itemName(input.name);
  if (name === '') return { ok: false, reason: 'no_name' };
  if (input.quantity !== null && !(input.quantity >= 0 && Number.isFinite(input.quantity)))
    return { ok: false, reason: 'bad_quantity' };
  const quantity = input.quantity ?? 0;
  const hasQuantity = quantity > 0;
  const unit = typedUnit(input.unit);
  const amounts = hasQuantity ? [{ quantity, unit }] : [];
  const added: ListItem = {
    id: input.id,
    name,
    quantity: hasQuantity ? quantity : null,
    unit: unit === '' ? null : unit,
    meals: [],
    quantityDescription: '',
    checked: false,
    byHand: describeAmounts(amounts),
  };
  const items = list[aisle];
  const twin = items.find((item) => isSameThing(item, added));
  const next =
    twin === undefined ? [...items, added] : items.map((item) => (item === twin ? mergeItems(item, added) : item));
  return { ok: true, list: { ...list, [aisle]: next } };
}
