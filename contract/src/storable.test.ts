import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test.each([
  ['salt\0 and pepper', 'salt and pepper'],
  ['\ud83e', '\ufffd'],
  ['a\udc00b', 'a\ufffdb'],
  ['🧑‍🍳 čaj', '🧑‍🍳 čaj'],
])('%j is kept as %j', (given, kept) => expect(storable(given)).toBe(kept));

test('texts and names are made storable however deep they are, the rest is left as it is', () => {
  const given = { 'na\0me': ['a\0', { b: '\ud800', n: 1, none: null, yes: true }] };
  expect(storable(given)).toEqual({ name: ['a', { b: '\ufffd', n: 1, none: null, yes: true }] });
});

test('halves of pairs are told by an older browser too', () => {
  const given = Object.getOwnPropertyDescriptor(String.prototype, 'toWellFormed');
  Object.defineProperty(String.prototype, 'toWellFormed', { value: undefined, configurable: true });
  try {
    expect(storable('a\udc00b 🧑‍🍳')).toBe('a\ufffdb 🧑‍🍳');
  } finally {
    if (given !== undefined) Object.defineProperty(String.prototype, 'toWellFormed', given);
  }
});

test('a value in which nothing has to change is the same value', () => {
  const given = { a: ['b', { c: 1 }] };
  expect(storable(given)).toBe(given);
});

test('a value that is nested without end is looked at only as deep as any schema looks', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(() => storable(deep)).not.toThrow();
});
