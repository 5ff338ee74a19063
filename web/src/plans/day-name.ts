import { DAY_NAMES, DAYS } from '@sorrel/core/plans/days';
import { terms } from '../language/terms.ts';

/** 'Monday', from 0. */
export const dayName = (day: number): string => nameOf(DAY_NAMES, day, terms.dayNames);
/** 'Mon', from 0. */
export const shortDayName = (day: number): string => nameOf(DAYS, day, terms.days);

function nameOf<Name extends string>(names: readonly Name[], day: number, words: Readonly<Record<Name, string>>) {
  const name = names[day];
  if (name === undefined) throw new RangeError(`no day ${day} in a week`);
  return words[name];
}
