import { DAY_MS } from '../durations.ts';

/** A leap year, so that it has every day. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAYS_OF_YEAR = 366;

/**
 * The names that weeks are given which nobody has named, as they were before they were saved in lower case: by 'woche vom 23. november'
 * 'Woche vom 23. November'. They differ from year to year in nothing.
 * @param nameOf the name that is given to the week of a day, its midnight in UTC
 */
export const namesGiven = (nameOf: (day: Date) => string): ReadonlyMap<string, string> =>
  new Map(
    Array.from({ length: DAYS_OF_YEAR }, (_, day) => nameOf(new Date(FIRST_DAY + day * DAY_MS))).map((name) => [
      name.toLowerCase(),
      name,
    ]),
  );

const NUMBERED = /^(.*?)( \d+)?$/su;

/**
 * A name that is kept in lower case, as people read it: one that was given in its own capitals, also with the number that made it
 * free ('… 2'); any other with a capital in front.
 */
export function nameToRead(name: string, given: readonly ReadonlyMap<string, string>[]): string {
  const [, plain = '', number = ''] = NUMBERED.exec(name) ?? [];
  const find = (text: string) => given.map((names) => names.get(text)).find((found) => found !== undefined);
  const found = find(name) ?? (find(plain) === undefined ? name : `${find(plain)}${number}`);
  const [first = '', ...rest] = found;
  return first.toUpperCase() + rest.join('');
}
