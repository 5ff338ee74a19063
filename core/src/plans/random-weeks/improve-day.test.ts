import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { seeds } from '../../testing/by-lot.ts';
import { dish, expectKept, expectTrue, randomCase, randomDish, startOf, TYPES } from '../../testing/random-week.ts';
import { fillWeek } from '../fill-week.ts';
import { improveDay } from '../improve-day.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';
import { improveDays } from '../search-week.ts';
import type { WeekState } from '../week-state.ts';

describe('a better menu for one day', () => {
  const all = { halfMenus: 20_000, comparisons: 10_000_000, taking: false };

  /** The smallest distance of a day among all menus that the rules and what is against meals allow. */
  function bestByHand(week: WeekState, day: number): number {
    const { problem } = week;
    const slots = [...week.assigned.keys()].filter(
      (slot) => problem.freeDay[slot] === day && week.assigned[slot] !== problem.count,
    );
    const before = [...week.assigned];
    const againstOf = (recipe: number, slot: number) => problem.reluctance[recipe * TYPES + problem.freeType[slot]!]!;
    const most = slots.reduce((sum, slot) => sum + againstOf(before[slot]!, slot), 0);
    for (const slot of slots) week.place(slot, problem.count);
    let best = Number.POSITIVE_INFINITY;
    const visit = (index: number, against: number): void => {
      const slot = slots[index];
      if (slot === undefined) {
        if (against <= most) best = Math.min(best, week.dayDistance[day]!);
        return;
      }
      const type = problem.freeType[slot]!;
      for (const recipe of problem.fits[type]!) {
        if (week.blocked[recipe * TYPES + type] || week.byDay[recipe * 7 + day]! > 0) continue;
        week.place(slot, recipe);
        visit(index + 1, against + againstOf(recipe, slot));
        week.place(slot, problem.count);
      }
    };
    visit(0, 0);
    for (const slot of slots) week.place(slot, before[slot]!);
    return best;
  }

  it.each([
    ['where nothing repeats', false],
    ['where all repeats', true],
  ])('is the best there is when all are compared, %s', (_, isRepeated) => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const testCase = randomCase(seed, { isRepeated: () => isRepeated });
        testCase.candidates.length = Math.min(16, testCase.candidates.length);
        testCase.settings.structure[day] = { breakfast: 0, lunch: 1, dinner: 1, snack: 1 };
        const { week, like } = startOf(testCase);
        fillWeek(week);
        if (week.defects().sameDay > 0) return;
        const before = week.dayDistance[day]!;
        const best = bestByHand(week, day);
        const others = week.distance() - before;
        const isBetter = improveDay(week, day, seededRandom(seed), { ...all, like });
        if (best < Number.POSITIVE_INFINITY) expect(week.dayDistance[day]).toBeCloseTo(Math.min(best, before), 7);
        expect(isBetter).toBe(week.dayDistance[day]! < before - 1e-9);
        expect(week.distance() - week.dayDistance[day]!).toBeCloseTo(others, 8);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('takes nothing from other days but for a better week, and breaks no rule for it', () => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const testCase = randomCase(seed);
        const { week, like } = startOf(testCase);
        fillWeek(week);
        const before = { distance: week.distance(), ...week.defects() };
        const isBetter = improveDay(week, day, seededRandom(seed), {
          halfMenus: 60,
          comparisons: 500,
          taking: true,
          like,
        });
        expect(isBetter).toBe(week.distance() < before.distance - 1e-10);
        expect(week.distance()).toBeLessThanOrEqual(before.distance + 1e-9);
        const after = week.defects();
        expect(after.empty).toBe(before.empty);
        expect(after.reluctance).toBeLessThanOrEqual(before.reluctance);
        expectTrue(week, testCase);
        expectKept(week, testCase);
      }),
    );
  });

  it('takes a meal of another day where only that helps and another will do there', () => {
    const settings: PlanSettings = {
      ...defaultPlanSettings(),
      nutGoals: { ...NO_GOALS, calories: 500, protein: 50 },
      structure: defaultPlanSettings().structure.map((_, day) => ({
        breakfast: 0,
        lunch: day === 1 ? 1 : 0,
        dinner: day === 0 ? 1 : 0,
        snack: 0,
      })),
    };
    const candidates = [
      dish('right', 'any', { calories: 500, protein: 50 }),
      dish('poor', 'dinner', { calories: 300, protein: 10 }),
      dish('nearly right', 'lunch', { calories: 495, protein: 49 }),
      dish('far', 'lunch', { calories: 900, protein: 5 }),
    ];
    const start = () => {
      const made = startOf({ candidates, settings, locked: {} });
      const numberOf = (id: string) => made.problem.recipes.findIndex((recipe) => recipe.id === id);
      made.week.place(0, numberOf('poor'));
      made.week.place(1, numberOf('right'));
      return { ...made, names: () => [...made.week.assigned].map((recipe) => made.problem.recipes[recipe]!.id) };
    };
    const { week, like, names } = start();
    expect(improveDay(week, 0, seededRandom(1), { ...all, taking: true, like })).toBe(true);
    expect(names()).toEqual(['right', 'nearly right']);
    expect(improveDay(week, 0, seededRandom(1), { ...all, taking: true, like })).toBe(false);
    const untaken = start();
    expect(improveDay(untaken.week, 0, seededRandom(1), { ...all, taking: false, like: untaken.like })).toBe(false);
    expect(untaken.names()).toEqual(['poor', 'right']);
  });

  it('is looked for on every day', () => {
    const testCase = randomCase(77, { isRepeated: () => false, lockShare: 0 });
    testCase.candidates = Array.from({ length: 120 }, (_, index) => randomDish(seededRandom(index), `d${index}`));
    testCase.settings.structure = defaultPlanSettings().structure;
    const { week, like } = startOf(testCase);
    fillWeek(week);
    const before = [...week.dayDistance];
    improveDays(week, seededRandom(1), like, 1);
    expect([...week.dayDistance].filter((distance, day) => distance < before[day]! - 1e-6).length).toBeGreaterThan(4);
    expectKept(week, testCase);
  });
});
