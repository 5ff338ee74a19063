import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type HouseholdId, NOBODY_ID } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { prepared } from '../db/prepared.ts';
import { recipes, tags } from '../db/tables/recipes.ts';

export type TagRow = typeof tags.$inferSelect;
type NamedTag = Pick<TagRow, 'name' | 'icon'>;

/** Whose the default tags are in the index of tags. */
const NOBODY = sql.raw(`'${NOBODY_ID}'::uuid`);

const findTags = prepared((db) =>
  db
    .select()
    .from(tags)
    // as the unique index has it, which is read for nobody else's tags
    .where(sql`coalesce(${tags.householdId}, ${NOBODY}) in (${NOBODY}, ${sql.placeholder('householdId')})`)
    .orderBy(sql`${tags.householdId} is not null`, asc(tags.id))
    .prepare('find_tags'),
);

/** SQL of the tags; every personal question names the household. */
export function tagsRepo(db: DatabaseHandle) {
  const own = (householdId: HouseholdId, id: number) => and(eq(tags.householdId, householdId), eq(tags.id, id));
  return {
    /** The default tags and the household's own, the default ones first. */
    seenBy: (householdId: HouseholdId): Promise<TagRow[]> => findTags(db).execute({ householdId }),
    countOwn: (householdId: HouseholdId): Promise<number> => db.$count(tags, eq(tags.householdId, householdId)),
    /** Null where the household has a tag of that name. */
    insert: async (householdId: HouseholdId, tag: NamedTag): Promise<TagRow | null> => {
      const [row] = await db
        .insert(tags)
        .values({ householdId, ...tag })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    update: async (householdId: HouseholdId, id: number, tag: NamedTag): Promise<TagRow | null> => {
      const [row] = await db.update(tags).set(tag).where(own(householdId, id)).returning();
      return row ?? null;
    },
    isOwn: async (householdId: HouseholdId, id: number): Promise<boolean> =>
      (await db.$count(tags, own(householdId, id))) > 0,
    /** Takes a tag of the household off the recipes that carry it. */
    takeOff: async (householdId: HouseholdId, id: number): Promise<string[]> => {
      const carried = await db
        .update(recipes)
        .set({ tagIds: sql`array_remove(${recipes.tagIds}, ${id})` })
        .where(sql`${recipes.householdId} = ${householdId} and ${id} = any(${recipes.tagIds})`)
        .returning({ id: recipes.id });
      return carried.map((recipe) => recipe.id);
    },
    /** Those of the household's own tags that are there; none of them is removed until the transaction ends. */
    holdOwn: async (householdId: HouseholdId, ids: readonly number[]): Promise<Set<number>> => {
      const rows = await db
        .select({ id: tags.id })
        .from(tags)
        .where(and(eq(tags.householdId, householdId), inArray(tags.id, [...ids])))
        .orderBy(asc(tags.id))
        .for('share');
      return new Set(rows.map(({ id }) => id));
    },
    /** Puts a tag that was removed on the recipes that carried it, under the number that it had. */
    putBack: async (tag: TagRow, recipeIds: readonly string[]): Promise<boolean> => {
      const [row] = await db.insert(tags).values(tag).onConflictDoNothing().returning({ id: tags.id });
      if (row === undefined) return false;
      await db
        .update(recipes)
        .set({ tagIds: sql`array_append(${recipes.tagIds}, ${tag.id})` })
        .where(
          sql`${recipes.householdId} = ${tag.householdId} and ${recipes.id} = any(${sql.param([...recipeIds])}::uuid[])
          and not ${tag.id} = any(${recipes.tagIds})`,
        );
      return true;
    },
    /** One of the household's own, which nobody else changes until the transaction ends. */
    hold: async (householdId: HouseholdId, id: number): Promise<TagRow | null> => {
      const [row] = await db.select().from(tags).where(own(householdId, id)).for('update');
      return row ?? null;
    },
    remove: async (householdId: HouseholdId, id: number): Promise<TagRow | null> => {
      const [row] = await db.delete(tags).where(own(householdId, id)).returning();
      return row ?? null;
    },
  };
}
