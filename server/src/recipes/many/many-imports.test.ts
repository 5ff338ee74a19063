import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls, testPicture } from '../../../testing/recipe-calls.ts';
import { type RecipeSite, recipePage, recipeSite } from '../../../testing/recipe-site.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';
import { createImportRunner } from './import-runner.ts';

const REST_MS = 2_100;
const SIXTY = 60_000;

let t: TestApp;
let site: RecipeSite;
let other: RecipeSite;
let picky: RecipeSite;
let busyLeft = 1;

beforeAll(async () => {
  const picture = await testPicture();
  site = await recipeSite({
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/leek': recipePage('Leek', { image: '/leek.png' }),
    '/leek.png': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    '/chard': recipePage('Chard'),
    '/kale': recipePage('Kale', { image: '/gone.png' }),
    '/cress': recipePage('Cress', { serves: '' }),
    '/feast': recipePage('Feast', { serves: '1' }).replace(
      /"recipeIngredient":\[[^\]]*\]/,
      '"recipeIngredient":["2 kg butter","1 kg sugar"]',
    ),
    '/rolls': recipePage('Rolls', { serves: '12 rolls' }),
    // no amounts: that is said
    '/doubt': recipePage('Sorrel').replace(
      /"recipeIngredient":\[[^\]]*\]/,
      '"recipeIngredient":["sorrel leaves","onion","butter","flour","eggs","potatoes"]',
    ),
    '/private/dill': recipePage('Dill'),
    '/news': '<h1>News</h1><p>Rain.</p>',
    '/wall': 403,
    '/busy': (_request, response) => {
      busyLeft -= 1;
      if (busyLeft >= 0) response.writeHead(503, { 'retry-after': '30' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage('Borage'));
    },
    '/always-busy': (_request, response) => response.writeHead(429).end(),
  });
  other = await recipeSite({ '/beet': recipePage('Beet'), '/mint': recipePage('Mint') });
  picky = await recipeSite({
    '/robots.txt': 'User-agent: SorrelImport\nCrawl-delay: 20\nDisallow:',
    '/fig': recipePage('Fig'),
    '/pear': recipePage('Pear'),
  });
  t = await testApp({ IMPORT_ALLOW_HOSTS: [site, other, picky].map(({ host }) => host).join(',') });
});
afterAll(async () => {
  await t.close();
  await Promise.all([site.close(), other.close(), picky.close()]);
});

const { book } = recipeCalls(() => t);
const start = (user: TestUser, addresses: readonly string[]) =>
  t.send('POST', '/api/recipes/imports', { user, body: { pages: addresses.map((address) => ({ address })) } });
const show = async (user: TestUser, id: string) => (await t.send('GET', `/api/recipes/imports/${id}`, { user })).body;
const act = (user: TestUser, id: string, what: string, body: object = {}) =>
  t.send('POST', `/api/recipes/imports/${id}/${what}`, { user, body });
type Page = {
  id: string;
  name: string;
  state: string;
  message: string | null;
  recipe_id: string | null;
  doubts: unknown[];
} & Record<string, unknown>;
const states = (reply: { pages: Page[] }) => reply.pages.map((page) => page.state);

/** Reads what is due, lets the sites rest, and goes on until nothing waits any more. */
async function readAll(user: TestUser, id: string, runner = createImportRunner(t.services)) {
  for (let round = 0; round < 40; round += 1) {
    await runner.flush();
    const reply = await show(user, id);
    if (!reply.is_open) return reply;
    t.clock.advance(REST_MS);
  }
  throw new Error('the import did not end');
}

