import { expect, test } from 'vitest';
import { portionStep } from './portion-step.ts';

test.each([
  ['Black bean burgers', 1],
  ['Blueberry Muffins', 1],
  ['Gefüllte Paprika mit Reis', 1],
  ['Buttermilk pancakes', 0.5],
  ['Frikadellen', 0.5],
  ['Lentil soup', undefined],
  ['Burgundy beef', undefined],
  ['', undefined],
])('%s is served by %s', (name, step) => {
  expect(portionStep(name)).toBe(step);
});
