import { Email } from '@sorrel/contract/auth';
import { decideSocialSignIn } from '@sorrel/core/account/social-sign-in';
import { eq, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/open-database.ts';
import { oauthStates, users } from '../db/tables/auth.ts';
import type { OpenIdAttempt, OpenIdPerson } from '../platform/openid.ts';
import type { Services } from '../services.ts';
import { emailKey, openSession } from './service.ts';
import { hashSecret } from './tokens.ts';

/** Time to choose an account and agree at Google. */
export const GOOGLE_ATTEMPT_MINUTES = 10;

/** Begins a sign-in: the browser keeps the state and goes to the address. Null where Google is not set up or away. */
export async function beginGoogleSignIn(services: Services): Promise<{ state: string; address: string } | null> {
  if (services.google === undefined) return null;
  const now = services.clock.now();
  try {
    const { attempt, address } = await services.google.begin();
    await services.db.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
    await services.db.insert(oauthStates).values({
      stateHash: hashSecret(attempt.state),
      codeVerifier: attempt.codeVerifier,
      nonce: attempt.nonce,
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
  services: Services,
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
  const user = await findOrMakeUser(services, person);
  return user === null ? null : openSession(services, user, input.userAgent);
}

async function takeAttempt(services: Services, state: string): Promise<OpenIdAttempt | null> {
  const [taken] = await services.db
    .delete(oauthStates)
    .where(eq(oauthStates.stateHash, hashSecret(state)))
    .returning();
  if (taken === undefined || taken.expiresAt <= services.clock.now()) return null;
  return { state, nonce: taken.nonce, codeVerifier: taken.codeVerifier };
}

const SIGNED_IN = { id: users.id, email: users.email, role: users.role };

async function findOrMakeUser(services: Services, person: OpenIdPerson) {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const account = await findBySubject(tx, person.subject);
    // an address that we would not take from a form is none
    const parsed = Email.safeParse(person.email);
    const email = parsed.success ? parsed.data : undefined;
    const holder = email === undefined ? undefined : await findByEmail(tx, email);
    const decision = decideSocialSignIn(
      { email, isEmailVerified: person.isEmailVerified },
      {
        accountEmail: account?.email ?? null,
        isEmailTaken: holder !== undefined && holder.id !== account?.id,
      },
    );
    if (!decision.ok) {
      services.log.info({ reason: decision.reason }, 'Google sign-in refused');
      return null;
    }
    if (decision.action === 'sign_in') return account ?? null;
    const address = { email: decision.email, emailKey: emailKey(decision.email) };
    if (account !== undefined) {
      await tx.update(users).set(address).where(eq(users.id, account.id));
      return { ...account, email: decision.email };
    }
    const [made] = await tx
      .insert(users)
      .values({
        ...address,
        emailVerifiedAt: now,
        authType: 'google',
        googleSubject: person.subject,
        firstName: person.firstName?.slice(0, 100) ?? null,
        lastName: person.lastName?.slice(0, 100) ?? null,
        createdAt: now,
      })
      // the same sign-in may arrive twice at once; the address may have been taken between
      .onConflictDoNothing()
      .returning(SIGNED_IN);
    return made ?? (await findBySubject(tx, person.subject)) ?? null;
  });
}

async function findBySubject(db: DatabaseHandle, subject: string) {
  const [found] = await db.select(SIGNED_IN).from(users).where(eq(users.googleSubject, subject));
  return found;
}

async function findByEmail(db: DatabaseHandle, email: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return found;
}

/** Says what went wrong, and nothing of what was sent: codes and identities stand in the causes. */
function logFailure(services: Services, failure: unknown) {
  const { name, message } = failure instanceof Error ? failure : { name: 'unknown', message: String(failure) };
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  const answer = failure instanceof Error && 'error' in failure ? failure.error : undefined;
  services.log.warn({ name, code, answer, reason: message }, 'Google sign-in failed');
}
