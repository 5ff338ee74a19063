import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReplacedVersion, reversePatch, VERSIONS_MAX } from '@sorrel/core/recipes/history/patch';
import { snapshotOf } from '@sorrel/core/recipes/history/snapshot';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { HouseholdId, Member } from '../../server/src/db/household.ts';
import { migrateInTransaction, readMigrations } from '../../server/src/db/migrate.ts';
import { openPool } from '../../server/src/db/open-database.ts';
import { users } from '../../server/src/db/tables/auth.ts';
import { recipeHistories } from '../../server/src/db/tables/cooking.ts';
import { households } from '../../server/src/db/tables/households.ts';
import { recipes } from '../../server/src/db/tables/recipes.ts';
import { packVersions } from '../../server/src/recipes/history/history-repo.ts';
import { keepReplaced } from '../../server/src/recipes/history/restore.ts';
import { readCatalogue } from '../../server/src/recipes/read-catalogue.ts';
import { type NewRecipe, type RecipeRow, recipesRepo } from '../../server/src/recipes/repo.ts';
import { openBenchDatabase } from './recipes/bench-database.ts';
import { ROOT } from './shared/processes.ts';
import { quantile } from './shared/samples.ts';

const RECIPES = 10_000;
/** Recipes that are inserted by one statement. */
const AT_ONCE = 200;
const TIMED_SAVES = 400;
/** The goals: disk beside that of the recipes, and time beside a save that keeps no version. */
const DISK_MOST = 0.4;
const ADDED_MOST_MS = 2;
const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(2026, 0, 1);

const OWNER: Member = {
  id: '00000000-0000-4000-9000-000000000001',
  householdId: '00000000-0000-4000-9000-000000000001' as HouseholdId,
};

/** Numbers from 0 to 1, the same ones in each run. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
type Chance = ReturnType<typeof chance>;
const oneOf = <Item>(items: readonly Item[], random: Chance): Item =>
  items[Math.floor(random() * items.length)] as Item;
const wordsOf = (words: readonly string[], count: number, random: Chance) =>
  Array.from({ length: count }, () => oneOf(words, random)).join(' ');

type Written = Pick<RecipeRow, 'ingredients' | 'method' | 'name' | 'notes' | 'serves'>;

/** What people change from one save to the next: amounts and notes mostly, a step in new words, an ingredient more, sometimes the name. */
function edited(recipe: Written, words: readonly string[], random: Chance): Partial<Written> {
  const kind = random();
  const line = Math.floor(random() * recipe.ingredients.length);
  const step = Math.floor(random() * recipe.method.length);
  if (kind < 0.35)
    return {
      ingredients: recipe.ingredients.map((one, at) =>
        at === line ? { ...one, quantity: Math.ceil(random() * 500) } : one,
      ),
    };
  if (kind < 0.6) return { notes: wordsOf(words, 12, random) };
  if (kind < 0.8)
    return {
      method: recipe.method.map((one, at) =>
        at === step ? { ...one, desc: `${one.desc.slice(0, 60)} ${wordsOf(words, 8, random)}` } : one,
      ),
    };
  if (kind < 0.88) return { serves: 1 + Math.floor(random() * 12) };
  if (kind < 0.96)
    return {
      ingredients: recipe.ingredients.toSpliced(line, 1, {
        ...oneOf(recipe.ingredients, random),
        name: wordsOf(words, 2, random),
      }),
    };
  return { name: wordsOf(words, 4, random) };
}

/** Thirty versions of a recipe and what it is after them. */
function withVersions(first: NewRecipe, words: readonly string[], random: Chance) {
  let recipe = first as RecipeRow;
  const versions: ReplacedVersion[] = [];
  for (let version = 1; versions.length < VERSIONS_MAX; version += 1) {
    const next = { ...recipe, ...edited(recipe, words, random) };
    const patch = reversePatch(snapshotOf(next), snapshotOf(recipe));
    recipe = next;
    if (patch !== null) versions.unshift({ version, at: FIRST_MS + version * DAY_MS, by: OWNER.id, patch });
  }
  return { recipe: { ...recipe, version: VERSIONS_MAX + 1 }, versions };
}

/** The recipes of explore, as they come into a book. */
function catalogueRecipes(): NewRecipe[] {
  const folder = path.join(ROOT, 'reference/recipes');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      readCatalogue({
        text: readFileSync(path.join(folder, file), 'utf8'),
        before: 0,
        owner: OWNER,
        tagIds: new Map(),
      }),
    )
    .map(({ catalogueId: _, ...recipe }) => ({ ...recipe, isPublic: false }));
}

