import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@sorrel/core/durations';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { type PictureKey, picturesRepo } from './repo.ts';

/** Gives the address of a picture in its largest width; smaller ones and AVIF are beside it, under the same right. */
export type AddressOf = (key: PictureKey) => string;

/** The parameter of an address that carries the right to see the picture. */
export const RIGHT_PARAMETER = 'for';

/**
 * Addresses are good for one to two of these, and the same all the time, so that a browser keeps what it has seen. As long as
 * a week is planned: a page may stay open for all of it.
 */
const PERIOD_MS = 7 * DAY_MS;
const UUID_BYTES = 16;
const UNTIL_BYTES = 4;
const SIGNATURE_BYTES = 16;
const RIGHT_BYTES = 2 * UUID_BYTES + UNTIL_BYTES + SIGNATURE_BYTES;

const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const uuidText = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const sign = (secret: Uint8Array, key: string, claims: Buffer) =>
  createHmac('sha256', secret).update(`picture ${key}\0`).update(claims).digest().subarray(0, SIGNATURE_BYTES);

/** Which period it is: a reader's addresses stay the same within it. */
export const addressPeriod = ({ clock }: Pick<Platform, 'clock'>): number =>
  Math.floor(clock.now().getTime() / PERIOD_MS);

/** Addresses of pictures that are not for everybody: each names the session, and ends with it or with its own time. */
export function signedAddresses(
  services: Pick<Platform, 'clock' | 'tokenSecret'>,
  user: Pick<SignedInUser, 'id' | 'sessionId'>,
): AddressOf {
  const untilS = ((addressPeriod(services) + 2) * PERIOD_MS) / 1000;
  const until = Buffer.alloc(UNTIL_BYTES);
  until.writeUInt32BE(untilS);
  const claims = Buffer.concat([uuidBytes(user.id), uuidBytes(user.sessionId), until]);
  return (key) => {
    const right = Buffer.concat([claims, sign(services.tokenSecret, key, claims)]).toString('base64url');
    return `${imageAddress(key)}?${RIGHT_PARAMETER}=${right}`;
  };
}

/**
 * How long the right of an address goes on, in seconds; null where it is none: made up, of another picture, over, or of a session
 * that has ended.
 */
export async function rightLeftS(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  key: string,
  right: string,
): Promise<number | null> {
  const bytes = Buffer.from(right, 'base64url');
  if (bytes.length !== RIGHT_BYTES) return null;
  const claims = bytes.subarray(0, -SIGNATURE_BYTES);
  if (!timingSafeEqual(sign(services.tokenSecret, key, claims), bytes.subarray(-SIGNATURE_BYTES))) return null;
  const leftS = claims.readUInt32BE(2 * UUID_BYTES) - Math.floor(services.clock.now().getTime() / 1000);
  if (leftS <= 0) return null;
  const [userId, sessionId] = [claims.subarray(0, UUID_BYTES), claims.subarray(UUID_BYTES, 2 * UUID_BYTES)];
  return (await picturesRepo(services.db).isSessionLive(uuidText(userId), uuidText(sessionId))) ? leftS : null;
}
