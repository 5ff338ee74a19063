import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images } from '../platform/tables.ts';
import { type TestApp, type TestUser, testApp } from '../testing/test-app.ts';
import { recipes } from './tables.ts';

const PAGE = `<!doctype html><html><head><title>Lentil soup</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Lentil soup","recipeYield":"4 servings","prepTime":"PT10M","cookTime":"PT12M",
"image":"/soup.png","suitableForDiet":"https://schema.org/VeganDiet",
"recipeIngredient":["200 g red lentils","1 onion, finely chopped","1.2 litres vegetable stock"],
"recipeInstructions":[{"@type":"HowToStep","text":"Fry the onion."},{"@type":"HowToStep","text":"Add the rest and simmer."}],
"nutrition":{"@type":"NutritionInformation","calories":"240 kcal","proteinContent":"14 g"}}
</script></head><body><h1>Lentil soup</h1></body></html>`;

let t: TestApp;
let site: Server;
let origin: string;
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer();
  site = createServer((request, response) => {
    if (request.url === '/soup') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    else if (request.url === '/soup.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else if (request.url === '/news')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>News</h1><p>Rain.</p>');
    else if (request.url === '/file.zip') response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  t = await testApp({ IMPORT_ALLOW_HOSTS: host });
});
afterAll(async () => {
  await t.close();
  await new Promise((resolve) => site.close(resolve));
});

const LENTILS = [
  { name: 'red lentils', quantity: 200, unit: 'g' },
  { name: 'onion', quantity: 1, unit: '' },
];

