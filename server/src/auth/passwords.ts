import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_CHARACTERS } from '@sorrel/core/account/password-length';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../app-error.ts';
import { gate } from '../platform/gate.ts';

/** OWASP Password Storage Cheat Sheet (2024): argon2id, 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const COMMON_PASSWORDS = new Set(dictionary['passwords']);

/**
 * Refuses what is too short, too long, among the commonest passwords, one character over and over (such as spaces), or the
 * account's own address.
 */
export function assertGoodPassword(password: string, email: string) {
  const characters = [...password];
  if (characters.length < PASSWORD_CHARACTERS.min || characters.length > PASSWORD_CHARACTERS.max) {
    throw new AppError('password_length');
  }
  const bare = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (bare === address || bare === address.slice(0, address.lastIndexOf('@')))
    throw new AppError('password_is_address');
  if (new Set(characters).size === 1 || bare === '' || COMMON_PASSWORDS.has(bare))
    throw new AppError('password_common');
}

/** Does work that hashes when it is its turn. Never within another turn: that would wait for itself. */
export const inTurn = gate(availableParallelism()).run;

export const hashPassword = (password: string) => inTurn(() => hash(password, ARGON2ID));

let nobody: Promise<string> | undefined;

/** Whether the password is right; to be asked in a turn. Without a stored hash it takes the same time and says no. */
export async function isRightPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash('no account has this password', ARGON2ID);
  const against = stored ?? (await nobody);
  const isRight = await verify(against, password);
  return isRight && stored !== null;
}
