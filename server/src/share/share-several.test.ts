import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { drawnCover } from './draw-cover.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
});
afterAll(() => t.close());

const collection = async (user: TestUser, name: string, ids: readonly string[]): Promise<string> => {
  const { id } = (await t.send('POST', '/api/recipes/collections', { user, body: { name } })).body;
  if (ids.length > 0) await t.send('POST', '/api/recipes/chosen/collect', { user, body: { ids, add: [id] } });
  return id;
};
const share = (user: TestUser, kind: string, id: string) =>
  t.send('POST', '/api/share/links', { user, body: { kind, id } });
const shareChosen = (user: TestUser, ids: readonly string[], name = '') =>
  t.send('POST', '/api/share/chosen', { user, body: { ids, name } });
const secretOf = (reply: { body: { address: string } }) => reply.body.address.split('/').at(-1) ?? '';
const page = (path: string, headers: Record<string, string> = {}) => t.send('GET', `/share/${path}`, { headers });
const copy = (user: TestUser, token: string) => t.send('POST', '/api/share/copy', { user, body: { token } });
/** Below the link, the paths of its recipes in their order. */
const recipesOn = (html: string): string[] =>
  [...html.matchAll(/href="\/share\/([^"?]+\/recipes\/[^"?]+)\?/g)].map((found) => found[1] ?? '');
const dataOn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

async function twoInWinter(user: TestUser) {
  const soup = await calls.added(
    user,
    { recipeName: 'Leek </script> & soup', caption: 'Warm', notes: 'Never tell Robin' },
    { images: [await testPicture()] },
  );
  const pie = await calls.added(user, { recipeName: 'Apple pie', serves: '6' });
  return { soup, pie, winter: await collection(user, 'Winter', [soup, pie]) };
}

describe('the page of a collection', () => {
  test('lists its recipes without a script, leads to each, and tells nothing of their owners', async () => {
    const user = await t.makeUser();
    const { soup, pie, winter } = await twoInWinter(user);
    const made = await share(user, 'collection', winter);
    expect(made.body).toMatchObject({ kind: 'collection', thing_id: winter, name: 'Winter' });
    const secret = secretOf(made);
    const { status, body, headers } = await page(secret);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<h1 dir="auto">Winter</h1><p class="facts">2 recipes</p>');
    expect(body.indexOf('Apple pie')).toBeLessThan(body.indexOf('Leek &lt;/script&gt; &amp; soup'));
    expect(body).toContain('Copy all 2 to my book');
    expect(body.match(/<script(?! type="application\/ld\+json")[^>]*>[^<]/)).toBeNull();
    for (const own of [user.email, user.id, user.householdId, soup, pie, winter, 'Robin'])
      expect(body).not.toContain(own);
    const [ofPie, ofSoup] = recipesOn(body);
    expect(dataOn(body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Winter',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Apple pie', url: `https://sorrel.test/share/${ofPie}` },
        { '@type': 'ListItem', position: 2, name: 'Leek </script> & soup', url: `https://sorrel.test/share/${ofSoup}` },
      ],
    });
    const recipe = await page(ofSoup ?? '');
    expect(recipe.status).toBe(200);
    expect(recipe.body).toContain('red lentils');
    expect(recipe.body).not.toContain('Robin');
    expect(dataOn(recipe.body)).toMatchObject({ '@type': 'Recipe', name: 'Leek </script> & soup' });
    expect(recipe.body).toContain(`href="/share/${secret}?lang=en"`);
    expect((await page(`${ofSoup}/0-640.webp`)).headers['content-type']).toBe('image/webp');
    expect((await page(`${ofPie}/0-640.webp`)).status).toBe(404);
    const german = (await page(secret, { 'accept-language': 'de' })).body;
    expect(german).toContain('2 Rezepte');
    expect(german).toContain('Alle 2 in mein Rezeptbuch');
  });

  test('shows what is in it then: nothing of the trash, of what was taken out, or of it when it is deleted', async () => {
    const user = await t.makeUser();
    const { soup, pie, winter } = await twoInWinter(user);
    const secret = secretOf(await share(user, 'collection', winter));
    const [ofPie = '', ofSoup = ''] = recipesOn((await page(secret)).body);
    await t.send('DELETE', `/api/recipes/delete-recipe/${soup}`, { user });
    expect(recipesOn((await page(secret)).body)).toEqual([ofPie]);
    expect((await page(ofSoup)).status).toBe(404);
    expect((await copy(await t.makeUser(), ofSoup)).status).toBe(404);
    await t.send('POST', `/api/recipes/trash/${soup}`, { user });
    expect((await page(ofSoup)).status).toBe(200);
    await t.send('POST', '/api/recipes/chosen/collect', { user, body: { ids: [soup, pie], remove: [winter] } });
    const empty = await page(secret);
    expect([empty.status, empty.body.includes('There are no recipes in it now.')]).toEqual([200, true]);
    await t.send('DELETE', `/api/recipes/collections/${winter}`, { user });
    expect((await page(secret)).status).toBe(404);
    // making another tidies up; what can come back stays
    await shareChosen(user, [soup]);
    await t.send('POST', `/api/recipes/collections/${winter}/put-back`, { user });
    expect((await page(secret)).status).toBe(200);
  });

  test('goes along into another household, also where its collection becomes one with another there', async () => {
    const [owner, joining] = [await t.makeUser(), await t.makeUser()];
    await collection(owner, 'winter', []);
    const { winter } = await twoInWinter(joining);
    const secret = secretOf(await share(joining, 'collection', winter));
    const { body } = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
    await t.send('POST', '/api/household/join', { user: joining, body: { token: body.address.split('#')[1] } });
    const { status, body: html } = await page(secret);
    expect([status, recipesOn(html).length]).toEqual([200, 2]);
  });
});

