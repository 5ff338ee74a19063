import { foodsBehindChoice } from '@sorrel/core/foods/listed-beside';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { allergensOf } from '@sorrel/core/nutrition/allergens';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { measuredIngredient } from '@sorrel/core/nutrition/measured-ingredient';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

/** Lines as people keep their recipes in public repositories, and what was told of them wrongly. */
const linesOf = (language: Language, lines: readonly string[], serves = 4) =>
  computeNutrition(index, lines, serves, { language }).lines;
const foodOf = (language: Language, line: string) => {
  const [{ food, grams, gramsRule } = { food: null, grams: null, gramsRule: null }] = linesOf(language, [line]);
  return { food: food?.name ?? null, grams: grams === null ? null : Math.round(grams), gramsRule };
};
const toldOf = (language: Language, line: string) => {
  const lines = linesOf(language, [line]);
  const food = index.byId.get(lines[0]?.food?.id ?? '');
  return { allergens: food === undefined ? null : allergensOf(food), diets: judgeDiets(index, lines) };
};

describe('what grows on trees stays an allergen in a bottle', () => {
  test.each<[Language, string]>([
    ['en', '1 tsp almond extract'],
    ['en', '1 cup amaretti cookies, crushed'],
    ['en', '2 drops almond flavoring'],
    ['de', '3 Tropfen Bittermandelaroma'],
    ['fr', "1 c. à café d'extrait d'amande"],
    ['en', '2 tbsp hazelnut liqueur'],
    ['en', '1 oz Frangelico'],
    ['en', '½ cup amaretto liqueur'],
    ['de', '2 cl Amaretto'],
    ['it', '1 bicchierino di amaretto'],
    ['nl', '2 el amandellikeur'],
    ['es', '50 ml de licor de avellanas'],
  ])('%s: %s', (language, line) => {
    expect(toldOf(language, line).allergens).toContain('nuts');
  });

  test.each<[Language, string]>([
    ['en', '1 tsp rum extract'],
    ['en', '1 oz Kahlua'],
    ['it', "1 fialetta di aroma fiori d'arancio"],
  ])('%s: %s has none', (language, line) => {
    expect(toldOf(language, line).allergens).not.toContain('nuts');
  });

  test('the nuts of soya nut butter are soya', () => {
    expect(toldOf('en', '2 tbsp soy nut butter').allergens).toEqual(['soya']);
  });

  test('whether a bottle of soya oil is refined is left open', () => {
    const { allergens, diets } = toldOf('en', '1 tbsp soybean oil');
    expect(allergens).toEqual([]);
    expect(diets.unjudged).toEqual(['soya']);
  });
});

describe('a food of no said kind', () => {
  test.each<[Language, string, string]>([
    ['fr', '500 g de poisson', 'fish'],
    ['de', '500 g Fischfilet', 'fish'],
    ['es', '1 kg de pescado', 'fish'],
    ['it', '400 g di pesce', 'fish'],
    ['nl', '400 g visfilet', 'fish'],
    ['en', 'Smoked fish: salmon, mackerel', 'fish'],
    ['en', '400 g cod', 'cod'],
    ['fr', '400 g de cabillaud', 'cod'],
  ])('%s: %s', (language, line, food) => {
    expect(foodOf(language, line).food).toBe(food);
  });

  test.each(['1 can cream of celery soup', '10.5 oz condensed cream of onion soup'])(
    '%s has no chicken in it',
    (line) => {
      expect(toldOf('en', line).diets.warnings).not.toContain('not vegetarian');
    },
  );
});

describe('white is a colour before it is of an egg', () => {
  test.each<[Language, string, string | null]>([
    ['fr', '50 cl de Touraine blanc', 'white wine'],
    ['fr', '50 cl de Mâcon blanc', 'white wine'],
    ['fr', '20 cl de Zorvane blanc', 'white wine'],
    ['fr', '2 blancs', 'egg white'],
    ['fr', '3 blancs en neige', 'egg white'],
    ['es', '2 claras', 'egg white'],
  ])('%s: %s', (language, line, food) => {
    expect(foodOf(language, line).food).toBe(food);
  });
});

