import type { Person, PersonInput } from '@sorrel/contract/persons';
import { PERSONS_MAX } from '@sorrel/core/households/person';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword, type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { plans } from '../../db/tables/plans.ts';

const PASSWORD = 'quiet-copper-lantern-42';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const EATS: PersonInput = {
  colour: 'sky',
  goal_kcal: null,
  excluded_foods: [],
  portion: 1,
  away: [],
  diets: [],
  allergens: [],
  body: null,
};
const MIA = { ...EATS, name: 'Mia', portion: 0.75 };

const persons = async (user: TestUser): Promise<Person[]> =>
  (await t.send('GET', '/api/household/persons', { user })).body;
const add = (user: TestUser, body: object = MIA) => t.send('POST', '/api/household/persons', { user, body });
const save = (user: TestUser, id: string, body: object) =>
  t.send('PUT', `/api/household/persons/${id}`, { user, body });
const remove = (user: TestUser, id: string) => t.send('DELETE', `/api/household/persons/${id}`, { user });
const names = async (user: TestUser) => (await persons(user)).map(({ name }) => name);
const leave = (user: TestUser) => t.send('POST', '/api/household/leave', { user });
async function join(other: TestUser, owner: TestUser, role = 'editor') {
  const invite = await t.send('POST', '/api/household/invites', { user: owner, body: { role } });
  const token = invite.body.address.split('#')[1];
  expect((await t.send('POST', '/api/household/join', { user: other, body: { token } })).status).toBe(200);
}
const profile = (user: TestUser, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return t.send('PUT', '/api/auth/update-profile', { user, form });
};

