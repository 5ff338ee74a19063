import { describe, expect, it } from 'vitest';
import { lockKey } from './lock-key.ts';
import { isSameMarks, marksBeforeBoth, marksOf, mergeChanges } from './merge-changes.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek, mealAt, type WeekPlan } from './week-plan.ts';

type Meal = {
  id: string | null;
  name: string;
  leftover?: { of: string };
  plates?: { person: string; portion: number }[];
};
type Week = { plan: WeekPlan<Meal>; locks: Record<string, Meal> };

const NOTHING: Meal = { id: null, name: '' };
const dish = (name: string): Meal => ({ id: name, name });
const loaded = (): Week => ({ plan: emptyWeek<Meal>(defaultStructure(), NOTHING), locks: {} });
const TUESDAY = { day: 1, mealType: 'dinner', index: 0 } as const;
const FRIDAY = { day: 4, mealType: 'dinner', index: 0 } as const;

function changed(week: Week, place: { day: number; mealType: 'dinner' | 'snack'; index: number }, meal: Meal): Week {
  const plan = structuredClone(week.plan);
  plan[place.day]![place.mealType][place.index] = meal;
  return { ...week, plan };
}
const locked = (week: Week, place: typeof TUESDAY | typeof FRIDAY): Week => ({
  ...week,
  locks: { ...week.locks, [lockKey(place.day, place.mealType, place.index)]: mealAt(week.plan, place)! },
});
const merge = (mine: Week, theirs: Week, from: Week = loaded()) => mergeChanges(marksOf(from), mine, theirs);

describe('two changes of one week', () => {
  it('of two slots both stand', () => {
    const merged = merge(changed(loaded(), TUESDAY, dish('Curry')), changed(loaded(), FRIDAY, dish('Trout')));
    expect(mealAt(merged.plan, TUESDAY)).toEqual(dish('Curry'));
    expect(mealAt(merged.plan, FRIDAY)).toEqual(dish('Trout'));
    expect(merged).toMatchObject({ hasTheirs: true, bothChanged: [] });
  });

  it('of the same slot the last one stands, and the slot is named', () => {
    const merged = merge(changed(loaded(), TUESDAY, dish('Curry')), changed(loaded(), TUESDAY, dish('Trout')));
    expect(mealAt(merged.plan, TUESDAY)).toEqual(dish('Curry'));
    expect(merged).toMatchObject({ hasTheirs: false, bothChanged: ['1-dinner-0'] });
  });

  it('that are the same are one', () => {
    const merged = merge(changed(loaded(), TUESDAY, dish('Curry')), changed(loaded(), TUESDAY, dish('Curry')));
    expect(merged).toMatchObject({ hasTheirs: false, bothChanged: [] });
  });

  it('a meal that one takes out and a slot that one adds stand beside the change of the other', () => {
    const begun = changed(loaded(), TUESDAY, dish('Curry'));
    const theirs = changed(
      changed(begun, FRIDAY, dish('Trout')),
      { day: 1, mealType: 'snack', index: 2 },
      dish('Nuts'),
    );
    const merged = merge(changed(begun, TUESDAY, NOTHING), theirs, begun);
    expect(mealAt(merged.plan, TUESDAY)).toEqual(NOTHING);
    expect(mealAt(merged.plan, FRIDAY)).toEqual(dish('Trout'));
    expect(merged.plan[1]?.snack).toEqual([NOTHING, NOTHING, dish('Nuts')]);
  });

  it('a slot that one removes goes, and one that the other added behind it moves up with its lock', () => {
    const mine = loaded();
    mine.plan[1]!.snack = [NOTHING];
    const theirs = changed(loaded(), { day: 1, mealType: 'snack', index: 2 }, dish('Nuts'));
    theirs.locks['1-snack-2'] = dish('Nuts');
    const merged = merge(mine, theirs);
    expect(merged.plan[1]?.snack).toEqual([NOTHING, dish('Nuts')]);
    expect(merged.locks).toEqual({ '1-snack-1': dish('Nuts') });
  });

  it('a lock is a change of its slot, set or taken off', () => {
    const begun = locked(changed(loaded(), TUESDAY, dish('Curry')), TUESDAY);
    const withoutLock = { ...begun, locks: {} };
    expect(merge(withoutLock, begun, begun).locks).toEqual({});
    expect(merge(begun, withoutLock, begun).locks).toEqual({});
    expect(Object.keys(merge(locked(begun, FRIDAY), withoutLock, begun).locks)).toEqual(['4-dinner-0']);
  });

  it('a week that nobody else changed is as it was sent, whatever of it', () => {
    const mine = locked(changed(changed(loaded(), TUESDAY, dish('Curry')), FRIDAY, dish('Trout')), FRIDAY);
    expect(merge(mine, loaded())).toEqual({ ...mine, hasTheirs: false, bothChanged: [] });
  });
});

describe('what a slot is told by', () => {
  const isChange = (from: Meal, to: Meal) =>
    !isSameMarks(marksOf(changed(loaded(), TUESDAY, from)), marksOf(changed(loaded(), TUESDAY, to)));

  it('a recipe by itself, not by its name; words by what they say', () => {
    expect(isChange(dish('Curry'), { id: 'Curry', name: 'Red curry' })).toBe(false);
    expect(isChange({ id: null, name: 'Pub' }, { id: null, name: 'Canteen' })).toBe(true);
  });

  it('who eats how much, and what it is left of', () => {
    expect(isChange(dish('Curry'), { ...dish('Curry'), leftover: { of: '0-dinner-0' } })).toBe(true);
    const plates = (portion: number) => ({ ...dish('Curry'), plates: [{ person: 'ben', portion }] });
    expect(isChange(plates(1), plates(1.5))).toBe(true);
  });

  it('a slot more or fewer is a change', () => {
    const more = changed(loaded(), { day: 1, mealType: 'snack', index: 2 }, NOTHING);
    expect(isSameMarks(marksOf(more), marksOf(loaded()))).toBe(false);
    expect(isSameMarks(marksOf(loaded()), marksOf(more))).toBe(false);
  });
});

describe('a save that takes the place of one that waited', () => {
  const first = changed(loaded(), TUESDAY, dish('Curry'));
  const sent = (second: Week) => marksBeforeBoth(marksOf(loaded()), marksOf(first), marksOf(second));
  const theirs = changed(loaded(), FRIDAY, dish('Trout'));

  it('brings what either has changed', () => {
    const second = changed(first, { day: 6, mealType: 'dinner', index: 0 }, dish('Roast'));
    const merged = mergeChanges(sent(second), second, theirs);
    expect(merged.plan.map(({ dinner }) => dinner[0]?.id)).toEqual([null, 'Curry', null, null, 'Trout', null, 'Roast']);
    expect(merged.bothChanged).toEqual([]);
  });

  it('takes back what the first changed, whether that had arrived or not', () => {
    const second = loaded();
    for (const saved of [theirs, changed(theirs, TUESDAY, dish('Curry'))]) {
      const merged = mergeChanges(sent(second), second, saved);
      expect(mealAt(merged.plan, TUESDAY)).toEqual(NOTHING);
      expect(mealAt(merged.plan, FRIDAY)).toEqual(dish('Trout'));
    }
  });
});
