import { parseUrl } from '@sorrel/core/addresses/parse-url';
import { AppError } from '../app-error.ts';
import type { Member } from '../db/household.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { sourceOf } from '../http/source-of.ts';
import { askedLanguage, keptLanguage } from '../language/asked-language.ts';
import { say } from '../language/sentences.ts';
import { isMailboxOpen } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { checkPassword, triesOfBrowser, triesOfStranger } from './check-password.ts';
import { inEvenTime } from './even-time.ts';
import { findInvite } from './households-repo.ts';
import { type MailTokenPurpose, mailTokensRepo } from './mail-tokens-repo.ts';
import { type MailReader, verificationMail } from './mails.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';
import { refreshTokensRepo } from './refresh-tokens-repo.ts';
import { sessionsRepo } from './sessions-repo.ts';
import {
  type BrowserMark,
  hashSecret,
  newSecret,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_DAYS,
  readMark,
  sealSuccessor,
  signAccessToken,
  signMark,
  signVerifyToken,
} from './tokens.ts';
import { type UserRow, usersRepo } from './users-repo.ts';

const HOUR_MS = 60 * 60 * 1000;
const VERIFY_LINK_HOURS = 24;
const USER_AGENT_MAX = 300;

export const emailKey = (email: string) => email.trim().toLowerCase();

/** Under which mails to an address are counted: what follows a plus sorts the mails of one mailbox. A hash, which outlives a deleted account. */
const mailboxKey = (email: string) => hashSecret(emailKey(email).replace(/\+[^@]*(?=@[^@]*$)/, ''));

/**
 * Counts a mail that somebody has us write to an address, whether it is theirs or not.
 * @returns whether one of that purpose went there a moment ago: the next would only be one more of them
 */
export async function takeMail(limits: Platform['limits'], email: string, purpose: MailTokenPurpose): Promise<boolean> {
  await limits.take('mailToAddress', mailboxKey(email));
  try {
    await limits.take('mailOfMinute', hashSecret(`${purpose} ${emailKey(email)}`));
    return false;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'too_many_requests') return true;
    throw cause;
  }
}

/** Makes a local account and mails the verification link; the token names the address and opens nothing. */
export async function registerUser(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox' | 'tokenSecret'>,
  input: { email: string; password: string; invite?: string | undefined; origin: string },
) {
  const now = services.clock.now();
  const asked = askedLanguage();
  assertGoodPassword(input.password, input.email);
  await services.limits.take('registration', sourceOf(input.origin));
  await services.limits.take('registrationMailbox', mailboxKey(input.email));
  const passwordHash = await hashPassword(input.password);
  await services.db.transaction(async (tx) => {
    const user = await usersRepo(tx).insertLocal({
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash,
      language: keptLanguage(asked),
      invitedWith: input.invite === undefined ? null : hashSecret(input.invite),
      createdAt: now,
    });
    if (user === null) throw new AppError('email_taken');
    await mailVerificationLink(services, tx, user);
  });
  void services.outbox.flush();
  return { token: await signVerifyToken(services.tokenSecret, input.email, now) };
}

async function mailVerificationLink(
  services: Pick<Platform, 'clock' | 'config' | 'outbox'>,
  tx: DatabaseHandle,
  user: MailReader,
) {
  const token = await issueMailToken(tx, {
    userId: user.id,
    purpose: 'verify',
    now: services.clock.now(),
    hours: VERIFY_LINK_HOURS,
  });
  const address = `${services.config.PUBLIC_URL}/api/auth/verify-email?token=${token}`;
  await services.outbox.enqueue(tx, verificationMail(user, address, `verify:${hashSecret(token)}`));
}

/** A new single-use token for a mailed link; only its hash is kept. */
export async function issueMailToken(
  tx: DatabaseHandle,
  input: {
    userId: string;
    purpose: MailTokenPurpose;
    now: Date;
    hours: number;
    newEmail?: string;
  },
): Promise<string> {
  const token = newSecret();
  await mailTokensRepo(tx).insert({
    tokenHash: hashSecret(token),
    userId: input.userId,
    purpose: input.purpose,
    newEmail: input.newEmail ?? null,
    createdAt: input.now,
    expiresAt: new Date(input.now.getTime() + input.hours * HOUR_MS),
  });
  return token;
}

const CONFIRMED_PATH = '/auth/login?verified=true';

/** The page for a link that is over: it offers a new one, or says that there is nothing left to confirm. */
const linkOverPath = (email: string, isConfirmed: boolean) =>
  `/auth/verify-email?email=${encodeURIComponent(email)}&expired=true${isConfirmed ? '&confirmed=true' : ''}`;

