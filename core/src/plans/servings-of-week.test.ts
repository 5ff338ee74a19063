import { expect, test } from 'vitest';
import { servingsOfWeek } from './servings-of-week.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek } from './week-plan.ts';

type Meal = Parameters<typeof servingsOfWeek>[0][number]['lunch'][number];

const dish = (id: string | null, more: Partial<Meal> = {}): Meal => ({
  id,
  name: id ?? '',
  calories: null,
  nutrients: [],
  ...more,
});
const plates = (...portions: number[]) => portions.map((portion, place) => ({ person: `p${place}`, portion }));

test('a week cooks of each recipe all portions, of first and second dishes and of what goes with them, and what is left of whole recipes', () => {
  const week = emptyWeek<Meal>(defaultStructure(), dish(null));
  week[0]!.dinner = [dish('stew', { plates: plates(1, 1.5), cooked: 6 })];
  week[1]!.dinner = [dish('stew', { plates: plates(1, 0.5), leftover: { of: '0-dinner-0' } })];
  week[2]!.dinner = [
    dish('curry', {
      plates: plates(1),
      second: dish('stew', { plates: plates(2) }),
      sides: [dish('rice', { plates: plates(1, 1) }), dish(null)],
    }),
  ];
  week[3]!.lunch = [dish('curry'), dish('rice', { portions: 4 })];
  // of six servings four are eaten at two meals; with the second dish eight are cooked
  expect([...servingsOfWeek(week, null)].toSorted()).toEqual([
    ['curry', 2],
    ['rice', 6],
    ['stew', 8],
  ]);
  expect(servingsOfWeek(emptyWeek<Meal>(defaultStructure(), dish(null)), null).size).toBe(0);
});
