import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a name that nobody has stays', () => {
  expect(freeName('Week', new Set(['Weekend']), 50)).toBe('Week');
});

test('a name that is taken gets the first number that is free', () => {
  expect(freeName('Week', new Set(['Week', 'Week 2', 'Week 4']), 50)).toBe('Week 3');
});

test('a name that is as long as may be makes room for its number', () => {
  expect(freeName('abcdef', new Set(['abcdef']), 6)).toBe('abcd 2');
});
