import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { lockKey } from './lock-key.ts';
import { compilePlanProblem, type LockedMeals } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { settleWishes } from './settle-wishes.ts';
import { WeekState } from './week-state.ts';
import { byId, wishCost } from './wish-problem.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

const dinner = (id: string, calories: number, change: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  type: 'dinner',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories },
  minutes: 10,
  ...change,
});

type Asked = {
  /** What stands on the first days, by id. */
  held: readonly string[];
  wishes: Partial<PlanWishes>;
  locked?: LockedMeals;
  repeats?: boolean;
  goal?: number;
};
/** One dinner on each of the first days, settled. */
function settled(book: PlanCandidate[], { held, wishes, locked = {}, repeats = false, goal = 1000 }: Asked) {
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: goal } };
  settings.repeat.dinner = repeats;
  settings.structure = settings.structure.map((_, day) => ({
    breakfast: 0,
    lunch: 0,
    dinner: day < held.length ? 1 : 0,
    snack: 0,
  }));
  const problem = compilePlanProblem(book, settings, locked);
  const week = new WeekState(problem);
  const numberOf = (id: string) => problem.recipes.findIndex((recipe) => recipe.id === id);
  problem.freePlace.forEach((place, slot) => {
    const id = held[problem.places[place]!.day]!;
    if (id !== '') week.place(slot, numberOf(id));
  });
  const keeps = settleWishes(week, { ...noWishes(), ...wishes }, byId(book));
  const ids = () => [...week.assigned].map((recipe) => problem.recipes[recipe]?.id ?? '');
  return { ids: ids(), week, keeps, numberOf };
}
/** No more than so many minutes on the days that are named. */
const quick = (...days: number[]): Partial<PlanWishes> => ({
  minutesOfDay: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? 20 : 0)),
});
const slow = { minutes: 60 };

describe('a meal that is against a wish', () => {
  it('gives way to another that is not, to the nearest of them', () => {
    const book = [
      dinner('slow', 1000, slow),
      dinner('far', 400),
      dinner('near', 900),
      dinner('nearer but slow', 1000, slow),
    ];
    expect(settled(book, { held: ['slow'], wishes: quick(0) }).ids).toEqual(['near']);
    expect(settled(book.toReversed(), { held: ['slow'], wishes: quick(0) }).ids).toEqual(['near']);
    expect(settled(book, { held: ['slow'], wishes: quick(1) }).ids).toEqual(['slow']);
  });

  it('changes places with one of another day, where no other dish will do or that is nearer', () => {
    const book = [dinner('slow', 1000, slow), dinner('quick', 990)];
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0) }).ids).toEqual(['quick', 'slow']);
    expect(settled(book, { held: ['quick', 'slow'], wishes: quick(1) }).ids).toEqual(['slow', 'quick']);
    expect(settled([...book, dinner('far', 500)], { held: ['slow', 'quick'], wishes: quick(0) }).ids).toEqual([
      'quick',
      'slow',
    ]);
    // no day that allows it
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0, 1) }).ids).toEqual(['slow', 'quick']);
  });

  it('stays where nothing of the book is as wished, or only what is worse', () => {
    const unknown = { nutrients: null };
    const lent = { isBorrowed: true };
    const stays = (other: PlanCandidate) =>
      settled([dinner('slow', 1000, slow), other], { held: ['slow'], wishes: quick(0) }).ids[0] === 'slow';
    expect(stays(dinner('slow too', 1000, slow))).toBe(true);
    expect(stays(dinner('unknown', 1000, unknown))).toBe(true);
    expect(stays(dinner('lent', 1000, lent))).toBe(true);
    expect(stays(dinner('own', 200))).toBe(false);
    const bothLent = [dinner('slow', 1000, { ...slow, ...lent }), dinner('lent', 500, lent)];
    expect(settled(bothLent, { held: ['slow'], wishes: quick(0) }).ids).toEqual(['lent']);
  });

  it('gives way to none that stands elsewhere already and may not come again', () => {
    const book = [dinner('slow', 1000, slow), dinner('quick', 1000)];
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0, 1) }).ids).toEqual(['slow', 'quick']);
    expect(settled(book, { held: ['slow', 'quick'], wishes: quick(0, 1), repeats: true }).ids).toEqual([
      'quick',
      'quick',
    ]);
  });

  it('gives way where it is locked never, and counts', () => {
    const beef = { foodGroups: ['redMeat'] as const };
    const book = [dinner('locked', 1000, beef), dinner('steak', 1000, beef), dinner('tofu', 300)];
    const wishes = { atMost: { ...noWishes().atMost, redMeat: 1 } };
    const locked = { [lockKey(0, 'dinner', 0)]: book[0]! };
    expect(settled(book, { held: ['locked', 'steak'], wishes, locked }).ids).toEqual(['tofu']);
    expect(settled(book, { held: ['steak', 'tofu'], wishes }).ids).toEqual(['steak', 'tofu']);
  });

  it('leaves an empty slot empty', () => {
    const book = [dinner('slow', 1000, slow), dinner('quick', 1000)];
    expect(settled(book, { held: ['', 'slow'], wishes: quick(0, 1) }).ids).toEqual(['', 'quick']);
  });
});

