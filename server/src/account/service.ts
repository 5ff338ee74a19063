import type {
  deleteAccount as deleteEndpoint,
  updateEmail as emailEndpoint,
  updateProfile as profileEndpoint,
  resetPassword as resetEndpoint,
} from '@sorrel/contract/account';
import type { BodyOf } from '@sorrel/contract/endpoint';
import { checkBirthDate } from '@sorrel/core/account/age';
import { splitFullName } from '@sorrel/core/account/profile';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { checkPassword, triesForAccount, triesOfSession, triesOfSource } from '../auth/check-password.ts';
import { assertGoodPassword, hashPassword } from '../auth/passwords.ts';
import {
  emailKey,
  findMailTokenOwner,
  issueMailToken,
  mailIfKnown,
  revokeAllSessions,
  takeMailToken,
} from '../auth/service.ts';
import { hashSecret, signMark } from '../auth/tokens.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import { mailTokens, sessions, users } from '../db/tables/auth.ts';
import { imageUses } from '../db/tables/pictures.ts';
import { deletionReasons } from '../db/tables/support.ts';
import type { UploadedFile } from '../http/multipart.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { cancelSubscriptions } from '../payments/service.ts';
import { removeUnusedPictures, setImageUses, storePicture } from '../pictures/service.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { linkMail } from '../platform/link-mail.ts';
import type { Services } from '../services.ts';

const RESET_LINK_HOURS = 1;
const EMAIL_LINK_HOURS = 24;

type UserRow = typeof users.$inferSelect;

async function getRow(db: DatabaseHandle, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (row === undefined) throw new AppError('not_signed_in');
  return row;
}

/** Checks the password of somebody who is signed in; wrong ones count for this session, those of strangers do not. */
async function assertPassword(services: Services, user: SignedInUser, row: UserRow, password: string) {
  const tries = triesOfSession(user.sessionId);
  const isRight = await checkPassword(services, { tries, stored: row.passwordHash, password });
  if (!isRight) throw new AppError('password_wrong');
}

/** Mails a link for a new password where there is a verified account; the answer is the same where there is not. */
export async function requestPasswordReset(services: Services, email: string) {
  const now = services.clock.now();
  await mailIfKnown(services, email, async (tx, user) => {
    const token = await issueMailToken(tx, { userId: user.id, purpose: 'reset', now, hours: RESET_LINK_HOURS });
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `reset:${hashSecret(token)}`,
        userId: user.id,
        to: user.email,
        subject: 'Choose a new password',
        lines: [
          'You asked for a new password for Sorrel. The link works once, within the next hour.',
          'If you did not ask for it, ignore this mail: your password stays as it is.',
        ],
        link: {
          label: 'Choose a new password',
          address: `${services.config.PUBLIC_URL}/auth/update-password?token=${token}`,
        },
      }),
    );
  });
  return { message: 'If there is an account with this address, a link to choose a new password is on its way.' };
}

/**
 * Links that were mailed before stop working: another reset would change the password once more, and an address that
 * somebody else asked for would take over after all.
 */
async function endMailedLinks(tx: DatabaseHandle, userId: string, now: Date) {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.userId, userId),
        inArray(mailTokens.purpose, ['reset', 'change_email']),
        isNull(mailTokens.usedAt),
      ),
    );
}

async function setPassword(services: Services, tx: DatabaseHandle, row: UserRow, passwordHash: string, now: Date) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, row.id));
  await revokeAllSessions(tx, row.id, now);
  await endMailedLinks(tx, row.id, now);
  await services.outbox.enqueue(
    tx,
    linkMail({
      cause: `password-changed:${row.id}:${now.toISOString()}`,
      userId: row.id,
      to: row.email,
      subject: 'Your password was changed',
      lines: [
        'The password of your Sorrel account was just changed, and all other devices were logged out.',
        'If that was not you, choose a new password at once.',
      ],
      link: { label: 'Choose a new password', address: `${services.config.PUBLIC_URL}/auth/forgot-password` },
    }),
  );
}

const linkExpired = () => new AppError('link_expired', { fields: { redirectTo: '/auth/forgot-password' } });

