/** The first weeks of ../shared/portions by the planner for one person, one serving a meal: what Generate does. */

import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { dishSense } from '@sorrel/core/plans/dish-sense';
import { generatePlan } from '@sorrel/core/plans/generate-plan';
import type { Household } from '@sorrel/core/plans/household/household';
import { lockKey } from '@sorrel/core/plans/lock-key';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import type { Random } from '@sorrel/core/seeded-random';

type Candidate = PlanCandidate & {
  name: string;
  source?: 'book' | 'catalogue';
  category?: string | null;
  ingredients?: string[];
};

export function generateFirstWeek(
  candidates: Candidate[],
  household: Household,
  settings: PlanSettings,
  _locked: unknown,
  random: Random,
) {
  const [person] = household.persons;
  if (person === undefined) throw new RangeError('nobody eats');
  const known = candidates.map((candidate) => ({
    ...candidate,
    ...dishSense({
      name: candidate.name,
      type: candidate.type,
      category: candidate.category ?? null,
      ingredients: candidate.ingredients ?? [],
      energyKcal: candidate.nutrients?.calories ?? null,
    }),
    isBorrowed: candidate.source === 'catalogue',
  }));
  const lent = new Set(known.flatMap(({ id, isBorrowed }) => (isBorrowed ? [id] : [])));
  // who eats otherwise has a dish in common with the rest here: one plan cannot have two
  const tagsInclude = household.persons.flatMap(({ diet }) => diet.tagsInclude);
  const asked = { ...settings, nutGoals: person.nutGoals, priorityNutrients: [...person.priorityNutrients] };
  const { plan } = generatePlan(known, { ...asked, tagsInclude: [...asked.tagsInclude, ...tagsInclude] }, {}, random);
  const portions: Record<string, Record<string, number>> = {};
  const week = plan.map((day, dayIndex) =>
    Object.fromEntries(
      MEAL_TYPES.map((type) => [
        type,
        day[type].map((id, index) => {
          if (id === null) return null;
          portions[lockKey(dayIndex, type, index)] = Object.fromEntries(household.persons.map((one) => [one.id, 1]));
          return { id, second: null, ...(lent.has(id) && { borrowed: true as const }) };
        }),
      ]),
    ),
  );
  return { plan: week, portions };
}
