import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { defaultPlanSettings, NO_GOALS } from '../plan-settings.ts';
import { wishCost } from '../wish-problem.ts';
import { noWishes, type PlanWishes } from '../wishes.ts';
import type { HouseholdCandidate, HouseholdLock } from './household.ts';
import { compileHouseholdProblem, NONE } from './household-problem.ts';
import { HouseholdState } from './household-state.ts';
import { HouseholdSearch } from './search-household.ts';
import { settleHouseholdWishes } from './settle-household-wishes.ts';

/** In whole servings, one or two; a vegetarian eats what is green. */
const dinner = (id: string, calories: number, change: Partial<HouseholdCandidate> = {}): HouseholdCandidate => ({
  id,
  type: 'dinner',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories },
  portionStep: 1,
  minutes: 10,
  ...change,
});
const slow = { minutes: 60 };
const green = { tags: ['green'] };

type Asked = {
  /** The dinners of the first days, with a second dish after a slash. */
  held: readonly string[];
  wishes: Partial<PlanWishes>;
  persons?: readonly string[];
  locked?: Record<string, HouseholdLock>;
  secondDishes?: number;
  goal?: number;
  /** Of what the search draws by lot. */
  seed?: number;
};
function settled(
  book: HouseholdCandidate[],
  { held, wishes, persons = ['ada'], locked = {}, secondDishes = 7, goal = 1000, seed = 1 }: Asked,
) {
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
    secondDishes,
  };
  const problem = compileHouseholdProblem(book, household, settings, locked);
  const week = new HouseholdState(problem);
  const numberOf = (id: string | undefined) => problem.recipes.findIndex((recipe) => recipe.id === id);
  problem.slots.forEach(({ day, isLocked }, place) => {
    const [first, second] = held[day]!.split('/');
    if (!isLocked) week.setDishes(place, numberOf(first), numberOf(second));
  });
  const search = new HouseholdSearch(week, seededRandom(seed));
  const keeps = settleHouseholdWishes(week, search, { ...noWishes(), ...wishes }, seededRandom(2));
  const name = (number: number) => problem.recipes[number]?.id ?? '';
  const tables = [...week.main].map((first, place) =>
    week.second[place] === NONE ? name(first) : `${name(first)}/${name(week.second[place]!)}`,
  );
  return { tables, week, keeps, numberOf };
}
/** No more than so many minutes on the days that are named. */
const quick = (...days: number[]): Partial<PlanWishes> => ({
  minutesOfDay: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? 20 : 0)),
});

describe('a dish that is against a wish', () => {
  it('gives way to another that is not, to the nearest of them', () => {
    const book = [dinner('slow', 1000, slow), dinner('far', 300), dinner('near', 900), dinner('late', 1000, slow)];
    expect(settled(book, { held: ['slow'], wishes: quick(0) }).tables).toEqual(['near']);
    expect(settled(book, { held: ['slow'], wishes: quick(1) }).tables).toEqual(['slow']);
  });

  it('changes places with that of another day, where no other dish will do or that is nearer', () => {
    const book = [dinner('slow', 1000, slow), dinner('quick', 990)];
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0) }).tables).toEqual(['quick', 'slow']);
    expect(settled([...book, dinner('far', 300)], { held: ['slow', 'quick'], wishes: quick(0) }).tables).toEqual([
      'quick',
      'slow',
    ]);
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0, 1) }).tables).toEqual(['slow', 'quick']);
  });

  it('stays where nothing of the book is as wished, or only what is worse or leaves somebody without', () => {
    const stays = (other: HouseholdCandidate, more: Partial<Asked> = {}) =>
      settled([dinner('slow', 1000, { ...slow, ...green }), other], { held: ['slow'], wishes: quick(0), ...more })
        .tables[0] === 'slow';
    expect(stays(dinner('late', 1000, { ...slow, ...green }))).toBe(true);
    expect(stays(dinner('unknown', 1000, { nutrients: null }))).toBe(true);
    expect(stays(dinner('lent', 1000, { isBorrowed: true }))).toBe(true);
    expect(stays(dinner('meat', 900))).toBe(false);
    expect(stays(dinner('meat', 900), { persons: ['ada', 'ben'] })).toBe(true);
    expect(stays(dinner('green', 900, green), { persons: ['ada', 'ben'] })).toBe(false);
  });

  it('is given no place that stands empty, and stays where it is locked', () => {
    const book = [dinner('slow', 1000, slow), dinner('quick', 1000)];
    expect(settled(book, { held: ['', 'slow'], wishes: quick(0, 1) }).tables).toEqual(['', 'quick']);
    const locked = { '0-dinner-0': { meal: 'slow' } };
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0), locked }).tables).toEqual(['slow', 'quick']);
  });
});

