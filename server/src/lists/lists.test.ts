// In one file beyond the usual length: each file starts a server with a database of its own, which takes longer than its tests.
import { ERRORS } from '@sorrel/contract/errors';
import { emptyList } from '@sorrel/core/lists/list';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { recipes } from '../db/tables/recipes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const item = (name: string, changes: object = {}) => ({
  id: name,
  name,
  quantity: 1,
  unit: 'kg',
  meals: ['soup'],
  quantityDescription: '',
  checked: true,
  ...changes,
});
const save = (user: TestUser, name: string, shoppingList: object = {}) =>
  t.send('POST', '/api/lists/save', { user, body: { name, shoppingList } });

test('a saved list that is saved under another name is renamed, not copied', async () => {
  const user = await t.makeUser();
  const names = async () =>
    (await t.send('GET', '/api/lists/get-lists', { user })).body.lists.map((list: { id: string; name: string }) => [
      list.id,
      list.name,
    ]);
  const { id } = (await save(user, 'week of 23 November', { produce: [item('onion')] })).body;
  const renamed = await t.send('POST', '/api/lists/save', {
    user,
    body: { id, name: 'Party', shoppingList: { produce: [item('leek')] } },
  });
  expect([renamed.status, renamed.body.id]).toEqual([200, id]);
  expect(await names()).toEqual([[id, 'party']]);
  expect((await t.send('GET', `/api/lists/load/${id}`, { user })).body.list).toMatchObject([{ name: 'leek' }]);

  // a name that another list has: that one is replaced, as by any save
  await save(user, 'old shop');
  await t.send('POST', '/api/lists/save', { user, body: { id, name: 'old shop', shoppingList: {} } });
  expect(await names()).toEqual([[id, 'old shop']]);
});

test('an id that is no list of the user makes a list of its own', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const { id } = (await save(stranger, 'theirs', { produce: [item('onion')] })).body;
  const saved = await t.send('POST', '/api/lists/save', { user, body: { id, name: 'mine', shoppingList: {} } });
  expect(saved.status).toBe(200);
  expect(saved.body.id).not.toBe(id);
  expect((await t.send('GET', `/api/lists/load/${id}`, { user: stranger })).body.name).toBe('theirs');
});

