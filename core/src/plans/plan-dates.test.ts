import { describe, expect, it, test } from 'vitest';
import { addDays } from '../iso-date.ts';
import {
  dateOfDay,
  daysFrom,
  firstDayOf,
  isIsoDate,
  isSameWeek,
  isWeekStart,
  mondayIn,
  weekdayOf,
  weekStartOf,
  weeksBetween,
} from './plan-dates.ts';
import { mealsBeside, recipesWithin, spanAround } from './recent-recipes.ts';

describe('a date', () => {
  it.each(['2026-02-30', '2026-13-01', '26-11-22', '2026-11-22T10:00', '', '1999-12-31', '2200-01-01'])(
    'is none where there is no such day, or it is of no year that is planned for: %s',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
      expect(isWeekStart(text)).toBe(false);
    },
  );

  it('is one on a leap day, and over the end of a year', () => {
    expect(isIsoDate('2028-02-29')).toBe(true);
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-12-28', 6)).toBe('2027-01-03');
    expect(addDays('2027-01-03', -6)).toBe('2026-12-28');
  });

  it('is the same day of the week in a night in which clocks are changed', () => {
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(weekdayOf('2026-10-25')).toBe(6);
    expect(weekdayOf('2026-11-23')).toBe(0);
  });
});

describe('a week', () => {
  it.each([
    ['monday', '2026-11-16'],
    ['saturday', '2026-11-21'],
    ['sunday', '2026-11-22'],
  ] as const)('that begins with %s and holds Sunday 22 November begins on %s', (firstDay, start) => {
    expect(weekStartOf('2026-11-22', firstDay)).toBe(start);
    expect(weekStartOf(start, firstDay)).toBe(start);
    expect(isWeekStart(start)).toBe(true);
    expect(firstDayOf(start)).toBe(firstDay);
  });

  it('does not begin on a Tuesday', () => {
    expect(isWeekStart('2026-11-24')).toBe(false);
  });

  it('is told by its Monday, whichever day it begins with', () => {
    for (const start of ['2026-11-21', '2026-11-22', '2026-11-23']) expect(mondayIn(start)).toBe('2026-11-23');
    expect(isSameWeek('2026-11-22', '2026-11-23')).toBe(true);
    expect(isSameWeek('2026-11-22', '2026-11-16')).toBe(false);
    expect(weeksBetween('2026-11-22', '2026-11-30')).toBe(1);
    expect(weeksBetween('2027-01-04', '2026-12-28')).toBe(-1);
    expect(weeksBetween('2026-10-19', '2026-10-26')).toBe(1);
  });

  it('has each day of a plan once, in its own order', () => {
    const sunday = daysFrom('sunday').map((day) => dateOfDay('2026-11-22', day));
    expect(sunday).toEqual(Array.from({ length: 7 }, (_, index) => addDays('2026-11-22', index)));
    expect(daysFrom('monday')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(dateOfDay('2026-11-23', 6)).toBe('2026-11-29');
    expect(dateOfDay('2026-11-22', 6)).toBe('2026-11-22');
  });
});

describe('what is not to come again', () => {
  const meals = [
    { weekStart: '2026-11-16', day: 6, id: 'sunday before' },
    { weekStart: '2026-11-16', day: 0, id: 'monday before' },
    { weekStart: '2026-11-23', day: 2, id: 'of the week itself' },
    { weekStart: '2026-11-30', day: 0, id: 'monday after' },
    { weekStart: '2026-11-30', day: 1, id: 'tuesday after' },
  ];

  test('is counted from the first and the last day of the week, and the week itself is no other', () => {
    const span = spanAround('2026-11-23', '2026-11-01', 1);
    expect(span).toEqual({ from: '2026-11-22', until: '2026-11-30' });
    expect([...recipesWithin(meals, span, '2026-11-23')]).toEqual(['sunday before', 'monday after']);
    expect(recipesWithin(meals, spanAround('2026-11-23', '2026-11-01', 7), '2026-11-22').size).toBe(4);
  });

  test('is counted from today for a week without a date', () => {
    const span = spanAround(null, '2026-11-24', 2);
    expect(span).toEqual({ from: '2026-11-22', until: '2026-11-26' });
    expect([...recipesWithin(meals, span, null)]).toEqual(['sunday before', 'of the week itself']);
  });
});

test('the days next to a week are the two before and the two after it, whichever day the weeks begin with', () => {
  const on = (weekStart: string, day: number) => ({ weekStart, day, id: `${weekStart} ${day}` });
  const meals = [
    on('2026-11-16', 4),
    on('2026-11-16', 5),
    on('2026-11-16', 6),
    on('2026-11-23', 0),
    on('2026-11-29', 6),
  ];
  expect(mealsBeside([...meals, on('2026-11-30', 1), on('2026-11-30', 2)], '2026-11-23')).toEqual([
    { id: '2026-11-16 5', day: -2 },
    { id: '2026-11-16 6', day: -1 },
    { id: '2026-11-30 1', day: 8 },
  ]);
});
