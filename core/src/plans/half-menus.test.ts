import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { WIDTH } from './goal-columns.ts';
import { BucketOrder, type HalfMenuRules, HalfMenus, halfMenus, sharesOf, strideFor } from './half-menus.ts';
import { compilePlanProblem } from './plan-problem.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { SimilarRecipes } from './similar-recipes.ts';
import { WeekState } from './week-state.ts';

const product = (numbers: readonly number[]) => numbers.reduce((total, number) => total * number, 1);

describe('shares of combinations', () => {
  test.each<[number[], number, number[]]>([
    [[9, 9], 81, [9, 9]],
    [[9, 9], 80, [9, 8]],
    [[9, 9], 64, [8, 8]],
    [[9, 9], 71, [8, 8]],
    [[9, 9], 72, [9, 8]],
    [[3, 50], 60, [3, 20]],
    [[50, 3], 60, [20, 3]],
    [[3, 50], 150, [3, 50]],
    [[3, 50], 149, [3, 49]],
    [[7], 5, [5]],
    [[7], 7, [7]],
    [[5, 5], 1, [1, 1]],
    [[], 10, []],
  ])('of lists of %j within %i are %j', (lengths, capacity, shares) => {
    expect(sharesOf(lengths, capacity)).toEqual(shares);
  });

  it('are as equal and as large as there is room for', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 3_000 }), (lists, capacity) => {
        const shares = sharesOf(lists, capacity);
        expect(product(shares)).toBeLessThanOrEqual(capacity);
        const cut = shares.filter((share, index) => share < lists[index]!);
        for (const share of cut) {
          expect(Math.max(...shares) - share).toBeLessThanOrEqual(1);
          // none that is short of the others could have one more
          const more = (product(shares) / share) * (share + 1);
          if (share === Math.min(...cut)) expect(more).toBeGreaterThan(capacity);
        }
      }),
    );
  });
});

/** A lunch and a dinner of Monday, 'l0' and 'd0' in them, so many dishes to choose from for each. */
function monday(lunches: number, dinners: number) {
  const random = seededRandom(lunches * 100 + dinners);
  const book = (type: 'lunch' | 'dinner', size: number) =>
    Array.from({ length: size }, (_, number) => ({
      id: `${type[0]}${number}`,
      type,
      tags: [],
      isFavorite: false,
      nutrients: { ...NO_GOALS, calories: 100 + Math.floor(900 * random()), protein: Math.floor(50 * random()) },
    }));
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 1000, protein: 50 } };
  settings.structure = settings.structure.map((_, day) => {
    const meals = day === 0 ? 1 : 0;
    return { breakfast: 0, lunch: meals, dinner: meals, snack: 0 };
  });
  const problem = compilePlanProblem([...book('lunch', lunches), ...book('dinner', dinners)], settings, {});
  const week = new WeekState(problem);
  const numberOf = (id: string) => problem.recipes.findIndex((recipe) => recipe.id === id);
  week.place(0, numberOf('l0'));
  week.place(1, numberOf('d0'));
  const like = new SimilarRecipes(problem);
  const rules = (change: Partial<HalfMenuRules> = {}): HalfMenuRules => ({
    capacity: 1_000,
    mayTake: () => true,
    priceOf: () => 0,
    like,
    ...change,
  });
  const idsOf = (half: HalfMenus) =>
    Array.from({ length: half.size }, (_, menu) =>
      [...half.recipesOf(menu)].map((recipe) => problem.recipes[recipe]!.id).join(' '),
    );
  return { problem, week, like, rules, idsOf, numberOf };
}

