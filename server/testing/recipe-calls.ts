import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp, TestUser } from './test-app.ts';

export const LENTILS = [
  { name: 'red lentils', quantity: 200, unit: 'g' },
  { name: 'onion', quantity: 1, unit: '' },
];

/** A picture as somebody may upload it: larger than the widths that are kept. */
export const testPicture = () =>
  sharp({ create: { width: 1100, height: 400, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer();

type Fields = Record<string, unknown>;
type Files = Record<string, (Buffer | Blob)[]>;

/** The form of a recipe as the page sends it. */
export function recipeForm(fields: Fields = {}, files: Files = {}) {
  const data = new FormData();
  const all = {
    recipeName: 'Lentil soup',
    serves: '4',
    ingredients: LENTILS,
    method: [{ desc: 'Simmer.' }],
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) {
    data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) data.append(name, file instanceof Blob ? file : new Blob([new Uint8Array(file)]), 'file');
  }
  return data;
}

/** What the pages of recipes call, for tests. The app is asked for with each call: most tests name it before it has started. */
export function recipeCalls(app: () => TestApp) {
  const add = (user: TestUser, fields: Fields = {}, files: Files = {}) =>
    app().send('POST', '/api/recipes/add-recipe', { user, form: recipeForm(fields, files) });
  return {
    add,
    /** Adds a recipe that is not refused, and answers its id. */
    added: async (user: TestUser, fields: Fields = {}, files: Files = {}): Promise<string> => {
      const reply = await add(user, fields, files);
      expect(reply.body).toMatchObject({ id: expect.any(String) });
      return reply.body.id;
    },
    edit: (user: TestUser, id: string, fields: Fields = {}, files: Files = {}) =>
      app().send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form: recipeForm(fields, files) }),
    get: async (user: TestUser, id: string) =>
      (await app().send('GET', `/api/recipes/get-recipe/${id}`, { user })).body,
    /** Recipes whole, as a device that keeps the book asks for them: of long ones an answer has some, and it asks for the others. */
    wholeOf: async (user: TestUser, ids: readonly string[]) => {
      const came: { id: string }[] = [];
      for (let left = [...ids]; left.length > 0; ) {
        const asked = new URLSearchParams(left.map((id): [string, string] => ['ids', id]));
        const { body } = await app().send('GET', `/api/recipes/whole-recipes?${asked}`, { user });
        if (body.length === 0) break;
        came.push(...body);
        left = left.filter((id) => !came.some((recipe) => recipe.id === id));
      }
      return came;
    },
    book: async (user: TestUser, query = '') =>
      (await app().send('GET', `/api/recipes/user-recipes?page=1&limit=24${query}`, { user })).body,
  };
}

export const namesOf = (page: { results: { name: string }[] }) => page.results.map((recipe) => recipe.name);
