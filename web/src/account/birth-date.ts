import { checkBirthDate, MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import { todayDate } from '../lib/today-date.ts';
import { say } from './sentences.ts';

/** What is wrong with a birth date in words; null when it may stand or is empty. */
export function birthDateError(text: string): string | null {
  if (text === '') return null;
  const answer = checkBirthDate(text, todayDate());
  if (answer.ok) return null;
  if (answer.reason === 'in_future') return say.birthDateInFuture;
  if (answer.reason === 'too_young') return say.tooYoung(MINIMUM_AGE_YEARS);
  return say.enterADate;
}