describe('a maker in front of a food', () => {
  test.each<[Language, string]>([
    ['en', '200 g Philadelphia cream cheese'],
    ['de', '200 g Philadelphia Frischkäse'],
    ['en', '2 tbsp Bonne Maman strawberry jam'],
    ['en', '400 g Zorvano spaghetti'],
    ['en', '250 ml Zorvano red wine'],
    ['fr', '50 cl de bouillon kub'],
  ])('%s: %s is judged', (language, line) => {
    expect(toldOf(language, line).diets.unjudged).not.toContain('egg');
  });

  test.each(['2 tbsp Zorvano chocolate', '200 g Zorvano sausages', '1 cup Zorvano milk', '2 tbsp Zorvano vinegar'])(
    '%s may be another food, and is not',
    (line) => {
      expect(toldOf('en', line).diets.unjudged).toContain('nuts');
    },
  );
});

describe('what a piece and a packet weigh', () => {
  test.each<[Language, string, number]>([
    ['fr', '1 sachet de levure chimique', 11],
    ['it', '1 bustina di lievito per dolci', 16],
    ['fr', '1 poularde', 1200],
    ['fr', '1 chapon', 2000],
    ['en', '1 whole fillet of beef', 1800],
    ['de', '1 Rinderfilet', 800],
    ['fr', '1 filet de bœuf', 800],
    ['de', '4 Rinderfilets', 800],
    ['en', '4 fillet steaks', 800],
    ['en', '1 bag ground almonds', 200],
    ['en', '1 can skim milk', 354],
    ['en', '4 cans clams, with juice', 360],
  ])('%s: %s', (language, line, grams) => {
    expect(foodOf(language, line).grams).toBe(grams);
  });

  test('one fillet for one is a steak', () => {
    expect(linesOf('fr', ['1 filet de bœuf'], 1)).toMatchObject([{ grams: 200 }]);
  });

  test.each<[Language, string]>([
    ['nl', '800 g kidneybonen in blik'],
    ['fr', '400 g de pois chiches en boîte'],
    ['de', '400 g Kichererbsen aus der Dose'],
  ])('%s: %s have their liquid still', (language, line) => {
    expect(foodOf(language, line).gramsRule).toBe('drained');
  });

  test.each<[Language, string]>([
    ['nl', '400 g kidneybonen in blik, uitgelekt'],
    ['de', '400 g Kichererbsen aus der Dose (Abtropfgewicht)'],
    ['en', '300 g canned chickpeas'],
  ])('%s: %s were drained', (language, line) => {
    expect(foodOf(language, line).gramsRule).not.toBe('drained');
  });

  test('stock that is weighed by a few grams is the powder, by more it is poured', () => {
    expect(linesOf('de', ['30 g Gemüsebrühe'])).toMatchObject([{ countedAs: { name: 'vegetable stock cube' } }]);
    expect(linesOf('de', ['300 g Gemüsebrühe'])[0]?.countedAs).toBeUndefined();
  });
});

