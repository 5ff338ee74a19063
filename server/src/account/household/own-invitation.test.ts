import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function inviteOf(owner: TestUser): Promise<string> {
  const { body } = await t.send('POST', '/api/household/invites', { user: owner, body: { role: 'editor' } });
  return body.address.split('#')[1];
}
const look = async (token: string, user?: TestUser) =>
  (await t.send('POST', '/api/household/look', { ...(user && { user }), body: { token } })).body.is_member;
const join = (user: TestUser, token: string) => t.send('POST', '/api/household/join', { user, body: { token } });

test('a link tells its own household that it is theirs, and nobody else, signed in or not', async () => {
  const [owner, member, stranger] = [await t.makeUser(), await t.makeUser(), await t.makeUser()];
  await join(member, await inviteOf(owner));
  const token = await inviteOf(owner);
  expect([await look(token, owner), await look(token, member)]).toEqual([true, true]);
  expect([await look(token, stranger), await look(token)]).toEqual([false, false]);
  // a member who presses Join all the same is refused, and the link still lets somebody in
  expect((await join(member, token)).status).toBe(409);
  expect((await join(stranger, token)).status).toBe(200);
});

test('a look with a session that is over is refused, so that the page renews it and asks again', async () => {
  const token = await inviteOf(await t.makeUser());
  const { status } = await t.send('POST', '/api/household/look', {
    body: { token },
    headers: { authorization: 'Bearer none' },
  });
  expect(status).toBe(401);
});
