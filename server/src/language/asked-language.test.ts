import { LANGUAGE_HEADER } from '@sorrel/contract/language';
import { emptyList } from '@sorrel/core/lists/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let at: TestApp;
beforeAll(async () => {
  at = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
});
afterAll(() => at.close());

const IN_GERMAN = { [LANGUAGE_HEADER]: 'de' };
const NOBODY = '/api/plans/load/7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';

test('what is refused is said in the language that the request names, after a body was read too', async () => {
  const user = await at.makeUser();
  const missing = await at.send('GET', NOBODY, { user, headers: IN_GERMAN });
  expect([missing.status, missing.body]).toEqual([
    404,
    { message: 'Dieser Plan wurde nicht gefunden: Vielleicht wurde er gelöscht, oder er gehört dir nicht.' },
  ]);
  const body = { name: 'a'.repeat(101), shoppingList: emptyList() };
  const long = await at.send('POST', '/api/lists/save', { user, body, headers: IN_GERMAN });
  expect(long.body.message).toBe('Bitte wähle einen Namen mit höchstens 100 Zeichen.');
});

test('what was done is said in it, and two requests at once are each answered in theirs', async () => {
  const user = await at.makeUser();
  const finish = (headers: Record<string, string>) =>
    at.send('POST', '/api/auth/finish-onboarding', { user, body: {}, headers });
  const replies = await Promise.all([finish(IN_GERMAN), finish({}), finish(IN_GERMAN)]);
  expect(replies.map(({ body }) => body.message)).toEqual([
    'Willkommen bei Sorrel.',
    'Welcome to Sorrel.',
    'Willkommen bei Sorrel.',
  ]);
});

test('what is refused before it has a handler is said in it too', async () => {
  const reply = await at.send('POST', '/api/auth/logout', { headers: { ...IN_GERMAN, origin: 'https://evil.test' } });
  expect(reply.body.message).toMatch(
    /wurde deshalb nicht ausgeführt. Dieses Sorrel ist unter https:\/\/sorrel.test zu finden/,
  );
});

test.each([{}, { 'accept-language': 'de' }, { [LANGUAGE_HEADER]: 'tlh' }, { [LANGUAGE_HEADER]: '' }])(
  'a request with %j is answered in English, as the specification has it',
  async (headers) => {
    const reply = await at.send('GET', NOBODY, { headers: headers as Record<string, string> });
    expect(reply.body).toEqual({ message: 'Please log in.' });
  },
);

test('an address that leads nowhere says so in it', async () => {
  expect((await at.send('GET', '/api/nowhere', { headers: IN_GERMAN })).body).toEqual({
    message: 'Hier gibt es nichts.',
  });
});