describe('half menus', () => {
  it('are every combination once, in turn for the first slot, where there is room for all', () => {
    const { week, rules, idsOf } = monday(2, 3);
    const all = ['l0 d0', 'l1 d0', 'l0 d1', 'l1 d1', 'l0 d2', 'l1 d2'];
    expect(idsOf(halfMenus(week, [0, 1], seededRandom(1), rules({ capacity: 6 })))).toEqual(all);
    expect(idsOf(halfMenus(week, [0, 1], seededRandom(1), rules()))).toEqual(all);
    expect(idsOf(halfMenus(week, [1], seededRandom(1), rules({ capacity: 3 })))).toEqual(['d0', 'd1', 'd2']);
    expect(idsOf(halfMenus(week, [], seededRandom(1), rules()))).toEqual(['']);
  });

  it('hold only what may be taken in a slot of the type, and no recipe twice', () => {
    const { week, rules, idsOf, problem } = monday(3, 3);
    const mayTake = (recipe: number, type: number) =>
      !['l1', 'd2'].includes(String(problem.recipes[recipe]!.id)) && type > 0;
    expect(idsOf(halfMenus(week, [0, 1], seededRandom(1), rules({ mayTake }))).toSorted()).toEqual([
      'l0 d0',
      'l0 d1',
      'l2 d0',
      'l2 d1',
    ]);
    expect(idsOf(halfMenus(week, [0, 1], seededRandom(1), rules({ mayTake: (_, type) => type === 1 })))).toEqual([]);
    // the same slot twice: two of one type
    expect(idsOf(halfMenus(week, [0, 0], seededRandom(1), rules())).toSorted()).toEqual([
      'l0 l1',
      'l0 l2',
      'l1 l0',
      'l1 l2',
      'l2 l0',
      'l2 l1',
    ]);
  });

  it('add up to what their recipes hold and cost', () => {
    const { week, problem, rules } = monday(4, 5);
    const half = halfMenus(week, [0, 1], seededRandom(1), rules({ priceOf: (recipe) => 1 + recipe / 100 }));
    expect(half.size).toBe(20);
    for (let menu = 0; menu < half.size; menu++) {
      const [lunch, dinner] = half.recipesOf(menu);
      for (let column = 0; column < WIDTH; column++) {
        const sum = problem.amounts[lunch! * WIDTH + column]! + problem.amounts[dinner! * WIDTH + column]!;
        expect(half.sums[menu * WIDTH + column]).toBeCloseTo(sum, 12);
      }
      expect(half.prices[menu]).toBeCloseTo(2 + (lunch! + dinner!) / 100, 12);
    }
  });

  it('know what is against their recipes where they stand, and whether two share a recipe', () => {
    const { week, problem, rules, numberOf } = monday(3, 3);
    problem.reluctance[numberOf('l1') * 4 + 1] = 2;
    problem.reluctance[numberOf('d2') * 4 + 2] = 5;
    problem.reluctance[numberOf('d2') * 4 + 1] = 100;
    const half = halfMenus(week, [0, 1], seededRandom(1), rules());
    for (let menu = 0; menu < half.size; menu++) {
      const [lunch, dinner] = half.recipesOf(menu);
      const against = (lunch === numberOf('l1') ? 2 : 0) + (dinner === numberOf('d2') ? 5 : 0);
      expect(half.against[menu]).toBe(against);
    }
    const dinners = halfMenus(week, [1], seededRandom(1), rules());
    for (let menu = 0; menu < half.size; menu++)
      for (let other = 0; other < dinners.size; other++) {
        expect(half.meets(menu, dinners, other)).toBe(half.recipesOf(menu)[1] === dinners.recipesOf(other)[0]);
        expect(dinners.meets(other, half, menu)).toBe(half.meets(menu, dinners, other));
      }
    for (let menu = 0; menu < half.size; menu++)
      for (let other = 0; other < half.size; other++) {
        const shared = half.recipesOf(other).filter((recipe) => half.recipesOf(menu).includes(recipe));
        expect(half.meets(menu, half, other)).toBe(shared.length > 0);
      }
  });

  describe('of a book that is too large', () => {
    const { week, problem, rules, idsOf, like, numberOf } = monday(120, 90);
    const lists = (capacity: number, seed: number, mayTake = (_: number, __: number) => true) => {
      const ids = idsOf(halfMenus(week, [0, 1], seededRandom(seed), rules({ capacity, mayTake })));
      return [0, 1].map((slot) => new Set(ids.map((menu) => menu.split(' ')[slot]!)));
    };

    test.each([1, 2, 4, 9, 30, 100, 400, 2_400])('are a share of both slots, within a capacity of %i', (capacity) => {
      const [lunches, dinners] = lists(capacity, 3);
      const side = Math.floor(Math.sqrt(capacity));
      expect(lunches!.size * dinners!.size).toBeLessThanOrEqual(capacity);
      expect(dinners!.size).toBe(side);
      expect(lunches!.size).toBeGreaterThanOrEqual(side);
      expect(idsOf(halfMenus(week, [0, 1], seededRandom(3), rules({ capacity }))).length).toBe(
        lunches!.size * dinners!.size,
      );
    });

    it('hold what stands there now, some like it, and others by lot', () => {
      const likeNow = new Set(
        Array.from({ length: 16 }, (_, place) => problem.recipes[like.pick(numberOf('l0'), 1, place / 16)]!.id),
      );
      const drawn = new Set<string>();
      let similar = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const [lunches, dinners] = lists(100, seed);
        expect(lunches!.has('l0')).toBe(true);
        expect(dinners!.has('d0')).toBe(true);
        similar += [...lunches!].filter((id) => likeNow.has(id)).length;
        for (const id of lunches!) drawn.add(id);
      }
      // four of ten are drawn from the 16 that are like it, some of them twice; of the others 16 of 120 are by chance
      expect(similar / 40).toBeGreaterThan(3);
      expect(similar / 40).toBeLessThan(5.5);
      expect(drawn.size).toBeGreaterThan(90);
    });

    it('never hold what may not be taken, but for what stands there', () => {
      const isEven = (recipe: number) => Number(String(problem.recipes[recipe]!.id).slice(1)) % 2 === 0;
      const [lunches, dinners] = lists(64, 5, (recipe) => isEven(recipe));
      for (const id of [...lunches!, ...dinners!]) expect(Number(id.slice(1)) % 2).toBe(0);
      expect(lunches!.size).toBe(8);
      expect(lists(64, 5, () => false).map((ids) => [...ids])).toEqual([['l0'], ['d0']]);
    });
  });
});