describe('of two dishes at a table', () => {
  const both = ['ada', 'ben'];

  it('the second gives way where it is against a wish, to one that those eat who do not eat the first', () => {
    const book = [
      dinner('meat', 1000),
      dinner('slow', 1000, { ...slow, ...green }),
      dinner('far', 300, green),
      dinner('near', 900, green),
      dinner('other meat', 1000),
    ];
    const { tables, week } = settled(book, { held: ['meat/slow'], wishes: quick(0), persons: both });
    expect(tables).toEqual(['meat/near']);
    expect(week.seconds).toBe(1);
    const locked = { '0-dinner-0': { meal: 'meat', second: 'slow' } };
    expect(settled(book, { held: ['meat/slow'], wishes: quick(0), persons: both, locked }).tables).toEqual([
      'meat/slow',
    ]);
  });

  it('the first gives way to one that all eat, or to one with a second dish that is as wished too', () => {
    const book = [dinner('slow', 1000, slow), dinner('green', 1000, green), dinner('meat', 1000)];
    expect(settled(book, { held: ['slow/green'], wishes: quick(0), persons: both }).tables).toEqual(['meat/green']);
    const onlyMeat = [dinner('slow', 1000, { ...slow, ...green }), dinner('meat', 1000), dinner('green', 300, green)];
    expect(settled(onlyMeat, { held: ['slow'], wishes: quick(0), persons: both, secondDishes: 0 }).tables).toEqual([
      'green',
    ]);
  });

  it('the second stays as it is wished, whichever other one a search by lot would find', () => {
    const late = Array.from({ length: 8 }, (_, number) => dinner(`late ${number}`, 1000, { ...slow, ...green }));
    const book = [dinner('slow', 1000, slow), dinner('green', 1000, green), dinner('meat', 1000), ...late];
    for (let seed = 1; seed <= 20; seed++)
      expect(settled(book, { held: ['slow/green'], wishes: quick(0), persons: both, seed }).tables).toEqual([
        'meat/green',
      ]);
  });
});

describe('what is to be used up by a household', () => {
  it('comes in where it costs least of the goals, and at the cost of no wish that weighs more', () => {
    const leek = { usesUp: [0] };
    const book = [dinner('a', 1000), dinner('b', 600), dinner('leek', 950, leek)];
    expect(settled(book, { held: ['a', 'b'], wishes: { useUp: ['leek'] } }).tables).toEqual(['a', 'leek']);
    const late = [dinner('a', 1000), dinner('leek', 1000, { ...leek, ...slow })];
    expect(settled(late, { held: ['a'], wishes: { useUp: ['leek'], ...quick(0) } }).tables).toEqual(['a']);
  });
});

describe('a household’s week that is as wished', () => {
  const book = [dinner('a', 700), dinner('near', 990), dinner('nearest', 1000, slow)];

  it('is brought nearer to the goals by what costs no wish', () => {
    expect(settled(book, { held: ['a'], wishes: quick(0) }).tables).toEqual(['near']);
    expect(settled(book, { held: ['a'], wishes: {} }).tables).toEqual(['nearest']);
    expect(settled(book, { held: ['a'], wishes: {}, goal: 0 }).tables).toEqual(['a']);
  });

  it('tells of a further dish whether it leaves as much of what is wished', () => {
    const { keeps, numberOf } = settled(book, { held: ['a'], wishes: quick(0) });
    expect([keeps(0, numberOf('a')), keeps(0, numberOf('nearest'))]).toEqual([true, false]);
  });
});

test('no one dish for another, and no two that change days, leave more of what a household wished', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const random = seededRandom(seed);
      const book = Array.from({ length: 8 }, (_, number) =>
        dinner(`r${number}`, 600 + Math.floor(random() * 600), {
          minutes: random() < 0.5 ? 60 : 10,
          foodGroups: random() < 0.4 ? ['redMeat'] : [],
          mainFood: ['beef', 'rice', null][Math.floor(random() * 3)]!,
          isRecent: random() < 0.2,
          usesUp: random() < 0.2 ? [0] : [],
        }),
      );
      const wishes = {
        ...noWishes(),
        ...quick(...[0, 1, 2, 3].filter(() => random() < 0.5)),
        useUp: ['leek'],
        atMost: { ...noWishes().atMost, redMeat: Math.floor(random() * 3) },
      };
      const { week } = settled(book, { held: ['r0', 'r1', 'r2', 'r3'], wishes });
      const { problem, main } = week;
      const costOf = (recipes: Int32Array) =>
        wishCost(
          wishes,
          problem.slots.map(({ day }, place) => ({
            place: { day, mealType: 'dinner', index: 0 },
            isLocked: false,
            recipe: problem.recipes[recipes[place]!]!,
          })),
        );
      const cost = costOf(main);
      main.forEach((recipe, place) => {
        for (let other = 0; other < book.length; other++) {
          const changed = main.with(place, other);
          const holder = main.indexOf(other);
          if (holder >= 0) changed[holder] = recipe;
          expect(costOf(changed)).toBeGreaterThanOrEqual(cost);
        }
      });
      expect(new Set(main).size).toBe(4);
    }),
    { numRuns: 40 },
  );
});
