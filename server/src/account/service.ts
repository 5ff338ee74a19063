import type {
  deleteAccount as deleteEndpoint,
  updateEmail as emailEndpoint,
  updatePreferences as preferencesEndpoint,
  updateProfile as profileEndpoint,
  resetPassword as resetEndpoint,
} from '@sorrel/contract/account';
import type { BodyOf } from '@sorrel/contract/endpoint';
import { checkBirthDate } from '@sorrel/core/account/age';
import { splitFullName } from '@sorrel/core/account/profile';
import { mergeKnown } from '@sorrel/core/merge-known';
import { AppError } from '../app-error.ts';
import { checkPassword, triesForAccount, triesOfSession, triesOfSource } from '../auth/check-password.ts';
import { holdMember, othersThere, removeMember } from '../auth/households-repo.ts';
import { mailTokensRepo } from '../auth/mail-tokens-repo.ts';
import { assertGoodPassword, hashPassword } from '../auth/passwords.ts';
import { emailKey, issueMailToken, mailIfKnown, takeMail } from '../auth/service.ts';
import { sessionsRepo } from '../auth/sessions-repo.ts';
import { hashSecret, signMark } from '../auth/tokens.ts';
import { usersRepo } from '../auth/users-repo.ts';
import { isTakenMeanwhile } from '../db/is-taken.ts';
import type { DatabaseHandle } from '../db/open-database.ts';
import type { UploadedFile } from '../http/multipart.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { sourceOf } from '../http/source-of.ts';
import { mailsIn } from '../language/mails.ts';
import { say } from '../language/sentences.ts';
import { cancelSubscriptions } from '../payments/premium.ts';
import { picturesRepo } from '../pictures/repo.ts';
import { removeUnusedPictures, storePicture } from '../pictures/service.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { linkMail } from '../platform/link-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';
import { type AccountRow, accountRepo } from './repo.ts';

const RESET_LINK_HOURS = 1;
const EMAIL_LINK_HOURS = 24;

/** Checks the password of somebody who is signed in; wrong ones count for this session, those of strangers do not. */
async function assertPassword(
  services: Pick<Platform, 'limits'>,
  user: SignedInUser,
  row: AccountRow,
  password: string,
) {
  const tries = triesOfSession(user.sessionId);
  const isRight = await checkPassword(services, { tries, stored: row.passwordHash, password });
  if (!isRight) throw new AppError('password_wrong');
}

/**
 * Sees to it that what a password opened is open still when it is done: checking one takes a while, in which the owner may have set
 * another, or ended this session. Both stay as they are until the transaction ends.
 * @throws AppError not_signed_in, password_wrong
 */
async function holdChecked(tx: DatabaseHandle, user: SignedInUser, row: AccountRow) {
  const isSame = await usersRepo(tx).holdsPassword(row.id, row.passwordHash);
  if (!(await sessionsRepo(tx).isLive(user.id, user.sessionId))) throw new AppError('not_signed_in');
  if (!isSame) throw new AppError('password_wrong');
}

/** Mails a link for a new password where there is a verified account; the answer is the same where there is not. */
export async function requestPasswordReset(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox'>,
  asked: { email: string; origin: string },
) {
  const now = services.clock.now();
  await mailIfKnown(services, { ...asked, purpose: 'reset' }, async (tx, user) => {
    const token = await issueMailToken(tx, { userId: user.id, purpose: 'reset', now, hours: RESET_LINK_HOURS });
    const { subject, lines, link: label } = mailsIn(user.language).passwordReset();
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `reset:${hashSecret(token)}`,
        userId: user.id,
        to: user.email,
        language: user.language,
        subject,
        lines,
        link: { label, address: `${services.config.PUBLIC_URL}/auth/update-password?token=${token}` },
      }),
    );
  });
  return { message: say().account.resetOnItsWay };
}

/**
 * Links that were mailed before stop working: another reset would change the password once more, and an address that
 * somebody else asked for would take over after all.
 */