describe('half menus in order of an amount', () => {
  const halfOf = (amounts: readonly number[]) => {
    const half = new HalfMenus([0], Math.max(1, amounts.length));
    half.size = amounts.length;
    amounts.forEach((amount, menu) => {
      half.sums[menu * WIDTH + 2] = amount;
    });
    return half;
  };
  const amount = fc.integer({ min: 0, max: 3_000 }).map((thousandths) => thousandths / 1000);

  it('are all there once, and all from one amount to another in the range for it, with few beside', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), amount, amount, (amounts, one, other) => {
        const buckets = new BucketOrder(halfOf(amounts), 2);
        expect([...buckets.order].toSorted((a, b) => a - b)).toEqual([...amounts.keys()]);
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const { begin, end } = buckets.rangeOf(least, most);
        const inRange = [...buckets.order.slice(begin, end)].map((menu) => amounts[menu]!);
        const wanted = amounts.filter((value) => value >= least && value <= most);
        for (const value of wanted) expect(inRange).toContain(value);
        const width = (Math.max(...amounts) - Math.min(...amounts)) / 511 + 1e-9;
        for (const value of inRange) {
          expect(value).toBeGreaterThan(least - width - 1e-9);
          expect(value).toBeLessThan(most + width + 1e-9);
        }
        expect(inRange.length).toBe(end - begin);
      }),
      { numRuns: 200 },
    );
  });

  it('are none below the least or above the most of them, and all where all are asked for', () => {
    const buckets = new BucketOrder(halfOf([2, 1, 3]), 2);
    expect([...buckets.order]).toEqual([1, 0, 2]);
    const sizeOf = (least: number, most: number) => {
      const { begin, end } = buckets.rangeOf(least, most);
      return end - begin;
    };
    expect([sizeOf(-9, 0.5), sizeOf(3.5, 9), sizeOf(-9, 9), sizeOf(1, 3), sizeOf(1, 1), sizeOf(3, 3)]).toEqual([
      0, 0, 3, 3, 1, 1,
    ]);
    const same = new BucketOrder(halfOf([2, 2]), 2);
    expect(same.rangeOf(2, 2)).toEqual({ begin: 0, end: 2 });
    expect(same.rangeOf(2.1, 3)).toEqual({ begin: 2, end: 2 });
    expect(new BucketOrder(halfOf([]), 2).rangeOf(0, 1)).toEqual({ begin: 0, end: 0 });
  });
});

test('steps of the stride come to every number below a size, and to no part of them first', () => {
  for (const size of [1, 2, 3, 4, 5, 8, 12, 60, 97, 100, 1_024, 2_400]) {
    const stride = strideFor(size);
    let at = 0;
    const visited = Array.from({ length: size }, () => {
      at = (at + stride) % size;
      return at;
    });
    expect(new Set(visited).size).toBe(size);
    if (size < 60) continue;
    const share = (stride % size) / size;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.66);
  }
});
