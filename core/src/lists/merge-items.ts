import { type Amount, describeAmounts, parseDescription, sumByUnit } from './amounts.ts';
import type { ListItem } from './list.ts';

/** What an item holds, as amounts. */
export function amountsOf(item: Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription'>): Amount[] {
  if (item.quantityDescription !== '') return parseDescription(item.quantityDescription);
  return item.quantity === null ? [] : [{ quantity: item.quantity, unit: item.unit ?? '' }];
}

/** An item's three fields of amount: one amount as quantity and unit, several as a description with both cleared. */
export function amountFields(amounts: readonly Amount[]): Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription'> {
  const [first, ...others] = sumByUnit(amounts);
  if (first === undefined) return { quantity: null, unit: null, quantityDescription: '' };
  if (others.length > 0)
    return { quantity: null, unit: null, quantityDescription: describeAmounts([first, ...others]) };
  return { quantity: first.quantity, unit: first.unit === '' ? null : first.unit, quantityDescription: '' };
}

/** How the merged item is bought, and what its recipes say. What was added by hand is wanted: it is no longer folded away. */
function mergedShop(existing: ListItem, added: ListItem): Pick<ListItem, 'shop' | 'exact' | 'isStaple'> {
  const shop = existing.shop ?? added.shop;
  const exact = [existing.exact ?? '', added.exact ?? ''].flatMap(parseDescription);
  const marks = [existing.isStaple, added.isStaple];
  return {
    ...(shop !== undefined && { shop }),
    ...(exact.length > 0 && { exact: describeAmounts(sumByUnit(exact)) }),
    ...(marks.some((mark) => mark !== undefined) && { isStaple: marks.every((mark) => mark === true) }),
  };
}

function mergedByHand(existing: string | undefined, added: string | undefined): Pick<ListItem, 'byHand'> {
  if (existing === undefined && added === undefined) return {};
  const amounts = [existing ?? '', added ?? ''].flatMap(parseDescription);
  return { byHand: describeAmounts(sumByUnit(amounts)) };
}

/**
 * Merges an item into one of the same name in the same aisle: the same unit sums; different units build a combined
 * description such as '2 x cup, 3 x g', and quantity and unit are cleared. What is added is still to be bought, so the
 * merged item is ticked only if both were.
 * @see specification, section 5, Add Item
 */
export function mergeItems(existing: ListItem, added: ListItem): ListItem {
  return {
    ...existing,
    ...amountFields([...amountsOf(existing), ...amountsOf(added)]),
    meals: [...new Set([...existing.meals, ...added.meals])].sort(),
    checked: existing.checked && added.checked,
    ...mergedByHand(existing.byHand, added.byHand),
    ...mergedShop(existing, added),
  };
}
