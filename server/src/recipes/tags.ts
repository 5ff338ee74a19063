import type { Tag } from '@sorrel/contract/recipe';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { say } from '../language/sentences.ts';
import { type TagRow, tagsRepo } from './tags-repo.ts';

/** The tags a user sees, as the wire has them. */
export async function loadTags(db: DatabaseHandle, userId: string): Promise<Tag[]> {
  const rows = await tagsRepo(db).seenBy(userId);
  return rows.map((tag) => ({ tag_id: tag.id, name: tag.name, icon: tag.icon, own: tag.userId !== null }));
}

export const tagsById = (seen: readonly Tag[]): ReadonlyMap<number, Tag> =>
  new Map(seen.map((tag) => [tag.tag_id, tag]));

/**
 * The ids of a form, each once.
 * @throws AppError tag_not_found for one that this user does not see
 */
export async function knownTagIds(db: DatabaseHandle, userId: string, ids: readonly number[]): Promise<number[]> {
  const known = new Set((await tagsRepo(db).seenBy(userId)).map((tag) => tag.id));
  if (!ids.every((id) => known.has(id))) throw new AppError('tag_not_found');
  return [...new Set(ids)];
}

type TagInput = { name: string; icon: string };

const reply = (row: TagRow): Tag => ({ tag_id: row.id, name: row.name, icon: row.icon, own: true });

/** Whether a default tag or one of the user's own has this name already, in any case. */
async function isTaken(db: DatabaseHandle, userId: string, name: string, exceptId?: number): Promise<boolean> {
  const seen = await tagsRepo(db).seenBy(userId);
  return seen.some((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.id !== exceptId);
}

export async function addTag(db: DatabaseHandle, userId: string, input: TagInput): Promise<Tag> {
  if (await isTaken(db, userId, input.name)) throw new AppError('tag_exists');
  const row = await tagsRepo(db).insert(userId, input);
  if (row === null) throw new AppError('tag_exists');
  return reply(row);
}

export async function renameTag(db: DatabaseHandle, userId: string, id: number, input: TagInput): Promise<Tag> {
  if (await isTaken(db, userId, input.name, id)) throw new AppError('tag_exists');
  const row = await tagsRepo(db).update(userId, id, input);
  if (row === null) throw new AppError('tag_not_found');
  return reply(row);
}

/** Deletes a tag of the user and takes it off the recipes that carry it. */
export async function deleteTag(db: DatabaseHandle, userId: string, id: number) {
  return db.transaction(async (tx) => {
    const repo = tagsRepo(tx);
    // recipes first, as every other change of a book does: two that lock in turn never wait for each other
    await repo.takeOff(userId, id);
    const row = await repo.remove(userId, id);
    if (row === null) throw new AppError('tag_not_found');
    return { message: say().recipes.tagDeleted(row.name) };
  });
}
