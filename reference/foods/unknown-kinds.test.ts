import { resolveFoods } from '@sorrel/core/foods/several-foods';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const resolved = (language: Language, line: string) => resolveFoods(index, parseIngredient(line, language), language);

/** The foods of a line; '?' where nobody should rely on it. */
function said(language: Language, line: string): string {
  const { food, isSure, parts } = resolved(language, line);
  const foods = parts.length > 0 ? parts.map((part) => part.resolved.food.name) : [isSure ? food?.name : '?'];
  return foods.join(' + ');
}

describe('a list of two foods is no compound of both', () => {
  test.each<[Language, string, string]>([
    ['de', 'Senf & Mehl', 'mustard + plain flour'],
    ['de', 'Zimt und Zucker', 'cinnamon + sugar'],
    ['es', 'Sal, orégano y pimentón ahumado', 'salt + oregano + paprika'],
    ['es', 'sal y ajo', 'salt + garlic'],
    ['fr', 'beurre et cacahuètes', 'butter + peanut'],
    ['it', 'farina e mandorle', 'plain flour + almond'],
    ['nl', 'boter en amandelen', 'butter + almond'],
    ['en', 'salt and celery', 'salt + celery'],
    ['en', 'mustard and flour', 'mustard + plain flour'],
    ['en', 'macaroni and cheese', 'macaroni cheese'],
    ['en', 'roasted and salted peanuts', 'peanut'],
  ])('%s: %s', (language, line, foods) => {
    expect(said(language, line)).toBe(foods);
  });
});

describe('a piece weighs as its length', () => {
  test.each<[Language, string, number]>([
    ['en', '1 piece ginger (4 cm)', 11],
    ['en', '2 pieces of ginger (2 inch each)', 28],
    ['de', '1 Stück Ingwer, ca. 4 cm', 11],
    ['de', '1 Stück Ingwer', 15],
    ['fr', 'un morceau de gingembre de 4 cm', 11],
    ['fr', 'gingembre de 2 cm', 5.5],
    ['es', '1 trozo de jengibre de 2 cm', 5.5],
    ['it', '1 pezzo di zenzero di 2 cm', 5.5],
    ['nl', '1 stukje gember van 2 cm', 5.5],
    ['en', '1 cucumber, cut into 2 cm chunks', 300],
  ])('%s: %s', (language, line, grams) => {
    const weighed = computeNutrition(index, [line], 1, { language }).lines[0]?.grams;
    expect(weighed).toBeCloseTo(grams, 0);
  });
});

