import type { DoAhead } from '../cook/do-ahead.ts';
import { addDays, type IsoDate } from '../iso-date.ts';
import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
import type { AheadOfDish } from './ahead-of-week.ts';
import { dateOfDay, weekStartOf } from './plan-dates.ts';
import { slotName } from './sides.ts';
import { slotsOf, type WeekPlan } from './week-plan.ts';

/** Octets of a line without its end. Source: RFC 5545, section 3.1. */
const CALENDAR_LINE_OCTETS = 75;

/** What a calendar says, in the reader's language. */
export interface CalendarWords {
  /** Of the product identifier: 'EN'. */
  languageCode: string;
  /** 'Dinner: Soup (3 portions)' */
  meal: (mealType: MealType, name: string, portions: number) => string;
  minutes: (minutes: number) => string;
  /** 'Leftovers of Soup' */
  leftovers: (name: string) => string;
  /** 'Soak today for tomorrow’s dinner: Soup' */
  ahead: (asked: Pick<DoAhead, 'kind' | 'days'>, mealType: MealType, dish: string) => string;
}

/** Seven days, by their place in a plan; meals without a name are left out. */
type CalendarPlan = WeekPlan<{
  name: string;
  prep_time: number;
  cook_time: number;
  portions?: number | undefined;
  note?: { kind: string; url?: string } | undefined;
  /** It was cooked before: its minutes are not spent again. */
  leftover?: unknown;
  second?: { name: string } | undefined;
  sides?: readonly { name: string }[] | undefined;
}>;

/** A week of a calendar. */
type CalendarWeek = {
  /** Names the plan; events keep their identity from one reading to the next by it. */
  id: string;
  plan: CalendarPlan;
  /** Its first day; of a plan without a date that of the first week it stands for. */
  start: IsoDate;
  /** Every week from there, as a plan without a date. */
  repeats: boolean;
  /** What is to be done on earlier days for its dishes. */
  aheads?: readonly AheadOfDish[];
  /** When the plan was last changed. */
  changedAt: Date;
};

export type CalendarInput = { words: CalendarWords; name: string; weeks: readonly CalendarWeek[] };

const order = (type: MealType) => MEAL_TYPES.indexOf(type);
const dateValue = (date: IsoDate) => date.replaceAll('-', '');

/** Of a day's work for the next: a calendar that reminds does so at six in the evening. */
const REMINDED_AFTER = 'PT18H';

/** The stamp that all events of a week carry. */
const stampOf = (changedAt: Date) => `${changedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** An all-day event for everything that is to be done on an earlier day, which reminds in the evening. */
function aheadEventsOf({ id, aheads = [], repeats, changedAt }: CalendarWeek, words: CalendarWords): string[] {
  return aheads.flatMap((ahead) => {
    const summary = escapeText(words.ahead(ahead, ahead.mealType, ahead.dish));
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${ahead.key}@sorrel`,
      `DTSTAMP:${stampOf(changedAt)}`,
      `DTSTART;VALUE=DATE:${dateValue(ahead.date)}`,
      `DTEND;VALUE=DATE:${dateValue(addDays(ahead.date, 1))}`,
      ...(repeats ? ['RRULE:FREQ=WEEKLY'] : []),
      `SUMMARY:${summary}`,
      `DESCRIPTION:${escapeText(ahead.words)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${REMINDED_AFTER}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
}

/** An all-day event a meal, in the order of the week. */
function eventsOf({ id, plan, start, repeats, changedAt }: CalendarWeek, words: CalendarWords): string[] {
  return slotsOf(plan)
    .filter(({ meal }) => meal.name !== '')
    .map((slot) => ({ ...slot, date: dateOfDay(start, slot.day) }))
    .sort((a, b) => a.date.localeCompare(b.date) || order(a.mealType) - order(b.mealType) || a.index - b.index)
    .flatMap(({ day, date, mealType, index, meal }) => {
      const isLeft = meal.leftover !== undefined;
      const minutes = isLeft ? 0 : meal.prep_time + meal.cook_time;
      const name = slotName(isLeft ? { ...meal, name: words.leftovers(meal.name) } : meal);
      return [
        'BEGIN:VEVENT',
        `UID:${id}-${day}-${mealType}-${index}@sorrel`,
        `DTSTAMP:${stampOf(changedAt)}`,
        `DTSTART;VALUE=DATE:${dateValue(date)}`,
        `DTEND;VALUE=DATE:${dateValue(addDays(date, 1))}`,
        ...(repeats ? ['RRULE:FREQ=WEEKLY'] : []),
        `SUMMARY:${escapeText(words.meal(mealType, name, meal.portions ?? 1))}`,
        ...(minutes > 0 ? [`DESCRIPTION:${escapeText(words.minutes(minutes))}`] : []),
        ...(meal.note?.url === undefined ? [] : [`URL:${meal.note.url}`]),
        // a meal takes no time from the day
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    });
}

/**
 * Weeks as an iCalendar file: an all-day event a meal, and one for what is to be done on an earlier day for it; lines folded and ended by CR LF. A week with a date comes once, a
 * plan without one every week.
 * @see RFC 5545
 */
export function planCalendar({ words, name, weeks }: CalendarInput): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Sorrel//Meal plan//${words.languageCode}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`Sorrel: ${name}`)}`,
    ...weeks.flatMap((week) => [...eventsOf(week, words), ...aheadEventsOf(week, words)]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The Monday of the week a moment lies in, in UTC: 'YYYY-MM-DD'. */
export function mondayOf(moment: Date): IsoDate {
  return weekStartOf(moment.toISOString().slice(0, 10), 'monday');
}

/** Text of a value: separators escaped, line breaks as '\n', other control characters dropped. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line of at most 75 octets, continued after CR LF and a blank; never within a character. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Octets(character.codePointAt(0) ?? 0);
    if (octets + size > CALENDAR_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function utf8Octets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