test('renaming at once to one name leaves one list of that name', async () => {
  const user = await t.makeUser();
  const ids = [];
  for (const name of ['a', 'b', 'c']) ids.push((await save(user, name)).body.id);
  const replies = await Promise.all(
    ids.map((id) => t.send('POST', '/api/lists/save', { user, body: { id, name: 'all', shoppingList: {} } })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(
    (await t.send('GET', '/api/lists/get-lists', { user })).body.lists.map(({ name }: { name: string }) => name),
  ).toEqual(['all']);
});

test('API-60 API-62 ENT-58 a list comes back flat with everything it held', async () => {
  const user = await t.makeUser();
  const saved = await save(user, ' Weekly Shop ', {
    ...emptyList(),
    produce: [
      item('onion'),
      item('carrot', { quantity: null, unit: null, quantityDescription: '2 x cup, 3 x g', checked: false }),
    ],
  });
  expect(saved.status).toBe(200);
  expect((await t.send('GET', `/api/lists/load/${saved.body.id}`, { user })).body).toEqual({
    name: 'weekly shop',
    list: [
      {
        id: 'onion',
        name: 'onion',
        aisle: 'produce',
        quantity: 1,
        unit: 'kg',
        quantity_description: '',
        meals: ['soup'],
        checked: true,
      },
      {
        id: 'carrot',
        name: 'carrot',
        aisle: 'produce',
        quantity: null,
        unit: null,
        quantity_description: '2 x cup, 3 x g',
        meals: ['soup'],
        checked: false,
      },
    ],
  });
});

test('how a thing is bought, what the recipes say and that it is at home are saved with a list', async () => {
  const user = await t.makeUser();
  const bought = {
    shop: { unit: 'can', isSmallWhenLittle: false, gramsEach: 400 },
    exact: '2 x cup, 400 x g',
    isStaple: false,
    byHand: '1 x tin',
  };
  const { id } = (await save(user, 'shop', { produce: [item('chickpea', { quantity: 1.5, unit: 'tin', ...bought })] }))
    .body;
  const [loaded] = (await t.send('GET', `/api/lists/load/${id}`, { user })).body.list;
  expect(loaded).toMatchObject({ name: 'chickpea', quantity: 1.5, unit: 'tin', ...bought });
  const refused = await save(user, 'shop', {
    produce: [item('x', { shop: { unit: 'crate', isSmallWhenLittle: true } })],
  });
  expect(refused.status).toBe(400);
});

test.each(['', '   '])('ERR-14 a list named %j answers 400 with the sentence', async (name) => {
  expect(await save(await t.makeUser(), name)).toMatchObject({
    status: 400,
    body: { message: 'Please choose a name for your shopping list' },
  });
});

test('the same name replaces the list and keeps its id', async () => {
  const user = await t.makeUser();
  const first = await save(user, 'shop', { produce: [item('onion')] });
  const second = await save(user, 'SHOP', { bakery: [item('bread')] });
  expect(second.body.id).toBe(first.body.id);
  const loaded = await t.send('GET', `/api/lists/load/${first.body.id}`, { user });
  expect(loaded.body.list).toMatchObject([{ name: 'bread', aisle: 'bakery' }]);
});

test('API-58 NUM-03 ten on a page, the newest first, found by name', async () => {
  const user = await t.makeUser();
  for (let index = 0; index < 12; index += 1) {
    await save(user, `shop ${index}`);
    t.clock.advance(1000);
  }
  const page = async (query: string) => (await t.send('GET', `/api/lists/get-lists?${query}`, { user })).body;
  expect(await page('search=&page=1&limit=10')).toMatchObject({
    total: 12,
    lists: { length: 10, 0: { name: 'shop 11' } },
  });
  expect((await page('page=2')).lists).toHaveLength(2);
  expect(await page('page=9')).toEqual({ lists: [], total: 12 });
  expect(await page('search=shop&page=9')).toEqual({ lists: [], total: 12 });
  expect(await page('search=_')).toMatchObject({ total: 0 });
});

test('the list that was used last comes first where that is asked for: opened or changed, on any device of the household', async () => {
  const [user, stranger] = [await t.makeUser(), await t.makeUser()];
  const used = async (as = user) =>
    (await t.send('GET', '/api/lists/get-lists?order=used&limit=1', { user: as })).body.lists.map(
      ({ name }: { name: string }) => name,
    );
  expect(await used()).toEqual([]);
  const ids: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    t.clock.advance(1000);
    ids.push((await save(user, name, { produce: [item('leek')] })).body.id);
  }
  expect(await used()).toEqual(['third']);
  t.clock.advance(1000);
  await t.send('GET', `/api/lists/load/${ids[0]}`, { user });
  expect(await used()).toEqual(['first']);
  t.clock.advance(1000);
  await save(user, 'second', { produce: [item('leek'), item('kale')] });
  expect(await used()).toEqual(['second']);
  t.clock.advance(1000);
  await save(stranger, 'theirs');
  expect([await used(), await used(stranger)]).toEqual([['second'], ['theirs']]);
});

test('API-59 a list is deleted, and a stranger can neither load nor delete it', async () => {
  const user = await t.makeUser();
  const { id } = (await save(user, 'shop')).body;
  const stranger = await t.makeUser();
  expect((await t.send('GET', `/api/lists/load/${id}`, { user: stranger })).status).toBe(404);
  expect((await t.send('DELETE', `/api/lists/delete/${id}`, { user: stranger })).status).toBe(404);
  expect((await t.send('DELETE', `/api/lists/delete/${id}`, { user })).status).toBe(200);
  expect((await t.send('GET', `/api/lists/load/${id}`, { user })).status).toBe(404);
});

test('an aisle or a quantity that is none is refused', async () => {
  const user = await t.makeUser();
  expect((await save(user, 'shop', { produce: [item('onion', { quantity: -1 })] })).status).toBe(400);
  expect((await save(user, 'shop', { produce: 'onion' })).status).toBe(400);
});

test('ENT-56 an aisle that the list does not have is refused by its name, and nothing is saved', async () => {
  const user = await t.makeUser();
  const refused = await save(user, 'shop', { produce: [item('onion')], 'fruit & veg': [item('apple')] });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      message:
        "There is no aisle 'fruit & veg'. The aisles are produce, bakery, dairy and eggs, meat and fish, " +
        'pantry and dry goods, snacks, frozen, other.',
    },
  });
  expect((await t.send('GET', '/api/lists/get-lists', { user })).body.total).toBe(0);
});

