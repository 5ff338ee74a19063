import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MEAL_TYPES, RECIPE_TYPES } from '../../recipes/meal-type.ts';
import { type Random, seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { USUAL_DAY_KCAL } from '../usual-day.ts';
import { eatsDish, type Household, type HouseholdCandidate, type HouseholdLock } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const dish = (
  id: string,
  type: HouseholdCandidate['type'],
  calories: number,
  change: Partial<HouseholdCandidate> = {},
): HouseholdCandidate => ({
  id,
  type,
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories, protein: calories / 20 },
  ...change,
});

/** Two, of whom one eats only what is green, three days, and hardly enough dishes, of which most are for any meal. */
function smallCase(seed: number) {
  const random = seededRandom(seed);
  const candidates = Array.from({ length: whole(random, 4, 10) }, (_, number) =>
    dish(`r${number}`, random() < 0.6 ? 'any' : RECIPE_TYPES[whole(random, 0, 4)]!, whole(random, 200, 900), {
      tags: random() < 0.5 ? ['green'] : [],
      ...(random() < 0.15 ? { nutrients: null } : {}),
      ...(random() < 0.4 ? { meals: MEAL_TYPES.filter(() => random() < 0.6), isGuess: random() < 0.5 } : {}),
      isBorrowed: random() < 0.2,
    }),
  );
  const settings = defaultPlanSettings();
  for (const type of RECIPE_TYPES) settings.repeat[type] = random() < 0.4;
  settings.structure = settings.structure.map((_, day) => {
    const meals = () => (day < 3 ? whole(random, 0, 1) : 0);
    return { breakfast: meals(), lunch: meals(), dinner: meals(), snack: meals() };
  });
  const person = (id: string, tagsInclude: string[], calories: number) => ({
    id,
    nutGoals: { ...NO_GOALS, calories, protein: calories / 20 },
    priorityNutrients: [],
    diet: { tagsInclude, tagsExclude: [] },
    away: random() < 0.3 ? ['0-dinner-0'] : [],
  });
  const household: Household = {
    persons: [person('ada', [], 1500), person('ben', ['green'], 2000)],
    secondDishes: whole(random, 0, 3),
  };
  const locked: Record<string, HouseholdLock | null> =
    random() < 0.4 ? { '1-dinner-0': { meal: 'r0', ...(random() < 0.3 ? { second: 'r1' } : {}) } } : {};
  const problem = compileHouseholdProblem(candidates, household, settings, locked);
  const week = new HouseholdState(problem);
  problem.slots.forEach(({ isLocked, present, type }, place) => {
    if (isLocked || present.length === 0) return;
    const free = [...problem.fits[type]!].filter((recipe) => week.isFree(recipe, type));
    if (free.length > 0) week.setDishes(place, free[whole(random, 0, free.length - 1)]!, NONE);
  });
  return { week, household };
}

/** What the rules forbid and the week does: dishes that stand once too often, second dishes too many or for nobody. */
function broken({ problem, main, second, seconds }: HouseholdState, { persons, secondDishes }: Household): number {
  const uses = problem.slots.flatMap(({ type, isLocked, lockedSecond }, place) => [
    { place, type, recipe: main[place]!, isFixed: isLocked },
    { place, type, recipe: second[place]!, isFixed: lockedSecond !== undefined },
  ]);
  const again = uses.filter(
    (use) =>
      use.recipe !== NONE &&
      !use.isFixed &&
      uses.some(
        (other) =>
          other !== use &&
          other.recipe === use.recipe &&
          (other.place === use.place ||
            problem.ownRepeats[use.recipe] === 0 ||
            (other.type === use.type && problem.typeRepeats[use.type] === 0)),
      ),
  ).length;
  const chosen = problem.slots.flatMap(({ lockedSecond }, place) =>
    second[place] !== NONE && lockedSecond === undefined ? [place] : [],
  );
  const idle = chosen.filter((place) => {
    const [first, other] = [problem.recipes[main[place]!], problem.recipes[second[place]!]!];
    return !problem.slots[place]!.present.some(
      (person) => first !== undefined && !eatsDish(persons[person]!, first) && eatsDish(persons[person]!, other),
    );
  }).length;
  return again + idle + Math.max(0, chosen.length - secondDishes) + Math.abs(chosen.length - seconds);
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });
/** A source of chance that looks at the week before each number, thus before and after every change. */
const watching =
  (random: Random, look: () => void): Random =>
  () => {
    look();
    return random();
  };

