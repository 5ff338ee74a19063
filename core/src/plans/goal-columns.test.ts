import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import {
  type Closest,
  closestPair,
  closestPortion,
  distanceAfter,
  distanceAfterTwo,
  distanceOfRow,
  extraOfRow,
  firstBelow,
  isRowWithin,
  pricedDistance,
  unlikeness,
  WIDTH,
} from './goal-columns.ts';

/** As the model of the plan problem says it, nutrient by nutrient. */
const distance = (row: readonly number[]) =>
  GOAL_NUTRIENTS.map((nutrient, column) => ({ side: GOAL_NUTRIENT_FACTS[nutrient].side, lacks: row[column]! })).reduce(
    (sum, { side, lacks }) =>
      sum + (side === 'floor' ? Math.max(0, lacks) : side === 'ceiling' ? Math.max(0, -lacks) : Math.abs(lacks)),
    0,
  );

const rowFull = (value: number): number[] => Array.from({ length: WIDTH }, () => value);
const amount = fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 10);
const lacking = fc.integer({ min: -40, max: 80 }).map((tenths) => tenths / 10);
const rowOf = (each: fc.Arbitrary<number>) => fc.array(each, { minLength: WIDTH, maxLength: WIDTH });
const [day, dish] = [rowOf(lacking), rowOf(amount)];
const minus = (row: readonly number[], other: readonly number[], times = 1) =>
  row.map((value, column) => value - times * other[column]!);
const portions = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
  .map((quarters) => quarters.sort((a, b) => a - b).map((quarter) => quarter / 4));
const nothingYet = (): Closest => ({ distance: 0, portion: 0, other: 0 });

describe('the distance of a row', () => {
  it('counts every nutrient on the sides that cost something, wherever the row stands', () => {
    fc.assert(
      fc.property(day, day, (before, row) => {
        expect(distanceOfRow(Float64Array.from([...before, ...row]), WIDTH)).toBeCloseTo(distance(row), 9);
      }),
    );
  });

  it('after meals are given back and others taken is that of the row with them', () => {
    fc.assert(
      fc.property(day, dish, dish, dish, dish, (row, a, b, c, d) => {
        const remaining = Float64Array.from([...rowFull(0), ...row]);
        const amounts = Float64Array.from([...rowFull(0), ...a, ...b, ...c, ...d]);
        const after = minus(minus(row, a, -1), c);
        expect(distanceAfter(remaining, WIDTH, amounts, WIDTH, 3 * WIDTH)).toBeCloseTo(distance(after), 9);
        expect(distanceAfterTwo(remaining, WIDTH, amounts, WIDTH, 2 * WIDTH, 3 * WIDTH, 4 * WIDTH)).toBeCloseTo(
          distance(minus(minus(after, b, -1), d)),
          9,
        );
      }),
    );
  });
});

describe('the portion that comes closest', () => {
  it('is the best of all that there are', () => {
    fc.assert(
      fc.property(day, dish, portions, (row, eaten, choices) => {
        const found = nothingYet();
        const tried = closestPortion(
          Float64Array.from(row),
          Float64Array.from([...rowFull(9), ...eaten]),
          WIDTH,
          Float64Array.from(choices),
          found,
        );
        const best = Math.min(...choices.map((portion) => distance(minus(row, eaten, portion))));
        expect(found.distance).toBeCloseTo(best, 9);
        expect(distance(minus(row, eaten, found.portion))).toBeCloseTo(best, 9);
        expect(choices).toContain(found.portion);
        expect(tried).toBeGreaterThan(0);
        expect(tried).toBeLessThanOrEqual(choices.length);
      }),
    );
  });

  it('is the best of all pairs for two dishes', () => {
    fc.assert(
      fc.property(day, dish, portions, dish, portions, (row, eaten, choices, other, otherChoices) => {
        const found = nothingYet();
        const tried = closestPair(
          Float64Array.from(row),
          Float64Array.from([...eaten, ...other]),
          0,
          Float64Array.from(choices),
          WIDTH,
          Float64Array.from(otherChoices),
          found,
        );
        const left = (one: number, two: number) => distance(minus(minus(row, eaten, one), other, two));
        const best = Math.min(...choices.flatMap((one) => otherChoices.map((two) => left(one, two))));
        expect(found.distance).toBeCloseTo(best, 9);
        expect(left(found.portion, found.other)).toBeCloseTo(best, 9);
        expect(tried).toBeGreaterThanOrEqual(choices.length);
        expect(tried).toBeLessThanOrEqual(choices.length * otherChoices.length);
      }),
    );
  });
});

