import { describe, expect, it } from 'vitest';
import { moveMeal } from './edit-plan.ts';
import { lockKey, type SlotPlace } from './lock-key.ts';
import { marksOf, mergeChanges } from './merge-changes.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek, mealAt, type WeekPlan } from './week-plan.ts';

type Meal = { id: string | null; name: string; portions?: number };
type Week = { plan: WeekPlan<Meal>; locks: Record<string, Meal> };

const NOTHING: Meal = { id: null, name: '' };
const dish = (name: string, portions?: number): Meal => ({ id: name, name, ...(portions && { portions }) });
const MONDAY = { day: 0, mealType: 'dinner', index: 0 } as const;
const TUESDAY = { day: 1, mealType: 'dinner', index: 0 } as const;
const FRIDAY = { day: 4, mealType: 'dinner', index: 0 } as const;

function withMeals(week: Week, ...meals: [SlotPlace, Meal][]): Week {
  const plan = structuredClone(week.plan);
  for (const [{ day, mealType, index }, meal] of meals) plan[day]![mealType][index] = meal;
  return { ...week, plan };
}
const nothing: Week = { plan: emptyWeek<Meal>(defaultStructure(), NOTHING), locks: {} };
const LOADED = withMeals(nothing, [MONDAY, dish('Curry')], [TUESDAY, dish('Trout')]);
/** The two have changed places. */
const MOVED = withMeals(nothing, [MONDAY, dish('Trout')], [TUESDAY, dish('Curry')]);
const FOR_FOUR = withMeals(LOADED, [MONDAY, dish('Curry', 4)]);
const merge = (mine: Week, theirs: Week) => mergeChanges(marksOf(LOADED), mine, theirs);

describe('one moves a meal while the other changes what is cooked of it', () => {
  it('is how weeks are moved', () => {
    const moved = moveMeal(LOADED, MONDAY, TUESDAY);
    expect(moved).toMatchObject({ ok: true, plan: MOVED.plan });
  });

  it.each([
    ['who moves it saves last', MOVED, FOR_FOUR],
    ['who changes it saves last', FOR_FOUR, MOVED],
  ])('%s: the change follows the meal, and the meal in its place is not lost', (_who, mine, theirs) => {
    const merged = merge(mine, theirs);
    expect(mealAt(merged.plan, MONDAY)).toEqual(dish('Trout'));
    expect(mealAt(merged.plan, TUESDAY)).toEqual(dish('Curry', 4));
    expect(merged).toMatchObject({ hasTheirs: true, bothChanged: [] });
  });

  it('a lock follows it too', () => {
    const locked = { ...LOADED, locks: { [lockKey(0, 'dinner', 0)]: dish('Curry') } };
    const merged = merge(locked, MOVED);
    expect(merged.locks).toEqual({ [lockKey(1, 'dinner', 0)]: dish('Curry') });
    expect(mealAt(merged.plan, MONDAY)).toEqual(dish('Trout'));
  });

  it('moved to where the other has put something, or to two places, each slot is by itself: the last one stands', () => {
    const other = withMeals(FOR_FOUR, [TUESDAY, dish('Soup')]);
    expect(merge(other, MOVED).bothChanged).toEqual(['0-dinner-0', '1-dinner-0']);
    const twice = withMeals(MOVED, [FRIDAY, dish('Curry')]);
    const merged = merge(FOR_FOUR, twice);
    expect(merged.bothChanged).toEqual(['0-dinner-0']);
    expect(mealAt(merged.plan, MONDAY)).toEqual(dish('Curry', 4));
  });

  it('marks that are of another release, or none, move nothing', () => {
    const loaded = { '0-dinner-0': 'x', '1-dinner-0': '[[', '2-dinner-0': '[["a\\",", 1' };
    expect(mergeChanges(loaded, FOR_FOUR, MOVED).plan).toEqual(FOR_FOUR.plan);
  });
});
