import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, makeAccount, runAdmin } from '../accounts.ts';
import { ingredientsOf } from '../fill-book.ts';
import { makePng, recipePage } from '../recipe-sites.ts';
import type { RunningServer } from '../server.ts';
import { type Calls, callsOf } from './calls.ts';
import { type BookRecipe, REALISTIC_BOOK } from './realistic-book.ts';
import { saveWork } from './saved-work.ts';

/**
 * Who looks: a visitor; a newcomer who has just confirmed the address; a beginner with nothing yet; a regular with a full
 * free book and a long name; a cook with Premium and everything there is; an administrator.
 */
export type Person = 'visitor' | 'newcomer' | 'beginner' | 'regular' | 'cook' | 'admin';

/** The data that the pictures show; only ids differ from one run to the next. */
export interface World {
  url: string;
  people: Record<Exclude<Person, 'visitor'>, Account>;
  /** ids of the cook's recipes by name */
  recipes: ReadonlyMap<string, string>;
  /** ids of the regular's recipes by name */
  regularRecipes: ReadonlyMap<string, string>;
  /** a recipe of explore */
  explored: { id: string; name: string };
  /** paths of pages that anybody can read: a link shows what it leads to and nothing of itself */
  shared: Record<'recipe' | 'collection' | 'week', string>;
  /** host and port of the site that recipes are imported from */
  recipeSite: string;
}

export const WORLD_SETTINGS = {
  CHANGES_PER_SECOND: '1000000',
  STRIPE_MONTHLY_LINK: 'https://pay.example.com/monthly',
  STRIPE_YEARLY_LINK: 'https://pay.example.com/yearly',
  GOOGLE_CLIENT_ID: 'looks',
  GOOGLE_CLIENT_SECRET: 'looks',
};

const FREE_BOOK = 35;
/** It has no photograph. */
const DRAWN_RECIPE = 'Red lentil soup';

/** A site with a recipe that is read without doubt, and one that leaves questions. */
export async function serveRecipePages() {
  const doubtful = `<!doctype html><html lang="en"><head><title>A pot of greens</title>
<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'A pot of greens',
    recipeIngredient: ['500 g kale', '2 tbsp olive oil', '1 tin butter beans'],
    recipeInstructions: 'Wash the kale. Cook everything together until soft.',
  })}</script></head><body><h1>A pot of greens</h1><h2>Ingredients</h2><ul><li>500 g kale</li><li>2 tbsp olive oil</li>
<li>1 tin butter beans</li><li>4 cloves garlic</li><li>1 lemon</li></ul>
<h2>Method</h2><ol><li>Wash the kale.</li><li>Cook everything together until soft.</li></ol></body></html>`;
  let origin = '';
  const http = createServer((request, response) => {
    if (request.url === '/pan.png') response.writeHead(200, { 'content-type': 'image/png' }).end(makePng(640, 480));
    else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.url === '/doubtful' ? doubtful : recipePage(origin, 'Chickpeas with greens and lemon'));
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  return { host, close: () => http.close() };
}

function formOf(fields: Record<string, string>, pictures: Record<string, Buffer[]> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, files] of Object.entries(pictures)) {
    for (const [index, file] of files.entries()) {
      form.append(name, new Blob([new Uint8Array(file)], { type: 'image/png' }), `${index}.png`);
    }
  }
  return form;
}

async function addRecipe(call: Calls, recipe: BookRecipe, tagIds: ReadonlyMap<string, number>, isPremium: boolean) {
  const steps = recipe.steps ?? ['Put everything together and cook it until it is done.'];
  const tags = (recipe.tags ?? []).flatMap((name) => tagIds.get(name) ?? []);
  const form = formOf(
    {
      recipeName: recipe.name,
      caption: recipe.caption ?? '',
      type: recipe.type,
      serves: String(recipe.serves),
      prepTime: String(recipe.prepMinutes),
      cookTime: String(recipe.cookMinutes),
      ingredients: JSON.stringify(ingredientsOf(recipe.lines)),
      method: JSON.stringify(steps.map((desc, index) => ({ step: index + 1, desc }))),
      tags: JSON.stringify(tags),
      notes: recipe.notes ?? '',
      calculateNut: String(isPremium && recipe.isUncounted !== true),
    },
    { images: Array.from({ length: recipe.photos ?? 0 }, (_, index) => makePng(960 - 160 * index, 640)) },
  );
  const { id } = await call<{ id: string }>('POST', '/api/recipes/add-recipe', form);
  if (recipe.isFavourite) await call('PUT', `/api/recipes/toggle-fave/${id}`);
  return [recipe.name, id] as const;
}

