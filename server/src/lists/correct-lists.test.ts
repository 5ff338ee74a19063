import { LIST_CHARACTERS_MAX } from '@sorrel/core/lists/operations/operation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { correctLists } from './correct-lists.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a list that is full stays as it is by a correction, and all others are corrected', async () => {
  const user = await t.makeUser();
  const mix = { id: 'mix', name: 'house mix', quantity: 100, unit: 'g', quantityDescription: '' };
  const ids: string[] = [];
  for (const name of ['one', 'full', 'three']) {
    const shoppingList = { other: [{ ...mix, meals: ['Bars'], checked: false }] };
    const saved = await t.send('POST', '/api/lists/save', { user, body: { name, shoppingList } });
    expect(saved.status).toBe(200);
    ids.push(saved.body.id);
  }
  await t.services.db.execute(sql`
    insert into list_items (household_id, list_id, id, revision, added, fields, stamps)
    select household_id, list_id, 'long', revision, added,
      jsonb_set(fields, '{name}', to_jsonb(repeat('x', ${LIST_CHARACTERS_MAX}::int))), stamps
    from list_items where household_id = ${user.householdId} and list_id = ${ids[1]} and id = 'mix'`);
  const rename = { from: 'house mix', to: 'almonds', aisle: 'other', meals: ['Bars'] } as const;
  await correctLists(t.services, user.householdId, rename, null);
  const names = await Promise.all(
    ids.map(async (id) => {
      const { body } = await t.send('GET', `/api/lists/load/${id}`, { user });
      return body.list.map(({ name }: { name: string }) => name.slice(0, 9)).toSorted();
    }),
  );
  expect(names).toEqual([['almonds'], ['house mix', 'xxxxxxxxx'], ['almonds']]);
});
