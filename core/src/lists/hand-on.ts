import { AISLES, type Aisle } from '../foods/aisles.ts';
import { displayQuantity } from './display-quantity.ts';
import type { ListItem, ShoppingList } from './list.ts';

/** How a list is read by people. */
export interface HandOnOptions {
  /** From 1. */
  serves: number;
  /** False: names only. */
  quantities: boolean;
}

/** An aisle's heading: 'Dairy and eggs'. */
export const aisleTitle = (aisle: Aisle): string => aisle.charAt(0).toUpperCase() + aisle.slice(1);

function line(item: ListItem, { serves, quantities }: HandOnOptions): string {
  const amount = quantities ? displayQuantity(item, serves) : '';
  return `${item.checked ? '[x]' : '[ ]'} ${item.name}${amount === '' ? '' : `, ${amount}`}`;
}

/** The list as plain text, an aisle after the other, for sharing and copying. Aisles without items are left out. */
export function listAsText(name: string, list: ShoppingList, options: HandOnOptions): string {
  const aisles = AISLES.filter((aisle) => list[aisle].length > 0).map((aisle) =>
    [aisleTitle(aisle), ...list[aisle].map((item) => line(item, options))].join('\n'),
  );
  return [...(name.trim() === '' ? [] : [name.trim()]), ...aisles].join('\n\n');
}

/** A field of a CSV file; a spreadsheet reads none as a formula. Source: RFC 4180; OWASP, CSV injection. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The list as a CSV file of aisle, item, amount, in the basket and the recipes that use it, with lines that end in CRLF. */
export function listAsCsv(list: ShoppingList, options: HandOnOptions): string {
  const rows = AISLES.flatMap((aisle) =>
    list[aisle].map((item) => [
      aisleTitle(aisle),
      item.name,
      options.quantities ? displayQuantity(item, options.serves) : '',
      item.checked ? 'yes' : 'no',
      item.meals.join('; '),
    ]),
  );
  return [['Aisle', 'Item', 'Amount', 'In the basket', 'Used in'], ...rows]
    .map((row) => `${row.map(csvField).join(',')}\r\n`)
    .join('');
}
