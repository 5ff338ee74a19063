import { describe, expect, it } from 'vitest';
import { eatersOf, mergePlans, planOfEater, type Shared } from './merge-plans.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek, type WeekPlan } from './week-plan.ts';

type TestMeal = { id: string | null; name: string } & Shared;
const NONE: TestMeal = { id: null, name: '' };
const meal = (id: string): TestMeal => ({ id, name: id });

function week(monday: Partial<Record<'breakfast' | 'lunch' | 'dinner' | 'snack', string[]>>): WeekPlan<TestMeal> {
  const plan = emptyWeek(defaultStructure(), NONE);
  for (const [type, ids] of Object.entries(monday)) {
    plan[0]![type as 'lunch'] = ids.map((id) => (id === '' ? NONE : meal(id)));
  }
  return plan;
}
const ann = {
  name: 'ann',
  portions: 1,
  plan: week({ breakfast: ['porridge'], dinner: ['curry'], snack: ['apple', 'apple'] }),
};
const kids = {
  name: 'kids',
  portions: 2,
  plan: week({ breakfast: ['toast'], dinner: ['curry'], snack: ['pear', ''] }),
};

describe('ROLE-10 merged family plans', () => {
  const merged = mergePlans([ann, kids], NONE);
  if (!merged.ok) throw new Error('it merges');
  const [monday, tuesday] = merged.plan;

  it('cook what is eaten together once, for everybody', () => {
    expect(monday!.dinner).toEqual([{ id: 'curry', name: 'curry', portions: 3, eaters: ['ann', 'kids'] }]);
  });

  it('keep what each eats alone, most portions first', () => {
    expect(monday!.breakfast.map(({ id, portions, eaters }) => [id, portions, eaters])).toEqual([
      ['toast', 2, ['kids']],
      ['porridge', 1, ['ann']],
    ]);
  });

  it('count a meal eaten twice twice', () => {
    expect(monday!.snack[0]).toMatchObject({ id: 'apple', portions: 2, eaters: ['ann', 'ann'] });
    expect(monday!.snack[1]).toMatchObject({ id: 'pear', portions: 2, eaters: ['kids'] });
  });

  it('have one empty slot where nobody eats', () => {
    expect(monday!.lunch).toEqual([NONE]);
    expect(tuesday!.snack).toEqual([NONE]);
  });

  it('know their people, and what each of them eats', () => {
    expect(eatersOf(merged.plan)).toEqual(['ann', 'kids']);
    expect(eatersOf(ann.plan)).toEqual([]);
    expect(planOfEater(merged.plan, 'ann')[0]!.snack.map(({ id }) => id)).toEqual(['apple', 'apple']);
    expect(planOfEater(merged.plan, 'kids')[0]!.breakfast.map(({ id }) => id)).toEqual(['toast']);
  });

  it('give everybody a meal that was put in later', () => {
    expect(planOfEater(week({ lunch: ['soup'] }), 'ann')[0]!.lunch.map(({ id }) => id)).toEqual(['soup']);
  });

  it('leave the plans as they were', () => {
    expect(ann.plan[0]!.dinner).toEqual([meal('curry')]);
  });

  it.each([
    [10, true],
    [11, false],
  ])('%i different dinners on a day: %s', (dinners, isPossible) => {
    const plans = Array.from({ length: dinners }, (_, index) => ({
      name: `p${index}`,
      portions: 1,
      plan: week({ dinner: [`dinner ${index}`] }),
    }));
    const result = mergePlans(plans, NONE);
    expect(result.ok).toBe(isPossible);
    if (!result.ok)
      expect(result).toEqual({ ok: false, reason: 'too_many_meals', day: 0, mealType: 'dinner', meals: 11 });
  });
});
