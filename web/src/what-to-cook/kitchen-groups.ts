import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { KitchenFood, kitchenFoods } from '@sorrel/contract/what-to-cook';
import { hasFood, isSameFood } from './kitchen-choices.ts';

const NAMES = ['added', 'lately', 'fresh', 'stored'] as const;

export interface KitchenGroup {
  name: (typeof NAMES)[number];
  foods: readonly KitchenFood[];
}

/** What lists and recipes bring. */
export const broughtBy = ({ lately, fresh, stored }: ReplyOf<typeof kitchenFoods>) => [...lately, ...fresh, ...stored];

/**
 * The foods to tap, in the groups that have any: first those that were added by hand, which no list and no recipe brings.
 * @param seen of those what was taken away again since the page was opened: it stays where it was
 */
export function groupsOf(
  known: ReplyOf<typeof kitchenFoods>,
  chosen: readonly KitchenFood[],
  seen: readonly KitchenFood[],
): KitchenGroup[] {
  const brought = broughtBy(known);
  const added = [...seen, ...chosen.filter((food) => !hasFood(seen, food))].filter((food) => !hasFood(brought, food));
  const foods = { ...known, added };
  return NAMES.map((name) => ({ name, foods: foods[name] })).filter((group) => group.foods.length > 0);
}

/** What somebody typed: the food of that name that is there to be tapped, or a new one. */
export function foodTyped(text: string, groups: readonly KitchenGroup[]): KitchenFood {
  const typed = { name: text, shown: text };
  return (
    groups
      .flatMap(({ foods }) => foods)
      .find((food) => isSameFood(food, typed) || food.shown.toLowerCase() === text.toLowerCase()) ?? typed
  );
}
