import { Email } from '@sorrel/contract/auth';
import type { Language } from '@sorrel/contract/language';
import { decideSocialSignIn } from '@sorrel/core/account/social-sign-in';
import { sourceOf } from '../http/source-of.ts';
import { keptLanguage } from '../language/asked-language.ts';
import type { OpenIdAttempt, OpenIdPerson } from '../platform/openid.ts';
import type { Platform } from '../platform/platform.ts';
import { type AuthServices, emailKey, openSession } from './service.ts';
import { hashSecret } from './tokens.ts';
import { usersRepo } from './users-repo.ts';

/** Time to choose an account and agree at Google. */
export const GOOGLE_ATTEMPT_MINUTES = 10;
const NAME_MAX = 100;

/**
 * Begins a sign-in: the browser keeps the state and goes to the address. Null where Google is not set up or away.
 * @param language of the page that the button stands on
 * @param invite what the link of an invitation carried, where the person came by one
 */
export async function beginGoogleSignIn(
  services: Pick<Platform, 'clock' | 'db' | 'google' | 'limits' | 'log'>,
  language: Language | undefined,
  invite: string | undefined,
  origin: string,
): Promise<{ state: string; address: string } | null> {
  if (services.google === undefined) return null;
  const now = services.clock.now();
  try {
    await services.limits.take('googleBegin', sourceOf(origin));
    const { attempt, address } = await services.google.begin();
    await usersRepo(services.db).removeOauthStatesOver(now);
    await usersRepo(services.db).insertOauthState({
      stateHash: hashSecret(attempt.state),
      codeVerifier: attempt.codeVerifier,
      nonce: attempt.nonce,
      language: keptLanguage(language),
      invitedWith: invite === undefined ? null : hashSecret(invite),
      expiresAt: new Date(now.getTime() + GOOGLE_ATTEMPT_MINUTES * 60_000),
    });
    return { state: attempt.state, address };
  } catch (cause) {
    logFailure(services, cause);
    return null;
  }
}

/**
 * Ends a sign-in with a session, or null where it is refused. The state that this browser keeps is good once.
 * @param query what Google added to the address of the callback
 */
export async function finishGoogleSignIn(
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'google' | 'log' | 'tokenSecret'> & AuthServices,
  input: { state: string | undefined; query: string; userAgent: string },
) {
  if (services.google === undefined || input.state === undefined) return null;
  const attempt = await takeAttempt(services, input.state);
  if (attempt === null) return null;
  let person: OpenIdPerson;
  try {
    const callback = new URL(`${services.config.PUBLIC_URL}/api/auth/google/callback`);
    callback.search = input.query;
    person = await services.google.finish(callback, attempt);
  } catch (cause) {
    logFailure(services, cause);
    return null;
  }
  const user = await findOrMakeUser(services, person, attempt.language);
  if (user === null) return null;
  if (attempt.invitedWith !== null) await usersRepo(services.db).setInvitedWith(user.id, attempt.invitedWith);
  return { ...(await openSession(services, user, input.userAgent)), isInvited: attempt.invitedWith !== null };
}

async function takeAttempt(
  services: Pick<Platform, 'clock' | 'db'>,
  state: string,
): Promise<(OpenIdAttempt & { language: Language | null; invitedWith: string | null }) | null> {
  const taken = await usersRepo(services.db).takeOauthState(hashSecret(state));
  if (taken === null || taken.expiresAt <= services.clock.now()) return null;
  const { nonce, codeVerifier, language, invitedWith } = taken;
  return { state, nonce, codeVerifier, language, invitedWith };
}

async function findOrMakeUser(
  services: Pick<Platform, 'clock' | 'db' | 'log'>,
  person: OpenIdPerson,
  language: Language | null,
) {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const repo = usersRepo(tx);
    const account = await repo.findBySubject(person.subject);
    // an address that we would not take from a form is none
    const parsed = Email.safeParse(person.email);
    const email = parsed.success ? parsed.data : undefined;
    const holder = email === undefined ? null : await repo.findByEmail(emailKey(email));
    const decision = decideSocialSignIn(
      { email, isEmailVerified: person.isEmailVerified },
      {
        accountEmail: account?.email ?? null,
        isEmailTaken: holder !== null && holder.id !== account?.id,
      },
    );
    if (!decision.ok) {
      services.log.info({ reason: decision.reason }, 'Google sign-in refused');
      return null;
    }
    if (decision.action === 'sign_in') return account;
    const address = { email: decision.email, emailKey: emailKey(decision.email) };
    if (account !== null) {
      await repo.setAddress(account.id, address);
      return { ...account, email: decision.email };
    }
    const made = await repo.insertGoogle({
      ...address,
      emailVerifiedAt: now,
      googleSubject: person.subject,
      firstName: person.firstName?.slice(0, NAME_MAX) ?? null,
      lastName: person.lastName?.slice(0, NAME_MAX) ?? null,
      language,
      createdAt: now,
    });
    // the same sign-in may arrive twice at once; the address may have been taken between
    return made ?? repo.findBySubject(person.subject);
  });
}

/** Says what went wrong, and nothing of what was sent: codes and identities stand in the causes. */
function logFailure(services: Pick<Platform, 'log'>, failure: unknown) {
  const { name, message } = failure instanceof Error ? failure : { name: 'unknown', message: String(failure) };
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  const answer = failure instanceof Error && 'error' in failure ? failure.error : undefined;
  services.log.warn({ name, code, answer, reason: message }, 'Google sign-in failed');
}
