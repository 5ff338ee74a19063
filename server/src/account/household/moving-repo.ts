import { randomUUID } from 'node:crypto';
import { freeName } from '@sorrel/core/households/free-name';
import { FAVOURITES_TAKEN_MAX } from '@sorrel/core/households/household';
import { bringHabits } from '@sorrel/core/lists/habits/do-habits';
import { LIST_NAME_MAX } from '@sorrel/core/lists/list';
import { mondayIn } from '@sorrel/core/plans/plan-dates';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { bringPrices } from '@sorrel/core/prices/kept-prices';
import { and, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { HouseholdId, Member } from '../../db/household.ts';
import { copyRows, moveRows, removeRows } from '../../db/move-rows.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipeHistories, removedRecipes } from '../../db/tables/cooking.ts';
import { recipeChecks } from '../../db/tables/imports.ts';
import { foodPrices, listHabits, listItems, listLoads, listOperations } from '../../db/tables/list-items.ts';
import { aisleChoices, lists } from '../../db/tables/lists.ts';
import { imageUses } from '../../db/tables/pictures.ts';
import { plans } from '../../db/tables/plans.ts';
import { foodCorrections, isFavoriteOf, recipeRecounts, recipes, tags } from '../../db/tables/recipes.ts';
import { removedSaved } from '../../db/tables/removed-saved.ts';
import { shareLinks } from '../../db/tables/share.ts';
import { copyCollections, moveCollections } from './collections-in-move-repo.ts';

/** SQL that brings things from one household to another. Whoever calls holds both. */
export function movingRepo(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  /** The household's own tags as the other has them: by name where it has one, else as they are brought by `bring`. */
  async function bringTags(bring: (tag: typeof tags.$inferSelect) => Promise<number>, of: SQL | undefined) {
    const changed: { was: number; id: number }[] = [];
    const [own, there] = [
      await db.select().from(tags).where(eq(tags.householdId, from)),
      await db.select().from(tags).where(eq(tags.householdId, to)),
    ];
    const byName = new Map(there.map((tag) => [tag.name.toLowerCase(), tag.id]));
    for (const tag of own) {
      const id = byName.get(tag.name.toLowerCase()) ?? (await bring(tag));
      if (id === tag.id) continue;
      changed.push({ was: tag.id, id });
      await db
        .update(recipes)
        .set({ tagIds: sql`array_replace(${recipes.tagIds}, ${tag.id}, ${id})` })
        .where(and(of, sql`${tag.id} = any(${recipes.tagIds})`));
    }
    return changed;
  }

  /** Gives plans or lists whose name is taken there a number, before they go. */
  async function bringNamed(table: typeof plans | typeof lists, nameMax: number) {
    const there = await db.select({ name: table.name }).from(table).where(eq(table.householdId, to));
    const taken = new Set(there.map(({ name }) => name));
    const own = await db.select({ id: table.id, name: table.name }).from(table).where(eq(table.householdId, from));
    for (const { id, name } of own) {
      const found = freeName(name, taken, nameMax);
      taken.add(found);
      if (found === name) continue;
      await db
        .update(table)
        .set({ name: found })
        .where(and(eq(table.householdId, from), eq(table.id, id)));
    }
  }

  return {
    /** All that a household of one has. What both say of a food or an aisle, the other household keeps as it said it. */
    bringAll: async () => {
      const changedTags = await bringTags(
        async (tag) => {
          await db
            .update(tags)
            .set({ householdId: to })
            .where(and(eq(tags.householdId, from), eq(tags.id, tag.id)));
          return tag.id;
        },
        eq(recipes.householdId, from),
      );
      await moveCollections(db, { from, to });
      await bringRecipes(db, from, to);
      await moveRows(db, imageUses, { from, to });
      await leaveTakenWeeks(db, from, to);
      await bringNamed(plans, PLAN_NAME_MAX);
      await moveRows(db, plans, { from, to });
      await bringNamed(lists, LIST_NAME_MAX);
      await bringLists(db, from, to);
      await bringTrash(db, { from, to, changedTags });
      for (const moveRow of [moveHabits, movePrices]) await moveRow(db, from, to);
      // what they lead to came along under its own id
      await db.update(shareLinks).set({ householdId: to }).where(eq(shareLinks.householdId, from));
      for (const table of [aisleChoices, foodCorrections]) await copyRows(db, table, { from, to, keepsTheirs: true });
    },
    /** Copies of the recipes that a member added, and of their favourites, as sure as these are. */
    copyRecipesOf: async (member: Member) => {
      const found = await takenAlong(db, from, member);
      if (found.length === 0) return;
      const pairs = sql`unnest(${sql.param(`{${found.map(({ id }) => id).join(',')}}`)}::uuid[],
        ${sql.param(`{${found.map(() => randomUUID()).join(',')}}`)}::uuid[]) as pair(was, id)`;
      const columns = copiedColumns();
      await db.execute(sql`
        insert into recipes (household_id, id, added_by, changed_by, favorite_of, ${columns})
        select ${to}::uuid, pair.id, ${member.id}::uuid, ${member.id}::uuid,
          case when ${member.id}::uuid = any(favorite_of) then array[${member.id}::uuid] else '{}' end, ${columns}
        from recipes join ${pairs} on pair.was = recipes.id where recipes.household_id = ${from}`);
      await followLinks(db, to, pairs);
      await db.execute(sql`
        insert into image_uses (household_id, owner_id, key)
        select ${to}::uuid, pair.id, u.key from image_uses u join ${pairs} on pair.was = u.owner_id
        where u.household_id = ${from}`);
      await db.execute(sql`
        insert into recipe_checks (household_id, recipe_id, doubts)
        select ${to}::uuid, pair.id, c.doubts from recipe_checks c join ${pairs} on pair.was = c.recipe_id
        where c.household_id = ${from}`);
      await bringTags(
        async ({ name, icon }) => {
          const [made] = await db.insert(tags).values({ householdId: to, name, icon }).returning({ id: tags.id });
          if (made === undefined) throw new Error('a tag was not written');
          return made.id;
        },
        eq(recipes.householdId, to),
      );
      await copyCollections(db, { from, to });
    },
    /** The picture of a member's profile goes where they go. */
    bringProfilePicture: (memberId: string) =>
      moveRows(db, imageUses, { from, to, of: eq(imageUses.ownerId, memberId) }),
  };
}

/** The recipes that a member added, and of their favourites that others added the last so many. */
async function takenAlong(db: DatabaseHandle, from: HouseholdId, { id }: Member): Promise<{ id: string }[]> {
  const isOwn = eq(recipes.addedBy, id);
  const those = (which: SQL | undefined) =>
    db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.householdId, from), which));
  const favourites = those(and(isFavoriteOf(id), sql`${isOwn} is not true`))
    .orderBy(desc(recipes.createdAt), recipes.id)
    .limit(FAVOURITES_TAKEN_MAX);
  return [...(await those(isOwn)), ...(await favourites)];
}

