import type { KitchenFood } from '../ingredients/kitchen-amount.ts';
import type { Food } from './food.ts';

const LIQUID =
  /\b(milk|buttermilk|cream|half and half|water|stock|broth|juice|wine|beer|ale|stout|cider|spirit|liqueur|rum|brandy|vermouth|oil|vinegar|soy sauce|fish sauce|worcestershire sauce|coffee|tea|espresso|drink|lemonade|cola|syrup|passata|extract|kefir)\b/;
const NOT_POURED =
  /powder|cheese|paste|cube|ice cream|cream of tartar|soured cream|clotted|whipped|dry|dried|leaf|granule|biscuit|cracker|bread|chocolate|sauce mix|candy|butter(?!milk)|pie|soup/;
/** What no cup measures is weighed: 300 g of noodles are no '5 cups'. */
const LONG = /noodle|\bspaghetti$/;
/** By the cup in an American kitchen, though they stand in the dairy. */
const SCOOPED_TOO = /^(unsalted |salted )?butter$|yogurt|soured cream|^creme fraiche$/;

/** What converting an amount needs of a food: what a cup of it weighs, and whether it is poured or scooped. */
export function kitchenFoodOf(food: Pick<Food, 'name' | 'weights' | 'aisle'>): KitchenFood {
  const { name, weights, aisle } = food;
  const cupGrams = weights['cup'] ?? null;
  const isLiquid = LIQUID.test(name) && !NOT_POURED.test(name);
  return {
    cupGrams,
    isLiquid,
    isScooped:
      cupGrams !== null &&
      !isLiquid &&
      !LONG.test(name) &&
      (aisle === 'pantry and dry goods' || SCOOPED_TOO.test(name)),
  };
}
