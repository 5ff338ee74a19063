import type { ToServe } from '@sorrel/core/recipes/import-choices';
import { MAY_TRY_AGAIN, type PageState } from '@sorrel/core/recipes/many/page-state';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { type Owned, owned } from '../../db/owned.ts';
import { importHosts, importPages, imports, recipeChecks } from '../../db/tables/imports.ts';
import { recipes } from '../../db/tables/recipes.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ImportPageRow = typeof importPages.$inferSelect;
export type ImportHostRow = typeof importHosts.$inferSelect;

/** States in which a page takes up one of the places that a person has. */
const TAKES_A_PLACE = ['waiting', 'reading', 'no_room', 'no_serves'] as const satisfies readonly PageState[];

interface NewPage {
  address: string;
  name: string;
  host: string;
}

/** SQL of imports of many pages, as their owner sees them. */
export function importsRepo(db: DatabaseHandle) {
  return {
    /** How many pages of this person wait for something. */
    placesTaken: (userId: string): Promise<number> =>
      db.$count(importPages, and(eq(importPages.userId, userId), inArray(importPages.state, [...TAKES_A_PLACE]))),
    insert: async (userId: string, pages: readonly NewPage[], now: Date): Promise<string> => {
      const [row] = await db
        .insert(imports)
        .values({ userId, turnAt: now, createdAt: now })
        .returning({ id: imports.id });
      if (row === undefined) throw new Error('an import was not written');
      // in the order of their names: two that name the same never wait for each other
      const hosts = [...new Set(pages.map(({ host }) => host))].toSorted();
      await db
        .insert(importHosts)
        .values(hosts.map((host) => ({ host, freeAt: now })))
        // held until the pages are there, and newer than what is swept
        .onConflictDoUpdate({
          target: importHosts.host,
          set: { freeAt: sql`greatest(import_hosts.free_at, excluded.free_at)` },
        });
      await db
        .insert(importPages)
        .values(pages.map((page, position) => ({ ...page, position, importId: row.id, userId, dueAt: now })));
      return row.id;
    },
    findOwned: async (userId: string, id: string): Promise<Owned<ImportRow> | null> => {
      const [row] = await db
        .select()
        .from(imports)
        .where(and(eq(imports.userId, userId), eq(imports.id, id)));
      return row === undefined ? null : owned(row);
    },
    /** The same, and nobody closes or opens it until the transaction ends. */
    findOwnedLocked: async (userId: string, id: string): Promise<Owned<ImportRow> | null> => {
      const [row] = await db
        .select()
        .from(imports)
        .where(and(eq(imports.userId, userId), eq(imports.id, id)))
        .for('update');
      return row === undefined ? null : owned(row);
    },
    removeOld: async (before: Date) => {
      await db.delete(imports).where(lt(imports.createdAt, before));
    },
    /** Sites that no page waits for and that nobody asked lately. */
    removeIdleHosts: async (before: Date) => {
      await db
        .delete(importHosts)
        .where(
          and(
            lt(importHosts.freeAt, before),
            sql`not exists (select from import_pages p where p.host = import_hosts.host and p.state in ('waiting', 'reading', 'failed', 'stopped', 'no_room', 'no_serves'))`,
          ),
        );
    },
  };
}

