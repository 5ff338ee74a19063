/** The youngest a user may be, in years. Source: specification, section 1, Policy facts. */
export const MINIMUM_AGE_YEARS = 13;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date of the calendar as [year, month, day], or null when there is no such day. */
function parseDate(text: string): [number, number, number] | null {
  const match = ISO_DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? [year, month, day]
    : null;
}

/**
 * Age in whole years. Somebody born on 29 February has a birthday on 1 March of other years.
 * @param birthDate YYYY-MM-DD
 * @param today YYYY-MM-DD
 * @returns null when either is no date, negative when the birth is to come
 */
export function ageYears(birthDate: string, today: string): number | null {
  const born = parseDate(birthDate);
  const now = parseDate(today);
  if (born === null || now === null) return null;
  const hadBirthday = now[1] > born[1] || (now[1] === born[1] && now[2] >= born[2]);
  return now[0] - born[0] - (hadBirthday ? 0 : 1);
}

/** Whether a birth date may stand in a profile: a day, not after today, and at least 13 years ago. */
export function checkBirthDate(
  birthDate: string,
  today: string,
): { ok: true } | { ok: false; reason: 'not_a_date' | 'in_future' | 'too_young' } {
  const age = ageYears(birthDate, today);
  if (age === null) return { ok: false, reason: 'not_a_date' };
  if (birthDate > today) return { ok: false, reason: 'in_future' };
  return age < MINIMUM_AGE_YEARS ? { ok: false, reason: 'too_young' } : { ok: true };
}
