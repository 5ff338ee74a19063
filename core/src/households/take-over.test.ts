import { expect, test } from 'vitest';
import { habitsTakenOver, needsTakenOver } from './take-over.ts';

const BEN = { portion: 1.25, goalKcal: 2600, excludedFoods: ['liver'], away: ['0-lunch'] };

test('of whom nothing was said the household says all', () => {
  expect(habitsTakenOver(null, BEN)).toEqual(BEN);
});

test('a goal of one’s own stays, and what either does not eat neither eats', () => {
  const own = { goalKcal: 2200, excludedFoods: ['kale', 'liver'] };
  expect(habitsTakenOver(own, BEN)).toEqual({ ...BEN, goalKcal: 2200, excludedFoods: ['kale', 'liver'] });
  expect(habitsTakenOver({ ...own, goalKcal: null }, BEN).goalKcal).toBe(2600);
});

test('no diet and no allergy of either is lost', () => {
  const own = { diets: ['Vegan'], allergens: ['egg'] };
  expect(needsTakenOver(own, { diets: [], allergens: ['egg', 'nuts'] })).toEqual({
    diets: ['Vegan'],
    allergens: ['egg', 'nuts'],
  });
});