/** The form of a recipe as the page sends it. */
function form(fields: Record<string, unknown> = {}, files: Record<string, (Buffer | Blob)[]> = {}) {
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

const add = (user: TestUser, fields: Record<string, unknown> = {}, files: Record<string, (Buffer | Blob)[]> = {}) =>
  t.send('POST', '/api/recipes/add-recipe', { user, form: form(fields, files) });

async function added(
  user: TestUser,
  fields: Record<string, unknown> = {},
  files: Record<string, (Buffer | Blob)[]> = {},
) {
  const reply = await add(user, fields, files);
  expect(reply.body).toMatchObject({ id: expect.any(String) });
  return reply.body.id as string;
}

const get = async (user: TestUser, id: string) => (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
const book = async (user: TestUser, query = '') =>
  (await t.send('GET', `/api/recipes/user-recipes?page=1&limit=24${query}`, { user })).body;
const names = (page: { results: { name: string }[] }) => page.results.map((recipe) => recipe.name);

describe('adding', () => {
  test('API-34 API-35 API-36 API-40 ENT-20 ENT-21 a recipe comes back as it was sent', async () => {
    const user = await t.makeUser();
    const reply = await add(user, {
      caption: 'Warming',
      type: 'dinner',
      prepTime: '10',
      cookTime: '25',
      notes: 'Freezes well.',
      source: 'https://example.com/x',
    });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Lentil soup has been added successfully.' } });
    expect(await get(user, reply.body.id)).toMatchObject({
      user_id: user.id,
      name: 'Lentil soup',
      caption: 'Warming',
      type: 'dinner',
      serves: 4,
      prep_time: 10,
      cook_time: 25,
      notes: 'Freezes well.',
      source: 'https://example.com/x',
      category: 'None',
      is_favorite: false,
      ingredients: [
        { name: 'red lentils', quantity: 200, unit: 'g', possibleUnits: expect.arrayContaining(['g']) },
        { name: 'onion', quantity: 1, unit: '' },
      ],
      method: [{ step: 1, desc: 'Simmer.' }],
      images: [],
    });
  });

  test('FORM-52 a recipe without a name is refused and nothing is kept', async () => {
    const user = await t.makeUser();
    expect(await add(user, { recipeName: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please give the recipe a name.' },
    });
    expect((await book(user)).total).toBe(0);
  });

  test.each([
    ['ingredients', 'not json', 400],
    ['ingredients', [{ name: 'x', quantity: -1 }], 400],
    ['serves', '0', 400],
    ['prepTime', '-5', 400],
    ['type', 'brunch', 400],
    ['tags', [999_999], 404],
  ])('%s of %j is refused', async (field, value, status) => {
    expect((await add(await t.makeUser(), { [field]: value })).status).toBe(status);
  });

  test('NUM-01 ROLE-14 twenty adds at once at 34 recipes leave a free user with 35', async () => {
    const user = await t.makeUser();
    await t.services.db
      .insert(recipes)
      .values(Array.from({ length: 34 }, (_, i) => ({ userId: user.id, name: `Soup ${i}` })));
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(user)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.find((reply) => reply.status === 403)?.body).toMatchObject({
      upgrade: true,
      message: expect.stringContaining('35'),
    });
    expect((await t.send('GET', '/api/recipes/recipe-count', { user })).body).toEqual({ count: 35 });
  });

  test('ROLE-04 a premium user adds the 36th recipe', async () => {
    const user = await t.makeUser({ premium: true });
    await t.services.db
      .insert(recipes)
      .values(Array.from({ length: 35 }, (_, i) => ({ userId: user.id, name: `Soup ${i}` })));
    expect((await add(user)).status).toBe(200);
  });

  test('ROLE-11 ENT-26 ENT-34 nutrition is calculated per serving for premium, with calories by ingredient', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(user, await added(user, { calculateNut: 'true' }));
    const calories = recipe.nutrients.find((nutrient: { name: string }) => nutrient.name === 'Calories');
    // 200 g of dried lentils are about 700 kcal, an onion 45; a quarter of that
    expect(calories.amount).toBeGreaterThan(150);
    expect(calories.amount).toBeLessThan(220);
    expect(recipe).toMatchObject({ calculate_nut: true, nutritionCoverage: 1 });
    expect(recipe.ingredients[0].calories).toBeGreaterThan(140);
    expect(recipe.nutritionLines[0]).toMatchObject({ matched: true, grams: 200 });
  });

  test('ENT-33 alcohol is never among the nutrients', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(
      user,
      await added(user, { calculateNut: 'true', ingredients: [{ name: 'red wine', quantity: 500, unit: 'ml' }] }),
    );
    expect(recipe.nutrients.map((nutrient: { name: string }) => nutrient.name)).not.toContain('Alcohol');
    expect(recipe.calories).toBeGreaterThan(50);
  });

  test('FORM-63 for a free user nothing is calculated', async () => {
    const user = await t.makeUser();
    expect(await get(user, await added(user, { calculateNut: 'true' }))).toMatchObject({
      calculate_nut: false,
      nutrients: [],
      calories: null,
    });
  });

  test('an ingredient that no food is found for is named and never counted as nothing', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(
      user,
      await added(user, {
        calculateNut: 'true',
        ingredients: [...LENTILS, { name: 'zzgrobnik', quantity: 2, unit: 'g' }],
      }),
    );
    expect(recipe.nutritionCoverage).toBeCloseTo(2 / 3);
    expect(recipe.nutritionLines[2]).toMatchObject({ ingredient: 'zzgrobnik', matched: false, calories: null });
  });

  test("the publisher's nutrition is kept where none is calculated", async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, { nutrients: [{ name: 'Calories', amount: 240, unit: 'kcal' }] }));
    expect(recipe).toMatchObject({ calories: 240, nutrients: [{ name: 'Calories', amount: 240, unit: 'kcal' }] });
  });

  test('the source admin is an administrator’s alone', async () => {
    const user = await t.makeUser();
    const admin = await t.makeUser({ admin: true });
    expect((await get(user, await added(user, { source: 'admin' }))).source).toBe('');
    expect(await get(admin, await added(admin, { category: 'Soups & Stews' }))).toMatchObject({
      source: 'admin',
      category: 'Soups & Stews',
    });
    expect((await get(user, await added(user, { category: 'Soups & Stews' }))).category).toBe('None');
  });
});

