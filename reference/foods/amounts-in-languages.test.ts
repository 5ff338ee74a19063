import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
const index = createFoodIndex(read('foods.json'), readFallback(read('sr28-search.json')), read('names.json'));
const lineOf = (line: string, language: Language) => computeNutrition(index, [line], 1, { language }).lines[0];

/** Lines of our own, with the least and the most that a cook would weigh. */
const WEIGHTS: readonly (readonly [Language, string, number, number])[] = [
  // a leg is no whole bird, in no language
  ['fr', '4 cuisses de canard', 700, 1200],
  ['de', '4 Entenkeulen', 700, 1200],
  ['es', '2 muslos de pavo', 700, 1200],
  ['nl', '2 konijnenbouten', 300, 600],
  ['en', '4 duck legs', 700, 1200],
  ['fr', "1 gigot d'agneau", 1500, 2600],
  ['de', '1 Lammkeule', 1500, 2600],
  // what one weighs, behind the food
  ['it', "4 fette di pesce spada di circa 200 g l'una", 800, 800],
  ['it', '4 fette di pesce spada da 200 g l’una', 800, 800],
  ['fr', '2 pavés de saumon de 150 g chacun', 300, 300],
  ['fr', "4 filets de poulet d'environ 150 g pièce", 600, 600],
  ['es', '4 filetes de ternera de unos 120 g cada uno', 480, 480],
  ['nl', '2 kipfilets van ca. 150 g per stuk', 300, 300],
  // a slice of raw fish or meat is a steak
  ['fr', '4 tranches de saumon', 400, 700],
  ['es', '4 rodajas de merluza', 400, 700],
  ['it', '4 fettine di vitello', 300, 600],
  ['it', '6 fette di prosciutto crudo', 60, 150],
  // leaves of a head, bunches of heads, stems of herbs
  ['en', '6 leaves napa cabbage', 150, 350],
  ['en', '1 bunch broccoli', 350, 700],
  ['de', '6 Stiele Koriander', 4, 20],
  ['de', '1 Bund Suppengrün', 350, 600],
  // a sachet of a seasoning is no bag of flour
  ['it', '1 bustina di zafferano', 0.1, 0.5],
  ['de', '1 Päckchen Safran', 0.1, 0.5],
  ['it', '1 bustina di vanillina', 0.3, 8],
  ['en', '1 jar paprika', 25, 60],
  // a stick of bread is no slice, in any language, and slices of it are no sticks
  ['es', '1 barra de pan', 200, 300],
  ['nl', '1 stokbrood', 200, 300],
  ['de', '1 Stangenweißbrot', 200, 300],
  ['fr', '2 baguettes', 400, 600],
  ['en', '1 french stick', 200, 300],
  ['en', '12 baguette slices', 120, 360],
  ['fr', '8 tranches de baguette', 80, 240],
];

describe('what amounts weigh', () => {
  test.each(WEIGHTS)('%s: %s', (language, line, least, most) => {
    const grams = lineOf(line, language)?.grams ?? Number.NaN;
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });
});

describe('a language that is not read', () => {
  const SLOVAK = ['500 g polohrubá múka', '2 PL olej', '1 vajce', 'Soľ: 1 štipka', '100 g maslo', '200 ml mlieko'];
  const PORTUGUESE = [
    '500 g de coxas de frango',
    '2 dentes de alho',
    '1 limão espremido',
    'sal a gosto',
    '2 xícaras de farinha de trigo',
  ];

  test.each([
    ['Slovak', SLOVAK],
    ['Portuguese', PORTUGUESE],
  ])('%s words are taken for no food of another language', (_, lines) => {
    const { lines: read, coverage } = computeNutrition(index, lines, 4);
    expect(read.filter(({ food }) => food !== null).map(({ text, food }) => `${text}: ${food?.name}`)).toEqual([]);
    expect(coverage).toBe(0);
  });

  test('words that several languages share are read in it too', () => {
    const { lines } = computeNutrition(index, [...SLOVAK, '200 g tofu', '125 g mozzarella'], 4);
    expect(lines.flatMap(({ food }) => food?.id ?? [])).toEqual(['tofu', 'mozzarella']);
  });
});
