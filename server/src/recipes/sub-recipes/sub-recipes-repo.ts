import { SUB_RECIPE_LEVELS_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { HouseholdId } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { recipes } from '../../db/tables/recipes.ts';
import { TO_JUDGE } from '../older-repo.ts';

/** Recipes that are read below others at once: a guard. */
const READ_MAX = 500;

/** Recipes that one statement brings: an ordinary one has some kB, the longest half a megabyte. */
const READ_AT_ONCE = 10;

/**
 * Characters of lines that are read below others: those of more than a thousand ordinary recipes. Hundreds of the longest fill the memory
 * of a small machine, and are handed to a worker and compared besides.
 */
const READ_MAX_CHARACTERS = 6_000_000;
/** What is said then: of a list, or of a dish. */
type TooLong = 'recipes_too_long' | 'sub_recipes_too_long';

/** Recipes of the names of a recipe's ingredients that are answered. */
const NAMED_MAX = 50;

/** As the index `recipes_sub_recipes` has it. */
const LINKS = sql<string[]>`jsonb_path_query_array(${recipes.ingredients}, '$[*].recipeId')`;
const HAS_LINKS = sql`jsonb_path_exists(${recipes.ingredients}, '$[*].recipeId')`;

const READ = {
  id: recipes.id,
  name: recipes.name,
  serves: recipes.serves,
  ingredients: recipes.ingredients,
  cookedGrams: recipes.cookedGrams,
  calculateNutrition: recipes.calculateNutrition,
  nutrients: recipes.nutrients,
  nutritionCoverage: recipes.nutritionCoverage,
  nutritionWeightCoverage: recipes.nutritionWeightCoverage,
  nutritionLines: recipes.nutritionLines,
  dietWarnings: recipes.dietWarnings,
  dietUnjudged: recipes.dietUnjudged,
};

/** Reads what `ids` name and what that leads to, step by step. */
async function downFrom<Row extends { id: string }>(
  ids: readonly string[],
  levels: number,
  read: (ids: readonly string[]) => Promise<Row[]>,
  linksOf: (row: Row) => readonly string[],
  most = READ_MAX,
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  let level = [...new Set(ids)];
  for (let step = 0; step < levels && level.length > 0 && found.size < most; step += 1) {
    const rows = await read(level.slice(0, most - found.size));
    for (const row of rows) found.set(row.id, row);
    level = [...new Set(rows.flatMap(linksOf))].filter((id) => !found.has(id));
  }
  return found;
}

/** Adds up what is read, and throws before more of it is here. */
function boundOf(tooLong: TooLong) {
  let characters = 0;
  return (rows: readonly { ingredients: unknown }[]) => {
    characters += rows.reduce((sum, { ingredients }) => sum + JSON.stringify(ingredients).length, 0);
    if (characters > READ_MAX_CHARACTERS) throw new AppError(tooLong);
  };
}

/** SQL of the recipes that are in others; every question names the household, so that a link never leads out of it. */
export function subRecipesRepo(db: DatabaseHandle) {
  const among = (householdId: HouseholdId, ids: readonly string[]) =>
    and(eq(recipes.householdId, householdId), inArray(recipes.id, [...ids]));
  const leadingTo = (householdId: HouseholdId, ids: readonly string[]) =>
    and(eq(recipes.householdId, householdId), HAS_LINKS, sql`${LINKS} ?| ${sql.param(`{${ids.join(',')}}`)}::text[]`);
  const readSome = (householdId: HouseholdId, ids: readonly string[]) =>
    db.select(READ).from(recipes).where(among(householdId, ids)).orderBy(asc(recipes.id));
  async function readAll(householdId: HouseholdId, ids: readonly string[], look: ReturnType<typeof boundOf>) {
    const rows: Awaited<ReturnType<typeof readSome>> = [];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = await readSome(householdId, ids.slice(from, from + READ_AT_ONCE));
      look(some);
      rows.push(...some);
    }
    return rows;
  }

  return {
    /**
     * The household's recipes of these ids, and those that are in them, by id.
     * @throws AppError tooLong where their lines are more than is read at once
     */
    below: (householdId: HouseholdId, ids: readonly string[], tooLong: TooLong = 'sub_recipes_too_long') => {
      const look = boundOf(tooLong);
      return downFrom(
        ids,
        SUB_RECIPE_LEVELS_MAX,
        (level) => readAll(householdId, level, look),
        ({ ingredients }) => ingredients.flatMap(({ recipeId }) => recipeId ?? []),
      );
    },
    /** Where each of these leads, and each that it leads to. */
    linksBelow: async (householdId: HouseholdId, ids: readonly string[]): Promise<Map<string, readonly string[]>> => {
      const found = await downFrom(
        ids,
        SUB_RECIPE_LEVELS_MAX + 1,
        (level) => db.select({ id: recipes.id, links: LINKS }).from(recipes).where(among(householdId, level)),
        ({ links }) => links,
      );
      return new Map([...found.values()].map(({ id, links }) => [id, links]));
    },
    /** Steps from a recipe up to the dish furthest away that it is in, as far as dishes may be opened. */
    levelsAbove: async (householdId: HouseholdId, id: string): Promise<number> => {
      let level = [id];
      for (let levels = 0; levels < SUB_RECIPE_LEVELS_MAX; levels += 1) {
        const rows = await db.select({ id: recipes.id }).from(recipes).where(leadingTo(householdId, level));
        if (rows.length === 0) return levels;
        level = rows.map((row) => row.id);
      }
      return SUB_RECIPE_LEVELS_MAX;
    },
    /** Those of these recipes that are in a dish. */
    inDishes: async (householdId: HouseholdId, ids: readonly string[]): Promise<string[]> => {
      const isIn = new Set<string>();
      for (const id of ids) {
        const [row] = await db
          .select({ id: recipes.id })
          .from(recipes)
          .where(leadingTo(householdId, [id]))
          .limit(1);
        if (row !== undefined) isIn.add(id);
      }
      return [...isIn];
    },
    /** Recipes of these names, in small letters; the newest of a name first. */
    named: (householdId: HouseholdId, names: readonly string[]) =>
      db
        .select({
          id: recipes.id,
          name: recipes.name,
          serves: recipes.serves,
          cookedGrams: recipes.cookedGrams,
          nutritionLines: recipes.nutritionLines,
        })
        .from(recipes)
        .where(and(eq(recipes.householdId, householdId), inArray(sql`lower(trim(${recipes.name}))`, [...names])))
        .orderBy(desc(recipes.createdAt), asc(recipes.id))
        .limit(NAMED_MAX),
    /** The dishes that a recipe is in, by id. */
    dishesOf: (householdId: HouseholdId, id: string, afterId: string, limit: number) =>
      db
        .select(TO_JUDGE)
        .from(recipes)
        .where(and(leadingTo(householdId, [id]), gt(recipes.id, afterId)))
        .orderBy(asc(recipes.id))
        .limit(limit),
  };
}