async function endMailedLinks(tx: DatabaseHandle, userId: string, now: Date) {
  await mailTokensRepo(tx).endOf(userId, ['reset', 'change_email'], now);
}

async function setPassword(
  services: Pick<Platform, 'config' | 'outbox'>,
  tx: DatabaseHandle,
  row: AccountRow,
  passwordHash: string,
  now: Date,
) {
  await accountRepo(tx, row.id).setPassword(passwordHash);
  await sessionsRepo(tx).endAll(row.id, now);
  await endMailedLinks(tx, row.id, now);
  const { subject, lines, link: label } = mailsIn(row.language).passwordChanged();
  await services.outbox.enqueue(
    tx,
    linkMail({
      cause: `password-changed:${row.id}:${now.toISOString()}`,
      userId: row.id,
      to: row.email,
      language: row.language,
      subject,
      lines,
      link: { label, address: `${services.config.PUBLIC_URL}/auth/forgot-password` },
    }),
  );
}

const linkExpired = () => new AppError('link_expired', { fields: { redirectTo: '/auth/forgot-password' } });

/** Whose password a mailed link changes; looking does not use it up. Who has the link may change it, so they may know. */
export async function lookAtReset(services: Pick<Platform, 'clock' | 'db' | 'limits'>, token: string, origin: string) {
  await services.limits.take('resetLook', sourceOf(origin));
  const question = { tokenHash: hashSecret(token), purpose: 'reset', now: services.clock.now() } as const;
  const owner = await mailTokensRepo(services.db).findOwner(question);
  if (owner === null) throw linkExpired();
  return owner;
}

/** A new password by a mailed link. It proves the address too, so an account that was never verified is verified. */
async function resetByLink(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox' | 'tokenSecret'>,
  token: string,
  password: string,
  origin: string,
) {
  const now = services.clock.now();
  // looked up before it is taken: made-up tokens are not worth a hash
  const owner = await mailTokensRepo(services.db).findOwner({ tokenHash: hashSecret(token), purpose: 'reset', now });
  if (owner === null) throw linkExpired();
  assertGoodPassword(password, owner.email);
  const passwordHash = await hashPassword(password);
  const row = await services.db.transaction(async (tx) => {
    const taken = await mailTokensRepo(tx).take({ tokenHash: hashSecret(token), purpose: 'reset', now });
    if (taken === null) return null;
    const found = await accountRepo(tx, taken.userId).get();
    await setPassword(services, tx, found, passwordHash, now);
    await usersRepo(tx).confirmAddress(found.id, now);
    return found;
  });
  if (row === null) throw linkExpired();
  for (const tries of [triesForAccount(row.emailKey), triesOfSource(row.emailKey, origin)]) {
    await services.limits.forget(...tries);
  }
  void services.outbox.flush();
  const loginPass = await signMark(services.tokenSecret, 'login-pass', row.id, now);
  return { answer: { message: say().account.passwordChanged }, loginPass };
}

/** A new password for somebody signed in; the session that asks goes on. */
async function changePassword(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox'>,
  user: SignedInUser,
  password: string,
  oldPassword: string | undefined,
) {
  const row = await accountRepo(services.db, user.id).get();
  // who has a password signs in locally too, whatever the account began with
  if (row.passwordHash !== null) await assertPassword(services, user, row, oldPassword ?? '');
  assertGoodPassword(password, row.email);
  await services.limits.take('mailOfAccount', user.id);
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await holdChecked(tx, user, row);
    await setPassword(services, tx, row, passwordHash, now);
    await sessionsRepo(tx).goOn(user.id, user.sessionId);
  });
  void services.outbox.flush();
  const message = row.passwordHash === null ? say().account.passwordSet : say().account.passwordChanged;
  return { answer: { message }, loginPass: null };
}

/** Both forms of the call: with a link's token nobody needs to be signed in, and the browser gets a pass to log in. */
export async function resetPassword(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox' | 'tokenSecret'>,
  body: BodyOf<typeof resetEndpoint>,
  origin: string,
  signedIn: () => Promise<SignedInUser>,
) {
  if (body.token !== undefined) return resetByLink(services, body.token, body.password, origin);
  return changePassword(services, await signedIn(), body.password, body.oldPassword);
}

