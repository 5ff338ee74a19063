import type { BodyOf } from '@sorrel/contract/endpoint';
import type {
  addRecipe as addEndpoint,
  saveRecipe as copyEndpoint,
  editRecipe as editEndpoint,
} from '@sorrel/contract/recipe-saving';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { groupName } from '@sorrel/core/recipes/groups';
import { FREE_RECIPE_CAP, RECIPE_IMAGES_MAX } from '@sorrel/core/recipes/limits';
import { recipeTexts } from '@sorrel/core/recipes/recipe-texts';
import { recipeSearchText } from '@sorrel/core/recipes/search-text';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { Owned } from '../db/owned.ts';
import { foodsRepo } from '../foods/repo.ts';
import { unitsFor } from '../foods/search-ingredients.ts';
import type { UploadedFile } from '../http/multipart.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { say } from '../language/sentences.ts';
import { type PictureKey, picturesRepo } from '../pictures/repo.ts';
import { assertRoomForPictures, removeUnusedPictures, storePicture } from '../pictures/service.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { gatherStoredSteps } from './groups.ts';
import { countNutrition, givenNutrition } from './nutrition.ts';
import { nutrientAmounts } from './recipe-reply.ts';
import { type NewRecipe, type RecipeRow, recipesRepo, type StoredIngredient, type StoredStep } from './repo.ts';
import { findSame } from './same-recipe.ts';
import { sameRecipeRepo } from './same-recipe-repo.ts';
import { fetchImportedPicture } from './scrape.ts';
import { tagsRepo } from './tags-repo.ts';

type AddForm = BodyOf<typeof addEndpoint>;
type EditForm = BodyOf<typeof editEndpoint>;
type CopyForm = BodyOf<typeof copyEndpoint>;
type Files = Record<string, UploadedFile[]>;

/** An address of a page or the name of a source, as shown in 'Recipe sourced from'. `admin` is no user's to claim. */
const sourceOf = (user: SignedInUser, source: string) =>
  user.role === 'admin' ? 'admin' : source.trim() === 'admin' ? '' : source.trim();

/** A source that a person has changed; what stays as it was is nobody's claim. */
const sourceChange = (user: SignedInUser, before: string, sent: string | undefined) =>
  sent === undefined || sent.trim() === before ? {} : { source: sourceOf(user, sent) };

/** Says that the picture of an import was wanted and is not there. */
const missingPicture = (wanted: string | undefined, imported: readonly PictureKey[]) =>
  (wanted ?? '').trim() !== '' && imported.length === 0 && { pictureMissing: true as const };

function storedIngredients(sent: AddForm['ingredients']): StoredIngredient[] {
  const named = sent.filter((ingredient) => ingredient.name.trim() !== '');
  return gatherIngredients(
    named.map((ingredient, index) => ({
      id: ingredient.id ?? `line-${index + 1}`,
      name: ingredient.name.trim(),
      quantity: ingredient.quantity,
      unit: ingredient.unit ?? '',
      possibleUnits: ingredient.possibleUnits ?? unitsFor(ingredient.name),
      ...(ingredient.original === undefined ? {} : { original: ingredient.original }),
      ...(ingredient.preparation === undefined ? {} : { preparation: ingredient.preparation }),
      ...groupOf(ingredient),
      ...(ingredient.language ? { language: ingredient.language } : {}),
    })),
  );
}

function groupOf({ group }: { group?: string | undefined }): { group?: string } {
  const name = groupName(group ?? '');
  return name === '' ? {} : { group: name };
}

/** Steps numbered from 1; those without words and without a picture are left out. */
function storedSteps(sent: AddForm['method'], imageKeys: ReadonlyMap<number, PictureKey>): StoredStep[] {
  const steps = sent
    .map((step, index) => {
      const imageKey = imageKeys.get(index);
      return { desc: step.desc.trim(), ...groupOf(step), ...(imageKey === undefined ? {} : { imageKey }) };
    })
    .filter((step) => step.desc !== '' || step.imageKey !== undefined);
  return gatherStoredSteps(steps);
}

const searchTextOf = (name: string, ingredients: readonly StoredIngredient[]) =>
  recipeSearchText(
    name,
    ingredients.map((ingredient) => ingredient.name),
  );

