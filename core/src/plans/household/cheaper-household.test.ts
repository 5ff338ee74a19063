import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { CHEAPER_ROOM_POINTS } from '../cheaper-week.ts';
import { dayDistancePercent } from '../goal-distance.ts';
import { lockKey } from '../lock-key.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { VARIATIONS } from '../variations.ts';
import { slotsOf } from '../week-plan.ts';
import { noWishes } from '../wishes.ts';
import { generateHouseholdWeek } from './generate-household-week.ts';
import type { HouseholdCandidate, HouseholdPerson, HouseholdWeek } from './household.ts';

function book(count: number): HouseholdCandidate[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const calories = 200 + random() * 500;
    return {
      id: `r${index}`,
      type: MEAL_TYPES[index % 4] ?? 'any',
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories, protein: (calories * (0.1 + 0.2 * random())) / 4 },
      costHundredths: 60 + Math.round(random() * 500),
    };
  });
}

const person = (id: string, calories: number, protein: number): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, calories, protein },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
});
const goals = { ada: [2000, 90], ben: [2600, 120] } as const;

function made(candidates: readonly HouseholdCandidate[], cheaper: boolean, hasGoals = true): HouseholdWeek {
  const persons = Object.entries(goals).map(([id, [calories, protein]]) =>
    hasGoals ? person(id, calories, protein) : person(id, 0, 0),
  );
  const settings = { ...defaultPlanSettings(), variation: VARIATIONS.None, wishes: { ...noWishes(), cheaper } };
  return generateHouseholdWeek(candidates, { persons, secondDishes: 0 }, settings, {}, seededRandom(1), {
    effort: 0.2,
  });
}

const costOf = ({ cooked }: HouseholdWeek, candidates: readonly HouseholdCandidate[]) =>
  candidates.reduce((sum, { id, costHundredths = 0 }) => sum + (cooked[String(id)] ?? 0) * costHundredths, 0);

/** The mean distance of everybody's days. */
function gapOf({ plan, portions }: HouseholdWeek, candidates: readonly HouseholdCandidate[]): number {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const days = Object.entries(goals).flatMap(([id, [calories, protein]]) =>
    Array.from({ length: 7 }, (_, day) => {
      const totals = { ...NO_GOALS };
      for (const slot of slotsOf(plan)) {
        if (slot.day !== day || slot.meal === null) continue;
        const portion = portions[lockKey(slot.day, slot.mealType, slot.index)]?.[id] ?? 0;
        const nutrients = byId.get(slot.meal.id)?.nutrients;
        totals.calories += portion * (nutrients?.calories ?? 0);
        totals.protein += portion * (nutrients?.protein ?? 0);
      }
      return dayDistancePercent(totals, { ...NO_GOALS, calories, protein }, []);
    }),
  );
  return days.reduce((sum, distance) => sum + distance, 0) / days.length;
}

test.each([60, 200])('a household’s week from %i recipes is cheaper and as near to everybody’s goals', (count) => {
  const candidates = book(count);
  const [usual, cheap] = [made(candidates, false), made(candidates, true)];
  expect(costOf(cheap, candidates)).toBeLessThan(0.92 * costOf(usual, candidates));
  expect(gapOf(cheap, candidates)).toBeLessThanOrEqual(gapOf(usual, candidates) + CHEAPER_ROOM_POINTS + 1e-6);
  expect(slotsOf(cheap.plan).every(({ meal }) => meal !== null)).toBe(true);
});

test('where nobody has goals a cheaper dish still feeds as the other did', () => {
  const candidates = book(120);
  const energyOf = (week: HouseholdWeek) =>
    slotsOf(week.plan).reduce(
      (sum, { meal }) => sum + (candidates.find(({ id }) => id === meal?.id)?.nutrients?.calories ?? 0),
      0,
    );
  const [usual, cheap] = [made(candidates, false, false), made(candidates, true, false)];
  expect(costOf(cheap, candidates)).toBeLessThan(0.9 * costOf(usual, candidates));
  expect(energyOf(cheap)).toBeGreaterThan(0.8 * energyOf(usual));
});