describe('a household’s week that is annealed', () => {
  it('is the best of all weeks that it came through, and none of those was against a rule', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.3, 0.02), (seed, from) => {
        const { week, household } = smallCase(seed);
        let [least, against, turn] = [week.score(), 0, 0];
        const look = () => {
          least = Math.min(least, week.score());
          turn++;
          if (turn % 8 === 0) against += broken(week, household);
        };
        new HouseholdSearch(week, watching(seededRandom(seed), look)).anneal(4_000, from, from / 10);
        expect(week.score()).toBeLessThan(least + 1e-3);
        expect(against + broken(week, household)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('never comes to a worse one where it is cold, nor where it is polished', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isPolished) => {
        const { week, household } = smallCase(seed);
        let [last, rise] = [week.score(), 0];
        const look = () => {
          const score = week.score();
          rise = Math.max(rise, score - last);
          last = score;
        };
        const search = new HouseholdSearch(week, watching(seededRandom(seed), look));
        if (isPolished) search.polish(6_000, 0.02);
        else search.anneal(6_000, 1e-9, 1e-9);
        look();
        expect(rise).toBeLessThan(1e-3);
        expect(broken(week, household)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the portions that were made exact after the last dish changed', () => {
    const seed = 972673;
    const { week } = smallCase(seed);
    let last = week.score();
    const look = () => {
      last = week.score();
    };
    new HouseholdSearch(week, watching(seededRandom(seed), look)).anneal(6_000, 1e-9, 1e-9);
    expect(week.score()).toBeLessThan(last + 1e-3);
  });

  it('is never worse, nor against a rule, once dishes of a day have changed in pairs', () => {
    let better = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { week, household } = smallCase(seed);
        const search = new HouseholdSearch(week, seededRandom(seed));
        search.polish(6_000, 0.02);
        const before = week.score();
        const isBetter = search.pairUp(20_000, 0.02);
        expect(broken(week, household)).toBe(0);
        if (isBetter) expect(week.score()).toBeLessThan(before);
        else expect(week.score()).toBeCloseTo(before, 3);
        if (isBetter) better++;
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(better).toBeGreaterThan(0);
  });

  it('wanders under its bound all the way', () => {
    let changes = 0;
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.05, 0.5), (seed, room) => {
        const { week } = smallCase(seed);
        const bound = week.score() + room;
        const before = [...week.main];
        let most = Number.NEGATIVE_INFINITY;
        const look = () => {
          most = Math.max(most, week.score());
        };
        new HouseholdSearch(week, watching(seededRandom(seed), look)).wander(2_000, 0.3, {
          bound,
          isEnough: () => false,
        });
        look();
        expect(most).toBeLessThan(bound + 1e-3);
        if (week.main.some((recipe, place) => recipe !== before[place])) changes++;
      }),
      { numRuns: 15 },
    );
    expect(changes).toBeGreaterThan(2);
  });
});

/** Of usual days of one serving each, a lunch and a dinner on each of the days that are given, and spare dishes. */
function puzzle(
  days: readonly (readonly [lunch: string, dinner: string, second?: string])[],
  book: readonly HouseholdCandidate[],
  { persons = ['ada'], locked = {} }: { persons?: string[]; locked?: Record<string, HouseholdLock> } = {},
) {
  const settings = defaultPlanSettings();
  settings.structure = settings.structure.map((_, day) => {
    const meals = day < days.length ? 1 : 0;
    return { breakfast: 0, lunch: meals, dinner: meals, snack: 0 };
  });
  const household = {
    persons: persons.map((id) => ({
      id,
      nutGoals: { ...NO_GOALS },
      priorityNutrients: [],
      diet: { tagsInclude: id === 'ben' ? ['green'] : [], tagsExclude: [] },
      away: [],
    })),
    secondDishes: 1,
  };
  const sensed = book.map((recipe) => ({ meals: MEAL_TYPES, ...recipe }));
  const problem = compileHouseholdProblem(sensed, household, settings, locked);
  const week = new HouseholdState(problem);
  const numberOf = (id: string | undefined) => problem.recipes.findIndex((recipe) => recipe.id === id);
  problem.slots.forEach(({ day, type, isLocked }, place) => {
    const [lunch, dinner, second] = days[day]!;
    const isLunch = MEAL_TYPES[type] === 'lunch';
    if (!isLocked) week.setDishes(place, numberOf(isLunch ? lunch : dinner), isLunch ? NONE : numberOf(second));
  });
  const ids = (numbers: Int32Array) => [...numbers].map((number) => problem.recipes[number]?.id ?? '');
  return { week, held: () => ids(week.main), seconds: () => ids(week.second) };
}
const green = { tags: ['green'] };

