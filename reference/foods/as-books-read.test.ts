import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const count = (language: Language | null, lines: readonly string[]) =>
  computeNutrition(index, lines, 4, language === null ? {} : { language });
const read = (language: Language | null, line: string) => {
  const { food, grams } = count(language, [line]).lines[0]!;
  return [food?.name, grams === null ? null : Math.round(grams)];
};

describe('lines of whole books, read one after the other', () => {
  test.each<[Language | null, string, string, number]>([
    [null, '1/4 and 1/2 cup powdered sugar, divided', 'icing sugar', 90],
    [null, '3/4 and 1/2 cup panko, divided', 'panko breadcrumb', 69],
    [null, '1 and 1/2 cups milk', 'milk', 366],
    ['de', '1/4 l Sprit (95 %)', 'pure alcohol', 206],
    ['de', '200 g Hermann-Teig', 'sourdough starter', 200],
    ['fr', '1 boîte de poires au jus', 'canned pear', 250],
    ['fr', '1 boîte d’ananas au jus', 'canned pineapple', 432],
    ['fr', '4 tranches de blanc de dinde', 'turkey breast', 160],
    ['fr', '2 blancs de dinde', 'turkey breast', 300],
    ['es', '4 naranjas de mesa', 'orange', 524],
    ['es', '200 g uvas de mesa', 'grape', 200],
    ['es', '4 tazas de harina para tamales', 'masa harina', 456],
    ['it', '400 g entrecôte di manzo', 'ribeye steak', 400],
    ['nl', '500 g kalfsfilets', 'veal', 500],
    ['nl', '7 blaadjes bladerdeeg', 'puff pastry', 315],
  ])('%s: %s', (language, line, food, grams) => {
    expect(read(language, line)).toEqual([food, grams]);
  });

  test('half and half is cream, in digits too', () => {
    expect(read(null, '1/2 and 1/2')[0]).not.toBe('icing sugar');
    expect(count(null, ['1/2 and 1/2']).lines[0]!.ingredient.quantity).not.toBe(1);
  });
});

describe('a recipe that gives no amounts', () => {
  test.each<[Language, readonly string[]]>([
    ['it', ['farina integrale', 'burro', 'lievito', 'latte', 'zucchero']],
    ['it', ['melanzane', 'sedano', 'pomodori', 'olive verdi', 'capperi', 'aceto']],
    ['de', ['(fetter) Quark', 'Tomaten', 'Paprika', 'Gurke', 'Schnittlauch']],
    ['fr', ['pommes', 'farine', 'beurre', 'sucre']],
    ['nl', ['aardappelen', 'melk', 'boter', 'nootmuskaat']],
    ['es', ['tomates', 'pepino', 'pimiento', 'aceite de oliva', 'sal']],
  ])('%s: is not one of no calories: %s', (language, lines) => {
    expect(count(language, lines).coverage).toBeLessThan(0.5);
  });

  test('knows its salt, herbs and water all the same', () => {
    const { lines } = count('de', ['Nudeln', 'Salz', 'Pfeffer', 'Basilikum', 'Wasser']);
    expect(lines.map(({ isMatched }) => isMatched)).toEqual([false, true, true, true, true]);
  });
});
