import { expect, test } from 'vitest';
import { retryDelayMs } from './mail-retry.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.each([
  ['the first time', 1, false, 1],
  ['the second time', 2, false, 2],
  ['the fourth time', 4, false, 8],
  ['the fifth time', 5, false, 10],
  ['the hundredth time', 100, false, 10],
  ['refused once', 1, true, 1],
  ['refused twice', 2, true, 2],
])('%s a mail waits for minutes', (_title, attempts, isRefused, minutes) => {
  expect(retryDelayMs(attempts, 0, isRefused)).toBe(minutes * MINUTE_MS);
});

test.each([
  ['refused three times', 3, 0, true],
  ['tried for five days', 700, 5 * DAY_MS, false],
])('%s it is given up', (_title, attempts, ageMs, isRefused) => {
  expect(retryDelayMs(attempts, ageMs, isRefused)).toBeNull();
});

test('just before five days it is tried once more', () => {
  expect(retryDelayMs(700, 5 * DAY_MS - 1, false)).toBe(10 * MINUTE_MS);
});
