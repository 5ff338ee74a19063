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

test('a use of which nothing came counts no more, one that was of use does', async () => {
  const { limits } = t.services;
  const fails = () => Promise.reject(new Error('no recipe'));
  await expect(limits.using('import', 'somebody', fails)).rejects.toThrow('no recipe');
  expect(await limits.assertLeft('import', 'somebody')).toBe(0);
  expect(await limits.using('import', 'somebody', async () => 'soup', 3)).toBe('soup');
  expect(await limits.assertLeft('import', 'somebody')).toBe(3);
  await limits.using('import', 'somebody', async () => 'nothing new', 0);
  expect(await limits.assertLeft('import', 'somebody')).toBe(3);
});