describe('many at once', () => {
  test('recipes come into the book one after the other; what is in doubt says so until somebody has looked', async () => {
    const user = await t.makeUser();
    const reply = await start(user, [`${site.origin}/leek`, `${site.origin}/doubt`, `${site.origin}/kale`]);
    expect(reply.status).toBe(200);
    expect(states(reply.body)).toEqual(['waiting', 'waiting', 'waiting']);
    const done = await readAll(user, reply.body.id);
    expect(states(done)).toEqual(['added', 'added', 'added']);
    expect(namesOf(await book(user)).toSorted()).toEqual(['Kale', 'Leek', 'Sorrel']);
    const [leek, doubt, kale] = done.pages;
    expect([leek.doubts, leek.picture_missing, kale.picture_missing]).toEqual([[], false, true]);
    expect(doubt.doubts.length).toBeGreaterThan(0);
    const recipe = (await t.send('GET', `/api/recipes/get-recipe/${leek.recipe_id}`, { user })).body;
    expect([recipe.images.length, recipe.serves, recipe.source]).toEqual([1, 4, `${site.origin}/leek`]);

    const checks = async () => (await t.send('GET', '/api/recipes/checks', { user })).body;
    expect(await checks()).toEqual([{ id: doubt.recipe_id, name: 'Sorrel', doubts: doubt.doubts }]);
    const looked = () => t.send('DELETE', `/api/recipes/checks/${doubt.recipe_id}`, { user });
    expect((await looked()).body).toEqual({ left: 0 });
    expect((await looked()).status).toBe(200);
    expect(await checks()).toEqual([]);
  });

  test('what is in the book already is not added a second time', async () => {
    const user = await t.makeUser();
    const first = await readAll(user, (await start(user, [`${site.origin}/chard`])).body.id);
    const second = await readAll(user, (await start(user, [`${site.origin}/chard?utm_source=mail`])).body.id);
    expect(second.pages[0]).toMatchObject({ state: 'here', recipe_id: first.pages[0].recipe_id, name: 'Chard' });
    expect(namesOf(await book(user))).toEqual(['Chard']);
  });

  test('one address twice in a list is one page; none, and what is no address, is refused', async () => {
    const user = await t.makeUser();
    const reply = await start(user, [`${site.origin}/chard`, `${site.origin}/chard#print`]);
    expect(reply.body.pages).toHaveLength(1);
    expect((await start(user, [])).status).toBe(400);
    expect((await start(user, ['javascript:alert(1)'])).body.message).toMatch(/full address/);
    expect(
      (
        await start(
          user,
          Array.from({ length: 101 }, (_, n) => `https://a.example/${n}`),
        )
      ).status,
    ).toBe(400);
  });

  test('each failure says why, and what the own browser may be shown can be pasted', async () => {
    const user = await t.makeUser();
    const paths = ['/news', '/wall', '/gone', '/private/dill'];
    const reply = await start(user, [
      ...paths.map((path) => site.origin + path),
      'http://169.254.169.254/x',
      'http://localhost:1/x',
    ]);
    const done = await readAll(user, reply.body.id);
    expect(states(done)).toEqual(Array(6).fill('failed'));
    expect(done.pages.map((page: Page) => page.may_paste)).toEqual([true, true, false, true, false, false]);
    expect(done.pages[3].message).toMatch(/asks programs not to read/);
    expect(done.pages[4].message).toMatch(/not on the public web/);
    expect(site.asked).not.toContain('/private/dill');
  });

  test('a site that has too much to do is left alone for as long as it says, and tried again', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${site.origin}/busy`, `${site.origin}/chard`])).body;
    const runner = createImportRunner(t.services);
    t.clock.advance(REST_MS);
    await runner.flush();
    t.clock.advance(REST_MS);
    const before = site.asked.length;
    await runner.flush();
    expect(site.asked.length).toBe(before);
    expect(states(await show(user, id))).toEqual(['waiting', 'waiting']);
    t.clock.advance(30_000);
    expect(states(await readAll(user, id, runner))).toEqual(['added', 'added']);

    const never = (await start(user, [`${site.origin}/always-busy`])).body.id;
    for (let round = 0; round < 4; round += 1) {
      await runner.flush();
      t.clock.advance(SIXTY + REST_MS);
    }
    expect((await show(user, never)).pages[0]).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/too much to do/),
    });
  });

  test('how many it serves is asked where the page does not say it', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${site.origin}/cress`, `${site.origin}/rolls`])).body;
    const asked = await readAll(user, id);
    expect(states(asked)).toEqual(['no_serves', 'no_serves']);
    expect(asked.pages[1]).toMatchObject({ servings: 12, yield_text: '12 rolls', name: 'Rolls' });
    expect(namesOf(await book(user))).toEqual([]);
    const before = site.asked.length;
    const answer = (serves: number) => act(user, id, 'serves', { page: asked.pages[0].id, serves });
    await answer(3);
    // from another tab: the first counts, and the second is told so
    expect((await answer(5)).body.pages[0]).toMatchObject({ state: 'waiting', said_serves: 3 });
    const done = await readAll(user, id);
    expect(states(done)).toEqual(['added', 'no_serves']);
    // it was read before, so nobody is asked again
    expect(site.asked.length).toBe(before);
    expect((await t.send('GET', `/api/recipes/get-recipe/${done.pages[0].recipe_id}`, { user })).body.serves).toBe(3);
    expect((await act(user, id, 'serves', { page: asked.pages[1].id, serves: 0 })).status).toBe(400);
  });

  test('a number of servings that makes them too rich to be right is asked with the calories of one', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${site.origin}/feast`, `${site.origin}/cress`])).body;
    const [feast, cress] = (await readAll(user, id)).pages;
    expect(feast).toMatchObject({ state: 'no_serves', servings: 1 });
    expect(feast.serving_kcal).toBeGreaterThan(10_000);
    expect(cress).toMatchObject({ state: 'no_serves', servings: null, serving_kcal: null });
  });

  test('a book that is full keeps what was read waiting, and takes it in when there is room', async () => {
    const user = await t.makeUser();
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text) select $1, $2, 'Stew ' || n, 'stew' from generate_series(1, 34) n`,
      [user.householdId, user.id],
    );
    const { id } = (await start(user, [`${other.origin}/beet`, `${other.origin}/mint`])).body;
    expect(states(await readAll(user, id))).toEqual(['added', 'no_room']);
    expect((await act(user, id, 'retry')).status).toBe(200);
    expect(states(await readAll(user, id))).toEqual(['added', 'no_room']);
    const [one] = (await book(user)).results as { id: string }[];
    await t.send('DELETE', `/api/recipes/delete-recipe/${one?.id}`, { user });
    const before = other.asked.length;
    await act(user, id, 'retry');
    expect(states(await readAll(user, id))).toContain('added');
    expect((await show(user, id)).pages[1].state).toBe('added');
    expect(other.asked.length).toBe(before);
  });

  test('undo moves what was added to the trash, but for what somebody has changed since, and stops the rest', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${site.origin}/leek`, `${site.origin}/chard`, `${site.origin}/cress`])).body;
    const done = await readAll(user, id);
    await t.send('PUT', `/api/recipes/toggle-fave/${done.pages[1].recipe_id}`, { user });
    const undone = await act(user, id, 'undo');
    expect(undone.body).toMatchObject({ removed: 1, kept: 1, is_open: false });
    expect(states(undone.body)).toEqual(['undone', 'added', 'stopped']);
    expect(namesOf(await book(user))).toEqual(['Chard']);
    const { body: trash } = await t.send('GET', '/api/recipes/trash', { user });
    expect(trash).toMatchObject([{ name: 'Leek' }]);
    expect((await t.send('POST', `/api/recipes/trash/${trash[0].id}`, { user })).status).toBe(200);
    expect(namesOf(await book(user)).toSorted()).toEqual(['Chard', 'Leek']);
    expect((await act(user, id, 'undo')).body).toMatchObject({ removed: 0, kept: 1 });
  });

  test('stop leaves out what has not begun, and try again brings it back', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${picky.origin}/fig`, `${picky.origin}/pear`])).body;
    await createImportRunner(t.services).flush();
    expect(states((await act(user, id, 'stop')).body)).toEqual(['added', 'stopped']);
    expect((await show(user, id)).is_open).toBe(false);
    // what was left out is not done
    const { body: sums } = await t.send('GET', '/api/recipes/imports', { user });
    expect(sums).toMatchObject([{ total: 2, over: 1, added: 1, to_see_to: 1 }]);
    const again = await act(user, id, 'retry', { pages: [(await show(user, id)).pages[1].id] });
    expect(states(again.body)).toEqual(['added', 'waiting']);
    // the site asks for 20 seconds between two pages
    t.clock.advance(10_000);
    await createImportRunner(t.services).flush();
    expect(states(await show(user, id))).toEqual(['added', 'waiting']);
    t.clock.advance(10_500);
    await createImportRunner(t.services).flush();
    expect(states(await show(user, id))).toEqual(['added', 'added']);
  });

  test('the list of imports sums them up, for any tab', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${other.origin}/beet`, `${other.origin}/gone`])).body;
    await readAll(user, id);
    expect((await t.send('GET', '/api/recipes/imports', { user })).body).toMatchObject([
      { id, total: 2, over: 2, added: 1, to_see_to: 1, is_open: false },
    ]);
  });

  test('a failed page whose recipe came another way is there', async () => {
    const user = await t.makeUser();
    const { id } = (await start(user, [`${site.origin}/wall`])).body;
    await readAll(user, id);
    await recipeCalls(() => t).added(user, { recipeName: 'Pasted', source: `${site.origin}/wall` });
    expect((await show(user, id)).pages[0]).toMatchObject({ state: 'here', name: 'Pasted', message: null });
  });
});

describe('the hostile account', () => {
  test('no more than a hundred pages of one person wait, in however many lists, and so many a day', async () => {
    const user = await t.makeUser();
    const list = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `https://a${from + n}.example/soup`);
    expect((await start(user, list(0, 60))).status).toBe(200);
    const both = await Promise.all([start(user, list(100, 40)), start(user, list(200, 40))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const { id } of (await t.send('GET', '/api/recipes/imports', { user })).body) await act(user, id, 'stop');
    const later = [];
    for (let round = 0; round < 4; round += 1) {
      const reply = await start(user, list(1000 + round * 100, 100));
      later.push(reply.status);
      if (reply.status === 200) await act(user, reply.body.id, 'stop');
    }
    expect(later).toEqual([200, 200, 200, 429]);
  });

  test('one hundred pages of one site keep nobody else waiting, and the site is asked for one at a time', async () => {
    const slow = await recipeSite(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`/r${n}`, recipePage(`Herb${n}`)])),
      30,
    );
    const u = await testApp({ IMPORT_ALLOW_HOSTS: `${slow.host},${other.host}` });
    try {
      const [greedy, quiet] = [await u.makeUser({ premium: true }), await u.makeUser()];
      const begin = (user: TestUser, addresses: string[]) =>
        u.send('POST', '/api/recipes/imports', { user, body: { pages: addresses.map((address) => ({ address })) } });
      await begin(
        greedy,
        Array.from({ length: 20 }, (_, n) => `${slow.origin}/r${n}`),
      );
      const own = (await begin(quiet, [`${other.origin}/beet`])).body.id;
      const runners = [createImportRunner(u.services), createImportRunner(u.services)];
      await Promise.all(runners.map((runner) => runner.flush()));
      expect((await u.send('GET', `/api/recipes/imports/${own}`, { user: quiet })).body.is_open).toBe(false);
      for (let round = 0; round < 4; round += 1) {
        u.clock.advance(REST_MS);
        await Promise.all(runners.map((runner) => runner.flush()));
      }
      expect(slow.mostAtOnce()).toBe(1);
    } finally {
      await u.close();
      await slow.close();
    }
  });
});

