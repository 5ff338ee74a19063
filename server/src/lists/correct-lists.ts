import { correctionKey } from '@sorrel/core/foods/resolve-food';
import { itemName } from '@sorrel/core/lists/add-item';
import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { type FoodRename, renameFood } from '@sorrel/core/lists/rename-food';
import { readShopLine, type ShopIngredient, type ShopKnowledge } from '@sorrel/core/lists/shop-line';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Corrections } from '../foods/repo.ts';
import { askedLanguage } from '../language/asked-language.ts';
import { changeFrom } from './change-list.ts';
import { itemsRepo } from './items-repo.ts';
import { shopKnowledge } from './shop-knowledge.ts';
import { shoppingRepo } from './shopping-repo.ts';

/**
 * Brings a correction to the saved lists of its household.
 * @param before what the household had said until now
 * @param after what holds from now on
 * @param recipes all of the household's
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctLists(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  ingredient: ShopIngredient,
  { before, after }: { before: Corrections; after: Corrections },
  recipes: readonly { name: string; ingredients: readonly ShopIngredient[] }[],
  now: Date,
): Promise<FoodRename | null> {
  const choices = await shoppingRepo(tx).aisleChoices(householdId);
  const [saidBefore, saidNow] = [shopKnowledge(before), shopKnowledge(after)];
  const { index } = saidNow;
  const foodsOf = (one: ShopIngredient, said: ShopKnowledge) => {
    const foods = readShopLine(said, one).map((food) => {
      const name = itemName(food.name);
      const own =
        food.food?.bought.name === name ? index.inLanguage?.ownName(food.food.bought.id, askedLanguage()) : undefined;
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
        recipe.ingredients.some(({ name }) => correctionKey(name) === key) &&
        // another ingredient of the recipe is still bought by that name
        !recipe.ingredients.some(
          (one) => correctionKey(one.name) !== key && foodsOf(one, saidNow).some(({ name }) => name === from),
        ),
    )
    .map(({ name }) => name);
  const rename: FoodRename = {
    from,
    to: to.own,
    ...(to.own !== to.name && { food: to.name }),
    aisle: to.aisle,
    meals,
  };
  const repo = itemsRepo(tx, householdId);
  for (const locked of await repo.allLocked()) {
    const before = listOfRecords(await repo.records(locked.id));
    await changeFrom(repo, locked, { householdRole: 'editor' }, { before, after: renameFood(before, rename) }, now);
  }
  return rename;
}
