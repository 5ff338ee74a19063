import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyOf } from '@sorrel/contract/endpoint';
import type { correctFood as correctEndpoint } from '@sorrel/contract/foods';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { FoodRename } from '@sorrel/core/lists/rename-food';
import { FOOD_CORRECTIONS_MAX } from '@sorrel/core/recipes/limits';
import { AppError } from '../app-error.ts';
import { holdEditor, lockHousehold } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Owned } from '../db/owned.ts';
import { foodIndex } from '../foods/food-catalogue.ts';
import { type Corrections, foodsRepo } from '../foods/repo.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { chosenRepo } from './chosen/repo.ts';
import { isReadAtOnce, JUDGE_WORK, type JudgeTask, judgeRecipe } from './count-recipe.ts';
import { olderRecipesRepo } from './older-repo.ts';
import { type NewRecipe, type RecipeRow, recipesRepo, type StoredIngredient } from './repo.ts';
import { loadSubRecipes } from './sub-recipes/load-sub-recipes.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';

/** What correcting a food needs of others. */
export interface CorrectionServices {
  /** Brings a correction to the saved lists; gives what is bought under another name now, null when nothing is. */
  correctLists: (
    services: Pick<Platform, 'clock' | 'db' | 'threads'>,
    householdId: HouseholdId,
    correction: {
      ingredient: StoredIngredient;
      before: Corrections;
      after: Corrections;
      recipes: readonly { name: string; ingredients: readonly StoredIngredient[] }[];
    },
    turn: Turn,
  ) => Promise<FoodRename | null>;
}

type Needed = Pick<Platform, 'clock' | 'db' | 'log' | 'threads'>;

/** Recipes with the ingredient that are counted again before the call is answered. */
const AT_ONCE = 25;
/** Between the others, so that requests come first. */
const REST_MS = 5;

/** Recipes that one statement brings, and characters of lines after which no more are brought. */
const READ_AT_ONCE = 20;
const LINES_MAX_CHARACTERS = 4_000_000;

/** Times that a recipe is counted again because somebody saved it meanwhile. */
const TRIES = 5;

/**
 * Remembers what an ingredient of a recipe is or weighs, and counts the recipe anew. Other recipes and saved lists with the
 * ingredient change with it. A long one waits for a thread, and holds nothing meanwhile: what a process that ends leaves over, the
 * next start judges.
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctFood(
  services: Needed & CorrectionServices,
  user: Member,
  recipeId: string,
  said: BodyOf<typeof correctEndpoint>,
  turn: Turn,
): Promise<FoodRename | null> {
  const { householdId } = user;
  const { recipes, others, ...correction } = await remember(services, user, recipeId, said);
  const isThere = await countAgain(services, user, recipeId, turn, { calculateNutrition: true, changedBy: user.id });
  if (!isThere) throw new AppError('recipe_not_found');
  for (const id of others.slice(0, AT_ONCE)) await countAgain(services, user, id, turn);
  // a book may have the ingredient in thousands: nobody waits for those, and the next start judges what this process leaves
  void countOthers(services, user, others.slice(AT_ONCE), turn);
  return services.correctLists(services, householdId, { ...correction, recipes }, turn);
}

/** Counts recipes again, one after the other. One that cannot be counted now, as where its person has much waiting, keeps none of the others. */
async function countOthers(services: Needed, user: Member, ids: readonly string[], turn: Turn): Promise<void> {
  for (const id of ids) {
    try {
      await countAgain(services, user, id, turn);
    } catch (cause) {
      services.log.warn({ err: cause, recipeId: id }, 'a recipe with a corrected food is left to the next start');
      // the database itself does not answer
      if (!(cause instanceof AppError)) return;
    }
    await sleep(REST_MS);
  }
}

/** Keeps what is said of an ingredient; who leaves the food and the weight to us has said nothing any more. */
async function keepSaid(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  before: Corrections,
  said: Omit<Parameters<ReturnType<typeof foodsRepo>['saveCorrection']>[0], 'householdId'> & { unit: string },
): Promise<void> {
  const { ingredientKey, unit, foodId, gramsPerUnit } = said;
  if (foodId === null && gramsPerUnit === null) {
    return foodsRepo(tx).removeCorrection(householdId, ingredientKey, unit);
  }
  const isNew = !before.has(`${ingredientKey}|${unit}`);
  if (isNew && before.size >= FOOD_CORRECTIONS_MAX) throw new AppError('correction_limit_reached');
  await foodsRepo(tx).saveCorrection({ ...said, householdId });
}

/**
 * Holds a recipe and the others with one of its ingredients, before anything is written and in one order: two who correct the same food
 * of two recipes wait for each other, and not in a circle.
 */
