import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { type GramsRule, gramsOfLine, gramsOfUnknown } from './line-grams.ts';

const [SOME] = SMALL_CATALOGUE.foods;
if (SOME === undefined) throw new Error('the small catalogue is empty');
const some = SOME;
const food = (name: string, weights: Food['weights'], changes: Partial<Food> = {}): Food => ({
  ...some,
  name,
  aliases: [],
  weights,
  ...changes,
});
const per100g = (calories: number, fat: number) => ({ per100g: { ...some.per100g, calories, fat } });

const LEAF = food('lettuce', { head: 400, leaf: 8 });
const FISH = food('cod', { fillet: 120 }, { edibleShare: 0.5 });
const BEAN = food('bean', { can: 250, cup: 180 }, { drainedShare: 0.6 });
const TINNED = food('tinned tomato', { can: 400 });
const GINGER = food('ginger', { thumb: 18, slice: 2 });
const CINNAMON = food('cinnamon', { stick: 4 });
const PLAIN = food('rusk', {});
const PEAR = food('pear', { piece: 150, large: 220 });
const BACON = food('bacon', { rasher: 25 });
const OIL = food('sunflower oil', { cup: 218 }, per100g(884, 100));

describe('a line weighs', () => {
  test.each<[string, Food, number | null, GramsRule]>([
    ['2 heads lettuce', LEAF, 800, 'portion'],
    ['3 lettuce leaves', LEAF, 24, 'piece'],
    ['1 lettuce', LEAF, 400, 'piece'],
    ['2 pears', PEAR, 300, 'piece'],
    ['2-4 pears', PEAR, 450, 'piece'],
    ['1 large pear', PEAR, 220, 'piece'],
    ['1 small pear', PEAR, 105, 'piece'],
    ['2 extra large pears', PEAR, 506, 'piece'],
    ['1 cod', FISH, 120, 'piece'],
    ['2 fillets cod', FISH, 240, 'portion'],
    ['400 g cod', FISH, 200, 'weighed'],
    ['400 g boneless cod', FISH, 400, 'weighed'],
    ['400 g cod, trimmed weight', FISH, 400, 'weighed'],
    ['2 slices bacon', BACON, 50, 'portion'],
    ['1 can beans', BEAN, 250, 'portion'],
    ['1 jar beans', BEAN, 250, 'portion'],
    ['2 (400 g) cans beans', BEAN, 480, 'drained'],
    ['2 (400 g) cans tinned tomatoes', TINNED, 800, 'package'],
    ['2 cans beans (240 g drained)', BEAN, 480, 'stated'],
    ['2 cans beans (drained weight 240 g)', BEAN, 480, 'stated'],
    ['2 cans beans (drained weight 240 g). Rinse them well.', BEAN, 480, 'stated'],
    ['2 cans beans (235.5 g drained)', BEAN, 471, 'stated'],
    ['1 Dose Bohnen (Abtropfgewicht: 240 g)', BEAN, 240, 'stated'],
    ['2 boîtes de haricots (240 g égoutté)', BEAN, 480, 'stated'],
    ['1 scatola di fagioli (240 g sgocciolati)', BEAN, 240, 'stated'],
    ['1 lata de alubias (peso escurrido 240 g)', BEAN, 240, 'stated'],
    ['1 blik bonen (uitlekgewicht 240 g)', BEAN, 240, 'stated'],
    ['1 cup beans', BEAN, 180, 'volume'],
    ['1 inch ginger', GINGER, 18, 'portion'],
    ['2.54 cm ginger', GINGER, 18, 'portion'],
    ['25.4 mm ginger', GINGER, 18, 'portion'],
    ['2 inch cinnamon', CINNAMON, 4, 'portion'],
    ['2 inch rusk', PLAIN, 14, 'portion'],
    ['1 knob ginger', GINGER, 18, 'portion'],
    ['3 slices rusk', PLAIN, 75, 'assumed'],
    ['2 small slices rusk', PLAIN, 35, 'assumed'],
    ['2 rusks', PLAIN, null, 'no weight'],
    ['1 recipe pear', PEAR, null, 'no weight'],
    ['100 ml rusk', PLAIN, 60, 'density'],
    ['100 ml fish sauce', food('fish sauce', {}), 100, 'density'],
    ['2 pears (300 g)', PEAR, 300, 'stated'],
    ['2 cod (600 g)', FISH, 300, 'stated'],
    ['2 boneless cod (600 g)', FISH, 600, 'stated'],
    ['2 (10 inch) rusks', PLAIN, null, 'no weight'],
    ['pears', food('pear', { piece: 150 }, per100g(300, 1)), null, 'no amount'],
    ['pears, to serve', PEAR, 0, 'to taste'],
    ['pears, to garnish', PEAR, 0, 'to taste'],
    ['pear', food('pear', { piece: 150 }, per100g(60, 0)), 0, 'to taste'],
    ['pear', food('pear', { piece: 150 }, per100g(61, 0)), null, 'no amount'],
    ['thyme', food('thyme', { sprig: 3 }, per100g(300, 0)), 0, 'to taste'],
    ['bay', food('bay', { sprig: 4 }, per100g(300, 0)), null, 'no amount'],
    ['salt', food('salt', { pinch: 0.3 }, per100g(300, 0)), 0, 'to taste'],
    ['sugar', food('sugar', {}, per100g(400, 0)), 0, 'to taste'],
    ['garlic', food('garlic', { clove: 3, head: 50 }, per100g(149, 0)), 0, 'to taste'],
    ['dijon mustard', food('dijon mustard', { cup: 250 }, per100g(66, 3)), 0, 'to taste'],
    ['sunflower oil', OIL, 0, 'to taste'],
    ['sunflower oil, for frying', OIL, 28, 'frying'],
    ['170 g sunflower oil, for frying', OIL, 170, 'weighed'],
    ['1000 g sunflower oil, for frying', OIL, 120, 'frying'],
    ['200 g sunflower oil, for frying', OIL, 28, 'frying'],
    ['1000 g sunflower oil', OIL, 1000, 'weighed'],
  ])('%s', (line, of, grams, rule) => {
    const found = gramsOfLine({ ...of, edibleShare: of === FISH ? 0.5 : 1 }, parseIngredient(line));
    expect(found.rule).toBe(rule);
    if (grams === null) expect(found.grams).toBeNull();
    else expect(found.grams).toBeCloseTo(grams, 1);
  });

  test.each<[string, string, number | null, GramsRule, number]>([
    ['4 salmon fillets (6 oz)', 'salmon', 680, 'stated', 4],
    ['4 salmon fillets (24 oz)', 'salmon', 680, 'stated', 4],
    ['8 - (2-ounce) salmon pieces', 'salmon', 454, 'package', 4],
    ['6 - 4 oz salmon fillets', 'salmon', 680, 'package', 4],
    ['2 (1 pound) salmon fillets', 'salmon', 454, 'package', 4],
    ['3 salmon fillets (225 grams)', 'salmon', 225, 'stated', 4],
    ['4 cups sunflower oil', 'sunflower oil', 105, 'frying', 4],
    ['4 cups sunflower oil', 'sunflower oil', 872, 'volume', 40],
    ['14 cups sunflower oil', 'sunflower oil', 3052, 'volume', 4],
    ['1/2 cup sunflower oil', 'sunflower oil', 109, 'volume', 1],
    ['1 cup buttermilk, for soaking', 'buttermilk', 48, 'partly eaten', 4],
    ['1 cup buttermilk (for the brine)', 'buttermilk', 24, 'partly eaten', 4],
    ['1 cup buttermilk, for the marinade', 'buttermilk', 120, 'partly eaten', 4],
    ['2 cups syrup (made from ingredients above)', 'syrup', 0, 'made above', 4],
    ['1 batch pie crust (see above)', 'pie crust', 0, 'made above', 4],
    ['2 inches sunflower oil', 'sunflower oil', 28, 'frying', 4],
    ['sunflower oil, 2 inches deep', 'sunflower oil', 28, 'frying', 4],
    ['burger buns', 'bun', 208, 'each serving', 4],
    ['burger buns, to serve', 'bun', 0, 'to taste', 4],
    ['1 kg prawns, shell on', 'prawn', 800, 'weighed', 4],
    ['1 kg prawns, head on', 'prawn', 550, 'weighed', 4],
    ['1 kg prawns, shells on', 'prawn', 800, 'weighed', 4],
    ['1 kg lobster tails in the shell', 'lobster', 550, 'weighed', 4],
    ['1 kg prawns', 'prawn', 1000, 'weighed', 4],
    ['1 kg bone-in pork chops', 'pork chop', 800, 'weighed', 4],
    ['1 recipe pie crust', 'pie crust', 220, 'assumed', 4],
  ])('%s of %s: %s g (%s) for %i', (line, name, grams, rule, serves) => {
    const weights: Record<string, Food['weights']> = {
      salmon: { fillet: 150, piece: 120 },
      'sunflower oil': { cup: 218 },
      buttermilk: { cup: 240 },
      bun: { piece: 52 },
      'pie crust': { piece: 220 },
    };
    const isOil = name === 'sunflower oil';
    const of = food(name, weights[name] ?? {}, { edibleShare: 1, ...(isOil ? per100g(884, 100) : per100g(250, 5)) });
    const found = gramsOfLine(of, parseIngredient(line), serves);
    expect(found.rule).toBe(rule);
    expect(found.grams).toBeCloseTo(grams ?? 0, -0.5);
  });

  test('what is added in another measure too, but not another food', () => {
    const butter = food('butter', { stick: 113, cup: 227 });
    expect(gramsOfLine(butter, parseIngredient('1 stick plus 1 cup butter')).grams).toBeGreaterThan(300);
    const line = { ...parseIngredient('1 stick butter'), comment: 'plus 1 yolk' };
    expect(gramsOfLine(butter, line).grams).toBe(113);
  });
});

