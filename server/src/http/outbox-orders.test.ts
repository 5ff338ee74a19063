import { randomUUID } from 'node:crypto';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, recipeCalls, recipeForm } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { ONE_OF_EACH } from '../../testing/week-samples.ts';
import { emptyMeal } from '../plans/meals.ts';

/*
 * What waits on a device is sent in the order in which it was done, and each with a key: but an answer may be lost, what was given up may
 * arrive late, and two tabs may send the same.
 */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { added, book } = recipeCalls(() => t);
const [MONDAY, NEXT] = ['2026-11-23', '2026-11-30'] as const;

/** A change as it waits: whenever it is sent, it has the same key. */
function waiting(
  user: TestUser,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  sent: { body?: unknown; fields?: Record<string, string> } = {},
) {
  const headers = { 'idempotency-key': randomUUID() };
  return () =>
    t.send(method, url, {
      user,
      headers,
      ...(sent.body !== undefined && { body: sent.body }),
      ...(sent.fields !== undefined && { form: recipeForm(sent.fields) }),
    });
}

const note = (name: string) => ({ ...emptyMeal(), name, note: { kind: 'note' as const } });
const week = () => emptyWeek(ONE_OF_EACH, note('Bread'));
function withDinner(day: number, name: string) {
  const plan = structuredClone(week());
  plan[day]!.dinner = [note(name)];
  return plan;
}
const savePlan = async (user: TestUser, name: string): Promise<string> =>
  (await t.send('POST', '/api/plans/save', { user, body: { name, plan: week() } })).body.mealPlanId;
const datesOf = async (user: TestUser) =>
  (await t.send('GET', '/api/plans/weeks', { user })).body.weeks.map(
    ({ name, weekStart }: Record<string, string>) => `${name} ${weekStart}`,
  );

interface Kind {
  what: string;
  make: (user: TestUser) => Promise<{
    first: ReturnType<typeof waiting>;
    second: ReturnType<typeof waiting>;
    state: () => Promise<unknown>;
  }>;
  /** The second is done at once or not at all: it never waits on a device. */
  isSecondOnline?: true;
  /** After the first and the second, however often each came. */
  inOrder: unknown;
  /** Where the second came first, which a device never sends: what stands, and what the first is answered then. */
  reversed: { state: unknown; first: number; second: number };
}

