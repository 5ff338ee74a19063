import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { seeds, whole } from '../../testing/by-lot.ts';
import { expectTrue, mealsOf, randomCase, startOf } from '../../testing/random-week.ts';
import { penaltiesOf } from '../anneal-week.ts';
import type { PlanCandidate } from '../candidates.ts';
import { fillWeek } from '../fill-week.ts';
import { WIDTH } from '../goal-columns.ts';

describe('a week that is worked on', () => {
  it('knows its distance, what the rules forbid and what is against it after any changes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { problem, week } = startOf(testCase);
        const random = seededRandom(seed + 1);
        const slots = week.assigned.length;
        for (let turn = 0; slots > 0 && turn < 25; turn++) {
          const slot = whole(random, 0, slots - 1);
          week.place(slot, random() < 0.2 ? problem.count : whole(random, 0, problem.count - 1));
          if (random() < 0.1) week.setLimit(whole(random, 0, problem.count - 1), whole(random, 0, 2));
        }
        expectTrue(week, testCase);
        const meals = mealsOf(week, testCase).filter(({ isLocked }) => !isLocked);
        const held = new Set(meals.flatMap(({ day, meal }) => (meal === null ? [] : [`${day} ${meal.id}`])));
        const again = [...held].map((cell) => {
          const on = mealsOf(week, testCase).filter(({ day, meal }) => `${day} ${meal?.id}` === cell);
          return on.length - 1;
        });
        const against = meals.map(({ meal }) =>
          meal === null ? 0 : (meal.nutrients === null ? 1 : 0) + ((meal as PlanCandidate).isBorrowed ? 2 : 0),
        );
        expect(week.defects()).toEqual({
          empty: meals.filter(({ meal }) => meal === null).length,
          sameDay: again.reduce((sum, more) => sum + more, 0),
          reluctance: against.reduce((sum, more) => sum + more, 0),
        });
      }),
    );
  });

  it('holds the meals of another once those are loaded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week } = startOf(testCase);
        const other = startOf(testCase).week;
        fillWeek(week);
        const random = seededRandom(seed);
        other.assigned.forEach((_, slot) => {
          if (random() < 0.7) other.place(slot, whole(random, 0, other.problem.count));
        });
        week.load(other.assigned);
        expect([...week.assigned]).toEqual([...other.assigned]);
        expectTrue(week, testCase);
      }),
    );
  });

  it('weighs an empty slot above any repeats, those above what is against meals, and that above any distance', () => {
    const testCase = randomCase(3);
    const { week, problem } = startOf(testCase);
    const { empty, sameDay, reluctance } = penaltiesOf(week);
    const slots = problem.freePlace.length;
    const farthest = 7 * WIDTH * (1 + slots * problem.largestAmount);
    expect(reluctance).toBeGreaterThan(farthest / 7);
    expect(sameDay).toBeGreaterThanOrEqual(slots * 7 * reluctance);
    expect(empty).toBeGreaterThan(slots * sameDay);
  });
});
