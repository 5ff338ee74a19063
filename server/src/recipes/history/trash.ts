import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { DAY_MS } from '@sorrel/core/durations';
import { EMPTIED_AT_ONCE, TRASH_DAYS, TRASHED_RECIPES_MAX } from '@sorrel/core/households/trash';
import { subRecipeIds } from '@sorrel/core/ingredients/sub-recipe-share';
import { AppError } from '../../app-error.ts';
import { rightsOf } from '../../auth/access.ts';
import { asEditor, holdEditor, holdMembers, lockHousehold } from '../../auth/households-repo.ts';
import { sessionsRepo } from '../../auth/sessions-repo.ts';
import type { HouseholdId, Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { owned } from '../../db/owned.ts';
import { removeRested } from '../../db/removed-saved-repo.ts';
import { removeOldUndos } from '../../db/undos-repo.ts';
import { type PictureKey, picturesRepo } from '../../pictures/repo.ts';
import { removeUnusedPictures } from '../../pictures/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { checksRepo } from '../checks-repo.ts';
import { chosenRepo } from '../chosen/repo.ts';
import { collectionsRepo } from '../collections/repo.ts';
import type { BookOwner } from '../form-columns.ts';
import { pictureKeys } from '../form-pictures.ts';
import { assertRoomFor } from '../insert-recipe.ts';
import { type NewRecipe, recipesRepo } from '../repo.ts';
import { sameRecipeRepo } from '../same-recipe-repo.ts';
import { linksPutBack } from '../sub-recipes/keep-links.ts';
import { recountsRepo } from '../sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from '../sub-recipes/sub-recipes-repo.ts';
import { loadTags } from '../tags.ts';
import { tagsRepo } from '../tags-repo.ts';
import { trashRepo } from './trash-repo.ts';
import type { TrashedRow } from './trashed-row.ts';

const SWEEP_EVERY_MS = 6 * 60 * 60 * 1000;

type Services = Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>;

/** The row as it was when it was deleted: what the database works out itself is left out, dates are dates again. */
function rowAgain(kept: Record<string, unknown>): NewRecipe {
  const { totalMinutes: _, ingredientNames: __, searchKey: ___, doubts: ____, ...row } = kept as unknown as TrashedRow;
  return {
    ...row,
    imageKeys: row.imageKeys.map((key) => owned(String(key))),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}

/** Rows that are moved at once: an ordinary recipe has some kB, the longest half a megabyte. */
const MOVED_AT_ONCE = 4;

/** Refuses more than rests in one trash, so that nothing there goes before its time. Nobody else of the household deletes meanwhile. */
async function assertRoomInTrash(tx: DatabaseHandle, householdId: HouseholdId, more: number) {
  if (more === 0) return;
  await lockHousehold(tx, householdId);
  if ((await trashRepo(tx).count(householdId)) + more > TRASHED_RECIPES_MAX) throw new AppError('trash_full');
}

/** Deletes recipes of the household; for a while they rest where they can be put back from. Answers those that were there. */
export async function moveToTrash(
  { db, clock }: Pick<Services, 'clock' | 'db'>,
  user: Member,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { householdId } = user;
  return asEditor(db, user, async (tx) => {
    const held = await chosenRepo(tx).hold(householdId, ids);
    await assertRoomInTrash(tx, householdId, held.length);
    const doubts = await checksRepo(tx).doubtsOf(householdId, held);
    const moved: { id: string; name: string }[] = [];
    for (let from = 0; from < held.length; from += MOVED_AT_ONCE) {
      const rows = await chosenRepo(tx).remove(householdId, held.slice(from, from + MOVED_AT_ONCE));
      await trashRepo(tx).insert(
        rows.map((row) => ({ ...row, doubts: doubts.get(row.id) ?? [] })),
        clock.now(),
      );
      moved.push(...rows.map(({ id, name }) => ({ id, name })));
    }
    await recountDishesOf(tx, householdId, held);
    return moved;
  });
}

/**
 * Puts deleted recipes back into the book, under their own ids: places in plans lead to them again. Answers those that were in
 * the trash.
 * @throws AppError recipe_limit_reached when those who added them, and count them, have no room for all of them
 */
export async function putBack(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  user: BookOwner,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return services.db.transaction(async (tx) => {
    // nobody adds to what counts for them meanwhile
    const adders = await trashRepo(tx).addersOf(user.householdId, ids);
    const members = await holdMembers(tx, user.householdId, [user.id, ...adders]);
    await holdEditor(tx, user, 'update');
    const held = await trashRepo(tx).hold(user.householdId, ids);
    for (const id of adders) {
      const more = held.filter(({ addedBy }) => addedBy === id).length;
      if (more === 0 || !members.has(id)) continue;
      const adder = await ownerOf(services, tx, user, id);
      if (adder !== null) assertRoomFor(adder, (await recipesRepo(tx).countAddedBy(adder)) + more - 1);
    }
    const seen = await loadTags(tx, user.householdId);
    const known = {
      tags: new Set(seen.map(({ tag_id }) => tag_id)),
      collections: new Set((await collectionsRepo(tx).list(user.householdId)).map(({ id }) => id)),
    };
    const back: { id: string; name: string }[] = [];
    const within = new Set<string>();
    for (let from = 0; from < held.length; from += MOVED_AT_ONCE) {
      const some = held.slice(from, from + MOVED_AT_ONCE).map(({ id }) => id);
      for (const { id, name, row } of await trashRepo(tx).take(user.householdId, some)) {
        for (const below of await putRowBack(tx, user.householdId, { id, row }, known)) within.add(below);
        back.push({ id, name });
      }
    }
    await takeOffGoneTags(
      tx,
      user.householdId,
      seen.flatMap(({ own, tag_id }) => (own ? tag_id : [])),
    );
    await recountDishesOf(
      tx,
      user.householdId,
      back.map(({ id }) => id),
    );
    // what is in them may have changed while they rested
    await recountsRepo(tx).add(user.householdId, [...within]);
    return back;
  });
}

/** Of tags that were there a moment ago, those that were deleted meanwhile go off what was put back with them. */
async function takeOffGoneTags(tx: DatabaseHandle, householdId: HouseholdId, tags: readonly number[]) {
  if (tags.length === 0) return;
  const there = await tagsRepo(tx).holdOwn(householdId, tags);
  for (const id of tags) if (!there.has(id)) await tagsRepo(tx).takeOff(householdId, id);
}

/** Writes a recipe of the trash into the book. Answers the recipes that are in it. */
async function putRowBack(
  tx: DatabaseHandle,
  householdId: HouseholdId,
  { id, row: whole }: { id: string; row: Record<string, unknown> },
  known: { tags: ReadonlySet<number>; collections: ReadonlySet<string> },
): Promise<string[]> {
  const row = rowAgain(whole);
  const ingredients = row.ingredients ?? [];
  const isCopiedAgain =
    row.copiedFrom != null && (await sameRecipeRepo(tx).copyOf(householdId, row.copiedFrom)) !== null;
  await recipesRepo(tx).insert({
    ...row,
    // it may have come along from another household
    householdId,
    // a tag or a collection may have been deleted meanwhile
    tagIds: (row.tagIds ?? []).filter((tagId) => known.tags.has(tagId)),
    collectionIds: (row.collectionIds ?? []).filter((collectionId) => known.collections.has(collectionId)),
    ...(isCopiedAgain ? { copiedFrom: null } : {}),
  });
  const plain = await linksPutBack(tx, householdId, { id, ingredients });
  if (plain !== null) await recipesRepo(tx).setIngredients(householdId, id, plain);
  await checksRepo(tx).put(householdId, id, doubtsOf(whole));
  return subRecipeIds(ingredients);
}

/** A member with what they may keep, whoever asks. */
async function ownerOf(
  services: Pick<Platform, 'clock' | 'config'>,
  tx: DatabaseHandle,
  user: BookOwner,
  id: string,
): Promise<BookOwner | null> {
  if (id === user.id) return user;
  const rights = await sessionsRepo(tx).findRights(id, services.clock.now());
  return rights && { id, ...rightsOf(services, rights) };
}

/** Dishes that these recipes are in have other figures now. */
async function recountDishesOf(tx: DatabaseHandle, householdId: HouseholdId, ids: readonly string[]): Promise<void> {
  await recountsRepo(tx).add(householdId, await subRecipesRepo(tx).inDishes(householdId, ids));
}

const doubtsOf = (kept: Record<string, unknown>): ImportDoubt[] => (kept as unknown as TrashedRow).doubts ?? [];

/**
 * Deletes it for good, with the pictures that nothing else uses. Answers its name, or null where it is not there.
 * @param user who asks for that; nobody where its time is over
 */
export async function deleteForGood(
  services: Services,
  householdId: HouseholdId,
  id: string,
  user?: Member,
): Promise<string | null> {
  const gone = await services.db.transaction(async (tx) => {
    if (user !== undefined) await holdEditor(tx, user);
    const [taken] = await trashRepo(tx).take(householdId, [id]);
    if (taken === undefined) return null;
    await picturesRepo(tx).setUses(householdId, id, []);
    await trashRepo(tx).forget(householdId, id);
    return taken;
  });
  if (gone === null) return null;
  const keys: PictureKey[] = pictureKeys(rowAgain(gone.row));
  await removeUnusedPictures(services, keys);
  return gone.name;
}

/**
 * Deletes for good what was deleted until then, some of it where it is too much for one call. Answers how many are left.
 * One after the other, as each alone: what ends it half-way leaves the rest as it was.
 */
export async function emptyTrash(services: Services, user: Member, until: Date): Promise<number> {
  const { householdId } = user;
  const ids = await asEditor(services.db, user, (tx) => trashRepo(tx).deletedBy(householdId, until, EMPTIED_AT_ONCE));
  for (const id of ids) await deleteForGood(services, householdId, id, user);
  return trashRepo(services.db).countDeletedBy(householdId, until);
}

/** Deletes for good what was deleted 30 days ago: recipes, and plans and lists with them. */
export async function sweepTrash(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - TRASH_DAYS * DAY_MS);
  await removeRested(services.db, before);
  await removeOldUndos(services.db, services.clock.now());
  const over = await trashRepo(services.db).over(before);
  for (const { householdId, id } of over) await deleteForGood(services, householdId, id);
  return over.length;
}

/** Sweeps now and a few times a day; any number of processes may do the same. Gives what ends it. */
export function startTrashSweep(services: Services): () => void {
  const sweep = () =>
    void sweepTrash(services).catch((cause) =>
      services.log.warn({ err: cause }, 'what rested in the trash could not be removed'),
    );
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
