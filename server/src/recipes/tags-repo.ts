import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { prepared } from '../db/prepared.ts';
import { recipes, tags } from '../db/tables/recipes.ts';

export type TagRow = typeof tags.$inferSelect;
type NamedTag = Pick<TagRow, 'name' | 'icon'>;

/** Owner of the default tags in the index of tags. */
export const NOBODY_ID = '00000000-0000-0000-0000-000000000000';
const NOBODY = sql.raw(`'${NOBODY_ID}'::uuid`);

const findTags = prepared((db) =>
  db
    .select()
    .from(tags)
    // as the unique index has it, which is read for nobody else's tags
    .where(sql`coalesce(${tags.userId}, ${NOBODY}) in (${NOBODY}, ${sql.placeholder('userId')})`)
    .orderBy(sql`${tags.userId} is not null`, asc(tags.id))
    .prepare('find_tags'),
);

/** SQL of the tags; every personal question names the owner. */
export function tagsRepo(db: DatabaseHandle) {
  const own = (userId: string, id: number) => and(eq(tags.userId, userId), eq(tags.id, id));
  return {
    /** The default tags and the user's own, the default ones first. */
    seenBy: (userId: string): Promise<TagRow[]> => findTags(db).execute({ userId }),
    /** Null where the user has a tag of that name. */
    insert: async (userId: string, tag: NamedTag): Promise<TagRow | null> => {
      const [row] = await db
        .insert(tags)
        .values({ userId, ...tag })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    update: async (userId: string, id: number, tag: NamedTag): Promise<TagRow | null> => {
      const [row] = await db.update(tags).set(tag).where(own(userId, id)).returning();
      return row ?? null;
    },
    /** Takes a tag of the user off the recipes that carry it. */
    takeOff: (userId: string, id: number) =>
      db
        .update(recipes)
        .set({ tagIds: sql`array_remove(${recipes.tagIds}, ${id})` })
        .where(sql`${recipes.userId} = ${userId} and ${id} = any(${recipes.tagIds})
        and exists (select from ${tags} where ${tags.userId} = ${userId} and ${tags.id} = ${id})`),
    remove: async (userId: string, id: number): Promise<TagRow | null> => {
      const [row] = await db.delete(tags).where(own(userId, id)).returning();
      return row ?? null;
    },
  };
}
