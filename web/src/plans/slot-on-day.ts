import { isLocked } from '@sorrel/core/plans/edit-plan';
import type { SlotPlace } from '@sorrel/core/plans/lock-key';
import { isEmptyMeal } from '@sorrel/core/plans/meal';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { dayDropId } from './day-tabs.tsx';
import type { Week } from './week.ts';

/** Where a meal dropped on a day's tab goes: the first empty slot of its type, else the first that is not locked. */
export function slotOnDay({ plan, locks }: Week, from: SlotPlace, dropId: string): SlotPlace | null {
  const day = plan.findIndex((_, index) => dayDropId(index) === dropId);
  if (day < 0 || day === from.day) return null;
  const free = slotsOf(plan).filter(
    (slot) => slot.day === day && slot.mealType === from.mealType && !isLocked(locks, slot),
  );
  return free.find(({ meal }) => isEmptyMeal(meal)) ?? free[0] ?? null;
}
