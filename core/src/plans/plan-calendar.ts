import { MEAL_TYPES, type MealType } from '../recipes/meal-type.ts';
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
}

export type CalendarInput = {
  words: CalendarWords;
  /** Names the feed; events keep their identity from one reading to the next by it. */
  feedId: string;
  name: string;
  /** Seven days, Monday first; meals without a name are left out. */
  plan: WeekPlan<{ name: string; prep_time: number; cook_time: number; portions?: number | undefined }>;
  /** A Monday, 'YYYY-MM-DD': the first week; the plan repeats every week from there. */
  firstMonday: string;
  /** When the plan was last changed. */
  changedAt: Date;
};

/**
 * A plan as an iCalendar file: an all-day event a meal, repeating weekly, lines folded and ended by CR LF.
 * @throws RangeError when `firstMonday` is not a Monday
 * @see RFC 5545
 */
export function planCalendar({ words, feedId, name, plan, firstMonday, changedAt }: CalendarInput): string {
  const monday = new Date(`${firstMonday}T00:00:00Z`);
  if (monday.getUTCDay() !== 1) throw new RangeError(`${firstMonday} is not a Monday.`);
  const stamp = `${changedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const order = (type: MealType) => MEAL_TYPES.indexOf(type);
  const events = slotsOf(plan)
    .filter(({ meal }) => meal.name !== '')
    .sort((a, b) => a.day - b.day || order(a.mealType) - order(b.mealType) || a.index - b.index)
    .flatMap(({ day, mealType, index, meal }) => {
      const minutes = meal.prep_time + meal.cook_time;
      return [
        'BEGIN:VEVENT',
        `UID:${feedId}-${day}-${mealType}-${index}@sorrel`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${dateAfter(monday, day)}`,
        `DTEND;VALUE=DATE:${dateAfter(monday, day + 1)}`,
        'RRULE:FREQ=WEEKLY',
        `SUMMARY:${escapeText(words.meal(mealType, meal.name, meal.portions ?? 1))}`,
        ...(minutes > 0 ? [`DESCRIPTION:${escapeText(words.minutes(minutes))}`] : []),
        // a meal takes no time from the day
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Sorrel//Meal plan//${words.languageCode}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`Sorrel: ${name}`)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The Monday of the week a moment lies in, in UTC: 'YYYY-MM-DD'. */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() - sinceMonday))
    .toISOString()
    .slice(0, 10);
}

function dateAfter(start: Date, days: number): string {
  const date = new Date(start);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
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
