import { noWishes } from '@sorrel/core/plans/wishes';
import { PRICES_MAX } from '@sorrel/core/prices/price';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { foodPrices } from '../db/tables/list-items.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const { added } = recipeCalls(() => t);

const PRICE = { name: 'Chicken breast', hundredths: 990, quantity: 1, unit: 'kg', currency: 'EUR' };
const put = (user: TestUser, price: object, headers = {}) =>
  t.send('PUT', '/api/lists/prices', { user, headers, body: { ...PRICE, ...price } });
const pricesOf = async (user: TestUser) => (await t.send('GET', '/api/lists/prices', { user })).body;
const german = { 'accept-language': 'de' };

describe('what a household pays', () => {
  test('is kept under the name that lists have for the food, in whatever language it is typed', async () => {
    const user = await t.makeUser();
    expect(await pricesOf(user)).toEqual({ currency: null, prices: [] });
    await put(user, { name: 'Eggs', hundredths: 320, quantity: 10, unit: '' });
    await put(user, { name: 'Milch', hundredths: 115, unit: 'l' }, german);
    await put(user, { name: 'egg', hundredths: 340, quantity: 10, unit: '' });
    const { currency, prices } = await pricesOf(user);
    expect(currency).toBe('EUR');
    expect(prices).toMatchObject([
      { name: 'egg', hundredths: 340, quantity: 10, unit: '', rates: { '': 34 } },
      { name: 'milk', hundredths: 115, quantity: 1, unit: 'l', rates: { ml: 0.115 } },
    ]);
  });

  test('is for units that the food can be worked out in, and no others', async () => {
    const user = await t.makeUser();
    const { body } = await t.send('GET', '/api/lists/prices/food?name=Eggs', { user });
    expect(body.name).toBe('egg');
    expect(body.units[0]).toBe('');
    expect(body.units).not.toContain('bunch');
    expect(await put(user, { name: 'Eggs', unit: 'bunch' })).toMatchObject({ status: 422 });
    expect(await put(user, { hundredths: 0 })).toMatchObject({ status: 400 });
    expect((await pricesOf(user)).prices).toEqual([]);
  });

  test('is in one currency, and choosing another converts nothing', async () => {
    const user = await t.makeUser();
    await put(user, {});
    expect(await put(user, { name: 'leek', currency: 'GBP' })).toMatchObject({ status: 409 });
    const changed = await t.send('PUT', '/api/lists/prices/currency', { user, body: { currency: 'GBP' } });
    expect(changed.body).toMatchObject({ currency: 'GBP', prices: [{ hundredths: 990 }] });
    await t.send('DELETE', '/api/lists/prices?name=chicken%20breast', { user });
    expect(await pricesOf(user)).toEqual({ currency: 'GBP', prices: [] });
  });

  test('is so many foods at most, is read by all of the household and changed by no reader, and goes with the household', async () => {
    const owner = await t.makeUser();
    await put(owner, {});
    const reader = await t.moveInto(await t.makeUser(), owner.householdId, 'reader');
    expect((await pricesOf(reader)).prices).toHaveLength(1);
    expect(await put(reader, { name: 'leek' })).toMatchObject({ status: 403 });
    expect(await t.send('DELETE', '/api/lists/prices?name=leek', { user: reader })).toMatchObject({ status: 403 });
    const prices = Array.from({ length: PRICES_MAX }, (_, index) => ({ ...PRICE, name: `food ${index}` }));
    await t.services.db
      .update(foodPrices)
      .set({ kept: { currency: 'EUR', prices: prices.map(({ currency: _, ...price }) => price as never) } })
      .where(eq(foodPrices.householdId, owner.householdId));
    expect(await put(owner, { name: 'leek' })).toMatchObject({ status: 403 });
    await t.services.pool.query('delete from households where id = $1', [owner.householdId]);
    const left = await t.services.db.select().from(foodPrices).where(eq(foodPrices.householdId, owner.householdId));
    expect(left).toEqual([]);
  });
});

const ingredients = (...lines: [number, string, string][]) =>
  JSON.stringify(lines.map(([quantity, unit, name]) => ({ name, quantity, unit })));

describe('what a week costs', () => {
  test('is the exact sum of its recipes for the servings that are cooked, with what nobody priced said and in no sum', async () => {
    const user = await t.makeUser();
    await put(user, {});
    await put(user, { name: 'Eggs', hundredths: 320, quantity: 10, unit: '' });
    const stew = await added(user, {
      recipeName: 'Stew',
      serves: '4',
      ingredients: ingredients([1000, 'g', 'chicken breast'], [2, '', 'xyzkraut']),
    });
    const omelette = await added(user, {
      recipeName: 'Omelette',
      serves: '1',
      ingredients: ingredients([3, '', 'eggs']),
    });
    const gone = '0b6f1a3e-4a0e-4c59-9a34-0a2f3a3f8d11';
    const { body } = await t.send('POST', '/api/lists/prices/of-recipes', {
      user,
      body: {
        recipes: [
          { id: omelette, portions: 2 },
          { id: stew, portions: 2 },
          { id: gone, portions: 1 },
        ],
      },
    });
    expect(body).toMatchObject({ foods: 3, known: 2, unknown: [{ name: 'xyzkraut', why: 'price' }], missing: 1 });
    expect(body.knownHundredths).toBeCloseTo(495 + 192);
    expect(body.recipes).toMatchObject([
      { id: stew, name: 'Stew', foods: 2, known: 1 },
      { id: omelette, name: 'Omelette', foods: 1, known: 1 },
    ]);
  });

  test('is less where cheaper meals are wished, and no recipe is shut out for having no price', async () => {
    const user = await t.makeUser({ premium: true });
    await put(user, { name: 'beef', hundredths: 3000 });
    await put(user, { name: 'potatoes', hundredths: 100 });
    const idsOf = new Map<string, string>();
    for (const name of ['beef', 'potatoes', 'xyzkraut'])
      for (let number = 0; number < 5; number += 1)
        idsOf.set(
          await added(user, {
            recipeName: `${name} ${number}`,
            type: 'dinner',
            serves: '1',
            ingredients: ingredients([300 + number, 'g', name]),
          }),
          name,
        );
    const settings = {
      structure: Array.from({ length: 7 }, () =>
        Object.fromEntries(MEAL_TYPES.map((type) => [type, type === 'dinner' ? 1 : 0])),
      ),
      repeat: { dinner: false, any: false },
      variation: 1,
    };
    const dinners = async (cheaper: boolean) => {
      const body = { ...settings, wishes: { ...noWishes(), cheaper, sameFoodRuns: true } };
      const week = (await t.send('POST', '/api/plans/generate', { user, body })).body;
      return week.map((day: { dinner: { id: string }[] }) => idsOf.get(day.dinner[0]?.id ?? ''));
    };
    const cheap = await dinners(true);
    expect(cheap.filter((food: string) => food === 'potatoes')).toHaveLength(5);
    expect(cheap).toContain('xyzkraut');
    expect(cheap).not.toContain('beef');
    const wishes = encodeURIComponent(JSON.stringify({ cheaper: true }));
    const pick = await t.send('GET', `/api/plans/respin?type=dinner&wishes=${wishes}`, { user });
    expect(idsOf.get(pick.body.id)).not.toBe('beef');
  });
});
