import type { Language } from '@sorrel/contract/language';
import { sentencesIn } from '../language/sentences.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Up to this many minutes a wait is said in minutes. */
const MINUTES_MAX = 90;

/** A wait as people say it, never shorter than it is: '40 seconds', '12 minutes', '3 hours'. */
export function waitInWords(seconds: number, language: Language): string {
  const { wait } = sentencesIn(language);
  if (seconds <= MINUTE_S) return wait.seconds(Math.max(1, Math.ceil(seconds)));
  if (seconds <= MINUTES_MAX * MINUTE_S) return wait.minutes(Math.ceil(seconds / MINUTE_S));
  return wait.hours(Math.ceil(seconds / HOUR_S));
}
