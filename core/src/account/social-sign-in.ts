/** What an identity provider says about who signed in. */
export interface SocialIdentity {
  email: string | undefined;
  isEmailVerified: boolean;
}

/** What is known here about that person before deciding. */
export interface KnownPerson {
  /** The address of the account that signed in with this identity before; null for a newcomer. */
  accountEmail: string | null;
  /** Whether an account of somebody else holds the identity's address. */
  isEmailTaken: boolean;
}

export type SocialSignIn =
  | { ok: true; action: 'sign_in' }
  /** The address was changed at the provider; the account follows. */
  | { ok: true; action: 'sign_in_with_new_email'; email: string }
  | { ok: true; action: 'create'; email: string }
  | { ok: false; reason: 'email_missing' | 'email_not_verified' | 'email_taken' };

/**
 * What a social sign-in leads to. The identity, not the address, says whose account it is: an address that belongs to
 * another account is never linked, since the person who made that account would then share it.
 * @see decisions, Accounts and sessions, "Google"
 */
export function decideSocialSignIn(identity: SocialIdentity, known: KnownPerson): SocialSignIn {
  const { email, isEmailVerified } = identity;
  if (known.accountEmail !== null) {
    const isSame = email === undefined || email.toLowerCase() === known.accountEmail.toLowerCase();
    if (isSame || !isEmailVerified || known.isEmailTaken) return { ok: true, action: 'sign_in' };
    return { ok: true, action: 'sign_in_with_new_email', email };
  }
  if (email === undefined || email === '') return { ok: false, reason: 'email_missing' };
  if (!isEmailVerified) return { ok: false, reason: 'email_not_verified' };
  if (known.isEmailTaken) return { ok: false, reason: 'email_taken' };
  return { ok: true, action: 'create', email };
}
