import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIngredient } from './format-ingredient.ts';
import { parseIngredient } from './parse-ingredient.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { UNITS } from './units.ts';

/** Lines that a property is tried on; the long form of `npm run prove` tries 10,000. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 500);

const nothing: ParsedIngredient = {
  quantity: null,
  quantityMax: null,
  unit: null,
  packageSize: null,
  equivalent: null,
  size: null,
  name: '',
  preparation: null,
  isOptional: false,
  comment: null,
};

const amounts: [string, Partial<ParsedIngredient>][] = [
  ['200 g flour', { quantity: 200, unit: 'g', name: 'flour' }],
  ['200g flour', { quantity: 200, unit: 'g', name: 'flour' }],
  ['1,5 kg potatoes', { quantity: 1.5, unit: 'kg', name: 'potatoes' }],
  ['1,500 g potatoes', { quantity: 1500, unit: 'g', name: 'potatoes' }],
  [
    'Optional garnish: finely grated pecorino',
    { quantity: null, name: 'pecorino', preparation: 'finely grated', comment: 'garnish', isOptional: true },
  ],
  ['1 q.b. coentros', { quantity: null, name: 'coentros', comment: 'q.b.' }],
  ['Tomatoes: 2 large', { quantity: 2, unit: null, size: 'large', name: 'Tomatoes', preparation: null }],
  ['1,250 kg potatoes', { quantity: 1.25, unit: 'kg', name: 'potatoes' }],
  ['0,125 l milk', { quantity: 0.125, unit: 'l', name: 'milk' }],
  ['1,000 - 1,250 litres stock', { quantity: 1, quantityMax: 1.25, unit: 'l', name: 'stock' }],
  ['🥕 2 carrots', { quantity: 2, name: 'carrots' }],
  ['½ cup, plus 2 tablespoons flour', { quantity: 0.625, unit: 'cup', name: 'flour' }],
  ['half and half', { name: 'half and half' }],
  ['half fat milk', { name: 'half fat milk' }],
  ['.5 cup milk', { quantity: 0.5, unit: 'cup', name: 'milk' }],
  ['½ cup milk', { quantity: 0.5, unit: 'cup', name: 'milk' }],
  ['1½ cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1 ½ cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1 1/2 cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1 and a half cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1-1/2 cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1 and 1/2 cups milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
  ['1 /2 banana', { quantity: 0.5, name: 'banana' }],
  ['1⁄4 cup mirin', { quantity: 0.25, unit: 'cup', name: 'mirin' }],
  ['3/4 tsp salt', { quantity: 0.75, unit: 'tsp', name: 'salt' }],
  ['1 to 2 onions', { quantity: 1, quantityMax: 2, name: 'onions' }],
  ['1-2 onions', { quantity: 1, quantityMax: 2, name: 'onions' }],
  ['1–2 onions', { quantity: 1, quantityMax: 2, name: 'onions' }],
  ['2 or 3 cups sugar', { quantity: 2, quantityMax: 3, unit: 'cup', name: 'sugar' }],
  ['3½- to 4-pound chicken', { quantity: 3.5, quantityMax: 4, unit: 'lb', name: 'chicken' }],
  ['1lb 2oz carrots', { quantity: 1.125, unit: 'lb', name: 'carrots' }],
  ['1kg/2lb 4oz potatoes', { quantity: 1, unit: 'kg', name: 'potatoes' }],
  ['500g (1lb 2oz) basmati rice', { quantity: 500, unit: 'g', name: 'basmati rice' }],
  ['1 cup plus 2 tbsp flour', { quantity: 1.125, unit: 'cup', name: 'flour' }],
  ['1 cup (120 g) flour', { quantity: 1, unit: 'cup', equivalent: { quantity: 120, unit: 'g' }, name: 'flour' }],
  ['150g | 1 cup sugar', { quantity: 150, unit: 'g', name: 'sugar' }],
  ['a pinch of salt', { quantity: 1, unit: 'pinch', name: 'salt' }],
  ['pinch of salt', { unit: 'pinch', name: 'salt' }],
  ['half a dozen eggs', { quantity: 6, name: 'eggs' }],
  ['2 dozen oysters', { quantity: 24, name: 'oysters' }],
  ['a couple of bay leaves', { quantity: 2, name: 'bay leaves' }],
  ['half a lemon', { quantity: 0.5, name: 'lemon' }],
  ['two eggs', { quantity: 2, name: 'eggs' }],
  ['2 T. butter', { quantity: 2, unit: 'tbsp', name: 'butter' }],
  ['2 t. vanilla', { quantity: 2, unit: 'tsp', name: 'vanilla' }],
  ['4 EL Mehl', { quantity: 4, unit: 'tbsp', name: 'Mehl' }],
  ['2 dl Milch', { quantity: 2, unit: 'dl', name: 'Milch' }],
  ['18 fl. oz. vegetable oil', { quantity: 18, unit: 'fl oz', name: 'vegetable oil' }],
  ['1 cup(s) rice', { quantity: 1, unit: 'cup', name: 'rice' }],
  ['2½cm/1in piece ginger', { quantity: 2.5, unit: 'cm', name: 'ginger' }],
  ['Flour - 200 g', { quantity: 200, unit: 'g', name: 'Flour' }],
  ['Onions, 2 large', { quantity: 2, unit: null, size: 'large', name: 'Onions', comment: null }],
  ['Onions (2 large)', { quantity: 2, unit: null, size: 'large', name: 'Onions', comment: null }],
  ['Carrots, 3 medium, diced', { quantity: 3, size: 'medium', name: 'Carrots', preparation: 'diced', comment: null }],
  ['Potatoes - 4 small, halved', { quantity: 4, size: 'small', name: 'Potatoes', preparation: 'halved' }],
  ['2 onions, 1 large', { quantity: 2, size: null, name: 'onions', comment: '1 large' }],
  ['Flour 200g', { quantity: 200, unit: 'g', name: 'Flour' }],
  ['Eggs x 2', { quantity: 2, name: 'Eggs' }],
  ['Oil - 2 tbsp, for frying', { quantity: 2, unit: 'tbsp', name: 'Oil', comment: 'for frying' }],
  ['1 cup to 2 cups stock', { quantity: 1, quantityMax: 2, unit: 'cup', name: 'stock' }],
  ['15ml-1 tbsp chilli oil', { quantity: 15, unit: 'ml', name: 'chilli oil' }],
  ['3 sticks plus 2 tablespoons butter', { quantity: 3, unit: 'stick', name: 'butter', comment: 'plus 2 tablespoons' }],
  ['1 stick + 6 tablespoons butter', { quantity: 1, unit: 'stick', name: 'butter', comment: 'plus 6 tablespoons' }],
  ['150 g gram flour', { quantity: 150, unit: 'g', name: 'gram flour' }],
  ['150 gram flour', { quantity: 150, unit: 'g', name: 'flour' }],
  ['½ of an onion', { quantity: 0.5, name: 'onion' }],
  ['onions approximately 200 g', { quantity: 200, unit: 'g', name: 'onions' }],
  ['onions about 2 cups', { quantity: 2, unit: 'cup', name: 'onions' }],
  ['2 halbe Hähnchen', { quantity: 1, name: 'Hähnchen' }],
  ['drei viertel Liter Milch', { quantity: 0.75, unit: 'l', name: 'Milch' }],
  ['2 et demi verres de lait', { quantity: 2.5, unit: 'glass', name: 'lait' }],
  ['1 cup milk +2 tbsp', { quantity: 1, unit: 'cup', name: 'milk', comment: 'plus 2 tbsp' }],
  ['(2 eggs)', { quantity: 2, name: 'eggs' }],
  ['(optional) 2 eggs', { quantity: 2, name: 'eggs', isOptional: true }],
  ['some flour', { name: 'flour', comment: 'some' }],
  ['some 200 g flour', { quantity: 200, unit: 'g', name: 'flour' }],
  ['a small amount of butter', { name: 'butter', comment: 'a small amount' }],
  ['between 2 and 3 cups broth', { quantity: 2, quantityMax: 3, unit: 'cup', name: 'broth' }],
  [
    '1 (1 lb 2 oz) jar salsa',
    { quantity: 1, unit: 'jar', packageSize: { quantity: 1.125, unit: 'lb' }, name: 'salsa' },
  ],
  ['one-half of a lemon', { quantity: 0.5, name: 'lemon' }],
  ['three-quarters of the dough', { quantity: 0.75, name: 'dough' }],
  ['a few sprigs of thyme', { unit: 'sprig', name: 'thyme', comment: 'a few' }],
  [
    '2 large eggs (about 100 g)',
    { quantity: 2, size: 'large', equivalent: { quantity: 100, unit: 'g' }, name: 'eggs' },
  ],
  ['1 large or 2 medium beets', { quantity: 1, size: 'large', name: 'beets', comment: 'or 2 medium' }],
  ['80/20 ground beef', { name: '80/20 ground beef' }],
  ['Oeuf(s) : 2 pièce(s)', { quantity: 2, unit: 'piece', name: 'Oeuf' }],
  ['Egg yolks, 6', { quantity: 6, name: 'Egg yolks' }],
];

const packages: [string, Partial<ParsedIngredient>][] = [
  [
    '2 x 400g tins chopped tomatoes',
    { quantity: 2, unit: 'can', packageSize: { quantity: 400, unit: 'g' }, name: 'chopped tomatoes' },
  ],
  [
    '½ x 400g/14oz can plum tomatoes',
    { quantity: 0.5, unit: 'can', packageSize: { quantity: 400, unit: 'g' }, name: 'plum tomatoes' },
  ],
  [
    '1 (15 oz) can chickpeas',
    { quantity: 1, unit: 'can', packageSize: { quantity: 15, unit: 'oz' }, name: 'chickpeas' },
  ],
  [
    '1 [15 oz] can chickpeas',
    { quantity: 1, unit: 'can', packageSize: { quantity: 15, unit: 'oz' }, name: 'chickpeas' },
  ],
  [
    'one 28-ounce can tomatoes',
    { quantity: 1, unit: 'can', packageSize: { quantity: 28, unit: 'oz' }, name: 'tomatoes' },
  ],
  ['1-14oz can beans', { quantity: 1, unit: 'can', packageSize: { quantity: 14, unit: 'oz' }, name: 'beans' }],
  ['4 x 175g/6oz rumps of lamb', { quantity: 4, packageSize: { quantity: 175, unit: 'g' }, name: 'rumps of lamb' }],
  ['2 cans tuna (6 oz each)', { quantity: 2, unit: 'can', packageSize: { quantity: 6, unit: 'oz' }, name: 'tuna' }],
  ['400g/14oz can chopped tomatoes', { quantity: 400, unit: 'g', name: 'chopped tomatoes', comment: 'can' }],
  ['1 can beans (15 oz)', { quantity: 1, unit: 'can', packageSize: { quantity: 15, unit: 'oz' }, name: 'beans' }],
  ['4 (6-ounce) salmon fillets', { quantity: 4, packageSize: { quantity: 6, unit: 'oz' }, name: 'salmon fillets' }],
  ['4 (6-ounce salmon fillets)', { quantity: 4, packageSize: { quantity: 6, unit: 'oz' }, name: 'salmon fillets' }],
  [
    '1 (12 fl oz) can or bottle beer',
    { quantity: 1, unit: 'can', packageSize: { quantity: 12, unit: 'fl oz' }, name: 'beer' },
  ],
];

const foods: [string, Partial<ParsedIngredient>][] = [
  ['2 garlic cloves, crushed', { quantity: 2, unit: 'clove', name: 'garlic', preparation: 'crushed' }],
  ['4 cloves', { quantity: 4, name: 'cloves' }],
  ['3 large free-range egg yolks', { quantity: 3, size: 'large', name: 'free-range egg yolks' }],
  [
    '1 large red onion, finely chopped',
    { quantity: 1, size: 'large', name: 'red onion', preparation: 'finely chopped' },
  ],
  ['500g ground beef', { quantity: 500, unit: 'g', name: 'ground beef' }],
  ['100g smoked salmon', { quantity: 100, unit: 'g', name: 'smoked salmon' }],
  ['300ml double cream', { quantity: 300, unit: 'ml', name: 'double cream' }],
  [
    '2 tbsp freshly ground black pepper',
    { quantity: 2, unit: 'tbsp', name: 'black pepper', preparation: 'freshly ground' },
  ],
  ['fresh chopped oregano', { name: 'fresh oregano', preparation: 'chopped' }],
  [
    '500g boneless, skinless chicken breast, cubed',
    { quantity: 500, unit: 'g', name: 'boneless, skinless chicken breast', preparation: 'cubed' },
  ],
  ['4 tbsp olive, sunflower or walnut oil', { quantity: 4, unit: 'tbsp', name: 'olive, sunflower or walnut oil' }],
  ['50g butter or margarine', { quantity: 50, unit: 'g', name: 'butter or margarine' }],
  ['2 tablespoon butter melted', { quantity: 2, unit: 'tbsp', name: 'butter', preparation: 'melted' }],
  ['3 scallions thinly sliced', { quantity: 3, name: 'scallions', preparation: 'thinly sliced' }],
  ['tomatoes, peeled, or frozen', { name: 'tomatoes', preparation: 'peeled, or frozen' }],
  ['2 cups cooked rice', { quantity: 2, unit: 'cup', name: 'cooked rice' }],
  [
    '1 cup peeled, seeded and diced tomato',
    { quantity: 1, unit: 'cup', name: 'tomato', preparation: 'peeled, seeded and diced' },
  ],
  ['1 cup canned diced tomatoes', { quantity: 1, unit: 'cup', name: 'canned diced tomatoes' }],
  ['100g flaked almonds', { quantity: 100, unit: 'g', name: 'flaked almonds' }],
  ['500g minced lamb', { quantity: 500, unit: 'g', name: 'minced lamb' }],
  ['2 tbsp parsley fresh, chopped', { quantity: 2, unit: 'tbsp', name: 'parsley', preparation: 'fresh, chopped' }],
  ['zest and juice 1 lemon', { quantity: 1, name: 'lemon', preparation: 'zest and juice of' }],
  [
    '4 boneless (skinless chicken breasts, sliced)',
    { quantity: 4, name: 'boneless, skinless chicken breasts', preparation: 'sliced' },
  ],
  ['1 lemon, cut into about 8 wedges', { quantity: 1, name: 'lemon', preparation: 'cut into about 8 wedges' }],
  ['For the sauce: 1 lemon', { quantity: 1, name: 'lemon', comment: 'For the sauce' }],
  ['salt and pepper', { name: 'salt and pepper' }],
  ['chopped or sliced almonds', { name: 'chopped or sliced almonds' }],
  ['chopped or pounded garlic', { name: 'garlic', preparation: 'chopped or pounded' }],
  ['salt to taste', { name: 'salt', comment: 'to taste' }],
  ['sunflower oil, for deep frying', { name: 'sunflower oil', comment: 'for deep frying' }],
  ['zest of 1 lime', { quantity: 1, name: 'lime', preparation: 'zest of' }],
  ['juice of half a lemon', { quantity: 0.5, name: 'lemon', preparation: 'juice of' }],
  [
    'finely grated zest and juice of 1 clementine',
    { quantity: 1, name: 'clementine', preparation: 'finely grated zest and juice of' },
  ],
  ['soured cream, to serve (optional)', { name: 'soured cream', comment: 'to serve', isOptional: true }],
  ['1 tbsp capers (optional)', { quantity: 1, unit: 'tbsp', name: 'capers', isOptional: true }],
  ['2 heaped tbsp cocoa', { quantity: 2, unit: 'tbsp', name: 'cocoa', comment: 'heaped' }],
  ['2 extra-large eggs or 4 yolks', { quantity: 2, size: 'extra large', name: 'eggs', comment: 'or 4 yolks' }],
  ['☐ 2 eggs', { quantity: 2, name: 'eggs' }],
  ['- 2 eggs', { quantity: 2, name: 'eggs' }],
  ['&frac12; cup cream &amp; milk', { quantity: 0.5, unit: 'cup', name: 'cream & milk' }],
  ['1 tsp dry mustard*', { quantity: 1, unit: 'tsp', name: 'dry mustard' }],
  ['<a href="/x">Horseradish sauce</a>', { name: 'Horseradish sauce' }],
  ['1 cup 2% milk', { quantity: 1, unit: 'cup', name: '2% milk' }],
  ['2 stem ginger, chopped', { quantity: 2, name: 'stem ginger', preparation: 'chopped' }],
  [
    '1 packet (2¼ tsp instant dry yeast)',
    { quantity: 1, unit: 'packet', packageSize: { quantity: 2.25, unit: 'tsp' }, name: 'instant dry yeast' },
  ],
  ['', {}],
];

describe('reading an ingredient line', () => {
  test.each(amounts)('reads the amount of %j', (line, expected) => {
    expect(parseIngredient(line)).toEqual({ ...nothing, ...expected });
  });
  test.each(packages)('reads what each package holds in %j', (line, expected) => {
    expect(parseIngredient(line)).toEqual({ ...nothing, ...expected });
  });
  test.each(foods)('tells food, preparation and remarks apart in %j', (line, expected) => {
    expect(parseIngredient(line)).toMatchObject({
      ...nothing,
      ...expected,
      equivalent: expect.toBeOneOf([null, expect.anything()]),
    });
  });

  test.each([
    ['6 ounces feta /170 grams', 6, 'oz', 'feta'],
    ['2 tablespoos sugar', 2, 'tbsp', 'sugar'],
    ['4 ounes butter', 4, 'oz', 'butter'],
    ['2-21/2 pounds potatoes', 2, 'lb', 'potatoes'],
    ['21/2 cups flour', 2.5, 'cup', 'flour'],
    ['1/4 + 1/2 cup sugar', 0.75, 'cup', 'sugar'],
    ['15g¼oz yeast', 15, 'g', 'yeast'],
    ['1 half-pint cream', 1, 'cup', 'cream'],
    ['1 tablespooncream cheese', 1, 'tbsp', 'cream cheese'],
    ['1 teaspoonsalt', 1, 'tsp', 'salt'],
    ['2 branches thyme', 2, 'branch', 'thyme'],
    ['4 spears asparagus', 4, 'spear', 'asparagus'],
    ['3 rings pineapple', 3, 'ring', 'pineapple'],
    ['1 bundle asparagus', 1, 'bundle', 'asparagus'],
    ['1 sleeve saltine crackers', 1, 'sleeve', 'saltine crackers'],
    ['1 disk pie dough', 1, 'disc', 'pie dough'],
    ['2 slabs bacon', 2, 'slab', 'bacon'],
    ['3 tbsp ground flaxseed/linseed', 3, 'tbsp', 'ground flaxseed/linseed'],
  ])('%s is read whole', (line, quantity, unit, name) => {
    const parsed = parseIngredient(line);
    expect([parsed.quantity, parsed.unit, parsed.name]).toEqual([quantity, unit, name]);
  });

  test('never throws and always answers whole, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), hostile), (line) => {
        const parsed = parseIngredient(line);
        expect(Object.keys(parsed)).toEqual(Object.keys(nothing));
        expect(parsed.quantity === null || Number.isFinite(parsed.quantity)).toBe(true);
        expect(parsed.quantityMax === null || parsed.quantityMax > parsed.quantity!).toBe(true);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  test('reads back what it printed, unchanged', () => {
    fc.assert(
      fc.property(sensibleLine, (line) => {
        const parsed = parseIngredient(line);
        const printed = formatIngredient(parsed);
        expect(parseIngredient(printed)).toEqual(parsed);
        expect(formatIngredient(parseIngredient(printed))).toBe(printed);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Text made of the pieces that readers stumble over. */