describe('pictures', () => {
  test('API-37 NUM-04 an upload is served re-encoded in three widths, for ever', async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, {}, { images: [picture] }));
    expect(recipe.image_urls).toHaveLength(1);
    const served = await t.app.inject({ url: recipe.image_urls[0] });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, format } = await sharp(served.rawPayload).metadata();
    expect([width, format]).toEqual([1000, 'webp']);
    const small = await t.app.inject({ url: recipe.image_urls[0].replace('1000', '320') });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  });

  test('where and with what a picture was taken is removed, and it stands upright', async () => {
    const user = await t.makeUser();
    const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const recipe = await get(user, await added(user, {}, { images: [taken] }));
    const served = await sharp((await t.app.inject({ url: recipe.image_urls[0] })).rawPayload).metadata();
    expect([served.width, served.height, served.exif]).toEqual([30, 60, undefined]);
  });

  test('FORM-59 ERR-19 four pictures are refused', async () => {
    const reply = await add(await t.makeUser(), {}, { images: [picture, picture, picture, picture] });
    expect(reply).toMatchObject({ status: 400, body: { message: 'You can upload a maximum of 3 images.' } });
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['text', () => Buffer.from('no picture at all'), 415],
    ['SVG', () => Buffer.from(SVG), 415],
    ['a page that begins like a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>'), 415],
    ['a picture that breaks off', () => picture.subarray(0, picture.length / 2), 415],
    ['nothing', () => Buffer.alloc(0), 415],
  ])('FORM-60 %s is refused with a sentence', async (_name, bytes, status) => {
    const user = await t.makeUser();
    const reply = await add(user, {}, { images: [bytes()] });
    expect(reply).toMatchObject({ status, body: { message: expect.stringContaining('picture') } });
    expect((await book(user)).total).toBe(0);
  });

  test('a small file that unfolds to 100 megapixels is refused', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await add(await t.makeUser(), {}, { images: [bomb] })).status).toBe(413);
  });

  test('API-38 API-39 a picture of a method step is shown with its step', async () => {
    const user = await t.makeUser();
    const id = await added(
      user,
      { method: [{ desc: 'One.' }, { desc: 'Two.' }], methodImageIndexes: [1] },
      { methodImages: [picture] },
    );
    const recipe = await get(user, id);
    expect(recipe.method[0].image_url).toBeNull();
    expect((await t.app.inject({ url: recipe.method[1].image_url })).statusCode).toBe(200);
  });

  test('API-28 deleting a recipe removes its pictures too', async () => {
    const user = await t.makeUser();
    const id = await added(user, {}, { images: [picture] });
    const recipe = await get(user, id);
    expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user })).status).toBe(200);
    expect((await t.app.inject({ url: recipe.image_urls[0] })).statusCode).toBe(404);
    expect(await t.services.db.select().from(images).where(eq(images.key, recipe.images[0].key))).toEqual([]);
  });

  test.each(['/images/..%2f..%2fetc/passwd', '/images/aaaaaaaaaaaa/9.webp', '/images/aaaaaaaaaaaa/1000.webp'])(
    '%s is nothing',
    async (url) => {
      expect((await t.app.inject({ url })).statusCode).toBe(404);
    },
  );
});