/**
 * The names of the ingredients of what is in each dish that leads to other recipes, by the dish's id: what is in the pesto is in the
 * pasta. Of each recipe that is in it one array, which is the same wherever the recipe is: many dishes of many recipes stay small.
 * None is left out, however many there are: what was not read would pass for free of what somebody does not eat.
 * @param withExplore also of the dishes of explore, which lead to recipes of those who published them
 */
export async function namesWithin(
  db: DatabaseHandle,
  householdId: HouseholdId,
  { withExplore = false } = {},
): Promise<Map<string, string[][]>> {
  const own = eq(recipes.householdId, householdId);
  const dishes = await db
    .select({ id: recipes.id, householdId: recipes.householdId, links: LINKS })
    .from(recipes)
    .where(and(withExplore ? or(own, eq(recipes.isPublic, true)) : own, HAS_LINKS));
  const owners = [...new Set([householdId, ...dishes.map((dish) => dish.householdId)])];
  const found = await downFrom(
    dishes.flatMap(({ links }) => links),
    SUB_RECIPE_LEVELS_MAX,
    (level) =>
      db
        .select({ id: recipes.id, links: LINKS, names: recipes.ingredientNames })
        .from(recipes)
        .where(and(inArray(recipes.householdId, owners), inArray(recipes.id, [...level]))),
    ({ links }) => links,
    Number.POSITIVE_INFINITY,
  );
  const idsBelow = recipesBelow(found);
  return new Map(
    dishes.map(({ id, links }) => [id, [...idsBelow(links)].flatMap((below) => [found.get(below)?.names ?? []])]),
  );
}

/** Which recipes are in what leads to `links`, each once; what is below a recipe is gone through once, and not for every way to it. */
function recipesBelow(found: ReadonlyMap<string, { links: readonly string[] }>) {
  const known = new Map<string, ReadonlySet<string>>();
  function below(links: readonly string[], levels: number): Set<string> {
    const all = new Set<string>();
    for (const id of links) for (const one of from(id, levels)) all.add(one);
    return all;
  }
  function from(id: string, levels: number): ReadonlySet<string> {
    const row = levels > 0 ? found.get(id) : undefined;
    if (row === undefined) return new Set();
    const key = `${levels} ${id}`;
    const kept = known.get(key) ?? below(row.links, levels - 1).add(id);
    known.set(key, kept);
    return kept;
  }
  return (links: readonly string[]) => below(links, SUB_RECIPE_LEVELS_MAX);
}

export type SubRecipeRow =
  Awaited<ReturnType<ReturnType<typeof subRecipesRepo>['below']>> extends Map<string, infer Row> ? Row : never;
/** Recipes with those in them, by id. */
export type SubRecipeRows = ReadonlyMap<string, SubRecipeRow>;
