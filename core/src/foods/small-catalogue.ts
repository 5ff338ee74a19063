import type { DietFlag, FallbackFood, Food, FoodCatalogue } from './food.ts';
import type { NutrientAmounts } from './nutrients.ts';

const amounts = (calories: number, protein: number, fat: number, carbohydrates: number): NutrientAmounts => ({
  calories,
  protein,
  fat,
  saturatedFat: fat / 4,
  carbohydrates,
  netCarbohydrates: carbohydrates,
  sugar: carbohydrates / 2,
  cholesterol: 0,
  sodium: 1,
  fiber: 0,
  calcium: 1,
  iron: 1,
  alcohol: 0,
});

type Given = Partial<Food> & { name: string; macros: [number, number, number, number]; letters?: readonly DietFlag[] };

const PLANT: readonly DietFlag[] = ['vegetarian', 'vegan'];

function food({ macros, letters = PLANT, ...given }: Given): Food {
  return {
    id: given.name.replaceAll(' ', '-'),
    aliases: [],
    aisle: 'pantry and dry goods',
    per100g: amounts(...macros),
    weights: {},
    edibleShare: 1,
    drainedShare: 1,
    diet: letters,
    source: { table: 'sr28', id: '00000', scale: 1 },
    ...given,
  };
}

/** A dozen foods for the tests of core, with round numbers; the real catalogue is tested in `reference/foods`. */
export const SMALL_CATALOGUE: FoodCatalogue = {
  foods: [
    food({
      name: 'plain flour',
      macros: [360, 10, 1, 76],
      aliases: ['all purpose flour', 'flour'],
      weights: { cup: 125 },
      letters: [...PLANT, 'gluten'],
    }),
    food({
      name: 'butter',
      macros: [720, 1, 81, 0],
      aliases: ['salted butter'],
      aisle: 'dairy and eggs',
      weights: { cup: 227, stick: 113, knob: 15 },
      letters: ['vegetarian', 'dairy'],
    }),
    food({
      name: 'egg',
      macros: [143, 13, 10, 1],
      aisle: 'dairy and eggs',
      weights: { piece: 50, small: 38, large: 50 },
      letters: ['vegetarian', 'egg'],
    }),
    food({
      name: 'onion',
      macros: [40, 1, 0, 9],
      aliases: ['yellow onion'],
      aisle: 'produce',
      weights: { piece: 110, large: 150, cup: 160 },
    }),
    food({ name: 'garlic', macros: [150, 6, 0, 33], aisle: 'produce', weights: { piece: 3, clove: 3, cup: 136 } }),
    food({ name: 'lemon', macros: [29, 1, 0, 9], aisle: 'produce', weights: { piece: 84 } }),
    food({ name: 'lemon juice', macros: [22, 0, 0, 7], aisle: 'produce', weights: { piece: 45, cup: 244 } }),
    food({
      name: 'black bean',
      macros: [90, 6, 0, 16],
      aliases: ['canned black bean'],
      weights: { cup: 172, can: 240 },
      drainedShare: 0.6,
    }),
    food({ name: 'rice', macros: [365, 7, 1, 80], aliases: ['white rice'], weights: { cup: 185 } }),
    food({ name: 'cooked rice', macros: [130, 3, 0, 28], weights: { cup: 158 } }),
    food({ name: 'salt', macros: [0, 0, 0, 0], aliases: ['sea salt'], weights: { cup: 292, pinch: 0.3 } }),
    food({ name: 'water', macros: [0, 0, 0, 0], aisle: 'other', weights: { cup: 237 } }),
    food({ name: 'vegetable oil', macros: [884, 0, 100, 0], aliases: ['oil'], weights: { cup: 218 } }),
    food({ name: 'vegetable stock', macros: [5, 0, 0, 1], weights: { cup: 240 } }),
    food({ name: 'chicken stock', macros: [6, 1, 0, 0], weights: { cup: 240 }, letters: [] }),
    food({
      name: 'chicken thigh',
      macros: [220, 17, 16, 0],
      aisle: 'meat and fish',
      weights: { piece: 140 },
      edibleShare: 0.8,
      letters: [],
    }),
    food({ name: 'dried thyme', macros: [276, 9, 7, 64], weights: { cup: 48, pinch: 0.1 } }),
    food({ name: 'thyme', macros: [101, 6, 2, 24], aisle: 'produce', weights: { cup: 38, sprig: 1 } }),
    food({ name: 'almond', macros: [579, 21, 50, 22], weights: { cup: 120 }, letters: [...PLANT, 'nuts'] }),
    food({ name: 'tomato', macros: [18, 1, 0, 4], aisle: 'produce', weights: { piece: 110, cup: 180 } }),
    food({
      name: 'vanilla ice cream',
      macros: [207, 4, 11, 24],
      aliases: ['ice cream'],
      aisle: 'frozen',
      weights: { cup: 132, scoop: 66 },
      letters: ['vegetarian', 'dairy', 'egg'],
    }),
  ],
};

/** Two rows of the large table. */
export const SMALL_FALLBACK: readonly FallbackFood[] = [
  { id: '17166', name: 'Game meat, elk, raw', per100g: amounts(111, 23, 1, 0) },
  { id: '09060', name: 'Carambola, (starfruit), raw', per100g: amounts(31, 1, 0, 7) },
];

/** Foods that differ in their names alone, for rules that go by these: 'chickpea | garbanzo bean' has two. */
export const foodsNamed = (...names: readonly string[]): FoodCatalogue => ({
  foods: names.map((given) => {
    const [name = '', ...aliases] = given.split(' | ');
    return food({ name, aliases, macros: [100, 5, 5, 5] });
  }),
});

/** Rows of the large table that differ in their names alone; their numbers are counted from 1. */
export const rowsNamed = (...names: readonly string[]): readonly FallbackFood[] =>
  names.map((name, at) => ({ id: String(at + 1), name, per100g: amounts(100, 5, 5, 5) }));
