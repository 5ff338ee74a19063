import { AISLES } from '../foods/aisles.ts';
import { parseDescription } from '../lists/amounts.ts';
import { type ListItem, type ShoppingList, thingName } from '../lists/list.ts';
import { amountsOf } from '../lists/merge-items.ts';
import type { ShopKnowledge } from '../lists/shop-line.ts';
import { buildShopList, type ShopMeal } from '../lists/shop-list.ts';
import { costOfAmount, type UnitRates } from './unit-rates.ts';

/** What one of each unit of a food costs, by the name that English lists have for it; undefined without a price. */
export type RatesOf = (name: string) => UnitRates | undefined;

/** Why it is not known what a food costs: nobody typed a price, or nobody knows how much of it is needed in a unit that has one. */
export type UnknownCost = 'price' | 'amount';

/** What foods cost together. What is not known is in no sum, and never counted as nothing. */
export type Cost = {
  /** The sum of what is known, in hundredths of the currency, not rounded. */
  readonly knownHundredths: number;
  /** How many foods there are, and of how many of them it is known what they cost. */
  readonly foods: number;
  readonly known: number;
  /** The others, by what English lists call them. */
  readonly unknown: readonly { readonly name: string; readonly why: UnknownCost }[];
};

type Costed = Pick<ListItem, 'name' | 'food' | 'quantity' | 'unit' | 'quantityDescription' | 'exact' | 'shop'>;

/** What the amounts of an item cost, and whether that is all of it. A small amount is what the recipes say of it. */
function costOfItem(item: Costed, serves: number, rates: UnitRates): { hundredths: number; isAll: boolean } {
  const bought = amountsOf(item).filter(({ quantity }) => quantity > 0);
  const amounts = bought.length > 0 ? bought : parseDescription(item.exact ?? '');
  const costs = amounts.map((amount) => costOfAmount(amount, rates));
  return {
    hundredths: serves * costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    isAll: costs.length > 0 && costs.every((cost) => cost !== null),
  };
}

/**
 * What the items of a list cost: the exact sum of what is needed. Packs are not modelled: of a litre of milk the half that is needed
 * costs a half.
 * @param serves how many times the amounts of the items
 */
export function costOfItems(items: readonly Costed[], serves: number, ratesOf: RatesOf): Cost {
  let knownHundredths = 0;
  const unknown = new Map<string, UnknownCost>();
  const names = new Set<string>();
  for (const item of items) {
    const name = thingName(item);
    names.add(name);
    const rates = ratesOf(name);
    if (rates === undefined) {
      unknown.set(name, 'price');
      continue;
    }
    const { hundredths, isAll } = costOfItem(item, serves, rates);
    knownHundredths += hundredths;
    if (!isAll) unknown.set(name, 'amount');
  }
  return {
    knownHundredths,
    foods: names.size,
    known: names.size - unknown.size,
    unknown: [...unknown].map(([name, why]) => ({ name, why })),
  };
}

const itemsOf = (list: ShoppingList): ListItem[] => AISLES.flatMap((aisle) => list[aisle]);

/** What a week costs: everything that its list has, with what is at home, and with what is cooked for more than one meal as it is cooked. */
export const costOfWeek = (meals: readonly ShopMeal[], know: ShopKnowledge, ratesOf: RatesOf): Cost =>
  costOfItems(itemsOf(buildShopList(meals, know)), 1, ratesOf);
