import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { clearPlan, type EditablePlan, lockMeal, removeSlot, resetDay, setMeal } from './edit-plan.ts';
import {
  batchesOf,
  eatAgain,
  LEFTOVER_DAYS,
  type Leftover,
  moveCooked,
  slotsForLeftovers,
  sparesOf,
  untrueLeftovers,
  withTrueLeftovers,
} from './leftovers.ts';
import { lockKey, parseLockKey, type SlotPlace } from './lock-key.ts';
import { dateOfDay } from './plan-dates.ts';
import { defaultStructure } from './structure.ts';
import { mealAt, slotsOf, type WeekPlan } from './week-plan.ts';

type Dish = { id: string | null; name: string; portions?: number; leftover?: Leftover; cooked?: number };
type Week = EditablePlan<Dish>;

const EMPTY: Dish = { id: null, name: '' };
const STEW: Dish = { id: 'stew', name: 'Leek stew', portions: 3 };
const SOUP: Dish = { id: 'soup', name: 'Soup' };
/** A week that begins on a Sunday, and one that begins on a Monday. */
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const dinner = (day: number): SlotPlace => ({ day, mealType: 'dinner', index: 0 });
const keyOf = ({ day, mealType, index }: SlotPlace) => lockKey(day, mealType, index);

const emptyWeek = (): Week => clearPlan(defaultStructure(), EMPTY);
function withMeal(week: Week, place: SlotPlace, meal: Dish): Week {
  const done = setMeal(week, place, meal);
  if (!done.ok) throw new Error(done.reason);
  return done;
}
const cooked = () => withMeal(emptyWeek(), dinner(0), STEW);
const twice = (to = dinner(2)) => eatAgain(cooked(), { from: dinner(0), to }, STEW, null);
const leftoverAt = (week: Week, place: SlotPlace) => mealAt(week.plan, place)?.leftover;

