import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { seeds } from '../../testing/by-lot.ts';
import { randomCase, startOf } from '../../testing/random-week.ts';
import { WIDTH } from '../goal-columns.ts';

test('a recipe is most like those that add the same to a day, the likest first', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const testCase = randomCase(seed);
      const { problem, like } = startOf(testCase);
      MEAL_TYPES.forEach((_, type) => {
        for (let recipe = 0; recipe < problem.count; recipe++) {
          const differ = (other: number) =>
            Array.from({ length: WIDTH }, (__, column) =>
              Math.abs(problem.amounts[recipe * WIDTH + column]! - problem.amounts[other * WIDTH + column]!),
            ).reduce((sum, value) => sum + value, 0);
          const others = [...problem.fits[type]!].filter((other) => other !== recipe);
          const likest = others
            .map(differ)
            .sort((a, b) => a - b)
            .slice(0, 16);
          const size = likest.length;
          const picked = Array.from({ length: size }, (__, place) => like.pick(recipe, type, (place + 0.5) / size));
          expect(new Set(picked).size).toBe(size);
          expect(picked).not.toContain(recipe);
          picked.forEach((other, place) => {
            expect(differ(other)).toBeCloseTo(likest[place]!, 9);
          });
          if (size === 0) expect(like.pick(recipe, type, 0.5)).toBe(recipe);
        }
      });
    }),
    { numRuns: 30 },
  );
});
