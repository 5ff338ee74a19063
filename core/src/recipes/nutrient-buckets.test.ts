import { expect, test } from 'vitest';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../foods/nutrients.ts';
import { nutrientBuckets } from './nutrient-buckets.ts';

test('NUM-27 the buckets of calories', () => {
  expect(nutrientBuckets('calories')).toEqual([
    { max: 300 },
    { min: 300, max: 600 },
    { min: 600, max: 900 },
    { min: 900, max: 1200 },
    { min: 1200, max: 1500 },
    { min: 1500 },
  ]);
});

test.each([
  ['NUM-28', 'carbohydrates', [20, 50, 80, 120, 160]],
  ['NUM-29', 'protein', [10, 20, 30, 40, 50]],
  ['NUM-30', 'fat', [5, 15, 25, 35, 45]],
  ['NUM-31', 'sugar', [5, 10, 20, 30, 40]],
  ['NUM-32', 'fiber', [2, 5, 8, 12, 16]],
] as const)('%s the bounds of %s', (_id, nutrient, bounds) => {
  expect(GOAL_NUTRIENT_FACTS[nutrient].bucketBounds).toEqual(bounds);
});

test('the buckets of every nutrient touch and leave nothing out', () => {
  for (const nutrient of GOAL_NUTRIENTS) {
    const buckets = nutrientBuckets(nutrient);
    expect(buckets[0]?.min).toBeUndefined();
    expect(buckets.at(-1)?.max).toBeUndefined();
    for (const [index, bucket] of buckets.slice(1).entries()) expect(bucket.min).toBe(buckets[index]?.max);
  }
});
