import { expect, it } from 'vitest';
import type { DoAhead } from '../cook/do-ahead.ts';
import { aheadOfWeek, cookedIn, onDays } from './ahead-of-week.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek, type WeekPlan } from './week-plan.ts';

type Dish = { id: string | null; name: string };
type Meal = Dish & { leftover?: unknown; second?: Dish; sides?: Dish[] };

const soak: DoAhead = { kind: 'soak', days: 1, words: 'Soak overnight.' };
const cure: DoAhead = { kind: 'marinate', days: 3, words: 'Cure for 3 days.' };
const aheadOf = (id: string) => ({ beans: [soak], ham: [cure] })[id] ?? [];

function week(): WeekPlan<Meal> {
  const plan = emptyWeek<Meal>(defaultStructure(), { id: null, name: '' });
  plan[0]!.dinner = [{ id: 'beans', name: 'Beans', sides: [{ id: 'ham', name: 'Ham' }] }];
  plan[1]!.lunch = [{ id: 'beans', name: 'Beans', leftover: {}, second: { id: 'salad', name: 'Salad' } }];
  return plan;
}

it('what is to be done ahead stands on the day it is done, for every dish of a slot, but not for what is eaten again', () => {
  const found = aheadOfWeek(week(), '2026-11-23', aheadOf);
  expect(found.map(({ date, dish, mealType, kind, key }) => ({ date, dish, mealType, kind, key }))).toEqual([
    { date: '2026-11-20', dish: 'Ham', mealType: 'dinner', kind: 'marinate', key: '0-dinner-0-1-marinate' },
    { date: '2026-11-22', dish: 'Beans', mealType: 'dinner', kind: 'soak', key: '0-dinner-0-0-soak' },
  ]);
});

it('the recipes of a week are those that are cooked in it, each once', () => {
  expect(cookedIn(week())).toEqual(['beans', 'ham', 'salad']);
});

it('a week on some of its days has their meals, the first and the last included, and no slot on the others', () => {
  const none = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const full = week();
  const some = onDays(full, '2026-11-23', { from: '2026-11-24', until: '2026-11-26' });
  expect(some).toEqual(full.map((day, index) => (index >= 1 && index <= 3 ? day : none)));
  expect(onDays(full, '2026-11-23', { from: '2026-12-01', until: '2026-12-02' })).toEqual(full.map(() => none));
});
