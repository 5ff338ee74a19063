import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@sorrel/contract/endpoint';
import type { saveList as saveEndpoint } from '@sorrel/contract/lists';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { LISTS_MAX, parseListName, type ShoppingList } from '@sorrel/core/lists/list';
import { shopThing } from '@sorrel/core/lists/shop-line';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { AppError } from '../app-error.ts';
import type { Owned } from '../db/owned.ts';
import { foodsRepo } from '../foods/repo.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { LIST_WORK } from './build-list.ts';
import { listsRepo, type SavedList } from './repo.ts';
import { shopKnowledge } from './shop-knowledge.ts';
import { shoppingRepo } from './shopping-repo.ts';

/** Remembers where the user wants a food, under whatever name it stood on the list. */
export async function rememberAisle(
  services: Pick<Platform, 'db'>,
  userId: string,
  name: string,
  aisle: Aisle,
): Promise<void> {
  await shoppingRepo(services.db).rememberAisle(userId, shopThing(shopKnowledge(), name).name, aisle);
}

/** The aisle for something that is typed: where the user put it, or where it is usually found. */
export async function findAisle(services: Pick<Platform, 'db'>, userId: string, typed: string): Promise<Aisle> {
  const { name, aisle } = shopThing(shopKnowledge(), typed);
  return (await shoppingRepo(services.db).aisleChoices(userId)).get(name) ?? aisle;
}

/** The shopping list of a saved plan: each meal for one serving or its portions, a meal twice in the week twice. */
export async function listOfPlan(
  { db, threads }: Pick<Platform, 'db' | 'threads'>,
  userId: string,
  planId: string,
  turn: Turn,
) {
  const plan = await shoppingRepo(db).findPlan(userId, planId);
  if (plan === null) throw new AppError('plan_not_found');
  const portions = new Map<string, number>();
  for (const meal of plan.mealPlan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type]))) {
    if (meal.id !== null) portions.set(meal.id, (portions.get(meal.id) ?? 0) + (meal.portions ?? 1));
  }
  const recipes = await shoppingRepo(db).ingredientsOf(userId, [...portions.keys()]);
  const meals = recipes.map(({ id, name, serves, ingredients }) => ({
    name,
    serves,
    portions: portions.get(id) ?? 0,
    lines: ingredients,
  }));
  const choices = await shoppingRepo(db).aisleChoices(userId);
  const corrections = await foodsRepo(db).corrections(userId);
  const list = await threads.run(LIST_WORK, { meals, corrections, choices }, turn);
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