describe('what is to be used up', () => {
  const leek = { usesUp: [0] };
  it('comes in, into the day that it brings nearest to its goal', () => {
    const book = [dinner('a', 1000), dinner('b', 600), dinner('leek', 950, leek)];
    expect(settled(book, { held: ['a', 'b'], wishes: { useUp: ['leek'] } }).ids).toEqual(['a', 'leek']);
    expect(settled(book, { held: ['b', 'a'], wishes: { useUp: ['leek'] } }).ids).toEqual(['leek', 'a']);
  });

  it('does not come in at the cost of a wish that weighs more', () => {
    const book = [dinner('a', 1000), dinner('leek', 1000, { ...leek, ...slow })];
    expect(settled(book, { held: ['a'], wishes: { useUp: ['leek'], ...quick(0) } }).ids).toEqual(['a']);
    expect(settled(book, { held: ['a', 'a'], wishes: { useUp: ['leek'], ...quick(0) }, repeats: true }).ids).toEqual([
      'a',
      'leek',
    ]);
  });
});

describe('a week that is as wished', () => {
  it('is brought nearer to its goals by what costs no wish', () => {
    const book = [dinner('a', 700), dinner('near', 990), dinner('nearest', 1000, slow)];
    expect(settled(book, { held: ['a'], wishes: quick(0) }).ids).toEqual(['near']);
    expect(settled(book, { held: ['a'], wishes: {} }).ids).toEqual(['nearest']);
    expect(settled(book, { held: ['a'], wishes: {}, goal: 0 }).ids).toEqual(['a']);
  });

  it('tells of a further change whether it leaves as much of what is wished', () => {
    const book = [dinner('a', 1000), dinner('b', 1000), dinner('slow', 400, slow)];
    const { keeps, numberOf, week } = settled(book, { held: ['a', 'slow'], wishes: quick(0) });
    expect(week.assigned[1]).not.toBe(numberOf('slow'));
    const [first, second] = week.assigned;
    expect(keeps(0, numberOf('slow'))).toBe(false);
    expect(keeps(1, numberOf('slow'))).toBe(true);
    expect(keeps(0, second!, 1)).toBe(true);
    // the week is looked at as it is then
    week.place(1, numberOf('slow'));
    expect(keeps(0, numberOf('slow'), 1)).toBe(false);
    expect(keeps(0, first!)).toBe(true);
    week.place(1, second!);
    expect([...week.assigned]).toEqual([first, second]);
  });
});

test('one change that helps most is made before others, and as many as it takes', () => {
  const beefAgain = { foodGroups: ['redMeat'] as const, ...slow, isRecent: true };
  const book = [
    ...Array.from({ length: 4 }, (_, day) => dinner(`beef ${day}`, 1000, beefAgain)),
    ...Array.from({ length: 4 }, (_, day) => dinner(`tofu ${day}`, 500 + day)),
  ];
  const { ids } = settled(book, {
    held: ['beef 0', 'beef 1', 'beef 2', 'beef 3'],
    wishes: { ...quick(0, 1, 2, 3), atMost: { ...noWishes().atMost, redMeat: 0 } },
  });
  expect(ids.toSorted()).toEqual(['tofu 0', 'tofu 1', 'tofu 2', 'tofu 3']);
});

test('no one change to the week that is left costs the wishes less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const random = seededRandom(seed);
      const book = Array.from({ length: 8 }, (_, number) =>
        dinner(`r${number}`, 400 + Math.floor(random() * 1000), {
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
      const { problem, assigned } = week;
      const costOf = (recipes: ArrayLike<number>) =>
        wishCost(
          wishes,
          problem.places.map((place, slot) => ({ place, isLocked: false, recipe: problem.recipes[recipes[slot]!]! })),
        );
      const cost = costOf(assigned);
      assigned.forEach((recipe, slot) => {
        for (let other = 0; other < problem.count; other++) {
          const holder = assigned.indexOf(other);
          const changed = assigned.with(slot, other);
          if (holder >= 0) changed[holder] = recipe;
          expect(costOf(changed)).toBeGreaterThanOrEqual(cost);
        }
      });
      expect(new Set(assigned).size).toBe(4);
    }),
    { numRuns: 50 },
  );
});
