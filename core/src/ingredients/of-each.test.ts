import { expect, test } from 'vitest';
import { withoutEach } from './of-each.ts';

test.each([
  ['de', 'jeweils Kümmel und Zimt', 'Kümmel und Zimt'],
  ['de', 'von jedem: Kümmel', 'Kümmel'],
  ['fr', 'de chacun : cumin, coriandre', 'cumin, coriandre'],
  ['fr', 'chacun de cumin et de paprika', 'cumin et de paprika'],
  ['fr', 'chacun d’aneth et de cumin', 'aneth et de cumin'],
  ['fr', 'de chaque épice : cumin', 'cumin'],
  ['es', 'de cada: comino, cilantro', 'comino, cilantro'],
  ['es', 'de cada uno de comino', 'comino'],
  ['it', 'ciascuno di cumino e paprika', 'cumino e paprika'],
  ['it', 'di ciascuno: cumino', 'cumino'],
  ['nl', 'elk: komijn, koriander', 'komijn, koriander'],
  ['nl', 'van elk komijn', 'komijn'],
] as const)('%s: "%s" is of each: %s', (language, text, rest) => {
  expect(withoutEach(text, language)).toBe(rest);
});

test.each([
  ['de', 'Kümmel und Zimt'],
  ['de', 'jedermann'],
  ['fr', 'cumin chacun'],
  ['es', 'cadaques'],
  ['it', 'di cumino'],
  ['nl', 'elkaar'],
  ['nl', 'elk'],
] as const)('%s: "%s" says nothing of each', (language, text) => {
  expect(withoutEach(text, language)).toBeNull();
});
