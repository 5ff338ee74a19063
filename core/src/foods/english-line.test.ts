import { describe, expect, test } from 'vitest';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { createFoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';
import { resolveFood } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const catalogue = foodsNamed(
  'chicken',
  'whole chicken',
  'turkey',
  'whole turkey',
  'chips',
  'potato chip',
  'lamb',
  'rack of lamb',
  'whole clove',
  'ground clove',
  'clove mushroom',
  'oregano',
  'dried oregano',
  'thyme',
  'dried thyme',
  'basil',
  'dried basil',
  'ginger',
  'ground ginger',
  'pepper',
  'bell pepper',
  'lemon',
  'lemon juice',
  'lemon zest',
  'lime',
  'tomato',
  'chopped canned tomato',
  'canned tomato',
  'cherry tomato',
  'quinoa',
  'cooked quinoa',
  'pasta',
  'cooked pasta',
  'pea',
  'frozen pea',
  'parsley',
  'dried parsley',
  'spinach',
  'frozen spinach',
  'dried spinach',
  'bean',
  'canned bean',
  'tomato paste | tomato concentrate',
  'canned tomato paste',
  'coconut',
  'desiccated coconut',
  'chicken breast',
  'almond',
  'toasted almond',
  'mushroom',
  'dried mushroom',
  'pickled mushroom',
  'beetroot',
  'garlic',
  'chipotle',
  'pickled beetroot',
);
const foods = catalogue.foods.map((food) => (food.name === 'tomato paste' ? { ...food, weights: { can: 170 } } : food));
const index = createFoodIndex({ foods });
const foodOf = (line: string) => resolveFood(index, parseIngredient(line, 'en'), 'en').food?.name ?? null;

describe('an English line', () => {
  test.each([
    // a bird that is counted is a whole one, one that is weighed is its meat
    ['1 chicken, jointed', 'whole chicken'],
    ['3 turkey', 'whole turkey'],
    ['4 chicken', 'chicken'],
    ['500 g chicken', 'chicken'],
    ['chicken', 'chicken'],
    ['2 chickens', 'whole chicken'],
    ['3 lb turkeys', 'whole turkey'],
    ['1 (12 lb) turkey', 'whole turkey'],
    ['1 (300 g) chicken', 'chicken'],
    ['1 (700 g) chicken', 'whole chicken'],
    ['2 lamb', 'lamb'],
    // words that are one thing in a bag and another in a pan
    ['2 cups chips, crushed', 'potato chip'],
    ['2 cups chips', 'chips'],
    ['2 cups chips, uncrushed', 'chips'],
    ['1 Chip, crushed', 'potato chip'],
    ['2 cups tomato chips, crushed', 'chips'],
    ['1 rack lamb', 'rack of lamb'],
    ['1 kg lamb', 'lamb'],
    // cloves are the spice, ground unless they are whole
    ['1/8 tsp cloves', 'ground clove'],
    ['1 tsp ground cloves', 'ground clove'],
    ['3 whole cloves', 'whole clove'],
    // by the teaspoon herbs are dried and ginger is ground, unless it was cut for it
    ['1 tsp oregano', 'dried oregano'],
    ['1 tsp thyme', 'dried thyme'],
    ['1 tsp ginger', 'ground ginger'],
    ['1 tsp ginger, grated', 'ginger'],
    ['1 tsp basil, torn', 'basil'],
    ['1 tbsp oregano', 'oregano'],
    ['1 tsp chopped oregano', 'oregano'],
    // the spice is not counted
    ['2 peppers', 'bell pepper'],
    ['1 pepper', 'bell pepper'],
    ['1 tsp pepper', 'pepper'],
    ['pepper', 'pepper'],
  ])('%s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['juice of 1 lemon', 'lemon juice'],
    ['1 lemon, juiced', 'lemon juice'],
    ['zest of 1 lemon', 'lemon zest'],
    ['1 lemon, zested', 'lemon zest'],
    ['grated rind of 2 lemons', 'lemon zest'],
    ['1 lemon, sliced', 'lemon'],
    ['1 lemon, juices reserved', 'lemon'],
    ['1 lemon, with juice', 'lemon'],
    ['peel of 1 lemon', 'lemon zest'],
    ['1 lemon, peeled', 'lemon'],
    ['1 lemon, rind removed', 'lemon'],
    ['1 lemon, finely zested', 'lemon zest'],
    ['1 lemon (zest)', 'lemon zest'],
    ['zest of 2 unwaxed lemons', 'lemon zest'],
    ['finely grated zest of 1 unwaxed lemon', 'lemon zest'],
    ['juice of 1 ripe lemon', 'lemon juice'],
    // the table has neither of this fruit
    ['juice of 1 lime', 'lime'],
    ['zest of 1 lime', 'lime'],
  ])('means only a part of a fruit: %s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['200 g quinoa, cooked', 'cooked quinoa'],
    ['200 g pasta, freshly cooked and cooled', 'cooked pasta'],
    // it is cooked later, so it is weighed raw
    ['200 g quinoa, rinsed and cooked', 'quinoa'],
    ['200 g quinoa, soaked then cooked', 'quinoa'],
    ['200 g pasta, cooked according to the packet', 'pasta'],
    ['200 g pasta, cooked as directed', 'pasta'],
    ['200 g pasta, cooked al dente', 'pasta'],
    ['200 g pasta, cooked until tender', 'pasta'],
    ['200 g pasta, cooked to package instructions', 'pasta'],
    ['200 g uncooked quinoa, cooked', 'quinoa'],
    ['200 g raw quinoa (cooked)', 'quinoa'],
    ['200 g peas, frozen', 'frozen pea'],
    ['200 g peas (fresh or frozen)', 'pea'],
    ['200 g peas (not frozen)', 'pea'],
    ['200 g peas (fresh, or frozen)', 'pea'],
    ['200 g peas (or store bought frozen)', 'pea'],
    ['200 g spinach, washed or rinsed, frozen', 'frozen spinach'],
    ['20 g parsley (or 1 tsp dried parsley)', 'parsley'],
    ['20 g parsley (or about ½ tsp dried)', 'parsley'],
    ['1 tbsp parsley, dried', 'dried parsley'],
    ['200 g spinach, washed and dried', 'spinach'],
    ['200 g spinach, washed, dried', 'spinach'],
    ['20 g parsley, cleaned, patted dried', 'parsley'],
    ['20 g parsley (drained dried)', 'parsley'],
    ['200 g spinach, rinsed and patted dried', 'spinach'],
    ['50 g almonds, toasted', 'toasted almond'],
    ['100 g mushrooms, smoked', 'mushroom'],
    ['100 g mushrooms, pickled', 'pickled mushroom'],
    ['100 g beetroot, pickled and sliced', 'pickled beetroot'],
    ['50 g coconut, desiccated', 'desiccated coconut'],
  ])('says beside the name what state it is in: %s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['1 can beans', 'canned bean'],
    ['2 x 400 g tins beans, drained', 'canned bean'],
    ['1 can coconut', 'coconut'],
    ['400 g beans', 'bean'],
    // sold in nothing else
    ['1 can tomato concentrate', 'tomato paste'],
    ['400 g chopped tomatoes', 'chopped canned tomato'],
    ['800 g tomatoes, chopped', 'chopped canned tomato'],
    ['300 g tomatoes, chopped', 'tomato'],
    ['400 g tomatoes', 'tomato'],
    ['400 ml tomatoes, chopped', 'tomato'],
    ['2 cups tomatoes, diced (from 1 can)', 'chopped canned tomato'],
    ['400 g cherry tomatoes, chopped', 'cherry tomato'],
    ['400 g sunblush tomatoes, chopped', 'tomato'],
    ['2 tomatoes with their juice', 'tomato'],
    ['2 tomatoes in their own juices', 'tomato'],
    ['2 tomatoes in natural liquid', 'tomato'],
    ['400 g Tomatoes, crushed', 'chopped canned tomato'],
    ['1200 g tomatoes, diced', 'chopped canned tomato'],
    ['400 g tomatoes, unchopped', 'tomato'],
    ['4 tomatoes, chopped', 'tomato'],
    ['2 cups tomatoes, chopped (about 2 tins)', 'chopped canned tomato'],
    ['2 cups tomatoes, chopped (in a canteen)', 'tomato'],
    ['1 can tomatoes in juice', 'canned tomato'],
    ['400 g chopped tomatoes in rich juice', 'chopped canned tomato'],
  ])('comes in a tin or does not: %s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each<[string, NamedLine]>([
    ['garlic', { name: 'garlic cloves' }],
    ['ground clove', { name: 'clove' }],
    ['clove mushroom', { name: 'clove mushrooms' }],
    ['whole clove', { name: 'whole clove' }],
    ['potato chip', { name: 'chip', comment: 'crushed' }],
    ['chipotle', { name: 'chipotle', comment: 'crushed' }],
    ['whole chicken', { name: ' Chickens ' }],
    ['whole chicken', { name: ' Chicken ', quantity: 1 }],
    ['rack of lamb', { name: 'lamb', unit: 'rack', quantity: 1 }],
    ['chicken', { name: 'chicken', unit: 'rack', quantity: 1 }],
  ])('%s: %o', (food, line) => {
    expect(resolveFood(index, line, 'en').food?.name).toBe(food);
  });

  test('of which the name only describes is told by the words beside it', () => {
    expect(resolveFood(index, { name: 'boneless', comment: 'skinless chicken breasts' }, 'en').food?.name).toBe(
      'chicken breast',
    );
    expect(resolveFood(index, { name: 'boneless', preparation: 'mushrooms' }, 'en').food?.name).toBe('mushroom');
  });

  test('of a word that is in no name is told by its bracket', () => {
    expect(resolveFood(index, { name: 'frobnicate', comment: 'chicken breasts' }, 'en').food?.name).toBe(
      'chicken breast',
    );
    expect(resolveFood(index, { name: 'frobnicate', comment: 'or chicken breasts' }, 'en').food).toBeNull();
  });
});
