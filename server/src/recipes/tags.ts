import type { Tag } from '@sorrel/contract/recipe';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { say } from '../language/sentences.ts';
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

type TagInput = { name: string; icon: string };

const reply = (row: TagRow): Tag => ({ tag_id: row.id, name: row.name, icon: row.icon, own: true });

/** Whether a default tag or one of the household's own has this name already, in any case. */
async function isTaken(
  db: DatabaseHandle,
  householdId: HouseholdId,
  name: string,
  exceptId?: number,
): Promise<boolean> {
  const seen = await tagsRepo(db).seenBy(householdId);
  return seen.some((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.id !== exceptId);
}

export async function addTag(db: DatabaseHandle, householdId: HouseholdId, input: TagInput): Promise<Tag> {
  if (await isTaken(db, householdId, input.name)) throw new AppError('tag_exists');
  const row = await tagsRepo(db).insert(householdId, input);
  if (row === null) throw new AppError('tag_exists');
  return reply(row);
}

export async function renameTag(
  db: DatabaseHandle,
  householdId: HouseholdId,
  id: number,
  input: TagInput,
): Promise<Tag> {
  if (await isTaken(db, householdId, input.name, id)) throw new AppError('tag_exists');
  const row = await tagsRepo(db).update(householdId, id, input);
  if (row === null) throw new AppError('tag_not_found');
  return reply(row);
}

/** Deletes a tag of the household and takes it off the recipes that carry it. */
export async function deleteTag(db: DatabaseHandle, householdId: HouseholdId, id: number) {
  return db.transaction(async (tx) => {
    const repo = tagsRepo(tx);
    // recipes first, as every other change of a book does: two that lock in turn never wait for each other
    await repo.takeOff(householdId, id);
    const row = await repo.remove(householdId, id);
    if (row === null) throw new AppError('tag_not_found');
    return { message: say().recipes.tagDeleted(row.name) };
  });
}
