import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { say as sayRecipes } from '../sentences.ts';
import { say } from './notice-sentences.ts';

/**
 * What may be wrong with a recipe that was added without a look; `lines` stand below it.
 * @param hasIngredients whether any were read
 */
export function doubtSentence({ kind, lines }: ImportDoubt, hasIngredients: boolean): string {
  if (kind === 'ingredients-incomplete' && !hasIngredients && lines.length === 0) return sayRecipes.noIngredientsRead;
  if (kind === 'ingredients-incomplete') return lines.length === 0 ? say.doubts.listShorter : say.doubts.linesMissing;
  return say.doubts[kind];
}
