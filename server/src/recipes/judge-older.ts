import type { FastifyBaseLogger } from 'fastify';
import { NOBODY_ID } from '../db/household.ts';
import { NoTurn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { JUDGE_WORK } from './count-recipe.ts';
import { withGroups } from './groups.ts';
import { loadJudgeTask } from './load-judge-task.ts';
import { JUDGING_REVISION } from './nutrition.ts';
import { type JudgedUpTo, olderRecipesRepo } from './older-repo.ts';
import { recountsRepo } from './sub-recipes/recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes/sub-recipes-repo.ts';

const BATCH = 50;
/** Between batches, so that requests come first. */
const REST_MS = 20;
/** Before every recipe there is. */
const START: JudgedUpTo = { revision: -(2 ** 31), id: NOBODY_ID };

/** Where too much waits for the workers, the same recipe is asked for again after so long. */
const AGAIN_MS = 500;
/** Ten minutes in all; then it is left until the server starts the next time. */
const TRIES = 1_200;

type Needed = Pick<Platform, 'db' | 'workers'> & { log: Pick<FastifyBaseLogger, 'warn'> };
type OlderRecipe = Awaited<ReturnType<ReturnType<typeof olderRecipesRepo>['judgedBefore']>>[number];

const forMs = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Judges the recipes again that were worked out by older rules, one at a time in a worker: their foods and diets, and where
 * nutrition is calculated, that too. Headings that were saved as lines become groups. One that somebody saves meanwhile is left
 * to that save.
 * @returns how many were judged
 */
export async function judgeOlderRecipes(services: Needed, isStopping: () => boolean, rest = forMs): Promise<number> {
  const repo = olderRecipesRepo(services.db);
  let judged = 0;
  let last = START;
  while (!isStopping()) {
    const rows = await repo.judgedBefore(JUDGING_REVISION, last, BATCH);
    const end = rows.at(-1);
    if (end === undefined) break;
    last = { revision: end.judgedRevision, id: end.id };
    for (const row of rows) {
      if (await judgeInTurn(services, row, { isStopping, rest })) judged += 1;
      if (isStopping()) return judged;
    }
    await rest(REST_MS);
  }
  return judged;
}

/** Judges a recipe when its turn comes, which a full machine may keep it from. @returns whether it was judged */
async function judgeInTurn(
  services: Needed,
  row: OlderRecipe,
  { isStopping, rest }: { isStopping: () => boolean; rest: typeof forMs },
): Promise<boolean> {
  for (let tries = 0; tries < TRIES && !isStopping(); tries += 1) {
    if (tries > 0) await rest(AGAIN_MS);
    const outcome = await judgeAgain(services, row);
    if (outcome !== 'no turn') return outcome === 'judged';
  }
  if (!isStopping()) services.log.warn({ recipe: row.id }, 'a recipe had no turn to be judged again');
  return false;
}

async function judgeAgain({ db, workers, log }: Needed, row: OlderRecipe): Promise<'judged' | 'left' | 'no turn'> {
  const { id, householdId } = row;
  const { ingredients, method } = withGroups(row);
  try {
    const task = await loadJudgeTask(db, { ...row, ingredients, method });
    const changes = await workers.run(JUDGE_WORK, task, { person: 'release' });
    const isKept = await olderRecipesRepo(db).bringUpToDate(row, { ...changes, method });
    await recountsRepo(db).add(householdId, await subRecipesRepo(db).inDishes(householdId, [id]));
    return isKept ? 'judged' : 'left';
  } catch (cause) {
    if (cause instanceof NoTurn) return 'no turn';
    log.warn({ err: cause, recipe: id }, 'a recipe could not be judged again');
    return 'left';
  }
}
