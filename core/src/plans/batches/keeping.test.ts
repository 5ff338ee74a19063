import { expect, test } from 'vitest';
import { CAREFUL_DAYS, daysKept } from './keeping.ts';

test.each([
  ['Spaghetti Nonna', ['spaghetti', 'anchovies', 'tomatoes']],
  ['Chicken Supper', ['chicken thighs', 'Langkornreis']],
  ['Gemüsepfanne', ['Hähnchenbrust', 'Tintenfisch']],
  ['Linguine', ['linguine', 'vongole']],
  ['Pasta del mar', ['fideos', 'almejas']],
  ['Pasta bake', ['penne', 'tuna in olive oil']],
  ['Stoofpot', ['aardappelen', 'kabeljauwfilet']],
])('%s of %j is kept until the next day', (name, ingredients) => {
  expect(daysKept(name, ingredients)).toBe(CAREFUL_DAYS);
});

test.each([
  ['Bruschette', ['pane', 'pomodori']],
  ['Bocadillo de lomo', ['lomo']],
  ['Apfelpfannkuchen', ['Mehl', 'Eier']],
  ['Chicken plate', ['chicken breasts', 'mixed salad']],
  ['Uitsmijter', ['eieren', 'ham']],
])('%s of %j is eaten at once', (name, ingredients) => {
  expect(daysKept(name, ingredients)).toBe(0);
});
