import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@sorrel/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, recipeCalls, recipeForm, testPicture } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { sweep } from '../auth/sweep.ts';
import { users } from '../db/tables/auth.ts';
import { mails } from '../db/tables/mails.ts';
import { onceKeys } from '../db/tables/once-keys.ts';
import { ONCE_KEPT_MS } from './once.ts';
import { ANSWERS_KEPT, LONG_ANSWER_BYTES, LONG_ANSWERS_KEPT } from './once-repo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { book } = recipeCalls(() => t);
const withKey = (key: string) => ({ 'idempotency-key': key });
const addRecipe = (user: TestUser, key: string, fields = {}, files = {}) =>
  t.send('POST', '/api/recipes/add-recipe', { user, form: recipeForm(fields, files), headers: withKey(key) });
const addTag = (user: TestUser, key: string, name: string) =>
  t.send('POST', '/api/recipes/add-tag', { user, body: { name }, headers: withKey(key) });

test('twins that come at once make one recipe, pictures and all, and get the same answer', async () => {
  const user = await t.makeUser();
  const [key, picture] = [randomUUID(), await testPicture()];
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => addRecipe(user, key, { recipeName: 'Leek soup' }, { images: [picture] })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(namesOf(await book(user))).toEqual(['Leek soup']);
});

test('a try whose answer was lost is answered the same, and the next intent is one of its own', async () => {
  const user = await t.makeUser();
  const key = randomUUID();
  const first = await addRecipe(user, key);
  expect((await addRecipe(user, key)).body).toEqual(first.body);
  expect((await addRecipe(user, randomUUID())).body.id).not.toBe(first.body.id);
  expect((await book(user)).total).toBe(2);
});

test('an edit whose answer was lost is no conflict with itself', async () => {
  const user = await t.makeUser();
  const { id } = (await addRecipe(user, randomUUID())).body;
  const edit = () =>
    t.send('PUT', `/api/recipes/edit-recipe/${id}`, {
      user,
      form: recipeForm({ recipeName: 'Leek stew', version: '1' }),
      headers: withKey('the-key-of-one-edit'),
    });
  const first = await edit();
  expect(first.body).toMatchObject({ id, version: 2 });
  expect(await edit()).toMatchObject({ status: 200, body: first.body });
});

test('the same key with other contents is refused with a sentence, and nothing is done', async () => {
  const user = await t.makeUser();
  const key = randomUUID();
  await addRecipe(user, key, { recipeName: 'Leek soup' });
  const other = await addRecipe(user, key, { recipeName: 'Pea soup' });
  expect(other).toMatchObject({
    status: 422,
    body: {
      message: 'Something else was sent with this Idempotency-Key before. Please send this with a key of its own.',
    },
  });
  expect(namesOf(await book(user))).toEqual(['Leek soup']);
});

test('a key is of one account and of one call', async () => {
  const [ann, bob] = [await t.makeUser(), await t.makeUser()];
  const key = randomUUID();
  const replies = [await addRecipe(ann, key), await addRecipe(bob, key)];
  expect(replies[0]?.body.id).not.toBe(replies[1]?.body.id);
  const feedback = await t.send('POST', '/api/auth/feedback', {
    user: ann,
    body: { howDidYouHear: 'other', text: 'Good.' },
    headers: withKey(key),
  });
  expect(feedback.body).toEqual({ message: 'Thank you for your feedback!' });
});

test('what failed may be tried again with the same key', async () => {
  const user = await t.makeUser({ premium: true });
  const key = randomUUID();
  const taken = await addTag(user, randomUUID(), 'Sundays');
  expect((await addTag(user, key, 'sundays')).status).toBe(409);
  await t.send('DELETE', `/api/recipes/delete-tag/${taken.body.tag_id}`, { user });
  expect(await addTag(user, key, 'sundays')).toMatchObject({ status: 200, body: { name: 'sundays' } });
});

test('two presses of Register make one account, one mail and one answer', async () => {
  const email = `twin-${randomUUID()}@example.com`;
  const register = () =>
    t.send('POST', '/api/auth/register', {
      body: { email, password: 'beetroot soup' },
      headers: withKey('one-intent-to-register'),
    });
  const [first, second] = await Promise.all([register(), register()]);
  expect(first).toMatchObject({ status: 201, body: { token: expect.any(String) } });
  expect(second?.body).toEqual(first?.body);
  expect(await t.services.db.$count(mails, eq(mails.recipient, email))).toBe(1);
});

test.each(['short', 'with spaces in the middle of it', 'x'.repeat(201)])('the key "%.20s" is refused', async (key) => {
  const user = await t.makeUser();
  expect(await addRecipe(user, key)).toMatchObject({
    status: 400,
    body: { message: 'An Idempotency-Key has 16 to 200 characters, without spaces.' },
  });
});

test('neither the key nor what was sent or answered can be read from what is kept', async () => {
  const user = await t.makeUser();
  const key = randomUUID();
  const { body } = await addRecipe(user, key, { recipeName: 'Secret soup' });
  const kept = JSON.stringify(await t.services.db.select().from(onceKeys).where(eq(onceKeys.userId, user.id)));
  expect(kept).toContain(user.id);
  for (const text of [key, body.id, 'Secret soup']) expect(kept).not.toContain(text);
});

