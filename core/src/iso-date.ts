import { DAY_MS } from './durations.ts';

/** A day of the calendar as 'YYYY-MM-DD': without a time, so that it is the same day wherever it is read. */
export type IsoDate = string;

/** When it begins, in UTC; NaN where there is no such day. */
export const midnightOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** The day, in UTC, of a moment. */
export const isoDateOf = (timeMs: number): IsoDate => new Date(timeMs).toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate => isoDateOf(midnightOf(date) + days * DAY_MS);
