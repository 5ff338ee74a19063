import { ENDPOINTS } from '@sorrel/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeCalls } from '../../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const WEEK = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));

const invite = async (user: TestUser, role = 'editor'): Promise<string> => {
  const reply = await t.send('POST', '/api/household/invites', { user, body: { role } });
  expect(reply.status).toBe(200);
  return reply.body.address.split('#')[1];
};
const join = (user: TestUser, token: string) => t.send('POST', '/api/household/join', { user, body: { token } });
const leave = (user: TestUser) => t.send('POST', '/api/household/leave', { user });
const see = async (user: TestUser) => (await t.send('GET', '/api/household', { user })).body;
const namesOf = async (user: TestUser, what: 'recipes' | 'plans' | 'lists' | 'tags'): Promise<string[]> => {
  const address = {
    recipes: '/api/recipes/user-recipes?limit=100',
    plans: '/api/plans/get-plans?limit=100',
    lists: '/api/lists/get-lists?limit=100',
    tags: '/api/recipes/get-tags',
  }[what];
  const { body } = await t.send('GET', address, { user });
  const rows: { name: string; own?: boolean }[] = body.results ?? body.plans ?? body.lists ?? body;
  return rows.filter(({ own }) => what !== 'tags' || own).map(({ name }) => name);
};
const savePlan = (user: TestUser, name: string) =>
  t.send('POST', '/api/plans/save', { user, body: { name, plan: WEEK } });
const saveList = (user: TestUser, name: string, produce: object[] = []) =>
  t.send('POST', '/api/lists/save', { user, body: { name, shoppingList: { produce } } });

/** Two who live together, the second with this role. */
async function couple(role = 'editor', options: { premium?: boolean } = {}) {
  const [owner, other] = [await t.makeUser(options), await t.makeUser()];
  expect((await join(other, await invite(owner, role))).status).toBe(200);
  return { owner, other };
}

