import { linkStepIngredients } from '@sorrel/core/cook/link-step-ingredients';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { classifyDish } from '@sorrel/core/recipes/classify-dish';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';
import { index } from './testing/whole-index.ts';

const linesOf = (language: Language, ...lines: string[]) => computeNutrition(index, lines, 4, { language }).lines;

describe('what cooks call it where they live', () => {
  test.each<[Language, string, string]>([
    ['de', '80 g Schoggimöckli', 'chocolate chip'],
    ['de', '60 g Schokowürfel', 'chocolate chip'],
    ['de', '4 Schoggistängeli', 'dark chocolate'],
    ['de', '3 Speisemöhren', 'carrot'],
    ['de', 'Bisl Sesam', 'sesame seed'],
    ['fr', '250 ml de boisson noisette', 'almond milk'],
    ['fr', '2 verres lait', 'milk'],
    ['es', '1 pastilla starlux', 'stock cube'],
    ['es', '8 g de polvo leudante', 'baking powder'],
    ['es', 'sprinkles de colores', 'sprinkle'],
    ['es', 'unas gotas de colorante verde', 'food colouring'],
    ['es', '50 ml de almíbar de piña', 'sugar syrup'],
    ['es', '100 ml del almíbar de las cerezas', 'sugar syrup'],
    ['es', '1 cda de chamoy', 'sweet chilli sauce'],
    ['es', '1/4 taza de concentrado de jamaica', 'squash drink'],
    ['es', '1/2 cdta de palillo', 'turmeric'],
    ['es', '1 huevo de chía', 'chia seed'],
    ['es', '100 g de atún en escabeche', 'tuna'],
    ['es', '300 g de gamba arrocera', 'prawn'],
    ['es', '500 g de harina cernida', 'plain flour'],
    ['es', '12 aceitunas descarozadas', 'olive'],
    ['es', '1/2 taza de culantro deshojado', 'coriander'],
    ['es', '1 cdta de pimentón rojo', 'paprika'],
    ['es', '500 g de tomates de excelente calidad', 'tomato'],
    ['es', '400 g de carne de vaca, por ejemplo falda', 'stewing beef'],
    ['es', '300 g de lentejón', 'lentil'],
    ['de', 'Peffer', 'black pepper'],
    ['it', '20 g di funghi secchi', 'dried porcini'],
    ['it', '30 g di whey alla vaniglia', 'protein powder'],
    ['fr', '40 g de protéine de whey à la vanille', 'protein powder'],
    ['nl', '30 g wei-eiwit', 'protein powder'],
    ['de', '150 g Sahne (sauer)', 'soured cream'],
    ['de', '150 g Sahne (süß)', 'whipping cream'],
    ['it', '300 g di passata di alta qualità', 'passata'],
    ['it', '5 g di malto diastasico', 'barley malt flour'],
    ['nl', '2 el farinesuiker', 'brown sugar'],
    ['nl', '1 flesje bockbier', 'beer'],
    ['nl', '1 tl thijm', 'dried thyme'],
    ['nl', '1 el Engelse kerriepoeder', 'curry powder'],
    ['nl', 'Toppings: seroendeng, koriander', 'seroendeng'],
    ['de', 'Sesam anrösten', 'sesame seed'],
    ['de', 'Paprika o.ä. (opt.)', 'red bell pepper'],
    ['de', '50 g Erythrit zu Puder mahlen', 'erythritol'],
    ['de', 'Süße: 70 g Xylit', 'erythritol'],
    ['fr', 'Optionel : 100 g de champignons', 'mushroom'],
    ['fr', '120 g de beurre ½ sel', 'butter'],
    ['fr', '3 gousse·s d’ail', 'garlic'],
    ['es', '3 huevos revueltos', 'egg'],
    ['es', '600 g de lomito', 'fillet steak'],
    ['es', '2 cdas de vinagre tinto', 'wine vinegar'],
    ['es', '1 cdta de sal del Himalaya', 'salt'],
    ['es', '2 tomates chonto', 'tomato'],
    ['it', '2 uova freschissime', 'egg'],
    ['it', '40 g di parmigiano grattuggiato', 'parmesan'],
    ['it', '4 fogli di sfogliavelo', 'lasagne sheet'],
    ['it', '200 g di finto macinato', 'vegan mince'],
    ['nl', '300 g koelverse broccoliroosjes', 'broccoli'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });

  test.each<[Language, string, string]>([
    ['nl', '1 flesje bockbier', 'gluten'],
    ['es', '500 g de harina cernida', 'gluten'],
    ['fr', '1 camembert au lait cru', 'dairy'],
    ['fr', '1/2 tasse de lait d’amandes 1/2 tasse de beurre', 'dairy'],
    ['de', 'Fett: 150 g weiche Butter', 'dairy'],
    ['fr', '1 L ¼ de lait entier', 'dairy'],
    ['es', '2 medidas (con el vaso de yogur) de harina', 'gluten'],
    ['de', '200 g Bergkäse aus Rohmilch', 'dairy'],
    ['de', '200 g Bergkäse (aus Rohmilch)', 'dairy'],
  ])('%s: %s has %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });

  test.each<[Language, string, string]>([
    ['fr', '250 g de reblochon au lait cru', 'fontina'],
    ['it', '100 g di pecorino a latte crudo', 'pecorino'],
    ['fr', '1 l de lait cru', 'milk'],
  ])('made of raw milk a cheese stays one: %s: %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });

  test('sticks to pick with are no spice', () => {
    expect(readLine('es', '10 palillos').gramsRule).toBe('tool');
  });
});

describe('how much of it', () => {
  test.each<[Language, string, number]>([
    ['fr', '10 fonds de tartelettes', 250],
    ['fr', '1 fond de tarte', 220],
    ['es', '3 calabazas', 600],
    ['es', '1 calabaza', 2000],
    ['es', '1 huevo de chía', 10],
    ['de', 'Eier (zimmerwarm) 3 (davon 1 getrennt)', 150],
    ['es', 'Huevos (camperos) 4 (fríos)', 200],
    ['de', '2 Paprika davon 1 für den Salat', 300],
    ['de', 'Fett: 150 g weiche Butter', 150],
    ['de', 'Mehl: 300 g Dinkelmehl', 300],
    ['de', 'Butter: 200 g, weich', 200],
    ['de', 'Zwiebel 0,5', 55],
    ['es', 'Lima 0.5', 33.5],
    ['fr', '2 L ¼ d’eau', 2254],
    ['nl', 'Havermout (fijn): 50 g (of 20 g griesmeel)', 50],
    ['es', '2 medidas (con el vaso de yogur) de harina', 132],
    ['es', '1 c/c de comino', 2],
    ['es', '50 c.c. de leche', 52],
    ['it', 'la punta di un cucchiaino di curry', 0.2],
    ['fr', '1 c. à thé de poudre à pâte 1 c. à thé de bicarbonate de soude', 9],
    ['fr', '1 tasse de lait 1/2 tasse de beurre fondu', 244 + 114],
  ])('%s: %s weighs %i g', (language, line, grams) => {
    expect(readLine(language, line).grams).toBeCloseTo(grams, 0);
  });

  test.each<[Language, string]>([
    ['fr', 'farine : le poids des œufs'],
    ['fr', 'sucre : même poids que le beurre'],
    ['de', 'Zucker: gleich viel wie Mehl'],
    ['es', 'azúcar: el mismo peso'],
    ['it', 'zucchero: lo stesso peso della farina'],
    ['nl', 'suiker: evenveel als bloem'],
    ['de', 'Reis (für 2 Personen)'],
    ['it', 'Riso (per 4 persone)'],
  ])('measured by another line, or by who eats, it is not known and not a little: %s: %s', (language, line) => {
    expect(readLine(language, line)).toMatchObject({ grams: null, gramsRule: 'no amount' });
  });
});

describe('a sachet of lievito', () => {
  test('is baking powder among sugar and eggs', () => {
    const [line] = linesOf(
      'it',
      '1 bustina di lievito',
      '250 g di farina',
      '120 g di zucchero',
      '2 uova',
      '1 pizzico di sale',
    );
    expect(line).toMatchObject({ food: { name: 'baking powder' }, grams: 16 });
  });

  test.each([
    [['1 bustina di lievito', '500 g di farina', '300 ml di acqua', '10 g di sale']],
    [['1 bustina di lievito', '400 g di farina manitoba', '80 g di zucchero', '2 uova']],
    [['1 bustina di lievito', '400 g di farina', '80 g di zucchero', '2 uova', '1 cucchiaino di sale']],
  ])('is yeast where bread may be meant: %j', (lines) => {
    expect(linesOf('it', ...lines)[0]?.food?.name).toBe('yeast');
  });
});

describe('parts of a dish that shops sell too', () => {
  test.each<[Language, string, string]>([
    ['de', 'Glasur', '120 g Puderzucker'],
    ['de', 'Teig', '200 g Dinkelmehl'],
    ['fr', 'Pâte', '200 g de farine'],
    ['fr', 'Glaçage', '100 g de chocolat'],
    ['es', 'Masa', '300 g de harina'],
    ['it', 'Impasto', '300 g di farina'],
    ['nl', 'Deeg', '250 g bloem'],
  ])('%s: %s is a heading above %s', (language, heading, below) => {
    expect(linesOf(language, heading, below)[0]?.gramsRule).toBe('heading');
  });

  test.each<[Language, string, string]>([
    ['fr', 'Pâte', '3 œufs'],
    ['de', 'Glasur', '2 Eier'],
    ['nl', 'Deeg', 'bloem'],
  ])('%s: %s is none above %s', (language, heading, below) => {
    expect(linesOf(language, heading, below)[0]?.gramsRule).not.toBe('heading');
  });
});

test('a kept list stands in the part of its dish that a word alone names', () => {
  const line = (name: string, quantity = 0, unit = '') => ({
    name,
    quantity,
    unit,
    original: `${quantity || ''} ${unit} ${name}`.trim(),
  });
  const kept = [line('Eier', 2), line('Glasur'), line('Puderzucker', 100, 'g')];
  expect(gatherIngredients(kept).map(({ name, group }: { name: string; group?: string }) => [name, group])).toEqual([
    ['Eier', undefined],
    ['Puderzucker', 'Glasur'],
  ]);
});

test.each([
  'Kokosgüpfli',
  'Quarkmäusle',
  'Pfeffernüsse',
  'Bizcochón de la abuela',
  'Gâteau tofu chocolat',
  'Pastafrola',
  'Dolcetti al cocco',
])('%s is a sweet', (name) => {
  expect(classifyDish({ name }).kind).toBe('sweet');
});

test('fish, lemon and a tart are no sweet', () => {
  expect(classifyDish({ name: 'Tarte saumon citron' }).kind).toBe('meal');
});

test.each<[Language, string]>([
  ['de', 'Bohnenkraut'],
  ['fr', 'sarriette'],
  ['de', 'Sumach'],
  ['en', 'celery seed'],
])('%s: %s without an amount is a little of it', (language, line) => {
  expect(linesOf(language, line)).toMatchObject([{ grams: 0, gramsRule: 'to taste' }]);
});

test('whites of eggs behind whole ones count', () => {
  expect(linesOf('fr', '3 œufs + 2 blancs')).toMatchObject([{ grams: 216 }]);
});

test('half of what was named before is not half of what it is mixed with', () => {
  const lines = ['15 g peterselie', '200 g yoghurt'];
  const list = lines.map((line) => ({ line, name: parseIngredient(line, 'nl').name, language: 'nl' as const }));
  const [links] = linkStepIngredients(list, ['Hak de peterselie en meng de helft met de yoghurt.']);
  expect(links).toContainEqual({ ingredient: 1, share: 1 });
});

describe('what a step takes', () => {
  const linked = (language: Language, step: string, ...lines: string[]) => {
    const list = lines.map((line) => ({ line, name: parseIngredient(line, language).name, language }));
    return (linkStepIngredients(list, [step])[0] ?? []).map(({ ingredient }) => lines[ingredient]);
  };

  test.each<[Language, string, string, boolean]>([
    ['de', 'Bei 180 °C Ober/Unterhitze 20 Minuten backen.', '100 g Schlagobers', false],
    ['de', 'Obers steif schlagen.', '100 g Schlagobers', true],
    ['de', 'Mit Cayenne würzen.', '1 Msp. Cayennepfeffer', true],
    ['nl', 'Voeg de doperwten toe.', '150 g tuinerwten', true],
    ['fr', 'Faire revenir les lardons.', '200 g de lard fumé', true],
  ])('%s: %s', (language, step, line, isTaken) => {
    expect(linked(language, step, line, '2 Eier').includes(line)).toBe(isTaken);
  });
});
