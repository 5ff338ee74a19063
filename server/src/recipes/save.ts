import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import { RECIPE_IMAGES_MAX } from '@sorrel/core/recipes/limits';
import { isWeighedAlike } from '@sorrel/core/recipes/weighed-alike';
import { visibleText } from '@sorrel/core/visible-text';
import { AppError } from '../app-error.ts';
import { asEditor } from '../auth/households-repo.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Owned } from '../db/owned.ts';
import { foodsRepo } from '../foods/repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { type PictureKey, picturesRepo } from '../pictures/repo.ts';
import { removeUnusedPictures } from '../pictures/service.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { keptDoubts } from './checks.ts';
import { checksRepo } from './checks-repo.ts';
import { countForSaving } from './count-for-saving.ts';
import {
  type AddForm,
  assertLength,
  type BookOwner,
  type EditForm,
  formColumns,
  sourceChange,
  sourceOf,
  storedIngredients,
  storedSteps,
} from './form-columns.ts';
import {
  assertPictures,
  assertPicturesFit,
  type Files,
  missingPicture,
  pictureKeys,
  storeImportedPicture,
  storeStepPictures,
  storeUploads,
  withHeldPictures,
} from './form-pictures.ts';
import { keepReplaced } from './history/restore.ts';
import { assertRoomFor, insertRecipe } from './insert-recipe.ts';
import { givenAfter, staysCounted } from './nutrition-after.ts';
import { nutrientAmounts } from './recipe-reply.ts';
import { recountIfSaidMeanwhile } from './recount-later.ts';
import { type NewRecipe, type RecipeRow, recipesRepo } from './repo.ts';
import { findSame } from './same-recipe.ts';
import { assertFewLinks, assertLinks, keepLinks } from './sub-recipes/keep-links.ts';
import { loadSubRecipes } from './sub-recipes/load-sub-recipes.ts';
import { recountFirst } from './sub-recipes/recount-dishes.ts';
import { assertTagsStay, knownTagIds } from './tags.ts';

/**
 * Refuses what the book has already, where the caller asks for that.
 * @throws AppError recipe_in_book, with the recipes that are the same
 */
async function assertNew(db: DatabaseHandle, user: BookOwner, form: AddForm) {
  if (form.notTwice !== true) return;
  const ingredientNames = form.ingredients.map(({ name }) => visibleText(name)).filter((name) => name !== '');
  const inBook = await findSame(db, user.householdId, { name: form.recipeName, source: form.source, ingredientNames });
  if (inBook.length > 0) throw new AppError('recipe_in_book', { fields: { inBook } });
}

/**
 * Adds a recipe to the book of a household.
 * @param alongside writes, in the transaction that adds it, what shall hold if and only if it is there
 */
export async function addRecipe(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder' | 'workers'
  >,
  user: BookOwner,
  form: AddForm,
  files: Files,
  turn: Turn,
  alongside?: (tx: DatabaseHandle, added: { id: string; isPictureMissing: boolean }) => Promise<void>,
) {
  const tagIds = await knownTagIds(services.db, user.householdId, form.tags);
  const ingredients = storedIngredients(form.ingredients);
  assertLength({ ...form, ingredients });
  assertFewLinks(ingredients);
  const corrections = await foodsRepo(services.db).corrections(user.householdId);
  const below = await loadSubRecipes(services.db, user.householdId, ingredients);
  assertLinks(ingredients, [], below);
  // asked again under the lock; a book that is full, or has it already, has nothing fetched and nothing encoded for it
  assertRoomFor(user, await recipesRepo(services.db).countAddedBy(user));
  await assertNew(services.db, user, form);
  await assertPictures(services, user, files, form.methodImageIndexes);
  const uploads = files['images'] ?? [];
  const uploaded = await storeUploads(services, uploads, turn);
  const imported =
    uploads.length < RECIPE_IMAGES_MAX ? await storeImportedPicture(services, user, form.scrapedImage, turn) : [];
  const stepKeys = await storeStepPictures(services, files, form.methodImageIndexes, turn);
  const calculates = form.calculateNut && user.isPremium;
  const given = calculates ? null : { amounts: form.nutrients === undefined ? null : nutrientAmounts(form.nutrients) };
  const dish = dishOf(form, form.doubts);
  const counted = await countForSaving(services, { ...dish, ingredients, corrections, below, given }, turn);
  const now = services.clock.now();
  const recipe: NewRecipe = {
    ...formColumns(user, form),
    ...counted,
    householdId: user.householdId,
    addedBy: user.id,
    changedBy: user.id,
    source: sourceOf(user, form.source),
    method: storedSteps(form.method, stepKeys),
    tagIds,
    imageKeys: [...uploaded, ...imported],
    calculateNutrition: calculates,
    createdAt: now,
    updatedAt: now,
  };
  const wanted = uploads.length < RECIPE_IMAGES_MAX ? form.scrapedImage : undefined;
  const { id } = await insertRecipe(
    services,
    user,
    recipe,
    async (tx) => {
      await assertNew(tx, user, form);
      return null;
    },
    async (tx, added) => {
      await assertPicturesFit(tx, user, uploaded.length + imported.length + stepKeys.size);
      await assertTagsStay(tx, user.householdId, tagIds);
      await keepLinks(tx, user.householdId, { id: added, ingredients }, below);
      await checksRepo(tx).put(user.householdId, added, keptDoubts(form.doubts));
      await recountIfSaidMeanwhile(tx, user.householdId, added, { corrections });
      await alongside?.(tx, { id: added, isPictureMissing: missingPicture(wanted, imported) !== false });
    },
  );
  return { id, message: say().recipes.added(form.recipeName), ...missingPicture(wanted, imported) };
}

