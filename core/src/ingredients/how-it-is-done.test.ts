import { describe, expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { parseIngredient } from './parse-ingredient.ts';

describe('how something is done to a food is no part of its name', () => {
  test.each<[Language, string, string, string]>([
    ['it', '1 cipolla tritata grossolanamente', 'cipolla', 'tritata grossolanamente'],
    ['it', '2 carote tagliate sottilmente', 'carote', 'tagliate sottilmente'],
    ['es', '2 tomates cortados gruesamente', 'tomates', 'cortados gruesamente'],
    ['fr', '1 poireau émincé très finement', 'poireau', 'émincé très finement'],
    ['nl', '1 bosui, in ringetjes', 'bosui', 'in ringetjes'],
    ['es', '1 cucharada de perejil recién picado', 'perejil', 'recién picado'],
  ])('%s: %s', (language, line, name, preparation) => {
    expect(parseIngredient(line, language)).toMatchObject({ name, preparation });
  });

  test('what is said of the amount is no preparation', () => {
    expect(parseIngredient('100 g de arroz aproximadamente', 'es').preparation).toBeNull();
  });

  test('inches may lack all but two letters before what has a length', () => {
    expect(parseIngredient('2-in piece ginger', 'en')).toMatchObject({ quantity: 2, unit: 'inch', name: 'ginger' });
  });
});
