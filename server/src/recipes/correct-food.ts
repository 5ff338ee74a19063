import { isDeepStrictEqual } from 'node:util';
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
import { turnsBy } from '../platform/turns.ts';
import { chosenRepo } from './chosen/repo.ts';
import { isReadAtOnce } from './count-for-saving.ts';
import { JUDGE_WORK, type JudgeTask, judgeRecipe } from './count-recipe.ts';
import { loadJudgeTask } from './load-judge-task.ts';
import { recountLater } from './recount-later.ts';
import { type NewRecipe, type RecipeRow, recipesRepo, type StoredIngredient } from './repo.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';

type Said = BodyOf<typeof correctEndpoint>;
type Lines = Pick<RecipeRow, 'ingredients' | 'name'>;

/** What correcting a food needs of others. */
export interface CorrectionServices {
  /**
   * What is bought under another name by a correction, and the names of recipes that stood on lists by the old one; null when nothing is.
   * @param correction `others` are the other recipes with the ingredient, some after the other: all of these names, which stand on
   * lists, and of the rest as many as are read for one call
   */
  renameOf: (
    services: Pick<Platform, 'db' | 'workers'>,
    householdId: HouseholdId,
    correction: ShopCorrection,
    turn: Turn,
  ) => Promise<ReadRename | null>;
  /**
   * Brings it to the saved lists.
   * @returns whether it did: not where other recipes have come to stand there by the old name since it was read
   */
  correctLists: (
    services: Pick<Platform, 'clock' | 'db'>,
    householdId: HouseholdId,
    rename: FoodRename,
    onLists: ReadonlySet<string> | null,
  ) => Promise<boolean>;
}

interface ShopCorrection {
  ingredient: StoredIngredient;
  before: Corrections;
  after: Corrections;
  recipe: Lines;
  others: (names: ReadonlySet<string>) => AsyncIterable<readonly Lines[]>;
}

interface ReadRename {
  rename: FoodRename;
  onLists: ReadonlySet<string>;
}

type Needed = Pick<Platform, 'clock' | 'db' | 'workers'>;

/** Recipes with the ingredient that are counted again before the call is answered. */
const AT_ONCE = 25;

/** Recipes that one statement brings, and characters of lines that are held at a time: as many are read of recipes that are on no list. */
const READ_AT_ONCE = 20;
const LINES_MAX_CHARACTERS = 4_000_000;

/** Those of one household do not begin before the one before is written: each would only find that somebody was quicker. */
const inTurn = turnsBy<HouseholdId>();
/** Times that it is begun again because somebody was quicker: saved a recipe, or said something else of the ingredient. */
const TRIES = 5;

/**
 * Remembers what an ingredient of a recipe is or weighs, and counts the recipe anew. Other recipes and saved lists with the
 * ingredient change with it. What may be refused, as where its person has much waiting, comes before anything is written.
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctFood(
  services: Needed & CorrectionServices,
  user: Member,
  recipeId: string,
  said: Said,
  turn: Turn,
): Promise<FoodRename | null> {
  const { others, ...kept } = await inTurn(user.householdId, () => keep(services, user, recipeId, said, turn));
  const rename = await renameOnLists(services, user.householdId, kept, turn);
  const isThere = await countAgain(services, user, recipeId, turn, { calculateNutrition: true, changedBy: user.id });
  if (!isThere) throw new AppError('recipe_not_found');
  // a book may have the ingredient in thousands: nobody waits for those, they are counted beside the requests
  try {
    for (const id of others.slice(0, AT_ONCE)) await countAgain(services, user, id, turn);
  } catch (cause) {
    // nor for those whose turn does not come
    if (!(cause instanceof AppError)) throw cause;
  }
  return rename;
}

/** Writes the correction down once it is known what it does to lists. */
async function keep(services: Needed & CorrectionServices, user: Member, recipeId: string, said: Said, turn: Turn) {
  const { db } = services;
  const { householdId } = user;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await recipesRepo(db).findOwned(householdId, recipeId);
    const ingredient = row?.ingredients.find((candidate) => candidate.name === said.ingredient);
    if (row === null || ingredient === undefined) throw new AppError('recipe_not_found');
    if (said.foodId !== null && !foodIndex().byId.has(said.foodId)) {
      throw new AppError('bad_request', { sentence: say().recipes.foodFromList });
    }
    const correction = {
      key: correctionKey(ingredient.name),
      unit: ingredient.unit,
      foodId: said.foodId,
      gramsPerUnit: said.grams === null ? null : said.grams / (ingredient.quantity || 1),
    };
    const before = await foodsRepo(db).corrections(householdId);
    const after = corrected(before, correction);
    const recipe = { name: row.name, ingredients: row.ingredients };
    const lines = (names: ReadonlySet<string>) => linesWith(db, householdId, correction.key, { names, but: row.id });
    const asked = { ingredient, before, after, recipe, others: lines };
    const read = await services.renameOf(services, householdId, asked, turn);
    const others = await remember(services, user, recipeId, said, { ...correction, before });
    if (others !== null) return { asked, read, others };
  }
  throw new AppError('unavailable');
}

