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

test.each([
  ['Poached eggs on spinach', 1],
  ['Eggs Benedict', 1],
  ['Stuffed tomatoes', 1],
  ['Linsenburger', 1],
  ['Käsebrötchen', 1],
  ['Rinderrouladen', 1],
  ['Spiegeleier mit Speck', 1],
  ['Tomates farcies', 1],
  ['Œufs cocotte', 1],
  ['Hamburguesas de lentejas', 1],
  ['Pimientos rellenos', 1],
  ['Peperoni ripieni', 1],
  ['Broodje kroket', 1],
  ['Apfelpfannkuchen', 0.5],
  ['Semmelknödel', 0.5],
  ['Galettes complètes', 0.5],
  ['Croquetas de jamón', 0.5],
  ['Polpette al sugo', 0.5],
  ['Pannenkoeken met spek', 0.5],
  ['Samosas', 0.5],
])('pieces stay whole in every language: %s', (name, step) => {
  expect(portionStep(name)).toBe(step);
});

test.each([
  'Taco soup',
  'Cheeseburger casserole',
  'Burgerauflauf',
  'Burrito bowl',
  'Pfannkuchenteig',
  'Kartoffelbrei',
  'Scrambled eggs',
])('what holds pieces in crumbs is spooned: %s', (name) => {
  expect(portionStep(name)).toBeUndefined();
});