describe('a state of a food that is not known', () => {
  test.each<[Language, string]>([
    ['en', '100 g dried mussels'],
    ['de', '100 g getrocknete Muscheln'],
    ['fr', '100 g de moules séchées'],
    ['it', '100 g di verdura disidratata'],
    ['es', '200 g de salami vegetal'],
    ['es', '100 g de mejillones secos'],
    ['nl', '100 g gedroogde mosselen'],
  ])('%s: %s is not sure', (language, line) => {
    expect(said(language, line)).toBe('?');
  });

  test.each<[Language, string, string]>([
    ['en', '200 g dried spaghetti', 'pasta'],
    ['en', '1 tsp dried mint', 'dried mint'],
    ['en', '1 bunch dill, washed and dried', 'dill'],
    ['en', '100 ml cream, vegan if needed', 'whipping cream'],
    ['de', '200 g getrocknete Linsen', 'lentil'],
    ['de', '200 ml pflanzliche Sahne', 'plant cream'],
    ['fr', '100 ml de vin blanc sec', 'white wine'],
    ['it', '200 g di prosciutto cotto', 'ham'],
    ['it', '1 l di brodo vegetale', 'vegetable stock'],
    ['es', '200 g de jamón cocido', 'ham'],
    ['nl', '200 g gekookte rijst', 'cooked rice'],
    ['nl', 'gekookte rijst (250 g ongekookt gewicht)', 'rice'],
    ['de', 'gekochter Reis (250 g Rohgewicht)', 'rice'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(said(language, line)).toBe(food);
  });
});

describe('a spoonful of a bare name is the jar', () => {
  test.each<[Language, string, string]>([
    ['nl', '1 tl paprika', 'paprika'],
    ['nl', '1 tl koriander', 'ground coriander'],
    ['nl', '1 rode paprika', 'red bell pepper'],
    ['fr', '1 c. à café de gingembre', 'ground ginger'],
    ['fr', '1 c. à café de gingembre râpé', 'ginger'],
    ['de', '1 Prise Chili', 'chilli powder'],
    ['de', '2 TL Thymian', 'dried thyme'],
    ['de', '1 TL frischer Thymian', 'thyme'],
    ['it', '1 cucchiaino di origano', 'dried oregano'],
    ['es', '1 cucharadita de jengibre', 'ground ginger'],
    ['es', '4 dientes de ajo, molidos', 'garlic'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(said(language, line)).toBe(food);
  });
});

describe('words written apart', () => {
  test.each<[Language, string, string]>([
    ['de', '4 Koteletts vom Lamm', 'lamb chop'],
    ['de', '400 g Filet vom Schwein', 'pork tenderloin'],
    ['de', '2 Steaks vom Schwein', 'pork chop'],
    ['de', '300 g Leber vom Kalb', 'calf liver'],
    ['de', '250 g Pasta aus Linsen', 'chickpea pasta'],
    ['nl', '200 g halloumi kaas', 'halloumi'],
    ['nl', '3 pita broodjes', 'pitta'],
    ['nl', '2 kip schnitzels', 'chicken breast'],
    ['it', '10 biscotti savoiardi', 'ladyfinger'],
    ['it', '50 g di cereali muesli', 'muesli'],
    ['it', '200 g di riso pomodoro', '?'],
    ['de', '500 g Pfannkuchenteig', 'pancake batter'],
    ['en', '1 almond croissant', '?'],
    ['en', '6 pork gyoza', '?'],
    ['en', '1/2 cup vegan feta cheese', 'vegan cheese'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(said(language, line)).toBe(food);
  });
});

describe('a word for how something is that is a food in one form', () => {
  test.each<[string, string]>([
    ['erbe cotte miste', '?'],
    ['mosto cotto', '?'],
    ['4 panna cotta', 'panna cotta'],
    ['200 g di cotta', '?'],
    ['200 g di cotto', 'ham'],
    ['200 g di prosciutto cotto', 'ham'],
    ['200 g di verdure cotte', 'mixed vegetable'],
    ['150 g di pere cotte', 'pear'],
  ])('it: %s is %s', (line, food) => {
    expect(said('it', line)).toBe(food);
  });
});

describe('a number that is hardly one of pieces', () => {
  test.each<[Language, string, number | null]>([
    ['it', '150 di pancetta', null],
    ['it', '80 di pancetta', null],
    ['nl', '250 wortels', null],
    ['es', '150 de queso', null],
    ['en', '100 almonds', 120],
    ['en', '20 carrots', 1220],
    ['it', '2 di zucchine', 400],
  ])('%s: %s weighs %s', (language, line, grams) => {
    expect(computeNutrition(index, [line], 1, { language }).lines[0]?.grams).toBe(grams);
  });

  test('counts where a person asks for so many', () => {
    const asked = { name: 'carrots', quantity: 200, unit: null, original: '20 carrots' };
    expect(computeNutrition(index, [asked], 1, { language: 'en' }).lines[0]?.grams).toBe(12200);
  });
});

describe('what is no food, or is written otherwise', () => {
  test.each<[Language, string]>([
    ['de', 'Holzkohle'],
    ['de', '6 Zahnstocher'],
    ['es', 'carbón vegetal'],
    ['es', '6 brochetas de madera'],
    ['fr', 'papier cuisson'],
    ['it', 'carta forno'],
    ['it', 'spiedini di legno'],
    ['nl', 'houtskool'],
    ['nl', '6 satéprikkers'],
    ['en', '10 toothpicks'],
    ['en', '300 g protein of choice'],
    ['en', '2 cups veggies of your choice'],
  ])('%s: %s is none', (language, line) => {
    expect(resolved(language, line).food).toBeNull();
  });

  test.each<[Language, string, string]>([
    ['en', '6 红枣 (red dates), seeds removed', 'date'],
    ['de', '100 g Haselnuesse', 'hazelnut'],
    ['de', '3 Aepfel', 'apple'],
    ['de', '200 g Kaese', 'cheese'],
    ['es', '2 brochetas de pollo', '?'],
    ['en', '1 cup dosa batter', 'dosa batter'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(said(language, line)).toBe(food);
  });
});

test.each<[Language, string, string]>([
  ['fr', '100 g de sucre cassonade', 'brown sugar'],
  ['nl', '100 g gekookte quinoa (of 50 g ongekookte rijst)', 'cooked quinoa'],
  ['en', '200 g dry spaghetti, cooked separately', 'pasta'],
])('%s: %s is %s', (language, line, food) => {
  expect(said(language, line)).toBe(food);
});

test('a hostile line stays cheap', () => {
  const start = performance.now();
  for (const text of [
    'vegan ',
    'vom Rind ',
    'salt and ',
    '1 g x + ',
    'a · 1 ',
    'gekookt of ',
    'ue',
    '红枣 (',
    '9-inch ',
  ]) {
    computeNutrition(index, [text.repeat(5000 / text.length)], 1);
    computeNutrition(index, [text.repeat(5000 / text.length)], 1, { language: 'de' });
  }
  expect(performance.now() - start).toBeLessThan(3000);
});