test('a key is kept for a day, then it is swept away', async () => {
  const user = await t.makeUser();
  const keys = () => t.services.db.$count(onceKeys, eq(onceKeys.userId, user.id));
  await addRecipe(user, randomUUID());
  t.clock.advance(ONCE_KEPT_MS - 60_000);
  await sweep(t.services);
  expect(await keys()).toBe(1);
  t.clock.advance(60_000);
  await sweep(t.services);
  expect(await keys()).toBe(0);
});

/** Something that is done once, with an answer of so many characters. */
function somethingOnce(user: TestUser) {
  const endpoint = ENDPOINTS.find(({ once }) => once)!;
  let made = 0;
  return (key: string, characters: number): Promise<{ made: number }> =>
    t.app.doOnce(
      {
        endpoint,
        request: { headers: withKey(key), raw: { destroyed: false } } as never,
        user: user as never,
        sent: { params: {}, query: {}, body: {}, files: {} },
      },
      () => ({ made: made++, text: 'x'.repeat(characters) }),
    );
}

test('of short answers an account keeps the newest ten thousand; those of others and what is at work stay', async () => {
  const [user, other] = [await t.makeUser(), await t.makeUser()];
  const ask = somethingOnce(user);
  await somethingOnce(other)(randomUUID(), 10);
  const [oldest, newest] = [randomUUID(), randomUUID()];
  await ask(oldest, 10);
  t.clock.advance(1000);
  await t.services.pool.query(
    `insert into once_keys (hash, user_id, fingerprint, claimed_at, answer)
     select 'filled ' || n, $1, '', $2::timestamptz + n * interval '1 ms', case when n > 0 then '' end
     from generate_series(0, $3::int) as n`,
    [user.id, t.clock.now(), ANSWERS_KEPT - 1],
  );
  t.clock.advance(60_000);
  const kept = () => t.services.db.$count(onceKeys, eq(onceKeys.userId, user.id));
  expect((await ask(newest, 10)).made).toBe(1);
  // one in so many looks, by chance of its key
  for (let more = 0; more < 5000 && (await kept()) > ANSWERS_KEPT + 1; more += 1) await ask(randomUUID(), 10);
  expect(await kept()).toBe(ANSWERS_KEPT + 1);
  expect((await ask(newest, 10)).made).toBe(1);
  expect((await ask(oldest, 10)).made).toBeGreaterThan(1);
  expect(await t.services.db.$count(onceKeys, eq(onceKeys.userId, other.id))).toBe(1);
});

test('of long answers an account keeps the newest, however many it is given in a day', async () => {
  const user = await t.makeUser();
  const ask = somethingOnce(user);
  const kept = () => t.services.db.$count(onceKeys, eq(onceKeys.userId, user.id));
  const short = randomUUID();
  await ask(short, 10);
  const keys = Array.from({ length: LONG_ANSWERS_KEPT + 2 }, () => randomUUID());
  for (const key of keys) {
    t.clock.advance(1000);
    await ask(key, LONG_ANSWER_BYTES);
  }
  expect(await kept()).toBe(LONG_ANSWERS_KEPT + 1);
  expect((await ask(keys.at(-1)!, LONG_ANSWER_BYTES)).made).toBe(keys.length);
  expect((await ask(short, 10)).made).toBe(0);
  expect((await ask(keys[0]!, LONG_ANSWER_BYTES)).made).toBe(keys.length + 1);
});

test('keys go with the account', async () => {
  const user = await t.makeUser();
  await addRecipe(user, randomUUID());
  await t.services.db.delete(users).where(eq(users.id, user.id));
  expect(await t.services.db.$count(onceKeys, eq(onceKeys.userId, user.id))).toBe(0);
});

test('a try that was cut off with its process holds up nobody for long', async () => {
  const user = await t.makeUser();
  const key = randomUUID();
  await addRecipe(user, key);
  await t.services.db.update(onceKeys).set({ answer: null }).where(eq(onceKeys.userId, user.id));
  t.clock.advance(3 * 60_000);
  expect((await addRecipe(user, key)).status).toBe(200);
});

/** Posts that make nothing, or what may be made again: sessions, answers to questions, what is over when it is done. */
const NEED_NO_KEY = [
  '/api/lists/of-recipes',
  // each operation has an id of its own
  '/api/lists/sync/:id',
  '/api/lists/habits',
  // once a link, once a household
  '/api/household/join',
  '/api/household/leave',
  '/api/auth/authenticate',
  '/api/auth/refresh-access-token',
  '/api/auth/finish-onboarding',
  '/api/auth/delete-account',
  '/api/plans/generate',
  '/api/recipes/read-page',
  '/api/recipes/find-pages',
  // makes a file, and nothing that stays
  '/api/recipes/chosen/export',
  '/api/recipes/imports/:id/retry',
  '/api/recipes/imports/:id/serves',
  '/api/recipes/imports/:id/stop',
  '/api/recipes/imports/:id/undo',
  // names the version that it changes; what is back is in no trash
  '/api/recipes/restore-version/:id',
  '/api/recipes/trash/:id',
  '/api/plans/trash/:id',
  '/api/plans/reminders/stop',
  '/api/lists/trash/:id',
  '/api/payments/portal',
  '/api/payments/webhook',
];

test('every call that makes something is done once a key', () => {
  const without = ENDPOINTS.filter(({ method, once, isQuestion }) => method === 'POST' && !once && !isQuestion).map(
    ({ path }) => path,
  );
  expect(without.toSorted()).toEqual(NEED_NO_KEY.toSorted());
});
