import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import { awayMeal } from '@sorrel/core/households/person';
import { eatersOfPlates, planOfPerson } from '@sorrel/core/plans/household/plates';
import { eatersOf, planOfEater } from '@sorrel/core/plans/merge-plans';
import { hasGoals } from '@sorrel/core/plans/nutrition-goals';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import type { WeekPlan } from '@sorrel/core/plans/week-plan';
import { useCallback, useMemo, useState } from 'react';
import { NO_MEAL } from './plan-meal.ts';
import { say as saySlot } from './slot-sentences.ts';
import { useAuthUserId } from './use-persons.ts';

interface EatenProps {
  plan: WeekPlan<Meal>;
  /** Those who eat with the household; none where one eats alone. */
  persons: readonly Person[];
  isPremium: boolean;
  /** The goals of the week's settings: the signed-in person's own. */
  ownGoals: GoalNutrients;
}

/**
 * Whose day is looked at: one person's, where a week has plates for several; one plan's, where several were merged. Results and
 * insights are of what they eat, against their goals.
 */
export function useEaten({ plan, persons, isPremium, ownGoals }: EatenProps) {
  const userId = useAuthUserId();
  const [chosen, setChosen] = useState<string | null>(null);
  const merged = useMemo(() => eatersOf(plan), [plan]);
  const seated = useMemo(() => new Set(eatersOfPlates(plan)), [plan]);
  // who left the kitchen eats in an old week no more
  const people = persons.filter(({ id }) => seated.has(id));
  const person = people.find(({ id }) => id === chosen) ?? people.find(({ id }) => id === userId) ?? people[0];
  const eater = merged.find((name) => name === chosen) ?? merged[0];
  const eaten = useMemo(() => {
    if (person !== undefined) return eatenBy(plan, person);
    return eater === undefined ? plan : planOfEater(plan, eater);
  }, [plan, person, eater]);
  const goalsOf = useCallback(
    (one: Person | undefined) => {
      if (!isPremium) return NO_GOALS;
      const isOwn = one === undefined || (one.id === userId && hasGoals(ownGoals));
      return isOwn ? ownGoals : { ...NO_GOALS, calories: one.daily_kcal ?? 0 };
    },
    [isPremium, userId, ownGoals],
  );
  const goals = useMemo(() => goalsOf(person), [goalsOf, person]);
  return { eaten, goals, goalsOf, people, person, merged, eater, choose: setChosen };
}

/** What somebody eats of a week. A slot without a plate for them is empty, and a meal that they are away from is one that is eaten out, and takes its share of the day's goals with it. */
export function eatenBy(plan: WeekPlan<Meal>, { id, away }: Person): WeekPlan<Meal> {
  const out: Meal = { ...NO_MEAL, name: saySlot.notes.kinds.eating_out, note: { kind: 'eating_out' } };
  return planOfPerson<Meal>(plan, id, (day, mealType) => (away.includes(awayMeal(day, mealType)) ? out : NO_MEAL));
}