/** Refuses a form whose pictures do not fit, or for which there is no room, before anything is encoded. */
async function assertPictures(
  services: Pick<Platform, 'db'>,
  user: SignedInUser,
  files: Files,
  stepIndexes: readonly number[],
) {
  if ((files['methodImages'] ?? []).length !== stepIndexes.length) {
    throw new AppError('bad_request', { sentence: say().recipes.stepOfPicture });
  }
  await assertRoomForPictures(services.db, user.id, Object.values(files).flat().length);
}

const storeUploads = (
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'pictureEncoder'>,
  sent: readonly UploadedFile[],
  turn: Turn,
) => Promise.all(sent.map((file) => storePicture(services, { path: file.path }, turn)));

/** Pictures of method steps: the position of the step (from 0) and the key of its new picture. */
async function storeStepPictures(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'pictureEncoder'>,
  files: Files,
  indexes: readonly number[],
  turn: Turn,
) {
  const keys = await storeUploads(services, files['methodImages'] ?? [], turn);
  return new Map(keys.map((key, index) => [indexes[index] as number, key]));
}

/** The picture of an imported recipe; a picture that cannot be had does not keep the recipe from being saved. */
async function storeImportedPicture(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder'
  >,
  user: SignedInUser,
  address: string | undefined,
  turn: Turn,
): Promise<PictureKey[]> {
  if (address === undefined || address.trim() === '') return [];
  try {
    return [await storePicture(services, await fetchImportedPicture(services, user, address, turn), turn)];
  } catch (cause) {
    services.log.info({ err: cause }, 'the picture of an imported recipe could not be kept');
    return [];
  }
}

async function knownTagIds(db: DatabaseHandle, userId: string, ids: readonly number[]): Promise<number[]> {
  const known = new Set((await tagsRepo(db).seenBy(userId)).map((tag) => tag.id));
  if (!ids.every((id) => known.has(id))) throw new AppError('tag_not_found');
  return [...new Set(ids)];
}

/** Refuses one more recipe than the free plan holds. */
function assertRoomFor(user: SignedInUser, kept: number) {
  if (!user.isPremium && kept >= FREE_RECIPE_CAP)
    throw new AppError('recipe_limit_reached', { fields: { upgrade: true } });
}

const pictureKeys = (recipe: Pick<NewRecipe, 'imageKeys' | 'method'>) => [
  ...(recipe.imageKeys ?? []),
  ...(recipe.method ?? []).flatMap((step) => step.imageKey ?? []),
];

/** The columns without pictures that were removed meanwhile, by whoever else showed them. */
async function withHeldPictures<T extends Pick<NewRecipe, 'imageKeys' | 'method'>>(tx: DatabaseHandle, recipe: T) {
  const held = await picturesRepo(tx).hold(pictureKeys(recipe));
  return {
    ...recipe,
    imageKeys: recipe.imageKeys?.filter((key) => held.has(key)),
    method: recipe.method?.map(({ imageKey, ...step }) =>
      imageKey !== undefined && held.has(imageKey) ? { ...step, imageKey } : step,
    ),
  };
}

/**
 * Writes a recipe into a book that has room.
 * @param isThere asked first, when nobody else adds to this book any more: the id of the recipe that is to be left as the one
 */
async function insertRecipe(
  services: Pick<Platform, 'clock' | 'db'>,
  user: SignedInUser,
  given: NewRecipe,
  isThere: (tx: DatabaseHandle) => Promise<string | null> = async () => null,
): Promise<{ id: string; isNew: boolean }> {
  return services.db.transaction(async (tx) => {
    const kept = await recipesRepo(tx).countLocked(user.id);
    const there = await isThere(tx);
    if (there !== null) return { id: there, isNew: false };
    assertRoomFor(user, kept);
    const recipe = await withHeldPictures(tx, given);
    const id = await recipesRepo(tx).insert(recipe);
    await picturesRepo(tx).setUses(user.id, id, pictureKeys(recipe));
    await foodsRepo(tx).rememberUsed(user.id, recipe.ingredients ?? [], services.clock.now());
    return { id, isNew: true };
  });
}

/**
 * Refuses what the book has already, where the caller asks for that.
 * @throws AppError recipe_in_book, with the recipes that are the same
 */
