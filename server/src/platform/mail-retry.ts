const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a mail is tried for. Source: RFC 5321, 4.5.4.1: at least 4 to 5 days. */
const TRY_FOR_MS = 5 * 24 * HOUR_MS;
/** Of a mail server that is away nobody waits long after it is back. */
const AWAY_MAX_MS = 10 * MINUTE_MS;
/** A server that refuses the address or the mail itself is asked again this often: some say no for good and mean not now. */
const REFUSALS_MAX = 3;

/**
 * How long to wait before trying a mail again: 1, 2, 4, ... minutes, at most 10 while the mail server is away and at most
 * an hour where it refuses the mail.
 * @param attempts tries so far, at least 1
 * @param ageMs since the mail was written
 * @param isRefused whether the mail server refused this very mail (a reply of 5xx)
 * @returns milliseconds, or null to give it up
 */
export function retryDelayMs(attempts: number, ageMs: number, isRefused: boolean): number | null {
  if (ageMs >= TRY_FOR_MS || (isRefused && attempts >= REFUSALS_MAX)) return null;
  return Math.min(isRefused ? HOUR_MS : AWAY_MAX_MS, MINUTE_MS * 2 ** Math.min(10, Math.max(0, attempts - 1)));
}
