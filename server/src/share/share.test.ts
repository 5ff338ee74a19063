// In one file beyond the usual length: each file starts a server with a database of its own, which takes longer than its tests.
import { DAY_MS } from '@sorrel/core/durations';
import { shownRange } from '@sorrel/core/nutrition/nutrition-range';
import { importRecipe } from '@sorrel/core/recipes/import-recipe';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { SHARE_LINKS_MAX } from '@sorrel/core/share/share';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
});
afterAll(() => t.close());

const SECRET_OF_NOBODY = 'a'.repeat(43);
const share = (user: TestUser, kind: string, id: string, more: object = {}) =>
  t.send('POST', '/api/share/links', { user, body: { kind, id, ...more } });
const secretOf = (reply: { body: { address: string } }) => reply.body.address.split('/').at(-1) ?? '';
const shared = async (user: TestUser, kind: string, id: string, more: object = {}) =>
  secretOf(await share(user, kind, id, more));
const page = (secret: string, headers: Record<string, string> = {}) => t.send('GET', `/share/${secret}`, { headers });
const copy = (user: TestUser, token: string) => t.send('POST', '/api/share/copy', { user, body: { token } });
const links = async (user: TestUser) => (await t.send('GET', '/api/share/links', { user })).body.links;
const invite = async (owner: TestUser, other: TestUser, role = 'editor') => {
  const { body } = await t.send('POST', '/api/household/invites', { user: owner, body: { role } });
  const token = body.address.split('#')[1];
  expect((await t.send('POST', '/api/household/join', { user: other, body: { token } })).status).toBe(200);
};

