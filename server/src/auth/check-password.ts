import { sourceOf } from '../http/source-of.ts';
import type { Platform } from '../platform/platform.ts';
import type { RateLimitName } from '../platform/rate-limits.ts';
import { inTurn, isRightPassword } from './passwords.ts';
import { hashSecret } from './tokens.ts';

/** A counter of wrong passwords: a limit, and whose tries it counts. */
export type Tries = readonly [limit: RateLimitName, key: string];

/** Tries for one account from anywhere; without the address itself, which the counters would keep. */
export const triesForAccount = (emailKey: string): Tries => ['failedLoginAccount', hashSecret(emailKey)];

/** Tries for one account from one address of origin. */
export const triesOfSource = (emailKey: string, origin: string): Tries => [
  'failedLogin',
  hashSecret(`${emailKey} ${sourceOf(origin)}`),
];

/**
 * A caller who is not known here counts for the account and their own address of origin, so that a stranger's wrong guesses keep
 * out that stranger and not the owner; many strangers together, and one who tries many accounts, have limits of their own.
 */
export function triesOfStranger(emailKey: string, origin: string): readonly Tries[] {
  return [triesOfSource(emailKey, origin), triesForAccount(emailKey), ['failedLoginOrigin', sourceOf(origin)]];
}

/** A browser in which the owner proved themselves before has tries of its own, whatever others do meanwhile. */
export const triesOfBrowser = (markId: string): readonly Tries[] => [['failedLogin', `browser:${markId}`]];

/** So has somebody who is signed in. */
export const triesOfSession = (sessionId: string): readonly Tries[] => [['failedLogin', `session:${sessionId}`]];

/**
 * Checks a password under the limits of wrong ones. Whatever is stored, the same is done: the limits are read, one hash is
 * worked out, and a wrong one is counted.
 * @param input.tries the counters; the first is forgotten after a right password
 * @throws AppError too_many_requests, also to the right password
 */
export async function checkPassword(
  services: Pick<Platform, 'limits'>,
  input: { tries: readonly Tries[]; stored: string | null; password: string },
): Promise<boolean> {
  const { tries, stored, password } = input;
  const { limits } = services;
  const [own, ...others] = tries;
  if (own === undefined) throw new TypeError('a password is checked under a limit');
  const readWrongOnes = async () => {
    const wrongOnes = await limits.assertLeft(...own);
    for (const other of others) await limits.assertLeft(...other);
    return wrongOnes;
  };
  await readWrongOnes();
  return inTurn(async () => {
    // many that came at once have waited for their turn; those before may have used up the tries
    const wrongOnes = await readWrongOnes();
    if (await isRightPassword(stored, password)) {
      if (wrongOnes > 0) await limits.forget(...own);
      return true;
    }
    for (const counter of tries) await limits.count(...counter);
    return false;
  });
}
