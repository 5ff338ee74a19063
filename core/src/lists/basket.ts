import { displayQuantity, shownAmounts } from './display-quantity.ts';
import { type ListItem, thingName } from './list.ts';

/** A line of what leaves for a supermarket: what it is and how much, in words and as measures. */
export interface BasketLine {
  name: string;
  /** '200 g', '2 x cup, 3 x g', or '' where the list has none. */
  amount: string;
  /** The same for programs; the unit '' counts the thing itself. Several apply together, they are not alternatives. */
  measures: { quantity: number; unit: string }[];
}

/** An item as it leaves for a supermarket: with the amounts that the list shows for so many serves, and nothing else. */
export function basketLine(item: ListItem, serves: number): BasketLine {
  // a small amount is nothing that a shop could be asked for
  const measures = shownAmounts(item, serves).flatMap(({ quantity, unit }) =>
    quantity === null ? [] : [{ quantity, unit }],
  );
  // the shops are British: they know the food by its English name
  return { name: thingName(item), amount: measures.length === 0 ? '' : displayQuantity(item, serves), measures };
}