/** What a recipe is judged by besides its ingredients, as it is sent. */
const dishOf = (
  form: Pick<AddForm, 'recipeName' | 'method' | 'serves'>,
  doubts: AddForm['doubts'],
  answered: EditForm['answered'] = [],
) => ({
  name: form.recipeName,
  method: form.method,
  serves: form.serves,
  isListWhole: isListWhole(doubts.filter(({ kind }) => !answered.includes(kind))),
});

/**
 * Changes a recipe of the household.
 * @param toReply makes the reply of the newest recipe, for the conflict view
 * @throws AppError recipe_changed when somebody saved since; the reply carries the newest recipe
 */
export async function editRecipe(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder' | 'workers'
  >,
  user: SignedInUser,
  id: string,
  form: EditForm,
  files: Files,
  turn: Turn,
  toReply: (row: Owned<RecipeRow>) => Promise<unknown>,
) {
  const repo = recipesRepo(services.db);
  const before = await repo.findOwned(user.householdId, id);
  if (before === null) throw new AppError('recipe_not_found');
  const version = form.version ?? before.version;
  const conflict = async () => {
    const newest = await repo.findOwned(user.householdId, id);
    if (newest === null) return new AppError('recipe_not_found');
    return new AppError('recipe_changed', { fields: { recipe: await toReply(newest) } });
  };
  if (before.version !== version) throw await conflict();

  const tagIds = await knownTagIds(services.db, user.householdId, form.tags);
  const ingredients = storedIngredients(form.ingredients);
  assertLength({ ...form, ingredients });
  assertFewLinks(ingredients);
  const corrections = await foodsRepo(services.db).corrections(user.householdId);
  const below = await loadSubRecipes(services.db, user.householdId, ingredients);
  assertLinks(ingredients, before.ingredients, below);
  const deleted = new Set(form.deletedImages);
  const own = new Map<string, PictureKey>(pictureKeys(before).map((key) => [key, key]));
  const shown = new Set<string>(before.imageKeys);
  const kept = (form.existingImages ?? before.imageKeys).flatMap((key) =>
    shown.has(key) && !deleted.has(key) ? (own.get(key) ?? []) : [],
  );
  const uploads = files['newImages'] ?? [];
  if (kept.length + uploads.length > RECIPE_IMAGES_MAX) throw new AppError('too_many_pictures');
  await assertPictures(services, user, files, form.methodImageIndexes);
  const uploaded = await storeUploads(services, uploads, turn);
  const imported =
    kept.length + uploads.length < RECIPE_IMAGES_MAX
      ? await storeImportedPicture(services, user, form.scrapedImage, turn)
      : [];
  const stepKeys = await storeStepPictures(services, files, form.methodImageIndexes, turn);
  const added = uploaded.length + imported.length + stepKeys.size;
  for (const [position, index] of form.existingMethodIndexes.entries()) {
    const key = own.get(form.existingMethodImages[position] ?? '');
    if (key !== undefined && !deleted.has(key) && !stepKeys.has(index)) stepKeys.set(index, key);
  }
  const calculates = user.isPremium ? form.calculateNut : staysCounted(before, { ingredients, serves: form.serves });
  const given = givenAfter(before, calculates);
  const doubts = form.doubts ?? (await checksRepo(services.db).doubtsOfOne(user.householdId, id));
  const dish = dishOf(form, doubts, form.answered);
  const counted = await countForSaving(services, { ...dish, ingredients, corrections, below, given }, turn);
  const changes: Partial<NewRecipe> = {
    ...formColumns(user, form),
    ...counted,
    method: storedSteps(form.method, stepKeys),
    tagIds,
    imageKeys: [...kept, ...uploaded, ...imported],
    ...sourceChange(user, before.source, form.source),
    // a dish of other ingredients weighs something else
    ...(!isWeighedAlike(before.ingredients, ingredients) && { cookedGrams: null }),
    calculateNutrition: calculates,
    changedBy: user.id,
    updatedAt: services.clock.now(),
  };
  const saved = await asEditor(services.db, user, async (tx) => {
    const held = await withHeldPictures(tx, changes);
    const newVersion = await recipesRepo(tx).update(before, version, held);
    if (newVersion === null) return null;
    await assertTagsStay(tx, user.householdId, tagIds);
    await keepLinks(tx, user.householdId, { id, ingredients }, below);
    await keepReplaced(tx, before, held, { by: user.id, at: services.clock.now() });
    await picturesRepo(tx).setUses(user.householdId, id, pictureKeys(held));
    await assertPicturesFit(tx, user, added);
    await foodsRepo(tx).rememberUsed(user.id, ingredients, services.clock.now());
    if (form.doubts !== undefined) await checksRepo(tx).put(user.householdId, id, keptDoubts(form.doubts));
    await checksRepo(tx).answer(user.householdId, id, form.answered);
    await recountIfSaidMeanwhile(tx, user.householdId, id, { corrections, isListWhole: dish.isListWhole });
    return newVersion;
  });
  if (saved === null) throw await conflict();
  await removeUnusedPictures(services, [...own.keys()]);
  await recountFirst(services, user.householdId, turn);
  return {
    id,
    version: saved,
    message: say().recipes.updated(form.recipeName),
    ...missingPicture(form.scrapedImage, imported),
  };
}
