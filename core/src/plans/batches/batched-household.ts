import type { Random } from '../../seeded-random.ts';
import type { RecipeId } from '../candidates.ts';
import type { GenerateOptions } from '../generate-plan.ts';
import { generateHouseholdWeek } from '../household/generate-household-week.ts';
import {
  eatsDish,
  type Household,
  type HouseholdCandidate,
  type HouseholdLock,
  type HouseholdPerson,
  type HouseholdWeek,
} from '../household/household.ts';
import type { Plate } from '../household/plates.ts';
import type { WeekBegin } from '../leftovers.ts';
import { lockKey } from '../lock-key.ts';
import { hasGoals } from '../nutrition-goals.ts';
import type { PlanSettings } from '../plan-settings.ts';
import { slotsOf } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { type BatchSlot, type ChosenBatch, chooseBatches, cookingAhead } from './choose-batches.ts';

export type BatchedHousehold = { week: HouseholdWeek; batches: ChosenBatch[] };

type Locks = Readonly<Record<string, HouseholdLock | null>>;

/**
 * `generateBatchedPlan` for several: what is cooked is the sum of everybody's portions at both meals, and the portions of a batch
 * give or take a step where whole recipes are then eaten up. A dish that not everybody at a table eats is no batch.
 * @param chance the same chance each time it is asked for
 */
export function generateBatchedHousehold(
  candidates: readonly HouseholdCandidate[],
  household: Household,
  settings: PlanSettings,
  locked: Locks,
  { chance, weekStart, effort }: { chance: () => Random; weekStart: WeekBegin; effort: number },
): BatchedHousehold {
  const { persons } = household;
  const { wishes = noWishes() } = settings;
  const servings = persons.reduce((sum, { portion = 1 }) => sum + portion, 0);
  const ahead = cookingAhead(wishes, weekStart, servings);
  const plan = (locks: Locks, options: GenerateOptions = {}) =>
    generateHouseholdWeek(candidates, household, settings, locks, chance(), { effort, ...options });
  const first = plan(locked, { ahead });
  const batches = chooseBatches(slotsFor(first, candidates, persons, locked), {
    weekStart,
    wishes,
    isEaten: (recipe, slot) => persons.every((person) => isAway(person, slot) || eatsDish(person, recipe)),
    usualPortion: (id) => {
      const person = persons.find((one) => one.id === id);
      return person === undefined || hasGoals(person.nutGoals) ? null : (person.portion ?? 1);
    },
  });
  if (batches.length === 0 && ahead === undefined) return { week: first, batches };
  const kept = batches.flatMap(({ from, to, recipe, plates }) => [
    [from, { meal: recipe, portions: portionsOf(plates.from) }] as const,
    [to, { meal: recipe, portions: portionsOf(plates.to) }] as const,
  ]);
  return { week: plan({ ...locked, ...Object.fromEntries(kept) }), batches };
}

function slotsFor(
  week: HouseholdWeek,
  candidates: readonly HouseholdCandidate[],
  persons: readonly HouseholdPerson[],
  locked: Locks,
): BatchSlot[] {
  const byId = new Map(candidates.map((candidate) => [String(candidate.id), candidate]));
  const recipeOf = (id: RecipeId | null) => (id === null ? null : (byId.get(String(id)) ?? null));
  return slotsOf(week.plan).map(({ meal, ...place }) => {
    const key = lockKey(place.day, place.mealType, place.index);
    const portions = week.portions[key] ?? {};
    const plates = persons
      .filter((person) => !isAway(person, place))
      .map(({ id, portion = 1 }): Plate => ({ person: id, portion: portions[id] ?? portion }));
    return {
      ...place,
      recipe: recipeOf(meal?.id ?? null),
      second: recipeOf(meal?.second ?? null),
      plates,
      // of two dishes at a table some would be left of each
      isFree: !Object.hasOwn(locked, key) && (meal === null || meal.second === null),
    };
  });
}

const portionsOf = (plates: readonly Plate[]) =>
  Object.fromEntries(plates.map(({ person, portion }) => [person, portion]));

const isAway = ({ away }: HouseholdPerson, { day, mealType, index }: Pick<BatchSlot, 'day' | 'mealType' | 'index'>) =>
  away.includes(lockKey(day, mealType, index));
