import type { Tag } from '@sorrel/contract/recipe';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { recipes, tags } from '../db/tables/recipes.ts';
import { recipesRepo } from './repo.ts';

/** The tags a user sees, as the wire has them. */
export async function loadTags(db: DatabaseHandle, userId: string): Promise<Tag[]> {
  const rows = await recipesRepo(db).tagsOf(userId);
  return rows.map((tag) => ({ tag_id: tag.id, name: tag.name, icon: tag.icon, own: tag.userId !== null }));
}

export const tagsById = (seen: readonly Tag[]): ReadonlyMap<number, Tag> =>
  new Map(seen.map((tag) => [tag.tag_id, tag]));

type TagInput = { name: string; icon: string };

const reply = (row: typeof tags.$inferSelect): Tag => ({ tag_id: row.id, name: row.name, icon: row.icon, own: true });

/** Whether a default tag or one of the user's own has this name already, in any case. */
async function isTaken(db: DatabaseHandle, userId: string, name: string, exceptId?: number): Promise<boolean> {
  const seen = await recipesRepo(db).tagsOf(userId);
  return seen.some((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.id !== exceptId);
}

export async function addTag(db: DatabaseHandle, userId: string, input: TagInput): Promise<Tag> {
  if (await isTaken(db, userId, input.name)) throw new AppError('tag_exists');
  const [row] = await db
    .insert(tags)
    .values({ userId, ...input })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw new AppError('tag_exists');
  return reply(row);
}

export async function renameTag(db: DatabaseHandle, userId: string, id: number, input: TagInput): Promise<Tag> {
  if (await isTaken(db, userId, input.name, id)) throw new AppError('tag_exists');
  const [row] = await db
    .update(tags)
    .set(input)
    .where(and(eq(tags.userId, userId), eq(tags.id, id)))
    .returning();
  if (row === undefined) throw new AppError('tag_not_found');
  return reply(row);
}

/** Deletes a tag of the user and takes it off the recipes that carry it. */
export async function deleteTag(db: DatabaseHandle, userId: string, id: number) {
  return db.transaction(async (tx) => {
    // recipes first, as every other change of a book does: two that lock in turn never wait for each other
    await tx
      .update(recipes)
      .set({ tagIds: sql`array_remove(${recipes.tagIds}, ${id})` })
      .where(sql`${recipes.userId} = ${userId} and ${id} = any(${recipes.tagIds})
        and exists (select from ${tags} where ${tags.userId} = ${userId} and ${tags.id} = ${id})`);
    const [row] = await tx
      .delete(tags)
      .where(and(eq(tags.userId, userId), eq(tags.id, id)))
      .returning();
    if (row === undefined) throw new AppError('tag_not_found');
    return { message: `The tag ${row.name} has been deleted.` };
  });
}