/** In copies, an ingredient that is a recipe is the copy of that where it was copied too, and else none. */
async function followLinks(db: DatabaseHandle, to: HouseholdId, pairs: SQL): Promise<void> {
  await db.execute(sql`
    update recipes set ingredients = (
      select jsonb_agg(case when line ? 'recipeId' then (line - 'recipeId') || case when pair.id is null
        then '{}'::jsonb else jsonb_build_object('recipeId', pair.id) end else line end order by place)
      from jsonb_array_elements(recipes.ingredients) with ordinality as lines (line, place)
      left join ${pairs} on pair.was::text = line->>'recipeId')
    where household_id = ${to} and id in (select pair.id from ${pairs})
      and jsonb_path_exists(ingredients, '$[*].recipeId')`);
}

/** All recipes with what hangs on them. */
async function bringRecipes(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  // a copy of the same recipe of explore stays a recipe, and is no copy any more
  const there = await db
    .select({ of: recipes.copiedFrom })
    .from(recipes)
    .where(and(eq(recipes.householdId, to), isNotNull(recipes.copiedFrom)));
  const taken = sql.param(`{${there.map(({ of }) => of).join(',')}}`);
  await db
    .update(recipes)
    .set({ copiedFrom: null })
    .where(and(eq(recipes.householdId, from), sql`${recipes.copiedFrom} = any(${taken}::uuid[])`));
  await copyRows(db, recipes, { from, to });
  await moveRows(db, recipeChecks, { from, to });
  await moveRows(db, recipeHistories, { from, to });
  // dishes that were still to be counted again
  await moveRows(db, recipeRecounts, { from, to });
  await removeRows(db, recipes, { from });
}