describe('the book', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await t.makeUser();
    const base = { userId: user.id, createdAt: new Date('2026-01-01') };
    await t.services.db.insert(recipes).values([
      {
        ...base,
        name: 'Tomato soup',
        searchText: 'tomato soup tomatoes basil',
        type: 'lunch',
        tagIds: [1, 2],
        prepMinutes: 5,
        cookMinutes: 20,
        calories: 250,
        protein: 5,
        carbohydrates: 20,
        fat: 8,
        fiber: 4,
        sugar: 9,
        createdAt: new Date('2026-01-03'),
      },
      {
        ...base,
        name: 'Beef stew',
        searchText: 'beef stew beef carrot',
        type: 'dinner',
        isFavorite: true,
        prepMinutes: 20,
        cookMinutes: 180,
        calories: 650,
        protein: 45,
        carbohydrates: 30,
        fat: 30,
        fiber: 6,
        sugar: 8,
        createdAt: new Date('2026-01-02'),
      },
      {
        ...base,
        name: '100% oats',
        searchText: '100% oats oats milk',
        type: 'breakfast',
        tagIds: [1],
        prepMinutes: 5,
        cookMinutes: 0,
        createdAt: new Date('2026-01-01'),
      },
    ]);
  });

  test('BOOK-01 BOOK-29 API-22 API-23 ENT-24 NUM-02 the newest first, with the total on the first result', async () => {
    const page = await book(user);
    expect(names(page)).toEqual(['Tomato soup', 'Beef stew', '100% oats']);
    expect(page).toMatchObject({ maxPage: 1, total: 3, results: [{ total_results: 3 }, {}, {}] });
    expect(page.results[1].total_results).toBeUndefined();
  });

  test.each([
    ['BOOK-20 search', '&search=tomato', ['Tomato soup']],
    ['BOOK-20 search in the ingredients, in any order and case', '&search=CARROT%20stew', ['Beef stew']],
    ['BOOK-20 a sign of like is meant literally', '&search=0%25', ['100% oats']],
    ['BOOK-21 type', '&type=lunch', ['Tomato soup']],
    ['BOOK-22 one tag', '&tags=Vegetarian', ['Tomato soup', '100% oats']],
    ['BOOK-22 every tag named', '&tags=Vegetarian&tags=Vegan', ['Tomato soup']],
    ['BOOK-22 a tag nobody has', '&tags=Purple', []],
    ['BOOK-23 favorites', '&favorites=true', ['Beef stew']],
    ['BOOK-24 faves', '&faves=true', ['Beef stew']],
    ['BOOK-25 time', '&time=25', ['Tomato soup', '100% oats']],
    ['BOOK-25 NUM-20 200 means no limit', '&time=200', ['Tomato soup', 'Beef stew', '100% oats']],
    ['BOOK-26 BOOK-27 a range of calories', '&caloriesMin=300&caloriesMax=900', ['Beef stew']],
    ['BOOK-26 BOOK-27 at most 5 g of protein', '&proteinMax=5', ['Tomato soup']],
    ['BOOK-28 BOOK-30 by calories, most first', '&sort=calories&order=desc', ['Beef stew', 'Tomato soup', '100% oats']],
    [
      'BOOK-28 BOOK-30 by calories, least first, unknown last',
      '&sort=calories&order=asc',
      ['Tomato soup', 'Beef stew', '100% oats'],
    ],
    ['BOOK-30 oldest first', '&sort=date&order=asc', ['100% oats', 'Beef stew', 'Tomato soup']],
  ])('%s', async (_title, query, expected) => {
    expect(names(await book(user, query))).toEqual(expected);
  });

  test.each(['&page=0', '&limit=1000', '&type=brunch', '&sort=name', '&caloriesMin=-1', '&time=5000'])(
    '%s is refused',
    async (query) => {
      expect((await t.send('GET', `/api/recipes/user-recipes?${query.slice(1)}`, { user })).status).toBe(400);
    },
  );

  test('pages follow each other without gap or repetition', async () => {
    const many = await t.makeUser({ premium: true });
    await t.services.db
      .insert(recipes)
      .values(
        Array.from({ length: 50 }, (_, i) => ({ userId: many.id, name: `R${i}`, createdAt: new Date('2026-01-01') })),
      );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => t.send('GET', `/api/recipes/user-recipes?page=${page}&limit=24`, { user: many })),
    );
    const all = pages.flatMap((page) => names(page.body));
    expect([all.length, new Set(all).size, pages[0]?.body.maxPage]).toEqual([50, 50, 3]);
  });

  test('another user sees nothing of it', async () => {
    expect((await book(await t.makeUser())).total).toBe(0);
  });
});

