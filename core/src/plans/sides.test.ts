import { describe, expect, it } from 'vitest';
import { sumMeals } from './day-totals.ts';
import { dishesOf, planOfPerson, servingsOf } from './household/plates.ts';
import { addSide, removeSide, SIDES_MAX, slotName } from './sides.ts';
import type { WeekPlan } from './week-plan.ts';

type Dish = {
  id: string;
  name: string;
  calories: number | null;
  nutrients: { name: string; amount: number; unit: string }[];
  plates?: { person: string; portion: number }[];
};
type Meal = Dish & { second?: Dish; sides?: Dish[] };

const dish = (name: string, kcal: number | null, plates?: Dish['plates']): Dish => ({
  id: name,
  name,
  calories: kcal,
  nutrients: kcal === null ? [] : [{ name: 'Calories', amount: kcal, unit: 'kcal' }],
  ...(plates && { plates }),
});
const PLACE = { day: 0, mealType: 'dinner', index: 0 } as const;
const weekOf = (dinner: Meal): WeekPlan<Meal> =>
  Array.from({ length: 7 }, (_, day) => ({
    breakfast: [],
    lunch: [],
    dinner: day === 0 ? [dinner] : [],
    snack: [],
  }));
const STEW = dish('Leek stew', 500);
const SALAD = dish('Green salad', 80);
const BREAD = dish('Bread', null);

describe('sides of a meal', () => {
  it('are put beside it and taken off one by one, as many as a slot holds', () => {
    let week = { plan: weekOf(STEW), locks: {} };
    for (const side of [SALAD, BREAD, SALAD]) {
      const added = addSide<Dish, Meal>(week, PLACE, side);
      if (!added.ok) throw new Error(added.reason);
      week = { plan: added.plan, locks: {} };
    }
    expect(week.plan[0]?.dinner[0]?.sides?.map(({ name }) => name)).toEqual(['Green salad', 'Bread', 'Green salad']);
    expect(week.plan[0]?.dinner[0]?.sides).toHaveLength(SIDES_MAX);
    expect(addSide<Dish, Meal>(week, PLACE, SALAD)).toEqual({ ok: false, reason: 'too_many_sides' });
    const removed = removeSide<Dish, Meal>(week, PLACE, 0);
    expect(removed.ok && removed.plan[0]?.dinner[0]?.sides?.map(({ name }) => name)).toEqual(['Bread', 'Green salad']);
  });

  it('leave a meal as it was when the last is taken off', () => {
    const added = addSide<Dish, Meal>({ plan: weekOf(STEW), locks: {} }, PLACE, SALAD);
    if (!added.ok) throw new Error(added.reason);
    const removed = removeSide<Dish, Meal>(added, PLACE, 0);
    expect(removed.ok && removed.plan).toEqual(weekOf(STEW));
  });

  it('neither come nor go where the slot is locked, or is not there', () => {
    const week = { plan: weekOf(STEW), locks: { '0-dinner-0': STEW } };
    expect(addSide<Dish, Meal>(week, PLACE, SALAD)).toEqual({ ok: false, reason: 'locked' });
    expect(removeSide<Dish, Meal>(week, PLACE, 0)).toEqual({ ok: false, reason: 'locked' });
    expect(addSide<Dish, Meal>(week, { ...PLACE, index: 1 }, SALAD)).toEqual({ ok: false, reason: 'no_such_slot' });
  });

  it('count in the sum of a day, and what is not known of one is said to be lacking', () => {
    const { totals, lacking } = sumMeals([{ ...STEW, sides: [SALAD, BREAD] }]);
    expect(totals.calories).toBe(580);
    expect(lacking.calories).toBe(1);
  });

  it('are bought and eaten by those who have a plate of them', () => {
    const both = (portion: number) => [
      { person: 'ann', portion },
      { person: 'mia', portion: 0.5 },
    ];
    const second = dish('Tofu bowl', 400, [{ person: 'mia', portion: 0.5 }]);
    const main = dish('Leek stew', 500, [{ person: 'ann', portion: 2 }]);
    const meal: Meal = { ...main, second, sides: [dish('Green salad', 80, both(2))] };
    expect(dishesOf<Dish>(meal).map((one) => [one.name, servingsOf(one)])).toEqual([
      ['Leek stew', 2],
      ['Tofu bowl', 0.5],
      ['Green salad', 2.5],
    ]);
    const kcal = (person: string) =>
      sumMeals(planOfPerson<Dish>(weekOf(meal), person)[0]?.dinner ?? []).totals.calories;
    expect([kcal('ann'), kcal('mia'), kcal('nobody')]).toEqual([1160, 240, 0]);
    expect(slotName(meal)).toBe('Leek stew + Green salad / Tofu bowl');
    expect(slotName(STEW)).toBe('Leek stew');
  });
});
