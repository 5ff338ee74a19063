import { expect, it } from 'vitest';
import {
  addSlot,
  clearPlan,
  type EditablePlan,
  type EditResult,
  isDayLocked,
  isLocked,
  lockDay,
  lockMeal,
  moveMeal,
  removeSlot,
  resetDay,
  setMeal,
  unlockDay,
  unlockMeal,
} from './edit-plan.ts';
import { DEFAULT_DAY, defaultStructure } from './structure.ts';
import { mealAt, slotsOf, structureOf } from './week-plan.ts';

/** A week in which each meal is named for its place. */
function namedWeek(): EditablePlan<string> {
  const week = clearPlan(defaultStructure(), '');
  const plan = week.plan.map((day, dayIndex) => ({
    breakfast: day.breakfast.map((_, index) => `${dayIndex}-breakfast-${index}`),
    lunch: day.lunch.map((_, index) => `${dayIndex}-lunch-${index}`),
    dinner: day.dinner.map((_, index) => `${dayIndex}-dinner-${index}`),
    snack: day.snack.map((_, index) => `${dayIndex}-snack-${index}`),
  }));
  return { plan, locks: {} };
}

/** Frozen to the bottom: an edit that writes to its argument throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

function done(result: EditResult<string>): EditablePlan<string> {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return { plan: result.plan, locks: result.locks };
}

it('adding a slot and removing it again are twins, and leave the given week as it was', () => {
  const week = frozen(namedWeek());
  const added = addSlot(week, 2, 'lunch', '');
  expect(added).toMatchObject({ ok: true });
  if (!added.ok) return;
  expect(added.plan[2]?.lunch).toEqual(['2-lunch-0', '']);
  const removed = removeSlot(added, 2, 'lunch');
  expect(removed).toEqual({ ok: true, ...week });
});

it('PLAN-39 a slot can be removed only where the type has 2 or more meals', () => {
  const week = frozen(namedWeek());
  expect(removeSlot(week, 0, 'lunch')).toEqual({ ok: false, reason: 'last_slot' });
  expect(removeSlot(week, 0, 'snack')).toMatchObject({ ok: true });
  expect(removeSlot(week, 7, 'snack')).toEqual({ ok: false, reason: 'no_such_slot' });
});

it('PLAN-40 removing a slot removes the last one', () => {
  const removed = done(removeSlot(frozen(namedWeek()), 4, 'snack'));
  expect(removed.plan[4]?.snack).toEqual(['4-snack-0']);
});

it('a locked last slot must be unlocked before it can be removed', () => {
  const place = { day: 1, mealType: 'snack', index: 1 } as const;
  const locked = done(lockMeal(frozen(namedWeek()), place));
  expect(removeSlot(locked, 1, 'snack')).toEqual({ ok: false, reason: 'locked' });
  const unlocked = done(unlockMeal(locked, place));
  expect(removeSlot(unlocked, 1, 'snack')).toMatchObject({ ok: true });
});

it('a meal type takes at most ten slots', () => {
  let week = namedWeek();
  while ((week.plan[0]?.dinner.length ?? 0) < 10) week = done(addSlot(week, 0, 'dinner', ''));
  expect(addSlot(week, 0, 'dinner', '')).toEqual({ ok: false, reason: 'too_many_slots' });
});

it('PLAN-13 locking and unlocking a meal are twins', () => {
  const week = frozen(namedWeek());
  const place = { day: 3, mealType: 'dinner', index: 0 } as const;
  const locked = done(lockMeal(week, place));
  expect(locked.locks).toEqual({ '3-dinner-0': '3-dinner-0' });
  expect(isLocked(locked.locks, place)).toBe(true);
  expect(unlockMeal(locked, place)).toEqual({ ok: true, ...week });
  expect(lockMeal(week, { ...place, index: 5 })).toEqual({ ok: false, reason: 'no_such_slot' });
});

it('PLAN-35 Lock Day locks every meal of the day and no other, and unlocking the day is its twin', () => {
  const week = frozen(namedWeek());
  const locked = lockDay(week, 5);
  expect(Object.keys(locked.locks)).toEqual(['5-breakfast-0', '5-lunch-0', '5-dinner-0', '5-snack-0', '5-snack-1']);
  expect(isDayLocked(locked, 5)).toBe(true);
  expect(isDayLocked(locked, 4)).toBe(false);
  expect(isDayLocked(done(unlockMeal(locked, { day: 5, mealType: 'lunch', index: 0 })), 5)).toBe(false);
  expect(unlockDay(locked, 5)).toEqual(week);
});

it("PLAN-36 PLAN-37 Reset Day gives the structure's slots, all empty, and removes the locks of that day only", () => {
  const week = lockDay(lockDay(namedWeek(), 1), 2);
  const reset = resetDay(frozen(week), 1, { ...DEFAULT_DAY, lunch: 2 }, '');
  expect(reset.plan[1]).toEqual({ breakfast: [''], lunch: ['', ''], dinner: [''], snack: ['', ''] });
  expect(reset.plan[2]).toEqual(week.plan[2]);
  expect(isDayLocked(reset, 1)).toBe(false);
  expect(isDayLocked(reset, 2)).toBe(true);
  expect(Object.keys(reset.locks).every((key) => key.startsWith('2-'))).toBe(true);
});

it('clearing gives an empty week of the structure without locks', () => {
  const cleared = clearPlan(defaultStructure(), '');
  expect(cleared.locks).toEqual({});
  expect(structureOf(cleared.plan)).toEqual(defaultStructure());
  expect(slotsOf(cleared.plan).every(({ meal }) => meal === '')).toBe(true);
});

it('PLAN-12 a meal is put into a slot or cleared from it, unless the slot is locked', () => {
  const week = frozen(namedWeek());
  const place = { day: 0, mealType: 'lunch', index: 0 } as const;
  expect(mealAt(done(setMeal(week, place, 'soup')).plan, place)).toBe('soup');
  expect(mealAt(done(setMeal(week, place, '')).plan, place)).toBe('');
  const locked = done(lockMeal(week, place));
  expect(setMeal(locked, place, 'soup')).toEqual({ ok: false, reason: 'locked' });
});

it('a meal dragged to a filled slot of another day and type changes places with it, and back again', () => {
  const week = frozen(namedWeek());
  const from = { day: 0, mealType: 'lunch', index: 0 } as const;
  const to = { day: 6, mealType: 'snack', index: 1 } as const;
  const moved = done(moveMeal(week, from, to));
  expect(mealAt(moved.plan, to)).toBe('0-lunch-0');
  expect(mealAt(moved.plan, from)).toBe('6-snack-1');
  expect(moveMeal(moved, to, from)).toEqual({ ok: true, ...week });
});

it('a meal dragged to an empty slot leaves its own empty', () => {
  const from = { day: 2, mealType: 'dinner', index: 0 } as const;
  const to = { day: 3, mealType: 'dinner', index: 0 } as const;
  const gap = done(setMeal(namedWeek(), to, ''));
  const moved = done(moveMeal(gap, from, to));
  expect([mealAt(moved.plan, from), mealAt(moved.plan, to)]).toEqual(['', '2-dinner-0']);
});

it('locked meals neither move nor give way, and a move needs two different slots', () => {
  const from = { day: 2, mealType: 'dinner', index: 0 } as const;
  const to = { day: 3, mealType: 'dinner', index: 0 } as const;
  const locked = done(lockMeal(namedWeek(), to));
  expect(moveMeal(locked, from, to)).toEqual({ ok: false, reason: 'locked' });
  expect(moveMeal(locked, to, from)).toEqual({ ok: false, reason: 'locked' });
  expect(moveMeal(locked, from, from)).toEqual({ ok: false, reason: 'same_place' });
  expect(moveMeal(locked, from, { ...to, index: 3 })).toEqual({ ok: false, reason: 'no_such_slot' });
  expect(moveMeal(locked, { ...from, index: 3 }, from)).toEqual({ ok: false, reason: 'no_such_slot' });
  expect(moveMeal(locked, from, { ...to, day: 7 })).toEqual({ ok: false, reason: 'no_such_slot' });
});

it('what is no slot of the week is said so, whatever is asked of it', () => {
  const week = namedWeek();
  const no = { ok: false, reason: 'no_such_slot' };
  const nowhere = { day: 2, mealType: 'dinner', index: 9 } as const;
  expect([addSlot(week, 7, 'lunch', ''), removeSlot(week, -1, 'lunch')]).toEqual([no, no]);
  expect([lockMeal(week, nowhere), unlockMeal(week, nowhere), setMeal(week, nowhere, 'x')]).toEqual([no, no, no]);
});