describe('a recipe of another user', () => {
  test.each([
    ['GET', '/api/recipes/get-recipe/'],
    ['PUT', '/api/recipes/toggle-fave/'],
    ['DELETE', '/api/recipes/delete-recipe/'],
  ] as const)('%s %s answers as for a missing one', async (method, path) => {
    const id = await added(await t.makeUser());
    const stranger = await t.makeUser();
    const missing = await t.send(method, `${path}00000000-0000-4000-8000-000000000000`, { user: stranger });
    expect(await t.send(method, path + id, { user: stranger })).toMatchObject({ status: 404, body: missing.body });
  });

  test('ROLE-20 editing answers as for a missing one', async () => {
    const id = await added(await t.makeUser());
    const reply = await t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user: await t.makeUser(), form: form() });
    expect(reply.status).toBe(404);
  });
});

describe('changing', () => {
  const edit = (user: TestUser, id: string, fields: Record<string, unknown>, files: Record<string, Buffer[]> = {}) =>
    t.send('PUT', `/api/recipes/edit-recipe/${id}`, { user, form: form(fields, files) });

  test('API-27 the favourite flips and flips back', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const flip = async () => (await t.send('PUT', `/api/recipes/toggle-fave/${id}`, { user })).body;
    expect([await flip(), await flip()]).toEqual([{ is_favorite: true }, { is_favorite: false }]);
  });

  test('API-45 API-46 API-47 pictures that stay, go and come', async () => {
    const user = await t.makeUser();
    const id = await added(user, {}, { images: [picture, picture] });
    const [first, second] = (await get(user, id)).images;
    const reply = await edit(
      user,
      id,
      { recipeName: 'Better soup', deletedImages: [first.key], existingImages: [second.key] },
      { newImages: [picture] },
    );
    expect(reply).toMatchObject({ status: 200, body: { message: 'Better soup has been updated successfully.' } });
    const after = await get(user, id);
    expect(after.images).toHaveLength(2);
    expect(after.images[0].key).toBe(second.key);
    expect((await t.app.inject({ url: first.url })).statusCode).toBe(404);
  });

  test('API-48 a picture of a step stays with its step', async () => {
    const user = await t.makeUser();
    const id = await added(user, { method: [{ desc: 'One.' }], methodImageIndexes: [0] }, { methodImages: [picture] });
    const key = (await get(user, id)).method[0].image_key;
    await edit(user, id, {
      method: [{ desc: 'Zero.' }, { desc: 'One.' }],
      existingMethodImages: [key],
      existingMethodIndexes: [1],
    });
    expect((await get(user, id)).method.map((step: { image_key: string | null }) => step.image_key)).toEqual([
      null,
      key,
    ]);
  });

  test('a picture of another user cannot be taken by naming its key', async () => {
    const owner = await t.makeUser();
    const theirs = (await get(owner, await added(owner, {}, { images: [picture] }))).images[0].key;
    const user = await t.makeUser();
    const id = await added(user);
    await edit(user, id, { existingImages: [theirs] });
    expect((await get(user, id)).images).toEqual([]);
  });

  test('a save over somebody’s newer save answers 409 with the newest recipe and changes nothing', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const { version } = await get(user, id);
    expect((await edit(user, id, { recipeName: 'First', version: String(version) })).status).toBe(200);
    const late = await edit(user, id, { recipeName: 'Second', version: String(version) });
    expect(late).toMatchObject({ status: 409, body: { recipe: { name: 'First', version: version + 1 } } });
    expect((await get(user, id)).name).toBe('First');
  });

  test('of ten saves of one version at once exactly one is kept', async () => {
    const user = await t.makeUser();
    const id = await added(user);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => edit(user, id, { recipeName: `Save ${i}`, version: '1' })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9);
  });
});

