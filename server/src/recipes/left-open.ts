import { ALLERGENS } from '@sorrel/core/account/profile';
import type { AllergensNamed } from '@sorrel/core/nutrition/allergens';
import { type DietJudgement, isAllergen } from '@sorrel/core/nutrition/diet-warnings';
import { type UnlistedFood, unlistedFoods } from '@sorrel/core/nutrition/unlisted-foods';
import type { RecipeRow } from './repo.ts';

/** Characters of title and steps that are read where requests are answered; the words beyond leave open without being told. */
const TOLD_MAX = 12_000;

/** What leaves open what is in a recipe, beside the ingredients that nobody knows. */
export function leftOpen(
  { name, method, ingredients }: Pick<RecipeRow, 'name' | 'method' | 'ingredients'>,
  { warnings, unjudged }: DietJudgement,
  { unknown, kindNotSaid }: AllergensNamed,
): { unlisted: UnlistedFood[]; mayLackIngredients: boolean } {
  if (unjudged.length === 0 || ingredients.length === 0) return { unlisted: [], mayLackIngredients: false };
  let left = TOLD_MAX;
  const steps = method.map(({ desc }) => {
    const told = desc.slice(0, left);
    left -= told.length;
    return told;
  });
  const lines = ingredients.map(({ name: line, preparation = '', original = '' }) =>
    [line, preparation, original].join(', '),
  );
  const unlisted = unlistedFoods({ name, steps }, lines, unjudged);
  // of a list that is whole each ingredient is without most of these, and what leaves one open has a name
  const isAllOpen = ALLERGENS.every((allergen) => warnings.includes(allergen) || unjudged.includes(allergen));
  const isNamed = kindNotSaid.length > 0 || unlisted.some(({ leavesOpen }) => leavesOpen.some(isAllergen));
  const isOpen = isAllOpen || (unjudged.some(isAllergen) && !isNamed);
  return { unlisted, mayLackIngredients: isOpen && unknown.length === 0 };
}
