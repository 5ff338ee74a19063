import type { Services } from '../services.ts';
import { inTurn, isRightPassword } from './passwords.ts';

/**
 * Checks a password under the limit of wrong ones. Whatever is stored, the same is done: the limits are read, one hash is
 * worked out, and a wrong one is counted.
 * @param input.key whose tries are counted: the account's, known or not
 * @param input.origin the address of origin, for those who are not signed in
 * @throws AppError too_many_requests, also to the right password
 */
export async function checkPassword(
  services: Services,
  input: { key: string; origin?: string; stored: string | null; password: string },
): Promise<boolean> {
  const { key, origin, stored, password } = input;
  const { limits } = services;
  const readWrongOnes = () => limits.assertLeft('failedLogin', key);
  await readWrongOnes();
  if (origin !== undefined) await limits.assertLeft('failedLoginOrigin', origin);
  return inTurn(async () => {
    // many that came at once have waited for their turn; those before may have used up the tries
    const wrongOnes = await readWrongOnes();
    if (await isRightPassword(stored, password)) {
      if (wrongOnes > 0) await limits.forget('failedLogin', key);
      return true;
    }
    await limits.count('failedLogin', key);
    if (origin !== undefined) await limits.count('failedLoginOrigin', origin);
    return false;
  });
}
