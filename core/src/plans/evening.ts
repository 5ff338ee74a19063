import { DAY_MS } from '../durations.ts';
import { addDays, type IsoDate } from '../iso-date.ts';

/** Hours of the day at which somebody may be reminded of what is to be begun: late enough to be read, early enough to be done. */
export const REMINDER_HOURS = [7, 8, 9, 12, 15, 16, 17, 18, 19, 20, 21, 22] as const;
type ReminderHour = (typeof REMINDER_HOURS)[number];
/** As the calendar feed says it: six in the evening. */
export const REMINDER_HOUR: ReminderHour = 18;

const HOUR_MS = 60 * 60 * 1000;

/** Is it the name of a time zone that is known here, such as 'Europe/Berlin'? */
export function isTimeZone(name: string): boolean {
  // an offset is no place: it knows no summer
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a place show at a moment, as if it were UTC. */
type Clocks = (atMs: number) => number;

/** Making one takes a thousand times as long as reading it. */
function clocksOf(timeZone: string): Clocks {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (atMs) => {
    const parts = format.formatToParts(atMs);
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  };
}

const dateBy = (clocks: Clocks, moment: Date): IsoDate => new Date(clocks(moment.getTime())).toISOString().slice(0, 10);

function momentBy(clocks: Clocks, date: IsoDate, hour: number): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const offsetAt = (atMs: number) => clocks(atMs) - atMs;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  const strikes = [before, after].filter((atMs) => clocks(atMs) === wanted);
  return new Date(strikes.length > 0 ? Math.min(...strikes) : before);
}

/** The day that it is at a place. */
export const dateAt = (timeZone: string, moment: Date): IsoDate => dateBy(clocksOf(timeZone), moment);

/**
 * The moment at which the clocks of a place strike an hour of a day. What they show twice is meant the first time; what they leave
 * out, when they begin again.
 */
export const momentOf = (timeZone: string, date: IsoDate, hour: number): Date =>
  momentBy(clocksOf(timeZone), date, hour);

/** The next moment after this one at which somebody is reminded. */
export function nextReminder(timeZone: string, hour: number, after: Date): Date {
  const clocks = clocksOf(timeZone);
  const today = dateBy(clocks, after);
  // a day that a place leaves out has no evening: then it is the one after
  for (const days of [0, 1, 2]) {
    const moment = momentBy(clocks, addDays(today, days), hour);
    if (moment > after) return moment;
  }
  return new Date(after.getTime() + DAY_MS);
}

/**
 * The day for which a reminder that was due is still of use: until midnight of the place, since it tells what is to be begun today.
 * @returns null where that day is over
 */
export function remindedDay(timeZone: string, due: Date, now: Date): IsoDate | null {
  const clocks = clocksOf(timeZone);
  const day = dateBy(clocks, due);
  return dateBy(clocks, now) === day ? day : null;
}