/**
 * A book of 10,000 recipes with thirty versions each: the disk that their histories take beside that of the recipes themselves, and
 * what a version adds to the transaction of a save beside the same save without one.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase('bench_history');
  const pool = openPool(database.url, { size: 2 });
  try {
    await migrate(pool);
    const db = drizzle(pool);
    const random = chance(20_261_126);
    const words = await fill(db, random);
    for (const table of ['recipes', 'recipe_histories']) await pool.query(`vacuum analyze ${table}`);
    const disk = await diskShare(pool);
    const added = await timeSaves(db, words, random);
    if (disk > DISK_MOST || added > ADDED_MOST_MS) process.exitCode = 1;
  } finally {
    await pool.end();
    await database.close(false);
  }
}

async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await migrateInTransaction(client, readMigrations());
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** @returns the words of the recipes, for what is written on */
async function fill(db: NodePgDatabase, random: Chance): Promise<string[]> {
  await db.insert(households).values({ id: OWNER.householdId }).onConflictDoNothing();
  await db
    .insert(users)
    .values({ id: OWNER.id, email: 'book@example.com', emailKey: 'book@example.com', householdId: OWNER.householdId });
  const catalogue = catalogueRecipes();
  const words = catalogue.flatMap(({ method }) => (method ?? []).flatMap(({ desc }) => desc.split(' ')));
  for (let from = 0; from < RECIPES; from += AT_ONCE) {
    const written = Array.from({ length: AT_ONCE }, (_, at) =>
      withVersions(catalogue[(from + at) % catalogue.length] as NewRecipe, words, random),
    );
    const rows = await db
      .insert(recipes)
      .values(written.map(({ recipe }) => recipe))
      .returning({ id: recipes.id });
    await db.insert(recipeHistories).values(
      rows.map(({ id }, at) => ({
        householdId: OWNER.householdId,
        recipeId: id,
        versions: packVersions(written[at]?.versions ?? []),
      })),
    );
  }
  return words;
}

async function diskShare(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select pg_total_relation_size('recipes')::float8 as recipes, pg_total_relation_size('recipe_histories')::float8 as histories`,
  );
  const { recipes: ofRecipes, histories } = rows[0];
  const share = histories / ofRecipes;
  const kB = (bytes: number) => `${(bytes / RECIPES / 1024).toFixed(2)} kB`;
  console.log(`${RECIPES.toLocaleString('en-GB')} recipes with ${VERSIONS_MAX} versions, on disk with indexes
recipes                        ${kB(ofRecipes)} each
histories                      ${kB(histories)} each: ${(100 * share).toFixed(1)} % more (goal ${100 * DISK_MOST} %)`);
  return share;
}

/** The same saves with and without a version, in turn, on recipes that have thirty. @returns milliseconds that a version adds */
async function timeSaves(db: NodePgDatabase, words: readonly string[], random: Chance): Promise<number> {
  const rows = await db.select({ id: recipes.id }).from(recipes).limit(TIMED_SAVES);
  const took = { with: [] as number[], without: [] as number[], bare: [] as number[] };
  for (const { id } of rows) {
    for (const way of random() < 0.5 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const before = await recipesRepo(db).findOwned(OWNER.householdId, id);
      if (before === null) throw new Error('a recipe is gone');
      const changes = edited(before, words, random);
      const asked = performance.now();
      await db.execute(sql`select 1`);
      took.bare.push(performance.now() - asked);
      const from = performance.now();
      await db.transaction(async (tx) => {
        await recipesRepo(tx).update(before, before.version, changes);
        if (way === 'with')
          await keepReplaced(tx, before, changes, { by: OWNER.id, at: new Date(FIRST_MS + 40 * DAY_MS) });
      });
      took[way].push(performance.now() - from);
    }
  }
  const at = (share: number) => [quantile(took.without, share), quantile(took.with, share)] as const;
  const added = at(0.5)[1] - at(0.5)[0];
  for (const [name, share] of [
    ['p10', 0.1],
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [without, withVersion] = at(share);
    console.log(
      `a save, ${name.padEnd(7)}                ${without.toFixed(2)} ms without, ${withVersion.toFixed(2)} ms with a version: ${(withVersion / without).toFixed(2)} x, ${(withVersion - without).toFixed(2)} ms more (goal ${ADDED_MOST_MS})`,
    );
  }
  console.log(
    `a bare question, p10 and median  ${quantile(took.bare, 0.1).toFixed(2)} and ${quantile(took.bare, 0.5).toFixed(2)} ms: a version asks two, so beside other work read the ratio`,
  );
  return added;
}
