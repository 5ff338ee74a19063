import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../uuid.ts';

const sign = (secret: Uint8Array, userId: string) =>
  createHmac('sha256', secret).update(`stop reminders ${userId}`).digest();

/** What the link of a reminder carries. It can only end them, and is good for as long as the mail lies in somebody's mailbox. */
export const stopToken = (secret: Uint8Array, userId: string): string =>
  `${userId}.${sign(secret, userId).toString('base64url')}`;

/** Whose link it is; null where it is none of ours. */
export function readStopToken(secret: Uint8Array, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  if (!isUuid(userId)) return null;
  const wanted = sign(secret, userId);
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : null;
}
