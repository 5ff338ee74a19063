import { avoidedWarnings } from '@sorrel/core/nutrition/diet-warnings';
import { holdsFood } from '@sorrel/core/plans/wishes';
import type { PersonRecord } from '../auth/persons.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { isUuid } from '../uuid.ts';
import { foodByAnyName } from './food-by-any-name.ts';
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
  const dishes = await plansRepo(services.db).dietFits(user.householdId, asked, persons.map(avoidedWarnings));
  const excluded = persons.map((person) => person.excludedFoods.flatMap(foodByAnyName));
  return new Map(
    dishes.map(({ id, fits, ingredientNames }) => {
      const isUnknown = (place: number) => {
        const foods = excluded[place] ?? [];
        if (fits[place] === 'a' || foods.some((food) => holdsFood(ingredientNames, food))) return false;
        return fits[place] === 'n' || (foods.length > 0 && ingredientNames.length === 0);
      };
      return [id, persons.filter((_, place) => isUnknown(place)).map((person) => person.id)];
    }),
  );
}