describe('what stands where in a line', () => {
  test.each<[Language, string, string, number | null]>([
    ['es', 'Pimiento rojo (1, cortado en tiras)', 'red bell pepper', 150],
    ['es', 'Tomate (2, rallados)', 'tomato', 220],
    ['it', "un filo Olio d'oliva", 'olive oil', 5],
    ['it', '50 g di pasta filo', 'filo pastry', 50],
    ['es', 'Un pellizquito de sal', 'salt', 0],
    ['nl', 'handjevol platte peterselie', 'parsley', 10],
    ['nl', 'Pepper (wit) + Zout', 'salt and pepper', 0],
    ['nl', 'droge basilicum', 'dried basil', 0],
    ['nl', '250 g luxe champignons', 'mushroom', 250],
    ['nl', '300 g diepvriespompoen', 'pumpkin', 300],
    ['en', '11 g chicken stock mix', 'chicken stock cube', 11],
    ['de', '1/2 Tafel weiße Schoki', 'white chocolate', 50],
    ['de', 'Zutaten: 200 g Mehl', 'plain flour', 200],
    ['en', 'Ingredients: 2 cups flour', 'plain flour', 250],
  ])('%s: %s', (language, line, food, grams) => {
    expect(foodOf(language, line)).toMatchObject({ food, grams });
  });

  test('a litre of the one stock or the other is no litre of meat', () => {
    expect(foodOf('en', '1.5 litres organic meat or veg stock')).toMatchObject({ food: 'beef stock' });
  });

  test.each<[Language, readonly string[], number]>([
    ['de', ['Zutaten Curry', '200 g Tofu', 'Zutaten Würzmischung', '1 TL Kümmel'], 2],
    ['it', ['Impasto', '150 g burro', '125 g zucchero', '1 uovo', '150 g farina'], 1],
    ['nl', ['Basis', '200 g rijst', '½ paprika'], 1],
    ['fr', ['Ganache', '115 g de chocolat', '150 ml de crème'], 1],
    [
      'en',
      ['1 lb chicken', '1 onion', '2 eggs', '1 cup rice', 'Sauce', '1 cup water', '2 tbsp honey', '1 tsp salt'],
      1,
    ],
    ['en', ['1 lb chicken', '1 onion', '2 eggs', 'rice', 'Sauce', '1 cup water', '2 tbsp honey', '1 tsp salt'], 0],
    ['fr', ['Ganache', 'fraises'], 0],
  ])('%s: of %j so many are headings: %i', (language, lines, headings) => {
    expect(linesOf(language, lines).filter(({ gramsRule }) => gramsRule === 'heading')).toHaveLength(headings);
  });

  test.each<[Language, string]>([
    ['en', 'To assemble the lasagna'],
    ['fr', 'Pour monter la lasagne'],
    ['es', 'Para montar la lasaña'],
    ['it', 'Per assemblare'],
    ['de', 'Zum Zusammensetzen'],
  ])('%s: %s is no further pasta', (language, line) => {
    expect(foodOf(language, line).gramsRule).toBe('heading');
  });

  test.each<[Language, string, number | null]>([
    ['en', '2 x 4 slices bacon', 160],
    ['de', '2 x 3 Scheiben Speck', 120],
    ['en', '2 x 400g tins chopped tomatoes', 800],
    ['de', '2 x 1 kg Kartoffeln', 2000],
    ['en', '2 x 5 inch pie crusts', 136],
  ])('%s: %s', (language, line, grams) => {
    expect(foodOf(language, line).grams).toBe(grams);
  });

  test('the word alone is baking powder among sugar and eggs, and yeast beside water', () => {
    const raising = (lines: readonly string[]) => linesOf('it', lines).at(-1)?.food?.name;
    expect(raising(['Uova', 'Farina', 'Zucchero', 'Lievito'])).toBe('baking powder');
    expect(raising(['Acqua', 'Farina', 'Zucchero', 'Lievito'])).toBe('yeast');
  });
});

test.each<[Language, string, string]>([
  ['de', 'frischer Koriander oder Thai-Basilikum, gehackte Erdnüsse, Reis', 'gehackte Erdnüsse'],
  ['en', 'coriander or basil, chopped peanuts', 'chopped peanuts'],
  ['fr', 'persil ou basilic, noisettes concassées', 'noisettes concassées'],
  ['en', '1 cup milk (or almond milk, oat milk)', 'oat milk'],
])('%s: %s may have in it what stands behind the choice', (language, line, food) => {
  const read = measuredIngredient(line, language);
  expect(foodsBehindChoice(index, read, language).map(({ name }) => name)).toContain(food);
});
