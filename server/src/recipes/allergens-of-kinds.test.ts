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

test('a kind that brings more than its food names it as an allergen, and leaves open what it leaves open', async () => {
  const user = await t.makeUser();
  const ingredients = [line('vodka sauce', 200, 'g'), line('mini brioche buns', 4, ''), line('tagliatelle', 200, 'g')];
  const { allergens } = await get(user, await added(user, { ingredients }));
  expect(allergens.contains).toEqual([
    { allergen: 'gluten', of: ['mini brioche buns', 'tagliatelle'] },
    { allergen: 'eggs', of: ['mini brioche buns'] },
    { allergen: 'milk', of: ['vodka sauce', 'mini brioche buns'] },
  ]);
  expect(allergens.kindNotSaid).toContain('tagliatelle');
});

test('its food itself brings none of it', async () => {
  const user = await t.makeUser();
  const ingredients = [line('marinara sauce', 200, 'g'), line('penne', 200, 'g')];
  const { allergens } = await get(user, await added(user, { ingredients }));
  expect(allergens).toEqual({
    contains: [{ allergen: 'gluten', of: ['penne'] }],
    unknown: [],
    kindNotSaid: [],
    unlisted: [],
    mayLackIngredients: false,
  });
});
