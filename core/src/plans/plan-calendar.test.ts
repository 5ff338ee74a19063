import { describe, expect, it } from 'vitest';
import { RECIPE_TYPE_NAMES } from '../recipes/meal-type.ts';
import { type CalendarWords, mondayOf, planCalendar } from './plan-calendar.ts';
import { defaultStructure } from './structure.ts';
import { emptyWeek } from './week-plan.ts';

const WORDS: CalendarWords = {
  languageCode: 'EN',
  meal: (mealType, name, portions) =>
    `${RECIPE_TYPE_NAMES[mealType]}: ${name}${portions > 1 ? ` (${portions} portions)` : ''}`,
  minutes: (minutes) => `${minutes} min`,
  leftovers: (name) => `Leftovers of ${name}`,
  ahead: ({ kind, days }, mealType, dish) => `${kind} ${days} day before ${mealType}: ${dish}`,
};
const NOTHING = { name: '', prep_time: 0, cook_time: 0 };

function calendarOf(name: string): string {
  const plan = emptyWeek(defaultStructure(), NOTHING);
  plan[1]!.dinner = [{ name, prep_time: 10, cook_time: 20 }];
  return planCalendar({
    words: WORDS,
    name: 'spring reset',
    weeks: [{ id: 'f1', plan, start: '2025-03-31', repeats: true, changedAt: new Date('2025-04-01T09:30:00.500Z') }],
  });
}
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('a plan as a calendar', () => {
  it('is an all-day event a meal, every week from the first', () => {
    const lines = unfold(calendarOf('Soup')).split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sorrel//Meal plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Sorrel: spring reset',
      'BEGIN:VEVENT',
      'UID:f1-1-dinner-0@sorrel',
      'DTSTAMP:20250401T093000Z',
      'DTSTART;VALUE=DATE:20250401',
      'DTEND;VALUE=DATE:20250402',
      'RRULE:FREQ=WEEKLY',
      'SUMMARY:Dinner: Soup',
      'DESCRIPTION:30 min',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('of one person says no portions, of more how many; a meal of no time says no minutes', () => {
    const plan = emptyWeek(defaultStructure(), NOTHING);
    const soup = { name: 'Soup', prep_time: 0, cook_time: 0 };
    const linesWith = (meal: typeof soup & { portions?: number; leftover?: { of: string } }) => {
      const week = { id: 'f1', start: '2025-03-31', repeats: false, changedAt: new Date('2025-04-01T09:30:00Z') };
      const text = planCalendar({
        words: WORDS,
        name: 'x',
        weeks: [{ ...week, plan: plan.with(1, { ...plan[1]!, dinner: [meal] }) }],
      });
      return unfold(text)
        .split('\r\n')
        .filter((line) => /^(SUMMARY|DESCRIPTION|URL|RRULE)/.test(line));
    };
    expect(linesWith(soup)).toEqual(['SUMMARY:Dinner: Soup']);
    expect(linesWith({ ...soup, portions: 3, cook_time: 5 })).toEqual([
      'SUMMARY:Dinner: Soup (3 portions)',
      'DESCRIPTION:5 min',
    ]);
    expect(linesWith({ ...soup, cook_time: 5, leftover: { of: '0-dinner-0' } })).toEqual([
      'SUMMARY:Dinner: Leftovers of Soup',
    ]);
  });

  it('escapes what separates, and a name cannot add lines of its own', () => {
    const text = unfold(calendarOf('Fish; chips, peas \\ mint\r\nBEGIN:VEVENT\u0007'));
    expect(text).toContain('SUMMARY:Dinner: Fish\\; chips\\, peas \\\\ mint\\nBEGIN:VEVENT\r\n');
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it.each(['a', 'é', '漢', '🥕'])('folds lines of %s at 75 octets, never within a character', (letter) => {
    const text = calendarOf(letter.repeat(100));
    const lines = text.split('\r\n');
    const octets = (line: string) => new TextEncoder().encode(line).length;
    // RFC 5545, 3.1: at most 75, and a line is folded only when the next character has no place in it
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    const folded = lines.filter((_, index) => lines[index + 1]?.startsWith(' '));
    expect(folded.length).toBeGreaterThan(0);
    for (const line of folded) expect(octets(line)).toBeGreaterThan(75 - octets(letter));
    expect(unfold(text)).toContain(`SUMMARY:Dinner: ${letter.repeat(100)}`);
  });

  it('gives a week with a date its days once, in the order of the week, a Sunday first where it begins with one', () => {
    const plan = emptyWeek(defaultStructure(), NOTHING);
    plan[6]!.lunch = [{ ...NOTHING, name: 'Roast' }];
    plan[0]!.lunch = [{ ...NOTHING, name: 'Soup' }];
    const week = { id: 'w1', plan, start: '2026-11-22', repeats: false, changedAt: new Date(0) };
    const text = planCalendar({
      words: WORDS,
      name: 'weeks',
      weeks: [week, { ...week, id: 'w2', start: '2026-11-29' }],
    });
    expect(text.split('\r\n').filter((line) => /^(?:DTSTART|SUMMARY|RRULE)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261122',
      'SUMMARY:Lunch: Roast',
      'DTSTART;VALUE=DATE:20261123',
      'SUMMARY:Lunch: Soup',
      'DTSTART;VALUE=DATE:20261129',
      'SUMMARY:Lunch: Roast',
      'DTSTART;VALUE=DATE:20261130',
      'SUMMARY:Lunch: Soup',
    ]);
    expect(text.match(/^UID:.*/gm)).toHaveLength(new Set(text.match(/^UID:.*/gm)).size);
  });

  it('repeats a plan without a date from the Monday of a moment on', () => {
    expect(mondayOf(new Date('2025-03-31T00:00:00Z'))).toBe('2025-03-31');
    expect(mondayOf(new Date('2025-04-06T23:59:59Z'))).toBe('2025-03-31');
    expect(mondayOf(new Date('2025-01-01T12:00:00Z'))).toBe('2024-12-30');
  });

  it('reminds in the evening of the day on which something is to be begun', () => {
    const plan = emptyWeek(defaultStructure(), NOTHING);
    const ahead = { key: '0-dinner-0-0-soak', kind: 'soak', days: 1, words: 'Soak the beans; drain.' } as const;
    const text = planCalendar({
      words: WORDS,
      name: 'weeks',
      weeks: [
        {
          id: 'w1',
          plan,
          start: '2026-11-23',
          repeats: false,
          aheads: [{ ...ahead, date: '2026-11-22', mealType: 'dinner', dish: 'Chilli' }],
          changedAt: new Date(0),
        },
      ],
    });
    expect(unfold(text).split('\r\n').slice(6, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:w1-0-dinner-0-0-soak@sorrel',
      'DTSTAMP:19700101T000000Z',
      'DTSTART;VALUE=DATE:20261122',
      'DTEND;VALUE=DATE:20261123',
      'SUMMARY:soak 1 day before dinner: Chilli',
      'DESCRIPTION:Soak the beans\\; drain.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:soak 1 day before dinner: Chilli',
      'TRIGGER:PT18H',
      'END:VALARM',
      'END:VEVENT',
    ]);
  });
});