describe('what is left of a dish', () => {
  it('stands in a later slot, locked, and names the one it was cooked in', () => {
    const week = twice();
    expect(mealAt(week.plan, dinner(2))).toEqual({ ...STEW, leftover: { of: '0-dinner-0' } });
    expect(week.locks).toEqual({ '2-dinner-0': { ...STEW, leftover: { of: '0-dinner-0' } } });
    expect(withTrueLeftovers(week, null)).toBe(week);
  });

  it('is offered the free slots of the days that it keeps, in the order of the week', () => {
    const locked = lockMeal(cooked(), dinner(1));
    if (!locked.ok) throw new Error(locked.reason);
    const offered = slotsForLeftovers(locked, dinner(0), null);
    expect([...new Set(offered.map(({ day }) => day))]).toEqual([1, 2, 3]);
    expect(offered.map(keyOf)).not.toContain('1-dinner-0');
    // Sunday is the first day of that week and the last of a week from Monday on
    const fromSunday = slotsForLeftovers(cooked(), dinner(6), SUNDAY).map(({ day }) => day);
    expect([...new Set(fromSunday)]).toEqual([0, 1, 2]);
    expect(slotsForLeftovers(cooked(), dinner(6), MONDAY)).toEqual([]);
    expect(slotsForLeftovers(cooked(), dinner(6), null)).toEqual([]);
  });

  it('goes nowhere else, and nothing is left of what is itself left', () => {
    const week = cooked();
    expect(eatAgain(week, { from: dinner(0), to: dinner(4) }, STEW, null)).toBe(week);
    expect(eatAgain(week, { from: dinner(0), to: dinner(1) }, SOUP, null)).toBe(week);
    expect(eatAgain(week, { from: dinner(1), to: dinner(2) }, EMPTY, null)).toBe(week);
    const left = twice();
    expect(eatAgain(left, { from: dinner(2), to: dinner(3) }, STEW, null)).toBe(left);
  });

  it('is an ordinary, unlocked meal where the dish is replaced, cleared, or its slot removed', () => {
    const second = { day: 0, mealType: 'dinner', index: 1 } as const;
    const inSecond: Week = {
      ...emptyWeek(),
      plan: emptyWeek().plan.map((day, index) => (index === 0 ? { ...day, dinner: [EMPTY, STEW] } : day)),
    };
    const fromSecond = eatAgain(inSecond, { from: second, to: dinner(2) }, STEW, null);
    const removed = removeSlot(fromSecond, 0, 'dinner');
    if (!removed.ok) throw new Error(removed.reason);
    for (const week of [
      withMeal(twice(), dinner(0), SOUP),
      withMeal(twice(), dinner(0), EMPTY),
      resetDay(twice(), 0, { breakfast: 1, lunch: 1, dinner: 1, snack: 2 }, EMPTY),
      removed,
    ]) {
      const now = withTrueLeftovers(week, null);
      expect(mealAt(now.plan, dinner(2))).toEqual(STEW);
      expect(now.locks).toEqual({});
    }
  });

  it('follows the dish to another slot as long as that lies before it and not too long ago', () => {
    const moved = (to: SlotPlace) => {
      const done = moveCooked(twice(), dinner(0), to);
      if (!done.ok) throw new Error(done.reason);
      return withTrueLeftovers(done, null);
    };
    const earlier = moved({ day: 1, mealType: 'lunch', index: 0 });
    expect(leftoverAt(earlier, dinner(2))).toEqual({ of: '1-lunch-0' });
    expect(earlier.locks['2-dinner-0']?.leftover).toEqual({ of: '1-lunch-0' });
    for (const later of [dinner(3), { day: 2, mealType: 'lunch', index: 0 } as const]) {
      expect(leftoverAt(moved(later), dinner(2))).toBeUndefined();
      expect(moved(later).locks).toEqual({});
    }
    // the dish gives way to another that is moved into its slot, and the mark goes with it
    const swapped = moveCooked(withMeal(twice(), dinner(1), SOUP), dinner(1), dinner(0));
    if (!swapped.ok) throw new Error(swapped.reason);
    expect(leftoverAt(withTrueLeftovers(swapped, null), dinner(2))).toEqual({ of: '1-dinner-0' });
    expect(moveCooked(twice(), dinner(0), dinner(2))).toEqual({ ok: false, reason: 'locked' });
  });

  it('is judged by the days of the week that it stands in', () => {
    const week = eatAgain(withMeal(emptyWeek(), dinner(6), STEW), { from: dinner(6), to: dinner(0) }, STEW, SUNDAY);
    expect(withTrueLeftovers(week, SUNDAY)).toBe(week);
    expect(leftoverAt(withTrueLeftovers(week, MONDAY) as Week, dinner(0))).toBeUndefined();
  });

  it('is cooked with the dish: every portion once', () => {
    const three = eatAgain(twice(), { from: dinner(0), to: dinner(3) }, { ...STEW, portions: 2 }, null);
    expect([...batchesOf(three.plan)]).toEqual([['0-dinner-0', { meals: 3, servings: 8, spare: 0 }]]);
    const alone = { id: 'soup', name: 'Soup' };
    const soup = eatAgain(withMeal(emptyWeek(), dinner(0), alone), { from: dinner(0), to: dinner(1) }, alone, null);
    expect(batchesOf(soup.plan).get('0-dinner-0')).toEqual({ meals: 2, servings: 2, spare: 0 });
    expect(batchesOf(cooked().plan).size).toBe(0);
  });
});

