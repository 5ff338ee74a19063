import { expect, test } from 'vitest';
import { de } from './terms.de.ts';
import { en } from './terms.en.ts';

/** A person's diets and allergens stand in one group of chips, and the tags beside what is to be left out. */
test.each([
  ['English', en],
  ['German', de],
] as const)('in %s no tag is called as what is to be left out', (_language, terms) => {
  const tags = ['Vegetarian', 'Vegan', 'Gluten Free', 'Dairy Free', 'Nut Free'].map((name) => terms.tag(name));
  const words = [...tags, ...Object.values<string>(terms.avoiding)];
  expect(new Set(words).size).toBe(words.length);
});
