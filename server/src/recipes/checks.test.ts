import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const { add, added, edit } = recipeCalls(() => t);

const MISSING = { kind: 'ingredients-incomplete', lines: ['2 carrots'] };
const TIMES = { kind: 'implausible-time', lines: [] };
const checks = async (user: TestUser) => (await t.send('GET', '/api/recipes/checks', { user })).body;
const kinds = async (user: TestUser) =>
  (await checks(user)).flatMap((check: { doubts: { kind: string }[] }) => check.doubts.map(({ kind }) => kind));
const look = (user: TestUser, id: string, query = '') =>
  t.send('DELETE', `/api/recipes/checks/${id}${query}`, { user });

describe('what the import of a recipe was not sure of', () => {
  it('stays with the recipe until it is answered, one thing after the other; twice is the same', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING, TIMES, { kind: 'servings-unknown', lines: [] }] });
    expect(await checks(user)).toEqual([{ id, name: 'Lentil soup', doubts: [MISSING, TIMES] }]);
    expect((await look(user, id, '?kind=implausible-time')).body).toEqual({ left: 1 });
    expect((await look(user, id, '?kind=implausible-time')).body).toEqual({ left: 1 });
    expect(await kinds(user)).toEqual(['ingredients-incomplete']);
    expect((await look(user, id, '?kind=ingredients-incomplete')).body).toEqual({ left: 0 });
    expect(await checks(user)).toEqual([]);
  });

  it('is answered by a change that mends it, and by no other change', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING, TIMES] });
    await edit(user, id, { notes: 'thick' });
    expect(await kinds(user)).toEqual(['ingredients-incomplete', 'implausible-time']);
    await edit(user, id, { answered: ['ingredients-incomplete'] });
    expect(await kinds(user)).toEqual(['implausible-time']);
  });

  it('does not come back when an answer from elsewhere came first', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING, TIMES] });
    await Promise.all([look(user, id, '?kind=implausible-time'), edit(user, id, { answered: [MISSING.kind] })]);
    expect(await kinds(user)).toEqual([]);
  });

  it('is that of the newer import where one takes the place of the recipe', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING] });
    await edit(user, id, { doubts: [TIMES] });
    expect(await kinds(user)).toEqual(['implausible-time']);
    await edit(user, id, { doubts: [] });
    expect(await kinds(user)).toEqual([]);
  });

  it('comes back out of the trash with the recipe', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING] });
    await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user });
    expect(await kinds(user)).toEqual([]);
    await t.send('POST', `/api/recipes/trash/${id}`, { user });
    expect(await kinds(user)).toEqual(['ingredients-incomplete']);
  });

  it('is nobody else’s, and has limits', async () => {
    const user = await t.makeUser();
    const id = await added(user, { doubts: [MISSING] });
    const stranger = await t.makeUser();
    expect((await look(stranger, id)).status).toBe(404);
    expect(await checks(stranger)).toEqual([]);
    expect((await look(user, id, '?kind=other')).status).toBe(400);
    const refused = await Promise.all([
      add(user, { doubts: [{ kind: 'other', lines: [] }] }),
      add(user, { doubts: [{ ...MISSING, lines: ['x'.repeat(2001)] }] }),
      add(user, { doubts: Array.from({ length: IMPORT_DOUBT_KINDS.length + 1 }, () => MISSING) }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});
