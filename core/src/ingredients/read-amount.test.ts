import { expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { toldLine } from './told-line.ts';

/** A line, then its amount, its food, and what is remarked about the amount. */
type Line = [line: string, amount: string, name: string, comment?: string];

function told(line: string, language: Language): string[] {
  const [amount = '', name = '', , comment = ''] = toldLine(line, language);
  return [amount, name, comment];
}

test.each<Line>([
  // a whole number and a part of one
  ['1 - 1/2 cups milk', '1.5 cup', 'milk'],
  ['1-½ cups milk', '1.5 cup', 'milk'],
  ['1 -½ cups milk', '1.5 cup', 'milk'],
  ['½-1 cup milk', '0.5 to 1 cup', 'milk'],
  ['½-¾ cup milk', '0.5 to 0.75 cup', 'milk'],
  ['1½-2 cups milk', '1.5 to 2 cup', 'milk'],
  ['1.5 and a half cups milk', '1.5', 'and a half cups milk'],
  ['2 and half cups milk', '2.5 cup', 'milk'],
  ['one and half cups milk', '1.5 cup', 'milk'],
  ['two and ½ cups milk', '2.5 cup', 'milk'],
  ['two and 3 eggs', '2', 'and 3 eggs'],
  // a slash is a fraction between small whole numbers only
  ['9/8 cup milk', '1.125 cup', 'milk'],
  ['3/2 cups milk', '1.5 cup', 'milk'],
  ['1/ 2 cup milk', '0.5 cup', 'milk'],
  ['1/32 cup milk', '0.031 cup', 'milk'],
  ['1/33 cup milk', '1', '33 cup milk'],
  ['10/8 cup milk', '10', '8 cup milk'],
  ['1/1 cup milk', '1', '1 cup milk'],
  ['1 / 2 cup milk', '1', '2 cup milk'],
  // so many dozens
  ['2 doz. eggs', '24', 'eggs'],
  ['2 dozen of eggs', '24', 'eggs'],
  ['a good dozen eggs', '12', 'eggs'],
  ['a good couple of eggs', '2', 'eggs'],
  ['a good egg', '1', 'good egg'],
  ['half of a dozen eggs', '6', 'eggs'],
  // a share of one
  ['½ of the dough', '0.5', 'dough'],
  ['½ the dough', '0.5', 'dough'],
  ['½ an onion', '0.5', 'onion'],
  ['½ thela quux', '0.5', 'thela quux'],
  ['half the eggs', '0.5', 'eggs'],
  ['quarter of an onion', '0.25', 'onion'],
  ['third of the dough', '0.333', 'dough'],
  ['one third of an onion', '0.333', 'onion'],
  ['two-thirds of a cup milk', '0.667 cup', 'milk'],
  ['seven-thirds cup milk', '2.333 cup', 'milk'],
  ['x-half cup milk', '', 'x-half cup milk'],
  ['half & half', '', 'half & half'],
  ['half n half', '', 'half n half'],
  ['half fatty quux', '0.5', 'fatty quux'],
  ['a lot of parsley', '', 'a lot of parsley'],
])('the number of "%s"', (line, amount, name) => {
  expect(told(line, 'en').slice(0, 2)).toEqual([amount, name]);
});

test.each<Line>([
  ['2-2 onions', '2', '2 onions'],
  ['3 to 2 cups rice', '2 to 3 cup', 'rice'],
  ['2 through 3 onions', '2 to 3', 'onions'],
  ['6 - 4 oz fillets', '6 of 4 oz', 'fillets'],
  ['6 - 4 oz zorblaxes', '6 of 4 oz', 'zorblaxes'],
  ['6 - 4 oz', '4 to 6 oz', ''],
  ['6 - 4 cups rice', '4 to 6 cup', 'rice'],
  ['3 - 8 oz packages cream cheese', '3 packet of 8 oz', 'cream cheese'],
  ['3 - 8 oz package cream cheese', '3 to 8 oz', 'cream cheese', 'packet'],
  ['1 - 3 oz packages cream cheese', '1 to 3 oz', 'cream cheese', 'packet'],
  ['2 - 8 oz bunches spinach', '2 bunch of 8 oz', 'spinach'],
  ['2 - 7 oz bunches spinach', '2 to 7 oz', 'spinach'],
  ['1 - 14 oz zorblax', '1 to 14 oz', 'zorblax'],
  ['1½ - 14 oz cans tomatoes', '1.5 to 14 oz', 'tomatoes', 'can'],
  ['2 to 14 oz cans tomatoes', '2 to 14 oz', 'tomatoes', 'can'],
  ['3 - 14 cloves garlic', '3 to 14 clove', 'garlic'],
  ['1 cup – 2 cups milk', '1 to 2 cup', 'milk'],
  ['1 cup — 2 cups milk', '1 to 2 cup', 'milk'],
  ['1 cup-2 cups milk', '1 to 2 cup', 'milk'],
  ['1 cup to 1½ cups milk', '1 to 1.5 cup', 'milk'],
  ['1 cup to 2 pints milk', '1 to 4 cup', 'milk'],
  ['1 cup or 2 cups milk', '1 to 2 cup', 'milk'],
  ['1 cup to 1.05 cups milk', '1 cup', 'milk'],
  ['2 cups to 1 cup milk', '2 cup', 'milk'],
  ['100 g or 4 oz butter', '100 g', 'butter'],
  ['1 cup or 1 cup milk', '1 cup', 'milk'],
  ['1 clove to 2 cloves garlic', '1 to 2 clove', 'garlic'],
  ['1 clove or 2 tsp garlic', '1 clove = 2 tsp', 'garlic'],
])('the two ends of "%s"', (line, amount, name, said = '') => {
  expect(told(line, 'en')).toEqual([amount, name, said]);
});

test.each<Line>([
  ['2-3 400g tins beans', '2 to 3 can of 400 g', 'beans'],
  ['2 to 3 x 400 g tins beans', '2 to 3 can of 400 g', 'beans'],
  ['1 -14 oz can beans', '1 can of 14 oz', 'beans'],
  ['1 – 14 oz can beans', '1 can of 14 oz', 'beans'],
  ['2 × 400 g tins beans', '2 can of 400 g', 'beans'],
  ['3 x 200-250 g steaks', '3 of 225 g', 'steaks'],
  ['3 200-250 g steaks', '3 of 225 g', 'steaks'],
  ['2 x 1 lb 2 oz jars salsa', '2 jar of 1.125 lb', 'salsa'],
  ['2 x 400g/14oz tins beans', '2 can of 400 g', 'beans'],
  ['2 x 400g (14oz) tins beans', '2 can of 400 g', 'beans'],
  ['2 x 400g tins or jars beans', '2 can of 400 g', 'beans'],
  ['2 x 3 eggs', '2', '3 eggs'],
  ['2 x eggs', '2', 'eggs'],
  ['2 xl eggs', '2 extra large', 'eggs'],
  ['4 4 eggs', '4', '4 eggs'],
  ['4 cloves 5 eggs', '4 clove', '5 eggs'],
  ['1 half-inch piece ginger', '1 piece of 0.5 inch', 'ginger'],
  ['2 (14 oz cans tomatoes', '2 of 14 oz', 'cans tomatoes'],
  ['2 (2 cloves) garlic', '2', 'garlic', '2 cloves'],
  ['4 (6-ounce skinless salmon fillets) with lemon', '4', 'with lemon', '6-ounce skinless salmon fillets'],
  ['4 (6-ounce zorblaxes); halved', '4 of 6 oz', 'zorblaxes'],
  ['8 – (2-ounce) rolls', '8 of 2 oz', 'rolls'],
  ['8 — (2-ounce) rolls', '8 of 2 oz', 'rolls'],
])('what each of "%s" holds', (line, amount, name, said = '') => {
  const [read, food, remark] = told(line, 'en');
  expect([read, food, remark]).toEqual([amount, name, said]);
});

test.each<Line>([
  ['1 cup, plus 2 tbsp milk', '1.125 cup', 'milk'],
  ['1 cup plus 1 cup milk', '2 cup', 'milk'],
  ['1 cup and 1 cup milk', '2 cup', 'milk'],
  ['1 cup & 1 cup milk', '2 cup', 'milk'],
  ['1 cup 1 cup milk', '1 cup', 'milk'],
  ['1 lb 2 oz 3 oz beef', '1.313 lb', 'beef'],
  ['1 lb 2-3 oz beef', '1 lb', 'beef'],
  ['1 lb 16 oz beef', '1 lb', 'beef'],
  ['1 kg 1 lb beef', '1 kg', 'beef'],
  ['1 kg plus 100 g plus 100 g plus 100 g beef', '1.3 kg', 'beef'],
  ['1 cup plus 2 to 3 tbsp milk', '1 cup', 'milk', 'plus 2 to 3 tbsp'],
  ['2-3 cups plus 1 tbsp milk', '2 to 3 cup', 'milk', 'plus 1 tbsp'],
  ['200 g + 1 cup flour', '200 g', 'flour', 'plus 1 cup'],
  ['3 sticks plus 2 tbsp (30 ml) butter', '3 stick = 30 ml', 'butter', 'plus 2 tbsp'],
  ['1/4 + 1/2 + 1/8 cup sugar', '0.875 cup', 'sugar'],
  ['1 cup and 1 pinch sugar', '1 cup', 'sugar', 'plus 1 pinch'],
  ['1 cup and 2 eggs', '1 cup', 'and 2 eggs'],
  ['1/4 + eggs', '0.25', 'eggs'],
])('the sum of "%s"', (line, amount, name, said = '') => {
  expect(told(line, 'en')).toEqual([amount, name, said]);
});

test.each<Line>([
  ['2 cups (60 g) (2 oz) basil', '2 cup = 60 g', 'basil'],
  ['2 cups (packed, 60 g) basil', '2 cup = 60 g', 'basil'],
  ['2 cups (60 g basil', '2 cup', '60 g basil'],
  ['1 cup/240 ml/8 fl oz milk', '1 cup', 'milk'],
  ['1 cup=240 g milk', '1 cup = 240 g', 'milk'],
  ['1 cup | 240 g milk', '1 cup = 240 g', 'milk'],
  ['1 cup, 240 g milk', '1 cup = 240 g', 'milk'],
  ['1 cup 240 g milk', '1 cup = 240 g', 'milk'],
  ['1 cup - 240 g milk', '1 cup = 240 g', 'milk'],
  ['1 cup (1 lb 2 oz) milk', '1 cup = 1.125 lb', 'milk'],
  ['1 cup (100-200 g) milk', '1 cup = 150 g', 'milk'],
  ['1 bunch (1 cup / 60 g) milk', '1 bunch = 60 g', 'milk'],
  ['1 cup (((60 g))) milk', '1 cup', 'milk'],
  ['1 cup / milk', '1 cup', 'milk'],
  ['1 cup 3 eggs', '1 cup', '3 eggs'],
  ['200 g, 2 eggs', '200 g', '2 eggs'],
])('the twins of "%s"', (line, amount, name) => {
  const [read, food] = told(line, 'en');
  expect([read, food]).toEqual([amount, name]);
});

test.each<Line>([
  ['2 extra large handfuls spinach', '2 extra large handful', 'spinach'],
  ['2 very large handfuls spinach', '2 large handful', 'spinach'],
  ['2 extra handfuls spinach', '2 handful', 'spinach'],
  ['2 very heaped tbsp flour', '2 tbsp', 'flour', 'heaped'],
  ['2 box (es) rice', '2 box', 'rice'],
  ['2 cups (salted) peanuts', '2 cup', 'peanuts'],
  ['2 cups (peas) mix', '2 cup', 'mix', 'peas'],
  ['2 lg. cloves garlic', '2 large clove', 'garlic'],
  ['2 tbsp. oil', '2 tbsp', 'oil'],
  ['3 cm-thick slices bread', '3 cm', 'slices bread'],
  ['2 inch-wide strips beef', '2 inch', 'strips beef'],
  ['2 inch-longer zorblax', '2', 'inch-longer zorblax'],
  ['2 tinch-long zorblax', '2', 'tinch-long zorblax'],
  ['2in zorblax', '2 inch', 'zorblax'],
  ['2 in zorblax', '2', 'in zorblax'],
  ['2 in within zorblax', '2', 'in within zorblax'],
  ['2 in piece ginger', '2 inch', 'ginger'],
  ['2 in knob ginger', '2 inch', 'ginger'],
  ['2 in chunk ginger', '2 inch', 'ginger'],
  ['2 in thick zorblax', '2 inch', 'thick zorblax'],
  ['2 in long zorblax', '2 inch', 'long zorblax'],
  ['2 in wide zorblax', '2 inch', 'wide zorblax'],
  ['2 in square zorblax', '2 inch', 'square zorblax'],
  ['2" zorblax', '2 inch', 'zorblax'],
  ['4 tablespoos oil', '4 tbsp', 'oil'],
  ['tablespoos oil', '', 'tablespoos oil'],
  ['4 tablespoos', '4', 'tablespoos'],
  ['4 teaspoos oil', '4 tsp', 'oil'],
  ['4 ponds beef', '4 lb', 'beef'],
  ['4 pond snails', '4', 'pond snails'],
  ['4 tablets oil', '4', 'tablets oil'],
  ['4 prunes chopped', '4', 'prunes'],
  ['4 peanuts oil', '4', 'peanuts oil'],
  ['2 ea zorblax', '2 piece', 'zorblax'],
  ['ea zorblax', '', 'ea zorblax'],
  ['2 gram flour', '2 g', 'flour'],
  ['2 fl. oz. milk', '2 fl oz', 'milk'],
  ['2 fluid ounces milk', '2 fl oz', 'milk'],
  ['2 stem ginger', '2', 'stem ginger'],
  ['2 stems ginger', '2 stem', 'ginger'],
  ['1 stem (10 g) ginger', '1 stem = 10 g', 'ginger'],
  ['2 cups each flour', '2 cup', 'flour', 'each'],
  ['2 tbsp or less oil', '2 tbsp', 'oil', 'or less'],
  ['2 tbsp or lesser oil', '2 tbsp', 'or lesser oil'],
  ['2 tbsp or nevermore quux', '2 tbsp', 'or nevermore quux'],
  ['1 large or 2 eggs', '1 large', 'or 2 eggs'],
  ['1 small or 2 large cloves garlic', '1 small clove', 'garlic', 'or 2 large'],
])('the unit of "%s"', (line, amount, name, said = '') => {
  expect(told(line, 'en')).toEqual([amount, name, said]);
});

test.each<Line>([
  ['200 g tin', '200 g', 'tin'],
  ['200 g slice ham', '200 g', 'slice ham'],
  ['200 g clove garlic', '200 g', 'clove garlic'],
  ['200g tin (drained) beans', '200 g', 'beans', 'can'],
  ['400g can or jar (drained) beans', '400 g', 'beans', 'can'],
  ['300 g pack (2 fillets) salmon', '300 g', 'salmon', 'packet'],
  ['2 cm piece (10 g) ginger', '2 cm = 10 g', 'ginger'],
  ['2 tbsp tablespoon oil', '2 tbsp', 'oil'],
  ['1 can or jar beans', '1 can', 'or jar beans'],
  ['2 x 400 g chopped tomatoes', '2 of 400 g', 'chopped tomatoes'],
])('the container behind the weight of "%s"', (line, amount, name, said = '') => {
  expect(told(line, 'en')).toEqual([amount, name, said]);
});

test.each<Line>([
  ['about approx 2 eggs', '2', 'eggs'],
  ['approx. 2 eggs', '2', 'eggs'],
  ['between 2 eggs', '2', 'eggs'],
  ['between 2 and 3 eggs', '2 to 3', 'eggs'],
  ['up to 3 eggs', '3', 'eggs'],
  ['up 3 eggs', '', 'up 3 eggs'],
  ['at most 3 eggs', '3', 'eggs'],
  ['at leastwise 3 eggs', '', 'at leastwise 3 eggs'],
  ['at almost 3 eggs', '', 'at almost 3 eggs'],
  ['heaped one tbsp cocoa', '1 tbsp', 'cocoa', 'heaped'],
  ['generous two cups flour', '2 cup', 'flour', 'generous'],
  ['good half cup cream', '0.5 cup', 'cream', 'good'],
  ['generous a cup flour', '1 cup', 'flour', 'generous'],
  ['plus 2 tbsp oil', '2 tbsp', 'oil'],
  ['+ 2 tbsp oil', '2 tbsp', 'oil'],
  ['extra 2 tbsp oil', '2 tbsp', 'oil'],
  ['another egg', '', 'another egg'],
  ['surplus 2 cups flour', '', 'surplus 2 cups flour'],
  ['zorblax a few quux', '', 'zorblax a few quux'],
  ['a few cups flour', '', 'cups flour', 'a few'],
  ['a hint of salt', '', 'salt', 'a hint'],
  ['a few', '', 'a few'],
  ['110° water', '', '110° water'],
  ['sprig thyme', 'sprig', 'thyme'],
  ['clove garlic', '', 'clove garlic'],
  ['handful', '', 'handful'],
])('what stands before the number of "%s"', (line, amount, name, said = '') => {
  expect(told(line, 'en')).toEqual([amount, name, said]);
});

test.each<[Language, ...Line]>([
  ['de', '2-3 Pfund Kartoffeln', '1000 to 1500 g', 'Kartoffeln'],
  ['de', '1 großer Bund Petersilie', '1 large bunch', 'Petersilie'],
  ['de', '1 gehäufter EL Mehl', '1 tbsp', 'Mehl', 'gehäufter'],
  ['de', '1 geh. EL Mehl', '1 tbsp', 'Mehl', 'geh'],
  ['de', '1 EL gehäuft Mehl', '1 tbsp', 'Mehl', 'gehäuft'],
  ['de', '1 EL gestr. Mehl', '1 tbsp', 'Mehl', 'gestr'],
  ['de', '1 EL (gestrichen) Mehl', '1 tbsp', 'Mehl', 'gestrichen'],
  ['de', '1 EL (rund) Mehl', '1 tbsp', 'Mehl', 'rund'],
  ['de', '2 tbsp. Mehl', '2 tbsp', 'Mehl'],
  ['de', '2 tbsp. (30 g) Mehl', '2 tbsp = 30 g', 'Mehl'],
  ['de', '2 tbsp Mehl', '2 tbsp', 'Mehl'],
  ['de', '2 rashers Speck', '2', 'rashers Speck'],
  ['de', '6 El El Öl', '6 tbsp', 'Öl'],
  ['de', '1 EL TL Öl', '1 tbsp', 'TL Öl'],
  ['de', '1 EL und 1 Prise Salz', '1 tbsp', 'Salz', 'plus 1 Prise'],
  ['de', '1 EL und 1 TL Salz', '1.333 tbsp', 'Salz'],
  ['de', 'etwas', '', 'etwas'],
  ['de', '500-ml Milch', '500 ml', 'Milch'],
  ['de', '500–ml Milch', '500 ml', 'Milch'],
  ['de', '1.500 ml Milch', '1500 ml', 'Milch'],
  ['de', '1.500 Tassen Milch', '1.5 cup', 'Milch'],
  ['de', '1,500 kg Mehl', '1.5 kg', 'Mehl'],
  ['de', '2 zorb EL Öl', '2', 'zorb EL Öl'],
  ['de', '2 kleine gehäufte EL Mehl', '2 small tbsp', 'Mehl', 'gehäufte'],
  ['de', 'etwas EL Öl', '', 'EL Öl', 'etwas'],
  ['de', 'mindestens 200 g Mehl', '200 g', 'Mehl'],
  ['fr', '1 boîte de 400 g de tomates', '1 can of 400 g', 'tomates'],
  ['fr', '1 boîte à 400 g de tomates', '1 can of 400 g', 'tomates'],
  ['fr', '1 boîte (400 g) de tomates', '1 can of 400 g', 'tomates'],
  ['fr', '1 boîte de 400 g (14 oz) de tomates', '1 can of 400 g', 'tomates'],
  ['fr', '1 boîte de 3 tomates', '1 can', '3 tomates'],
  ['fr', '2 cuillères à soupe et une pincée de sel', '2 tbsp', 'sel', 'plus une pincée'],
  ['fr', '2 kg et demi de carottes', '2.5 kg', 'carottes'],
  ['fr', '2 et demi kg de carottes', '2.5 kg', 'carottes'],
  ['es', '2 kilos y medio de patatas', '2.5 kg', 'patatas'],
  ['es', '2 o 3 tomates', '2 to 3', 'tomates'],
  ['es', 'diez tomates', '10', 'tomates'],
  ['it', '100 g circa di parmigiano', '100 g', 'parmigiano'],
  ['it', '1 kg o 2 kg di patate', '1 to 2 kg', 'patate'],
  ['it', 'una decina di pomodorini', '10', 'pomodorini'],
  ['nl', '2 à 3 uien', '2 to 3', 'uien'],
  ['nl', '2 tot 3 uien', '2 to 3', 'uien'],
  ['nl', 'anderhalve liter melk', '1.5 l', 'melk'],
  ['nl', 'twee en een halve liter melk', '2.5 l', 'melk'],
])('%s: the amount of "%s"', (language, line, amount, name, said = '') => {
  expect(told(line, language)).toEqual([amount, name, said]);
});
