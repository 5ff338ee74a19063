/** What `../shared/shopping/README.md` asks of the product: the list that a shopper sees for the meals of a week. */
import { AISLES } from '@sorrel/core/foods/aisles';
import { parseDescription } from '@sorrel/core/lists/amounts';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { shownAmounts } from '@sorrel/core/lists/display-quantity';
import type { ListItem } from '@sorrel/core/lists/list';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import { readFoodTable, realFoodIndex } from '../shared/food-index.ts';

type Meal = { recipe: { name: string; serves: number; lines: string[] }; portions: number };

const know = { index: realFoodIndex(), table: readBuyingTable(readFoodTable('buying.tsv')) };

/** What an item shows for one serve: the portions are in the sums already. */
function shown(item: ListItem) {
  const several = shownAmounts(item, 1).map(({ quantity, unit, gramsEach }) => ({
    quantity,
    unit: quantity === null ? 'small amount' : gramsEach === undefined ? unit : `${gramsEach} g ${unit}`,
  }));
  const [only, ...others] = several;
  return others.length === 0
    ? { quantity: only?.quantity ?? null, unit: only?.unit || null }
    : { quantity: null, unit: null, several };
}

export function buildShoppingList(meals: Meal[]) {
  const planned = meals.map(({ recipe: { name, serves, lines }, portions }) => ({ name, serves, lines, portions }));
  const list = buildShopList(planned, know);
  return AISLES.flatMap((aisle) =>
    list[aisle].map((item) => ({
      name: item.name,
      aisle,
      ...shown(item),
      staple: item.isStaple === true,
      usedIn: item.meals,
      exact: parseDescription(item.exact ?? ''),
    })),
  );
}