describe('the page of a recipe (24.5)', () => {
  test('is whole without a script, names what it is for messengers, and nothing of its owners', async () => {
    const user = await t.makeUser({ premium: true });
    await t.send('PUT', '/api/household', { user, body: { name: 'Secret kitchen' } });
    await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'For Grandma' } });
    const tags: { tag_id: number; name: string }[] = (await t.send('GET', '/api/recipes/get-tags', { user })).body;
    const id = await calls.added(
      user,
      {
        recipeName: 'Leek & "bean" <b>soup</b>',
        caption: 'Soup </script><script>alert(1)</script>',
        notes: 'Never tell Robin',
        serves: '2',
        prepTime: '70',
        source: 'https://soup.example/leek',
        tags: tags.filter(({ name }) => name === 'For Grandma' || name === 'Quick').map(({ tag_id }) => tag_id),
        ingredients: [
          { name: 'leeks', quantity: 1.5, unit: '' },
          { name: 'olive oil', quantity: 2, unit: 'tbsp', group: 'Dressing' },
        ],
        method: [{ desc: 'Simmer the leeks.' }, { desc: 'Serve.' }],
      },
      { images: [await testPicture()] },
    );
    const reply = await share(user, 'recipe', id);
    expect(reply.body.address).toMatch(/^https:\/\/sorrel\.test\/share\/[\w-]{43}$/);
    const secret = secretOf(reply);
    const { status, body, headers } = await page(secret);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('Leek &amp; &quot;bean&quot; &lt;b&gt;soup&lt;/b&gt;</h1>');
    expect(body).toContain('<b>1½</b> <span dir="auto" lang="en">leeks</span>');
    expect(body).toContain('<h3>Dressing</h3><ul><li><b>2 tbsp</b>');
    expect(body).toContain('Serves 2 · Prep 1\u00a0h 10\u00a0min');
    expect(body).toContain('Simmer the leeks.');
    expect(body).toContain(`<meta property="og:image" content="https://sorrel.test/share/${secret}/0-1000.webp">`);
    expect(body.match(/<script(?! type="application\/ld\+json")[^>]*>[^<]/)).toBeNull();
    for (const own of [user.email, 'Secret kitchen', 'For Grandma', 'Robin', user.id, user.householdId, id])
      expect(body).not.toContain(own);
    const german = (await page(secret, { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' })).body;
    expect(german).toContain('<b>2 EL</b>');
    expect(german).toContain('In mein Rezeptbuch');
    expect(german).toContain('<html lang="de-DE"');
    expect((await t.send('GET', `/share/${secret}?lang=en`, { headers: { 'accept-language': 'de' } })).body).toContain(
      'Copy to my book',
    );
  });

  test('reads in metric or US units by a link, without a script', async () => {
    const user = await t.makeUser();
    const id = await calls.added(user, {
      recipeName: 'Milk bread',
      serves: '4',
      ingredients: [
        { name: 'milk', quantity: 2, unit: 'cup' },
        { name: 'beef', quantity: 500, unit: 'g' },
        { name: 'eggs', quantity: 2, unit: '' },
      ],
      method: [{ desc: 'Bake at 350°F.' }],
    });
    const secret = await shared(user, 'recipe', id);
    const written = (await page(secret)).body;
    expect(written).toContain('<b>2 cups</b>');
    expect(written).toContain(`<a href="?lang=en&amp;units=metric" rel="nofollow">metric</a>`);
    const inUnits = async (query: string) => (await t.send('GET', `/share/${secret}?${query}`)).body;
    const metric = await inUnits('units=metric');
    expect(metric).toContain('<b>480 ml</b>');
    expect(metric).toContain('Bake at 180 °C.');
    expect(metric).toContain('<b>2</b> <span dir="auto" lang="en">eggs');
    expect(metric).toContain('?lang=de&amp;units=metric');
    // programs read the recipe as it is written
    expect(metric).toContain('"2 cups milk"');
    expect(await inUnits('units=us&lang=de')).toContain('<b>1 lb</b>');
    expect(await inUnits('units=stone')).toContain('<b>2 cups</b>');
  });

  test('says in which language the recipe is, for voices and hyphens, beside the language of the page', async () => {
    const user = await t.makeUser();
    const id = await calls.added(user, {
      recipeName: 'Kirschwassertortenbodenauflauf',
      caption: 'Mit Butter',
      ingredients: [
        { name: 'Vollkornmehl', quantity: 250, unit: 'g', original: '250 g Vollkornmehl', language: 'de' },
        { name: 'Butter', quantity: 2, unit: 'tbsp', original: '2 EL Butter', language: 'de' },
      ],
      method: [{ desc: 'Alles backen.' }],
    });
    const { body } = await page(await shared(user, 'recipe', id), { 'accept-language': 'en' });
    expect(body).toContain('<html lang="en-GB"');
    for (const own of ['h1', 'p class="caption"', 'span', 'p']) expect(body).toContain(`<${own} dir="auto" lang="de">`);
  });

  test('gives the energy of a serving with what it lies between, as the page of the recipe does', async () => {
    const user = await t.makeUser({ premium: true });
    const ingredients = [
      { name: 'red lentils', quantity: 200, unit: 'g' },
      { name: 'onion', quantity: 2, unit: '' },
      { name: 'cheddar', quantity: 3, unit: 'handful' },
    ];
    const id = await calls.added(user, { serves: '2', calculateNut: 'true', ingredients });
    const { calories, nutritionRanges } = await calls.get(user, id);
    const [low, high] = shownRange(calories, 'kcal', nutritionRanges.calories) ?? [];
    expect(low).toBeLessThan(calories);
    const secret = await shared(user, 'recipe', id);
    const { body } = await page(secret);
    expect(body).toContain(`${Math.ceil(calories)} kcal a serving (between ${low} and ${high})`);
    expect((await t.send('GET', `/share/${secret}?lang=de`)).body).toContain(`(zwischen ${low} und ${high})`);
    const given = await calls.added(user, {
      recipeName: 'Of a publisher',
      nutrients: [{ name: 'Calories', amount: 411, unit: 'kcal' }],
    });
    const other = (await page(await shared(user, 'recipe', given))).body;
    expect(other).toContain('411 kcal a serving');
    expect(other).not.toContain('kcal a serving (between');
  });

  test('is read by our own importer, and so by any other that reads schema.org', async () => {
    const user = await t.makeUser();
    const id = await calls.added(
      user,
      {
        recipeName: 'Lentil soup',
        serves: '4',
        cookTime: '25',
        ingredients: [
          { name: 'red lentils', quantity: 200, unit: 'g' },
          { name: 'onion', quantity: 1, unit: '' },
        ],
        method: [{ desc: 'Chop the onion.' }, { desc: 'Simmer all for 25 minutes.' }],
      },
      { images: [await testPicture()] },
    );
    const secret = await shared(user, 'recipe', id);
    const read = importRecipe((await page(secret)).body, `https://sorrel.test/share/${secret}`);
    expect(read).toMatchObject({
      ok: true,
      recipe: {
        title: 'Lentil soup',
        servings: 4,
        cookMinutes: 25,
        ingredientLines: ['200 g red lentils', '1 onion'],
        instructions: ['Chop the onion.', 'Simmer all for 25 minutes.'],
        imageUrl: `https://sorrel.test/share/${secret}/0-1000.webp`,
        doubts: [],
      },
    });
  });

  test('shows its pictures as long as the link is open, and no other ones', async () => {
    const user = await t.makeUser();
    const id = await calls.added(user, {}, { images: [await testPicture()] });
    const secret = await shared(user, 'recipe', id);
    const picture = await t.send('GET', `/share/${secret}/0-640.webp`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.headers['cache-control']).toBe('private, no-store');
    for (const name of ['1-640.webp', '0-641.webp', '0-640.avif', '..%2f0-640.webp'])
      expect((await t.send('GET', `/share/${secret}/${name}`)).status).toBe(404);
    const [{ id: linkId }] = await links(user);
    await t.send('DELETE', `/api/share/links/${linkId}`, { user });
    expect((await t.send('GET', `/share/${secret}/0-640.webp`)).status).toBe(404);
  });
});

