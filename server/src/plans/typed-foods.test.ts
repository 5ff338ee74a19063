import { PERSON_COLOURS } from '@sorrel/core/households/person';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { ONE_OF_EACH } from '../../testing/week-samples.ts';
import { householdPersons } from '../db/tables/households.ts';
import { GRAMS_WORK } from '../foods/price-rates.ts';
import type { Workers } from '../platform/workers.ts';
import { TYPED_WORK } from './food-by-any-name.ts';

let t: TestApp;
let watched: TestApp;
const asked: { kind: string; task: unknown }[] = [];
beforeAll(async () => {
  t = await testApp();
  const { workers } = t.services;
  const run: Workers['run'] = (work, task, turn) => {
    asked.push({ kind: work.kind, task });
    return workers.run(work, task, turn);
  };
  watched = await testApp({}, { ...t.services, workers: { ...workers, run } });
});
afterAll(async () => {
  await watched.app.close();
  await t.close();
});
const askedOf = (kind: string) => asked.splice(0).flatMap((one) => (one.kind === kind ? [one.task] : []));

test('foods that a person typed are read in a worker, once a process, however many nobody knows', async () => {
  const user = await t.makeUser();
  const useUp = Array.from({ length: 20 }, (_, index) => `frobnicate ${index}`);
  const body = { structure: ONE_OF_EACH, wishes: { useUp } };
  const generate = () => watched.send('POST', '/api/plans/generate', { user, body });
  expect((await generate()).status).toBe(200);
  expect(askedOf(TYPED_WORK.kind)).toEqual([{ useUp, excluded: [], language: 'en' }]);
  expect((await generate()).status).toBe(200);
  expect(askedOf(TYPED_WORK.kind)).toEqual([]);
});

test('so are foods that somebody does not eat', async () => {
  const user = await t.makeUser();
  const excludedFoods = Array.from({ length: 30 }, (_, index) => `grobnicate ${index}`);
  await t.services.db.insert(householdPersons).values({
    householdId: user.householdId,
    id: user.id,
    isMember: true,
    colour: PERSON_COLOURS[0],
    portion: 1,
    excludedFoods,
  });
  const body = { structure: ONE_OF_EACH };
  expect((await watched.send('POST', '/api/plans/generate', { user, body })).status).toBe(200);
  expect(askedOf(TYPED_WORK.kind)).toEqual([{ useUp: [], excluded: excludedFoods, language: 'en' }]);
});

test('what units of priced foods weigh is read in a worker, once a process', async () => {
  const user = await t.makeUser();
  const prices = Array.from({ length: 50 }, (_, index) => ({
    name: `hrobnicate ${index}`,
    hundredths: 100,
    quantity: 1,
    unit: 'g',
  }));
  await t.send('PUT', '/api/lists/prices', {
    user,
    body: { name: 'salt', hundredths: 100, quantity: 1, unit: 'kg', currency: 'EUR' },
  });
  await t.services.db.execute(
    sql`update food_prices set kept = ${JSON.stringify({ currency: 'EUR', prices })}::jsonb where household_id = ${user.householdId}`,
  );
  const list = () => watched.send('GET', '/api/lists/prices', { user });
  expect((await list()).body.prices).toHaveLength(50);
  expect(askedOf(GRAMS_WORK.kind)).toEqual([{ names: prices.map(({ name }) => name) }]);
  expect((await list()).body.prices).toHaveLength(50);
  expect(askedOf(GRAMS_WORK.kind)).toEqual([]);
});
