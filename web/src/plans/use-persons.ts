import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import { awayMeal } from '@sorrel/core/households/person';
import { platesFor } from '@sorrel/core/plans/household/plates';
import type { SlotPlace } from '@sorrel/core/plans/lock-key';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/queries.ts';
import { personsQuery } from '../recipe-parts/persons.tsx';

const ALONE: readonly Person[] = [];

export const useAuthUserId = (): string | undefined => useUser()?.id;

/** Those whom weeks are planned for; nobody where the signed-in person eats alone, whose week knows no plates. */
export function usePersons(): readonly Person[] {
  const { data } = useQuery(personsQuery);
  return data !== undefined && isTableOf(data) ? data : ALONE;
}

/** Whether those who eat are more than one. */
export const isTableOf = (persons: readonly Person[]): boolean => persons.length > 1;

/**
 * What is left of a meal, in the slot where it is eaten again: its dishes for those who sit there, with the portions they had. Sides are
 * made anew.
 */
export function leftOfMeal(persons: readonly Person[], place: SlotPlace, cooked: Meal): Meal {
  const { sides: _, leftover: __, second, ...main } = cooked;
  if (second === undefined || persons.length === 0) return seatedMeal(persons, place, main);
  const plates = second.plates?.filter(({ person: id }) =>
    persons.some((person) => person.id === id && !person.away.includes(awayMeal(place.day, place.mealType))),
  );
  if (plates === undefined || plates.length === 0) return seatedMeal(persons, place, main);
  return seatedMeal(persons, place, { ...main, second: { ...second, plates } });
}

/** A meal in a slot with a plate for everybody who sits there; as it was where one eats alone, or nobody is at home. */
export function seatedMeal(persons: readonly Person[], place: SlotPlace, meal: Meal): Meal {
  if (persons.length === 0 || meal.id === null) return meal;
  const present = persons.filter(({ away }) => !away.includes(awayMeal(place.day, place.mealType)));
  const { plates: before, second, ...dish } = meal;
  const others = new Set(second?.plates?.map(({ person }) => person));
  const plates = platesFor(
    present.filter(({ id }) => !others.has(id)),
    before,
  );
  return { ...dish, ...(plates && { plates }), ...(second && { second }) };
}
