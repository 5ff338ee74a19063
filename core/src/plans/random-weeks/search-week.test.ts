import { expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { expectKept, randomCase, randomDish, startOf } from '../../testing/random-week.ts';
import { defaultPlanSettings } from '../plan-settings.ts';
import { searchWeek } from '../search-week.ts';

test('a search of little effort comes within an eighth of the nearest weeks that are known', () => {
  // found with sixty times the effort
  const nearest = [1.05, 0.648, 0.56];
  const found = nearest.map((_, index) => {
    const seed = index + 1;
    const testCase = randomCase(seed, { isRepeated: () => false, lockShare: 0 });
    testCase.candidates = Array.from({ length: 80 }, (__, number) => ({
      ...randomDish(seededRandom(10_000 * seed + number), `d${number}`),
      isBorrowed: false,
    }));
    testCase.settings.structure = defaultPlanSettings().structure;
    const { problem, like } = startOf(testCase);
    const week = searchWeek(problem, like, seededRandom(seed), 0.1);
    expectKept(week, testCase);
    return week.distance();
  });
  const sum = (distances: number[]) => distances.reduce((total, distance) => total + distance, 0);
  expect(sum(found) / sum(nearest)).toBeLessThan(1.125);
});
