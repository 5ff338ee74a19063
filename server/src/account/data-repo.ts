import { knownHabits } from '@sorrel/core/lists/habits/habit-record';
import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { and, count, countDistinct, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { type Member, NOBODY_ID } from '../db/household.ts';
import { inBatches } from '../db/in-batches.ts';
import { itemStates, readTrashedItems } from '../db/item-states.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { sessions, users } from '../db/tables/auth.ts';
import { cookEntries, removedRecipes } from '../db/tables/cooking.ts';
import { householdPersons, households } from '../db/tables/households.ts';
import { importPages, imports, recipeChecks } from '../db/tables/imports.ts';
import { foodPrices, listHabits, listItems } from '../db/tables/list-items.ts';
import { aisleChoices, lists } from '../db/tables/lists.ts';
import { imageUses } from '../db/tables/pictures.ts';
import { plans, reminders } from '../db/tables/plans.ts';
import { collections, foodCorrections, recipes, tags, usedIngredients } from '../db/tables/recipes.ts';
import { removedSaved } from '../db/tables/removed-saved.ts';
import { shareLinks } from '../db/tables/share.ts';
import { feedback } from '../db/tables/support.ts';

/** Rows read at once: recipes and plans may have half a megabyte and more each. */
export const BATCH = 8;
/** The same of what is some words a row. */
const BATCH_OF_SMALL = 100;

/** Entries of the cooking log in one file. */
export const COOKED_IN_FILE = 500;

/** The rows of `inBatches`, one after the other. */
async function* rowsOf<Row, Key>(...batches: Parameters<typeof inBatches<Row, Key>>): AsyncGenerator<Row> {
  for await (const rows of inBatches(...batches)) yield* rows;
}

/** What a plan of the trash says, without whose it is. */
function trashedPlan({ kind, name, removedAt, row }: typeof removedSaved.$inferSelect) {
  const { weekStart, mealPlan, lockedMeals, settings } = row;
  return { kind, name, removedAt, weekStart, mealPlan, lockedMeals, settings };
}

/** Everything one person has, for the download: their own, and what their household shares. */
export function dataRepo(db: DatabaseHandle, { id: userId, householdId }: Member) {
  return {
    counts: async () => {
      const [[book], [saved], [shopping], [trashed], [removed], [cooked], [pictures]] = await Promise.all([
        db.select({ total: count() }).from(recipes).where(eq(recipes.householdId, householdId)),
        db.select({ total: count() }).from(plans).where(eq(plans.householdId, householdId)),
        db.select({ total: count() }).from(lists).where(eq(lists.householdId, householdId)),
        db.select({ total: count() }).from(removedSaved).where(eq(removedSaved.householdId, householdId)),
        db.select({ total: count() }).from(removedRecipes).where(eq(removedRecipes.householdId, householdId)),
        db.select({ total: count() }).from(cookEntries).where(eq(cookEntries.userId, userId)),
        db
          .select({ total: countDistinct(imageUses.key) })
          .from(imageUses)
          .where(eq(imageUses.householdId, householdId)),
      ]);
      return {
        recipes: book?.total ?? 0,
        plans: saved?.total ?? 0,
        lists: shopping?.total ?? 0,
        trashed: (trashed?.total ?? 0) + (removed?.total ?? 0),
        cooked: Math.ceil((cooked?.total ?? 0) / COOKED_IN_FILE),
        pictures: pictures?.total ?? 0,
      };
    },
    user: async () => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row;
    },
    recipes: () =>
      rowsOf(
        BATCH,
        ({ id }) => id,
        (after: string | null) =>
          db
            .select()
            .from(recipes)
            .where(and(eq(recipes.householdId, householdId), gt(recipes.id, after ?? NOBODY_ID)))
            .orderBy(recipes.id)
            .limit(BATCH),
      ),
    plans: () =>
      rowsOf(
        BATCH,
        ({ id }) => id,
        (after: string | null) =>
          db
            .select()
            .from(plans)
            .where(and(eq(plans.householdId, householdId), gt(plans.id, after ?? NOBODY_ID)))
            .orderBy(plans.id)
            .limit(BATCH),
      ),
    lists: () =>
      rowsOf(
        BATCH_OF_SMALL,
        ({ id }) => id,
        (after: string | null) =>
          db
            .select()
            .from(lists)
            .where(and(eq(lists.householdId, householdId), gt(lists.id, after ?? NOBODY_ID)))
            .orderBy(lists.id)
            .limit(BATCH_OF_SMALL),
      ),
    /** What stands on a list. */
    itemsOf: async (listId: string) =>
      listOfRecords(await itemStates(db, and(eq(listItems.householdId, householdId), eq(listItems.listId, listId)))),
    /** Plans and lists of the trash, each read when it is its turn: one may be large. */
    trashed: async function* () {
      const own = eq(removedSaved.householdId, householdId);
      const { id, kind, name, removedAt } = getTableColumns(removedSaved);
      const found = await db
        .select({ id, kind, name, removedAt })
        .from(removedSaved)
        .where(own)
        .orderBy(removedSaved.id);
      for (const { id, ...saved } of found) {
        const which = and(own, eq(removedSaved.id, id));
        if (saved.kind === 'list') yield { ...saved, list: listOfRecords(await readTrashedItems(db, which)) };
        else for (const row of await db.select().from(removedSaved).where(which)) yield trashedPlan(row);
      }
    },
    trashedRecipes: () =>
      rowsOf(
        BATCH,
        ({ id }) => id,
        (after: string | null) =>
          db
            .select({
              id: removedRecipes.id,
              name: removedRecipes.name,
              removedAt: removedRecipes.removedAt,
              recipe: removedRecipes.row,
            })
            .from(removedRecipes)
            .where(and(eq(removedRecipes.householdId, householdId), gt(removedRecipes.id, after ?? NOBODY_ID)))
            .orderBy(removedRecipes.id)
            .limit(BATCH),
      ),
    /** What was cooked, the last first, as many as stand in one file: fifty thousand in one would keep everybody waiting. */
    cooked: () => {
      const order = sql`(${cookEntries.cookedAt}, ${cookEntries.id})`;
      return inBatches(
        COOKED_IN_FILE,
        ({ at, id }: { at: string; id: string }) => ({ at, id }),
        (after: { at: string; id: string } | null) =>
          db
            .select({
              id: cookEntries.id,
              // to the microsecond, as they are sorted
              at: sql<string>`${cookEntries.cookedAt}::text`,
              recipeId: cookEntries.recipeId,
              cookedAt: cookEntries.cookedAt,
              portions: cookEntries.portions,
              leftOver: cookEntries.leftOver,
              stars: cookEntries.stars,
              note: cookEntries.note,
            })
            .from(cookEntries)
            .where(
              and(
                eq(cookEntries.userId, userId),
                after === null ? undefined : sql`${order} < (${after.at}::timestamptz, ${after.id}::uuid)`,
              ),
            )
            .orderBy(desc(cookEntries.cookedAt), desc(cookEntries.id))
            .limit(COOKED_IN_FILE),
      );
    },
    pictureKeys: () =>
      rowsOf(
        BATCH_OF_SMALL,
        ({ key }) => key,
        (after: string | null) =>
          db
            .selectDistinct({ key: imageUses.key })
            .from(imageUses)
            .where(and(eq(imageUses.householdId, householdId), after === null ? undefined : gt(imageUses.key, after)))
            .orderBy(imageUses.key)
            .limit(BATCH_OF_SMALL),
      ),
    /** Names of the default tags and the household's own. */
    tagNames: async () => {
      const rows = await db
        .select()
        .from(tags)
        .where(or(isNull(tags.householdId), eq(tags.householdId, householdId)));
      return {
        byId: new Map(rows.map((row) => [row.id, row.name])),
        own: rows.filter((row) => row.householdId === householdId),
      };
    },
    /** Names of the household's collections by their id. */
    collectionNames: async () => {
      const rows = await db
        .select({ id: collections.id, name: collections.name })
        .from(collections)
        .where(and(eq(collections.householdId, householdId), isNull(collections.removedAt)))
        .orderBy(collections.nameKey);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    /** What Sorrel has learnt from the user, and what the user has written to us. */
    habits: async () => ({
      usedIngredients: await db
        .select({ name: usedIngredients.name, unit: usedIngredients.unit, uses: usedIngredients.uses })
        .from(usedIngredients)
        .where(eq(usedIngredients.userId, userId))
        .orderBy(desc(usedIngredients.uses), usedIngredients.name),
      foodCorrections: await db
        .select({
          ingredient: foodCorrections.ingredientKey,
          unit: foodCorrections.unit,
          foodId: foodCorrections.foodId,
          gramsPerUnit: foodCorrections.gramsPerUnit,
        })
        .from(foodCorrections)
        .where(eq(foodCorrections.householdId, householdId)),
      aisleChoices: await db
        .select({ name: aisleChoices.name, aisle: aisleChoices.aisle })
        .from(aisleChoices)
        .where(eq(aisleChoices.householdId, householdId)),
      // shops with the order of their aisles, and what is bought again and again
      listHabits: (
        await db.select({ kept: listHabits.kept }).from(listHabits).where(eq(listHabits.householdId, householdId))
      ).flatMap(({ kept }) => knownHabits(kept.records)),
      foodPrices:
        (await db.select({ kept: foodPrices.kept }).from(foodPrices).where(eq(foodPrices.householdId, householdId)))[0]
          ?.kept ?? null,
      persons: await db
        .select({
          name: householdPersons.name,
          birthDate: householdPersons.birthDate,
          gender: householdPersons.gender,
          heightCm: householdPersons.heightCm,
          weightKg: householdPersons.weightKg,
          activityLevel: householdPersons.activityLevel,
          diets: householdPersons.diets,
          allergens: householdPersons.allergens,
          goalKcal: householdPersons.goalKcal,
          excludedFoods: householdPersons.excludedFoods,
          portion: householdPersons.portion,
          away: householdPersons.away,
          isSelf: sql<boolean>`${householdPersons.id} = ${userId}`,
        })
        .from(householdPersons)
        .where(
          and(
            eq(householdPersons.householdId, householdId),
            // what another member eats is theirs
            or(eq(householdPersons.isMember, false), eq(householdPersons.id, userId)),
          ),
        )
        .orderBy(householdPersons.createdAt),
      weekStartsOn: (
        await db
          .select({ weekStartsOn: households.weekStartsOn })
          .from(households)
          .where(eq(households.id, householdId))
      )[0]?.weekStartsOn,
      remindersByMail: await db
        .select({ hour: reminders.hour, timeZone: reminders.timeZone })
        .from(reminders)
        .where(eq(reminders.userId, userId)),
      imports: await db
        .select({ startedAt: imports.createdAt, address: importPages.address, state: importPages.state })
        .from(importPages)
        .innerJoin(imports, eq(imports.id, importPages.importId))
        .where(and(eq(imports.userId, userId), eq(importPages.userId, userId)))
        .orderBy(desc(imports.createdAt), importPages.position),
      recipesToCheck: await db
        .select({ recipe: recipes.name, doubts: recipeChecks.doubts })
        .from(recipeChecks)
        .innerJoin(
          recipes,
          and(eq(recipes.householdId, recipeChecks.householdId), eq(recipes.id, recipeChecks.recipeId)),
        )
        .where(and(eq(recipeChecks.householdId, householdId), eq(recipes.householdId, householdId)))
        .orderBy(recipes.name),
      shareLinks: await db
        .select({
          kind: shareLinks.kind,
          leadsTo: shareLinks.thingId,
          recipes: shareLinks.recipeIds,
          title: shareLinks.title,
          createdAt: shareLinks.createdAt,
          expiresAt: shareLinks.expiresAt,
        })
        .from(shareLinks)
        .where(and(eq(shareLinks.householdId, householdId), eq(shareLinks.madeBy, userId)))
        .orderBy(desc(shareLinks.createdAt)),
      feedback: await db
        .select({ howDidYouHear: feedback.howDidYouHear, text: feedback.text, createdAt: feedback.createdAt })
        .from(feedback)
        .where(eq(feedback.userId, userId)),
      signedIn: await db
        .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt))),
    }),
  };
}
