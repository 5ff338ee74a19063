import { correctionKey } from '@sorrel/core/foods/resolve-food';
import { itemName } from '@sorrel/core/lists/add-item';
import { type FoodRename, renameFood } from '@sorrel/core/lists/rename-food';
import { readShopLine, type ShopIngredient, type ShopKnowledge } from '@sorrel/core/lists/shop-line';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Corrections } from '../foods/repo.ts';
import { listsRepo } from './repo.ts';
import { shopKnowledge } from './shop-knowledge.ts';
import { shoppingRepo } from './shopping-repo.ts';

/**
 * Brings a correction to the saved lists of its user.
 * @param before what the user had said until now
 * @param after what holds from now on
 * @param recipes all of the user's
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctLists(
  tx: DatabaseHandle,
  userId: string,
  ingredient: ShopIngredient,
  { before, after }: { before: Corrections; after: Corrections },
  recipes: readonly { name: string; ingredients: readonly ShopIngredient[] }[],
  now: Date,
): Promise<FoodRename | null> {
  const repo = listsRepo(tx);
  const choices = await shoppingRepo(tx).aisleChoices(userId);
  const [saidBefore, saidNow] = [shopKnowledge(before), shopKnowledge(after)];
  const foodsOf = (one: ShopIngredient, said: ShopKnowledge) =>
    readShopLine(said, one).map((food) => {
      const name = itemName(food.name);
      return { name, aisle: choices.get(name) ?? food.aisle };
    });
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
        recipe.ingredients.some(({ name }) => correctionKey(name) === key) &&
        // another ingredient of the recipe is still bought by that name
        !recipe.ingredients.some(
          (one) => correctionKey(one.name) !== key && foodsOf(one, saidNow).some(({ name }) => name === from),
        ),
    )
    .map(({ name }) => name);
  const rename: FoodRename = { from, to: to.name, aisle: to.aisle, meals };
  for (const { id, list } of await repo.allLocked(userId)) {
    const renamed = renameFood(list, rename);
    if (renamed !== list) await repo.replace(userId, id, renamed, now);
  }
  return rename;
}