describe('a search that is cold', () => {
  const HALF = USUAL_DAY_KCAL / 2;
  const solve = (made: ReturnType<typeof puzzle>, how: 'anneal' | 'polish' = 'anneal') => {
    const search = new HouseholdSearch(made.week, seededRandom(3));
    if (how === 'anneal') search.anneal(60_000, 1e-9, 1e-9);
    else search.polish(60_000, 0.02);
    return made;
  };

  test.each(['anneal', 'polish'] as const)('takes a dish that is nearer (%s)', (how) => {
    const book = [
      dish('l', 'lunch', HALF),
      dish('d', 'dinner', 600),
      dish('far', 'dinner', 500),
      dish('near', 'dinner', HALF),
    ];
    const made = solve(puzzle([['l', 'd']], book), how);
    expect(made.held()).toEqual(['l', 'near']);
    expect(made.week.distance()).toBeCloseTo(0, 9);
  });

  test.each(['anneal', 'polish'] as const)('exchanges the dishes of two days (%s)', (how) => {
    const book = [
      dish('l0', 'lunch', 600),
      dish('d0', 'dinner', 800),
      dish('l1', 'lunch', 1200),
      dish('d1', 'dinner', 1400),
    ];
    const { week } = solve(
      puzzle(
        [
          ['l0', 'd0'],
          ['l1', 'd1'],
        ],
        book,
      ),
      how,
    );
    expect(week.distance()).toBeCloseTo(0, 9);
  });

  test('takes a dish from another day, where one that stands nowhere takes its place', () => {
    // what stands at dinner is no lunch, and what is spare no dinner: neither may go to the other directly
    const book = [
      dish('l0', 'lunch', 1200),
      dish('d0', 'dinner', 300),
      dish('moves', 'any', 800),
      dish('d1', 'dinner', 1200),
      dish('spare', 'lunch', 810),
    ];
    const { held } = solve(
      puzzle(
        [
          ['l0', 'd0'],
          ['moves', 'd1'],
        ],
        book,
      ),
    );
    expect(held()).toEqual(['l0', 'moves', 'spare', 'd1']);
  });

  test('turns a second dish over with what all eat on another day', () => {
    const book = [
      dish('l0', 'lunch', HALF, green),
      dish('l1', 'lunch', HALF, green),
      dish('meat', 'dinner', HALF),
      dish('right', 'dinner', HALF, green),
      dish('much', 'dinner', 1200, green),
    ];
    // right for one of them on Monday; on Tuesday it is right for both
    const days = [
      ['l0', 'meat', 'right'],
      ['l1', 'much'],
    ] as const;
    const locked = { '0-lunch-0': { meal: 'l0' }, '1-lunch-0': { meal: 'l1' } };
    const made = solve(puzzle(days, book, { persons: ['ada', 'ben'], locked }));
    const tables = made.held().map((first, place) => `${first} ${made.seconds()[place]}`);
    expect(tables.toSorted()).toEqual(['l0 ', 'l1 ', 'meat much', 'right ']);
    expect(made.week.distance()).toBeCloseTo(0.1, 9);
  });

  test('finds the nearest second dish for a locked one that not everybody eats', () => {
    const book = [
      dish('l', 'lunch', HALF, green),
      dish('meat', 'dinner', HALF),
      dish('little', 'dinner', 600, green),
      dish('right', 'dinner', HALF, green),
      dish('other meat', 'dinner', HALF),
      // one slot must be open, or there is nothing to search
      dish('open', 'lunch', HALF, green),
      dish('fixed', 'dinner', HALF, green),
    ];
    const locked = { '0-lunch-0': { meal: 'l' }, '0-dinner-0': { meal: 'meat' }, '1-dinner-0': { meal: 'fixed' } };
    const days = [
      ['l', 'meat'],
      ['open', 'fixed'],
    ] as const;
    const made = solve(puzzle(days, book, { persons: ['ada', 'ben'], locked }));
    expect(made.seconds()[1]).toBe('right');
    expect(made.week.seconds).toBe(1);
  });

  test.each([true, false])(
    'finds a nearer second dish where one stands, beside a dish that is locked (%s)',
    (isLocked) => {
      const book = [
        dish('l', 'lunch', HALF, green),
        dish('meat', 'dinner', HALF),
        dish('little', 'dinner', 600, green),
        dish('right', 'dinner', HALF, green),
      ];
      const locked = { '0-lunch-0': { meal: 'l' }, ...(isLocked ? { '0-dinner-0': { meal: 'meat' } } : {}) };
      const made = puzzle([['l', 'meat', 'little']], book, { persons: ['ada', 'ben'], locked });
      const little = made.week.problem.recipes.findIndex(({ id }) => id === 'little');
      made.week.setDishes(1, made.week.main[1]!, little);
      solve(made, 'polish');
      expect(made.week.distance()).toBeCloseTo(0, 9);
      if (isLocked) expect(made.seconds()[1]).toBe('right');
    },
  );

  test('changes two dishes of a day at once where either alone would be worse', () => {
    const book = [
      dish('l', 'lunch', 900),
      dish('d', 'dinner', 1000),
      dish('more', 'lunch', 1150),
      dish('less', 'dinner', 850),
    ];
    const made = puzzle([['l', 'd']], book);
    const search = new HouseholdSearch(made.week, seededRandom(3));
    expect(search.polish(60_000, 0.02)).toBe(false);
    expect(made.held()).toEqual(['l', 'd']);
    expect(search.pairUp(60_000, 0.02)).toBe(true);
    expect(made.held()).toEqual(['more', 'less']);
    expect(search.pairUp(60_000, 0.02)).toBe(false);
  });
});