/** A new password by a mailed link. It proves the address too, so an account that was never verified is verified. */
async function resetByLink(services: Services, token: string, password: string, origin: string) {
  const now = services.clock.now();
  // looked up before it is taken: made-up tokens are not worth a hash
  const owner = await findMailTokenOwner(services.db, { token, purpose: 'reset', now });
  if (owner === null) throw linkExpired();
  assertGoodPassword(password, owner.email);
  const passwordHash = await hashPassword(password);
  const row = await services.db.transaction(async (tx) => {
    const taken = await takeMailToken(tx, { token, purpose: 'reset', now });
    if (taken === null) return null;
    const found = await getRow(tx, taken.userId);
    await setPassword(services, tx, found, passwordHash, now);
    if (found.emailVerifiedAt === null)
      await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, found.id));
    return found;
  });
  if (row === null) throw linkExpired();
  for (const tries of [triesForAccount(row.emailKey), triesOfSource(row.emailKey, origin)]) {
    await services.limits.forget(...tries);
  }
  void services.outbox.flush();
  const loginPass = await signMark(services.tokenSecret, 'login-pass', row.id, now);
  return { answer: { message: 'Your password has been changed.' }, loginPass };
}

/** A new password for somebody signed in; the session that asks goes on. */
async function changePassword(
  services: Services,
  user: SignedInUser,
  password: string,
  oldPassword: string | undefined,
) {
  const row = await getRow(services.db, user.id);
  // who has a password signs in locally too, whatever the account began with
  if (row.passwordHash !== null) await assertPassword(services, user, row, oldPassword ?? '');
  assertGoodPassword(password, row.email);
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await setPassword(services, tx, row, passwordHash, now);
    await tx
      .update(sessions)
      .set({ revokedAt: null })
      .where(and(eq(sessions.userId, user.id), eq(sessions.id, user.sessionId)));
  });
  void services.outbox.flush();
  const message = row.passwordHash === null ? 'Your password has been set.' : 'Your password has been changed.';
  return { answer: { message }, loginPass: null };
}

/** Both forms of the call: with a link's token nobody needs to be signed in, and the browser gets a pass to log in. */
export async function resetPassword(
  services: Services,
  body: BodyOf<typeof resetEndpoint>,
  origin: string,
  signedIn: () => Promise<SignedInUser>,
) {
  if (body.token !== undefined) return resetByLink(services, body.token, body.password, origin);
  return changePassword(services, await signedIn(), body.password, body.oldPassword);
}

/** Mails the link to the new address and tells the old one. */
export async function changeEmail(services: Services, user: SignedInUser, body: BodyOf<typeof emailEndpoint>) {
  const row = await getRow(services.db, user.id);
  if (row.authType !== 'local') throw new AppError('local_account_only');
  await assertPassword(services, user, row, body.password);
  const now = services.clock.now();
  await services.limits.take('mailToAddress', hashSecret(emailKey(body.email)));
  const [holder] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(body.email)));
  if (holder !== undefined) throw new AppError('email_taken');
  await services.db.transaction(async (tx) => {
    const token = await issueMailToken(tx, {
      userId: user.id,
      purpose: 'change_email',
      now,
      hours: EMAIL_LINK_HOURS,
      newEmail: body.email,
    });
    const address = `${services.config.PUBLIC_URL}/api/auth/confirm-email?token=${token}`;
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `change-email:${hashSecret(token)}`,
        userId: user.id,
        to: body.email,
        subject: 'Confirm your new e-mail address',
        lines: ['Follow the link within 24 hours to use this address for your Sorrel account.'],
        link: { label: 'Use this address', address },
      }),
    );
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `change-email-told:${hashSecret(token)}`,
        userId: user.id,
        to: row.email,
        subject: 'Your e-mail address is about to change',
        lines: [
          `Somebody who knows your password asked to change the address of your Sorrel account to ${body.email}.`,
          'It changes when the link sent there is followed. If that was not you, change your password now.',
        ],
        link: { label: 'Choose a new password', address: `${services.config.PUBLIC_URL}/auth/forgot-password` },
      }),
    );
  });
  void services.outbox.flush();
  return { message: `We have sent a link to ${body.email}. Follow it to use the new address.` };
}

/**
 * Where the link of the new address leads. The address takes over, unless somebody else took it meanwhile. A link that is
 * over leads to a page that says whether the address is in use, and where to ask for a new link.
 */
export async function confirmEmail(services: Services, token: string): Promise<string> {
  const now = services.clock.now();
  const isChanged = await services.db.transaction(async (tx) => {
    const taken = await takeMailToken(tx, { token, purpose: 'change_email', now });
    if (taken === null || taken.newEmail === null) return false;
    const key = emailKey(taken.newEmail);
    const [holder] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.emailKey, key), ne(users.id, taken.userId)));
    if (holder !== undefined) return false;
    await tx
      .update(users)
      .set({ email: taken.newEmail, emailKey: key, emailVerifiedAt: now })
      .where(eq(users.id, taken.userId));
    await revokeAllSessions(tx, taken.userId, now);
    await endMailedLinks(tx, taken.userId, now);
    return true;
  });
  if (isChanged) return '/auth/login?verified=true';
  const [used] = await services.db
    .select({ email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, hashSecret(token)), eq(users.email, mailTokens.newEmail)));
  return used === undefined
    ? '/auth/verify-email?email=&expired=true&change=true'
    : `/auth/verify-email?email=${encodeURIComponent(used.email)}&expired=true&confirmed=true`;
}

