import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let cook: TestUser;
const calls = recipeCalls(() => t);

const lines = (...names: string[]) =>
  names.map((line) => {
    const [name, quantity = '100', unit = 'g'] = line.split(', ');
    return { name, quantity: Number(quantity), unit };
  });
const add = (user: TestUser, recipeName: string, names: string[], fields: object = {}) =>
  calls.added(user, { recipeName, ingredients: lines(...names), ...fields });

beforeAll(async () => {
  t = await testApp();
  cook = await t.makeUser({ premium: true });
  await add(cook, 'Leek soup', ['leeks, 2, ', 'potatoes', 'butter', 'water, 1, l', 'salt, 1, tsp'], { prepTime: '20' });
  await add(cook, 'Kartoffelgratin', ['Kartoffeln', 'Sahne, 200, ml', 'Muskatnuss, 1, Prise'], { prepTime: '60' });
  await add(cook, 'Cherry tomato salad', ['cherry tomatoes', 'onion, 1, ', 'olive oil, 1, tbsp']);
  await add(cook, 'Mystery', ['potatoes', 'glimmerroot', 'shimmerleaf', 'sparkleseed']);
  await add(cook, 'Chicken broth', ['chicken stock, 1, l', 'tomatoes']);
});
afterAll(() => t.close());

