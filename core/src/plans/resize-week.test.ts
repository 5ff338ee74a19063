import { expect, it } from 'vitest';
import { removeSlot } from './edit-plan.ts';
import { fewestAsked, resizeWeek } from './resize-week.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek, structureOf } from './week-plan.ts';

const week = { plan: emptyWeek(defaultStructure(), '-'), locks: {} };

it('gives every day so many slots of a type, and takes the last ones', () => {
  const none = resizeWeek(week, 'breakfast', 0, '-');
  expect(structureOf(none.plan)).toEqual(defaultStructure().map((day) => ({ ...day, breakfast: 0 })));
  const three = resizeWeek({ ...week, plan: week.plan.map((day) => ({ ...day, snack: ['a', 'b'] })) }, 'snack', 3, '-');
  expect(three.plan.every(({ snack }) => snack.join() === 'a,b,-')).toBe(true);
  expect(resizeWeek(three, 'snack', 1, '-').plan.every(({ snack }) => snack.join() === 'a')).toBe(true);
  expect(resizeWeek(week, 'snack', -1, '-').plan[0]?.snack).toEqual([]);
  expect(resizeWeek(week, 'snack', 99, '-').plan[0]?.snack).toHaveLength(10);
});

it('leaves what is locked, and what is before it', () => {
  const locked = { plan: week.plan.with(2, { ...week.plan[2]!, snack: ['a', 'b'] }), locks: { '2-snack-1': 'b' } };
  const resized = resizeWeek(locked, 'snack', 0, '-');
  expect(resized.plan.map(({ snack }) => snack.length)).toEqual([0, 0, 2, 0, 0, 0, 0]);
  expect(resized.plan[2]?.snack).toEqual(['a', 'b']);
});

it('leaves every day a meal', () => {
  const only = structureOf(week.plan).map(() => ({ breakfast: 0, lunch: 0, dinner: 1, snack: 0 }));
  expect(fewestAsked(only, 'dinner')).toBe(1);
  expect(fewestAsked(only, 'lunch')).toBe(0);
  expect(fewestAsked(defaultStructure(), 'dinner')).toBe(0);
});

it('NUM-49 a slot is still removed down to one of its type, no further', () => {
  expect(removeSlot(week, 0, 'breakfast')).toEqual({ ok: false, reason: 'last_slot' });
  expect(removeSlot(resizeWeek(week, 'breakfast', 0, '-'), 0, 'breakfast')).toEqual({ ok: false, reason: 'last_slot' });
});
