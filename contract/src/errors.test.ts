import { expect, test } from 'vitest';
import { ERROR_SENTENCES_DE } from './errors.de.ts';
import { ERRORS, type ErrorCode, WAIT_MARK } from './errors.ts';

/** A setting of the server that nobody mends by waiting. */
const NEVER: readonly ErrorCode[] = ['payments_not_set_up'];

test('every sentence that asks to come back later says how long to wait', () => {
  const later = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => [429, 503].includes(ERRORS[code].status));
  expect(later.length).toBeGreaterThan(4);
  expect(later.filter((code) => !NEVER.includes(code) && !ERRORS[code].message.includes(WAIT_MARK))).toEqual([]);
});

test('every sentence stands in German, with the same figures and in a sentence of its own', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  expect(Object.keys(ERROR_SENTENCES_DE)).toEqual(codes);
  const figures = (sentence: string) =>
    sentence.replaceAll(/\d[.,](?=\d{3})/g, (part) => part[0] ?? '').match(/\d+|{wait}/g) ?? [];
  for (const code of codes) {
    expect(ERROR_SENTENCES_DE[code]).not.toBe(ERRORS[code].message);
    expect([code, figures(ERROR_SENTENCES_DE[code])]).toEqual([code, figures(ERRORS[code].message)]);
  }
  expect(new Set(Object.values(ERROR_SENTENCES_DE)).size).toBe(codes.length);
});
