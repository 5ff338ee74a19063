import { describe, expect, test } from 'vitest';
import { mayAddFood } from './added-food.ts';
import type { Language } from './languages/language.ts';
import { type ToldLine, toldLine } from './told-line.ts';

type Row = [language: Language, ...ToldLine];

const toldAs = ([language, line]: Row) => toldLine(line, language);
const expected = ([, , amount, name, preparation = '', comment = '']: Row) => [amount, name, preparation, comment];

describe('another food with an amount of its own is added', () => {
  test.each<Row>([
    ['en', '1 egg + 1 egg yolk', '1', 'egg', '', '+ 1 egg yolk'],
    ['en', '200 g flour and 50 g sugar', '200 g', 'flour', '', '+ 50 g sugar'],
    ['en', '2 large eggs, plus 1 egg yolk', '2 large', 'eggs', '', '+ 1 egg yolk'],
    ['en', '2 eggs, beaten, plus 1 egg yolk', '2', 'eggs', 'beaten', '+ 1 egg yolk'],
    ['en', '1 egg + 1 egg yolk, beaten', '1', 'egg', 'beaten', '+ 1 egg yolk'],
    ['en', '4 eggs plus 2 whites', '4', 'eggs', '', '+ 2 egg whites'],
    ['en', 'salt and 1 tsp pepper', '', 'salt', '', '+ 1 tsp pepper'],
    ['en', '2 cups flour and a pinch of salt', '2 cup', 'flour', '', '+ a pinch of salt'],
    ['en', '1 cup flour + 2 cups sugar (400 g)', '1 cup', 'flour', '', '+ 2 cups sugar (400 g)'],
    ['en', '1 tbsp butter + 1 tbsp oil (for frying)', '1 tbsp', 'butter', '', 'for frying, + 1 tbsp oil'],
    ['en', 'juice of 1 lemon and 1 lime', '1', 'lemon', 'juice of', '+ juice of 1 lime'],
    ['en', 'juice of 1 lemon and 2 tbsp oil', '1', 'lemon', 'juice of', '+ 2 tbsp oil'],
    ['en', 'zest of 1 lemon and juice of 2 limes', '1', 'lemon', 'zest of', '+ juice of 2 limes'],
    ['de', '2 EL Öl und Saft von 1 Zitrone', '2 tbsp', 'Öl', '', '+ Saft von 1 Zitrone'],
    ['it', 'scorza di 1/2 limone e succo di 1 arancia', '0.5', 'limone', 'scorza di', '+ succo di 1 arancia'],
    ['de', '2 Eier und 1 Eigelb', '2', 'Eier', '', '+ 1 Eigelb'],
    ['de', '100 g Butter + 50 g Zucker', '100 g', 'Butter', '', '+ 50 g Zucker'],
    ['de', 'Salz und 1 TL Pfeffer', '', 'Salz', '', '+ 1 TL Pfeffer'],
    ['de', '2 EL Öl und etwas Salz', '2 tbsp', 'Öl', '', '+ etwas Salz'],
    ['de', 'Saft von 1 Zitrone und 1 Limette', '1', 'Zitrone', 'Saft von', '+ Saft von 1 Limette'],
    ['en', '2 eggs (plus 1 yolk), beaten', '2', 'eggs', 'beaten', '+ 1 egg yolk'],
    ['de', '2 Eier (+ 1 Eigelb)', '2', 'Eier', '', '+ 1 Eigelb'],
    ['it', '1 carota (+ 1 cipolla, + 1 porro)', '1', 'carota', '', '+ 1 cipolla, + 1 porro'],
    ['fr', '2 œufs + 1 jaune', '2', 'œufs', '', '+ 1 jaune'],
    ['fr', '100 g de beurre et 50 g de sucre', '100 g', 'beurre', '', '+ 50 g de sucre'],
    ['es', '3 huevos y 1 yema', '3', 'huevos', '', '+ 1 yema'],
    ['it', '2 uova intere e 2 tuorli', '2', 'uova', 'intere', '+ 2 tuorli'],
    ['nl', '2 eieren en 1 dooier', '2', 'eieren', '', '+ 1 dooier'],
    ['nl', '1 blik mais en 1 blik kidneybonen', '1 can', 'mais', '', '+ 1 blik kidneybonen'],
  ])('%s: %s', (...row) => {
    expect(toldAs(row)).toEqual(expected(row));
  });

  test.each<Row>([
    ['en', '1 red and 1 green pepper, diced', '1', 'red pepper', 'diced', '+ 1 green pepper'],
    ['en', '1 red pepper and 1 green', '1', 'red pepper', '', '+ 1 green pepper'],
    ['de', '1 rote und 1 gelbe Paprika', '1', 'rote Paprika', '', '+ 1 gelbe Paprika'],
    ['de', '1 große und 2 kleine Zwiebeln', '1 large', 'Zwiebeln', '', '+ 2 kleine Zwiebeln'],
    ['fr', '1 poivron rouge et 1 vert', '1', 'poivron rouge', '', '+ 1 poivron vert'],
    ['es', '1 pimiento rojo y 1 verde', '1', 'pimiento rojo', '', '+ 1 pimiento verde'],
    ['it', '1 peperone rosso e 1 giallo', '1', 'peperone rosso', '', '+ 1 peperone giallo'],
    ['nl', '1 rode paprika en 1 gele', '1', 'rode paprika', '', '+ 1 gele paprika'],
  ])('which say their noun once: %s: %s', (...row) => {
    expect(toldAs(row)).toEqual(expected(row));
  });

  test.each<Row>([
    ['en', '1 carrot, 1 onion and 2 celery sticks', '1', 'carrot', '', '+ 1 onion, + 2 celery sticks'],
    ['en', '1 cup oats, 2 eggs, 1 tsp salt', '1 cup', 'oats', '', '+ 2 eggs, + 1 tsp salt'],
    ['de', '100 g Zucker, 2 Eier, 250 g Mehl', '100 g', 'Zucker', '', '+ 2 Eier, + 250 g Mehl'],
    ['fr', '1 carotte, 1 oignon et 1 poireau', '1', 'carotte', '', '+ 1 oignon, + 1 poireau'],
    ['es', '1 zanahoria, 1 cebolla y 2 puerros', '1', 'zanahoria', '', '+ 1 cebolla, + 2 puerros'],
    ['it', '1 carota, 1 costa di sedano e 1 cipolla', '1', 'carota', '', '+ 1 costa di sedano, + 1 cipolla'],
    ['nl', '1 ui, 1 prei en 2 wortels', '1', 'ui', '', '+ 1 prei, + 2 wortels'],
  ])('in a list of three: %s: %s', (...row) => {
    expect(toldAs(row)).toEqual(expected(row));
  });
});