/** Mails the link to the new address and tells the old one. */
export async function changeEmail(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'outbox'>,
  user: SignedInUser,
  body: BodyOf<typeof emailEndpoint>,
) {
  const row = await accountRepo(services.db, user.id).get();
  if (row.authType !== 'local') throw new AppError('local_account_only');
  await assertPassword(services, user, row, body.password);
  if (emailKey(body.email) === emailKey(row.email)) throw new AppError('email_same');
  const now = services.clock.now();
  await services.limits.take('mailOfAccount', user.id);
  // what is refused is said: the link of a moment ago may be somebody else's
  if (await takeMail(services.limits, body.email, 'change_email'))
    throw new AppError('too_many_requests', { fields: { retryAfterS: RATE_LIMITS.mailOfMinute.windowS } });
  if ((await usersRepo(services.db).findByEmail(emailKey(body.email))) !== null) throw new AppError('email_taken');
  await services.db.transaction(async (tx) => {
    await holdChecked(tx, user, row);
    const token = await issueMailToken(tx, {
      userId: user.id,
      purpose: 'change_email',
      now,
      hours: EMAIL_LINK_HOURS,
      newEmail: body.email,
    });
    const address = `${services.config.PUBLIC_URL}/api/auth/confirm-email?token=${token}`;
    const confirm = mailsIn(row.language).newAddress();
    const warning = mailsIn(row.language).addressChanging(body.email);
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `change-email:${hashSecret(token)}`,
        userId: user.id,
        to: body.email,
        language: row.language,
        subject: confirm.subject,
        lines: confirm.lines,
        link: { label: confirm.link, address },
      }),
    );
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `change-email-told:${hashSecret(token)}`,
        userId: user.id,
        to: row.email,
        language: row.language,
        subject: warning.subject,
        lines: warning.lines,
        link: { label: warning.link, address: `${services.config.PUBLIC_URL}/auth/forgot-password` },
      }),
    );
  });
  void services.outbox.flush();
  return { message: say().account.linkSentTo(body.email) };
}

/**
 * Where the link of the new address leads. The address takes over, unless somebody else took it meanwhile. A link that is
 * over leads to a page that says whether the address is in use, and where to ask for a new link.
 */
export async function confirmEmail(services: Pick<Platform, 'clock' | 'db'>, token: string): Promise<string> {
  const now = services.clock.now();
  const change = services.db.transaction(async (tx) => {
    const taken = await mailTokensRepo(tx).take({ tokenHash: hashSecret(token), purpose: 'change_email', now });
    if (taken === null || taken.newEmail === null) return false;
    const key = emailKey(taken.newEmail);
    const account = accountRepo(tx, taken.userId);
    if (await account.isAddressTaken(key)) return false;
    await account.setAddress(taken.newEmail, key, now);
    await sessionsRepo(tx).endAll(taken.userId, now);
    await endMailedLinks(tx, taken.userId, now);
    return true;
  });
  const isChanged = await change.catch((cause) => {
    if (isTakenMeanwhile(cause)) return false;
    throw cause;
  });
  if (isChanged) return '/auth/login?verified=true';
  const used = await mailTokensRepo(services.db).findTakenAddress(hashSecret(token));
  return used === null
    ? '/auth/verify-email?email=&expired=true&change=true'
    : `/auth/verify-email?email=${encodeURIComponent(used)}&expired=true&confirmed=true`;
}

/** Changes what was sent of the profile. */
export async function updateProfile(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log' | 'pictureEncoder'>,
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
    language: body.language,
  };
  const upload = files['profileImage']?.[0];
  const key = upload === undefined ? undefined : await storePicture(services, upload, turn);
  const changes = Object.fromEntries(
    Object.entries({ ...sent, ...(key === undefined ? {} : { profileImageKey: key }) }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(changes).length === 0) return;
  const before = await accountRepo(services.db, user.id).get();
  await services.db.transaction(async (tx) => {
    // the use of a picture is kept with the household
    await holdMember(tx, user, 'update');
    await accountRepo(tx, user.id).update(changes);
    if (key !== undefined) await picturesRepo(tx).setUses(user.householdId, user.id, [key]);
  });
  if (key !== undefined && before.profileImageKey !== null)
    await removeUnusedPictures(services, [before.profileImageKey]);
}