describe('importing', () => {
  const scrape = async (address: string, user?: TestUser) =>
    t.send('GET', `/api/recipes/scrape?url=${encodeURIComponent(address)}`, { user: user ?? (await t.makeUser()) });

  test('API-33 ENT-35 ENT-36 ENT-37 a page is read whole', async () => {
    expect(await scrape(`${origin}/soup`)).toMatchObject({
      status: 200,
      body: {
        title: 'Lentil soup',
        newIngredients: [
          { name: 'red lentils', quantity: 200, unit: 'g', original: '200 g red lentils' },
          { name: 'onion', quantity: 1, unit: '', preparation: 'finely chopped' },
          { name: 'vegetable stock', quantity: 1.2, unit: 'l' },
        ],
        instructions: 'Fry the onion.\nAdd the rest and simmer.',
        servings: 4,
        preparationMinutes: 10,
        cookingMinutes: 12,
        readyInMinutes: 22,
        image: `${origin}/soup.png`,
        sourceUrl: `${origin}/soup`,
        vegan: true,
        vegetarian: true,
        cheap: false,
      },
    });
  });

  test('FORM-36 the picture of the page is kept with the recipe', async () => {
    const user = await t.makeUser();
    const recipe = await get(user, await added(user, { scrapedImage: `${origin}/soup.png` }));
    expect(recipe.images).toHaveLength(1);
  });

  test('a picture that cannot be had does not keep the recipe from being saved', async () => {
    const user = await t.makeUser();
    for (const scrapedImage of [`${origin}/gone.png`, 'http://169.254.169.254/x.png', 'nonsense:']) {
      expect((await get(user, await added(user, { scrapedImage }))).images).toEqual([]);
    }
  });

  test.each([
    ['/news', 422, 'No recipe was found on this page.'],
    ['/gone', 502, 'The page could not be reached. Check the address, or try again later.'],
    ['/file.zip', 415, 'This address is not a web page.'],
  ])('%s names the cause', async (path, status, message) => {
    expect(await scrape(origin + path)).toMatchObject({ status, body: { message } });
  });

  test('the 61st import of an hour is refused with Retry-After', async () => {
    const user = await t.makeUser();
    for (let i = 0; i < 60; i += 1) await scrape('nonsense:', user);
    const reply = await scrape(`${origin}/soup`, user);
    expect([reply.status, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('ingredients and tags', () => {
  test('API-29 ENT-45 the search finds by beginning and misspelling, the own ones first', async () => {
    const user = await t.makeUser();
    const search = async (text: string) =>
      (await t.send('GET', `/api/recipes/search-ingredients?search=${text}`, { user })).body;
    expect((await search('brocoli'))[0]).toMatchObject({
      name: 'broccoli',
      possibleUnits: expect.arrayContaining(['g']),
    });
    expect(await search('')).toEqual([]);
    await added(user, { ingredients: [{ name: 'Bread of my aunt', quantity: 1, unit: '' }] });
    expect((await search('bread'))[0]).toMatchObject({ name: 'bread of my aunt', own: true });
  });

  test('API-21 ENT-28 the default tags have names and icons', async () => {
    const reply = await t.send('GET', '/api/recipes/get-tags', { user: await t.makeUser() });
    expect(reply.body.map((tag: { name: string }) => tag.name)).toEqual(
      expect.arrayContaining(['Vegetarian', 'Cheap', 'Vegan', 'Quick']),
    );
    for (const tag of reply.body)
      expect(tag).toEqual({
        tag_id: expect.any(Number),
        name: expect.any(String),
        icon: expect.any(String),
        own: false,
      });
  });

  test('ROLE-08 a premium user makes, renames and deletes a tag, and it leaves the recipes', async () => {
    const user = await t.makeUser({ premium: true });
    const tag = (await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Sunday' } })).body;
    const id = await added(user, { tags: [tag.tag_id] });
    expect(
      (await t.send('PUT', `/api/recipes/rename-tag/${tag.tag_id}`, { user, body: { name: 'Sundays' } })).body.name,
    ).toBe('Sundays');
    expect((await get(user, id)).tags[0].name).toBe('Sundays');
    expect((await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'vegan' } })).status).toBe(409);
    await t.send('DELETE', `/api/recipes/delete-tag/${tag.tag_id}`, { user });
    expect((await get(user, id)).tags).toEqual([]);
  });

  test('ROLE-08 a free user is told to upgrade', async () => {
    const reply = await t.send('POST', '/api/recipes/add-tag', { user: await t.makeUser(), body: { name: 'Sunday' } });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });

  test('a default tag and the tag of another are nobody’s to change', async () => {
    const user = await t.makeUser({ premium: true });
    const other = await t.makeUser({ premium: true });
    const theirs = (await t.send('POST', '/api/recipes/add-tag', { user: other, body: { name: 'Theirs' } })).body
      .tag_id;
    for (const id of [1, theirs]) {
      expect((await t.send('DELETE', `/api/recipes/delete-tag/${id}`, { user })).status).toBe(404);
      expect((await t.send('PUT', `/api/recipes/rename-tag/${id}`, { user, body: { name: 'Mine' } })).status).toBe(404);
    }
    expect((await add(user, { tags: [theirs] })).status).toBe(404);
  });

  test('a corrected food and weight are remembered and used from then on', async () => {
    const user = await t.makeUser({ premium: true });
    const ingredients = [{ name: 'house mix', quantity: 2, unit: '' }];
    const id = await added(user, { ingredients, serves: '1', calculateNut: 'true' });
    const almonds = (await t.send('GET', '/api/recipes/search-ingredients?search=almond', { user })).body.find(
      (found: { own: boolean }) => !found.own,
    );
    const corrected = await t.send('PUT', `/api/recipes/correct-food/${id}`, {
      user,
      body: { ingredient: 'house mix', foodId: almonds.id, grams: 60 },
    });
    expect(corrected.body.nutritionLines[0]).toMatchObject({ foodId: almonds.id, grams: 60, matched: true });
    const next = await get(
      user,
      await added(user, {
        ingredients: [{ name: 'house mix', quantity: 1, unit: '' }],
        serves: '1',
        calculateNut: 'true',
      }),
    );
    expect(next.nutritionLines[0]).toMatchObject({ foodId: almonds.id, grams: 30 });
  });
});

describe('the spinner', () => {
  let user: TestUser;
  const spin = async (query: string) => (await t.send('GET', `/api/recipes/spin?${query}`, { user })).body;
  beforeAll(async () => {
    user = await t.makeUser();
    const line = (name: string) => ({ id: name, name, quantity: 1, unit: '', possibleUnits: [] });
    await t.services.db.insert(recipes).values([
      {
        userId: user.id,
        name: 'Soup',
        type: 'lunch',
        tagIds: [2],
        prepMinutes: 20,
        calories: 250,
        ingredients: [line('Red Lentils')],
      },
      {
        userId: user.id,
        name: 'Steak',
        type: 'dinner',
        isFavorite: true,
        prepMinutes: 15,
        calories: 700,
        ingredients: [line('beef steak'), line('butter')],
      },
    ]);
  });

  test.each([
    ['SPIN-17 favourites', 'favourites=true', ['Steak']],
    ['SPIN-16 type', 'type=lunch', ['Soup']],
    ['SPIN-13 calories at most', 'cals=300', ['Soup']],
    ['SPIN-14 time at most', 'time=15', ['Steak']],
    ['SPIN-15 0 is no limit', 'cals=0&time=0', ['Soup', 'Steak']],
    ['SPIN-15 the maximum is no limit', 'cals=1500&time=180', ['Soup', 'Steak']],
    ['SPIN-11 a tag that is in', 'tags=Vegan', ['Soup']],
    ['SPIN-11 a tag that is out', 'tagsNot=Vegan', ['Steak']],
    ['SPIN-12 an ingredient that is in', 'ingredients=lentils', ['Soup']],
    ['SPIN-12 an ingredient that is out', 'ingredientsNot=butter&ingredientsPre=butter', ['Soup']],
  ])('API-30 API-31 %s', async (_title, query, expected) => {
    expect(names({ results: await spin(`resultsPool=user&${query}`) }).toSorted()).toEqual(expected);
  });

  test('it says which filter emptied the pool', async () => {
    expect(await spin('type=lunch&tags=Vegan&cals=100')).toEqual([]);
    const reply = await t.send('GET', '/api/recipes/explain-spin?type=lunch&tags=Vegan&cals=100', { user });
    expect(reply.body).toEqual({
      total: 2,
      filters: [
        { name: 'type', withoutIt: 0 },
        { name: 'cals', withoutIt: 1 },
        { name: 'tags', withoutIt: 0 },
      ],
    });
  });
});

describe('explore', () => {
  let admin: TestUser;
  let shown: string;
  let featured: string;
  beforeAll(async () => {
    admin = await t.makeUser({ admin: true });
    shown = await added(
      admin,
      { recipeName: 'Shown curry', category: 'Curries & Stir-Fries', notes: 'secret' },
      { images: [picture] },
    );
    featured = await added(admin, { recipeName: 'Featured salad', category: 'Salads' });
    await t.services.db
      .update(recipes)
      .set({ isFeatured: true })
      .where(and(eq(recipes.id, featured)));
  });

  test('API-24 API-25 EXP-02 everybody pages through the recipes of explore', async () => {
    const page = await t.send('GET', '/api/recipes/premium-recipes?page=1&limit=24&category=Salads', {
      user: await t.makeUser(),
    });
    expect(page.body).toMatchObject({ total: 1, maxPage: 1, results: [{ name: 'Featured salad' }] });
  });

  test('API-32 EXP-01 the featured recipes', async () => {
    const reply = await t.send('GET', '/api/recipes/featured-recipes', { user: await t.makeUser() });
    expect(names({ results: reply.body })).toEqual(['Featured salad']);
  });

  test('DET-17 a free user sees the card and nutrition of a premium recipe, not its method', async () => {
    const free = await get(await t.makeUser(), shown);
    expect(free).toMatchObject({
      locked: true,
      method: [],
      ingredients: [],
      notes: '',
      name: 'Shown curry',
      images: [expect.anything()],
    });
    expect(await get(await t.makeUser({ premium: true }), shown)).toMatchObject({ locked: false, notes: 'secret' });
    expect(await get(await t.makeUser(), featured)).toMatchObject({ locked: false, method: [{ desc: 'Simmer.' }] });
  });

  test('API-41 API-42 API-43 EXP-03 Save copies the recipe with its shared pictures', async () => {
    const user = await t.makeUser({ premium: true });
    const recipe = await get(user, shown);
    const copy = await t.send('POST', '/api/recipes/save-recipe', {
      user,
      body: {
        id: recipe.id,
        images: recipe.images.map((image: { key: string }) => image.key),
        recipeName: recipe.name,
        serves: recipe.serves,
        ingredients: recipe.ingredients,
        nutrients: recipe.nutrients,
        method: recipe.method,
        tags: recipe.tags,
        notes: recipe.notes,
        source: 'admin',
      },
    });
    expect(copy.status).toBe(200);
    expect(await get(user, copy.body.id)).toMatchObject({
      user_id: user.id,
      source: 'admin',
      images: [{ key: recipe.images[0].key }],
    });
    await t.send('DELETE', `/api/recipes/delete-recipe/${copy.body.id}`, { user });
    expect((await t.app.inject({ url: recipe.image_urls[0] })).statusCode).toBe(200);
  });

  test('a premium recipe cannot be copied on the free plan', async () => {
    const reply = await t.send('POST', '/api/recipes/save-recipe', {
      user: await t.makeUser(),
      body: { id: shown, recipeName: 'Mine', source: 'admin' },
    });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });

  test('the free limit holds for copies too', async () => {
    const user = await t.makeUser();
    await t.services.db
      .insert(recipes)
      .values(Array.from({ length: 35 }, (_, i) => ({ userId: user.id, name: `Soup ${i}` })));
    const reply = await t.send('POST', '/api/recipes/save-recipe', {
      user,
      body: { recipeName: 'Featured salad', source: 'admin' },
    });
    expect(reply).toMatchObject({ status: 403, body: { upgrade: true } });
  });
});
