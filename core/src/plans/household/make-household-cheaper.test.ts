import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { CHEAPER_ROOM_POINTS } from '../cheaper-week.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { makeHouseholdCheaper } from './cheaper-household.ts';
import type { HouseholdCandidate, HouseholdLock } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';

type Dinner = { id: string; kcal: number | null; cost: number | undefined } & Partial<Omit<HouseholdCandidate, 'id'>>;
type Asked = {
  held: readonly string[];
  goal?: number;
  persons?: readonly string[];
  isVaried?: boolean;
  seed?: number;
  work?: number;
  keepsWishes?: (id: string) => boolean;
  locked?: Record<string, HouseholdLock>;
};
/** Dinners of Monday on in whole servings, one or two; ben eats what is green. */
function cheaper(dinners: readonly Dinner[], asked: Asked): string[] {
  const {
    held,
    goal = 1000,
    persons = ['ada'],
    isVaried = false,
    seed = 1,
    work = 100_000,
    keepsWishes,
    locked = {},
  } = asked;
  const candidates = dinners.map(
    ({ id, kcal, cost, ...more }): HouseholdCandidate => ({
      id,
      type: 'dinner',
      tags: [],
      isFavorite: false,
      nutrients: kcal === null ? null : { ...NO_GOALS, calories: kcal },
      portionStep: 1,
      ...(cost === undefined ? {} : { costHundredths: cost }),
      ...more,
    }),
  );
  const settings = defaultPlanSettings();
  settings.structure = settings.structure.map((_, day) => ({
    breakfast: 0,
    lunch: 0,
    dinner: day < held.length ? 1 : 0,
    snack: 0,
  }));
  const household = {
    persons: persons.map((id) => ({
      id,
      nutGoals: { ...NO_GOALS, calories: goal },
      priorityNutrients: [],
      diet: { tagsInclude: id === 'ben' ? ['green'] : [], tagsExclude: [] },
      away: [],
    })),
    secondDishes: 0,
  };
  const problem = compileHouseholdProblem(candidates, household, settings, locked);
  const week = new HouseholdState(problem);
  problem.slots.forEach(({ day, isLocked }, place) => {
    if (!isLocked)
      week.setDishes(
        place,
        problem.recipes.findIndex(({ id }) => id === held[day]),
        NONE,
      );
  });
  const search = new HouseholdSearch(week, seededRandom(seed));
  search.portion();
  makeHouseholdCheaper(week, search, seededRandom(seed), {
    isVaried,
    work,
    keepsWishes: (_, recipe) => keepsWishes?.(String(problem.recipes[recipe]!.id)) ?? true,
  });
  return [...week.main].map((recipe) => String(problem.recipes[recipe]?.id ?? ''));
}
const alike: Dinner[] = Array.from({ length: 9 }, (_, number) => ({
  id: `r${number}`,
  kcal: 1000,
  cost: 900 - 100 * number,
}));
const [dear, cheap] = [
  { id: 'dear', kcal: 1000, cost: 900 },
  { id: 'cheap', kcal: 1000, cost: 100 },
];

describe('a household’s week', () => {
  it('comes to the cheapest of the dishes that are as near', () => {
    expect(cheaper(alike, { held: ['r0', 'r1', 'r2'] }).toSorted()).toEqual(['r6', 'r7', 'r8']);
    expect(cheaper(alike, { held: ['r8'] })).toEqual(['r8']);
  });

  it('goes no further from the goals than there is room for, in the end of all its rounds', () => {
    // one day of one person
    const room = CHEAPER_ROOM_POINTS / 100;
    const offered = (off: number) => cheaper([dear, { ...cheap, kcal: 1000 * (1 - off) }], { held: ['dear'] })[0];
    expect([offered(0.9 * room), offered(1.1 * room)]).toEqual(['cheap', 'dear']);
  });

  it('takes no dish that is eaten up in larger portions', () => {
    // two servings of 500 kcal at 500 are dearer than one at 900
    expect(cheaper([dear, { ...cheap, kcal: 500, cost: 500 }], { held: ['dear'] })).toEqual(['dear']);
    expect(cheaper([dear, { ...cheap, kcal: 500, cost: 400 }], { held: ['dear'] })).toEqual(['cheap']);
  });

  it('has only dishes that all eat, that are wished, and none in place of what is locked or empty', () => {
    const green = { tags: ['green'] };
    const both = ['ada', 'ben'];
    const greenDear = { ...dear, ...green };
    expect(cheaper([greenDear, cheap], { held: ['dear'], persons: both })).toEqual(['dear']);
    expect(cheaper([greenDear, { ...cheap, ...green }], { held: ['dear'], persons: both })).toEqual(['cheap']);
    expect(cheaper(alike, { held: ['r0'], keepsWishes: (id) => id < 'r6' })).toEqual(['r5']);
    expect(cheaper([dear, cheap], { held: ['dear'], locked: { '0-dinner-0': { meal: 'dear' } } })).toEqual(['dear']);
    expect(cheaper(alike, { held: ['r0', ''] })).toEqual(['r8', '']);
  });

  it('is left as it is without prices and without work', () => {
    expect(
      cheaper(
        [
          { ...dear, cost: undefined },
          { ...cheap, cost: undefined },
        ],
        { held: ['dear'] },
      ),
    ).toEqual(['dear']);
    expect(cheaper(alike, { held: ['r0'], work: 0 })).toEqual(['r0']);
  });

  it('passes over some of the dishes where it is to be another week', () => {
    const found = Array.from({ length: 20 }, (_, seed) => cheaper(alike, { held: ['r0'], isVaried: true, seed })[0]);
    expect(new Set(found).size).toBeGreaterThan(2);
    expect(found.filter((id) => id === 'r8').length).toBeGreaterThan(6);
  });
});

describe('where nobody has goals', () => {
  const offered = (kcal: number | null, before: number | null = 800) =>
    cheaper(
      [
        { ...dear, kcal: before },
        { ...cheap, kcal },
      ],
      { held: ['dear'], goal: 0 },
    )[0];

  it('a cheaper dish holds as much energy by a quarter, less or more', () => {
    expect([600, 601, 1000].map((kcal) => offered(kcal))).toEqual(['cheap', 'cheap', 'cheap']);
    expect([599, 1001].map((kcal) => offered(kcal))).toEqual(['dear', 'dear']);
  });

  it('one of which nobody knows it takes the place of another such only', () => {
    expect([offered(null), offered(800, null), offered(null, null)]).toEqual(['dear', 'dear', 'cheap']);
  });
});
