import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { resolveFoods } from '@sorrel/core/foods/several-foods';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), [], read('./names.json'));
const know = { index, table: readBuyingTable(readFileSync(new URL('./buying.tsv', import.meta.url), 'utf8')) };

const partsOf = (line: string, language: Language | null = null) =>
  resolveFoods(index, parseIngredient(line, language), language).parts.map(({ resolved }) => resolved.food.id);

describe('a line that lists several foods', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'salt and pepper', ['salt', 'black-pepper']],
    ['en', 'Salt & freshly ground black pepper, to taste', ['salt', 'black-pepper']],
    ['en', 'onions, carrots and celery', ['onion', 'carrot', 'celery']],
    ['en', '2 cups chopped onions, carrots and celery', ['onion', 'carrot', 'celery']],
    ['en', '4 rosemary, thyme and sage sprigs', ['rosemary', 'thyme', 'sage']],
    ['en', 'rice and beans', ['rice', 'white-bean']],
    ['en', '100 ml lemon and lime juice', ['lemon-juice', 'lime-juice']],
    ['en', '2 red and green peppers', ['red-bell-pepper', 'green-bell-pepper']],
    ['de', 'Salz und Pfeffer', ['salt', 'black-pepper']],
    ['de', 'Salz, Pfeffer', ['salt', 'black-pepper']],
    ['de', '2 rote und grüne Paprika', ['red-bell-pepper', 'green-bell-pepper']],
    ['de', 'Zwiebeln, Karotten und Lauch', ['onion', 'carrot', 'leek']],
    ['fr', 'sel, poivre', ['salt', 'black-pepper']],
    ['fr', 'sel et poivre', ['salt', 'black-pepper']],
    ['fr', 'thym et laurier', ['thyme', 'bay-leaf']],
    ['es', 'sal y pimienta', ['salt', 'black-pepper']],
    ['it', 'sale e pepe q.b.', ['salt', 'black-pepper']],
    ['it', 'carote, sedano e cipolle', ['carrot', 'celery', 'onion']],
    ['nl', 'peper en zout', ['salt', 'black-pepper']],
    ['nl', 'wortels, uien en prei', ['carrot', 'onion', 'leek']],
  ])('%s: %s', (language, line, foods) => {
    expect(partsOf(line, language)).toEqual(foods);
  });

  test.each<[Language, string]>([
    ['en', '1 tin macaroni and cheese'],
    ['en', '1 cup half and half'],
    ['en', '1 bag salt and vinegar crisps'],
    ['en', 'butter or margarine'],
    ['en', '200 g chicken breast, skinless and boneless'],
    ['en', '2 tomatoes, peeled and chopped'],
    ['en', '1 onion, sliced'],
    ['en', 'cheddar cheese, grated'],
    ['en', 'bread and butter pickles'],
    ['en', '250 ml cream and 1 egg'],
    ['en', '2 cups cooked and cooled medium grain rice'],
    ['en', '555 g cooked, cold jasmine rice'],
    ['de', '200 g gekochter und abgekühlter Reis'],
    ['it', '100 g di pomodori secchi e sgocciolati'],
    ['de', '500 g Mehl, Type 405'],
    ['fr', '1 oignon, émincé'],
    // neither pastry nor walnuts, no sauce of chillies, and not two cheeses
    ['it', "un filo d'olio"],
    ['it', 'una noce di burro'],
    ['it', 'olio, un filo'],
    ['nl', 'peper uit de molen'],
    ['fr', 'fromage râpé (emmental)'],
    ['en', 'grated cheese (gruyère)'],
    ['it', '200 g di riso, lavato e scolato'],
  ])('%s: %s is one food', (language, line) => {
    expect(partsOf(line, language)).toEqual([]);
  });
});

describe('all foods of a line count', () => {
  test('for nutrition, which shares what is weighed and takes one of each where there are not enough for all', () => {
    const grams = (line: string) => computeNutrition(index, [line], 1).lines[0]?.grams ?? null;
    const [mixed] = computeNutrition(index, ['200 g butter and sugar'], 1).lines;
    const [butter, sugar] = computeNutrition(index, ['100 g butter', '100 g sugar'], 1).lines;
    expect(mixed?.grams).toBe(200);
    expect(mixed?.calories).toBeCloseTo((butter?.calories ?? 0) + (sugar?.calories ?? 0), 6);
    expect(grams('1 onion and carrot')).toBeCloseTo((grams('1 onion') ?? 0) + (grams('1 carrot') ?? 0), 6);
  });

  test.each<[Language, string, string[]]>([
    ['en', '200 g each peas and carrots', ['200 g peas', '200 g carrots']],
    ['en', '1 tsp each: cumin, paprika', ['1 tsp cumin', '1 tsp paprika']],
    ['de', 'je 100 g Zucchini und Möhren', ['100 g Zucchini', '100 g Möhren']],
    ['it', '2 cucchiai di burro e zucchero ciascuno', ['2 cucchiai di burro', '2 cucchiai di zucchero']],
    ['de', '100 g Zucchini und Möhren', ['50 g Zucchini', '50 g Möhren']],
  ])('%s: %s weighs what %j do', (language, line, alone) => {
    const grams = (lines: string[]) =>
      computeNutrition(index, lines, 1, { language }).lines.reduce((sum, one) => sum + (one.grams ?? Number.NaN), 0);
    expect(grams([line])).toBeCloseTo(grams(alone), 6);
  });

  test('for allergens and diets', () => {
    const judged = (line: string) => judgeDiets(index, computeNutrition(index, [line], 1).lines);
    expect(judged('rice and butter').warnings).toEqual(['not vegan', 'dairy']);
    expect(judged('salt and pepper')).toEqual({ warnings: [], unjudged: [] });
  });

  test('for the list, where each has a line of its own', () => {
    const meal = (name: string, lines: string[]) => ({ name, serves: 1, portions: 1, lines });
    const list = buildShopList(
      [
        meal('Stew', ['300 g onions, carrots and celery', 'salt and pepper']),
        meal('Salad', ['100 g carrots', '5 g salt']),
      ],
      know,
    );
    expect(itemsOf(list).map((item) => [item.name, item.exact])).toEqual([
      ['carrot', '200 x g'],
      ['celery', '100 x g'],
      ['onion', '100 x g'],
      ['black pepper', undefined],
      ['salt', '5 x g'],
    ]);
  });
});

test('salt by weight, by the pinch and by the spoon is one small amount', () => {
  const lines = [
    { name: 'salt', quantity: 3, unit: 'g' },
    { name: 'salt', quantity: 1, unit: 'pinch' },
    { name: 'salt', quantity: 1, unit: 'tsp' },
  ];
  const items = itemsOf(buildShopList([{ name: 'Bread', serves: 1, portions: 1, lines }], know));
  expect(items).toMatchObject([{ quantity: null, unit: null, shop: { unit: 'small' } }]);
  expect(items.map((item) => displayQuantity(item, 4))).toEqual(['small amount']);
});

test('the French word for one of a thing counts as one', () => {
  const line = (name: string, quantity: number, unit: string, language: Language) => ({
    name,
    quantity,
    unit,
    language,
  });
  const lines = [line('oignons', 1, 'piece', 'fr'), line('onions', 2, '', 'en')];
  const list = buildShopList([{ name: 'Soup', serves: 1, portions: 1, lines }], know);
  expect(itemsOf(list).map((item) => `${displayQuantity(item, 1)} ${item.name}`)).toEqual(['3 onion']);
});