async function assertNew(db: DatabaseHandle, user: SignedInUser, form: AddForm) {
  if (form.notTwice !== true) return;
  const ingredientNames = form.ingredients.map(({ name }) => name.trim()).filter((name) => name !== '');
  const inBook = await findSame(db, user.id, { name: form.recipeName, source: form.source, ingredientNames });
  if (inBook.length > 0) throw new AppError('recipe_in_book', { fields: { inBook } });
}

/** Adds a recipe to the book of a user. */
export async function addRecipe(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder'
  >,
  user: SignedInUser,
  form: AddForm,
  files: Files,
  turn: Turn,
) {
  const tagIds = await knownTagIds(services.db, user.id, form.tags);
  // asked again under the lock; a book that is full, or has it already, has nothing fetched and nothing encoded for it
  assertRoomFor(user, await recipesRepo(services.db).count(user.id));
  await assertNew(services.db, user, form);
  await assertPictures(services, user, files, form.methodImageIndexes);
  const uploads = files['images'] ?? [];
  const uploaded = await storeUploads(services, uploads, turn);
  const imported =
    uploads.length < RECIPE_IMAGES_MAX ? await storeImportedPicture(services, user, form.scrapedImage, turn) : [];
  const stepKeys = await storeStepPictures(services, files, form.methodImageIndexes, turn);
  const ingredients = storedIngredients(form.ingredients);
  const calculates = form.calculateNut && user.isPremium;
  const corrections = await foodsRepo(services.db).corrections(user.id);
  const now = services.clock.now();
  const recipe: NewRecipe = {
    ...formColumns(user, form),
    ...(calculates
      ? countNutrition(ingredients, form.serves, corrections)
      : givenNutrition(
          form.nutrients === undefined ? null : nutrientAmounts(form.nutrients),
          ingredients,
          corrections,
        )),
    userId: user.id,
    source: sourceOf(user, form.source),
    method: storedSteps(form.method, stepKeys),
    tagIds,
    imageKeys: [...uploaded, ...imported],
    calculateNutrition: calculates,
    searchText: searchTextOf(form.recipeName, ingredients),
    createdAt: now,
    updatedAt: now,
  };
  const { id } = await insertRecipe(services, user, recipe, async (tx) => {
    await assertNew(tx, user, form);
    return null;
  });
  const wanted = uploads.length < RECIPE_IMAGES_MAX ? form.scrapedImage : undefined;
  return { id, message: say().recipes.added(form.recipeName), ...missingPicture(wanted, imported) };
}

/** The fields that are kept as they are sent. */
function plainColumns(form: AddForm | EditForm | CopyForm) {
  return {
    name: form.recipeName,
    ...recipeTexts(form),
    type: form.type,
    serves: form.serves,
    prepMinutes: form.prepTime,
    cookMinutes: form.cookTime,
  };
}

/** The fields that adding and changing share; the category, and what is published, are an administrator's to set. */
function formColumns(user: SignedInUser, form: AddForm | EditForm) {
  return {
    ...plainColumns(form),
    ...(user.role === 'admin' && form.category !== undefined ? { category: form.category } : {}),
    ...(user.role === 'admin' && form.publish !== undefined ? { isPublic: form.publish } : {}),
  };
}

/**
 * Changes a recipe of the user.
 * @param toReply makes the reply of the newest recipe, for the conflict view
 * @throws AppError recipe_changed when somebody saved since; the reply carries the newest recipe
 */
