import type { Aisle } from '../foods/aisles.ts';
import { readQuantity } from '../ingredients/read-quantity.ts';
import { itemName, typedUnit } from './add-item.ts';
import { type Amount, describeAmounts } from './amounts.ts';
import { findItem, moveItem, removeItem } from './edit-list.ts';
import { isSameThing, type ListItem, type ShoppingList } from './list.ts';
import { amountFields, mergeItems } from './merge-items.ts';

/** A word for a unit as a person writes it, in the short form of lists; the word itself where it is none that is known. */
export type UnitReader = (word: string) => string;

const NEXT_AMOUNT = /\s*(?:,\s+|\s\+\s|\sand\s|\sund\s)\s*/u;
/** '2 tins of 400 g': what one of them holds is no part of how many. */
const HOLDS = /\s+(?:of|zu)\s+[\d.,]+\s*(?:g|kg|ml|l)$/iu;
const AMOUNT = /^([\d.,/\s½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞-]*[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])\s*(?:x\s+|×\s*)?(\p{L}[\p{L}\s.'-]*)?$/u;

/**
 * An amount that was typed into one field: '3', '2 tins', '1.5 kg', '2 x cup, 3 x g'; none where nothing was typed.
 * @returns null where it is no amount
 */
export function readAmounts(text: string, unitOf: UnitReader = typedUnit): Amount[] | null {
  const typed = text.trim();
  if (typed === '') return [];
  const amounts = typed.split(NEXT_AMOUNT).map((part): Amount | null => {
    const [, number = '', unit = ''] = AMOUNT.exec(part.replace(HOLDS, '').trim()) ?? [];
    const quantity = number === '' ? null : readQuantity(number);
    return quantity === null || !Number.isFinite(quantity) ? null : { quantity, unit: unit && unitOf(unit.trim()) };
  });
  return amounts.includes(null) ? null : (amounts as Amount[]);
}

/** What a line is to say from now on. */
export interface ItemEdit {
  name: string;
  /** What is bought in all, for the serves that are shown; null leaves it as it is. */
  amounts: readonly Amount[] | null;
  aisle: Aisle;
}

/**
 * The list after a line was written anew. An amount that was written is the person's own: it is shown as they wrote it, by the rule of what
 * is added by hand, and no longer worked out from the recipes. Where a line of the same name stands in the aisle, the two become one.
 * @param serves that the amount is written for, at least 1
 * @returns the same list where there is no such line, or no name
 */
export function editItem(list: ShoppingList, id: string, edit: ItemEdit, serves: number): ShoppingList {
  const found = findItem(list, id);
  // a name that was left as it is stays, with the food that it names
  const name = edit.name.trim() === found?.item.name ? found.item.name : itemName(edit.name);
  if (found === null || name === '') return list;
  const { aisle, item } = found;
  const next = edit.amounts === null ? item : withAmounts(item, edit.amounts, serves);
  const named = next.name === name ? next : withName(next, name);
  const twin = name === item.name ? undefined : list[aisle].find((one) => isSameThing(one, { name }) && one.id !== id);
  const kept =
    twin === undefined ? replaced(list, aisle, named) : replaced(removeItem(list, id), aisle, mergeItems(twin, named));
  return moveItem(kept, twin === undefined ? id : twin.id, edit.aisle);
}

/** What somebody calls it is no longer known as the food that it was. */
function withName({ food: _food, ...rest }: ListItem, name: string): ListItem {
  return { ...rest, name };
}

function withAmounts(item: ListItem, amounts: readonly Amount[], serves: number): ListItem {
  const forOne = amounts.map(({ quantity, unit }) => ({ quantity: quantity / serves, unit }));
  const { shop: _shop, byHand: _byHand, ...rest } = item;
  return {
    ...rest,
    ...amountFields(forOne),
    ...(item.meals.length === 0 && { byHand: describeAmounts(forOne.filter(({ quantity }) => quantity > 0)) }),
  };
}

const replaced = (list: ShoppingList, aisle: Aisle, item: ListItem): ShoppingList => ({
  ...list,
  [aisle]: list[aisle].map((one) => (one.id === item.id ? item : one)),
});
