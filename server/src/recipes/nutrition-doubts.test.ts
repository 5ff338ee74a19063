import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, get } = recipeCalls(() => t);
const weighed = (name: string) => ({ name, quantity: 100, unit: 'g' });
const pieces = (name: string, quantity: number) => ({ name, quantity, unit: '' });
const width = ({ nutritionRanges }: { nutritionRanges: { calories: [number, number] } }) =>
  nutritionRanges.calories[1] / nutritionRanges.calories[0];

test('a calculated recipe says between what its figures lie and what it assumed; an answer narrows it, also elsewhere', async () => {
  const user = await t.makeUser({ premium: true });
  const ingredients = [weighed('red lentil'), pieces('potatoes', 4)];
  const id = await added(user, { ingredients, calculateNut: 'true' });
  const other = await added(user, { recipeName: 'Other', ingredients: [pieces('potatoes', 2)], calculateNut: 'true' });
  const before = await get(user, id);
  const [low, high] = before.nutritionRanges.calories;
  expect(low).toBeLessThan(before.calories);
  expect(high).toBeGreaterThan(before.calories);
  expect(before.nutritionQuestions).toHaveLength(1);
  const [question] = before.nutritionQuestions;
  expect(question).toMatchObject({ line: 1, asks: 'weight' });
  const large = question.choices.find(({ size }: { size: string }) => size === 'large');
  expect(large.grams).toBeGreaterThan(before.nutritionLines[1].grams);

  const reply = await t.send('PUT', `/api/recipes/correct-food/${id}`, {
    user,
    body: { ingredient: 'potatoes', foodId: null, grams: large.grams },
  });
  expect(reply.status).toBe(200);
  const after = await get(user, id);
  expect(after.nutritionLines[1].grams).toBeCloseTo(large.grams, 3);
  expect(after.nutritionQuestions).toEqual([]);
  expect(after.calories).toBeGreaterThan(before.calories);
  expect(width(after)).toBeLessThan(width(before));
  expect((await get(user, other)).nutritionLines[0].grams).toBeCloseTo(large.grams / 2, 3);
  expect((await get(user, other)).nutritionQuestions).toEqual([]);
});

test('what a line was taken for is called as the reader calls it', async () => {
  const user = await t.makeUser({ premium: true });
  const ingredients = [weighed('potatoes'), weighed('salt and pepper')];
  const id = await added(user, { ingredients, calculateNut: 'true' });
  const inLanguage = async (language: string) => {
    const { body } = await t.send('GET', `/api/recipes/get-recipe/${id}`, {
      user,
      headers: { 'sorrel-language': language },
    });
    return body.nutritionLines.map(({ food }: { food: string }) => food);
  };
  expect(await inLanguage('en')).toEqual(['potato', 'salt, black pepper']);
  expect(await inLanguage('de')).toEqual(['Kartoffel', 'Salz, Pfeffer']);
});

test('without calculated nutrition, or with that of a part alone, no range is claimed', async () => {
  const user = await t.makeUser({ premium: true });
  const given = await added(user, { nutrients: [{ name: 'Calories', amount: 240, unit: 'kcal' }] });
  expect(await get(user, given)).toMatchObject({ nutritionRanges: null, nutritionQuestions: [] });
  const partial = await added(user, {
    ingredients: [weighed('red lentil'), weighed('zorblax'), weighed('quuxfruit')],
    calculateNut: 'true',
  });
  expect(await get(user, partial)).toMatchObject({ nutritionPartial: true, nutritionRanges: null });
});