describe('joining', () => {
  test('brings recipes, plans and lists along; equal names get a number, and favourites stay each one’s own', async () => {
    const [owner, other] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    for (const user of [owner, other]) {
      await savePlan(user, 'Week');
      await saveList(user, 'Saturday', [{ id: `leek of ${user.id}`, name: 'leek' }]);
      await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Camping' } });
      const shop = { habit: 'shop', kind: 'add', madeAtMs: 0, seenMs: 0 };
      const operations = ['usual', user.id].map((key) => {
        return { ...shop, id: `add ${key}`, key, values: { name: key === 'usual' ? user.id : 'Corner' } };
      });
      await t.send('POST', '/api/lists/habits', { user, body: { sentAtMs: 0, operations } });
      for (const name of ['egg', user === owner ? 'milk' : 'leek']) {
        const hundredths = user === owner ? 320 : 99;
        const price = { name, hundredths, quantity: 1, unit: 'kg', currency: 'EUR' };
        await t.send('PUT', '/api/lists/prices', { user, body: price });
      }
    }
    await t.send('POST', '/api/recipes/add-tag', { user: other, body: { name: 'Sundays' } });
    const tags: { tag_id: number; name: string }[] = (await t.send('GET', '/api/recipes/get-tags', { user: other }))
      .body;
    const tagIds = tags.filter(({ name }) => name === 'Camping' || name === 'Sundays').map(({ tag_id }) => tag_id);
    await calls.added(owner, { recipeName: 'Leek pie' });
    const soup = await calls.added(other, { recipeName: 'Bean soup', tags: JSON.stringify(tagIds) });
    await t.send('PUT', `/api/recipes/toggle-fave/${soup}`, { user: other });

    const joined = await join(other, await invite(owner));
    expect(joined.body.members.map((member: { role: string }) => member.role)).toEqual(['owner', 'editor']);
    for (const user of [owner, other]) {
      expect((await namesOf(user, 'recipes')).toSorted()).toEqual(['Bean soup', 'Leek pie']);
      expect((await namesOf(user, 'plans')).toSorted()).toEqual(['week', 'week 2']);
      expect((await namesOf(user, 'lists')).toSorted()).toEqual(['saturday', 'saturday 2']);
      expect((await namesOf(user, 'tags')).toSorted()).toEqual(['Camping', 'Sundays']);
      const { habits } = (await t.send('POST', '/api/lists/habits', { user, body: { sentAtMs: 0 } })).body;
      const { prices } = (await t.send('GET', '/api/lists/prices', { user })).body;
      // and of the food that both have priced, the household's own price
      expect(prices.map((one: { name: string; hundredths: number }) => `${one.name} ${one.hundredths}`)).toEqual([
        'egg 320',
        'leek 99',
        'milk 320',
      ]);
      // of the shop that both have, the household's own stays
      expect(habits.map(({ values }: { values: { name: string } }) => values.name)).toEqual([
        owner.id,
        'Corner',
        'Corner',
      ]);
    }
    const recipe = async (user: TestUser) => (await t.send('GET', `/api/recipes/get-recipe/${soup}`, { user })).body;
    expect(await recipe(other)).toMatchObject({ is_favorite: true, own: true, user_id: other.id });
    expect(await recipe(owner)).toMatchObject({ is_favorite: false, own: true, user_id: other.id });
    expect((await recipe(owner)).tags.map((tag: { name: string }) => tag.name).toSorted()).toEqual([
      'Camping',
      'Sundays',
    ]);
    const { rows } = await t.services.pool.query('select id from households where id = $1', [other.householdId]);
    expect(rows).toEqual([]);
  });

  test('brings what rests in the trash along: it comes back with its tags in the other household', async () => {
    const [owner, other] = [await t.makeUser({ premium: true }), await t.makeUser({ premium: true })];
    for (const user of [owner, other])
      await t.send('POST', '/api/recipes/add-tag', { user, body: { name: 'Camping' } });
    const tags: { tag_id: number; name: string }[] = (await t.send('GET', '/api/recipes/get-tags', { user: other }))
      .body;
    const camping = tags.find(({ name }) => name === 'Camping')?.tag_id;
    const soup = await calls.added(other, { recipeName: 'Bean soup', tags: JSON.stringify([camping]) });
    await t.send('DELETE', `/api/recipes/delete-recipe/${soup}`, { user: other });
    const list = (await saveList(other, 'Saturday', [{ id: 'leek', name: 'leek' }])).body.id;
    await t.send('DELETE', `/api/lists/delete/${list}`, { user: other });
    const plan = (await savePlan(other, 'Week')).body.mealPlanId;
    await t.send('DELETE', `/api/plans/delete/${plan}`, { user: other });
    await join(other, await invite(owner));
    for (const [kind, id] of [
      ['recipes', soup],
      ['lists', list],
      ['plans', plan],
    ])
      expect((await t.send('POST', `/api/${kind}/trash/${id}`, { user: owner })).status).toBe(200);
    expect(await namesOf(owner, 'recipes')).toEqual(['Bean soup']);
    expect(await namesOf(owner, 'lists')).toEqual(['saturday']);
    expect(await namesOf(owner, 'plans')).toEqual(['week']);
    const { body } = await t.send('GET', `/api/recipes/get-recipe/${soup}`, { user: owner });
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(['Camping']);
  });

  test('a link lets one person in: of two at once one, afterwards nobody', async () => {
    const owner = await t.makeUser();
    const token = await invite(owner);
    const looked = await t.send('POST', '/api/household/look', { body: { token } });
    expect(looked).toMatchObject({ status: 200, body: { role: 'editor' } });
    const [one, two, third] = [await t.makeUser(), await t.makeUser(), await t.makeUser()];
    const statuses = (await Promise.all([join(one, token), join(two, token)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect((await join(third, token)).status).toBe(404);
    expect((await see(owner)).members).toHaveLength(2);
  });

  test('a link is over after seven days, or when it is withdrawn; nobody joins their own household', async () => {
    const owner = await t.makeUser();
    const token = await invite(owner);
    expect((await join(owner, token)).status).toBe(409);
    const [open] = (await see(owner)).invites;
    expect((await t.send('DELETE', `/api/household/invites/${open.id}`, { user: owner })).status).toBe(200);
    expect((await join(await t.makeUser(), token)).status).toBe(404);
    const late = await invite(owner);
    await t.services.pool.query("update household_invites set expires_at = now() - interval '1 second'");
    expect((await join(await t.makeUser(), late)).status).toBe(404);
  });

  test('recipes that are being saved meanwhile come along, or are refused with a sentence; none is lost', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser({ premium: true })];
    const token = await invite(owner);
    const saves = Array.from({ length: 6 }, (_, index) => calls.add(other, { recipeName: `Soup ${index}` }));
    const [joined, ...replies] = await Promise.all([join(other, token), ...saves]);
    expect(joined.status).toBe(200);
    const kept = replies.filter(({ status }) => status === 200).length;
    expect(replies.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    expect(await namesOf(owner, 'recipes')).toHaveLength(kept);
  });
});

describe('somebody new who came by an invitation', () => {
  const PASSWORD = 'quiet-copper-lantern-42';
  const register = async (invite?: string) => {
    const body = { email: `new-${crypto.randomUUID()}@example.com`, password: PASSWORD };
    expect((await t.send('POST', '/api/auth/register', { body: { ...body, invite } })).status).toBe(201);
    await t.services.pool.query('update users set email_verified_at = now() where email = $1', [body.email]);
    const logIn = async () => {
      const reply = await t.send('POST', '/api/auth/authenticate', { body });
      const user = { headers: { authorization: `Bearer ${reply.body.token}` } } as TestUser;
      return { user, redirectTo: reply.body.redirectTo };
    };
    return { logIn };
  };
  const waiting = async (user: TestUser) =>
    (await t.send('GET', '/api/household/invitation', { user })).body.invitation;

  test('is asked about it after logging in, on whatever device, and joins without the link', async () => {
    const owner = await t.makeUser();
    const newcomer = await register(await invite(owner, 'reader'));
    const { user, redirectTo } = await newcomer.logIn();
    expect(redirectTo).toBe('/app/join');
    expect(await waiting(user)).toMatchObject({ role: 'reader', members: [expect.any(String)] });
    const joined = await t.send('POST', '/api/household/join', { user, body: {} });
    expect(joined).toMatchObject({ status: 200, body: { role: 'reader' } });
    const again = await newcomer.logIn();
    expect(again.redirectTo).toBe('/app/create-profile');
    expect(await waiting(again.user)).toBeNull();
    expect((await t.send('POST', '/api/household/join', { user: again.user, body: {} })).status).toBe(404);
  });

  test('is not asked again who said no, and not where somebody else used the link', async () => {
    const owner = await t.makeUser();
    const token = await invite(owner);
    const [no, late] = [await register(token), await register(token)];
    const { user } = await no.logIn();
    expect((await t.send('DELETE', '/api/household/invitation', { user })).status).toBe(200);
    expect((await no.logIn()).redirectTo).toBe('/app/create-profile');
    expect((await join(await t.makeUser(), token)).status).toBe(200);
    const { user: tooLate, redirectTo } = await late.logIn();
    expect([redirectTo, await waiting(tooLate)]).toEqual(['/app/create-profile', null]);
    expect((await see(owner)).members).toHaveLength(2);
  });

  test('a link that opens nothing hinders nobody who registers', async () => {
    const { redirectTo } = await (await register('no-such-link')).logIn();
    expect(redirectTo).toBe('/app/create-profile');
  });
});

describe('what a member may do', () => {
  test('a reader sees everything and ticks; every other change is refused with who can allow it', async () => {
    const { owner, other: reader } = await couple('reader');
    await calls.added(owner, { recipeName: 'Leek pie' });
    const { id } = (await saveList(owner, 'Saturday', [{ id: 'leek', name: 'leek' }])).body;
    expect(await namesOf(reader, 'recipes')).toEqual(['Leek pie']);
    const sync = (operation: object) =>
      t.send('POST', `/api/lists/sync/${id}`, {
        user: reader,
        body: {
          sentAtMs: 1,
          operations: [{ id: crypto.randomUUID(), item: 'leek', madeAtMs: 1, seenMs: 0, ...operation }],
        },
      });
    expect((await sync({ kind: 'set', fields: { checked: true } })).status).toBe(200);
    expect((await sync({ kind: 'set', fields: { checked: true, name: 'onion' } })).status).toBe(403);
    expect((await sync({ kind: 'remove' })).status).toBe(403);
    expect((await saveList(reader, 'Another')).status).toBe(403);
    const refused = await calls.add(reader, { recipeName: 'Soup' });
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('owners can let you') } });
    for (const { method, path } of ENDPOINTS.filter(({ isForEditors }) => isForEditors)) {
      const url = path.replace(/:\w+/g, '1');
      const { status, body } = await t.send(method, url, { user: reader, body: {} });
      expect([path, status, body.upgrade ?? false]).toEqual([path, 403, body.upgrade ?? false]);
    }
    expect(await namesOf(owner, 'recipes')).toEqual(['Leek pie']);
  });

  test('every call that changes something says whether a reader may', () => {
    const own = ENDPOINTS.filter(
      ({ method, isForEditors, access }) => method !== 'GET' && !isForEditors && access !== 'anyone',
    )
      .map(({ path }) => path)
      .filter((path) => /^\/api\/(recipes|plans|lists)/.test(path));
    expect(own.toSorted()).toEqual([
      '/api/lists/habits',
      '/api/lists/of-recipes',
      '/api/lists/prices/of-recipes',
      '/api/lists/save',
      '/api/lists/send-to-supermarket',
      '/api/lists/sync/:id',
      '/api/plans/calendar',
      '/api/plans/calendar',
      '/api/plans/explain',
      '/api/plans/fresh-meals',
      '/api/plans/generate',
      '/api/plans/reminders',
      '/api/plans/reminders',
      '/api/recipes/chosen/export',
      '/api/recipes/find-pages',
      '/api/recipes/imports/:id/stop',
      '/api/recipes/named',
      '/api/recipes/read-ingredients',
      '/api/recipes/read-page',
      '/api/recipes/toggle-fave/:id',
      '/api/recipes/what-to-cook',
    ]);
  });

  test('only owners name, invite, change roles and take people out; the last owner names another first', async () => {
    const { owner, other } = await couple('editor');
    const role = (user: TestUser, id: string, wanted: string) =>
      t.send('PUT', `/api/household/members/${id}`, { user, body: { role: wanted } });
    expect((await role(other, owner.id, 'reader')).status).toBe(403);
    expect((await t.send('PUT', '/api/household', { user: other, body: { name: 'Mine' } })).status).toBe(403);
    expect((await t.send('POST', '/api/household/invites', { user: other, body: { role: 'owner' } })).status).toBe(403);
    expect((await t.send('DELETE', `/api/household/members/${owner.id}`, { user: other })).status).toBe(403);
    expect((await leave(owner)).status).toBe(409);
    expect((await role(owner, owner.id, 'editor')).status).toBe(409);
    expect((await role(owner, other.id, 'owner')).status).toBe(200);
    expect((await role(other, owner.id, 'reader')).status).toBe(200);
    expect((await see(owner)).role).toBe('reader');
  });

  test('premium of one opens what is shared to the other; the free limit stays each one’s own', async () => {
    const { owner, other } = await couple('editor', { premium: true });
    expect((await t.send('GET', '/api/plans/recipe-analytics', { user: other })).status).toBe(200);
    await t.services.pool.query(
      `insert into recipes (household_id, added_by, name, search_text)
       select $1, $2, 'Soup ' || n, 'soup' from generate_series(1, 35) n`,
      [owner.householdId, other.id],
    );
    expect((await calls.add(other, { recipeName: 'One more' })).status).toBe(403);
    expect((await calls.add(owner, { recipeName: 'One more' })).status).toBe(200);
    const { body } = await t.send('GET', '/api/auth/user', { user: other });
    expect(body).toMatchObject({ premium: true, own_premium: false, recipe_count: 35 });
  });
});

