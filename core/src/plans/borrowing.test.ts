import { expect, test } from 'vitest';
import { withLoansReason } from './borrowing.ts';
import type { PlanReason } from './plan-reasons.ts';
import { emptyWeek } from './week-plan.ts';

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
