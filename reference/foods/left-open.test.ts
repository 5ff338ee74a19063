import { foodAsNamed } from '@sorrel/core/foods/food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const judge = (language: Language, line: string) =>
  judgeDiets(index, computeNutrition(index, [line], 1, { language }).lines);

/** A line and what nobody can say that it is without: some makers put it in, others do not. */
const OPEN: readonly (readonly [Language, string, ...DietWarning[]])[] = [
  ['en', '100 g dark chocolate', 'dairy', 'not vegan'],
  ['de', '100 g Schokolade', 'dairy', 'not vegan'],
  ['fr', '100 g de chocolat', 'dairy', 'not vegan'],
  ['es', '100 g de chocolate', 'dairy', 'not vegan'],
  ['it', '100 g di cioccolato', 'dairy', 'not vegan'],
  ['nl', '100 g chocolade', 'dairy', 'not vegan'],
  ['en', '200 g tagliatelle', 'egg', 'not vegan'],
  ['de', '200 g Bandnudeln', 'egg', 'not vegan'],
  ['fr', '200 g de tagliatelles', 'egg', 'not vegan'],
  ['es', '200 g de pappardelle', 'egg', 'not vegan'],
  ['it', '200 g di fettuccine', 'egg', 'not vegan'],
  ['nl', '200 g tagliatelle', 'egg', 'not vegan'],
  ['en', '4 burger buns', 'dairy', 'egg'],
  ['de', '4 Hamburgerbrötchen', 'dairy', 'egg'],
  ['fr', '4 pains à burger', 'dairy', 'egg'],
  ['es', '4 panes de hamburguesa', 'dairy', 'egg'],
  ['it', '4 panini per hamburger', 'dairy', 'egg'],
  ['nl', '4 hamburgerbroodjes', 'dairy', 'egg'],
  ['en', '100 g vegan butter', 'nuts', 'soya'],
  ['de', '100 g vegane Butter', 'nuts', 'soya'],
  ['fr', '100 g de beurre végétal', 'nuts', 'soya'],
  ['it', '100 g di burro vegetale', 'nuts', 'soya'],
  ['nl', '100 g plantaardige boter', 'nuts', 'soya'],
  ['en', '1 tsp asafoetida', 'gluten'],
  ['de', '1 TL Asafoetida', 'gluten'],
  ['fr', "1 c. à c. d'ase fétide", 'gluten'],
  ['en', '500 g potato croquettes', 'gluten', 'dairy', 'egg'],
  ['de', '500 g Kroketten', 'gluten', 'dairy', 'egg'],
  ['it', '500 g di crocchette di patate', 'gluten', 'dairy', 'egg'],
  ['nl', '500 g aardappelkroketten', 'gluten', 'dairy', 'egg'],
  ['en', '2 tbsp satay sauce', 'gluten', 'soya', 'shellfish', 'not vegan'],
  ['nl', '100 g satésaus', 'gluten', 'soya', 'shellfish', 'not vegan'],
  ['en', '100 g bbq sauce', 'gluten', 'fish', 'not vegan'],
  ['en', '100 g mincemeat', 'gluten', 'not vegetarian'],
  ['en', '1 can refried beans', 'not vegetarian'],
  ['es', '100 g de frijoles refritos', 'not vegetarian'],
  ['en', '100 g wonton wrappers', 'egg'],
  ['en', '1 pie crust', 'not vegetarian'],
  ['it', '2 piadine', 'not vegetarian', 'not vegan'],
  ['es', '12 obleas de empanadilla', 'not vegetarian', 'not vegan'],
  ['en', '100 g granola', 'dairy', 'not vegan'],
  ['de', '100 g Müsli', 'dairy', 'not vegan'],
  ['de', '4 Scheiben Zwieback', 'dairy', 'egg'],
  ['nl', '4 beschuiten', 'dairy', 'egg'],
  ['it', '100 g di taleggio', 'not vegetarian'],
  ['es', '100 g de queso manchego', 'not vegetarian'],
  ['fr', '100 g de reblochon', 'not vegetarian'],
  ['fr', '100 g de pâté', 'gluten', 'egg'],
  ['de', '100 g Frikadellen', 'egg'],
  ['it', '100 g di mortadella', 'nuts'],
  ['it', '100 g di mortadella Bologna', 'nuts'],
  ['de', '1 Glas Pastasauce', 'dairy', 'not vegetarian'],
  ['fr', '1 pot de sauce pour pâtes', 'dairy', 'not vegetarian'],
  ['it', '100 g di crema di pistacchio', 'dairy'],
  ['it', '100 g di salsa verde', 'fish', 'not vegetarian'],
  ['es', '100 g de salsa romesco', 'gluten'],
  ['en', '1 tbsp vegan Worcestershire sauce', 'gluten', 'soya'],
  ['en', '100 g pasta sauce', 'dairy', 'not vegetarian'],
  ['nl', '1 pot pastasaus', 'dairy', 'not vegetarian'],
  ['en', '100 g kimchi', 'shellfish'],
  ['en', '1 tbsp sprinkles', 'not vegan', 'gluten'],
  ['de', '100 g Makronen', 'nuts'],
  ['nl', '4 bamischijven', 'not vegetarian'],
  ['nl', '4 saucijzenbroodjes', 'dairy'],
  // called so where it has casein in it
  ['en', '1 cup non-dairy creamer', 'dairy', 'not vegan'],
  ['en', '1 cup non-dairy coffee creamer', 'dairy', 'not vegan'],
  ['en', '1 cup non-dairy whipped topping', 'dairy', 'not vegan'],
  ['en', '50 g coconut milk powder', 'dairy', 'not vegan'],
  ['de', '50 g Kokosmilchpulver', 'dairy', 'not vegan'],
  ['fr', '50 g de lait de coco en poudre', 'dairy', 'not vegan'],
  ['es', '50 g de leche de coco en polvo', 'dairy', 'not vegan'],
  ['it', '50 g di latte di cocco in polvere', 'dairy', 'not vegan'],
  ['nl', '50 g kokosmelkpoeder', 'dairy', 'not vegan'],
];