describe('a row with prices', () => {
  const menus = fc.array(fc.record({ sums: dish, price: amount }), { minLength: 1, maxLength: 8 });
  const flat = (made: { sums: number[]; price: number }[]) => ({
    sums: Float64Array.from(made.flatMap(({ sums }) => sums)),
    prices: Float64Array.from(made, ({ price }) => price),
  });

  it('costs its price, what was paid and the distance that is left', () => {
    fc.assert(
      fc.property(day, menus, amount, (row, made, paid) => {
        made.forEach(({ sums, price }, place) => {
          expect(pricedDistance(paid, Float64Array.from(row), flat(made), place)).toBeCloseTo(
            paid + price + distance(minus(row, sums)),
            9,
          );
        });
      }),
    );
  });

  it('is the first below a limit, and there is none but those asked about', () => {
    fc.assert(
      fc.property(day, menus, amount, fc.nat(7), fc.nat(8), amount, (row, made, paid, from, to, margin) => {
        const [begin, end] = [Math.min(from, made.length), Math.min(to, made.length)];
        const costs = made.map(({ sums, price }) => paid + price + distance(minus(row, sums)));
        const limit = Math.min(...costs) + margin + 0.05;
        const expected = costs.findIndex((cost, place) => place >= begin && place < end && cost < limit);
        const found = firstBelow(limit, paid, Float64Array.from(row), flat(made), begin, end);
        expect(found).toBe(expected < 0 ? end : expected);
      }),
    );
  });

  it('that costs just the limit is not below it', () => {
    const row = Float64Array.of(1, 0, 0, 0, 0, 0);
    const made = flat([{ sums: [0, 0, 0, 0, 0, 0], price: 1 }]);
    expect(firstBelow(2, 0, row, made, 0, 1)).toBe(1);
    expect(firstBelow(2.5, 0, row, made, 0, 1)).toBe(0);
  });
});

test('two rows are as unlike as their nutrients differ, as far as that matters', () => {
  fc.assert(
    fc.property(dish, dish, amount, (one, other, limit) => {
      const differ = one.reduce((sum, value, column) => sum + Math.abs(value - other[column]!), 0);
      const asked = [Float64Array.from([...rowFull(7), ...one]), WIDTH, Float64Array.from(other), 0] as const;
      expect(unlikeness(Number.POSITIVE_INFINITY, ...asked)).toBeCloseTo(differ, 9);
      const short = unlikeness(limit, ...asked);
      expect(short).toBeLessThanOrEqual(differ + 1e-9);
      if (differ < limit) expect(short).toBeCloseTo(differ, 9);
      else expect(short).toBeGreaterThanOrEqual(limit - 1e-9);
    }),
  );
});

describe('a day within what its nutrients may be off', () => {
  const within = (row: number[], tolerances = rowFull(0.1)) =>
    isRowWithin(
      Float64Array.from([...rowFull(9), ...row]),
      WIDTH,
      Float64Array.from([...rowFull(0), ...tolerances]),
      WIDTH,
    );

  test.each(GOAL_NUTRIENTS.map((nutrient, column) => [nutrient, column] as const))('%s', (nutrient, column) => {
    const { side } = GOAL_NUTRIENT_FACTS[nutrient];
    const only = (value: number) => rowFull(0).with(column, value);
    expect(within(only(0.1))).toBe(true);
    expect(within(only(-0.1))).toBe(true);
    expect(within(only(0.11))).toBe(side === 'ceiling');
    expect(within(only(-0.11))).toBe(side === 'floor');
    expect(within(only(0.2), rowFull(0).with(column, 0.2))).toBe(true);
  });

  const extra = (row: number[], tolerances: number[], missCost = 5) =>
    extraOfRow(
      Float64Array.from([...rowFull(9), ...row]),
      WIDTH,
      Float64Array.from([...rowFull(0), ...tolerances]),
      WIDTH,
      missCost,
    );

  it('is worse by its calories only, one and a quarter times what they are off', () => {
    expect(extra([0.02, 0.1, 0, 0, 0, 0], rowFull(0.1))).toBeCloseTo(0.025, 9);
    expect(extra([-0.02, 0, 0, 0, 0, 0], rowFull(0.1))).toBeCloseTo(0.025, 9);
    expect(extra([0.08, 0, 0, 0, 0, 0], rowFull(0.1))).toBeCloseTo(0.1, 9);
  });

  it('costs a miss more where any is further off, and calories no more than they may be off', () => {
    expect(extra([0.08, 0.2, 0, 0, 0, 0], rowFull(0.1))).toBeCloseTo(5.1, 9);
    expect(extra([0.2, 0, 0, 0, 0, 0], rowFull(0.1))).toBeCloseTo(5.125, 9);
  });

  it('costs nothing where no goal is one’s own', () => {
    expect(extra(rowFull(3), rowFull(Number.POSITIVE_INFINITY))).toBe(0);
  });
});