test('a week and a list are read too, without who eats what and without recipes of the household', async () => {
  const user = await t.makeUser();
  const day = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const meal = { id: null, name: 'Leek pie', prep_time: 10, cook_time: 20, portions: 3, eaters: ['robin ash'] };
  const plan = [{ ...day, dinner: [meal] }, ...Array.from({ length: 6 }, () => day)];
  const { mealPlanId } = (await t.send('POST', '/api/plans/save', { user, body: { name: 'spring', plan } })).body;
  const week = (await page(await shared(user, 'plan', mealPlanId))).body;
  expect(week).toContain('<h2>Monday</h2><ul><li><img class="thumb by-day"');
  expect(week).toContain('<small>Dinner</small> <span dir="auto">Leek pie</span>');
  expect(week).toContain('30\u00a0min · 3 portions');
  expect(week).not.toContain('robin');

  const shoppingList = {
    produce: [
      { id: 'leek', name: 'leek', quantity: 2, unit: '', meals: ['Leek pie'] },
      { id: 'onion', name: 'onion', quantity: 1, unit: '', checked: true },
    ],
  };
  const list = (await t.send('POST', '/api/lists/save', { user, body: { name: 'saturday', shoppingList } })).body.id;
  const html = (await page(await shared(user, 'list', list, { serves: 3 }))).body;
  expect(html).toContain('<h2>Produce</h2><ul><li><span dir="auto">leek</span> <small>6</small></li>');
  expect(html).toContain('<s><span dir="auto">onion</span> <small>3</small></s>');
  expect(html).not.toContain('Leek pie');
});

