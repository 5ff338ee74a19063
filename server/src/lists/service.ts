import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@sorrel/contract/endpoint';
import type { saveList as saveEndpoint } from '@sorrel/contract/lists';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { itemName } from '@sorrel/core/lists/add-item';
import { type BoughtFood, buildList, type ListMeal } from '@sorrel/core/lists/build-list';
import { LISTS_MAX, parseListName, type ShoppingList } from '@sorrel/core/lists/list';
import { shoppingName } from '@sorrel/core/lists/shopping-name';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import type { Owned } from '../db/owned.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import { foodsRepo } from '../foods/repo.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { foodsSaid, nameFood, nameFoods } from './name-food.ts';
import { listsRepo, type SavedList } from './repo.ts';
import { shoppingRepo } from './shopping-repo.ts';

/** Remembers where the user wants a food, under whatever name it stood on the list. */
export async function rememberAisle(
  services: Pick<Platform, 'db'>,
  userId: string,
  name: string,
  aisle: Aisle,
): Promise<void> {
  await shoppingRepo(services.db).rememberAisle(userId, itemName(shoppingName(foodIndex(), name)), aisle);
}

/** The aisle for something that is typed. */
export async function findAisle(services: Pick<Platform, 'db'>, userId: string, name: string): Promise<Aisle> {
  return nameFood(name, await shoppingRepo(services.db).aisleChoices(userId)).aisle;
}

/** The shopping list of a saved plan: each meal for one serving or its portions, a meal twice in the week twice. */
export async function listOfPlan(services: Pick<Platform, 'db'>, userId: string, planId: string) {
  const plan = await shoppingRepo(services.db).findPlan(userId, planId);
  if (plan === null) throw new AppError('plan_not_found');
  const planned = plan.mealPlan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]));
  const ids = planned.flatMap((meal) => meal.id ?? []);
  const recipes = await shoppingRepo(services.db).ingredientsOf(userId, [...new Set(ids)]);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const meals: ListMeal[] = planned.flatMap(({ id, portions }) => {
    const recipe = id === null ? undefined : byId.get(id);
    return recipe === undefined ? [] : Array.from({ length: portions ?? 1 }, () => recipe);
  });
  const choices = await shoppingRepo(services.db).aisleChoices(userId);
  const said = foodsSaid(await foodsRepo(services.db).corrections(userId));
  const known = new Map<string, BoughtFood[]>();
  const list = buildList(meals, (name, language) => {
    const key = `${language}|${name}`;
    const foods = known.get(key) ?? nameFoods(name, language, choices, said);
    known.set(key, foods);
    return foods;
  });
  return { name: plan.name, list };
}

/** Saves a list under its name, or renames the saved one that it is; each item has an identity from then on. */
export async function saveList(
  services: Pick<Platform, 'clock' | 'db'>,
  userId: string,
  body: BodyOf<typeof saveEndpoint>,
) {
  const name = parseListName(body.name);
  if (!name.ok) {
    throw new AppError('list_name_missing', name.reason === 'too_long' ? { sentence: say().request.nameLength } : {});
  }
  const list = Object.fromEntries(
    AISLES.map((aisle) => [aisle, body.shoppingList[aisle].map((item) => ({ ...item, id: item.id ?? randomUUID() }))]),
  ) as unknown as ShoppingList;
  const now = services.clock.now();
  const id = await services.db.transaction(async (tx) => {
    const repo = listsRepo(tx);
    if (body.id !== undefined && (await repo.rename(userId, body.id, name.name, list, now))) return body.id;
    // another name for a list adds none
    if ((await repo.countOthers(userId, name.name)) >= LISTS_MAX) throw new AppError('list_limit_reached');
    return repo.save(userId, name.name, list, now);
  });
  return { id, message: say().lists.saved };
}

/** A saved list as the wire has it: flat, in the order of the aisles. */
export const listReply = ({ name, list }: Owned<SavedList>) => ({
  name,
  list: AISLES.flatMap((aisle) =>
    list[aisle].map(({ quantityDescription, ...item }) => ({
      ...item,
      aisle,
      quantity_description: quantityDescription,
    })),
  ),
});

export async function loadList(services: Pick<Platform, 'db'>, userId: string, id: string) {
  const saved = await listsRepo(services.db).findOwned(userId, id);
  if (saved === null) throw new AppError('list_not_found');
  return listReply(saved);
}
