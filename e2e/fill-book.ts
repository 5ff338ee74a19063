import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** name, type, ingredients as 'name, quantity, unit' */
const BOOK = [
  ['Blueberry overnight oats', 'breakfast', 'rolled oats, 60, g; blueberries, 80, g; milk, 200, ml'],
  ['Green shakshuka', 'breakfast', 'spinach, 150, g; egg, 2, ; feta, 30, g'],
  ['Banana porridge', 'breakfast', 'rolled oats, 50, g; banana, 1, ; milk, 250, ml'],
  ['Greek salad with chickpeas', 'lunch', 'cucumber, 150, g; tomato, 150, g; chickpeas, 120, g; feta, 50, g'],
  ['Lentil soup', 'lunch', 'red lentils, 80, g; carrot, 100, g; onion, 80, g'],
  ['Miso salmon rice bowl', 'dinner', 'salmon, 130, g; rice, 80, g; avocado, 50, g'],
  ['Chicken traybake', 'dinner', 'chicken breast, 180, g; potato, 250, g; olive oil, 10, ml'],
  ['Strawberry smoothie', 'snack', 'strawberries, 150, g; yoghurt, 100, g'],
  ['Walnuts and an apple', 'snack', 'walnuts, 25, g; apple, 1, '],
] as const;

/** Lines of a recipe, written 'name, quantity, unit; name, …', as the form sends them. */
export const ingredientsOf = (lines: string) =>
  lines.split('; ').map((line, index) => {
    const [name, quantity, unit] = line.split(', ');
    return { id: `i${index}`, name, quantity: Number(quantity), unit: unit ?? '', possibleUnits: [] };
  });

/** Fills the account's book through the call of the form. */
export async function fillBook(request: APIRequestContext, email: string, password: string, isPremium: boolean) {
  const { token } = await (await request.post('/api/auth/authenticate', { data: { email, password } })).json();
  for (const [recipeName, type, lines] of BOOK) {
    const reply = await request.post('/api/recipes/add-recipe', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        recipeName,
        type,
        serves: '1',
        prepTime: '10',
        cookTime: '15',
        ingredients: JSON.stringify(ingredientsOf(lines)),
        method: JSON.stringify([{ step: 1, desc: 'Put it together.' }]),
        tags: '[]',
        calculateNut: String(isPremium),
      },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}