describe('more of the same is a measure alone', () => {
  test.each<Row>([
    ['en', '1 cup flour plus 2 tbsp', '1 cup', 'flour', '', 'plus 2 tbsp'],
    ['en', '1/2 cup butter plus 2 tbsp butter', '0.5 cup', 'butter', '', 'plus 2 tbsp'],
    ['en', '1 cup sugar, plus 2 tbsp more for topping', '1 cup', 'sugar', '', 'plus 2 tbsp more for topping'],
    ['de', '100 g Butter + 20 g zum Einfetten', '100 g', 'Butter', '', 'plus 20 g zum Einfetten'],
    ['fr', '100 g de beurre + 20 g pour le moule', '100 g', 'beurre', '', 'plus 20 g pour le moule'],
    ['it', '100 g di burro + 20 g per la teglia', '100 g', 'burro', '', 'plus 20 g per la teglia'],
    ['nl', '100 g boter + 20 g voor de vorm', '100 g', 'boter', '', 'plus 20 g voor de vorm'],
    // of what is counted it is one more of it
    ['en', '1 egg plus 1 for glazing', '1', 'egg', '', '+ 1 egg for glazing'],
    ['es', '2 huevos y 1 para pincelar', '2', 'huevos', '', '+ 1 huevos para pincelar'],
    ['it', '2 uova + 1 per spennellare', '2', 'uova', '', '+ 1 uova per spennellare'],
  ])('%s: %s', (...row) => {
    expect(toldAs(row)).toEqual(expected(row));
  });
});

describe('and nothing is added by', () => {
  test.each<Row>([
    // one amount
    ['en', '1 cup + 2 tbsp flour', '1.125 cup', 'flour'],
    ['en', '1 and 1/2 cups flour', '1.5 cup', 'flour'],
    ['es', '1 taza y media de harina', '1.5 cup', 'harina'],
    // a name
    ['en', '1 cup half and half cream', '1 cup', 'half and half cream'],
    ['en', 'salt and a little pepper', '', 'salt and a little pepper'],
    ['en', 'zest and juice of 1 lemon', '1', 'lemon', 'zest and juice of'],
    ['en', 'zest of 1 lemon and juice of 2', '1', 'lemon and juice of 2', 'zest of'],
    // what is done to some of it
    ['en', '2 lemons, 1 juiced and 1 sliced', '2', 'lemons', '1 juiced and 1 sliced'],
    ['en', '1 onion, peeled and 1/2 chopped', '1', 'onion', 'peeled and 1/2 chopped'],
    // a choice
    ['en', '1 cup milk or 1 cup cream and 1 cup water', '1 cup', 'milk', '', 'or 1 cup cream and 1 cup water'],
    ['de', '1 Limette oder 1/2 Zitrone', '1', 'Limette', '', 'oder 1/2 Zitrone'],
    // what stands in brackets, and what a bracket never closes
    ['en', '2 eggs (1 whole and 1 yolk)', '2', 'eggs', '', '1 whole and 1 yolk'],
    // so little
    ['fr', '100 g de beurre + 1 noix pour le moule', '100 g', 'beurre', '', '1 noix pour le moule'],
    ['de', '100 g Butter + etwas für die Form', '100 g', 'Butter', '', 'etwas für die Form'],
    // a weight behind the first of two commas
    ['en', '2 salmon fillets, 150 g each, skin on', '2 of 150 g', 'salmon fillets', 'skin on'],
  ])('%s: %s', (...row) => {
    expect(toldAs(row)).toEqual(expected(row));
  });
});

test.each([
  ['2 eggs + 1 egg yolk', true],
  ['two eggs (plus 1 yolk)', true],
  ['2 Eier und 1 Eigelb', true],
  ['1 carrot, 1 onion & 1 leek', true],
  ['cumin 1 tsp, coriander 2 tsp', true],
  ['200 g plain flour, sifted', false],
  ['1 (400 g) tin chickpeas', false],
])('whether %s is worth reading for what it adds: %s', (line, isWorth) => {
  expect(mayAddFood(line)).toBe(isWorth);
});
