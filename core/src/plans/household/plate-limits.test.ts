import { describe, expect, it } from 'vitest';
import { NO_GOALS } from '../plan-settings.ts';
import { PORTIONS } from './household.ts';
import { moderatePlaces, PLATE_GRAMS, platePlaces } from './plate-limits.ts';

const kcal = (calories: number) => ({ nutrients: { ...NO_GOALS, calories } });
const portions = (places: readonly number[]) => places.map((place) => PORTIONS[place]);
const all = PORTIONS.map((_, place) => place);

describe('the portions of a plate', () => {
  it('hold as much energy as a meal of the type, in the pieces that the dish comes in', () => {
    expect(portions(platePlaces(kcal(200), 'dinner'))).toEqual([0.75, 1, 1.25, 1.5, 2]);
    expect(portions(platePlaces({ ...kcal(200), portionStep: 1 }, 'dinner'))).toEqual([1, 2]);
    expect(portions(platePlaces({ nutrients: null }, 'dinner'))).toEqual([...PORTIONS]);
    expect(platePlaces(kcal(20), 'dinner')).toEqual([]);
  });

  it('weigh no more than a plate holds, to the gram', () => {
    const soup = (servingGrams: number) => ({ servingGrams, ...kcal(300) });
    expect(portions(moderatePlaces(all, soup(PLATE_GRAMS.dinner / 1.5), 'dinner', 2000))).toEqual([
      0.5, 0.75, 1, 1.25, 1.5,
    ]);
    expect(portions(moderatePlaces(all, soup(PLATE_GRAMS.dinner / 1.5 + 1), 'dinner', 2000))).toEqual([
      0.5, 0.75, 1, 1.25,
    ]);
    // of what nobody has weighed nothing can be said
    expect(moderatePlaces(all, kcal(300), 'dinner', 2000)).toEqual(all);
    expect(portions(moderatePlaces(all, soup(5000), 'dinner', 2000))).toEqual([0.5]);
    expect(moderatePlaces([], soup(5000), 'dinner', 2000)).toEqual([]);
  });

  it('of a snack are no more than a fifth of somebody’s day, and half a piece of cake where that is more', () => {
    expect(portions(moderatePlaces(all, kcal(400), 'snack', 2000))).toEqual([0.5, 0.75, 1]);
    expect(portions(moderatePlaces(all, kcal(400), 'snack', 1500))).toEqual([0.5, 0.75]);
    expect(portions(moderatePlaces(all, kcal(800), 'snack', 1500))).toEqual([0.5]);
    expect(moderatePlaces(all, kcal(800), 'lunch', 1500)).toEqual(all);
    // whose goal is not known, of them it is not known either
    expect(moderatePlaces(all, kcal(800), 'snack', 0)).toEqual(all);
    expect(moderatePlaces(all, { nutrients: null }, 'snack', 1500)).toEqual(all);
  });
});
