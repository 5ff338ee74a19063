import { checkBirthDate, MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import { todayDate } from '../lib/today-date.ts';

/** What is wrong with a birth date in words; null when it may stand or is empty. */
export function birthDateError(text: string): string | null {
  if (text === '') return null;
  const answer = checkBirthDate(text, todayDate());
  if (answer.ok) return null;
  if (answer.reason === 'in_future') return 'A birth date cannot be later than today.';
  if (answer.reason === 'too_young') return `Sorrel is for people of ${MINIMUM_AGE_YEARS} years and older.`;
  return 'Please enter a date, such as 14/03/1991.';
}
