import type { FastifyBaseLogger } from 'fastify';
import type { Owned, Published } from '../db/owned.ts';
import { type Corrections, foodsRepo } from '../foods/repo.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import type { Work } from '../platform/workers.ts';
import { olderRecipesRepo } from './older-repo.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';

/** Ingredients that were kept before their foods were, and what their owner says of foods. */
export interface FoodsTask {
  ingredients: readonly StoredIngredient[];
  corrections: Corrections;
}

export const FOODS_WORK: Work<FoodsTask, StoredIngredient[]> = { kind: 'foods', deadlineMs: 30_000 };

type Needed = Pick<Platform, 'db' | 'workers'> & { log: Pick<FastifyBaseLogger, 'warn'> };
type Older = Pick<RecipeRow, 'id' | 'householdId' | 'judgedRevision' | 'version' | 'ingredients'>;

/** Reads the foods of a recipe in a worker, and keeps them unless it was saved meanwhile. */
async function readFoodsOf({ db, workers }: Needed, recipe: Older, turn: Turn) {
  const { householdId, ingredients } = recipe;
  const corrections = await foodsRepo(db).corrections(householdId);
  const read = await workers.run(FOODS_WORK, { ingredients, corrections }, turn);
  await olderRecipesRepo(db).bringUpToDate(recipe, { ingredients: read });
  return read;
}

/** The recipe with the foods of its ingredients, which an older one is read for now; null where they cannot be told just now. */
export async function withFoods<Row extends Owned<RecipeRow> | Published<RecipeRow>>(
  services: Needed,
  row: Row,
  turn: Turn,
): Promise<Row | null> {
  if (row.ingredients.every(({ food }) => food !== undefined)) return row;
  try {
    return { ...row, ingredients: await readFoodsOf(services, row, turn) };
  } catch (cause) {
    services.log.warn({ err: cause, recipe: row.id }, 'the foods of an older recipe could not be read');
    return null;
  }
}