test.each<[string, number | null]>([
  ['200 g zorblax', 200],
  ['100 ml zorblax', 100],
  ['2 (400 g) cans zorblax', 800],
  ['1-3 (400 g) cans zorblax', 800],
  ['2 cans zorblax', 800],
  ['3 slices zorblax', 75],
  ['1-3 slices zorblax', 50],
  ['2 zorblaxes (300 g)', 300],
  ['2 (10 inch) zorblaxes', null],
  ['2 slices zorblax (80 g)', 80],
  ['2 zorblaxes', null],
  ['zorblax', null],
])('a line of an unknown food, %s, weighs %s', (line, grams) => {
  const found = gramsOfUnknown(parseIngredient(line));
  if (grams === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(grams, 1);
});

describe('how a measure is filled', () => {
  test.each<[string, Food, number | null, GramsRule]>([
    // no air is left in a mash
    ['1 cup swede, mashed', food('swede', { cup: 140 }, { aisle: 'produce' }), 225, 'volume'],
    ['1 cup swede, well mashed', food('swede', { cup: 140 }, { aisle: 'produce' }), 225, 'volume'],
    ['1 cup swede, diced', food('swede', { cup: 140 }, { aisle: 'produce' }), 140, 'volume'],
    ['1 cup swede, mashed', food('swede', { cup: 240 }, { aisle: 'produce' }), 240, 'volume'],
    ['1 cup beans, mashed', food('bean', { cup: 140 }), 140, 'volume'],
    ['1 cup swede, mashed', food('swede', {}, { aisle: 'produce' }), 142, 'density'],
    // nor in crumbs
    ['1 cup crisps, crushed', food('crisp', { cup: 28 }), 56, 'volume'],
    ['1 cup crisps, finely crushed', food('crisp', { cup: 28 }), 56, 'volume'],
    ['1 cup crisp crumbs', food('crisp', { cup: 28 }), 56, 'volume'],
    ['1 cup crisps', food('crisp', { cup: 28 }), 28, 'volume'],
    ['1 cup crisps, crushed', food('crisp', { cup: 50 }), 50, 'volume'],
    ['1 cup walnuts, crushed', food('walnut', { cup: 40 }), 40, 'volume'],
    // spoons and slices
    ['1 heaped tbsp flour', food('flour', { cup: 128 }), 12, 'volume'],
    ['2 thick slices bread', food('bread', { slice: 30 }, { aisle: 'bakery' }), 84, 'portion'],
    // tins and jars by what is printed on them
    ['2 (400 g) jars beans', BEAN, 480, 'drained'],
    ['2 (400 g) bags beans', BEAN, 800, 'package'],
    ['400 g tinned beans, drained', BEAN, 240, 'drained'],
    ['300 g tinned beans, drained', BEAN, 300, 'weighed'],
    ['400 g beans, drained', BEAN, 400, 'weighed'],
    ['2 jars beans (240 g drained)', BEAN, 480, 'stated'],
    // a batch of what is made is no piece of it, nor is a serving
    ['2 servings pie crust', food('pie crust', { piece: 220 }), null, 'no weight'],
    ['2 recipes pie crust', food('pie crust', { piece: 220 }), 440, 'assumed'],
    ['2 scoops pear', PEAR, 80, 'assumed'],
    ['2 blocks pear', PEAR, 450, 'assumed'],
    ['2 bars pear', PEAR, 200, 'assumed'],
  ])('%s: %#', (line, of, grams, rule) => {
    const found = gramsOfLine({ ...of, edibleShare: 1 }, parseIngredient(line));
    expect(found.rule).toBe(rule);
    if (grams === null) expect(found.grams).toBeNull();
    else expect(found.grams).toBeCloseTo(grams, 0);
  });
});

describe('what stands beside several pieces', () => {
  const salmon = food('salmon', { fillet: 150 });
  test.each<[string, number]>([
    // of each, where all of them could not weigh so little
    ['4 salmon fillets (150 g)', 600],
    ['4 salmon fillets (600 g)', 600],
    // between the two readings it is of all
    ['12 salmon fillets (600 g)', 600],
    ['2 salmon fillets (150 g)', 150],
    // and in front of the name the other way round
    ['4 (600 g) salmon fillets', 600],
    ['4 (150 g) salmon fillets', 600],
    ['10 (400 g) salmon fillets', 4000],
  ])('%s', (line, grams) => {
    expect(gramsOfLine({ ...salmon, edibleShare: 1 }, parseIngredient(line), 4).grams).toBeCloseTo(grams, 0);
  });
});

describe('without an amount', () => {
  const bun = food('burger bun', { piece: 50 }, per100g(280, 4));
  test.each<[string, Food, number | null, number | null, GramsRule]>([
    ['burger buns', bun, 4, 200, 'each serving'],
    ['burger buns', bun, null, null, 'no amount'],
    ['burger buns', food('burger bun', {}, per100g(280, 4)), 4, null, 'no amount'],
    ['burger buns (optional)', bun, 4, 0, 'to taste'],
    ['lasagne sheets', food('lasagne sheet', { piece: 20 }, per100g(350, 2)), 4, 180, 'each serving'],
    ['taco shells', food('taco shell', { piece: 12 }, per100g(470, 2)), 3, 72, 'each serving'],
    ['rusks', food('rusk', { piece: 10 }, per100g(400, 2)), 4, null, 'no amount'],
    ['garlic', food('garlic', { clove: 5 }, per100g(149, 0)), 4, 0, 'to taste'],
    ['shallot', food('shallot', { clove: 6 }, per100g(149, 0)), 4, null, 'no amount'],
    ['peanut oil, to fry', OIL, 4, 28, 'frying'],
    ['oil (2 cm deep)', OIL, 4, 28, 'frying'],
    ['pears for frying', food('pear', { piece: 150 }, per100g(300, 1)), 4, null, 'no amount'],
  ])('%s: %#', (line, of, serves, grams, rule) => {
    expect(gramsOfLine(of, parseIngredient(line), serves)).toEqual({ grams, rule });
  });

  test.each(['zum Bestreuen', 'pour servir', 'al gusto', 'per servire', 'naar smaak', 'to taste'])('%s', (beside) => {
    const pear = food('pear', { piece: 150 }, per100g(300, 1));
    const line = { ...parseIngredient('pear'), comment: beside };
    expect(gramsOfLine(pear, line)).toEqual({ grams: 0, rule: 'to taste' });
  });
});

test('what is added to an amount that nobody can weigh stays unknown', () => {
  const line = { ...parseIngredient('2 rusks'), comment: 'plus 2 tbsp' };
  expect(gramsOfLine(PLAIN, line)).toEqual({ grams: null, rule: 'no weight' });
  // and what is added without a weight adds nothing
  const pears = { ...parseIngredient('2 pears'), comment: 'plus 2 servings' };
  expect(gramsOfLine(PEAR, pears)).toEqual({ grams: 300, rule: 'piece' });
});
