import { expect, test } from 'vitest';
import { paceOf } from './upload-pace.ts';

const MB = 1024 * 1024;

test('the pictures of a recipe are read as they come, and what goes on and on is slowed down, for that person alone', () => {
  let nowMs = 0;
  const hoarder = paceOf('hoarder', () => nowMs);
  expect(hoarder.take(8 * MB)).toBe(0);
  expect(hoarder.take(4 * MB)).toBe(1000);
  // forms of one person share their pace
  expect(paceOf('hoarder', () => nowMs).take(4 * MB)).toBe(2000);
  expect(paceOf('other', () => nowMs).take(8 * MB)).toBe(0);
  nowMs += 2000;
  expect(hoarder.take(0)).toBe(0);
  nowMs += 60_000;
  expect(hoarder.take(8 * MB)).toBe(0);
  expect(hoarder.take(1)).toBeGreaterThan(0);
});
