import type { ImportedRecipe } from '@sorrel/contract/recipes';
import { readIngredient } from './read-ingredient.ts';

/** Pasted lines as ingredients of the form, without empty ones. */
export function readLines(lines: readonly string[]): ImportedRecipe['newIngredients'] {
  return lines.filter((line) => line.trim() !== '').map(readIngredient);
}
