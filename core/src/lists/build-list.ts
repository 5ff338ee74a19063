import { itemName, itemUnit } from './add-item.ts';
import type { Aisle } from './aisles.ts';
import type { Amount } from './amounts.ts';
import { emptyList, type ListItem, type ShoppingList } from './list.ts';
import { amountFields } from './merge-items.ts';
import { sumMeasures } from './sum-measures.ts';

/** A meal of a plan: one serving of a recipe. */
export interface ListMeal {
  name: string;
  /** Serves that the ingredients are for, at least 1. */
  serves: number;
  ingredients: readonly { name: string; quantity: number; unit: string }[];
}

/** What is known of an ingredient's name: the food's own name, so that its aliases share a line, and its aisle. */
export type NameFood = (name: string) => { name: string; aisle: Aisle };

/**
 * The shopping list of meals: each ingredient for one serving, aliases of one food on one line, in the aisle of the food.
 * Amounts that convert exactly are summed; those that do not stand beside each other in the description. The order of the
 * meals makes no difference.
 */
export function buildList(meals: readonly ListMeal[], nameFood: NameFood): ShoppingList {
  const lines = new Map<string, { aisle: Aisle; amounts: Amount[]; meals: Set<string> }>();
  for (const meal of meals) {
    for (const ingredient of meal.ingredients) {
      const food = nameFood(ingredient.name);
      const name = itemName(food.name);
      if (name === '') continue;
      const line = lines.get(name) ?? { aisle: food.aisle, amounts: [], meals: new Set<string>() };
      line.amounts.push({ quantity: ingredient.quantity / Math.max(1, meal.serves), unit: itemUnit(ingredient.unit) });
      line.meals.add(meal.name);
      lines.set(name, line);
    }
  }
  const list = emptyList();
  for (const [name, line] of [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const item: ListItem = {
      id: name,
      name,
      ...amountFields(sumMeasures(line.amounts)),
      meals: [...line.meals].toSorted(),
      checked: false,
    };
    list[line.aisle].push(item);
  }
  return list;
}