const KINDS: Kind[] = [
  {
    what: 'an edit of a recipe and the next one',
    make: async (user) => {
      const id = await added(user, { recipeName: 'Leek soup' });
      const url = `/api/recipes/edit-recipe/${id}`;
      return {
        first: waiting(user, 'PUT', url, { fields: { recipeName: 'Leek broth', version: '1' } }),
        second: waiting(user, 'PUT', url, { fields: { recipeName: 'Leek stew', version: '2' } }),
        state: async () => namesOf(await book(user)),
      };
    },
    inOrder: ['Leek stew'],
    reversed: { state: ['Leek broth'], first: 200, second: 409 },
  },
  {
    what: 'a recipe that is deleted and put back',
    isSecondOnline: true,
    make: async (user) => {
      const id = await added(user, { recipeName: 'Leek soup' });
      return {
        first: waiting(user, 'DELETE', `/api/recipes/delete-recipe/${id}`),
        second: waiting(user, 'POST', `/api/recipes/trash/${id}`),
        state: async () => namesOf(await book(user)),
      };
    },
    inOrder: ['Leek soup'],
    reversed: { state: [], first: 200, second: 404 },
  },
  {
    what: 'two saves of a plan',
    make: async (user) => {
      const id = await savePlan(user, 'autumn');
      const loaded = { id, slots: marksOf({ plan: week(), locks: {} }) };
      const save = (day: number, name: string) =>
        waiting(user, 'POST', '/api/plans/save', { body: { name: 'autumn', plan: withDinner(day, name), loaded } });
      return {
        first: save(1, 'Curry'),
        second: save(4, 'Trout'),
        state: async () => {
          const { mealPlan } = (await t.send('GET', `/api/plans/load/${id}`, { user })).body;
          return mealPlan.map(({ dinner }: { dinner: { name: string }[] }) => dinner[0]?.name).join();
        },
      };
    },
    inOrder: 'Bread,Curry,Bread,Bread,Trout,Bread,Bread',
    reversed: { state: 'Bread,Curry,Bread,Bread,Trout,Bread,Bread', first: 200, second: 200 },
  },
  {
    what: 'a plan that is deleted and put back',
    isSecondOnline: true,
    make: async (user) => {
      const id = await savePlan(user, 'autumn');
      return {
        first: waiting(user, 'DELETE', `/api/plans/delete/${id}`),
        second: waiting(user, 'POST', `/api/plans/trash/${id}`),
        state: async () => (await t.send('GET', '/api/plans/get-plans', { user })).body.total,
      };
    },
    inOrder: 1,
    reversed: { state: 0, first: 200, second: 404 },
  },
  {
    what: 'a plan that is given two weeks, one after the other',
    make: async (user) => {
      const id = await savePlan(user, 'autumn');
      const give = (weekStart: string) => waiting(user, 'PUT', `/api/plans/week/${id}`, { body: { weekStart } });
      return { first: give(MONDAY), second: give(NEXT), state: () => datesOf(user) };
    },
    inOrder: [`autumn ${NEXT}`],
    reversed: { state: [`autumn ${MONDAY}`], first: 200, second: 200 },
  },
  {
    what: 'a week that one plan has and then another',
    make: async (user) => {
      const [autumn, winter] = [await savePlan(user, 'autumn'), await savePlan(user, 'winter')];
      const give = (id: string) => waiting(user, 'PUT', `/api/plans/week/${id}`, { body: { weekStart: MONDAY } });
      return { first: give(autumn), second: give(winter), state: () => datesOf(user) };
    },
    inOrder: [`winter ${MONDAY}`],
    reversed: { state: [`autumn ${MONDAY}`], first: 200, second: 200 },
  },
  {
    what: 'a plan that is saved with a week, and has it taken off',
    make: async (user) => {
      const id = await savePlan(user, 'autumn');
      const body = { name: 'autumn', plan: withDinner(1, 'Curry'), weekStart: MONDAY };
      return {
        first: waiting(user, 'POST', '/api/plans/save', { body }),
        second: waiting(user, 'PUT', `/api/plans/week/${id}`, { body: { weekStart: null } }),
        state: () => datesOf(user),
      };
    },
    inOrder: [],
    reversed: { state: [`autumn ${MONDAY}`], first: 200, second: 200 },
  },
  {
    what: 'a new list and another one',
    make: async (user) => {
      const list = (name: string) =>
        waiting(user, 'POST', '/api/lists/save', {
          body: { name, shoppingList: { other: [{ name: 'salt', meals: [] }] } },
        });
      return {
        first: list('market'),
        second: list('bakery'),
        state: async () =>
          (await t.send('GET', '/api/lists/get-lists', { user })).body.lists
            .map(({ name }: { name: string }) => name)
            .toSorted(),
      };
    },
    inOrder: ['bakery', 'market'],
    reversed: { state: ['bakery', 'market'], first: 200, second: 200 },
  },
];

describe('what waited on a device, both done once', () => {
  test.each(KINDS)('$what: the first comes again after the second', async ({ make, inOrder }) => {
    const { first, second, state } = await make(await t.makeUser());
    const replies = [await first(), await second(), await first()];
    expect(await state()).toEqual(inOrder);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[2]?.body).toEqual(replies[0]?.body);
  });

  test.each(KINDS.filter(({ isSecondOnline }) => !isSecondOnline))(
    '$what: two tabs send both, and one of them once more',
    async ({ make, inOrder }) => {
      const { first, second, state } = await make(await t.makeUser());
      const oneTab = async () => [(await first()).status, (await second()).status];
      const statuses = [...(await Promise.all([oneTab(), oneTab()])).flat(), (await first()).status];
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect(await state()).toEqual(inOrder);
    },
  );

  test.each(KINDS)('$what: where the second came first, nothing is lost without a word', async ({ make, reversed }) => {
    const { first, second, state } = await make(await t.makeUser());
    expect((await second()).status).toBe(reversed.second);
    expect((await first()).status).toBe(reversed.first);
    expect(await state()).toEqual(reversed.state);
  });
});
