import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import { copyRows } from '../../db/move-rows.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { removedRecipes } from '../../db/tables/cooking.ts';
import { collections, recipes } from '../../db/tables/recipes.ts';
import { shareLinks } from '../../db/tables/share.ts';

interface Move {
  from: HouseholdId;
  to: HouseholdId;
}
type CollectionRow = typeof collections.$inferSelect;

const isThere = (householdId: HouseholdId) =>
  and(eq(collections.householdId, householdId), isNull(collections.removedAt));

/**
 * Names the collections of recipes as the other household has them: those of the same name become one, another comes by `bring`.
 * @param recipesOf whose recipes name them: those that go, or copies that are there
 * @returns those that have another id now
 */
async function bringCollections(
  db: DatabaseHandle,
  to: HouseholdId,
  brought: readonly CollectionRow[],
  recipesOf: HouseholdId,
  bring: (collection: CollectionRow) => Promise<string>,
): Promise<{ was: string; id: string }[]> {
  const there = await db.select().from(collections).where(isThere(to));
  const byKey = new Map(there.map((collection) => [collection.nameKey, collection.id]));
  const renamed: { was: string; id: string }[] = [];
  for (const collection of brought) {
    const id = byKey.get(collection.nameKey) ?? (await bring(collection));
    if (id === collection.id) continue;
    renamed.push({ was: collection.id, id });
    await db
      .update(recipes)
      .set({ collectionIds: sql`array_replace(${recipes.collectionIds}, ${collection.id}::uuid, ${id}::uuid)` })
      .where(and(eq(recipes.householdId, recipesOf), sql`${collection.id}::uuid = any(${recipes.collectionIds})`));
  }
  return renamed;
}

/** All collections of a household whose recipes go after them; links to one that becomes another lead there. */
export async function moveCollections(db: DatabaseHandle, { from, to }: Move) {
  const own = await db.select().from(collections).where(isThere(from));
  const renamed = await bringCollections(db, to, own, from, async ({ id }) => {
    await copyRows(db, collections, { from, to, of: eq(collections.id, id) });
    return id;
  });
  for (const { was, id } of renamed) {
    await db
      .update(shareLinks)
      .set({ thingId: id })
      .where(and(eq(shareLinks.householdId, from), eq(shareLinks.thingId, was)));
    // a recipe of the trash comes back into the collection that its own became
    const inTrash = sql`${removedRecipes.row} -> 'collectionIds'`;
    await db
      .update(removedRecipes)
      .set({
        row: sql`jsonb_set(${removedRecipes.row}, '{collectionIds}', replace((${inTrash})::text, ${was}, ${id})::jsonb)`,
      })
      .where(and(eq(removedRecipes.householdId, from), sql`${inTrash} @> to_jsonb(${was}::text)`));
  }
}

/** Collections of their own for recipes that were copied into a household. */
export async function copyCollections(db: DatabaseHandle, { from, to }: Move) {
  // both at once name two households: each is asked by itself
  const own = await db.select().from(collections).where(isThere(from));
  const named = await db
    .selectDistinct({ id: sql<string>`unnest(${recipes.collectionIds})` })
    .from(recipes)
    .where(and(eq(recipes.householdId, to), sql`${recipes.collectionIds} <> '{}'`));
  const ids = new Set(named.map(({ id }) => id));
  const brought = own.filter(({ id }) => ids.has(id));
  await bringCollections(db, to, brought, to, async ({ name, nameKey, createdAt }) => {
    const id = randomUUID();
    await db.insert(collections).values({ householdId: to, id, name, nameKey, createdAt });
    return id;
  });
}
