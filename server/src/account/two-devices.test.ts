import type { Person, PersonInput } from '@sorrel/contract/persons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const MIA: PersonInput & { name: string } = {
  name: 'Mia',
  colour: 'sky',
  goal_kcal: null,
  excluded_foods: ['liver'],
  portion: 1,
  away: ['0-lunch'],
  diets: [],
  allergens: ['egg'],
  body: { birth_date: null, gender: null, height: 120, weight: null, activity_level: null },
};

async function withMia() {
  const user = await t.makeUser();
  const added: Person[] = (await t.send('POST', '/api/household/persons', { user, body: MIA })).body;
  const id = added.find(({ name }) => name === 'Mia')?.id ?? '';
  return { user, id };
}
const save = async (user: TestUser, id: string, body: object): Promise<Person | undefined> => {
  const reply = await t.send('PUT', `/api/household/persons/${id}`, { user, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body as Person[]).find((person) => person.id === id);
};

describe('a person that two devices change', () => {
  test('has what each of them changed', async () => {
    const { user, id } = await withMia();
    const body = { ...MIA.body, weight: 25 };
    await save(user, id, { ...MIA, portion: 0.75, allergens: ['egg', 'nuts'], body, known: MIA });
    const away = ['0-lunch', '1-lunch'];
    const saved = await save(user, id, { ...MIA, allergens: ['egg', 'dairy'], away, goal_kcal: 1400, known: MIA });
    expect(saved).toMatchObject({ name: 'Mia', portion: 0.75, goal_kcal: 1400, away, excluded_foods: ['liver'] });
    expect(saved?.allergens.toSorted()).toEqual(['dairy', 'egg', 'nuts']);
    expect(saved?.body).toMatchObject({ height: 120, weight: 25 });
  });

  test('is a member too, of whom nothing was said before', async () => {
    const user = await t.makeUser();
    const [self]: Person[] = (await t.send('GET', '/api/household/persons', { user })).body;
    const known = { ...MIA, name: self?.name, colour: self?.colour, excluded_foods: [], away: [], allergens: [] };
    await save(user, user.id, { ...known, portion: 1.5, known });
    expect(await save(user, user.id, { ...known, excluded_foods: ['liver'], known })).toMatchObject({
      portion: 1.5,
      excluded_foods: ['liver'],
    });
  });

  test('is as the last save says where it does not tell what it knew', async () => {
    const { user, id } = await withMia();
    await save(user, id, { ...MIA, portion: 0.75 });
    expect((await save(user, id, MIA))?.portion).toBe(1);
  });
});

test('what an account eats is what each of two devices changed of it', async () => {
  const user = await t.makeUser();
  const known = { diets: [], allergens: ['egg'] };
  const set = async (body: object) => (await t.send('PUT', '/api/auth/update-preferences', { user, body })).body;
  await set(known);
  await set({ diets: [], allergens: ['egg', 'nuts'], known });
  const both = await set({ diets: ['Vegan'], allergens: ['egg', 'dairy'], known });
  expect(both.diets).toEqual(['Vegan']);
  expect(both.allergens.toSorted()).toEqual(['dairy', 'egg', 'nuts']);
});