export async function editRecipe(
  services: Pick<
    Platform,
    'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder'
  >,
  user: SignedInUser,
  id: string,
  form: EditForm,
  files: Files,
  turn: Turn,
  toReply: (row: Owned<RecipeRow>) => Promise<unknown>,
) {
  const repo = recipesRepo(services.db);
  const before = await repo.findOwned(user.id, id);
  if (before === null) throw new AppError('recipe_not_found');
  const version = form.version ?? before.version;
  const conflict = async () => {
    const newest = await repo.findOwned(user.id, id);
    if (newest === null) return new AppError('recipe_not_found');
    return new AppError('recipe_changed', { fields: { recipe: await toReply(newest) } });
  };
  if (before.version !== version) throw await conflict();

  const tagIds = await knownTagIds(services.db, user.id, form.tags);
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
  for (const [position, index] of form.existingMethodIndexes.entries()) {
    const key = own.get(form.existingMethodImages[position] ?? '');
    if (key !== undefined && !deleted.has(key) && !stepKeys.has(index)) stepKeys.set(index, key);
  }
  const ingredients = storedIngredients(form.ingredients);
  const calculates = form.calculateNut && user.isPremium;
  const corrections = await foodsRepo(services.db).corrections(user.id);
  const changes: Partial<NewRecipe> = {
    ...formColumns(user, form),
    ...(calculates
      ? countNutrition(ingredients, form.serves, corrections)
      : // the publisher's figures stay; calculated ones would no longer be true of what was changed
        givenNutrition(before.calculateNutrition ? null : before.nutrients, ingredients, corrections, {
          ofIngredients: before.calculateNutrition ? null : before.nutritionCoverage,
          ofWeight: before.calculateNutrition ? null : before.nutritionWeightCoverage,
        })),
    method: storedSteps(form.method, stepKeys),
    tagIds,
    imageKeys: [...kept, ...uploaded, ...imported],
    ...sourceChange(user, before.source, form.source),
    calculateNutrition: calculates,
    searchText: searchTextOf(form.recipeName, ingredients),
    updatedAt: services.clock.now(),
  };
  const saved = await services.db.transaction(async (tx) => {
    const held = await withHeldPictures(tx, changes);
    const newVersion = await recipesRepo(tx).update(before, version, held);
    if (newVersion === null) return null;
    await picturesRepo(tx).setUses(user.id, id, pictureKeys(held));
    await foodsRepo(tx).rememberUsed(user.id, ingredients, services.clock.now());
    return newVersion;
  });
  if (saved === null) throw await conflict();
  await removeUnusedPictures(services, [...own.keys()]);
  return {
    id,
    version: saved,
    message: say().recipes.updated(form.recipeName),
    ...missingPicture(form.scrapedImage, imported),
  };
}

/**
 * Explore Save: copies a recipe into the book; its pictures are shared, not copied.
 * @param copied the recipe of explore: what is sent as its nutrients reaches as far as it does there
 */
export async function copyRecipe(
  services: Pick<Platform, 'clock' | 'db'>,
  user: SignedInUser,
  form: CopyForm,
  copied: RecipeRow | null,
) {
  const tagIds = await knownTagIds(
    services.db,
    user.id,
    form.tags.map((tag) => (typeof tag === 'number' ? tag : tag.tag_id)),
  );
  const sentKeys = form.images.map((image) => (typeof image === 'string' ? image : image.key));
  const stepKeys = form.method.flatMap((step) => step.image_key ?? []);
  const usable = await picturesRepo(services.db).findUsable(user.id, [...sentKeys, ...stepKeys]);
  const ingredients = storedIngredients(form.ingredients);
  const now = services.clock.now();
  const steps = new Map(
    form.method.flatMap((step, index) => {
      const key = usable.get(step.image_key ?? '');
      return key === undefined ? [] : [[index, key] as const];
    }),
  );
  const original = copied !== null && copied.userId !== user.id ? copied.id : null;
  const copy: NewRecipe = {
    ...givenNutrition(nutrientAmounts(form.nutrients), ingredients, await foodsRepo(services.db).corrections(user.id), {
      ofIngredients: copied?.nutritionCoverage ?? null,
      ofWeight: copied?.nutritionWeightCoverage ?? null,
    }),
    ...plainColumns(form),
    userId: user.id,
    source: form.source,
    method: storedSteps(form.method, steps),
    tagIds,
    imageKeys: sentKeys.flatMap((key) => usable.get(key) ?? []),
    searchText: searchTextOf(form.recipeName, ingredients),
    createdAt: now,
    updatedAt: now,
    copiedFrom: original,
  };
  const { id, isNew } = await insertRecipe(services, user, copy, async (tx) =>
    original === null ? null : ((await sameRecipeRepo(tx).copiesOf(user.id, [original])).get(original) ?? null),
  );
  const sentences = say().recipes;
  return { id, message: isNew ? sentences.copied(form.recipeName) : sentences.copiedBefore(form.recipeName) };
}
