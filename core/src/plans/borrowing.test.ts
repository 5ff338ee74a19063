import { expect, test } from 'vitest';
import { BORROWED_MAX, withinLoans, withLoansReason } from './borrowing.ts';
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
