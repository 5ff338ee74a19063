import { expect, test } from 'vitest';
import { BORROWED_MAX, borrowingEnds, withinLoans, withLoansReason } from './borrowing.ts';
import type { PlanReason } from './plan-reasons.ts';
import { emptyWeek, mapSlots, slotsOf } from './week-plan.ts';

const STRUCTURE = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 }));

test('slots that only more loans would have filled are empty for the limit of loans, others for what the book lacks', () => {
  const unlimited = emptyWeek<string | null>(STRUCTURE, 'lent');
  unlimited[6]!.snack = [null];
  const plan = unlimited.map((day, index) => (index > 4 ? { ...day, lunch: [null] } : day));
  const reasons: PlanReason[] = [
    { code: 'too_few_without_repeats', mealType: 'lunch', emptySlots: 2, isFiltered: false },
    { code: 'too_few_without_repeats', mealType: 'snack', emptySlots: 1, isFiltered: false },
    { code: 'unknown_nutrition', count: 1 },
  ];
  expect(withLoansReason(reasons, plan, unlimited)).toEqual([
    { code: 'loans_used_up', mealType: 'lunch', emptySlots: 2 },
    ...reasons.slice(1),
  ]);
  expect(withLoansReason(reasons, plan, plan)).toEqual(reasons);
});

test('a week that would borrow more than it may is made again of what it keeps: two for snacks, then whole days', () => {
  const candidates = ['breakfast', 'lunch', 'dinner', 'snack'].flatMap((type) =>
    Array.from({ length: 7 }, (_, day) => ({ id: `${type} ${day}`, isBorrowed: type !== 'lunch' })),
  );
  const weekOf = (from: readonly { id: string }[]) => {
    const ids = new Set(from.map(({ id }) => id));
    return mapSlots(emptyWeek<null>(STRUCTURE, null), (_, key) => {
      const [day, type] = key.split('-');
      const id = `${type} ${day}`;
      return ids.has(id) ? id : null;
    });
  };
  const dishesOf = (week: ReturnType<typeof weekOf>) => mapSlots(week, (id) => (id === null ? [] : [id]));
  const few = candidates.filter(({ id }) => Number(id.at(-1)) < 6);
  const { made: kept, unlimited: all } = withinLoans(few, weekOf, dishesOf);
  expect(kept).toBe(all);
  const { made, unlimited } = withinLoans(candidates, weekOf, dishesOf);
  expect(slotsOf(unlimited).every(({ meal }) => meal !== null)).toBe(true);
  const loans = slotsOf(made).filter(({ mealType, meal }) => meal !== null && mealType !== 'lunch');
  expect(loans).toHaveLength(BORROWED_MAX);
  expect(loans.filter(({ mealType }) => mealType === 'snack').map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(made.flatMap(({ lunch }) => lunch)).not.toContain(null);
});

test('of loans that some eat in place of a dish those of most slots are kept first, after what fills a slot and before more snacks', () => {
  // each day a lent breakfast and lunch, which are 14; three of the second dishes stand more than once
  const seconds = ['twice', 'once', 'often', 'often', 'often', 'twice', 'seldom'];
  const loans = [...new Set(seconds)].map((id) => ({ id, isBorrowed: true }));
  const candidates = [
    ...['breakfast', 'lunch', 'snack'].flatMap((type) =>
      Array.from({ length: 7 }, (_, day) => ({ id: `${type} ${day}`, isBorrowed: true })),
    ),
    ...loans,
  ];
  const weekOf = (from: readonly { id: string }[]) => {
    const ids = new Set(from.map(({ id }) => id));
    return mapSlots(emptyWeek<null>(STRUCTURE, null), (_, key) => {
      const [day, type] = key.split('-');
      const dishes = type === 'lunch' ? [`${type} ${day}`, seconds[Number(day)]!] : [`${type} ${day}`];
      return dishes.filter((id) => ids.has(id));
    });
  };
  const { made, unlimited } = withinLoans(candidates, weekOf, (week) => week);
  const lent = new Set(slotsOf(made).flatMap(({ meal }) => meal));
  expect(new Set(slotsOf(unlimited).flatMap(({ meal }) => meal)).size).toBe(25);
  expect(lent.size).toBe(BORROWED_MAX);
  // two snacks, 14 that fill a slot, then four of the second dishes, of which there are just four
  expect(['often', 'twice', 'once', 'seldom'].map((id) => lent.has(id))).toEqual([true, true, true, true]);
  expect([...lent].filter((id) => id.startsWith('snack'))).toEqual(['snack 0', 'snack 1']);
  // with two more slots that are filled by loans only the most used of them stay
  const dinners = Array.from({ length: 2 }, (_, day) => ({ id: `dinner ${day}`, isBorrowed: true }));
  const more = withinLoans([...candidates, ...dinners], weekOf, (week) => week).made;
  const kept = new Set(slotsOf(more).flatMap(({ meal }) => meal));
  expect(['often', 'twice', 'once', 'seldom'].map((id) => kept.has(id))).toEqual([true, true, false, false]);
});

test('weeks may borrow for 28 days', () => {
  expect(borrowingEnds(new Date('2026-11-01T10:00:00Z'))).toEqual(new Date('2026-11-29T10:00:00Z'));
});
