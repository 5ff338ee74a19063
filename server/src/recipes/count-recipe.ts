import type { NutrientAmounts } from '@sorrel/core/foods/nutrients';
import { subRecipeIds } from '@sorrel/core/ingredients/sub-recipe-share';
import type { Coverage } from '@sorrel/core/nutrition/coverage';
import type { Corrections } from '../foods/repo.ts';
import { unitsFor } from '../foods/units-for.ts';
import type { Work } from '../platform/workers.ts';
import { countNutrition, givenNutrition, type JudgedDish, judgeAgain, type NutritionColumns } from './nutrition.ts';
import type { NewRecipe } from './repo.ts';
import { countSubRecipes } from './sub-recipes/count-sub-recipes.ts';
import type { SubRecipeRows } from './sub-recipes/sub-recipes-repo.ts';

/* Reading the lines of one recipe may take seconds: three hundred of them, each of words that might be a food in any language. */

/** What is read of a recipe, and with what. */
export interface ReadTask extends JudgedDish {
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
  const { corrections, given } = task;
  const ingredients = task.ingredients.map((line) =>
    line.possibleUnits.length > 0 ? line : { ...line, possibleUnits: unitsFor(line.name) },
  );
  return given === null
    ? countNutrition({ ...task, ingredients }, corrections, subRecipesIn(task))
    : givenNutrition(given.amounts, { ...task, ingredients }, corrections, given.coverage, subRecipesIn(task));
}
