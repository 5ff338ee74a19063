import { type DecodedToken, decodeToken } from '../decode-token.ts';

let attempt: Promise<DecodedToken | null> | undefined;

async function ask(): Promise<DecodedToken | null> {
  const reply = await fetch('/api/auth/refresh-access-token', {
    method: 'POST',
    credentials: 'include',
    // nobody signed in is no error here
    headers: { prefer: 'handling=lenient' },
  }).catch(() => null);
  if (reply?.status !== 200) return null;
  const { token } = (await reply.json()) as { token: string };
  return decodeToken(token);
}

/**
 * Who is signed in on this device; null for nobody. A public page makes this one attempt, once it stands and React has taken it
 * over, so that nobody waits for it; later callers get the same answer.
 */
export function restoreSession(): Promise<DecodedToken | null> {
  attempt ??= ask().catch(() => null);
  return attempt;
}

/** For tests: as when the page has just come. */
export function forgetAttempt() {
  attempt = undefined;
}
