import { expect, it } from 'vitest';
import { freeName, mondayToPlan } from './week-name.ts';

it.each([
  ['Monday', '2026-11-16', '2026-11-16'],
  ['Thursday', '2026-11-19', '2026-11-16'],
  ['Friday', '2026-11-20', '2026-11-23'],
  ['Sunday', '2026-11-22', '2026-11-23'],
  ['the end of a year', '2026-12-31', '2026-12-28'],
  ['the first day of one', '2027-01-01', '2027-01-04'],
])('a week that is planned on %s, %s, is called by the Monday %s', (_day, today, monday) => {
  expect(mondayToPlan(today).toISOString().slice(0, 10)).toBe(monday);
});

it.each([
  [[], 'week of 23 November'],
  [['week of 23 november'], 'week of 23 November 2'],
  [['week of 23 november 2', 'week of 23 november'], 'week of 23 November 3'],
  [['week of 30 november'], 'week of 23 November'],
])('with %j there already it is free as %j', (taken, name) => {
  expect(freeName('week of 23 November', taken)).toBe(name);
});