async function fill(call: Calls, recipes: readonly BookRecipe[], isPremium: boolean) {
  const tags = await call<{ tag_id: number; name: string }[]>('GET', '/api/recipes/get-tags');
  const tagIds = new Map(tags.map(({ name, tag_id }) => [name, tag_id]));
  const added: (readonly [string, string])[] = [];
  // one after another: their order is the order of the book
  for (const recipe of recipes) added.push(await addRecipe(call, recipe, tagIds, isPremium));
  return new Map(added);
}

const regularBook = [
  ...Array.from({ length: FREE_BOOK - REALISTIC_BOOK.length }, (_, index) => ({
    ...(REALISTIC_BOOK[index] as BookRecipe),
    name: `Leftovers, take ${index + 1}`,
  })),
  ...REALISTIC_BOOK,
];

async function makePeople(server: RunningServer): Promise<World['people']> {
  const people = {} as World['people'];
  for (const person of ['newcomer', 'beginner', 'regular', 'cook', 'admin'] as const) {
    people[person] = await makeAccount(server.url, `${person}@example.com`);
  }
  runAdmin(server, 'grant-premium', people.cook.email, '--months', '12');
  runAdmin(server, 'make-admin', people.admin.email);
  return people;
}

async function firstOfExplore(call: Calls) {
  const page = '/api/recipes/premium-recipes?page=1&limit=1';
  // the catalogue is read after the first start
  for (;;) {
    const { results } = await call<{ results: { id: string; name: string }[] }>('GET', page);
    if (results[0] !== undefined) return results[0];
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Makes links at which anybody reads a recipe, a collection and a week. */
async function shareThings(call: Calls, ids: Record<'recipe' | 'collection' | 'week', string>) {
  const pathTo = async (kind: 'recipe' | 'collection' | 'plan', id: string) =>
    new URL((await call<{ address: string }>('POST', '/api/share/links', { kind, id })).address).pathname;
  return {
    recipe: await pathTo('recipe', ids.recipe),
    collection: await pathTo('collection', ids.collection),
    week: await pathTo('plan', ids.week),
  };
}

/** Makes the people and what they own, through the calls that the pages make. */
export async function furnishWorld(server: RunningServer, recipeSite: string): Promise<World> {
  const people = await makePeople(server);
  const cook = await callsOf(server.url, people.cook);
  const regular = await callsOf(server.url, people.regular);
  for (const person of ['beginner', 'regular', 'cook', 'admin'] as const) {
    const call = await callsOf(server.url, people[person]);
    await call('POST', '/api/auth/finish-onboarding');
  }
  const profile = {
    dob: '1988-04-12',
    gender: 'female',
    height: '168',
    weight: '64',
    activityLevel: 'moderatelyActive',
  };
  await cook('PUT', '/api/auth/update-profile', formOf({ fullName: 'Robin Ash', ...profile }));
  await regular(
    'PUT',
    '/api/auth/update-profile',
    formOf({ fullName: 'Maximiliane Featherstonehaugh-Cholmondeley' }, { profileImage: [makePng(256, 256)] }),
  );
  await cook('PUT', '/api/auth/update-preferences', { diets: ['Vegetarian'], allergens: ['nuts', 'shellfish'] });
  for (const name of ['Sunday', 'Freezes well', 'From Aunt Wilhelmina’s handwritten book']) {
    await cook('POST', '/api/recipes/add-tag', { name });
  }
  const [recipes, regularRecipes] = await Promise.all([
    fill(cook, REALISTIC_BOOK, true),
    fill(regular, regularBook, false),
  ]);
  const saved = await saveWork(cook, recipes);
  const shared = await shareThings(cook, { recipe: recipes.get(DRAWN_RECIPE) ?? '', ...saved });
  return { url: server.url, people, recipes, regularRecipes, shared, explored: await firstOfExplore(cook), recipeSite };
}
