import type { NutrientAmounts } from '@sorrel/core/foods/nutrients';
import { subRecipeIds } from '@sorrel/core/ingredients/sub-recipe-share';
import { normalForm } from '@sorrel/core/normal-form';
import type { Coverage } from '@sorrel/core/nutrition/coverage';
import { AppError } from '../app-error.ts';
import type { Corrections } from '../foods/repo.ts';
import { unitsFor } from '../foods/search-ingredients.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { type Work, WorkTooLong } from '../platform/workers.ts';
import { countNutrition, givenNutrition, type JudgedDish, judgeAgain, type NutritionColumns } from './nutrition.ts';
import type { NewRecipe } from './repo.ts';
import { countSubRecipes } from './sub-recipes/count-sub-recipes.ts';
import type { SubRecipeRows } from './sub-recipes/sub-recipes-repo.ts';

/* Reading the lines of one recipe may take seconds: three hundred of them, each of words that might be a food in any language. */

interface ReadTask extends JudgedDish {
  corrections: Corrections;
  /** The recipes that ingredients are, and those in them, as they are kept. */
  below: SubRecipeRows;
}

/** What is asked of a recipe that older rules worked out, or whose foods are other ones by now. */
export interface JudgeTask extends ReadTask {
  serves: number;
  /** Whether its nutrition is calculated, and so is counted again too. */
  calculates: boolean;
}

/** What is asked of a recipe that is saved. */
export interface CountTask extends ReadTask {
  serves: number;
  /** Figures that are kept, and of how much of the recipe they are; null where they are counted. */
  given: { amounts: Partial<NutrientAmounts> | null; coverage?: Coverage } | null;
}

const WITHIN_MS = 30_000;
export const JUDGE_WORK: Work<JudgeTask, Partial<NewRecipe>> = { kind: 'judge', deadlineMs: WITHIN_MS };
export const COUNT_WORK: Work<CountTask, NutritionColumns> = { kind: 'count', deadlineMs: WITHIN_MS };

const subRecipesIn = ({ ingredients, below, corrections }: ReadTask) =>
  countSubRecipes(subRecipeIds(ingredients), below, corrections);

/** The columns of a recipe as the rules of today work them out. Where requests are answered only what is short is. */
export function judgeRecipe(task: JudgeTask): Partial<NewRecipe> {
  const { calculates, corrections } = task;
  return calculates
    ? countNutrition(task, corrections, subRecipesIn(task))
    : judgeAgain(task, corrections, subRecipesIn(task));
}

/** The ingredients of a recipe with their units and foods, and what follows from those. Where requests are answered only what is short is. */
export function countRecipe(task: CountTask): NutritionColumns {
  const { name, serves, corrections, given } = task;
  const ingredients = task.ingredients.map((line) =>
    line.possibleUnits.length > 0 ? line : { ...line, possibleUnits: unitsFor(line.name) },
  );
  return given === null
    ? countNutrition({ name, ingredients, serves }, corrections, subRecipesIn(task))
    : givenNutrition(given.amounts, { name, ingredients }, corrections, given.coverage, subRecipesIn(task));
}

/**
 * Characters and words of a recipe's lines, and of one, that are read where requests are answered, which takes an ordinary recipe a few
 * milliseconds and the worst of this length some tens: which of its words belong together is tried for each line. A worker costs an
 * ordinary one more: it waits there behind weeks that are planned.
 */
const READ_AT_ONCE = { characters: 1_500, words: 320 };
const LINE_AT_ONCE = { characters: 160, words: 24 };

/** What reading a text takes: letters that stand for several count as those. */
const sizeOf = (text: string) => ({
  characters: normalForm(text, 'NFKD').length,
  words: text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
});

const isWithin = (size: typeof READ_AT_ONCE, most: typeof READ_AT_ONCE): boolean =>
  size.characters <= most.characters && size.words <= most.words;

export function isReadAtOnce({ ingredients, below }: ReadTask): boolean {
  if (below.size > 0) return false;
  const whole = { characters: 0, words: 0 };
  return ingredients.every(({ name, preparation = '', original = '' }) => {
    const { characters, words } = sizeOf(`${name} ${preparation} ${original}`);
    whole.characters += characters;
    whole.words += words;
    return isWithin({ characters, words }, LINE_AT_ONCE) && isWithin(whole, READ_AT_ONCE);
  });
}

/**
 * Counts a recipe that is about to be saved, a long one in a worker. It is done also for somebody who does not wait for the answer.
 * @throws AppError unavailable where it takes too long, too_much_at_once
 */
export async function countForSaving(
  { workers }: Pick<Platform, 'workers'>,
  task: CountTask,
  { person }: Turn,
): Promise<NutritionColumns> {
  if (isReadAtOnce(task)) return countRecipe(task);
  return workers.run(COUNT_WORK, task, { person }).catch((cause) => {
    throw cause instanceof WorkTooLong ? new AppError('unavailable', { cause }) : cause;
  });
}
