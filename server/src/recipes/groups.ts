import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { gatherSteps } from '@sorrel/core/recipes/groups';
import type { StoredIngredient, StoredStep } from './repo.ts';

/** Steps numbered from 1, each heading among them the group of those after it. */
export const gatherStoredSteps = (steps: readonly Omit<StoredStep, 'step'>[]): StoredStep[] =>
  gatherSteps(steps, ({ imageKey }) => imageKey !== undefined).map((step, index) => ({ ...step, step: index + 1 }));

interface Lists {
  ingredients: StoredIngredient[];
  method: StoredStep[];
}

/** The lists of a recipe that was saved when headings were lines among the others, with these as groups. */
export const withGroups = <Row extends Lists>(row: Row): Row => ({
  ...row,
  ingredients: gatherIngredients(row.ingredients),
  method: gatherStoredSteps(row.method),
});