/** SQL of the pages of one import. */
export function importPagesRepo(db: DatabaseHandle, of: Owned<ImportRow>) {
  const isOfIt = and(eq(importPages.userId, of.userId), eq(importPages.importId, of.id));
  const mayTryAgain = (only: readonly string[] | undefined) =>
    and(
      isOfIt,
      inArray(importPages.state, [...MAY_TRY_AGAIN]),
      only === undefined ? undefined : inArray(importPages.id, [...only]),
    );
  return {
    /** Leaves out what is in one of these states; who reads such a page has lost it. */
    stop: async (states: readonly PageState[]) => {
      await db
        .update(importPages)
        .set({ state: 'stopped' })
        .where(and(isOfIt, inArray(importPages.state, [...states])));
    },
    /** Puts back into the queue what may be tried again. */
    tryAgain: async (only: readonly string[] | undefined, now: Date) => {
      await db
        .update(importPages)
        .set({ state: 'waiting', dueAt: now, attempts: 0, reason: null })
        .where(mayTryAgain(only));
    },
    /** How many of the pages that may be tried again take up no place yet. */
    countToTry: async (only: readonly string[] | undefined) => {
      const rows = await db.select({ state: importPages.state }).from(importPages).where(mayTryAgain(only));
      return rows.filter(({ state }) => state !== 'no_room').length;
    },
    /** A person has said how many a page's recipe serves; where nobody asked, nothing changes. */
    setServes: async (pageId: string, serves: number, now: Date) => {
      await db
        .update(importPages)
        .set({ serves, state: 'waiting', dueAt: now, attempts: 0 })
        .where(and(isOfIt, eq(importPages.id, pageId), eq(importPages.state, 'no_serves')));
    },
    setOpen: async (isOpen: boolean) => {
      await db.update(imports).set({ isOpen }).where(eq(imports.id, of.id));
    },
    hasUnfinished: async (): Promise<boolean> =>
      (await db.$count(
        importPages,
        and(eq(importPages.importId, of.id), inArray(importPages.state, ['waiting', 'reading'])),
      )) > 0,
    /** Recipes that the import has added, and whether they are as they came. */
    addedRecipes: (householdId: HouseholdId) =>
      db
        .select({
          pageId: importPages.id,
          recipeId: recipes.id,
          isUntouched: sql<boolean>`${recipes.version} = 1 and cardinality(${recipes.favoriteOf}) = 0 and not ${recipes.isPublic}`,
        })
        .from(importPages)
        .innerJoin(recipes, eq(recipes.id, importPages.recipeId))
        .where(and(isOfIt, eq(importPages.state, 'added'), eq(recipes.householdId, householdId))),
    setUndone: async (pageIds: readonly string[]) => {
      await db
        .update(importPages)
        .set({ state: 'undone', recipeId: null })
        .where(and(isOfIt, inArray(importPages.id, [...pageIds])));
    },
    list: (householdId: HouseholdId) =>
      db
        .select({
          id: importPages.id,
          address: importPages.address,
          name: importPages.name,
          state: importPages.state,
          reason: importPages.reason,
          recipeId: recipes.id,
          recipeName: recipes.name,
          doubts: recipeChecks.doubts,
          isPictureMissing: importPages.isPictureMissing,
          serves: importPages.serves,
          toServe: sql<ToServe | null>`case when ${importPages.state} = 'no_serves' and ${importPages.held} is not null
            then jsonb_build_object(${sql.join(
              TO_SERVE.map((key) => sql`${sql.raw(`'${key}'`)}, ${importPages.held} -> ${sql.raw(`'${key}'`)}`),
              sql`, `,
            )}) end`,
        })
        .from(importPages)
        .leftJoin(recipes, and(eq(recipes.householdId, householdId), eq(recipes.id, importPages.recipeId)))
        .leftJoin(
          recipeChecks,
          and(eq(recipeChecks.householdId, householdId), eq(recipeChecks.recipeId, importPages.recipeId)),
        )
        .where(isOfIt)
        .orderBy(asc(importPages.position)),
  };
}

/** What of a recipe that was read tells how many it serves. */
const TO_SERVE = [
  'servings',
  'yieldKind',
  'yieldText',
  'nutrients',
  'wholeCalories',
] as const satisfies readonly (keyof ToServe)[];

/** SQL of what imports have come to. */
export function importSumsRepo(db: DatabaseHandle) {
  return {
    list: (userId: string) => {
      const inState = (...states: PageState[]) =>
        sql<number>`count(*) filter (where ${inArray(importPages.state, states)})`.mapWith(Number);
      return db
        .select({
          id: imports.id,
          createdAt: imports.createdAt,
          isOpen: imports.isOpen,
          total: count(importPages.id),
          undone: inState('waiting', 'reading', 'stopped'),
          added: inState('added'),
          toSeeTo: inState('failed', 'no_room', 'no_serves', 'stopped'),
        })
        .from(imports)
        .leftJoin(importPages, eq(importPages.importId, imports.id))
        .where(eq(imports.userId, userId))
        .groupBy(imports.id)
        .orderBy(desc(imports.createdAt), asc(imports.id));
    },
    /** What the book has of these sources, to say so of a page that was pasted meanwhile. */
    inBookBySource: async (
      householdId: HouseholdId,
      sources: readonly string[],
    ): Promise<Map<string, { id: string; name: string }>> => {
      if (sources.length === 0) return new Map();
      const rows = await db
        .select({ id: recipes.id, name: recipes.name, source: recipes.source })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), inArray(recipes.source, [...sources])));
      return new Map(rows.map(({ source, ...row }) => [source, row]));
    },
  };
}
