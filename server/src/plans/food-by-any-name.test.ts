import { describe, expect, test } from 'vitest';
import { inLanguage } from '../language/asked-language.ts';
import { foodByAnyName, foodsByAnyName } from './food-by-any-name.ts';

describe('a food that somebody typed', () => {
  test('is what the language of the page means by it', () => {
    const german = inLanguage('de', () => foodByAnyName('Paprika'));
    expect(german).toContain('red bell pepper');
    expect(german).not.toContain('paprikapulver');
    expect(foodByAnyName('Paprika')).toContain('paprikapulver');
  });

  test('is found by its English name on a German page', () => {
    expect(inLanguage('de', () => foodByAnyName('carrots'))).toContain('möhre');
  });

  test('stays as it was typed where nobody knows it', () => {
    expect(foodByAnyName('frobnicate')).toEqual(['frobnicate']);
    expect(foodsByAnyName('frobnicate')).toEqual(['frobnicate']);
  });

  test('that must not be served is all that it may mean', () => {
    const names = foodsByAnyName('Paprika');
    expect(names).toContain('paprikapulver');
    expect(names).toContain('red bell pepper');
  });
});