describe('who eats', () => {
  test('the account itself comes first, with what its profile says and nothing stored twice', async () => {
    const user = await t.makeUser();
    await profile(user, {
      fullName: 'Robin Ash',
      gender: 'female',
      dob: '1990-05-01',
      height: '165',
      weight: '60',
      activityLevel: 'sedentary',
    });
    await t.send('PUT', '/api/auth/update-preferences', { user, body: { diets: ['Vegan'], allergens: ['egg'] } });
    const [self, ...others] = await persons(user);
    expect(others).toEqual([]);
    expect(self).toMatchObject({
      id: user.id,
      name: 'Robin',
      is_self: true,
      is_member: true,
      goal_kcal: null,
      diets: ['Vegan'],
      allergens: ['egg'],
      portion: 1,
      away: [],
      body: null,
    });
    expect(self?.daily_kcal).toBeGreaterThan(1500);
    expect(self?.daily_kcal).toBeLessThan(1800);
    await save(user, user.id, { ...EATS, goal_kcal: 1900, portion: 1.25, name: 'Somebody', diets: ['Vegetarian'] });
    expect((await persons(user))[0]).toMatchObject({
      name: 'Robin',
      daily_kcal: 1900,
      portion: 1.25,
      diets: ['Vegan'],
    });
    const { rows } = await t.services.pool.query('select name, diets from household_persons where id = $1', [user.id]);
    expect(rows).toEqual([{ name: '', diets: [] }]);
  });

  test('a child needs no account, is changed and removed; a goal is worked out for who is grown up alone', async () => {
    const user = await t.makeUser();
    const added = await add(user, {
      ...MIA,
      excluded_foods: ['liver', 'liver'],
      away: ['0-lunch'],
      allergens: ['nuts'],
    });
    expect(added.status).toBe(200);
    const mia: Person = added.body[1];
    expect(mia).toMatchObject({
      name: 'Mia',
      is_member: false,
      excluded_foods: ['liver'],
      away: ['0-lunch'],
      allergens: ['nuts'],
      daily_kcal: null,
      portion: 0.75,
    });
    const body = { birth_date: '2018-03-01', gender: 'female', height: 120, weight: 24, activity_level: 'sedentary' };
    const child = await save(user, mia.id, { ...MIA, body });
    expect(child.body[1]).toMatchObject({ body, daily_kcal: null });
    const grown = await save(user, mia.id, { ...MIA, body: { ...body, birth_date: '1988-03-01' } });
    expect(grown.body[1].daily_kcal).toBeGreaterThan(800);
    expect((await save(user, mia.id, { ...MIA, body: { ...body, birth_date: '2999-01-01' } })).status).toBe(400);
    expect((await remove(user, mia.id)).body).toHaveLength(1);
    expect((await remove(user, mia.id)).status).toBe(404);
  });

  test('what is not sent right is refused: no name, no such portion, no such meal', async () => {
    const user = await t.makeUser();
    for (const wrong of [{ name: ' ' }, { portion: 3 }, { away: ['7-lunch'] }, { goal_kcal: 20 }, { colour: 'red' }]) {
      expect([wrong, (await add(user, { ...MIA, ...wrong })).status]).toEqual([wrong, 400]);
    }
    expect(await persons(user)).toHaveLength(1);
  });

  test(`${PERSONS_MAX} eat at most, also when two are added at once; none replaces a member`, async () => {
    const user = await t.makeUser();
    for (let count = 1; count < PERSONS_MAX - 1; count++) await add(user, { ...MIA, name: `Child ${count}` });
    const statuses = (await Promise.all([add(user), add(user)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await persons(user)).toHaveLength(PERSONS_MAX);
    expect((await remove(user, user.id)).status).toBe(404);
  });
});

describe('in a household of several', () => {
  test('each sees the same people, themselves first; bodies of those looked after are for who may change them', async () => {
    const [owner, reader] = [await t.makeUser(), await t.makeUser()];
    await join(reader, owner, 'reader');
    await add(owner, {
      ...MIA,
      body: { birth_date: '2018-03-01', gender: null, height: null, weight: 24, activity_level: null },
    });
    const [first, second, mia] = await persons(reader);
    expect([first?.id, second?.id, mia?.name]).toEqual([reader.id, owner.id, 'Mia']);
    expect([first, second, mia].map((person) => person?.body)).toEqual([null, null, null]);
    expect((await persons(owner))[2]?.body?.weight).toBe(24);
    for (const refused of [await add(reader), await save(reader, reader.id, EATS), await remove(reader, mia?.id ?? '')])
      expect(refused.status).toBe(403);
  });

  test('another household’s person is as if there were none', async () => {
    const [owner, stranger] = [await t.makeUser(), await t.makeUser()];
    const id = (await add(owner)).body[1].id;
    const missing = await save(stranger, crypto.randomUUID(), MIA);
    expect(await save(stranger, id, MIA)).toMatchObject({ status: 404, body: missing.body });
    expect((await save(stranger, owner.id, EATS)).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await names(owner)).toContain('Mia');
  });

  test('who joins brings those they look after; who leaves takes what is said of them and nobody else', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser()];
    await add(owner);
    await add(other, { ...MIA, name: 'Tom' });
    await save(other, other.id, { ...EATS, goal_kcal: 2400 });
    await join(other, owner);
    expect((await names(owner)).slice(2)).toEqual(['Mia', 'Tom']);
    expect((await persons(owner))[1]).toMatchObject({ id: other.id, goal_kcal: 2400 });
    await leave(other);
    expect(await persons(other)).toMatchObject([{ id: other.id, goal_kcal: 2400 }]);
    expect((await names(owner)).slice(1)).toEqual(['Mia', 'Tom']);
  });

  test('a deleted account leaves nothing of its person, and those looked after stay', async () => {
    const [owner, other] = [await t.makeUser(), await t.makeUser()];
    await join(other, owner);
    await add(other);
    await save(other, other.id, { ...EATS, goal_kcal: 2400 });
    await setPassword(t, other, await hashPassword(PASSWORD));
    const gone = await t.send('POST', '/api/auth/delete-account', {
      user: other,
      body: { reason: 'other', password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect((await names(owner)).slice(1)).toEqual(['Mia']);
    const { rows } = await t.services.pool.query('select 1 from household_persons where id = $1', [other.id]);
    expect(rows).toEqual([]);
  });
});

describe('who had no account and joins with one', () => {
  const takeOver = (user: TestUser, id: string) => t.send('POST', `/api/household/persons/${id}/take-over`, { user });
  const BEN = {
    ...EATS,
    name: 'Ben',
    portion: 1.25,
    excluded_foods: ['liver'],
    allergens: ['nuts'],
    away: ['0-lunch'],
  };
  async function joined() {
    const [anna, ben] = [await t.makeUser(), await t.makeUser()];
    await add(anna, BEN);
    await add(anna);
    await join(ben, anna);
    const id = (await persons(ben)).find(({ name }) => name === 'Ben')?.id ?? '';
    return { anna, ben, id };
  }

  test('is one person at the table, and no allergy of either is lost', async () => {
    const { anna, ben, id } = await joined();
    await t.send('PUT', '/api/auth/update-preferences', { user: ben, body: { diets: ['Vegan'], allergens: ['egg'] } });
    expect(await persons(ben)).toHaveLength(4);
    const { status, body } = await takeOver(ben, id);
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ is_self: true, portion: 1.25, excluded_foods: ['liver'], away: ['0-lunch'] });
    expect(body[0]).toMatchObject({ diets: ['Vegan'], allergens: ['egg', 'nuts'] });
    expect((await persons(anna)).map(({ is_member }) => is_member)).toEqual([true, true, false]);
    // the same press again, from another tab
    expect((await takeOver(ben, id)).status).toBe(404);
    expect((await takeOver(anna, id)).status).toBe(404);
    expect(await persons(ben)).toEqual(body);
  });

  test('of two who say so at once one is it', async () => {
    const { anna, ben, id } = await joined();
    const replies = await Promise.all([takeOver(anna, id), takeOver(ben, id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await persons(ben)).toHaveLength(3);
  });

  test('cannot be a member, nor somebody of another kitchen', async () => {
    const { anna, ben, id } = await joined();
    expect((await takeOver(ben, anna.id)).status).toBe(404);
    expect((await takeOver(await t.makeUser(), id)).status).toBe(404);
    expect(await persons(ben)).toHaveLength(4);
  });

  test('finds the plates in planned weeks, but where there are plates of both', async () => {
    const { anna, ben, id } = await joined();
    const plan = (name: string, ...eaters: string[]) => ({
      householdId: anna.householdId,
      name,
      mealPlan: [{ lunch: [{ plates: eaters.map((person) => ({ person, servings: 1 })) }] }],
    });
    await t.services.db.insert(plans).values([plan('Before', id), plan('Since', id, ben.id), plan('Other')]);
    await takeOver(ben, id);
    const rows = await t.services.db.select().from(plans).where(eq(plans.householdId, anna.householdId));
    const eaters = Object.fromEntries(
      rows.map(({ name, mealPlan }) => [
        name,
        (mealPlan as ReturnType<typeof plan>['mealPlan'])[0]?.lunch[0]?.plates.map(({ person }) => person),
      ]),
    );
    expect(eaters).toEqual({ Before: [ben.id], Since: [id, ben.id], Other: [] });
  });
});