async function planOf(user: TestUser) {
  const line = (name: string, quantity: number, unit: string) => ({
    id: name,
    name,
    quantity,
    unit,
    possibleUnits: [],
  });
  await t.services.db.insert(recipes).values([
    {
      householdId: user.householdId,
      addedBy: user.id,
      name: 'Soup',
      type: 'any',
      serves: 4,
      ingredients: [line('courgettes', 2, ''), line('milk', 2, 'l')],
    },
    {
      householdId: user.householdId,
      addedBy: user.id,
      name: 'Salad',
      type: 'any',
      serves: 2,
      ingredients: [line('zucchini', 1, ''), line('milk', 500, 'ml')],
    },
  ]);
  const body = {
    ...defaultPlanSettings(),
    repeat: { breakfast: true, lunch: true, dinner: true, snack: true, any: true },
    lockedMeals: {},
  };
  const plan = (await t.send('POST', '/api/plans/generate', { user, body })).body;
  const saved = await t.send('POST', '/api/plans/save', { user, body: { name: 'week', plan, lockedMeals: {} } });
  return { id: saved.body.mealPlanId as string, plan };
}

test('API-61 LIST-02 ENT-56 ENT-59 the list of a plan holds every meal for one serving, by aisle', async () => {
  const user = await t.makeUser();
  const { id, plan } = await planOf(user);
  const meals = plan.flatMap((day: Record<string, { name: string }[]>) =>
    Object.values(day)
      .flat()
      .map((meal) => meal.name),
  );
  const soups = meals.filter((name: string) => name === 'Soup').length;
  const salads = meals.filter((name: string) => name === 'Salad').length;
  const reply = await t.send('GET', `/api/lists/get-list/${id}`, { user });
  expect(Object.keys(reply.body.list)).toEqual(Object.keys(emptyList()));
  const courgette = reply.body.list.produce.find((entry: { name: string }) => entry.name === 'courgette');
  expect(courgette).toMatchObject({ meals: ['Salad', 'Soup'], checked: false });
  expect(courgette).toMatchObject({ shop: { unit: 'piece', isSmallWhenLittle: false }, unit: null });
  expect(courgette.quantity).toBeCloseTo(0.5 * soups + 0.5 * salads);
  const [milk] = reply.body.list['dairy and eggs'];
  expect(milk).toMatchObject({ name: 'milk', unit: 'ml', shop: { unit: 'ml' } });
  expect(milk.quantity).toBeCloseTo(500 * soups + 250 * salads);
  expect(milk.exact).toMatch(/ x l$/);
  expect((await t.send('GET', `/api/lists/get-list/${id}`, { user: await t.makeUser() })).status).toBe(404);
});

test('what recipes need together is built as the list of a plan is: for the servings, without what is left out', async () => {
  const user = await t.makeUser();
  const { plan } = await planOf(user);
  const meals: { id: string; name: string }[] = plan.flatMap((day: Record<string, object[]>) =>
    Object.values(day).flat(),
  );
  const idOf = (name: string) => meals.find((meal) => meal.name === name)?.id;
  const soup = { id: idOf('Soup'), portions: 4 };
  const of = (recipes: object[], as = user) => t.send('POST', '/api/lists/of-recipes', { user: as, body: { recipes } });
  const { list } = (await of([soup, { id: idOf('Salad'), portions: 2 }])).body;
  expect(list.produce).toMatchObject([{ name: 'courgette', meals: ['Salad', 'Soup'] }]);
  expect(list.produce[0].quantity).toBeCloseTo(0.5 * 4 + 0.5 * 2);
  const all = (await of([soup])).body.list;
  const without = await of([{ ...soup, leaveOut: [0, 999] }]).then(({ status }) => status);
  expect(without).toBe(400);
  const less = (await of([{ ...soup, leaveOut: [0] }])).body.list;
  const count = (one: Record<string, object[]>) => Object.values(one).flat().length;
  expect(count(less)).toBe(count(all) - 1);
  expect((await of([soup], await t.makeUser())).body.message).toBe(
    'This recipe was not found: it may have been deleted, or it is not yours.',
  );
  expect((await of([{ ...soup, portions: 0 }])).status).toBe(400);
});

