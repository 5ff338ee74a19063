import type { Food } from '../foods/food.ts';
import { readPairs } from '../foods/read-pairs.ts';
import { allergensOf } from './allergens.ts';

/** What stands in for one food: its own kinds for one another, and other foods, the nearest first. */
interface Substitute {
  readonly ofItsKind: boolean;
  readonly foods: readonly Food[];
}

/** `reference/foods/substitutes.tsv` by food id; its head says what the columns are. */
export type Substitutes = ReadonlyMap<string, Substitute>;

/** @throws SyntaxError for a line without two columns, a name that is no food's, or a food that stands twice */
export function readSubstitutes(text: string, foods: readonly Food[]): Substitutes {
  const byName = new Map(foods.map((food) => [food.name, food]));
  const foodOf = (name: string) => {
    const food = byName.get(name);
    if (food === undefined) throw new SyntaxError(`'${name}' is no food`);
    return food;
  };
  return new Map(
    [...readPairs(text, 'a food and what stands in for it')].map(([name, instead]) => {
      const names = instead.split(',');
      return [
        foodOf(name).id,
        { ofItsKind: names.includes('*'), foods: names.filter((one) => one !== '*').map(foodOf) },
      ];
    }),
  );
}

/** What is there: its name, and its food. */
export interface FoodThere {
  readonly name: string;
  readonly food: Food;
}

/** What of that which is there a cook takes for a food that is not; undefined where nothing will do. */
export function standIn(table: Substitutes, needed: FoodThere, there: readonly FoodThere[]): FoodThere | undefined {
  const row = table.get(needed.food.id);
  if (row === undefined) return undefined;
  const foods = row.ofItsKind ? [needed.food, ...row.foods] : row.foods;
  for (const food of foods) {
    const found = there.find((one) => one.food.id === food.id && isAsSafe(one.food, needed.food));
    if (found !== undefined) return found;
  }
  return undefined;
}

const PROMISES: ReadonlySet<string> = new Set(['vegetarian', 'vegan']);

/** Whoever can eat the one can eat the other: no allergen comes in, no pork and no alcohol, and no diet's promise is lost. */
export function isAsSafe(food: Food, than: Food): boolean {
  const told = [...than.diet, ...(than.undecided ?? [])];
  const warnings = [...food.diet, ...(food.undecided ?? [])].filter((flag) => !PROMISES.has(flag));
  const promises = than.diet.filter((flag) => PROMISES.has(flag));
  const named = new Set(allergensOf(than));
  return (
    warnings.every((flag) => told.includes(flag)) &&
    promises.every((flag) => food.diet.includes(flag)) &&
    allergensOf(food).every((allergen) => named.has(allergen))
  );
}