/**
 * Where the verification link leads: to the log in page, or to the page that offers a new link. Following it confirms
 * nothing yet, since somebody else may have made the account for this address, with a password of their own: the address
 * is confirmed when the password is given in the browser that followed the link. See docs/decisions/0011.
 * @param isBrowser whether a browser opened the link as a page, which keeps the proof
 */
export async function followVerificationLink(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'tokenSecret'>,
  token: string,
  isBrowser: boolean,
) {
  const now = services.clock.now();
  const link = await mailTokensRepo(services.db).findVerification(hashSecret(token));
  if (link === null) return { path: linkOverPath('', false) };
  const { user } = link;
  if (user.emailVerifiedAt !== null) return { path: linkOverPath(user.email, true) };
  if (link.usedAt !== null || link.expiresAt <= now) return { path: linkOverPath(user.email, false) };
  if (!isBrowser && isMailboxOpen(services.config)) {
    // without a mail server a mail proves nothing, and scripts that try Sorrel out keep no cookies
    await services.db.transaction((tx) => confirmAddress(tx, user.id, now));
    return { path: CONFIRMED_PATH };
  }
  return { path: CONFIRMED_PATH, proof: await signMark(services.tokenSecret, 'email-proof', user.id, now) };
}

async function confirmAddress(tx: DatabaseHandle, userId: string, now: Date) {
  await usersRepo(tx).confirmAddress(userId, now);
  await mailTokensRepo(tx).endOf(userId, ['verify'], now);
}

/**
 * Mails the user of an address, where there is one whom the condition fits. Whether there is shows neither in the answer nor
 * in the time it takes; how often an address can be written to, and how often from one origin, is limited. One that was written to for
 * that purpose a moment ago has its mail.
 */
export async function mailIfKnown(
  services: Pick<Platform, 'db' | 'limits' | 'outbox'>,
  { email, origin, purpose }: { email: string; origin: string; purpose: MailTokenPurpose },
  mail: (tx: DatabaseHandle, user: MailReader) => Promise<void>,
  fits: (user: UserRow) => boolean = () => true,
): Promise<void> {
  const key = emailKey(email);
  // each address that is asked for is counted in a row of its own
  await services.limits.take('mailOfOrigin', sourceOf(origin));
  if (await takeMail(services.limits, email, purpose)) return;
  await inEvenTime(() =>
    services.db.transaction(async (tx) => {
      const user = await usersRepo(tx).findByEmail(key);
      if (user !== null && fits(user)) await mail(tx, user);
    }),
  );
  void services.outbox.flush();
}

/** Mails a new verification link where there is somebody to verify; the answer is the same where there is not. */
export async function resendVerification(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox'>,
  asked: { email: string; origin: string },
) {
  const isWaiting = (user: UserRow) => user.emailVerifiedAt === null;
  const verification = { ...asked, purpose: 'verify' } as const;
  await mailIfKnown(services, verification, (tx, user) => mailVerificationLink(services, tx, user), isWaiting);
  return { message: say().account.linkOnItsWay };
}

/** Marks of a browser as its cookies bring them. */
export type ShownMarks = Record<BrowserMark, string | undefined>;

/** Checks e-mail and password. A wrong address and a wrong password answer the same in the same time. */
export async function logIn(
  services: Pick<Platform, 'clock' | 'db' | 'limits' | 'tokenSecret'> & AuthServices,
  input: {
    email: string;
    password: string;
    from: string | undefined;
    userAgent: string;
    origin: string;
    marks: ShownMarks;
  },
) {
  const { tokenSecret: secret } = services;
  const now = services.clock.now();
  const key = emailKey(input.email);
  const user = await usersRepo(services.db).findByEmail(key);
  const markOf = async (mark: BrowserMark) => {
    const found = await readMark(secret, mark, input.marks[mark], now);
    return found !== null && found.userId === user?.id ? found : null;
  };
  // the owner, who proved themselves in this browser, is not kept out by others who go on guessing
  const known = (await markOf('login-pass')) ?? (await markOf('known-device'));
  const isRight = await checkPassword(services, {
    tries: known === null ? triesOfStranger(key, input.origin) : triesOfBrowser(known.id),
    stored: user?.passwordHash ?? null,
    password: input.password,
  });
  if (!isRight || user === null) throw new AppError('wrong_credentials');
  if (user.emailVerifiedAt === null) {
    if ((await markOf('email-proof')) === null) {
      throw new AppError('email_not_verified', { fields: { redirectTo: '/auth/verify-email' } });
    }
    await services.db.transaction((tx) => confirmAddress(tx, user.id, now));
  }
  const opened = await openSession(services, user, input.userAgent, user);
  return {
    ...opened,
    redirectTo: (await isInvited(services.db, user, now))
      ? INVITATION_PATH
      : pathAfterLogin(user.onboardedAt !== null, input.from),
    knownDevice: await signMark(secret, 'known-device', user.id, now),
  };
}

