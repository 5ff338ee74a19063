import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { bookNotice } from './book-news.ts';

let t: TestApp;
let address: string;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
  address = await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

/** What the person is told from now on, as their browser reads it. */
async function listen(user: TestUser) {
  const leaving = new AbortController();
  const reply = await fetch(`${address}/api/lists/live`, { headers: user.headers, signal: leaving.signal });
  let text = '';
  const reading = reply.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write(chunk) {
          text += chunk;
        },
      }),
    )
    .catch(() => undefined);
  await expect.poll(() => text).toContain(':\n\n');
  // a process listens from its first stream on
  await expect
    .poll(async () => {
      t.services.notices.tell(`list ${user.householdId} probe`);
      return text;
    })
    .toContain('probe');
  return {
    books: () => text.split('event: book').length - 1,
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}

/** A household of two. */
async function two() {
  const [anna, ben] = [await t.makeUser(), await t.makeUser()];
  const invited = await t.send('POST', '/api/household/invites', { user: anna, body: { role: 'editor' } });
  await t.send('POST', '/api/household/join', { user: ben, body: { token: invited.body.address.split('#')[1] } });
  return { anna, ben: { ...ben, householdId: anna.householdId } };
}

test('what one member deletes, puts back or changes of the book is told to the other, and to no stranger', async () => {
  const { anna, ben } = await two();
  const id = await calls.added(anna);
  const [stream, stranger] = [await listen(ben), await listen(await t.makeUser())];
  expect((await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: anna })).status).toBe(200);
  await expect.poll(stream.books).toBe(1);
  expect((await t.send('POST', `/api/recipes/trash/${id}`, { user: anna })).status).toBe(200);
  await expect.poll(stream.books).toBe(2);
  await calls.edit(anna, id, { recipeName: 'Leek soup' });
  await expect.poll(stream.books).toBe(3);
  expect(stranger.books()).toBe(0);
  await Promise.all([stream.leave(), stranger.leave()]);
});

test('a call that leaves the book as it is tells nothing of it', async () => {
  const user = await t.makeUser();
  const heard: (string | null)[] = [];
  const leave = t.services.notices.listen((words) => heard.push(words));
  await t.send('POST', '/api/lists/save', { user, body: { name: 'shop', shoppingList: {} } });
  await calls.added(user);
  await expect.poll(() => heard).toContain(bookNotice(user.householdId));
  expect(heard.filter((words) => words === bookNotice(user.householdId))).toHaveLength(1);
  leave();
});