describe('the page of a week with dates (24.5)', () => {
  const meals = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const plan = Array.from({ length: 7 }, () => meals);
  const made = async (name: string, weekStart?: string) => {
    const user = await t.makeUser();
    const saved = await t.send('POST', '/api/plans/save', {
      user,
      body: { name, plan, ...(weekStart && { weekStart }) },
    });
    return { user, secret: await shared(user, 'plan', saved.body.mealPlanId) };
  };
  const at = async (secret: string, moment: string, language = 'en') => {
    const byMs = Date.parse(moment) - t.clock.now().getTime();
    t.clock.advance(byMs);
    const { body } = await page(secret, { 'accept-language': language });
    t.clock.advance(-byMs);
    return String(body);
  };
  const titles = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);

  test('says the dates and begins with the first day of the household', async () => {
    const { secret } = await made('Week of 22 November', '2026-11-22');
    const html = await at(secret, '2026-11-10T12:00:00Z');
    expect(titles(html)).toEqual([
      'Sunday 22 November',
      'Monday 23 November',
      'Tuesday 24 November',
      'Wednesday 25 November',
      'Thursday 26 November',
      'Friday 27 November',
      'Saturday 28 November',
    ]);
    expect(html).not.toContain('<details>');
  });

  test('folds the days that are over everywhere, of the running week alone', async () => {
    const { secret } = await made('Woche vom 23. November', '2026-11-23');
    // Wednesday ends at noon of Thursday in UTC, on islands of the Pacific
    const before = await at(secret, '2026-11-26T11:59:59Z', 'de');
    expect(titles(before)[0]).toBe('Mittwoch, 25. November');
    const after = await at(secret, '2026-11-26T12:00:00Z', 'de');
    expect(titles(after)[0]).toBe('Donnerstag, 26. November');
    const folded = after.slice(after.indexOf('<summary><b>Früher in dieser Woche</b></summary>'));
    expect(titles(folded)).toEqual(['Montag, 23. November', 'Dienstag, 24. November', 'Mittwoch, 25. November']);
    expect(await at(secret, '2026-11-30T12:00:00Z', 'de')).not.toContain('<details>');
    expect(await at(secret, '2026-11-20T12:00:00Z', 'de')).not.toContain('<details>');
  });

  test('and a list are called as people write it, though names are kept in lower case', async () => {
    const { user, secret } = await made('Woche vom 23. November');
    expect(await at(secret, '2026-11-26T12:00:00Z')).toContain('<h1 dir="auto">Woche vom 23. November</h1>');
    const listOf = async (name: string) => {
      const { id } = (await t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: {} } })).body;
      return (await page(await shared(user, 'list', id))).body;
    };
    expect(await listOf('Week of 23 November 2')).toContain('<h1 dir="auto">Week of 23 November 2</h1>');
    expect(await listOf('Samstag')).toContain('<h1 dir="auto">Samstag</h1>');
  });
});

