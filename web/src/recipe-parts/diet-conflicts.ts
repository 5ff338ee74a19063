import type { RecipeSummary } from '@sorrel/contract/recipe';
import type { Allergen } from '@sorrel/core/account/profile';
import { avoidedWarnings, type DietWarning, isAllergen } from '@sorrel/core/nutrition/diet-warnings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { userQuery, useUser } from '../auth/queries.ts';
import { terms } from '../language/terms.ts';
import { writeAll, writeAny } from '../language/write.ts';
import { say } from './sentences.ts';

/** What the signed-in person avoids by the dietary preferences of the profile; undefined until the user is known. */
export function useAvoided(): readonly DietWarning[] | undefined {
  const user = useUser();
  return useMemo(() => user && avoidedWarnings(user), [user]);
}

/**
 * The same for something that is made by it: waits until it is known, since what somebody may not eat is not given because it came late.
 * @throws ApiError when nobody knows
 */
export function useFindAvoided(): () => Promise<readonly DietWarning[]> {
  const queryClient = useQueryClient();
  return async () => avoidedWarnings(await queryClient.ensureQueryData(userQuery));
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
    found.includes('not vegetarian') ? say.notVegetarian : found.includes('not vegan') && say.notVegan,
    contained.length > 0 && say.contains(writeAll(namesOf(contained))),
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const namesOf = (allergens: readonly Allergen[]) => allergens.map((allergen) => terms.allergens[allergen]);

/** What cannot be told of a recipe for somebody: 'whether it is vegan, or contains egg or nuts'. Empty when all can. */
export function dietDoubt(
  { diet_unjudged: unjudged }: Pick<RecipeSummary, 'diet_unjudged'>,
  avoided: readonly DietWarning[] = [],
): string {
  const { diets, contained } = openOf(unjudged, avoided);
  const parts = [
    diets.length > 0 && say.whetherItIs(writeAny(diets)),
    contained.length > 0 && say.whetherItContains(writeAny(namesOf(contained))),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : say.whether(parts);
}

/** The same in a line of a card: 'Not known: vegetarian, gluten'. A card that says nothing is taken for one that fits. */
export function dietDoubtInShort(
  { diet_unjudged: unjudged }: Pick<RecipeSummary, 'diet_unjudged'>,
  avoided: readonly DietWarning[] = [],
): string {
  const { diets, contained } = openOf(unjudged, avoided);
  const open = [...diets, ...namesOf(contained)];
  return open.length === 0 ? '' : say.notKnownInShort(open.join(', '));
}

function openOf(unjudged: readonly DietWarning[], avoided: readonly DietWarning[]) {
  const open = avoided.filter((warning) => unjudged.includes(warning));
  const diets = [open.includes('not vegetarian') && say.vegetarian, open.includes('not vegan') && say.vegan];
  return { diets: diets.filter((diet) => diet !== false), contained: open.filter(isAllergen) };
}
