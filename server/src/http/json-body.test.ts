import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { DECODED_AT_ONCE_BYTES, hasMoreValues, JSON_NAMES_MAX, JSON_VALUES_MAX } from './json-body.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const send = (payload: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/authenticate',
    headers: { 'content-type': 'application/json' },
    payload,
  });

test.each([
  ['{}', 1],
  ['[1,2,3]', 3],
  ['{"a":[],"b":{"c":null}}', 7],
  // what stands in a string is no value, nor does a quote that is part of it end it
  ['{"a":"[[,,::{{ \\" ,,,, \\\\"}', 2],
  ['["\\\\\\"",1]', 2],
  ['["never ends, [ [ [', 1],
])('%s holds %i values', (json, count) => {
  expect(hasMoreValues(Buffer.from(json), count)).toBe(false);
  expect(hasMoreValues(Buffer.from(json), count - 1)).toBe(true);
});

test('a body of more values than anything has is refused before it is read, and a long text is not', async () => {
  const crowd = await send(`{"email":[${'[],'.repeat(JSON_VALUES_MAX)}[]]}`);
  expect([crowd.statusCode, crowd.json().message]).toEqual([413, 'What you sent is too large.']);
  const long = await send(JSON.stringify({ email: ',[{:"\\'.repeat(20_000), password: 'wrong' }));
  expect(long.statusCode).toBe(400);
});

test('an object of more names than anything has is refused, wherever it stands', async () => {
  const wide = (names: number) => Object.fromEntries(Array.from({ length: names }, (_, at) => [`name${at}`, 1]));
  for (const body of [wide(JSON_NAMES_MAX + 1), { email: [{ deep: wide(JSON_NAMES_MAX + 1) }] }]) {
    const reply = await send(JSON.stringify(body));
    expect([reply.statusCode, reply.json().message]).toEqual([413, 'What you sent is too large.']);
  }
  expect((await send(JSON.stringify({ email: wide(JSON_NAMES_MAX) }))).statusCode).toBe(400);
});

test('JSON in a field of a form is held to the same', async () => {
  const user = await t.makeUser();
  const form = new FormData();
  form.append('recipeName', 'Soup');
  form.append('ingredients', `[${'[],'.repeat(JSON_VALUES_MAX)}[]]`);
  const reply = await t.send('POST', '/api/recipes/add-recipe', { user, form });
  expect([reply.status, reply.body.message]).toEqual([413, 'What you sent is too large.']);
});

test('a body that is no JSON or would change what every object is, is refused as before', async () => {
  for (const body of ['{"email":', '{"__proto__":{"a":1}}', '']) expect((await send(body)).statusCode, body).toBe(400);
});

test('a long text is the same text, wherever the part ends that is read at once', async () => {
  const user = await t.makeUser();
  const names = Array.from({ length: 9 }, (_, inName) => `${inName}${'😀é漢'.repeat(10)}`);
  const [before, between] = ['{"padding":"', '","shoppingList":{},"name":"'];
  for (const [inName, name] of names.entries()) {
    // the part ends so many bytes after the figure with which the name begins
    const padding = 'x'.repeat(DECODED_AT_ONCE_BYTES - before.length - between.length - 1 - inName);
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/lists/save',
      headers: { ...user.headers, 'content-type': 'application/json' },
      payload: `${before}${padding}${between}${name}"}`,
    });
    expect(reply.statusCode).toBe(200);
  }
  const { body } = await t.send('GET', '/api/lists/get-lists?page=1&limit=24', { user });
  expect(body.lists.map((list: { name: string }) => list.name).toSorted()).toEqual(names);
});

test('large bodies of one address come at a pace, refused or not; small ones do not wait for them', async () => {
  const from = (remoteAddress: string, payload: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth/authenticate',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const large = `{"email":"${'x'.repeat(1_900_000)}"}`;
  const order: string[] = [];
  const sent = Array.from({ length: 7 }, () => from('192.0.2.7', large).then(() => order.push('large')));
  await Promise.all([
    ...sent,
    from('192.0.2.7', '{}').then(() => order.push('small')),
    from('192.0.2.8', large).then(() => order.push('another address')),
  ]);
  expect(order.at(-1)).toBe('large');
  expect(order.indexOf('small')).toBeLessThan(8);
  expect(order.indexOf('another address')).toBeLessThan(8);
});
