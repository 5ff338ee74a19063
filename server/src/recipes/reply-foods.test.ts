import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, get } = recipeCalls(() => t);
const line = (name: string, quantity: number, unit: string) => ({ name, quantity, unit });

test('a recipe names its allergens with what decides them, and what nobody knows', async () => {
  const user = await t.makeUser();
  const ingredients = [line('butter', 50, 'g'), line('plain flour', 200, 'g'), line('zzgrobnik', 1, '')];
  const { allergens } = await get(user, await added(user, { ingredients }));
  expect(allergens).toEqual({
    contains: [
      { allergen: 'gluten', of: ['plain flour'] },
      { allergen: 'milk', of: ['butter'] },
    ],
    unknown: ['zzgrobnik'],
    kindNotSaid: [],
    unlisted: [],
    mayLackIngredients: false,
  });
});

test('what diets cannot be judged by is not known to the allergens either: a name that says more than its food', async () => {
  const user = await t.makeUser();
  const ingredients = [line('pumpkin ravioli', 500, 'g'), line('butter', 50, 'g'), line('smoked paprika', 1, 'tsp')];
  const { allergens } = await get(user, await added(user, { ingredients }));
  expect(allergens.unknown).toEqual(['pumpkin ravioli']);
  expect(allergens.contains).toContainEqual({ allergen: 'gluten', of: ['pumpkin ravioli'] });
});

test('what an ingredient is said to be with is an allergen of the recipe, and what it is free of is none', async () => {
  const user = await t.makeUser();
  const ingredients = [
    { ...line('bread rolls', 4, ''), preparation: 'with sesame seeds' },
    { ...line('milk chocolate', 100, 'g'), preparation: 'with no nuts' },
  ];
  const { allergens } = await get(user, await added(user, { ingredients }));
  expect(allergens.contains).toContainEqual({ allergen: 'sesame', of: ['sesame seeds'] });
  expect(allergens.contains.map(({ allergen }: { allergen: string }) => allergen)).not.toContain('nuts');
});

test('what an ingredient lists behind its own food is an allergen of the recipe, and what it only offers is none', async () => {
  const user = await t.makeUser();
  const printed = (name: string, quantity: number, unit: string, original: string) => ({
    ...line(name, quantity, unit),
    original,
  });
  const ingredients = [
    printed('aubergine', 2, '', '2 aubergines, parmesan, salt'),
    printed('vegetable stock cube', 1, '', '1 vegetable stock cube (contains celery)'),
    printed('oil', 30, 'ml', '30 ml oil (or butter, sesame oil)'),
    printed('flour', 200, 'g', '200 g flour, for the fish'),
    { ...line('spaghetti', 200, 'g'), preparation: 'mustard' },
  ];
  const { allergens } = await get(user, await added(user, { ingredients }));
  const found = Object.fromEntries(
    allergens.contains.map(({ allergen, of }: { allergen: string; of: string[] }) => [allergen, of]),
  );
  expect(found).toEqual({
    gluten: expect.anything(),
    milk: ['parmesan'],
    celery: ['celery'],
    mustard: ['mustard'],
  });
  // what stands behind a choice may be offered too, or be a further food: nobody knows
  expect(allergens.unknown).toEqual(['sesame oil']);
});

test('an ingredient brings what converting its amount needs, where its food is known', async () => {
  const user = await t.makeUser();
  const ingredients = [line('milk', 1, 'cup'), line('zzgrobnik', 1, 'cup')];
  const recipe = await get(user, await added(user, { ingredients }));
  expect(recipe.ingredients[0].food.kitchen).toMatchObject({ isLiquid: true, isScooped: false });
  expect(recipe.ingredients[1].food?.kitchen).toBeUndefined();
});

test('an amount that can hardly be meant is asked about, and one that can is not', async () => {
  const user = await t.makeUser({ premium: true });
  const beef = async (quantity: number) => {
    const ingredients = [line('onion', 2, ''), line('beef mince', quantity, 'kg')];
    return get(user, await added(user, { ingredients, serves: '4', calculateNut: 'true' }));
  };
  expect((await beef(11.5)).implausible).toEqual([{ line: 1, reason: 'amount' }]);
  expect((await beef(0.5)).implausible).toEqual([]);
});

test('of printed lines that are longer than any, it is not known what they add', async () => {
  const user = await t.makeUser();
  const butter = (original: string) => ({ ...line('butter', 50, 'g'), original });
  const short = await get(user, await added(user, { ingredients: [butter('50 g butter plus 20 g hazelnuts')] }));
  expect(short.allergens.contains.map(({ allergen }: { allergen: string }) => allergen)).toEqual(['milk', 'nuts']);
  expect(short.allergens.unknown).toEqual([]);
  const long = `50 g butter ${'plus '.repeat(390)}`;
  const id = await added(user, { ingredients: Array.from({ length: 100 }, () => butter(long)) });
  const { allergens } = await get(user, id);
  expect(allergens.contains).toEqual([{ allergen: 'milk', of: ['butter'] }]);
  expect(allergens.unknown).toEqual(['butter']);
});

test('of more lines than any recipe has, it is not known what those at the end are with', async () => {
  const user = await t.makeUser();
  const bread = {
    ...line('bread with sesame', 1, 'slice'),
    preparation: 'cut as thick as a thumb and toasted on both sides until golden',
  };
  const ingredients = Array.from({ length: 299 }, () => bread);
  const { allergens } = await get(
    user,
    await added(user, { ingredients: [...ingredients, line('rolls with walnuts', 1, '')] }),
  );
  expect(allergens.contains.map(({ allergen }: { allergen: string }) => allergen)).toEqual(['gluten', 'sesame']);
  expect(allergens.unknown).toContain('rolls with walnuts');
});