/** Changes what was sent of the profile. */
export async function updateProfile(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof profileEndpoint>,
  files: Record<string, UploadedFile[]>,
  turn: Turn,
) {
  if (body.dob) {
    const today = services.clock.now().toISOString().slice(0, 10);
    const answer = checkBirthDate(body.dob, today);
    if (!answer.ok) throw new AppError(answer.reason === 'too_young' ? 'too_young' : 'birth_date_invalid');
  }
  const names = body.fullName === undefined ? undefined : splitFullName(body.fullName);
  const sent = {
    firstName: body.first_name ?? names?.firstName,
    lastName: body.last_name ?? names?.lastName,
    birthDate: body.dob,
    gender: body.gender,
    heightCm: body.height,
    weightKg: body.weight,
    activityLevel: body.activityLevel,
  };
  const upload = files['profileImage']?.[0];
  const key = upload === undefined ? undefined : await storePicture(services, upload, turn);
  const changes = Object.fromEntries(
    Object.entries({ ...sent, ...(key === undefined ? {} : { profileImageKey: key }) }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(changes).length === 0) return;
  const before = await getRow(services.db, user.id);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set(changes).where(eq(users.id, user.id));
    if (key !== undefined) await setImageUses(tx, user.id, user.id, [key]);
  });
  if (key !== undefined && before.profileImageKey !== null)
    await removeUnusedPictures(services, [before.profileImageKey]);
}

export async function removeProfileImage(services: Services, user: SignedInUser) {
  const before = await getRow(services.db, user.id);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ profileImageKey: null }).where(eq(users.id, user.id));
    await setImageUses(tx, user.id, user.id, []);
  });
  if (before.profileImageKey !== null) await removeUnusedPictures(services, [before.profileImageKey]);
  return { message: 'Your picture has been removed.' };
}

/** Tells the person that a subscription goes on, and where to end it. */
function runningSubscriptionLines(services: Services): string[] {
  const portal = services.config.STRIPE_BILLING_PORTAL;
  return [
    'Your Premium subscription could not be cancelled by itself. We have been told to cancel it, and no more is due to us.',
    ...(portal === undefined ? [] : [`You can also cancel it yourself, with the address of this mail: ${portal}`]),
  ];
}

/** Asks the team to cancel by hand what would go on charging; names the subscription and nobody. */
function cancelByHandMail(services: Services, subscriptionId: string) {
  return linkMail({
    cause: `cancel-by-hand:${subscriptionId}`,
    to: services.config.TEAM_EMAIL,
    subject: 'Cancel a subscription in Stripe',
    lines: [`The account behind the subscription ${subscriptionId} was deleted. Please cancel it in Stripe.`],
  });
}

/**
 * Deletes a user with every row and picture, and cancels the subscription. The rows go in one transaction, by which the
 * sessions end too; the files of the pictures that nobody else uses go before the answer.
 */
export async function deleteAccount(services: Services, user: SignedInUser, body: BodyOf<typeof deleteEndpoint>) {
  const row = await getRow(services.db, user.id);
  if (row.passwordHash === null) throw new AppError('password_not_set');
  await assertPassword(services, user, row, body.password);
  const now = services.clock.now();
  const running = await cancelSubscriptions(services, user.id);
  const keys = await services.db.transaction(async (tx) => {
    const uses = await tx.delete(imageUses).where(eq(imageUses.userId, user.id)).returning({ key: imageUses.key });
    await tx.delete(users).where(eq(users.id, user.id));
    await tx.insert(deletionReasons).values({ reason: body.reason, createdAt: now });
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `account-deleted:${user.id}`,
        to: row.email,
        subject: 'Your account has been deleted',
        lines: [
          'Your Sorrel account and everything in it has been deleted. Thank you for having tried Sorrel.',
          ...(running.length > 0 ? runningSubscriptionLines(services) : []),
        ],
      }),
    );
    for (const id of running) await services.outbox.enqueue(tx, cancelByHandMail(services, id));
    return uses.map((use) => use.key);
  });
  await removeUnusedPictures(services, [...new Set(keys)]);
  await services.limits.forget(...triesForAccount(row.emailKey));
  for (const limit of ['import', 'contact', 'download'] as const) await services.limits.forget(limit, user.id);
  void services.outbox.flush();
  return { message: 'Your account has been deleted.' };
}
