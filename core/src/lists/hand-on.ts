import { AISLES, type Aisle, aisleTitle } from '../foods/aisles.ts';
import { type AmountWriter, displayQuantity, writeInEnglish } from './display-quantity.ts';
import { isAtHome, itemsAtHome } from './edit-list.ts';
import type { ListItem, ShoppingList } from './list.ts';

/** How a list is read by people. */
export interface HandOnOptions {
  /** From 1. */
  serves: number;
  /** False: names only. */
  quantities: boolean;
  /** In this order; absent: the usual one. */
  aisles?: readonly Aisle[];
}

/** What stands around the items, in the language of the person who hands the list on. */
export interface HandOnWords {
  aisle: (aisle: Aisle) => string;
  amount: AmountWriter;
  /** An item's name. */
  item: (item: ListItem) => string;
  /** Above what is probably at home. */
  atHome: string;
  /** Headings of the table: aisle, item, amount, in the basket, used in. */
  columns: readonly [aisle: string, item: string, amount: string, checked: string, meals: string];
  yes: string;
  no: string;
}

export const ENGLISH_HAND_ON: HandOnWords = {
  aisle: aisleTitle,
  amount: writeInEnglish,
  item: ({ name }) => name,
  atHome: 'Probably at home',
  columns: ['Aisle', 'Item', 'Amount', 'In the basket', 'Used in'],
  yes: 'yes',
  no: 'no',
};

function line(item: ListItem, { serves, quantities }: HandOnOptions, words: HandOnWords): string {
  const amount = quantities ? displayQuantity(item, serves, words.amount) : '';
  return `${item.checked ? '[x]' : '[ ]'} ${words.item(item)}${amount === '' ? '' : `, ${amount}`}`;
}

/** The list as plain text, an aisle after the other, for sharing and copying. Aisles without items are left out. */
export function listAsText(
  name: string,
  list: ShoppingList,
  options: HandOnOptions,
  words: HandOnWords = ENGLISH_HAND_ON,
): string {
  const aisles = (options.aisles ?? AISLES).flatMap((aisle) => {
    const items = list[aisle].filter((item) => !isAtHome(item));
    if (items.length === 0) return [];
    return [[words.aisle(aisle), ...items.map((item) => line(item, options, words))].join('\n')];
  });
  const atHome = itemsAtHome(list).map(words.item);
  return [
    ...(name.trim() === '' ? [] : [name.trim()]),
    ...aisles,
    ...(atHome.length === 0 ? [] : [`${words.atHome}: ${atHome.join(', ')}`]),
  ].join('\n\n');
}

/** A field of a CSV file; a spreadsheet reads none as a formula. Source: RFC 4180; OWASP, CSV injection. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The list as a CSV file of aisle, item, amount, in the basket and the recipes that use it, with lines that end in CRLF. */
export function listAsCsv(list: ShoppingList, options: HandOnOptions, words: HandOnWords = ENGLISH_HAND_ON): string {
  const rows = (options.aisles ?? AISLES).flatMap((aisle) =>
    list[aisle].map((item) => [
      isAtHome(item) ? words.atHome : words.aisle(aisle),
      words.item(item),
      options.quantities ? displayQuantity(item, options.serves, words.amount) : '',
      item.checked ? words.yes : words.no,
      item.meals.join('; '),
    ]),
  );
  return [words.columns, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}
