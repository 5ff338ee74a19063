import type { RecipeSummary } from '@sorrel/contract/recipe';
import { avoidedWarnings, type DietWarning, isAllergen } from '@sorrel/core/nutrition/diet-warnings';
import { useMemo } from 'react';
import { useUser } from '../auth/queries.ts';

/** What the signed-in person avoids by the dietary preferences of the profile; undefined until the user is known. */
export function useAvoided(): readonly DietWarning[] | undefined {
  const user = useUser();
  return useMemo(() => user && avoidedWarnings(user), [user]);
}

/** What speaks against a recipe for somebody, in words: 'Not vegan, contains gluten and nuts'. Empty when nothing does. */
export function dietConflict(
  { diet_warnings: warnings }: Pick<RecipeSummary, 'diet_warnings'>,
  avoided: readonly DietWarning[] = [],
): string {
  const found = avoided.filter((warning) => warnings.includes(warning));
  const contained = found.filter(isAllergen);
  const parts = [
    // what has meat in it is not vegan either: said once
    found.includes('not vegetarian') ? 'not vegetarian' : found.includes('not vegan') && 'not vegan',
    contained.length > 0 && `contains ${AND.format(contained)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What cannot be told of a recipe for somebody: 'whether it is vegan, or contains egg or nuts'. Empty when all can. */
export function dietDoubt(
  { diet_unjudged: unjudged }: Pick<RecipeSummary, 'diet_unjudged'>,
  avoided: readonly DietWarning[] = [],
): string {
  const open = avoided.filter((warning) => unjudged.includes(warning));
  const contained = open.filter(isAllergen);
  const diets = [open.includes('not vegetarian') && 'vegetarian', open.includes('not vegan') && 'vegan'].filter(
    (diet) => diet !== false,
  );
  const parts = [
    diets.length > 0 && `is ${OR.format(diets)}`,
    contained.length > 0 && `contains ${OR.format(contained)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `whether it ${parts.join(', or ')}`;
}

/** The allergens that the ingredients name, in words: 'gluten and dairy'. Empty when they name none. */
export function namedAllergens({ diet_warnings: warnings }: Pick<RecipeSummary, 'diet_warnings'>): string {
  return AND.format(warnings.filter(isAllergen));
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
