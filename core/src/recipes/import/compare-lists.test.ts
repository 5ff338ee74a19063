import { expect, it } from 'vitest';
import { hasLostAmounts, isDescription, isSameTextInMoreSteps } from './compare-lists.ts';

it('sees that the data lost the amounts which the page shows', () => {
  const shown = ['2 cloves of garlic', '3 tbsp olive oil', '200 g flour'];
  expect(hasLostAmounts(['garlic', 'olive oil', 'flour'], shown)).toBe(true);
  expect(hasLostAmounts(['200 g', 'flour', '3 tbsp', 'olive oil'], shown)).toBe(true);
  expect(hasLostAmounts(['1 clove of garlic', '2 tbsp olive oil', '100 g flour'], shown)).toBe(false);
  expect(hasLostAmounts(['beans', 'rice', 'salsa'], shown)).toBe(false);
});

it('sees the same text in more parts', () => {
  expect(isSameTextInMoreSteps(['Chop the leeks. Heat the oil.'], ['Chop the leeks.', 'Heat the oil.'])).toBe(true);
  expect(
    isSameTextInMoreSteps(['Chop the leeks. Heat the oil.'], ['Chop the leeks.', 'Boil potatoes for an hour.']),
  ).toBe(false);
});

it('knows a description from a method', () => {
  const description = 'A soup that warms you on long winter evenings.';
  expect(isDescription([description], description)).toBe(true);
  expect(isDescription(['Chop the leeks. Heat the oil.'], description)).toBe(false);
  expect(isDescription([], description)).toBe(false);
});