/**
 * Brings to the saved lists what is bought under another name. What recipes have put there since it was read is read too: a list
 * that was made before the correction was kept may be saved at any time.
 * @returns what was brought there; null when nothing is bought under another name
 */
async function renameOnLists(
  services: Needed & CorrectionServices,
  householdId: HouseholdId,
  { asked, read }: { asked: ShopCorrection; read: ReadRename | null },
  turn: Turn,
): Promise<FoodRename | null> {
  let last = read;
  for (let tries = 1; last !== null && tries < TRIES; tries += 1) {
    if (await services.correctLists(services, householdId, last.rename, last.onLists)) return last.rename;
    try {
      last = (await services.renameOf(services, householdId, asked, turn)) ?? last;
    } catch (cause) {
      // what is written is not refused any more: who has no turn has what was read before
      if (cause instanceof AppError) break;
      throw cause;
    }
  }
  if (last === null) return null;
  await services.correctLists(services, householdId, last.rename, null);
  return last.rename;
}

interface Correction {
  key: string;
  unit: string;
  foodId: string | null;
  gramsPerUnit: number | null;
}

/** Who leaves the food and the weight to us has said nothing any more. */
const saysNothing = ({ foodId, gramsPerUnit }: Correction) => foodId === null && gramsPerUnit === null;

function corrected(before: Corrections, correction: Correction): Corrections {
  const { key, unit, foodId, gramsPerUnit } = correction;
  const after = new Map(before);
  if (saysNothing(correction)) after.delete(`${key}|${unit}`);
  else after.set(`${key}|${unit}`, { foodId, gramsPerUnit });
  return after;
}

/** The lines of the recipes of a book that have an ingredient, as many at a time as may be held: those of the names, and some of the rest. */
async function* linesWith(
  db: DatabaseHandle,
  householdId: HouseholdId,
  key: string,
  { names, but }: { names: ReadonlySet<string>; but: string },
): AsyncGenerator<readonly Lines[]> {
  let some: Lines[] = [];
  let characters = 0;
  let ofRest = 0;
  for await (const found of recipesWith(db, householdId, key)) {
    const wanted = found.filter(({ id, name }) => id !== but && (names.has(name) || ofRest < LINES_MAX_CHARACTERS));
    for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
      const ids = wanted.slice(from, from + READ_AT_ONCE).map(({ id }) => id);
      for (const row of await recipesRepo(db).ingredientsOf(householdId, ids)) {
        const length = JSON.stringify(row.ingredients).length;
        characters += length;
        if (!names.has(row.name)) ofRest += length;
        some.push(row);
      }
      if (characters < LINES_MAX_CHARACTERS) continue;
      yield some;
      [some, characters] = [[], 0];
    }
  }
  if (some.length > 0) yield some;
}

