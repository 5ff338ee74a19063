import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { HouseholdId, Member } from '../db/household.ts';
import { isUuid } from '../uuid.ts';

export const ACCESS_TOKEN_S = 15 * 60;
export const REFRESH_TOKEN_DAYS = 30;
/** A refresh token that is used twice within this time is taken for two tabs of one browser, not for a theft. */
export const REFRESH_GRACE_MS = 10_000;

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A random secret of 256 bits for links and refresh tokens, and the form in which it is stored. */
const SECRET_BYTES = 32;
export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
export const hashSecret = (secretText: string) => createHash('sha256').update(secretText).digest('hex');

/**
 * The token that opens the API for 15 minutes. It names the household, so that what is asked of a session is asked of one machine;
 * whether the account still belongs to it is read each time.
 */
export function signAccessToken(
  secret: Uint8Array,
  user: Member & { email: string; role: string; sessionId: string },
  now: Date,
): Promise<string> {
  return new SignJWT({ email: user.email, role: user.role, sid: user.sessionId, hid: user.householdId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setAudience('api')
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + ACCESS_TOKEN_S)
    .sign(secret);
}

/** The token that registering answers: it names the e-mail address for the next page and opens nothing. */
export function signVerifyToken(secret: Uint8Array, email: string, now: Date): Promise<string> {
  return new SignJWT({ email, purpose: 'verify' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('verify')
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + ACCESS_TOKEN_S)
    .sign(secret);
}

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** The household the account had when it was signed; null in tokens of older releases. */
  householdId: HouseholdId | null;
}

const KNOWN_TOKENS_MAX = 10_000;
/** Tokens whose signature was found good, by secret: a browser sends the same one for minutes. */
const knownTokens = new WeakMap<Uint8Array, Map<string, AccessClaims & { expiresAtS: number }>>();

/** User, session and household of an access token, or null where it is not one of ours, or over. */
export async function readAccessToken(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  const known = knownTokens.get(secret) ?? new Map();
  knownTokens.set(secret, known);
  const claims = known.get(token) ?? (await verifyAccessToken(secret, token, now));
  if (claims === null || claims.expiresAtS <= seconds(now)) {
    known.delete(token);
    return null;
  }
  known.set(token, claims);
  // the one that came first goes first
  if (known.size > KNOWN_TOKENS_MAX) known.delete(known.keys().next().value);
  return { userId: claims.userId, sessionId: claims.sessionId, householdId: claims.householdId };
}

async function verifyAccessToken(secret: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, secret, { audience: 'api', algorithms: ['HS256'], currentDate: now });
    const { sub: userId, sid: sessionId, hid, exp: expiresAtS } = payload;
    if (typeof userId !== 'string' || typeof sessionId !== 'string' || expiresAtS === undefined) return null;
    const householdId = typeof hid === 'string' && isUuid(hid) ? (hid as HouseholdId) : null;
    return isUuid(userId) && isUuid(sessionId) ? { userId, sessionId, householdId, expiresAtS } : null;
  } catch {
    return null;
  }
}

/**
 * What a browser may show again when it logs in. Each is a cookie that only that call sends, and none opens anything by
 * itself. login-pass: a password was just reset here. known-device: somebody logged in here before. email-proof: the
 * link to confirm the address was followed here.
 */
const MARK_S = {
  // as long as wrong passwords of others count: see the rate limits
  'login-pass': 15 * 60,
  'known-device': 365 * 24 * 60 * 60,
  // as long as the link itself
  'email-proof': 24 * 60 * 60,
} as const;
export type BrowserMark = keyof typeof MARK_S;

export const markSeconds = (mark: BrowserMark) => MARK_S[mark];

export function signMark(secret: Uint8Array, mark: BrowserMark, userId: string, now: Date): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setJti(randomUUID())
    .setAudience(mark)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + MARK_S[mark])
    .sign(secret);
}

/** Whose mark it is and which, or null where it is none of ours, another one, or over. */
export async function readMark(secret: Uint8Array, mark: BrowserMark, text: string | undefined, now: Date) {
  if (text === undefined) return null;
  try {
    const rules = { audience: mark, algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(text, secret, rules);
    return payload.sub === undefined || payload.jti === undefined ? null : { userId: payload.sub, id: payload.jti };
  } catch {
    return null;
  }
}

/**
 * The successor of a refresh token in a form that can be read only with the token itself: 32 random bytes under a
 * key that is used this once. The same function seals and opens.
 */
export function sealSuccessor(token: string, successor: string): string {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'successor of a refresh token', SECRET_BYTES));
  const bytes = Buffer.from(successor, 'base64url');
  return Buffer.from(key.map((byte, index) => byte ^ (bytes[index] ?? 0))).toString('base64url');
}
