import { expect, it } from 'vitest';
import { languageOfRecipe } from './recipe-language.ts';

const of = (...languages: (string | null | undefined)[]) =>
  languageOfRecipe({ ingredients: languages.map((language) => ({ language })) });

it.each([
  ['the one that most lines have', ['en', 'de', 'de'], 'de'],
  ['the first of two that are as many', ['fr', 'de'], 'fr'],
  ['the only one that is known', [null, undefined, 'it'], 'it'],
  ['none where none is known', [null, undefined], undefined],
  ['none of no lines', [], undefined],
] as const)('the language of a recipe: %s', (_, languages, expected) => {
  expect(of(...languages)).toBe(expected);
});
