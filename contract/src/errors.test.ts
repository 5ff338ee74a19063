import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode, WAIT_MARK } from './errors.ts';

/** A setting of the server that nobody mends by waiting. */
const NEVER: readonly ErrorCode[] = ['payments_not_set_up'];

test('every sentence that asks to come back later says how long to wait', () => {
  const later = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => [429, 503].includes(ERRORS[code].status));
  expect(later.length).toBeGreaterThan(4);
  expect(later.filter((code) => !NEVER.includes(code) && !ERRORS[code].message.includes(WAIT_MARK))).toEqual([]);
});
