import type { Tag } from '@sorrel/contract/recipe';
import { TAGS_MAX } from '@sorrel/core/recipes/limits';
import { AppError } from '../app-error.ts';
import { asEditor, lockHousehold } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { undosRepo } from '../db/undos-repo.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { type TagRow, tagsRepo } from './tags-repo.ts';

/** The tags a household sees, as the wire has them. */
export async function loadTags(db: DatabaseHandle, householdId: HouseholdId): Promise<Tag[]> {
  const rows = await tagsRepo(db).seenBy(householdId);
  return rows.map((tag) => ({ tag_id: tag.id, name: tag.name, icon: tag.icon, own: tag.householdId !== null }));
}

export const tagsById = (seen: readonly Tag[]): ReadonlyMap<number, Tag> =>
  new Map(seen.map((tag) => [tag.tag_id, tag]));

/**
 * The ids of a form, each once.
 * @throws AppError tag_not_found for one that this household does not see
 */
export async function knownTagIds(
  db: DatabaseHandle,
  householdId: HouseholdId,
  ids: readonly number[],
): Promise<number[]> {
  const known = new Set((await tagsRepo(db).seenBy(householdId)).map((tag) => tag.id));
  if (!ids.every((id) => known.has(id))) throw new AppError('tag_not_found');
  return [...new Set(ids)];
}

/**
 * After recipes were written with tags, in the same transaction: the tags stay until it ends. Who deletes a tag takes it off once more
 * afterwards.
 * @throws AppError tag_not_found for one that was deleted meanwhile
 */
export async function assertTagsStay(tx: DatabaseHandle, householdId: HouseholdId, ids: readonly number[]) {
  if (ids.length === 0) return;
  const defaults = new Set(
    (await tagsRepo(tx).seenBy(householdId)).flatMap((tag) => (tag.householdId === null ? tag.id : [])),
  );
  const own = new Set(ids.filter((id) => !defaults.has(id)));
  if (own.size > 0 && (await tagsRepo(tx).holdOwn(householdId, [...own])).size < own.size)
    throw new AppError('tag_not_found');
}

type Services = Pick<Platform, 'clock' | 'db'>;

/** What was done to a tag. */
interface Renamed {
  what: 'name';
  before: TagRow;
  after: TagInput;
}
interface Removed {
  what: 'tag';
  tag: TagRow;
  recipeIds: string[];
}

type TagInput = { name: string; icon: string };

const reply = (row: TagRow): Tag => ({ tag_id: row.id, name: row.name, icon: row.icon, own: true });

/**
 * Refuses a name that a default tag or one of the household's own has already, in any case. The household is held: of two that come at
 * once the second hears of the first.
 */
async function assertFree(tx: DatabaseHandle, householdId: HouseholdId, name: string, exceptId?: number) {
  const seen = await tagsRepo(tx).seenBy(householdId);
  if (seen.some((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.id !== exceptId))
    throw new AppError('tag_exists');
}

/** Refuses more tags than a household may have, which is held. */
async function assertRoom(tx: DatabaseHandle, householdId: HouseholdId, more: number) {
  if ((await tagsRepo(tx).countOwn(householdId)) + more > TAGS_MAX) throw new AppError('tag_limit_reached');
}

export const addTag = (db: DatabaseHandle, user: Member, input: TagInput): Promise<Tag> =>
  asEditor(db, user, async (tx) => {
    await lockHousehold(tx, user.householdId);
    await assertFree(tx, user.householdId, input.name);
    await assertRoom(tx, user.householdId, 1);
    const row = await tagsRepo(tx).insert(user.householdId, input);
    if (row === null) throw new AppError('tag_exists');
    return reply(row);
  });

export async function renameTag({ db, clock }: Services, user: Member, id: number, input: TagInput): Promise<Tag> {
  const { householdId } = user;
  return asEditor(db, user, async (tx) => {
    // before the tag, as whoever joins holds them
    await lockHousehold(tx, householdId);
    const before = await tagsRepo(tx).hold(householdId, id);
    if (before === null) throw new AppError('tag_not_found');
    await assertFree(tx, householdId, input.name, id);
    const row = await tagsRepo(tx).update(householdId, id, input);
    if (row === null) throw new AppError('tag_not_found');
    const after = { name: row.name, icon: row.icon };
    await undosRepo(tx, user).keep('tag', String(id), { what: 'name', before, after } satisfies Renamed, clock.now());
    return reply(row);
  });
}

/** Deletes a tag of the household and takes it off the recipes that carry it. */
export async function deleteTag({ db, clock }: Services, user: Member, id: number) {
  const { householdId } = user;
  return asEditor(db, user, async (tx) => {
    const repo = tagsRepo(tx);
    // recipes first, as every other change of a book does: two that lock in turn never wait for each other
    const taken = (await repo.isOwn(householdId, id)) ? await repo.takeOff(householdId, id) : [];
    const row = await repo.remove(householdId, id);
    if (row === null) throw new AppError('tag_not_found');
    // whoever put it on a recipe meanwhile was waited for
    const recipeIds = [...taken, ...(await repo.takeOff(householdId, id))];
    const removed: Removed = { what: 'tag', tag: row, recipeIds };
    await undosRepo(tx, user).keep('tag', String(id), { ...removed }, clock.now());
    return { message: say().recipes.tagDeleted(row.name) };
  });
}

/** Takes back what was done to a tag last: its new name, or that it was deleted. */
export async function undoTag(tx: DatabaseHandle, { householdId }: Member, kept: Record<string, unknown>) {
  const row = kept as unknown as Renamed | Removed;
  return row.what === 'name' ? undoTagName(tx, householdId, row) : undoTagRemoval(tx, householdId, row);
}

async function undoTagName(tx: DatabaseHandle, householdId: HouseholdId, { before, after }: Renamed) {
  await lockHousehold(tx, householdId);
  const now = await tagsRepo(tx).hold(householdId, before.id);
  if (now?.name !== after.name || now.icon !== after.icon) throw new AppError('changed_since');
  await assertFree(tx, householdId, before.name, before.id);
  await tagsRepo(tx).update(householdId, before.id, { name: before.name, icon: before.icon });
  return say().undo.renamedBack(before.name);
}

/** The tag comes back under its number, on those of its recipes that are in the book. */
async function undoTagRemoval(tx: DatabaseHandle, householdId: HouseholdId, { tag, recipeIds }: Removed) {
  // before its recipes would be written under a name that is taken, and again where nobody else gives names
  await assertFree(tx, householdId, tag.name);
  if (!(await tagsRepo(tx).putBack(tag, recipeIds))) throw new AppError('undo_over');
  // after its recipes, as every other change of a book holds them
  await lockHousehold(tx, householdId);
  await assertFree(tx, householdId, tag.name, tag.id);
  await assertRoom(tx, householdId, 0);
  return say().undo.tagBack(tag.name);
}
