import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('an allergen that a name carries is not lost', () => {
  test.each<[Language, string, DietWarning[]]>([
    ['en', '4 brioche buns', ['dairy', 'egg']],
    ['en', '2 brioche burger buns', ['dairy', 'egg']],
    ['de', '4 Briochebrötchen', ['dairy', 'egg']],
    ['fr', '4 pains à burger briochés', ['dairy', 'egg']],
    ['it', '4 panini brioche', ['dairy', 'egg']],
    ['nl', '4 briochebroodjes', ['dairy', 'egg']],
    ['en', '1 packet raspberry jelly', ['not vegetarian']],
    ['en', '1 pkt jelly', ['not vegetarian']],
    ['en', '100g choc chips', ['soya']],
    ['en', '2 tbsp light soy', ['soya', 'gluten']],
  ])('%s: %s', (language, line, warnings) => {
    expect(readLine(language, line).diets.warnings).toEqual(expect.arrayContaining(warnings));
  });

  test.each<[Language, string]>([
    ['en', '1 l milk for the rice'],
    ['en', '500 ml milk (for the rice)'],
    ['fr', '1 l de lait pour le riz'],
    ['fr', '25 cl de lait pour l’avoine'],
    ['it', '200 g di latte per il riso'],
  ])('%s: what another food is for makes no drink of it: %s', (language, line) => {
    const { food, diets } = readLine(language, line);
    expect(food).toBe('milk');
    expect(diets.warnings).toContain('dairy');
  });

  test('what bread is for gives it no name', () => {
    expect(readLine('fr', '10 cl de lait pour le pain').food).toBe('milk');
    expect(readLine('it', '1 bustina di lievito per dolci').food).toBe('baking powder');
  });

  test('a British beef sausage may have rusk in it', () => {
    expect(readLine('en', '2 beef sausages').diets.unjudged).toContain('gluten');
  });
});

describe('what is said of more of the same leaves nothing open', () => {
  test.each<[Language, string]>([
    ['en', '2 tbsp tahini + extra to serve'],
    ['en', '100g butter + more for greasing'],
    ['fr', "2 c. à s. d'huile d'olive + 1 filet"],
    ['fr', '200 g de beurre + un peu pour le moule'],
    ['it', "2 cucchiai d'olio + un filo"],
    ['fr', "1 oignon piqué d'un clou de girofle"],
    ['fr', '6 blancs d’œufs en neige'],
    ['it', '1 cucchiaio di capperi dissalati'],
    ['it', "2 spicchi d'aglio in camicia"],
    ['de', '2 altbackene Brötchen'],
    ['en', '200g full-fat Greek yoghurt'],
  ])('%s: %s', (language, line) => {
    const { diets } = readLine(language, line);
    expect(diets.unjudged).toEqual([]);
    expect(diets.warnings.filter((warning) => warning === 'shellfish')).toEqual([]);
  });

  test('a thread of oil is no pastry', () => {
    expect(readLine('it', "2 cucchiai d'olio + un filo").diets.warnings).toEqual([]);
  });
});

describe('a measure that a country has', () => {
  test.each<[Language, string, string, number]>([
    ['es', '250 cm3 de leche', 'milk', 258],
    ['de', '250 ccm Milch', 'milk', 258],
    ['en', '250 cm³ milk', 'milk', 258],
    ['en', 'cup of milk', 'milk', 244],
    ['en', 'scant cup of milk', 'milk', 244],
    ['en', '2 pk gelatin', 'gelatine', 14],
    ['en', '1 pack of 8 sausages', 'sausage', 664],
    ['en', 'Onions 2', 'onion', 220],
    ['fr', 'une livre de beurre', 'butter', 500],
    ['fr', '1 livre de beurre', 'butter', 500],
    ['fr', '1 lb de beurre', 'butter', 454],
    ['fr', '1 litre 1/2 de lait', 'milk', 1547],
    ['fr', '2 bouchons de rhum', 'spirit', 9],
    ['fr', '1 brick de coulis de tomates', 'passata', 500],
    ['fr', '3- 1 oeuf', 'egg', 50],
    ['fr', '1- 195 g de farine T 65', 'plain flour', 195],
    ['fr', '4 portions de Vache qui rit', 'american cheese', 80],
    ['it', '1 ciuffo di prezzemolo', 'parsley', 10],
    ['it', 'Cipolla ½', 'onion', 55],
    ['it', 'Verza 1/2', 'cabbage', 450],
    ['it', 'una spolverata di cannella', 'cinnamon', 0.2],
    ['es', '1 pocillo de azúcar', 'sugar', 85],
    ['es', '1 ctda de comino', 'cumin', 2],
    ['de', '1 Ring Fleischwurst', 'mortadella', 400],
    ['de', '1 Schöpfer Brühe', 'stock', 101],
    ['de', '1 P. Backpulver', 'baking powder', 16],
    ['de', '1 Päckchen Vanillepudding', 'pudding mix', 37],
    ['de', '1 Becher Vanillepudding', 'custard', 500],
    ['de', '2 Beutel Reis', 'rice', 250],
    ['nl', '1 bokaal gegrilde paprika', 'roasted red pepper', 340],
    ['nl', '500 g mosselvlees', 'mussel', 500],
    ['de', '200 g Muschelfleisch', 'mussel', 200],
    ['nl', '2 winterpenen', 'carrot', 300],
    ['nl', '1 pak havermout', 'rolled oat', 500],
    ['nl', '1 pladijs', 'plaice', 150],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const found = readLine(language, line);
    expect(found.food).toBe(food);
    expect(found.grams).toBeCloseTo(grams, grams < 1 ? 1 : 0);
  });

  test.each<[Language, string]>([
    ['de', '3 Eier M'],
    ['es', '3 huevos XL'],
    ['fr', '3 œufs L'],
    ['it', '3 uova M'],
    ['nl', '3 eieren M/L'],
  ])('%s: the size of eggs is no part of their name: %s', (language, line) => {
    expect(readLine(language, line).food).toBe('egg');
  });

  test('a pinch and a packet have one letter in German', () => {
    expect(readLine('de', '1 P. Salz').grams ?? 0).toBeLessThan(1);
  });

  test('American jelly is a spread', () => {
    expect(readLine('en', '1 jar grape jelly').food).toBe('redcurrant jelly');
  });
});
