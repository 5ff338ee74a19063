import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('what was counted is used up once, however many ask at the same time', async () => {
  const { limits } = t.services;
  expect(await limits.spend('importedPicture', 'somebody')).toBe(false);
  await limits.count('importedPicture', 'somebody');
  await limits.count('importedPicture', 'somebody');
  const spent = await Promise.all(Array.from({ length: 10 }, () => limits.spend('importedPicture', 'somebody')));
  expect(spent.filter((isSpent) => isSpent)).toHaveLength(2);
  expect(await limits.spend('importedPicture', 'somebody else')).toBe(false);
});

test('a use that is given back counts no more', async () => {
  const { limits } = t.services;
  await limits.take('import', 'somebody');
  await limits.giveBack('import', 'somebody');
  expect(await limits.assertLeft('import', 'somebody')).toBe(0);
});
