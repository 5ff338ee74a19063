/** What is said of somebody who eats with a household, by whoever looks after them or by themselves. */
interface Said {
  readonly goalKcal: number | null;
  readonly excludedFoods: readonly string[];
}

interface Needs<Diet, Allergen> {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
}

const both = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/**
 * What is said of a member who is somebody that had no account: how they eat as the household knows it, the goal that they chose
 * themselves, and of foods they do not eat, whoever said so.
 * @param own null where nothing was said of the member yet
 */
export function habitsTakenOver<Habits extends Said>(own: Said | null, person: Habits): Habits {
  return {
    ...person,
    goalKcal: own?.goalKcal ?? person.goalKcal,
    excludedFoods: both(own?.excludedFoods ?? [], person.excludedFoods),
  };
}

/** What must not be lost of either: an allergy that one of them knew of holds. */
export const needsTakenOver = <Diet, Allergen>(own: Needs<Diet, Allergen>, person: Needs<Diet, Allergen>) => ({
  diets: both(own.diets, person.diets),
  allergens: both(own.allergens, person.allergens),
});