const DEFAULT_PATH = '/app/recipe-book';
const ONBOARDING_PATH = '/app/create-profile';
/** Who came by an invitation is asked about it first, whatever device that is. */
const INVITATION_PATH = '/app/join';

/** Whether somebody came by an invitation that is open and not answered yet. */
const isInvited = async (db: DatabaseHandle, { invitedWith }: Pick<UserRow, 'invitedWith'>, now: Date) =>
  invitedWith !== null && (await findInvite(db, invitedWith, now)) !== null;

/** A path under /app that was asked for is where the user wants to be, once onboarding is done; an invitation comes first. */
export function pathAfterLogin(isOnboarded: boolean, from: string | undefined): string {
  const asked = from === undefined ? null : insidePath(from);
  if (asked === INVITATION_PATH) return asked;
  return isOnboarded ? (asked ?? DEFAULT_PATH) : ONBOARDING_PATH;
}

function insidePath(from: string): string | null {
  // parsed, so that `/app/../..` and `//other.host` are seen for what they are
  const base = 'http://sorrel.invalid';
  const parsed = parseUrl(from, base);
  const isInside = parsed !== null && parsed.origin === base && /^\/app(\/|$)/.test(parsed.pathname);
  return isInside ? `${parsed.pathname}${parsed.search}` : null;
}

/** What others do in the transaction that opens a session, such as to find payments that were made before. */
export interface AuthServices {
  onSignIn: (tx: DatabaseHandle, user: { id: string; emailKey: string }) => Promise<unknown>;
}

type SessionUser = Member & { email: string; role: 'user' | 'admin' };

/**
 * A new session with its first refresh token and access token.
 * @param checked the account whose password was found right: another one may have been set meanwhile, which ended all sessions
 */
export async function openSession(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'> & AuthServices,
  user: SessionUser,
  userAgent: string,
  checked?: Pick<UserRow, 'passwordHash' | 'emailKey'>,
) {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const holds = usersRepo(tx).holdsPassword;
    if (checked !== undefined && !(await holds(user.id, checked.passwordHash, checked.emailKey))) {
      throw new AppError('wrong_credentials');
    }
    const sessionId = await sessionsRepo(tx).insert(user.id, userAgent.slice(0, USER_AGENT_MAX), now);
    await sessionsRepo(tx).removeOldest(user.id);
    await services.onSignIn(tx, { id: user.id, emailKey: emailKey(user.email) });
    return {
      token: await signAccessToken(services.tokenSecret, { ...user, sessionId }, now),
      refreshToken: await insertRefreshToken(tx, user.id, sessionId, now),
    };
  });
}

async function insertRefreshToken(tx: DatabaseHandle, userId: string, sessionId: string, now: Date): Promise<string> {
  const refreshToken = newSecret();
  await refreshTokensRepo(tx).insert({
    tokenHash: hashSecret(refreshToken),
    userId,
    sessionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_DAYS * 24 * HOUR_MS),
  });
  return refreshToken;
}

/**
 * Rotates a refresh token. One that was used before, outside the grace for parallel tabs, is a stolen copy: its whole
 * family ends. Within the grace it answers the token that followed it, so that a family never has two ends.
 * @returns null where there is no session to go on with
 */
export async function refreshSession(
  services: Pick<Platform, 'clock' | 'db' | 'limits' | 'tokenSecret'>,
  refreshToken: string | undefined,
) {
  if (refreshToken === undefined) return null;
  const sessionId = await refreshTokensRepo(services.db).sessionOf(hashSecret(refreshToken));
  if (sessionId === null) return null;
  await services.limits.take('refresh', sessionId);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    let shown = refreshToken;
    const repo = sessionsRepo(tx);
    const tokens = refreshTokensRepo(tx);
    let found = await tokens.findLocked(hashSecret(shown));
    const isFirstUse = found?.usedAt === null;
    while (found !== null && found.usedAt !== null) {
      if (now.getTime() - found.usedAt.getTime() > REFRESH_GRACE_MS) {
        await repo.end(found.user.id, found.sessionId, now);
        return null;
      }
      // used before successors were kept
      if (found.successor === null) break;
      shown = sealSuccessor(shown, found.successor);
      found = await tokens.findLocked(hashSecret(shown));
    }
    if (found === null || found.revokedAt !== null || found.expiresAt <= now) return null;
    const { user, sessionId } = found;
    let last = shown;
    if (isFirstUse || found.usedAt !== null) {
      last = await insertRefreshToken(tx, user.id, sessionId, now);
      await tokens.replace(hashSecret(shown), found.usedAt ?? now, sealSuccessor(shown, last));
    }
    await repo.touch(user.id, sessionId, now);
    return { token: await signAccessToken(services.tokenSecret, { ...user, sessionId }, now), refreshToken: last };
  });
}
