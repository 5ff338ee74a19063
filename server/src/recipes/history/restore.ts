import type { RecipeVersion } from '@sorrel/contract/history';
import { applyPatch, type ReplacedVersion, reversePatch, snapshotAt } from '@sorrel/core/recipes/history/patch';
import { type RecipeSnapshot, snapshotOf } from '@sorrel/core/recipes/history/snapshot';
import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { isWeighedAlike } from '@sorrel/core/recipes/weighed-alike';
import { AppError } from '../../app-error.ts';
import { asEditor } from '../../auth/households-repo.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { Owned } from '../../db/owned.ts';
import { foodsRepo } from '../../foods/repo.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { say } from '../../language/sentences.ts';
import { picturesRepo } from '../../pictures/repo.ts';
import type { Turn } from '../../platform/fair-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { checksRepo } from '../checks-repo.ts';
import { countForSaving } from '../count-for-saving.ts';
import { storedIngredients } from '../form-columns.ts';
import { pictureKeys, withHeldPictures } from '../form-pictures.ts';
import { gatherStoredSteps } from '../groups.ts';
import { givenAfter, staysCounted } from '../nutrition-after.ts';
import { recountIfSaidMeanwhile } from '../recount-later.ts';
import { type NewRecipe, type RecipeRow, recipesRepo } from '../repo.ts';
import { keepLinks } from '../sub-recipes/keep-links.ts';
import { loadSubRecipes } from '../sub-recipes/load-sub-recipes.ts';
import { recountFirst } from '../sub-recipes/recount-dishes.ts';
import { historyRepo } from './history-repo.ts';

/** Versions of a very long recipe are shown as far as a page can take. */
const SHOWN_MAX_CHARACTERS = 2_000_000;

/** Keeps what a change replaced; in the transaction of that change. Nothing where nothing that has versions was changed. */
export async function keepReplaced(
  tx: DatabaseHandle,
  before: RecipeRow,
  changes: Partial<NewRecipe>,
  change: { by: string; at: Date },
) {
  const patch = reversePatch(snapshotOf({ ...before, ...(changes as Partial<RecipeRow>) }), snapshotOf(before));
  if (patch === null) return;
  await historyRepo(tx).push(before.householdId, before.id, {
    version: before.version,
    at: change.at.getTime(),
    by: change.by,
    patch,
  });
}

/** What a recipe is and was, the newest version first. */
export async function versionsOf(
  { db }: Pick<Platform, 'db'>,
  householdId: HouseholdId,
  id: string,
): Promise<RecipeVersion[]> {
  const row = await recipesRepo(db).findOwned(householdId, id);
  if (row === null) throw new AppError('recipe_not_found');
  const versions = await historyRepo(db).versionsOf(householdId, id);
  const names = await historyRepo(db).namesOf(versions.map(({ by }) => by));
  let snapshot = snapshotOf(row);
  const replies = [toReply(snapshot, row.version, null, names)];
  let characters = JSON.stringify(snapshot).length;
  for (const one of versions) {
    snapshot = applyPatch(snapshot, one.patch);
    characters += JSON.stringify(snapshot).length;
    if (characters > SHOWN_MAX_CHARACTERS) break;
    replies.push(toReply(snapshot, one.version, one, names));
  }
  return replies;
}

function toReply(
  { ingredients, method, ...fields }: RecipeSnapshot,
  version: number,
  replaced: ReplacedVersion | null,
  names: ReadonlyMap<string, string>,
): RecipeVersion {
  return {
    version,
    replaced_at: replaced === null ? null : new Date(replaced.at).toISOString(),
    replaced_by: replaced === null ? null : (names.get(replaced.by) ?? null),
    fields,
    ingredients: [...ingredients],
    method: [...method],
  };
}

/** Makes a recipe what it was, as a new version. A step that is worded as it is now keeps its picture; pictures are no part of versions. */
export async function restoreVersion(
  services: Pick<Platform, 'clock' | 'db' | 'log' | 'workers'>,
  user: SignedInUser,
  id: string,
  wanted: { version: number; current: number },
  turn: Turn,
  toRecipe: (row: Owned<RecipeRow>) => Promise<unknown>,
) {
  const repo = recipesRepo(services.db);
  const before = await repo.findOwned(user.householdId, id);
  if (before === null) throw new AppError('recipe_not_found');
  const conflict = async () => {
    const newest = await repo.findOwned(user.householdId, id);
    return newest === null
      ? new AppError('recipe_not_found')
      : new AppError('recipe_changed', { fields: { recipe: await toRecipe(newest) } });
  };
  if (before.version !== wanted.current) throw await conflict();
  const versions = await historyRepo(services.db).versionsOf(user.householdId, id);
  const snapshot = snapshotAt(snapshotOf(before), versions, wanted.version);
  if (snapshot === null) throw new AppError('version_not_found');
  const at = services.clock.now();
  const ingredients = storedIngredients([...snapshot.ingredients]);
  const corrections = await foodsRepo(services.db).corrections(user.householdId);
  const below = await loadSubRecipes(services.db, user.householdId, ingredients);
  const method = stepsWithPictures(before, snapshot);
  const doubts = await checksRepo(services.db).doubtsOfOne(user.householdId, id);
  const dish = { name: snapshot.name, ingredients, method, isListWhole: isListWhole(doubts), serves: snapshot.serves };
  const given = givenAfter(before, user.isPremium ? before.calculateNutrition : staysCounted(before, dish));
  const counted = await countForSaving(services, { ...dish, corrections, below, given }, turn);
  const changes: Partial<NewRecipe> = {
    name: snapshot.name,
    ...recipeFields(snapshot),
    prepMinutes: snapshot.prepMinutes,
    cookMinutes: snapshot.cookMinutes,
    method,
    ...counted,
    // a dish of other ingredients weighs something else
    ...(!isWeighedAlike(before.ingredients, ingredients) && { cookedGrams: null }),
    updatedAt: at,
  };
  const saved = await asEditor(services.db, user, async (tx) => {
    const held = await withHeldPictures(tx, changes);
    const version = await recipesRepo(tx).update(before, wanted.current, held);
    if (version === null) return null;
    await keepLinks(tx, user.householdId, { id, ingredients }, below);
    await recountIfSaidMeanwhile(tx, user.householdId, id, { corrections, isListWhole: dish.isListWhole });
    await picturesRepo(tx).setUses(user.householdId, id, pictureKeys({ ...before, ...held }));
    await keepReplaced(tx, before, held, { by: user.id, at });
    return version;
  });
  if (saved === null) throw await conflict();
  await recountFirst(services, user.householdId, turn);
  return { version: saved, message: say().recipes.updated(snapshot.name) };
}

function stepsWithPictures(before: RecipeRow, { method }: RecipeSnapshot) {
  const pictures = before.method.filter(({ imageKey }) => imageKey !== undefined);
  return gatherStoredSteps(
    method.map(({ desc, group }) => {
      const imageKey = pictures.find((step) => step.desc === desc)?.imageKey;
      return { desc, ...(group ? { group } : {}), ...(imageKey === undefined ? {} : { imageKey }) };
    }),
  );
}