/** All lists with what stands on them. */
async function bringLists(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  await copyRows(db, lists, { from, to });
  for (const table of [listItems, listOperations, listLoads]) await moveRows(db, table, { from, to });
  await removeRows(db, lists, { from });
}

/** What was deleted comes along to the other trash, after what was not: nothing that is deleted meanwhile is missed. */
async function bringTrash(
  db: DatabaseHandle,
  { from, to, changedTags }: { from: HouseholdId; to: HouseholdId; changedTags: { was: number; id: number }[] },
) {
  const tagIds = sql`${removedRecipes.row} -> 'tagIds'`;
  for (const { was, id } of changedTags) {
    await db
      .update(removedRecipes)
      .set({
        row: sql`jsonb_set(${removedRecipes.row}, '{tagIds}', (
          select jsonb_agg(case when tag = to_jsonb(${was}::int) then to_jsonb(${id}::int) else tag end)
          from jsonb_array_elements(${tagIds}) as tag))`,
      })
      .where(and(eq(removedRecipes.householdId, from), sql`${tagIds} @> to_jsonb(${was}::int)`));
  }
  for (const table of [removedRecipes, removedSaved]) await moveRows(db, table, { from, to });
}

/** Shops and what is bought again and again: one row, whose contents become part of the other household's. */
async function moveHabits(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  const ofHousehold = (id: HouseholdId) =>
    db.select({ kept: listHabits.kept }).from(listHabits).where(eq(listHabits.householdId, id)).for('update');
  const [own] = await ofHousehold(from);
  if (own === undefined) return;
  const [theirs] = await ofHousehold(to);
  if (theirs === undefined) await db.insert(listHabits).values({ householdId: to, kept: own.kept });
  else {
    const set = { kept: bringHabits(theirs.kept, own.kept), revision: sql`${listHabits.revision} + 1` };
    await db.update(listHabits).set(set).where(eq(listHabits.householdId, to));
  }
  await removeRows(db, listHabits, { from });
}

/** What foods cost: one row too. */
async function movePrices(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  const ofHousehold = (id: HouseholdId) =>
    db.select({ kept: foodPrices.kept }).from(foodPrices).where(eq(foodPrices.householdId, id)).for('update');
  const [own] = await ofHousehold(from);
  if (own === undefined) return;
  const [theirs] = await ofHousehold(to);
  if (theirs === undefined) await db.insert(foodPrices).values({ householdId: to, kept: own.kept });
  else {
    const kept = bringPrices(theirs.kept, own.kept);
    await db.update(foodPrices).set({ kept }).where(eq(foodPrices.householdId, to));
  }
  await removeRows(db, foodPrices, { from });
}

/** Weeks of the calendar that the other household has planned: its plans keep them, those that are brought have no date. */
async function leaveTakenWeeks(db: DatabaseHandle, from: HouseholdId, to: HouseholdId) {
  const weeksOf = (household: HouseholdId) =>
    db
      .select({ id: plans.id, weekStart: plans.weekStart })
      .from(plans)
      .where(and(eq(plans.householdId, household), isNotNull(plans.weekStart)));
  const mondayOf = ({ weekStart }: { weekStart: string | null }) => weekStart && mondayIn(weekStart);
  const taken = new Set((await weeksOf(to)).map(mondayOf));
  const met = (await weeksOf(from)).filter((week) => taken.has(mondayOf(week))).map(({ id }) => id);
  await db
    .update(plans)
    .set({ weekStart: null })
    .where(and(eq(plans.householdId, from), inArray(plans.id, met)));
}

/** What a copy of a recipe has of it: all but whose it is, and what shows it in explore. */
function copiedColumns(): SQL {
  const own = new Set([
    'householdId',
    'id',
    'addedBy',
    'changedBy',
    'favoriteOf',
    'isPublic',
    'isFeatured',
    'catalogueId',
  ]);
  const names = Object.entries(getTableColumns(recipes)).flatMap(([key, column]) =>
    own.has(key) || column.generated !== undefined ? [] : [sql.identifier(column.name)],
  );
  return sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
}
