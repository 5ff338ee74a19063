import { expect, it } from 'vitest';
import { emptyFinding } from './finding.ts';
import { fullestFinding } from './merge-findings.ts';

const recipe = (title: string, lines: number) => ({
  ...emptyFinding(),
  title,
  ingredientLines: Array.from({ length: lines }, (_, place) => `${place + 1} eggs`),
  steps: ['Beat.', 'Fry.', 'Eat.'],
});

it('takes the recipe that the page is named after, of several whole ones', () => {
  const found = fullestFinding([recipe('Dressing', 4), recipe('Green salad', 6)], 'Green Salad | Cook');
  expect(found?.title).toBe('Green salad');
});

it('takes the recipe with the whole name of the page before one that has a part of it', () => {
  const found = fullestFinding(
    [recipe('Leek sauce', 5), recipe('Pie with leek sauce', 4)],
    'Pie with Leek Sauce | Cook',
  );
  expect(found?.title).toBe('Pie with leek sauce');
});

it('takes a whole recipe before a poor one that the page is named after', () => {
  expect(fullestFinding([recipe('Green salad', 0), recipe('Dressing', 4)], 'Green Salad')?.title).toBe('Dressing');
});