describe('chosen recipes', () => {
  test('are read in their order under their title, without those of others and those that are gone', async () => {
    const [user, stranger] = [await t.makeUser(), await t.makeUser()];
    const { soup, pie } = await twoInWinter(user);
    const theirs = await calls.added(stranger, { recipeName: 'Not yours' });
    const made = await shareChosen(user, [soup, theirs, pie, soup], '  For <Robin> ');
    expect(made.body).toMatchObject({ kind: 'selection', name: 'For <Robin>' });
    const secret = secretOf(made);
    const { body } = await page(secret);
    expect(body).toContain('<h1 dir="auto">For &lt;Robin&gt;</h1>');
    expect(dataOn(body).itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Leek </script> & soup',
      'Apple pie',
    ]);
    const untitled = await page(secretOf(await shareChosen(user, [soup, pie])));
    expect(untitled.body).toContain('<h1 dir="auto">2 recipes</h1>');
    await t.send('POST', '/api/recipes/chosen/delete', { user, body: { ids: [soup, pie] } });
    expect((await page(secret)).status).toBe(404);
    const { body: open } = await t.send('GET', '/api/share/links', { user });
    expect(open.links.map(({ kind }: { kind: string }) => kind)).toEqual(['selection', 'selection']);
    await t.send('POST', '/api/recipes/chosen/put-back', { user, body: { ids: [soup, pie] } });
    expect((await page(secret)).status).toBe(200);
    await t.send('DELETE', `/api/share/links/${made.body.id}`, { user });
    expect((await page(secret)).status).toBe(404);
    expect((await shareChosen(stranger, [soup])).status).toBe(404);
  });
});