test('a list of as many items as it may have is saved over by another one of as many', async () => {
  const user = await t.makeUser();
  const items = (word: string) => Array.from({ length: 1999 }, (_, at) => ({ name: `${word} ${at}` }));
  const save = (word: string) => {
    const shoppingList = {
      produce: items(word),
      bakery: items(`${word} bread`),
      frozen: items(`${word} ice`).slice(0, 900),
    };
    return t.send('POST', '/api/lists/save', { user, body: { name: 'long', shoppingList } });
  };
  expect(await save('leek')).toMatchObject({ status: 200 });
  const { status, body } = await save('onion');
  expect(status).toBe(200);
  const { list } = (await t.send('GET', `/api/lists/load/${body.id}`, { user })).body;
  expect(list.filter(({ name }: { name: string }) => name.startsWith('onion'))).toHaveLength(4898);
  expect(list).toHaveLength(4898);
});

test('recipes that are longer together than is read for one list are refused with a sentence', async () => {
  const user = await t.makeUser();
  const { id, plan } = await planOf(user);
  const meals: { id: string | null }[] = plan.flatMap((day: Record<string, object[]>) => Object.values(day).flat());
  await t.services.db.execute(
    sql`update recipes set ingredients = jsonb_build_array(jsonb_build_object('id', 'a', 'name', 'leek', 'quantity', 1,
      'unit', '', 'possibleUnits', '[]'::jsonb, 'original', repeat('leek ', 1300000))) where household_id = ${user.householdId}`,
  );
  const body = { recipes: [{ id: meals.find((meal) => meal.id !== null)?.id, portions: 1 }] };
  for (const reply of [
    await t.send('POST', '/api/lists/of-recipes', { user, body }),
    await t.send('POST', '/api/lists/prices/of-recipes', { user, body }),
    await t.send('GET', `/api/lists/get-list/${id}`, { user }),
  ]) {
    expect([reply.status, reply.body.message]).toEqual([413, ERRORS.recipes_too_long.message]);
  }
});

test('they are held to what all of them have, however many are read at once', async () => {
  const user = await t.makeUser();
  const long = { id: 'a', name: 'leek', quantity: 1, unit: '', possibleUnits: [], original: 'leek '.repeat(39_000) };
  const rows = await t.services.db
    .insert(recipes)
    .values(
      Array.from({ length: 31 }, (_, place) => ({
        householdId: user.householdId,
        addedBy: user.id,
        name: `Soup ${place}`,
        type: 'any' as const,
        serves: 4,
        ingredients: [long],
      })),
    )
    .returning({ id: recipes.id });
  const ask = (some: { id: string }[]) =>
    t.send('POST', '/api/lists/of-recipes', { user, body: { recipes: some.map(({ id }) => ({ id, portions: 1 })) } });
  expect([(await ask(rows)).status, (await ask(rows.slice(0, 4))).status]).toEqual([413, 200]);
});

test('an aisle that the user chose for a food is remembered for new lists', async () => {
  const user = await t.makeUser();
  await t.send('PUT', '/api/lists/remember-aisle', { user, body: { name: 'Courgettes', aisle: 'frozen' } });
  expect((await t.send('GET', '/api/lists/find-aisle?name=zucchini', { user })).body).toEqual({ aisle: 'frozen' });
  const { id } = await planOf(user);
  const reply = await t.send('GET', `/api/lists/get-list/${id}`, { user });
  expect(reply.body.list.frozen[0].name).toBe('courgette');
});

test('a German page gets foods by their German names, known as the same things in every language', async () => {
  const user = await t.makeUser();
  const line = (name: string, language: 'de' | 'en' | 'fr') => ({
    id: name,
    name,
    quantity: 200,
    unit: 'g',
    possibleUnits: [],
    language,
  });
  const [soup] = await t.services.db
    .insert(recipes)
    .values({
      householdId: user.householdId,
      addedBy: user.id,
      name: 'Suppe',
      type: 'any',
      serves: 2,
      ingredients: [
        line('chou', 'fr'),
        line('Rote Bete', 'de'),
        line('brown rice', 'en'),
        line('reis', 'de'),
        line('xyzzy powder', 'en'),
      ],
    })
    .returning({ id: recipes.id });
  const names = async (headers: Record<string, string>) => {
    const body = { recipes: [{ id: soup?.id, portions: 2 }] };
    const { list } = (await t.send('POST', '/api/lists/of-recipes', { user, headers, body })).body;
    const items = Object.values(list).flat() as { name: string; food?: string }[];
    return items.map(({ name, food }) => (food === undefined ? name : `${name} = ${food}`)).sort();
  };
  expect(await names({ 'sorrel-language': 'de' })).toEqual([
    'naturreis = brown rice',
    'reis = rice',
    'rote bete = beetroot',
    'weißkohl = cabbage',
    'xyzzy powder',
  ]);
  expect(await names({})).toEqual(['beetroot', 'brown rice', 'cabbage', 'rice', 'xyzzy powder']);
});

