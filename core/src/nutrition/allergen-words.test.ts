import { expect, test } from 'vitest';
import { namesAllergen } from './allergen-words.ts';

test.each([
  ['sesame-free bun', false],
  ['sesame free bun', false],
  ['bun (sesame-free,mustard-free)', false],
  ['sesamfreies Brot', false],
  ['bun without sesame', false],
  ['free sesame bun', true],
  ['gluten-free bun with sesame', true],
  ['gluten-free,sesame bun', true],
  ["za'atar", true],
  ['dukkah', true],
  ['Duqqa', true],
  ['tomatillo', false],
])('of %j it is told whether it names sesame', (name, names) => expect(namesAllergen(name, 'sesame')).toBe(names));

test.each(['0', '1.', 'a', '-', 'fre', 'free-', 'no'])('a word of many %j is read in no time', (part) => {
  const name = part.repeat(40_000 / part.length);
  const at = performance.now();
  for (const allergen of ['celery', 'mustard', 'sesame', 'lupin'] as const) namesAllergen(name, allergen);
  expect(performance.now() - at).toBeLessThan(1_000);
});