describe('what a name leaves open is not said to be absent', () => {
  test.each(OPEN)('%s: %s', (language, line, ...open) => {
    const { warnings, unjudged } = judge(language, line);
    expect(unjudged).toEqual(expect.arrayContaining([...open]));
    expect(warnings.filter((warning) => open.includes(warning))).toEqual([]);
  });
});

test.each<[Language, string, DietWarning]>([
  ['en', '100 g vodka sauce', 'dairy'],
  ['en', '4 mini brioche buns', 'egg'],
  ['es', '100 g de turrón de Jijona', 'egg'],
  ['en', '3 Ferrero Rocher', 'gluten'],
  ['fr', '100 g de muesli sans noix de coco', 'nuts'],
])('%s: %s has it', (language, line, has) => {
  expect(judge(language, line).warnings).toContain(has);
});

test.each<[Language, string, ...DietWarning[]]>([
  ['en', '200 g spaghetti', 'egg', 'dairy'],
  ['it', '200 g di rigatoni', 'egg', 'dairy'],
  ['de', '2 Brötchen vom Vortag', 'egg', 'dairy'],
  ['de', '100 g Fleischwurst', 'nuts'],
  ['de', '100 g Baiser', 'nuts', 'gluten'],
  ['fr', '100 g de meringue', 'nuts', 'gluten'],
  ['en', '100 g rice paper', 'egg', 'gluten'],
  ['en', '100 g gyoza wrappers', 'egg'],
  ['en', '500 g marinara sauce', 'dairy', 'not vegetarian'],
  ['de', '200 ml Fruchtsaft', 'dairy', 'not vegan'],
  ['en', '100 g vegan dark chocolate', 'dairy', 'not vegan'],
  ['en', '1 cup vegan coffee creamer', 'dairy', 'not vegan'],
  ['en', '1 cup non-dairy milk', 'dairy', 'not vegan'],
  ['en', '200 g vegan tagliatelle', 'egg', 'not vegan'],
  ['en', '100 g vegan kimchi', 'fish', 'shellfish', 'not vegan'],
])('%s: %s is plainly without it', (language, line, ...without) => {
  const { warnings, unjudged } = judge(language, line);
  expect([...warnings, ...unjudged].filter((warning) => without.includes(warning))).toEqual([]);
});

test('free of lactose is a kind, and still milk', () => {
  const LINES: readonly (readonly [Language, string])[] = [
    ['en', '100 g lactose-free butter'],
    ['de', '100 g laktosefreie Butter'],
    ['fr', '100 g de beurre sans lactose'],
    ['es', '100 g de mantequilla sin lactosa'],
    ['it', '100 g di burro senza lattosio'],
    ['nl', '100 g lactosevrije boter'],
  ];
  for (const [language, line] of LINES)
    expect(judge(language, line), line).toEqual({ warnings: ['not vegan', 'dairy'], unjudged: [] });
});

test('a stock that is poor in salt is that stock, and milk that keeps is milk', () => {
  for (const [language, line] of [
    ['de', '1 l salzarme Gemüsebrühe'],
    ['es', '1 l de caldo de verduras bajo en sal'],
    ['nl', '1 l zoutarme groentebouillon'],
  ] as const)
    expect(judge(language, line), line).toEqual({ warnings: [], unjudged: [] });
  for (const [language, line] of [
    ['de', '1 l haltbare Milch'],
    ['fr', '1 l de lait UHT'],
    ['it', '1 l di latte UHT'],
    ['nl', '1 l houdbare melk'],
  ] as const)
    expect(judge(language, line), line).toEqual({ warnings: ['not vegan', 'dairy'], unjudged: [] });
});

test('soya lecithin is soya and no more, in each language', () => {
  for (const [language, line] of [
    ['en', '1 tsp soy lecithin'],
    ['de', '1 TL Sojalecithin'],
    ['fr', '1 c. à c. de lécithine de soja'],
    ['es', '1 cdta de lecitina de soja'],
    ['it', '1 cucchiaino di lecitina di soia'],
    ['nl', '1 tl sojalecithine'],
  ] as const)
    expect(judge(language, line), line).toEqual({ warnings: ['soya'], unjudged: [] });
});

test('Spanish dough of no said flour is no maize', () => {
  expect(judge('es', '200 g de masa').unjudged).toContain('gluten');
  expect(judge('es', '200 g de masa harina').unjudged).not.toContain('gluten');
});

test('a kind that brings another thing than its food has only what is its own', () => {
  const pasta = index.byId.get('pasta');
  if (pasta === undefined) throw new Error('no pasta');
  expect(foodAsNamed(pasta, 'tagliatelle').undecided).toEqual(['vegan', 'egg']);
  expect(foodAsNamed(pasta, 'penne')).toBe(pasta);
  expect(foodAsNamed(pasta, null)).toBe(pasta);
  const mortadella = index.byId.get('mortadella');
  if (mortadella === undefined) throw new Error('no mortadella');
  expect(mortadella.undecided).toEqual(['nuts']);
  expect(foodAsNamed(mortadella, 'bologna').undecided).toBeUndefined();
});
