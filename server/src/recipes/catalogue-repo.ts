import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { users } from '../db/tables/auth.ts';
import { households } from '../db/tables/households.ts';
import { recipes, referenceVersions, tags } from '../db/tables/recipes.ts';
import type { NewRecipe } from './repo.ts';

const CATALOGUE = 'recipes';
const CATALOGUE_LOCK = 7_366_115_210;

/** SQL of the recipes that a release brings. */
export function catalogueRepo(db: DatabaseHandle) {
  return {
    /** Of many processes one goes on, until its transaction ends. */
    lock: () => db.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`),
    /** Which release the database holds; null where none was brought yet. */
    version: async (): Promise<string | null> => {
      const [row] = await db.select().from(referenceVersions).where(eq(referenceVersions.name, CATALOGUE));
      return row?.hash ?? null;
    },
    setVersion: (hash: string) =>
      db
        .insert(referenceVersions)
        .values({ name: CATALOGUE, hash })
        .onConflictDoUpdate({ target: referenceVersions.name, set: { hash } }),
    addOwner: async ({ id, email, householdId }: Member & { email: string }) => {
      await db.insert(households).values({ id: householdId }).onConflictDoNothing();
      await db.insert(users).values({ id, email, emailKey: email, householdId }).onConflictDoNothing();
    },
    defaultTagIds: async (): Promise<Map<string, number>> => {
      const rows = await db.select().from(tags).where(sql`${tags.householdId} is null`);
      return new Map(rows.map((tag) => [tag.name, tag.id]));
    },
    /** Writes a recipe, or writes it again, by its stable id; it keeps the day it came. */
    write: ({ createdAt, householdId, ...recipe }: NewRecipe) =>
      db
        .insert(recipes)
        .values({ ...recipe, householdId, createdAt })
        .onConflictDoUpdate({
          target: [recipes.householdId, recipes.catalogueId],
          targetWhere: sql`catalogue_id is not null`,
          set: { ...recipe, version: sql`${recipes.version} + 1` },
        }),
    removeOthers: (owner: Member, catalogueIds: readonly string[]) =>
      db
        .delete(recipes)
        .where(
          and(
            eq(recipes.householdId, owner.householdId),
            isNotNull(recipes.catalogueId),
            notInArray(recipes.catalogueId, [...catalogueIds]),
          ),
        ),
  };
}
