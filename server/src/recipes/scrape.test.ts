import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { WorkTooLong } from '../platform/workers.ts';

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
let picturesFetched = 0;

beforeAll(async () => {
  picture = await testPicture();
  site = createServer((request, response) => {
    if (request.url === '/soup') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    else if (request.url === '/soup.png') {
      picturesFetched += 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    } else if (request.url === '/news')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>News</h1><p>Rain.</p>');
    else if (request.url === '/paid') response.writeHead(402).end();
    else if (request.url === '/wall')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>');
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

const { add, added, get } = recipeCalls(() => t);

/** As many recipes as a free book holds. */
async function fillBookOf(user: TestUser) {
  await t.services.pool.query(
    `insert into recipes (household_id, added_by, name, search_text)
      select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, 35) n`,
    [user.householdId, user.id],
  );
}

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
        yieldKind: 'servings',
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
      const reply = await add(user, { scrapedImage });
      expect([reply.status, reply.body.pictureMissing]).toEqual([200, true]);
      expect((await get(user, reply.body.id)).images).toEqual([]);
    }
    expect((await add(user, { scrapedImage: `${origin}/soup.png` })).body.pictureMissing).toBeUndefined();
    expect((await add(user, {})).body.pictureMissing).toBeUndefined();
  });

  test.each([
    ['/news', 422, 'No recipe was found on this page.'],
    ['/gone', 502, 'The page could not be reached. Check the address, or try again later.'],
    ['/file.zip', 415, 'This address is not a web page.'],
  ])('%s names the cause', async (path, status, message) => {
    expect(await scrape(origin + path)).toMatchObject({ status, body: { message } });
  });

  test('what a browser may be shown and a program is not, the refusal says', async () => {
    const answers = await Promise.all(
      ['/paid', '/wall', '/news', '/gone', '/file.zip'].map(async (path) => (await scrape(origin + path)).body),
    );
    expect(answers.map((body) => body.mayPastePage)).toEqual([true, true, true, undefined, undefined]);
  });

  test('the 61st import of an hour is refused, and the refusal says when to try again', async () => {
    const user = await t.makeUser();
    for (let i = 0; i < 59; i += 1) await t.services.limits.take('import', user.id);
    expect((await scrape(`${origin}/soup`, user)).status).toBe(200);
    const reply = await scrape(`${origin}/soup`, user);
    expect([reply.status, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(reply.body.message).toBe('Too many tries. Please try again in 60 minutes.');
  });

  test('imports that fail do not use up the hour, but there is an end to trying', async () => {
    const user = await t.makeUser();
    for (const path of ['/news', '/gone', '/file.zip']) await scrape(origin + path, user);
    await scrape('nonsense:', user);
    expect(await t.services.limits.assertLeft('import', user.id)).toBe(0);
    for (let i = 4; i < 300; i += 1) await t.services.limits.take('importTry', user.id);
    expect((await scrape(`${origin}/soup`, user)).status).toBe(429);
  });

  describe('the picture of an import', () => {
    const used = (user: TestUser) => t.services.limits.assertLeft('import', user.id);

    test('comes with the import of its page; any other counts as an import', async () => {
      const user = await t.makeUser();
      await scrape(`${origin}/soup`, user);
      await added(user, { scrapedImage: `${origin}/soup.png` });
      expect(await used(user)).toBe(1);
      await added(user, { scrapedImage: `${origin}/soup.png` });
      expect(await used(user)).toBe(2);
    });

    test('is not fetched when the imports of the hour are used up', async () => {
      const user = await t.makeUser();
      for (let i = 0; i < 60; i += 1) await t.services.limits.take('import', user.id);
      const before = picturesFetched;
      const recipe = await get(user, await added(user, { scrapedImage: `${origin}/soup.png` }));
      expect([recipe.images, picturesFetched - before]).toEqual([[], 0]);
    });

    test('is not fetched for a book that is full', async () => {
      const user = await t.makeUser();
      await fillBookOf(user);
      const before = picturesFetched;
      const reply = await add(user, { scrapedImage: `${origin}/soup.png` });
      expect([reply.status, picturesFetched - before]).toEqual([403, 0]);
    });
  });

  test('a page is read in the workers for heavy work, in the turn of whoever asked', async () => {
    const user = await t.makeUser();
    const run = vi.spyOn(t.services.workers, 'run');
    expect((await scrape(`${origin}/soup`, user)).status).toBe(200);
    expect(run.mock.calls.map(([work, , turn]) => [work.kind, turn.person])).toEqual([['page', user.id]]);
    run.mockRejectedValueOnce(new WorkTooLong('page', null));
    expect(await scrape(`${origin}/soup`, user)).toMatchObject({
      status: 422,
      body: { message: 'The page is too much to read in time. You can add the recipe by hand.' },
    });
    run.mockRestore();
  });
});
