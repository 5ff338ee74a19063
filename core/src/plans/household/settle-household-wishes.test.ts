import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seededRandom } from '../../seeded-random.ts';
import { lockKey } from '../lock-key.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { VARIATIONS, type Variation } from '../variations.ts';
import { slotsOf } from '../week-plan.ts';
import { foodRuns, unmetWishes } from '../wish-problem.ts';
import { noWishes, type PlanWishes } from '../wishes.ts';
import { generateHouseholdWeek } from './generate-household-week.ts';
import type { HouseholdCandidate, HouseholdLock, HouseholdPerson, HouseholdWeek } from './household.ts';

const FOODS = ['beef', 'chicken', 'pasta', 'rice', 'lentils', 'tofu'] as const;

/** Every third dish is of beef, every second takes an hour; one of 40 holds leeks. */
function book(count = 160): HouseholdCandidate[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index): HouseholdCandidate => {
    const calories = 250 + random() * 450;
    const mainFood = index % 3 === 0 ? 'beef' : FOODS[Math.floor(random() * FOODS.length)]!;
    return {
      id: `r${index}`,
      type: MEAL_TYPES[index % 4] ?? 'any',
      tags: index % 5 < 3 && mainFood !== 'beef' && mainFood !== 'chicken' ? ['Vegetarian'] : [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories },
      mainFood,
      foodGroups: mainFood === 'beef' ? ['redMeat'] : [],
      minutes: random() < 0.5 ? 60 : 15,
      ...(index % 40 === 39 && { usesUp: [0] }),
    };
  });
}

const person = (id: string, changes: Partial<HouseholdPerson> = {}): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, calories: 2000 },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
  ...changes,
});
const WISHES: PlanWishes = {
  ...noWishes(),
  useUp: ['leeks'],
  minutesOfDay: [20, 20, 20, 20, 20, 0, 0],
  atMost: { redMeat: 2, poultry: null, fish: null },
};

function made(
  wishes: PlanWishes | undefined,
  more: { persons?: HouseholdPerson[]; variation?: Variation; locked?: Record<string, HouseholdLock | null> } = {},
): HouseholdWeek {
  const settings = {
    ...defaultPlanSettings(),
    variation: more.variation ?? VARIATIONS.None,
    ...(wishes && { wishes }),
  };
  const household = { persons: more.persons ?? [person('ada'), person('ben')], secondDishes: 35 };
  return generateHouseholdWeek(book(), household, settings, more.locked ?? {}, seededRandom(3), { effort: 0.1 });
}

const byId = new Map(book().map((recipe) => [String(recipe.id), recipe]));
const placed = ({ plan }: HouseholdWeek) =>
  slotsOf(plan).flatMap(({ meal, ...place }) =>
    [meal?.id, meal?.second ?? undefined].flatMap((id) =>
      id === undefined ? [] : [{ place, isLocked: false, recipe: byId.get(String(id)) ?? null }],
    ),
  );

test.each([VARIATIONS.None, VARIATIONS.High])('a week for several is as it was wished, variation %s', (variation) => {
  const without = placed(made(undefined, { variation }));
  expect(unmetWishes(WISHES, without)).not.toEqual([]);
  const week = made(WISHES, { variation });
  expect(unmetWishes(WISHES, placed(week))).toEqual([]);
  expect(foodRuns(placed(week))).toEqual([]);
  expect(slotsOf(week.plan).every(({ meal }) => meal !== null)).toBe(true);
});

test('what some eat instead is as it was wished too, and nobody goes without for a wish', () => {
  const persons = [person('ada'), person('ben', { diet: { tagsInclude: ['Vegetarian'], tagsExclude: [] } })];
  const unfed = ({ portions }: HouseholdWeek) => Object.values(portions).filter((own) => !('ben' in own)).length;
  const week = made(WISHES, { persons });
  expect(unfed(week)).toBe(unfed(made(undefined, { persons })));
  expect(unmetWishes(WISHES, placed(week))).toEqual([]);
});

test('what is locked stays, and counts', () => {
  const beef = book().filter(({ mainFood, type }) => mainFood === 'beef' && type === 'dinner');
  const locked = Object.fromEntries(
    [0, 1].map((day) => [lockKey(day, 'dinner', 0), { meal: beef[day]!.id } satisfies HouseholdLock]),
  );
  const week = made(WISHES, { locked });
  expect([0, 1].map((day) => week.plan[day]?.dinner[0]?.id)).toEqual([beef[0]?.id, beef[1]?.id]);
  expect(placed(week).filter(({ recipe }) => recipe?.mainFood === 'beef')).toHaveLength(2);
});