async function asked(foods: string[], more: object = {}, user = cook, headers = {}) {
  const { status, body } = await t.send('POST', '/api/recipes/what-to-cook', {
    user,
    headers,
    body: { foods, ...more },
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as {
    results: { recipe: { name: string }; of: string; missing: { name: string; shown: string }[] }[];
    counts: object;
    named: { asked: string; food: KitchenFood }[];
    notRead: number;
  };
}
const named = async (...question: Parameters<typeof asked>) =>
  (await asked(...question)).results.map(({ recipe, missing }) =>
    [recipe.name, ...missing.map(({ name }) => name)].join(': '),
  );

describe('what can be cooked of what is there', () => {
  test('what lacks nothing comes first, with what is missing of the others', async () => {
    const page = await asked(['leek', 'potato', 'butter']);
    expect(page).toMatchObject({ counts: { none: 1, one: 1, two: 0 }, notRead: 0 });
    expect(await named(['leek', 'potato', 'butter'])).toEqual(['Leek soup', 'Kartoffelgratin: whipping cream']);
  });

  test('what was typed is told by the name that it is bought by; what nobody knows is not', async () => {
    const { named } = await asked(['leek', 'Kartoffeln', 'glimmerroot'], {}, cook, { 'sorrel-language': 'de' });
    expect(named).toEqual([{ asked: 'Kartoffeln', food: { name: 'potato', shown: 'kartoffel' } }]);
  });

  test('one meal is asked for: recipes for it, and those for any', async () => {
    const cookOf = await t.makeUser({ premium: true });
    await add(cookOf, 'Leek tart', ['leeks, 2, '], { type: 'dinner' });
    await add(cookOf, 'Leek toast', ['leeks, 1, '], { type: 'breakfast' });
    const found = async (meal?: string) =>
      (await asked(['leek'], { ...(meal !== undefined && { meal }) }, cookOf)).results.map(({ recipe }) => recipe.name);
    expect([await found('dinner'), await found('breakfast'), await found('snack')]).toEqual([
      ['Leek tart'],
      ['Leek toast'],
      [],
    ]);
    expect((await found()).sort()).toEqual(['Leek tart', 'Leek toast']);
    expect(
      (await t.send('POST', '/api/recipes/what-to-cook', { user: cookOf, body: { foods: ['leek'], meal: 'tea' } }))
        .status,
    ).toBe(400);
  });

  test('what nearly every kitchen has is missing where it is not taken as there; water never is', async () => {
    expect(await named(['leek', 'potato', 'butter'], { withUsual: false })).toEqual([
      'Leek soup: salt',
      'Kartoffelgratin: whipping cream: nutmeg',
    ]);
  });

  test('a food is any kind of it, and not what is made of it', async () => {
    expect(await named(['tomato', 'onion'])).toEqual(['Cherry tomato salad', 'Chicken broth: chicken stock']);
    expect(await named(['chicken'])).toEqual([]);
  });

  test('what nobody knows is missing like anything else', async () => {
    expect(await named(['potato', 'glimmerroot'])).toEqual([
      'Kartoffelgratin: whipping cream',
      'Mystery: shimmerleaf: sparkleseed',
      'Leek soup: leek: butter',
    ]);
  });

  test('foods are typed in the language of the page, and what is missing is said in it', async () => {
    const headers = { 'sorrel-language': 'de' };
    const { results } = await asked(['Kartoffeln'], {}, cook, headers);
    expect(results.find(({ recipe }) => recipe.name === 'Kartoffelgratin')?.missing).toEqual([
      { name: 'whipping cream', shown: 'sahne' },
    ]);
  });

  test('a time leaves out what takes longer and what has no times', async () => {
    expect(await named(['potato', 'leek', 'butter', 'tomato', 'onion'], { minutes: 30 })).toEqual(['Leek soup']);
  });

  test('nothing that is there, nothing to cook; the recipes of others are theirs', async () => {
    expect(await asked([])).toEqual({ results: [], counts: { none: 0, one: 0, two: 0 }, named: [], notRead: 0 });
    expect(await named(['leek', 'potato', 'butter'], {}, await t.makeUser())).toEqual([]);
  });

  test('too much, and nothing, is refused in a sentence', async () => {
    const send = (body: object) => t.send('POST', '/api/recipes/what-to-cook', { user: cook, body });
    for (const body of [{ foods: Array(81).fill('leek') }, { foods: ['x'.repeat(41)] }, { foods: [' '] }, {}])
      expect(await send(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });
});

describe('what stands in for a food, and what has to be used soon', () => {
  let other: TestUser;
  beforeAll(async () => {
    other = await t.makeUser({ premium: true });
    await add(other, 'Limettenkuchen', ['Limette, 1, ', 'Eier, 2, ', 'Butter']);
    await add(other, 'Spinach omelette', ['eggs, 2, ', 'baby spinach', 'butter']);
    await add(other, 'Penne all’olio', ['penne', 'garlic, 2, ', 'olive oil, 1, tbsp']);
    await add(other, 'Vegan pancakes', ['oat milk', 'banana, 1, ']);
  });
  const of = async (foods: string[], more: object = {}, headers = {}) =>
    (await asked(foods, more, other, headers)) as unknown as {
      results: (Record<'missing' | 'soon', KitchenFood[]> & {
        recipe: { name: string };
        instead: Record<'food' | 'of', KitchenFood>[];
      })[];
    };

  test('is told with the food, in the language of the reader, and makes nothing missing', async () => {
    const { results } = await of(['Zitrone', 'Eier', 'Butter'], {}, { 'sorrel-language': 'de' });
    expect(results[0]).toMatchObject({
      recipe: { name: 'Limettenkuchen' },
      missing: [],
      instead: [{ food: { name: 'lemon', shown: 'zitrone' }, of: { name: 'lime', shown: 'limette' } }],
    });
  });

  test('is a kind for another where kinds stand in, and nothing that a diet forbids', async () => {
    const { results } = await of(['fusilli', 'garlic', 'milk', 'banana']);
    expect(results.map(({ recipe, missing, instead }) => [recipe.name, missing.length, instead[0]?.food.name])).toEqual(
      [
        ['Penne all’olio', 0, 'fusilli'],
        ['Vegan pancakes', 1, undefined],
      ],
    );
  });

  test('puts first what uses up what has to be used soon, and names it', async () => {
    const foods = ['spinach', 'egg', 'butter', 'lime'];
    expect((await of(foods)).results.map(({ recipe }) => recipe.name)).toEqual(['Spinach omelette', 'Limettenkuchen']);
    const [first, second] = (await of(foods, { soon: ['lime'] })).results;
    expect(first).toMatchObject({ recipe: { name: 'Limettenkuchen' }, soon: [{ name: 'lime' }] });
    expect(second).toMatchObject({ recipe: { name: 'Spinach omelette' }, soon: [] });
  });

  test('refuses more that has to be used soon than there can be', async () => {
    const body = { foods: ['leek'], soon: Array(81).fill('leek') };
    expect(await t.send('POST', '/api/recipes/what-to-cook', { user: other, body })).toMatchObject({ status: 400 });
  });
});

describe('the recipes of explore', () => {
  test('are there when asked for: on the free plan those that may be read, and no copied one twice', async () => {
    const admin = await t.makeUser({ admin: true });
    const shown = await add(admin, 'Parsnip mash', ['parsnips', 'butter'], { publish: 'true' });
    const premium = await t.makeUser({ premium: true });
    const foods = ['parsnip', 'butter'];
    expect(await named(foods, {}, premium)).toEqual([]);
    const { results } = await asked(foods, { withExplore: true }, premium);
    expect(results.map(({ recipe, of }) => [recipe.name, of])).toEqual([['Parsnip mash', 'explore']]);
    expect(await named(foods, { withExplore: true }, await t.makeUser())).toEqual([]);
    await t.send('POST', '/api/recipes/save-recipe', {
      user: premium,
      body: {
        id: shown,
        recipeName: 'Parsnip mash',
        source: 'admin',
        ingredients: lines('parsnips', 'butter').map((line, index) => ({ ...line, id: `${index}`, possibleUnits: [] })),
      },
    });
    const after = await asked(foods, { withExplore: true }, premium);
    expect(after.results.map(({ recipe, of }) => [recipe.name, of])).toEqual([['Parsnip mash', 'book']]);
  });
});

test('foods of a kitchen: what its lists had of late, then what its recipes need, without what everybody has', async () => {
  const user = await t.makeUser({ premium: true });
  const foods = async () => (await t.send('GET', '/api/recipes/kitchen-foods', { user })).body;
  expect(await foods()).toEqual({ lately: [], fresh: [], stored: [] });
  await add(user, 'Rice and peas', ['rice', 'peas', 'onion, 1, ', 'salt, 1, tsp', 'water, 1, l', 'glimmerroot']);
  await add(user, 'Onion tart', ['Zwiebeln, 3, ', 'eggs, 2, ', 'plain flour']);
  const item = { id: 'a', name: 'egg', quantity: 6, unit: '', meals: [], quantityDescription: '', checked: true };
  await t.send('POST', '/api/lists/save', {
    user,
    body: { name: 'week', shoppingList: { 'dairy and eggs': [item] } },
  });
  const names = ({ lately, fresh, stored }: Record<string, { name: string }[]>) =>
    [lately, fresh, stored].map((some) => some?.map(({ name }) => name));
  expect(names(await foods())).toEqual([['egg'], ['onion'], ['pea', 'rice']]);
});
