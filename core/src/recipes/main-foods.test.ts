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
