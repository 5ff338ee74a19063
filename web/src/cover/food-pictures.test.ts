import { readdirSync, readFileSync } from 'node:fs';
import { FOOD_PICTURES } from '@sorrel/cover/food-pictures';
import { expect, it } from 'vitest';

const folder = `${import.meta.dirname}/../../public/food/`;

it('ships exactly the pictures of foods that covers are drawn with, and their licence', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(files.sort()).toEqual(FOOD_PICTURES.map((name) => `${name}.webp`).sort());
  expect(readFileSync(`${folder}LICENSE.txt`, 'utf8')).toContain('MIT License');
});
