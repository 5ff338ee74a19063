import { expect, test } from 'vitest';
import { classifyDish } from './classify-dish.ts';

const kindOf = (name: string) => classifyDish({ name }).kind;

test.each([
  'Pickled Beets',
  'Quick-Pickled Radishes',
  'Canned Peaches',
  'Preserved Lemons',
  'Eingelegter Kürbis',
  'Senfgurken',
  'Cornichons maison',
  'Légumes lacto-fermentés',
  'Oignons rouges marinés',
  'Cebolla encurtida',
  'Sottaceti',
  'Melanzane sott’olio',
  'Ingemaakte bieten',
  'Zoetzure komkommer',
])('what is put by is eaten beside something: %s', (name) => {
  expect(kindOf(name)).toBe('side');
});

test.each([
  ['Pickled Herring Salad', 'meal'],
  ['Pickled Pork Ribs', 'meal'],
  ['Preserved Lemon Tagine', 'meal'],
  ['Canned Peach Cobbler', 'sweet'],
  ['Eingelegter Hering', 'meal'],
  ['Crevettes marinées au citron', 'meal'],
  ['Poulet mariné', 'meal'],
  ['Insalata di verdure marinate', 'meal'],
])('a dish with it, and meat or fish that is seasoned so, are what they are: %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
