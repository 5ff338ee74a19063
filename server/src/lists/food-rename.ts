import type { Aisle } from '@sorrel/core/foods/aisles';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { itemName } from '@sorrel/core/lists/add-item';
import type { FoodRename } from '@sorrel/core/lists/rename-food';
import { readShopLine, type ShopIngredient, type ShopKnowledge } from '@sorrel/core/lists/shop-line';
import type { Corrections } from '../foods/repo.ts';
import { shopKnowledge } from '../foods/shop-knowledge.ts';
import type { Work } from '../platform/workers.ts';

export interface RenameTask {
  /** What was corrected. */
  ingredient: ShopIngredient;
  /** What the household had said until now, and what holds from now on. */
  before: Corrections;
  after: Corrections;
  /** The household's recipes that have the ingredient. */
  recipes: readonly { name: string; ingredients: readonly ShopIngredient[] }[];
  choices: ReadonlyMap<string, Aisle>;
  language: Language;
}

export const RENAME_WORK: Work<RenameTask, FoodRename | null> = { kind: 'rename', deadlineMs: 30_000 };

/** What is bought under another name after a correction; null when nothing is. Reads every line of the recipes: in a worker. */
export function renameOf({ ingredient, before, after, recipes, choices, language }: RenameTask): FoodRename | null {
  const [saidBefore, saidNow] = [shopKnowledge(before), shopKnowledge(after)];
  const { index } = saidNow;
  const foodsOf = (one: ShopIngredient, said: ShopKnowledge) => {
    const foods = readShopLine(said, one).map((food) => {
      const name = itemName(food.name);
      const own =
        food.food?.bought.name === name ? index.inLanguage?.ownName(food.food.bought.id, language) : undefined;
      return { name, own: own ?? name, aisle: choices.get(name) ?? food.aisle };
    });
    // '1 stick plus 6 tablespoons butter' needs one food in two amounts
    return [...new Map(foods.map((food) => [food.name, food])).values()];
  };
  const [was, ...alsoWas] = foodsOf(ingredient, saidBefore);
  const [to, ...alsoTo] = foodsOf(ingredient, saidNow);
  // what stood for several foods leaves several items, which other ingredients may need
  if (was === undefined || to === undefined || alsoWas.length + alsoTo.length > 0) return null;
  const from = was.name;
  if (from === to.name) return null;
  const key = correctionKey(ingredient.name);
  const meals = recipes
    .filter(
      (recipe) =>
        // another ingredient of the recipe is still bought by that name
        !recipe.ingredients.some(
          (one) => correctionKey(one.name) !== key && foodsOf(one, saidNow).some(({ name }) => name === from),
        ),
    )
    .map(({ name }) => name);
  return {
    from,
    to: to.own,
    ...(to.own !== to.name && { food: to.name }),
    aisle: to.aisle,
    meals,
  };
}
