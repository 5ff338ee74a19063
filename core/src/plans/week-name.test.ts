import { expect, it } from 'vitest';
import { freeName, weekName } from './week-name.ts';

it.each([
  ['Monday', '2026-11-16', 'week of 16 November'],
  ['Thursday', '2026-11-19', 'week of 16 November'],
  ['Friday', '2026-11-20', 'week of 23 November'],
  ['Sunday', '2026-11-22', 'week of 23 November'],
  ['the end of a year', '2026-12-31', 'week of 28 December'],
  ['the first day of one', '2027-01-01', 'week of 4 January'],
])('a week that is planned on %s, %s, is called %s', (_day, today, name) => {
  expect(weekName(today)).toBe(name);
});

it.each([
  [[], 'week of 23 November'],
  [['week of 23 november'], 'week of 23 November 2'],
  [['week of 23 november 2', 'week of 23 november'], 'week of 23 November 3'],
  [['week of 30 november'], 'week of 23 November'],
])('with %j there already it is free as %j', (taken, name) => {
  expect(freeName('week of 23 November', taken)).toBe(name);
});