describe('copying several', () => {
  test('takes all once, in whichever way, and each alone from its own page', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser()];
    const { winter } = await twoInWinter(owner);
    const secret = secretOf(await share(owner, 'collection', winter));
    const [ofPie = ''] = recipesOn((await page(secret)).body);
    const one = await copy(other, ofPie);
    expect(one.body).toMatchObject({ id: expect.any(String), name: 'Apple pie' });
    const all = await copy(other, secret);
    expect(all.body).toEqual({ id: null, name: 'Winter', message: '1 recipe has been added to your recipes.' });
    expect((await copy(other, secret)).body.message).toBe('These are in your recipes already.');
    expect(namesOf(await calls.book(other)).toSorted()).toEqual(['Apple pie', 'Leek </script> & soup']);
    expect((await copy(owner, secret)).body.message).toBe('These are in your recipes already.');
    const pair = await t.makeUser();
    await Promise.all([copy(pair, secret), copy(pair, secret)]);
    expect((await calls.book(pair)).total).toBe(2);
    for (const token of [`${secret}/recipes/x`, `${secret}x`]) expect((await copy(other, token)).status).toBe(404);
  });

  test('copies none where the free plan has no room for all', async () => {
    const [owner, full] = [await t.makeUser(), await t.makeUser()];
    const { winter } = await twoInWinter(owner);
    const secret = secretOf(await share(owner, 'collection', winter));
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text)
       select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, $3) n`,
      [full.householdId, full.id, FREE_RECIPE_CAP - 1],
    );
    expect(await copy(full, secret)).toMatchObject({ status: 403, body: { upgrade: true } });
    expect((await calls.book(full)).total).toBe(FREE_RECIPE_CAP - 1);
    const [ofPie = ''] = recipesOn((await page(secret)).body);
    expect((await copy(full, ofPie)).status).toBe(200);
  });
});

describe('a recipe without a picture (24.5)', () => {
  test('has its drawn cover on the card, on its page and in messengers, and none in its data', async () => {
    const user = await t.makeUser();
    const { winter } = await twoInWinter(user);
    const secret = secretOf(await share(user, 'collection', winter));
    const { body } = await page(secret);
    const [ofPie, ofSoup] = recipesOn(body);
    expect(body).toContain(`<img class="by-day" src="/share/${ofPie}/cover-640.webp" alt="" loading="lazy">`);
    expect(body).toContain(`<img class="by-night" src="/share/${ofPie}/cover-night-640.webp" alt="" loading="lazy">`);
    expect(body).toContain(`<img src="/share/${ofSoup}/0-640.webp" alt="" loading="lazy">`);
    const pie = (await page(ofPie ?? '')).body;
    expect(pie).toContain(`<meta property="og:image" content="https://sorrel.test/share/${ofPie}/cover-1000.webp">`);
    expect(pie).toContain(`/share/${ofPie}/cover-640.webp 640w`);
    expect(dataOn(pie).image ?? []).toEqual([]);
    const drawn = await t.app.inject({ url: `/share/${ofPie}/cover-640.webp` });
    expect([drawn.statusCode, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
    // what is ended shows nothing any more, drawn or not
    const [link] = (await t.send('GET', '/api/share/links', { user })).body.links;
    await t.send('DELETE', `/api/share/links/${link.id}`, { user });
    expect((await page(`${ofPie}/cover-640.webp`)).status).toBe(404);
  });

  test('has the cover of the book, drawn of the same words, and another one for the dark theme', async () => {
    const user = await t.makeUser();
    // a line of two foods has a name for each in the book
    const ingredients = [{ id: 'i1', name: 'prawns and spinach', quantity: 200, unit: 'g', possibleUnits: [] }];
    const id = await calls.added(user, { recipeName: 'Supper', ingredients: JSON.stringify(ingredients) });
    const secret = secretOf(await share(user, 'recipe', id));
    const coverOf = async (name: string) =>
      (await t.app.inject({ url: `/share/${secret}/${name}-320.webp` })).rawPayload;
    const { category, name, ingredient_names } = (await t.send('GET', `/api/recipes/get-recipe/${id}`, { user })).body;
    const recipe = { name, category, ingredients: ingredient_names };
    const drawn = (isNight: boolean) => drawnCover({ recipe, widthPx: 320, isNight });
    expect(ingredient_names.length).toBeGreaterThan(1);
    expect((await coverOf('cover')).equals(await drawn(false))).toBe(true);
    expect((await coverOf('cover-night')).equals(await drawn(true))).toBe(true);
    const light = async (name: string) => (await sharp(await coverOf(name)).stats()).channels[0]?.mean ?? 0;
    expect(await light('cover-night')).toBeLessThan(await light('cover'));
  });

  test('shows its cover where it is shared alone, and another recipe another one', async () => {
    const user = await t.makeUser();
    const covers = [];
    for (const name of ['Leek soup', 'Strawberry cake']) {
      const secret = secretOf(await share(user, 'recipe', await calls.added(user, { recipeName: name })));
      expect((await page(secret)).body).toContain(`content="https://sorrel.test/share/${secret}/cover-1000.webp"`);
      covers.push((await t.app.inject({ url: `/share/${secret}/cover-320.webp` })).rawPayload.toString('base64'));
    }
    expect(covers[0]).not.toBe(covers[1]);
    expect(covers[0]?.length).toBeGreaterThan(1000);
  });
});
