/** What `../shared/shopping/README.md` asks of the product: the list that a shopper sees for the meals of a week. */
import { classifyAisle } from '@sorrel/core/foods/classify-aisle';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import { readFoodTable, realFoodIndex } from '../shared/food-index.ts';

type Meal = { recipe: { name: string; serves: number; lines: string[] }; portions: number };

const index = realFoodIndex();
const table = readBuyingTable(readFoodTable('buying.tsv'));

export function buildShoppingList(meals: Meal[]) {
  const planned = meals.map(({ recipe: { name, serves, lines }, portions }) => ({ name, serves, lines, portions }));
  return buildShopList(planned, index, table, (name) => classifyAisle(index, name)).map(
    ({ isStaple, meals: usedIn, ...line }) => ({ ...line, staple: isStaple, usedIn }),
  );
}
