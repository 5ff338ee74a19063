/** A day of 24 hours, in ms. Dates of a calendar are counted in UTC, where every day has as many. */
export const DAY_MS = 24 * 60 * 60 * 1000;
