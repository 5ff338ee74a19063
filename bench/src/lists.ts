import { readBuyingTable } from '@sorrel/core/lists/buying';
import { buildShopList, type ShopMeal } from '@sorrel/core/lists/shop-list';
import { readFoodTable, realFoodIndex } from './shared/food-index.ts';

const MEALS = 35;
const INGREDIENTS_PER_MEAL = 12;
const ROUNDS = 30;
const WANTED_MS = 50;

/** The list of a week of 35 meals, built from nothing known: what the server does for get-list, without the database. */
export async function run(): Promise<void> {
  const index = realFoodIndex();
  // as recipes write them: aliases as often as the names themselves
  const names = [...index.byId.values()].map((food, at) => food.aliases[at % 3] ?? food.name);
  const units = ['g', 'kg', 'ml', 'tbsp', 'cup', ''];
  const meals: ShopMeal[] = Array.from({ length: MEALS }, (_, meal) => ({
    name: `meal ${meal}`,
    serves: 1 + (meal % 4),
    portions: 1,
    lines: Array.from({ length: INGREDIENTS_PER_MEAL }, (_line, line) => ({
      name: names[(meal * 37 + line * 101) % names.length] ?? 'onion',
      quantity: 1 + ((meal + line) % 9),
      unit: units[(meal + line) % units.length] ?? '',
    })),
  }));
  const know = { index, table: readBuyingTable(readFoodTable('buying.tsv')) };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    buildShopList(meals, know);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[ROUNDS / 2] ?? 0;
  console.log(
    `${MEALS} meals of ${INGREDIENTS_PER_MEAL} ingredients: median ${median.toFixed(1)} ms, ${(median / WANTED_MS).toFixed(2)} of the ${WANTED_MS} ms wanted`,
  );
}