/** The recipes of a book that have an ingredient, some at a time. */
async function* recipesWith(db: DatabaseHandle, householdId: HouseholdId, key: string) {
  for await (const some of recipesRepo(db).ingredientNames(householdId)) {
    yield some.filter(({ names }) => names.some((one) => correctionKey(one) === key));
  }
}

/** Keeps what is said of an ingredient. */
async function keepSaid(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  now: Corrections,
  correction: Correction,
  updatedAt: Date,
): Promise<void> {
  const { key, unit, foodId, gramsPerUnit } = correction;
  if (saysNothing(correction)) return foodsRepo(tx).removeCorrection(householdId, key, unit);
  const isNew = !now.has(`${key}|${unit}`);
  if (isNew && now.size >= FOOD_CORRECTIONS_MAX) throw new AppError('correction_limit_reached');
  await foodsRepo(tx).saveCorrection({ householdId, ingredientKey: key, unit, foodId, gramsPerUnit, updatedAt });
}

/**
 * Writes the correction down, and which recipes it changes. Those are held before anything is written and in one order: two who correct
 * the same food of two recipes wait for each other, and not in a circle.
 * @returns the other recipes that it changes; null where something else was said of the ingredient than `before` has
 */
function remember(
  { db, clock }: Needed,
  user: Member,
  recipeId: string,
  said: Said,
  correction: Correction & { before: Corrections },
): Promise<string[] | null> {
  const { householdId } = user;
  const { before, key, unit } = correction;
  return db.transaction(async (tx) => {
    await holdEditor(tx, user);
    const withIt = new Set([recipeId]);
    for await (const some of recipesWith(tx, householdId, key)) for (const { id } of some) withIt.add(id);
    const ids = await chosenRepo(tx).hold(householdId, [...withIt]);
    const row = await recipesRepo(tx).findOwnedLocked(householdId, recipeId);
    if (!row?.ingredients.some(({ name }) => name === said.ingredient)) throw new AppError('recipe_not_found');
    // of two corrections at once the second counts the first
    await lockHousehold(tx, householdId);
    const now = await foodsRepo(tx).corrections(householdId);
    if (!isDeepStrictEqual(now.get(`${key}|${unit}`), before.get(`${key}|${unit}`))) return null;
    await keepSaid(tx, householdId, now, correction, clock.now());
    await recountLater(tx, householdId, ids);
    return ids.filter((id) => id !== recipeId);
  });
}

/**
 * Reads a recipe anew, with all that its household said of foods by now: what was said holds wherever the name stands. One that is
 * saved meanwhile, or corrected once more, is read again.
 * @returns whether it is there
 */
async function countAgain(
  { db, workers }: Needed,
  { householdId }: Member,
  id: string,
  { person }: Turn,
  also: { calculateNutrition?: boolean; changedBy?: string } = {},
): Promise<boolean> {
  const taskOf = (handle: DatabaseHandle, row: RecipeRow): Promise<JudgeTask> =>
    loadJudgeTask(handle, { ...row, calculates: also.calculateNutrition ?? row.calculateNutrition });
  const keepCounted = async (tx: DatabaseHandle, row: Owned<RecipeRow>, counted: Partial<NewRecipe>) => {
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
      return isReadAtOnce(task) ? keepCounted(tx, row, judgeRecipe(task)) : { row, task };
    });
    if (begun === null) return false;
    if (typeof begun === 'boolean') return begun;
    const counted = await workers.run(JUDGE_WORK, begun.task, { person });
    const isKept = await db.transaction(async (tx) => {
      const row = await recipesRepo(tx).findOwnedLocked(householdId, id);
      // what was said of its foods meanwhile is not in what was counted
      return row?.judgedRevision === begun.row.judgedRevision && keepCounted(tx, begun.row, counted);
    });
    if (isKept) return true;
  }
  throw new AppError('unavailable');
}
