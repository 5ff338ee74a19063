import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

describe('what cooks jot on cards', () => {
  test.each<[string, number | null, string | null, string]>([
    ['1 #303 can peas', 1, 'can', 'peas'],
    ['2 No. 2½ cans pears', 2, 'can', 'pears'],
    ['3 sq. bitter chocolate', 3, 'square', 'bitter chocolate'],
    ['a generous amount of lard', null, null, 'lard'],
    ['a few twists of black pepper', null, null, 'black pepper'],
    ['Galangal - small piece', 1, 'piece', 'Galangal'],
    ['2 tsp chilli–garlic sauce', 2, 'tsp', 'chilli-garlic sauce'],
    ['Top with grated gruyere', null, null, 'gruyere'],
    ['Leek (1/2 leek, sliced)', 0.5, null, 'Leek'],
    ['Shallots (3 shallots, halved)', 3, null, 'Shallots'],
    ['Celery (2 stalks, chopped)', 2, 'stalk', 'Celery'],
    ['Pepper (1, diced)', 1, null, 'Pepper'],
    ['1 double chicken breast, sliced', 2, null, 'chicken breast'],
    ['2 double skinless chicken breasts', 4, null, 'skinless chicken breasts'],
    ['lard, dripping, or a mix of the two', null, null, 'lard or dripping'],
    ['1.5 oz Sazerac rye', 1.5, 'oz', 'Sazerac rye whiskey'],
    ['45 ml rye', 45, 'ml', 'rye whiskey'],
    ['200 g rye', 200, 'g', 'rye'],
    ['2 slices rye', 2, 'slice', 'rye'],
    ['Black cardamom 3-4', 3, null, 'Black cardamom'],
    ['2 rice cooker cups of jasmine rice', 360, 'ml', 'jasmine rice'],
    ['For extra heat, 20 g chilli paste', 20, 'g', 'chilli paste'],
    ['50 ml milk depending on the flour', 50, 'ml', 'milk'],
    ['1 tsp Bell Seasoning TM', 1, 'tsp', 'Bell Seasoning'],
    ['250 g all-purpose, sifted', 250, 'g', 'all-purpose flour'],
    ['2 cups AP', 2, 'cup', 'AP flour'],
    ['1 bar spoon maraschino', 1, 'tsp', 'maraschino'],
    ['1 top up champagne', null, null, 'champagne'],
    ['30 ml soda', 30, 'ml', 'soda water'],
    ['1 can soda', 1, 'can', 'soda'],
    ['Cumin … ½ t/spoon', 0.5, 'tsp', 'Cumin'],
    ['Leek … half a stalk', 0.5, 'stalk', 'Leek'],
    ['1 cup V-8', 1, 'cup', 'vegetable juice'],
    ['Heinz 57', null, null, 'Heinz 57'],
  ])('%s', (line, quantity, unit, name) => {
    expect(parseIngredient(line, 'en')).toMatchObject({ quantity, unit, name });
  });

  test('an old number of a can is so many ounces', () => {
    expect(parseIngredient('1 No. 2 can cherries', 'en').packageSize).toEqual({ quantity: 20, unit: 'oz' });
    expect(parseIngredient('1 #10 can peaches', 'en').packageSize).toEqual({ quantity: 104, unit: 'oz' });
  });
});