test('an aisle that was chosen for a food in German holds for its English name too, and a saved list keeps both names', async () => {
  const user = await t.makeUser();
  const headers = { 'sorrel-language': 'de' };
  const aisle = async (name: string, of: object) =>
    (await t.send('GET', `/api/lists/find-aisle?name=${encodeURIComponent(name)}`, { user, ...of })).body.aisle;
  expect([await aisle('Petersilie', { headers }), await aisle('Milch', { headers })]).toEqual([
    'produce',
    'dairy and eggs',
  ]);
  await t.send('PUT', '/api/lists/remember-aisle', { user, headers, body: { name: 'Petersilie', aisle: 'frozen' } });
  expect([await aisle('parsley', {}), await aisle('petersilie', { headers })]).toEqual(['frozen', 'frozen']);
  const { id } = (await save(user, 'markt', { produce: [item('basilikum', { food: 'basil' })] })).body;
  expect((await t.send('GET', `/api/lists/load/${id}`, { user })).body.list).toMatchObject([
    { name: 'basilikum', food: 'basil' },
  ]);
});

test('what is typed in another language than English is known as its food, what nobody knows for certain is not', async () => {
  const user = await t.makeUser();
  const food = async (name: string, language = 'en') =>
    (
      await t.send('GET', `/api/lists/find-aisle?name=${encodeURIComponent(name)}`, {
        user,
        headers: { 'sorrel-language': language },
      })
    ).body.food;
  expect(await Promise.all(['Basilikum', 'oignons', 'cebollas', 'cipolle', 'uien'].map((name) => food(name)))).toEqual([
    'basil',
    'onion',
    'onion',
    'onion',
    'onion',
  ]);
  expect([await food('Zwiebeln', 'de'), await food('Müllbeutel', 'de'), await food('Zorblax', 'de')]).toEqual([
    'onion',
    undefined,
    undefined,
  ]);
  expect([await food('zucchini'), await food('basil'), await food('mango')]).toEqual([undefined, undefined, undefined]);
});

test('a page in German gets the German names of foods, an English one none', async () => {
  const user = await t.makeUser();
  const names = async (language: string) =>
    (await t.send('GET', '/api/lists/food-names', { user, headers: { 'sorrel-language': language } })).body.names;
  expect(await names('de')).toMatchObject({ basil: 'basilikum', onion: 'zwiebel', 'basmati rice': 'basmatireis' });
  expect(await names('en')).toEqual({});
});

test('PUB-40 ROLE-09 a premium user gets a prepared search for each line of the basket, a free user is told to upgrade', async () => {
  const basket = [
    { name: 'crème fraîche', amount: '200 ml' },
    { name: 'salt & pepper', amount: '' },
  ];
  const send = (user: TestUser, body: object = { supermarket: 'tesco', basket }) =>
    t.send('POST', '/api/lists/send-to-supermarket', { user, body });
  const premium = await t.makeUser({ premium: true });
  const known = (await t.send('GET', '/api/lists/supermarkets', { user: premium })).body.supermarkets;
  expect(known.map(({ name }: { name: string }) => name)).toEqual([
    'Asda',
    'Morrisons',
    'Ocado',
    'Sainsbury’s',
    'Tesco',
    'Waitrose',
  ]);
  const sent = await send(premium);
  expect(sent.status).toBe(200);
  expect(sent.body.url).toBeNull();
  expect(sent.body.basket).toEqual([
    { ...basket[0], url: 'https://www.tesco.com/groceries/en-GB/search?query=cr%C3%A8me%20fra%C3%AEche' },
    { ...basket[1], url: 'https://www.tesco.com/groceries/en-GB/search?query=salt%20%26%20pepper' },
  ]);
  for (const { id } of known) {
    const [line] = (await send(premium, { supermarket: id, basket: [{ name: 'sea salt' }] })).body.basket;
    expect(line.url).toMatch(/^https:\/\/[a-z.]+\/.+sea%20salt$/);
  }
  expect((await send(premium, { supermarket: 'corner shop', basket })).status).toBe(400);
  expect((await send(premium, { supermarket: 'retailer', basket })).status).toBe(404);
  expect((await send(premium, { supermarket: 'tesco', basket: [] })).status).toBe(400);
  const refused = await send(await t.makeUser());
  expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
});
