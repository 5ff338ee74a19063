import { avoidedWarnings } from '@sorrel/core/nutrition/diet-warnings';
import { foodFinder } from '@sorrel/core/plans/holds-food';
import type { PersonRecord } from '../auth/persons.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { namesWithin } from '../recipes/sub-recipes/sub-recipes-repo.ts';
import { isUuid } from '../uuid.ts';
import { foodsByAnyName } from './food-by-any-name.ts';
import { plansRepo } from './repo.ts';

/**
 * Who of a household may or may not eat a dish for all that is known of its ingredients, by the dish's id: such a dish is not served
 * to them, but it cannot be said that they do not eat it.
 */
export async function unknownDishes(
  services: Pick<Platform, 'db'>,
  user: Pick<SignedInUser, 'householdId'>,
  ids: readonly string[],
  persons: readonly PersonRecord[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = [...new Set(ids)].filter((id) => isUuid(id));
  if (asked.length === 0) return new Map();
  const [dishes, within] = await Promise.all([
    plansRepo(services.db).dietFits(user.householdId, asked, persons.map(avoidedWarnings)),
    namesWithin(services.db, user.householdId, { withExplore: true }),
  ]);
  const excluded = persons.map((person) => foodFinder(person.excludedFoods.flatMap(foodsByAnyName)));
  return new Map(
    dishes.map(({ id, fits, ingredientNames: own }) => {
      const ingredientNames = [...own, ...(within.get(id) ?? []).flat()];
      const isUnknown = (place: number) => {
        if (fits[place] === 'a' || excluded[place]?.isHeld(ingredientNames)) return false;
        const hasExcluded = (persons[place]?.excludedFoods.length ?? 0) > 0;
        return fits[place] === 'n' || (hasExcluded && ingredientNames.length === 0);
      };
      return [id, persons.filter((_, place) => isUnknown(place)).map((person) => person.id)];
    }),
  );
}
