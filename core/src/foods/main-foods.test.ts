import { expect, test } from 'vitest';
import { dishFoods } from './main-foods.ts';

test.each([
  ['Chicken Noodle Soup', ['egg noodles', 'carrot'], 'chicken', []],
  ['Sunday Stew', ['beef chuck', 'potatoes'], 'beef', ['redMeat']],
  ['Tuna Steaks', ['tuna steaks', 'lime'], 'tuna', ['fish']],
  ['Hähnchenpfanne mit Reis', ['Hähnchenbrust', 'Reis'], 'chicken', ['poultry']],
  ['Tomatenrisotto', ['gehackte Zwiebel', 'Risottoreis', 'Rinderbrühe'], 'rice', []],
  ['Minestrone', ['parmesan rind', 'beef stock', 'cannellini beans'], 'beans', []],
  ['Lasagne', ['Hackfleisch', 'Lasagneplatten'], 'pasta', ['redMeat']],
  ['Salade de lentilles', ['lentilles vertes', 'échalote hachée'], 'lentils', []],
  ['Lentejas con chorizo', ['lentejas', 'chorizo'], 'pork', ['redMeat']],
  ['Pollo al limone', ['petto di pollo', 'brodo di pollo'], 'chicken', ['poultry']],
  ['Stamppot', ['aardappelen', 'rookworst'], 'pork', ['redMeat']],
  ['Fish Sauce Greens', ['fish sauce', 'pak choi'], null, []],
  ['Nonna’s Best', [], null, []],
])('%s of %j is mainly %s and holds %j', (name, ingredients, mainFood, groups) => {
  expect(dishFoods(name, ingredients)).toMatchObject({ mainFood, groups });
});

test.each([
  ['low-fat minced beef', 'redMeat'],
  ['beef mince (5% fat)', 'redMeat'],
  ['Bauchspeck', 'redMeat'],
  ['gemischtes Hack', 'redMeat'],
  ['rabo de toro', 'redMeat'],
  ['entrecôte', 'redMeat'],
  ['salsiccia', 'redMeat'],
  ['riblappen', 'redMeat'],
  ['Suppenhuhn', 'poultry'],
  ['faraona', 'poultry'],
  ['lomo de salmón', 'fish'],
  ['sardines in olive oil', 'fish'],
  ['thon à l’huile', 'fish'],
  ['sea bream', 'fish'],
  ['Räucherlachs', 'fish'],
  ['Rotbarsch', 'fish'],
  ['lubina', 'fish'],
  ['vongole', 'fish'],
  ['inktvis', 'fish'],
])('who wishes for less of a group is told of %s, which is %s', (line, group) => {
  expect(dishFoods('', [line]).groups).toEqual([group]);
});

test.each([
  'chicken stock',
  'beef, chicken or vegetable stock',
  'chicken (or vegetable) stock',
  'Hühnerbrühe',
  'caldo de pollo',
  'duck fat',
  'vegan mince',
  'vegetarische Würstchen',
  'soya mince',
  'lamb’s lettuce',
  'beef tomatoes',
  'oyster mushrooms',
  'cauliflower steaks',
  'carne de membrillo',
  'Spekulatius',
  'speckled eggs',
  'parmesan rinds',
  'échalote hachée',
])('%s is no meat and no fish', (line) => {
  expect(dishFoods('', [line]).groups).toEqual([]);
});

test('a name that says it is without meat has none, and free range is no lack', () => {
  expect(dishFoods('Chili sin carne', []).groups).toEqual([]);
  expect(dishFoods('Vegan Beef Stew', []).groups).toEqual([]);
  expect(dishFoods('', ['free range chicken']).groups).toEqual(['poultry']);
  expect(dishFoods('', ['whole free-range chicken']).groups).toEqual(['poultry']);
});

test.each([
  ['bœuf haché', 'redMeat'],
  ['black pudding', 'redMeat'],
  ['meatballs', 'redMeat'],
])('%s is told with letters that are two, and by two words', (line, group) => {
  expect(dishFoods('', [line]).groups).toEqual([group]);
});