const place = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  mealType: fc.constantFrom(...MEAL_TYPES),
  index: fc.constant(0),
});
const edit = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), from: place, to: place }),
  fc.record({ kind: fc.constant('again' as const), from: place, to: place }),
  fc.record({ kind: fc.constant('set' as const), from: place, meal: fc.constantFrom(STEW, SOUP, EMPTY) }),
  fc.record({ kind: fc.constant('lock' as const), from: place }),
  fc.record({ kind: fc.constant('forge' as const), from: place, of: fc.oneof(place.map(keyOf), fc.constant('9-x-1')) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function edited(week: Week, change: Edit, weekStart: string | null): Week {
  const { from } = change;
  const meal = mealAt(week.plan, from) ?? EMPTY;
  switch (change.kind) {
    case 'again': {
      const { leftover: _, ...dish } = meal;
      return eatAgain(week, { from, to: change.to }, dish, weekStart);
    }
    case 'move':
    case 'set':
    case 'lock':
    case 'forge': {
      const done =
        change.kind === 'move'
          ? moveCooked(week, from, change.to)
          : change.kind === 'lock'
            ? lockMeal(week, from)
            : setMeal(week, from, change.kind === 'set' ? change.meal : { ...meal, leftover: { of: change.of } });
      return done.ok ? done : week;
    }
  }
}

const dishesOf = (plan: WeekPlan<Dish>) =>
  slotsOf(plan).map(({ meal: { leftover: _, ...dish }, ...where }) => [keyOf(where), dish]);

it('after any edits marks are true, no meal has changed, only unmarked locks are gone, and doing it again does nothing', () => {
  const weekStarts = fc.constantFrom(null, SUNDAY, MONDAY, '2026-11-21');
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), weekStarts, (edits, weekStart) => {
      const before = edits.reduce((week, change) => edited(week, change, weekStart), cooked());
      const after = withTrueLeftovers(before, weekStart) as Week;
      expect(dishesOf(after.plan)).toEqual(dishesOf(before.plan));
      for (const slot of slotsOf(after.plan)) {
        if (slot.meal.leftover === undefined) continue;
        const from = parseLockKey(slot.meal.leftover.of);
        const source = from === null ? undefined : mealAt(after.plan, from);
        expect(source?.leftover).toBeUndefined();
        expect(source?.id).toBe(slot.meal.id);
        expect(slot.meal.id).not.toBeNull();
        const start = weekStart ?? MONDAY;
        const days = (Date.parse(dateOfDay(start, slot.day)) - Date.parse(dateOfDay(start, from!.day))) / 86_400_000;
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(LEFTOVER_DAYS);
      }
      for (const [key, meal] of Object.entries(before.locks)) {
        const isUnmarked =
          meal.leftover !== undefined && mealAt(after.plan, parseLockKey(key)!)?.leftover === undefined;
        expect(Object.hasOwn(after.locks, key)).toBe(!isUnmarked);
      }
      expect(withTrueLeftovers(after, weekStart)).toBe(after);
      // nothing is cooked twice or lost: batches and single meals are all the servings of the week
      const batches = batchesOf(after.plan);
      const single = slotsOf(after.plan).filter(
        (slot) => slot.meal.id !== null && slot.meal.leftover === undefined && !batches.has(keyOf(slot)),
      );
      const all = slotsOf(after.plan).filter(({ meal }) => meal.id !== null);
      const servings = (slots: typeof all) => slots.reduce((sum, { meal }) => sum + (meal.portions ?? 1), 0);
      const batched = [...batches.values()].reduce((sum, batch) => sum + batch.servings, 0);
      expect(batched + servings(single)).toBe(servings(all));
    }),
    { numRuns: 500 },
  );
});

describe('a whole recipe', () => {
  const whole = (cooks: number) => {
    const first = withMeal(emptyWeek(), dinner(0), { ...STEW, cooked: cooks });
    return eatAgain(first, { from: dinner(0), to: dinner(2) }, { ...STEW, cooked: cooks }, null);
  };

  it('is cooked for its meals, and what they do not eat is left over and bought', () => {
    const week = whole(8);
    expect(mealAt(week.plan, dinner(2))?.cooked).toBeUndefined();
    expect(batchesOf(week.plan).get('0-dinner-0')).toEqual({ meals: 2, servings: 6, spare: 2 });
    expect([...sparesOf(week.plan, null)]).toEqual([['stew', 2]]);
    // who eats more of it than was to be cooked cooks more
    expect(batchesOf(whole(4).plan).get('0-dinner-0')).toEqual({ meals: 2, servings: 6, spare: 0 });
    expect(sparesOf(whole(4).plan, null).size).toBe(0);
  });

  it('that is eaten once is cooked for that meal alone, in the week and in what is bought', () => {
    const week = withMeal({ ...whole(8), locks: {} }, dinner(2), SOUP);
    expect(sparesOf(week.plan, null).size).toBe(0);
    expect(mealAt(withTrueLeftovers(week, null).plan, dinner(0))).toEqual(STEW);
    const moved = moveCooked(whole(8), dinner(0), dinner(6));
    if (!moved.ok) throw new Error(moved.reason);
    expect(untrueLeftovers(moved.plan, null).map(({ day }) => day)).toEqual([2]);
    expect(mealAt(withTrueLeftovers(moved, null).plan, dinner(6))).toEqual(STEW);
  });
});