const hostile = fc
  .array(
    fc.constantFrom(
      '1',
      '½',
      '1/',
      '/2',
      ' ',
      '-',
      '–',
      '(',
      ')',
      '[',
      ',',
      ' x ',
      ' or ',
      ' plus ',
      'a ',
      'cup',
      'g',
      '&amp;',
      '&#0;',
      '&#x110000;',
      '<b>',
      ' of ',
      ' to ',
      'zest of ',
      'half ',
      'chopped ',
      'and ',
      '.',
      '%',
      '"',
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

const optionally = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 1 });
const sensibleLine = fc
  .record({
    quantity: optionally(
      fc.constantFrom('1', '2', '½', '1 1/2', '2-3', '250', '0.45', '1 to 2', 'half a', '2 x 400g', '1 (15 oz)'),
    ),
    size: optionally(fc.constantFrom('large', 'small', 'heaped')),
    unit: optionally(fc.constantFrom(...UNITS, 'tins', 'tablespoons', 'cups (120 g)')),
    food: fc.constantFrom(
      'red onion',
      'ground beef',
      'flour',
      'boneless, skinless chicken breast',
      'butter or margarine',
      'garlic',
      'extra-virgin olive oil',
      'crème fraîche',
      '2% milk',
    ),
    preparation: optionally(
      fc.constantFrom('finely chopped', 'peeled and diced', 'melted', 'cut into 2cm pieces', 'seeds removed'),
    ),
    remark: optionally(
      fc.constantFrom('(optional)', 'for frying', 'plus extra to serve', '(about 3 medium)', 'to taste'),
    ),
  })
  .map(({ quantity, size, unit, food, preparation, remark }) =>
    [[quantity, size, unit, food].filter(Boolean).join(' '), preparation, remark].filter(Boolean).join(', '),
  );

