import { SUB_RECIPE_LEVELS_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import type { FastifyBaseLogger } from 'fastify';
import { type HouseholdId, NOBODY_ID } from '../../db/household.ts';
import { NoTurn, type Turn } from '../../platform/fair-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { isReadAtOnce } from '../count-for-saving.ts';
import { JUDGE_WORK, judgeRecipe } from '../count-recipe.ts';
import { loadJudgeTask } from '../load-judge-task.ts';
import { olderRecipesRepo } from '../older-repo.ts';
import { type Recount, recountsRepo, SAID_OF_FOODS } from './recounts-repo.ts';
import { subRecipesRepo } from './sub-recipes-repo.ts';

/** Dishes of one household that are counted before the next household's turn. */
const BATCH = 20;
/** Those that a save waits for, so that the page somebody goes to next is right. */
const AT_ONCE = 5;
const EVERY_MS = 2_000;
/** Between batches, so that requests come first. */
const REST_MS = 20;

type Needed = Pick<Platform, 'db' | 'workers'> & { log: Pick<FastifyBaseLogger, 'warn'> };
type Dish = Awaited<ReturnType<ReturnType<typeof subRecipesRepo>['dishesOf']>>[number];

/** What is counted again, and whether somebody waits for it: then a short recipe is counted where requests are answered, as by its save. */
interface Amount {
  most: number;
  isWaitedFor: boolean;
}

/**
 * Counts a dish again; one that somebody saves meanwhile is left to that save.
 * @returns false where its turn does not come: too much waits, or whoever it was counted for has left. It is to be asked for again
 */
async function recountDish(
  { db, workers, log }: Needed,
  dish: Dish,
  turn: Turn,
  { isWaitedFor }: Amount,
): Promise<boolean> {
  try {
    const task = await loadJudgeTask(db, dish);
    const isAtOnce = isWaitedFor && isReadAtOnce(task);
    const counted = isAtOnce ? judgeRecipe(task) : await workers.run(JUDGE_WORK, task, turn);
    await olderRecipesRepo(db).bringUpToDate(dish, counted);
  } catch (cause) {
    if (cause instanceof NoTurn) return false;
    log.warn({ err: cause, recipe: dish.id }, 'a dish could not be counted again');
  }
  return true;
}

/** The next recipes that a row asks for. */
function nextOf({ db }: Needed, { householdId, recipeId, afterId }: Recount, most: number): Promise<Dish[]> {
  if (recipeId === SAID_OF_FOODS) return olderRecipesRepo(db).saidOfSince(householdId, afterId, most);
  return subRecipesRepo(db).dishesOf(householdId, recipeId, afterId, most);
}

/**
 * Counts some dishes of a household whose recipes changed, or some recipes of whose foods something was said.
 * @returns whether there may be more to count now
 */
async function recountSome(services: Needed, householdId: HouseholdId, turn: Turn, amount: Amount): Promise<boolean> {
  const { db } = services;
  const { most } = amount;
  const repo = recountsRepo(db);
  const recount = await repo.first(householdId);
  if (recount === null) return false;
  const dishes = await nextOf(services, recount, most);
  const counted: string[] = [];
  for (const dish of dishes) {
    if (!(await recountDish(services, dish, turn, amount))) break;
    counted.push(dish.id);
  }
  if (recount.levels + 1 < SUB_RECIPE_LEVELS_MAX) {
    await repo.add(householdId, await subRecipesRepo(db).inDishes(householdId, counted), recount.levels + 1);
  }
  const last = counted.at(-1);
  if (counted.length === dishes.length && dishes.length < most) await repo.remove(recount);
  else if (last !== undefined) await repo.advance(recount, last);
  return counted.length === dishes.length;
}

/** After a save: counts the first dishes at once. The rest is done beside the requests. */
export async function recountFirst(services: Needed, householdId: HouseholdId, turn: Turn): Promise<void> {
  for (let levels = 0; levels < SUB_RECIPE_LEVELS_MAX; levels += 1) {
    if (!(await recountSome(services, householdId, turn, { most: AT_ONCE, isWaitedFor: true }))) return;
  }
}

/** After a recipe changed in what dishes take of it, without a save. */
export async function recountDishes(
  services: Needed,
  householdId: HouseholdId,
  recipeId: string,
  turn: Turn,
): Promise<void> {
  const { db } = services;
  await recountsRepo(db).add(householdId, await subRecipesRepo(db).inDishes(householdId, [recipeId]));
  await recountFirst(services, householdId, turn);
}

export interface RecountRunner {
  /** Counts until nothing is left; for tests. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Counts what is left, household by household and some of each in turn, one recipe after the other: a book with ten thousand of them
 * keeps no other waiting, however often its foods are corrected. Any number of processes may do the same; what is counted twice is the same.
 */
export function createRecountRunner(services: Needed): RecountRunner {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isStopping = false;
  async function work() {
    let household: HouseholdId | null = NOBODY_ID;
    for (;;) {
      household = await recountsRepo(services.db).householdAfter(household);
      if (household === null || isStopping) return;
      // what has no turn now has one at the next round
      if (!(await recountSome(services, household, { person: 'recount' }, { most: BATCH, isWaitedFor: false }))) return;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
  const kick = () => {
    working ??= work()
      .catch((cause) => services.log.warn({ err: cause }, 'dishes could not be counted again'))
      .finally(() => {
        working = undefined;
      });
    return working;
  };
  return {
    flush: kick,
    start() {
      timer = setInterval(() => void kick(), EVERY_MS);
      timer.unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