describe('finding the pages of a site', () => {
  let blog: RecipeSite;
  let empty: RecipeSite;
  let u: TestApp;
  const find = async (path: string) =>
    u.send('POST', '/api/recipes/find-pages', { user: await u.makeUser(), body: { url: `${blog.origin}${path}` } });
  const urls = (of: RecipeSite, paths: readonly string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>${of.origin}${path}</loc></url>`).join('')}</urlset>`;

  beforeAll(async () => {
    const raw =
      (type: string, bytes: () => Buffer | string) =>
      (_request: unknown, response: import('node:http').ServerResponse) =>
        response.writeHead(200, { 'content-type': type }).end(bytes());
    blog = await recipeSite({
      '/sitemap.xml': raw(
        'application/xml',
        () =>
          `<sitemapindex>${['/tag.xml', '/post.xml.gz', '/gone.xml'].map((path) => `<sitemap><loc>${blog.origin}${path}</loc></sitemap>`).join('')}<sitemap><loc>http://169.254.169.254/recipe.xml</loc></sitemap></sitemapindex>`,
      ),
      '/tag.xml': raw('application/xml', () => urls(blog, ['/tag/soup'])),
      '/post.xml.gz': raw('application/gzip', () =>
        gzipSync(
          urls(blog, ['/about', '/lemon-soup', '/lentil-stew']).replace(
            '</urlset>',
            '<url><loc>https://elsewhere.example/lemon-soup</loc></url></urlset>',
          ),
        ),
      ),
      '/': raw('text/html', () => '<a href="/about">About</a>'),
      '/list': raw('text/html', () =>
        ['a-soup', 'b-soup', 'c-soup', 'd-soup', 'e-soup'].map((name) => `<a href="/${name}">${name}</a>`).join(''),
      ),
      '/bomb.xml.gz': raw('application/gzip', () => gzipSync(Buffer.alloc(60 * 1024 * 1024, '<url>'))),
      '/huge.xml': raw('application/xml', () => randomBytes(6 * 1024 * 1024)),
    });
    empty = await recipeSite({ '/empty': '<p>Nothing</p>' });
    u = await testApp({ IMPORT_ALLOW_HOSTS: `${blog.host},${empty.host}` });
  });
  afterAll(async () => {
    await u.close();
    await Promise.all([blog.close(), empty.close()]);
  });

  test('a map of maps, packed or not: the likely pages first, those of other sites left out', async () => {
    const reply = await find('/sitemap.xml');
    expect(
      reply.body.found.map((one: { address: string; isLikely: boolean }) => [
        one.address.replace(blog.origin, ''),
        one.isLikely,
      ]),
    ).toEqual([
      ['/lemon-soup', true],
      ['/lentil-stew', true],
      ['/about', false],
    ]);
    expect(blog.asked).not.toContain('/tag.xml');
  });
  test('the front page of a blog leads to its map', async () => {
    expect((await find('/')).body.found).toHaveLength(3);
  });
  test('a page of links', async () => {
    expect((await find('/list')).body).toMatchObject({ total: 5, isPartial: false });
  });
  test('what swells, is too large, holds nothing, or lies inside, is refused in words', async () => {
    expect((await find('/bomb.xml.gz')).body.message).toMatch(/list of pages is too large.*Give the address/);
    expect((await find('/huge.xml')).body.message).toMatch(/list of pages is too large.*Give the address/);
    const bare = await u.send('POST', '/api/recipes/find-pages', {
      user: await u.makeUser(),
      body: { url: `${empty.origin}/empty` },
    });
    expect(bare.body.message).toMatch(/No pages were found/);
    expect((await find('/none')).status).toBe(502);
    const inside = await u.send('POST', '/api/recipes/find-pages', {
      user: await u.makeUser(),
      body: { url: 'http://10.0.0.1/sitemap.xml' },
    });
    expect(inside.status).toBe(400);
  });
});