test.each([
  ['1 1/4 cupsall-purpose flour', 1.25, 'all-purpose flour'],
  ['1/4 cupmilk', 0.25, 'milk'],
  ['3 cupsrice', 3, 'rice'],
])('a cup that lost the space behind it: %s', (line, quantity, name) => {
  expect(parseIngredient(line)).toMatchObject({ quantity, unit: 'cup', name });
});

test.each(['2 cupcakes', '1 cup sugar', '2 cups salt', '3 cupfuls rice'])('%s is read as it is written', (line) => {
  expect(parseIngredient(line).name).toBe(line.split(' ').at(-1));
});

test.each<[string, number, string, string]>([
  ['2 adet soğan', 2, 'piece', 'soğan'],
  ['1 çay kaşığı tuz', 1, 'tsp', 'tuz'],
  ['1 tatlı kaşığı köri', 1, 'dsp', 'köri'],
  ['3 yemek kaşığı un', 3, 'tbsp', 'un'],
  ['3 evőkanál cukor', 3, 'tbsp', 'cukor'],
  ['2 gerezd fokhagyma', 2, 'clove', 'fokhagyma'],
  ['1 colher (sopa) de azeite', 1, 'tbsp', 'azeite'],
  ['½ xícara (chá) de açúcar', 0.5, 'cup', 'açúcar'],
  ['1 žlica maslinovog ulja', 1, 'tbsp', 'maslinovog ulja'],
  ['8 strúčikov cesnaku', 8, 'clove', 'cesnaku'],
  ['2 fed hvidløg', 2, 'clove', 'hvidløg'],
  ['150 г сахара', 150, 'g', 'сахара'],
  ['2 ст. л. рома', 2, 'tbsp', 'рома'],
])('units of languages whose foods are not known: %s', (line, quantity, unit, name) => {
  expect(parseIngredient(line)).toMatchObject({ quantity, unit, name });
});

test('a unit that nobody knows stays a word of the name', () => {
  expect(parseIngredient('1 çay bardağı su')).toMatchObject({ quantity: 1, unit: null, name: 'çay bardağı su' });
});

test.each([
  ['Zutaten für 4 Personen', 'de'],
  ['Ingredienti per 4 persone', 'it'],
  ['Serves 4', 'en'],
] as const)('for how many a list is, is no amount of a food: %s', (line, language) => {
  expect(parseIngredient(line, language)).toMatchObject({ quantity: null, unit: null, name: line });
});
