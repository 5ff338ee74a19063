import { AISLES, type Aisle } from '../foods/aisles.ts';
import { visibleText } from '../visible-text.ts';
import type { ShopWay } from './shop-amount.ts';

/** A line of a shopping list. Source: specification, section 3, Shopping list. */
export interface ListItem {
  /** Stays with the item through every change, so that two devices' lists can be merged. */
  id: string;
  /** Singular and lower-case; of a list that was built in another language than English, the food's name in that. */
  name: string;
  /** What the food is called on English lists, by which lists of all languages know it; absent where that is its name. */
  food?: string | undefined;
  /** For one serving; null where there is none, or where `quantityDescription` tells several. */
  quantity: number | null;
  unit: string | null;
  /** Names of the recipes that use it, each once, in order of the alphabet. */
  meals: string[];
  /** Amounts in several units, such as '2 x cup, 3 x g'; empty otherwise. */
  quantityDescription: string;
  checked: boolean;
  /** The member who ticked it; absent where it is not ticked, and where the server has not said. */
  checkedBy?: string | undefined;
  /** The part of the amount that was added by hand, in the words of `quantityDescription`; absent where nothing was. */
  byHand?: string | undefined;
  /** How it is bought; absent where nobody knows, and where all was added by hand. `quantity` is in its unit then. */
  shop?: ShopWay | undefined;
  /** What the recipes say together for one serving, in their own units, in the words of `quantityDescription`. */
  exact?: string | undefined;
  /** Probably at home: true is folded away, false was wanted on the list all the same. */
  isStaple?: boolean | undefined;
}

/** Whether two items are the same thing to buy, whatever language each was named in. */
export const isSameThing = (one: Pick<ListItem, 'name' | 'food'>, other: Pick<ListItem, 'name' | 'food'>): boolean =>
  one.name === other.name || thingName(one) === thingName(other);

/** What an item is known by in all languages. */
export const thingName = ({ name, food }: Pick<ListItem, 'name' | 'food'>): string => food ?? name;

/** Items by aisle; every aisle is there, in the order of `AISLES`. */
export type ShoppingList = Record<Aisle, ListItem[]>;

/** A list without items. */
export function emptyList(): ShoppingList {
  return Object.fromEntries(AISLES.map((aisle) => [aisle, []])) as unknown as ShoppingList;
}

/** Shopping lists that one account may keep: a guard, far above what anybody shops for. */
export const LISTS_MAX = 1_000;

/** Foods of which one household chose the aisle: all are read for each list. A guard. */
export const AISLE_CHOICES_MAX = 2_000;

/** Characters a list's name may have after trimming. Source: decisions, Plans and lists. */
export const LIST_NAME_MAX = 100;

/** A list's name as it is saved: trimmed and in lower case, 1 to 100 characters. */
export function parseListName(
  text: string,
): { ok: true; name: string } | { ok: false; reason: 'no_name' | 'too_long' } {
  const name = visibleText(text).toLowerCase();
  if (name === '') return { ok: false, reason: 'no_name' };
  return name.length > LIST_NAME_MAX ? { ok: false, reason: 'too_long' } : { ok: true, name };
}
