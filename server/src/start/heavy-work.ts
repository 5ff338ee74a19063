import { type GRAMS_WORK, gramsOfNames } from '../foods/price-rates.ts';
import { readLines } from '../foods/read-lines.ts';
import type { LINES_WORK } from '../foods/read-pasted-lines.ts';
import { type AT_HAND_WORK, readAtHand } from '../kitchen/at-hand.ts';
import { buildList, type COST_WORK, countCost, type LIST_WORK } from '../lists/build-list.ts';
import { type RENAME_WORK, renameOf } from '../lists/food-rename.ts';
import { type AHEADS_WORK, aheadsOf } from '../plans/aheads-of.ts';
import { readTyped, type TYPED_WORK } from '../plans/food-by-any-name.ts';
import { runHouseholdTask } from '../plans/household-task.ts';
import { runExplainTask, runPlanTask, runRespinTask } from '../plans/plan-tasks.ts';
import type { EXPLAIN_WORK, HOUSEHOLD_WORK, PLAN_WORK, RESPIN_WORK } from '../plans/planner.ts';
import type { Work } from '../platform/workers.ts';
import type { CATALOGUE_WORK } from '../recipes/catalogue.ts';
import { type COUNT_WORK, countRecipe, type JUDGE_WORK, judgeRecipe } from '../recipes/count-recipe.ts';
import type { ADDRESSES_WORK } from '../recipes/many/find-pages.ts';
import { readAddresses } from '../recipes/many/read-addresses.ts';
import { readFoods } from '../recipes/nutrition.ts';
import type { FOODS_WORK } from '../recipes/read-older-foods.ts';
import { readPage } from '../recipes/read-page.ts';
import type { PAGE_WORK } from '../recipes/scrape.ts';
import type { COVER_WORK } from '../share/draw-cover.ts';

type Does<W> = W extends Work<infer Task, infer Answer> ? (task: Task) => Answer | Promise<Answer> : never;

/** What the workers do, by its kind. What is seldom done, and takes libraries of its own, is loaded when it is asked for. */
const WORK = {
  'at-hand': readAtHand satisfies Does<typeof AT_HAND_WORK>,
  aheads: aheadsOf satisfies Does<typeof AHEADS_WORK>,
  plan: runPlanTask satisfies Does<typeof PLAN_WORK>,
  household: runHouseholdTask satisfies Does<typeof HOUSEHOLD_WORK>,
  explain: runExplainTask satisfies Does<typeof EXPLAIN_WORK>,
  respin: runRespinTask satisfies Does<typeof RESPIN_WORK>,
  addresses: readAddresses satisfies Does<typeof ADDRESSES_WORK>,
  page: readPage satisfies Does<typeof PAGE_WORK>,
  foods: (({ ingredients, corrections }) => readFoods(ingredients, corrections)) satisfies Does<typeof FOODS_WORK>,
  judge: judgeRecipe satisfies Does<typeof JUDGE_WORK>,
  count: countRecipe satisfies Does<typeof COUNT_WORK>,
  rename: renameOf satisfies Does<typeof RENAME_WORK>,
  catalogue: (async (task) => {
    const { readCatalogue } = await import('../recipes/read-catalogue.ts');
    return readCatalogue(task);
  }) satisfies Does<typeof CATALOGUE_WORK>,
  list: buildList satisfies Does<typeof LIST_WORK>,
  cover: (async (task) => {
    const { drawnCover } = await import('../share/draw-cover.ts');
    return drawnCover(task);
  }) satisfies Does<typeof COVER_WORK>,
  grams: gramsOfNames satisfies Does<typeof GRAMS_WORK>,
  typed: readTyped satisfies Does<typeof TYPED_WORK>,
  cost: countCost satisfies Does<typeof COST_WORK>,
  lines: (({ lines, reader }) => readLines(lines, reader)) satisfies Does<typeof LINES_WORK>,
};

/** Does a piece of the heavy work. */
export function doWork(kind: string, task: unknown): unknown {
  const does = WORK[kind as keyof typeof WORK];
  if (does === undefined) throw new TypeError(`no worker does ${kind}`);
  return does(task as never);
}