describe('a link that leads nowhere', () => {
  test('is 404 with one same sentence, whatever the reason', async () => {
    const user = await t.makeUser();
    const gone = await calls.added(user, { recipeName: 'Gone' });
    const kept = await calls.added(user, { recipeName: 'Kept' });
    const [trashed, ended, over] = [
      await shared(user, 'recipe', gone),
      await share(user, 'recipe', kept),
      await shared(user, 'recipe', kept, { days: 7 }),
    ];
    await t.send('DELETE', `/api/recipes/delete-recipe/${gone}`, { user });
    await t.send('DELETE', `/api/share/links/${ended.body.id}`, { user });
    expect((await page(over)).status).toBe(200);
    await t.services.pool.query(
      "update share_links set expires_at = now() - interval '1 second' where expires_at is not null",
    );
    const replies = [];
    for (const secret of [trashed, secretOf(ended), over, SECRET_OF_NOBODY, 'x']) replies.push(await page(secret));
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.body).toContain('This link is over, or it never led anywhere.');
    expect(await links(user)).toEqual([]);
    for (const token of [trashed, over, SECRET_OF_NOBODY]) expect((await copy(user, token)).status).toBe(404);
    await t.send('POST', `/api/recipes/trash/${gone}`, { user });
    expect((await page(trashed)).status).toBe(200);
  });

  test('of a plan or a list in the trash is over, and opens again when that is put back', async () => {
    const user = await t.makeUser();
    const list = (await t.send('POST', '/api/lists/save', { user, body: { name: 'shop', shoppingList: {} } })).body.id;
    const plan = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));
    const week = (await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan } })).body.mealPlanId;
    for (const [kind, folder, id] of [
      ['list', 'lists', list],
      ['plan', 'plans', week],
    ] as const) {
      const secret = await shared(user, kind, id);
      await t.send('DELETE', `/api/${folder}/delete/${id}`, { user });
      expect((await page(secret)).status).toBe(404);
      // making another link tidies up; what can come back stays
      await shared(user, 'recipe', await calls.added(user, { recipeName: `Soup for a ${kind}` }));
      await t.send('POST', `/api/${folder}/trash/${id}`, { user });
      expect((await page(secret)).status).toBe(200);
    }
  });

  test('is soon not asked for any more by somebody who tries many', async () => {
    const statuses = [];
    for (let index = 0; index < 302; index += 1) statuses.push((await page(`${SECRET_OF_NOBODY}${index}`)).status);
    expect(statuses.slice(0, 290)).toEqual(Array.from({ length: 290 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
    await t.ageLimits(60 * 60 * 1000);
  });
});

test('a week shows the first photo of each recipe or a drawing, and of no other household, as long as the link is open (24.5)', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const photos = { images: [await testPicture(), await testPicture()] };
  const [soup, theirs] = [await calls.added(user, {}, photos), await calls.added(stranger, {}, photos)];
  const day = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const pie = { id: null, name: 'Leek pie', ingredient_names: ['leek'] };
  const named = {
    breakfast: [pie],
    lunch: [{ id: soup, name: 'Lentil soup' }],
    dinner: [{ id: theirs, name: 'Not yours' }],
    snack: [{ id: null, name: 'Pub', note: { kind: 'note' } }],
  };
  const plan = [named, { ...day, lunch: named.lunch, dinner: [pie] }, ...Array.from({ length: 5 }, () => day)];
  const { mealPlanId } = (await t.send('POST', '/api/plans/save', { user, body: { name: 'spring', plan } })).body;
  const secret = await shared(user, 'plan', mealPlanId);
  const { body } = await page(secret);
  const shown = [...body.matchAll(/<img class="thumb(?: by-day)?" src="\/share\/([^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  expect(shown.map((path) => path.split('/').at(-1))).toEqual([
    'cover-320.webp',
    '0-320.webp',
    'cover-320.webp',
    '0-320.webp',
    'cover-320.webp',
  ]);
  const [drawing = '', photo = ''] = shown;
  expect(shown.slice(3)).toEqual([photo, drawing]);
  // the photo goes to messengers, not the drawing that comes first
  expect(body).toContain(`property="og:image" content="https://sorrel.test/share/${photo.replace('320', '1000')}"`);
  for (const own of [soup, theirs, user.id, user.householdId]) expect(body).not.toContain(own);
  const night = drawing.replace('cover-', 'cover-night-');
  expect(body).toContain(`<img class="thumb by-night" src="/share/${night}"`);
  for (const path of [drawing, night, photo]) expect((await page(path)).headers['content-type']).toBe('image/webp');
  const others = [
    photo.replace('0-320', '1-320'),
    photo.replace('0-320', 'cover-320'),
    photo.replace('0-320', 'cover-night-320'),
    drawing.replace('cover-', '0-'),
  ];
  // nor the recipe itself: who shares a week shares its names
  const recipe = photo.replace('/meals/', '/recipes/').replace('/0-320.webp', '');
  for (const path of [...others, recipe, `${recipe}/0-320.webp`]) expect((await page(path)).status).toBe(404);
  const [{ id }] = await links(user);
  await t.send('DELETE', `/api/share/links/${id}`, { user });
  for (const path of [drawing, photo]) expect((await page(path)).status).toBe(404);
});

test('a dish of a week has the drawing that its recipe has, whose category counts too (24.5)', async () => {
  const admin = await t.makeUser({ admin: true });
  const ingredients = [{ name: 'carrot', quantity: 200, unit: 'g' }];
  const id = await calls.added(admin, { recipeName: 'Monday dinner', category: 'Soups & Stews', ingredients });
  const empty = { breakfast: [], lunch: [], dinner: [], snack: [] };
  const meal = { id, name: 'Monday dinner', ingredient_names: ['carrot'] };
  const plan = [{ ...empty, lunch: [meal] }, ...Array.from({ length: 6 }, () => empty)];
  const { mealPlanId } = (await t.send('POST', '/api/plans/save', { user: admin, body: { name: 'spring', plan } }))
    .body;
  const week = (await page(await shared(admin, 'plan', mealPlanId))).body;
  const drawing = /src="\/share\/([^"]+cover-320\.webp)"/.exec(week)?.[1] ?? '';
  const bytesOf = async (path: string) => {
    const { headers, rawPayload } = await t.app.inject(`/share/${path}`);
    expect(headers['content-type']).toBe('image/webp');
    return rawPayload;
  };
  const ofRecipe = await bytesOf(`${await shared(admin, 'recipe', id)}/cover-320.webp`);
  expect(ofRecipe.equals(await bytesOf(drawing))).toBe(true);
});