describe('leaving', () => {
  test('takes copies of what one added and of one’s favourites; the household keeps its own, unsigned', async () => {
    const { owner, other } = await couple();
    const pie = await calls.added(owner, { recipeName: 'Leek pie' });
    await calls.added(owner, { recipeName: 'Onion tart' });
    const soup = await calls.added(other, { recipeName: 'Bean soup' });
    await t.send('PUT', `/api/recipes/toggle-fave/${pie}`, { user: other });
    await savePlan(other, 'Week');

    const replies = await Promise.all([leave(other), leave(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await namesOf(other, 'recipes')).toSorted()).toEqual(['Bean soup', 'Leek pie']);
    expect(await namesOf(other, 'plans')).toEqual([]);
    expect((await namesOf(owner, 'recipes')).toSorted()).toEqual(['Bean soup', 'Leek pie', 'Onion tart']);
    expect(await namesOf(owner, 'plans')).toEqual(['week']);
    const kept = (await t.send('GET', `/api/recipes/get-recipe/${soup}`, { user: owner })).body;
    expect(kept).toMatchObject({ user_id: null, own: true });
    expect((await t.send('GET', `/api/recipes/get-recipe/${soup}`, { user: other })).status).toBe(404);
    expect((await leave(owner)).status).toBe(409);
  });

  test('who is taken out gets the same, and has a household of their own', async () => {
    const { owner, other } = await couple();
    await calls.added(other, { recipeName: 'Bean soup' });
    const reply = await t.send('DELETE', `/api/household/members/${other.id}`, { user: owner });
    expect(reply.body.members).toHaveLength(1);
    expect(await namesOf(other, 'recipes')).toEqual(['Bean soup']);
    expect((await see(other)).members).toMatchObject([{ is_self: true, role: 'owner' }]);
  });

  test('an account that is deleted leaves nothing of the person, and the household its things', async () => {
    const { owner, other } = await couple();
    await calls.added(other, { recipeName: 'Bean soup' });
    await savePlan(other, 'Week');
    await saveList(other, 'Saturday');
    const { removeMember } = await import('../../auth/households-repo.ts');
    await t.services.db.transaction((tx) => removeMember(tx, { id: other.id, householdId: owner.householdId }));
    expect(await namesOf(owner, 'recipes')).toEqual(['Bean soup']);
    expect(await namesOf(owner, 'lists')).toEqual(['saturday']);
    const tables = await t.services.pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'rate_limits'",
    );
    for (const { name } of tables.rows) {
      const { rowCount } = await t.services.pool.query(
        `select from "${name}" x where position($1 in row_to_json(x)::text) > 0`,
        [other.id],
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });
});

test('two households never see each other: recipes, plans, lists and tags', async () => {
  const [one, two] = [await couple(), await couple()];
  const recipe = await calls.added(one.other, { recipeName: 'Leek pie' });
  const plan = (await savePlan(one.other, 'Week')).body.mealPlanId;
  const list = (await saveList(one.other, 'Saturday')).body.id;
  for (const user of [two.owner, two.other]) {
    for (const what of ['recipes', 'plans', 'lists', 'tags'] as const) expect(await namesOf(user, what)).toEqual([]);
    for (const [method, url, body] of [
      ['GET', `/api/recipes/get-recipe/${recipe}`],
      ['DELETE', `/api/recipes/delete-recipe/${recipe}`],
      ['PUT', `/api/recipes/toggle-fave/${recipe}`],
      ['GET', `/api/plans/load/${plan}`],
      ['DELETE', `/api/plans/delete/${plan}`],
      ['GET', `/api/lists/load/${list}`],
      ['GET', `/api/lists/get-list/${plan}`],
      ['POST', `/api/lists/sync/${list}`, { sentAtMs: 1 }],
      ['DELETE', `/api/lists/delete/${list}`],
    ] as const) {
      expect([url, (await t.send(method, url, { user, ...(body && { body }) })).status]).toEqual([url, 404]);
    }
  }
  const member = `/api/household/members/${one.other.id}`;
  expect((await t.send('PUT', member, { user: two.owner, body: { role: 'reader' } })).status).toBe(404);
  expect((await t.send('DELETE', member, { user: two.owner })).status).toBe(404);
  for (const user of [one.owner, one.other]) expect(await namesOf(user, 'recipes')).toEqual(['Leek pie']);
});

test('an invitation of somebody who is an owner no more lets nobody in', async () => {
  const { owner, other } = await couple('owner');
  const guest = await t.makeUser();
  const token = await invite(other, 'owner');
  const role = (is: string) => t.send('PUT', `/api/household/members/${other.id}`, { user: owner, body: { role: is } });
  expect((await role('reader')).status).toBe(200);
  expect((await see(owner)).invites).toEqual([]);
  expect((await t.send('POST', '/api/household/look', { body: { token } })).status).toBe(404);
  expect((await join(guest, token)).status).toBe(404);
  // also where it is in the table all the same
  const late = await invite(owner, 'editor');
  await t.services.pool.query('update household_invites set invited_by = $1 where household_id = $2', [
    other.id,
    owner.householdId,
  ]);
  expect((await t.send('POST', '/api/household/look', { body: { token: late } })).status).toBe(404);
  expect((await join(guest, late)).status).toBe(404);
  expect((await see(owner)).members).toHaveLength(2);
});

test('dishes that are still to be counted again come along', async () => {
  const [owner, other] = [await t.makeUser(), await t.makeUser()];
  const recipe = await calls.added(other);
  await t.services.pool.query(
    'insert into recipe_recounts (household_id, recipe_id, after_id) values ($1, $2, gen_random_uuid())',
    [other.householdId, recipe],
  );
  expect((await join(other, await invite(owner))).status).toBe(200);
  const { rows } = await t.services.pool.query('select household_id from recipe_recounts where recipe_id = $1', [
    recipe,
  ]);
  expect(rows).toEqual([{ household_id: owner.householdId }]);
});

test('who looks at many links is one, however many addresses of a network they have', async () => {
  const look = (place: number) =>
    t.app.inject({
      method: 'POST',
      url: '/api/household/look',
      payload: { token: 'x'.repeat(43) },
      remoteAddress: `2001:db8:7:7::${place.toString(16)}`,
    });
  const statuses = [];
  for (let place = 1; place <= 121; place += 1) statuses.push((await look(place)).statusCode);
  expect(statuses.slice(0, 120).every((status) => status !== 429)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