export async function removeProfileImage(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>,
  user: SignedInUser,
) {
  const before = await accountRepo(services.db, user.id).get();
  await services.db.transaction(async (tx) => {
    await holdMember(tx, user, 'update');
    await accountRepo(tx, user.id).update({ profileImageKey: null });
    await picturesRepo(tx).setUses(user.householdId, user.id, []);
  });
  if (before.profileImageKey !== null) await removeUnusedPictures(services, [before.profileImageKey]);
  return { message: say().account.pictureRemoved };
}

/** Tells the person that a subscription goes on, and where to end it. */
function runningSubscriptionLines(services: Pick<Platform, 'config'>, { language }: AccountRow): string[] {
  const portal = services.config.STRIPE_BILLING_PORTAL;
  return [
    mailsIn(language).subscriptionGoesOn,
    ...(portal === undefined ? [] : [mailsIn(language).cancelYourself(portal)]),
  ];
}

/** Asks the team to cancel by hand what would go on charging; names the subscription and nobody. */
function cancelByHandMail(services: Pick<Platform, 'config'>, subscriptionId: string) {
  return linkMail({
    cause: `cancel-by-hand:${subscriptionId}`,
    to: services.config.TEAM_EMAIL,
    language: null,
    subject: 'Cancel a subscription in Stripe',
    lines: [`The account behind the subscription ${subscriptionId} was deleted. Please cancel it in Stripe.`],
  });
}

/**
 * Deletes a user with every row and picture, and cancels the subscription. What a household of several shares stays, unsigned. The rows go in one transaction, by which the
 * sessions end too; the files of the pictures that nobody else uses go before the answer.
 */
export async function deleteAccount(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'limits' | 'log' | 'outbox' | 'payments'>,
  user: SignedInUser,
  body: BodyOf<typeof deleteEndpoint>,
) {
  const row = await accountRepo(services.db, user.id).get();
  if (row.passwordHash === null) throw new AppError('password_not_set');
  await assertPassword(services, user, row, body.password);
  const now = services.clock.now();
  // nothing is cancelled for an account that stays
  await services.db.transaction(async (tx) => {
    await holdChecked(tx, user, row);
    await othersThere(tx, user);
  });
  const running = await cancelSubscriptions(services, user.id);
  const keys = await services.db.transaction(async (tx) => {
    const { keys: used, isShared } = await removeMember(tx, user);
    await accountRepo(tx, user.id).insertDeletionReason(body.reason, now);
    const { subject, lines } = mailsIn(row.language).accountDeleted(isShared);
    await services.outbox.enqueue(
      tx,
      linkMail({
        cause: `account-deleted:${user.id}`,
        to: row.email,
        language: row.language,
        subject,
        lines: [...lines, ...(running.length > 0 ? runningSubscriptionLines(services, row) : [])],
      }),
    );
    for (const id of running) await services.outbox.enqueue(tx, cancelByHandMail(services, id));
    return used;
  });
  await removeUnusedPictures(services, keys);
  await services.limits.forget(...triesForAccount(row.emailKey));
  await services.limits.forgetAll(user.id);
  void services.outbox.flush();
  return { message: say().account.deleted };
}

/** Sets what the account eats; what another device changed meanwhile stays where this one changes nothing. */
export async function savePreferences(
  { db }: Pick<Platform, 'db'>,
  user: SignedInUser,
  { known, ...said }: BodyOf<typeof preferencesEndpoint>,
) {
  await db.transaction(async (tx) => {
    const repo = accountRepo(tx, user.id);
    const now = await repo.holdPreferences();
    await repo.update(known === undefined ? said : mergeKnown(known, said, now));
  });
}