describe('making and ending links', () => {
  test('only what is in the own household is shared, by owners and editors', async () => {
    const [owner, reader, stranger] = [await t.makeUser(), await t.makeUser(), await t.makeUser()];
    await invite(owner, reader, 'reader');
    const id = await calls.added(owner);
    expect((await share(stranger, 'recipe', id)).status).toBe(404);
    expect((await share(owner, 'plan', id)).status).toBe(404);
    expect((await share(reader, 'recipe', id)).status).toBe(403);
    const { body } = await share(owner, 'recipe', id, { days: 30 });
    expect(body).toMatchObject({ kind: 'recipe', thing_id: id, name: 'Lentil soup' });
    expect(new Date(body.expires_at).getTime() - new Date(body.created_at).getTime()).toBe(30 * DAY_MS);
    expect((await t.send('GET', '/api/share/links', { user: reader })).status).toBe(403);
    expect((await t.send('DELETE', `/api/share/links/${body.id}`, { user: stranger })).status).toBe(404);
    expect((await t.send('DELETE', `/api/share/links/${body.id}`, { user: owner })).status).toBe(200);
    expect((await t.send('DELETE', `/api/share/links/${body.id}`, { user: owner })).status).toBe(404);
    const { rows } = await t.services.pool.query('select * from share_links where household_id = $1', [
      owner.householdId,
    ]);
    expect(rows).toEqual([]);
  });

  test('a household has so many open links at most, also when they are made at once', async () => {
    const user = await t.makeUser();
    const id = await calls.added(user);
    await t.services.pool.query(
      `insert into share_links (token_hash, household_id, kind, thing_id, made_by, created_at)
       select 'made ' || n || $3, $1, 'recipe', $2, $3::uuid, now() from generate_series(1, $4) n`,
      [user.householdId, id, user.id, SHARE_LINKS_MAX - 1],
    );
    const statuses = (await Promise.all([1, 2, 3].map(() => share(user, 'recipe', id)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
  });

  test('links go along into another household, and end with the account or the membership that made them', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser()];
    const secret = await shared(other, 'recipe', await calls.added(other));
    await invite(owner, other);
    expect((await page(secret)).status).toBe(200);
    expect(await links(owner)).toHaveLength(1);
    expect((await t.send('POST', '/api/household/leave', { user: other })).status).toBe(200);
    expect((await page(secret)).status).toBe(404);
    const own = await shared(owner, 'recipe', await calls.added(owner));
    const data = await t.send('GET', '/api/auth/download-data', { user: owner });
    expect(data.status).toBe(200);
    await t.services.pool.query('delete from households where id = $1', [owner.householdId]);
    expect((await page(own)).status).toBe(404);
  });
});

describe('copying to the own book', () => {
  test('takes the recipe with its pictures and without notes; a second press makes no second one', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser()];
    const id = await calls.added(
      owner,
      { notes: 'Never tell Robin', caption: 'Warm' },
      { images: [await testPicture()] },
    );
    const secret = await shared(owner, 'recipe', id);
    const replies = await Promise.all([copy(other, secret), copy(other, secret)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect(replies[0]?.body.id).not.toBe(id);
    const { results } = await calls.book(other);
    expect(results).toHaveLength(1);
    const copied = await calls.get(other, replies[0]?.body.id);
    expect(copied).toMatchObject({ name: 'Lentil soup', caption: 'Warm', notes: '', own: true, user_id: other.id });
    expect(copied.ingredients).toHaveLength(2);
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: owner });
    await t.send('DELETE', `/api/recipes/trash/${id}`, { user: owner });
    const address = new URL((await calls.get(other, copied.id)).images[0].url, 'https://sorrel.test');
    expect((await t.send('GET', address.pathname + address.search)).status).toBe(200);
  });

  test('answers the recipe that is there to its own household, and keeps the limit of the free plan', async () => {
    const [owner, full] = [await t.makeUser(), await t.makeUser()];
    const id = await calls.added(owner);
    const secret = await shared(owner, 'recipe', id);
    expect((await copy(owner, secret)).body.id).toBe(id);
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text)
       select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, $3) n`,
      [full.householdId, full.id, FREE_RECIPE_CAP],
    );
    expect(await copy(full, secret)).toMatchObject({ status: 403, body: { upgrade: true } });
  });
});
