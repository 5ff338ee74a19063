import type { RecipeSummary } from '@sorrel/contract/recipes';
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
    contained.length > 0 && `contains ${LISTED.format(contained)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const LISTED = new Intl.ListFormat('en-GB', { type: 'conjunction' });