async function holdAllWith(tx: DatabaseHandle, householdId: HouseholdId, recipeId: string, name: string) {
  const ingredientKey = correctionKey(name);
  const withIt = new Set([recipeId]);
  for await (const some of recipesRepo(tx).ingredientNames(householdId)) {
    for (const { id, names } of some) if (names.some((one) => correctionKey(one) === ingredientKey)) withIt.add(id);
  }
  const ids = await chosenRepo(tx).hold(householdId, [...withIt]);
  return { ingredientKey, ids };
}

/** Writes the correction down, and which recipes it changes. */
function remember({ db, clock }: Needed, user: Member, recipeId: string, said: BodyOf<typeof correctEndpoint>) {
  const { householdId } = user;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const { ingredientKey, ids } = await holdAllWith(tx, householdId, recipeId, said.ingredient);
    const row = await recipesRepo(tx).findOwnedLocked(householdId, recipeId);
    const ingredient = row?.ingredients.find((candidate) => candidate.name === said.ingredient);
    if (row === null || ingredient === undefined) throw new AppError('recipe_not_found');
    if (said.foodId !== null && !foodIndex().byId.has(said.foodId)) {
      throw new AppError('bad_request', { sentence: say().recipes.foodFromList });
    }
    // of two corrections at once the second counts the first
    await lockHousehold(tx, householdId);
    const before = await foodsRepo(tx).corrections(householdId);
    await keepSaid(tx, householdId, before, {
      ingredientKey,
      unit: ingredient.unit,
      foodId: said.foodId,
      gramsPerUnit: said.grams === null ? null : said.grams / (ingredient.quantity || 1),
      updatedAt: clock.now(),
    });
    const after = await foodsRepo(tx).corrections(householdId);
    await olderRecipesRepo(tx).setOlder(householdId, [row.id, ...ids]);
    const others = ids.filter((id) => id !== row.id);
    const recipes = [{ name: row.name, ingredients: row.ingredients }, ...(await someOf(tx, householdId, others))];
    return { ingredient, before, after, recipes, others };
  });
}

/** Recipes whose lines the lists are corrected by: of a book that has the ingredient in thousands, as many as are read for one call. */
async function someOf(tx: DatabaseHandle, householdId: HouseholdId, ids: readonly string[]) {
  const some: Awaited<ReturnType<ReturnType<typeof recipesRepo>['ingredientsOf']>> = [];
  let characters = 0;
  for (let from = 0; from < ids.length && characters < LINES_MAX_CHARACTERS; from += READ_AT_ONCE) {
    const rows = await recipesRepo(tx).ingredientsOf(householdId, ids.slice(from, from + READ_AT_ONCE));
    for (const { ingredients } of rows) characters += JSON.stringify(ingredients).length;
    some.push(...rows);
  }
  return some;
}

/**
 * Reads a recipe anew, with all that its household said of foods by now: what was said holds wherever the name stands. One that is
 * saved meanwhile, or corrected once more, is read again.
 * @returns whether it is there
 */
async function countAgain(
  { db, threads }: Needed,
  { householdId }: Member,
  id: string,
  { person }: Turn,
  also: { calculateNutrition?: boolean; changedBy?: string } = {},
): Promise<boolean> {
  const taskOf = async (handle: DatabaseHandle, row: RecipeRow): Promise<JudgeTask> => ({
    ingredients: row.ingredients,
    serves: row.serves,
    calculates: also.calculateNutrition ?? row.calculateNutrition,
    corrections: await foodsRepo(handle).corrections(householdId),
    below: await loadSubRecipes(handle, householdId, row.ingredients),
  });
  const keep = async (tx: DatabaseHandle, row: Owned<RecipeRow>, counted: Partial<NewRecipe>) => {
    if ((await recipesRepo(tx).update(row, row.version, { ...counted, ...also })) === null) return false;
    await recountsRepo(tx).add(householdId, await subRecipesRepo(tx).inDishes(householdId, [id]));
    return true;
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const begun = await db.transaction(async (tx) => {
      const row = await recipesRepo(tx).findOwnedLocked(householdId, id);
      if (row === null) return null;
      const task = await taskOf(tx, row);
      // an ordinary one is counted while it is held: nobody comes between, however many correct it at once
      return isReadAtOnce(task) ? keep(tx, row, judgeRecipe(task)) : { row, task };
    });
    if (begun === null) return false;
    if (typeof begun === 'boolean') return begun;
    const counted = await threads.run(JUDGE_WORK, begun.task, { person });
    if (await db.transaction((tx) => keep(tx, begun.row, counted))) return true;
  }
  throw new AppError('unavailable');
}
