import { HOUSEHOLD_ROLES } from '@sorrel/core/households/household';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';

const EMAIL_WRONG = 'Please enter a valid e-mail address.';

/** An e-mail address as typed, without the spaces around it. */
export const Email = z.string(EMAIL_WRONG).trim().max(254, EMAIL_WRONG).pipe(z.email(EMAIL_WRONG));

/** A password as typed. Its strength is judged where it is set, never where it is checked. */
export const Password = z.string('Please enter your password.').min(1, 'Please enter your password.').max(1024);

export const Credentials = z.object({ email: Email, password: Password });
export type Credentials = z.output<typeof Credentials>;

export const Message = z.object({ message: z.string() });
export type Message = z.output<typeof Message>;

export const Token = z.object({ token: z.string().describe('signed JWT with at least email and exp') });
export type Token = z.output<typeof Token>;

export const AuthReply = z.object({ token: z.string(), redirectTo: z.string().describe('path under /app') });
export type AuthReply = z.output<typeof AuthReply>;

/** The token of a mailed link. A mangled one is none, and leads where any link that is over leads. */
export const LinkToken = z.string().max(200).catch('').describe('from the mailed link');

/** What the link of an invitation carries behind its #. */
export const InviteToken = z.string().min(1).max(200);

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account and sends the verification mail. The token carries the e-mail address and nothing else.',
  access: 'anyone',
  once: true,
  body: Credentials.extend({
    invite: InviteToken.optional().describe(
      'of the invitation that the person came with: asked about after logging in',
    ),
  }),
  reply: Token,
  status: 201,
  errors: ['email_taken', 'password_length', 'password_common', 'password_is_address'],
});

export const authenticate = endpoint({
  method: 'POST',
  path: '/api/auth/authenticate',
  summary: 'Logs in with e-mail and password; the answer says where to go.',
  access: 'anyone',
  body: Credentials.extend({
    from: z.string().max(2000).optional().describe('path under /app that was asked for before logging in'),
  }),
  reply: AuthReply,
  errors: ['wrong_credentials', 'email_not_verified'],
});

export const refreshAccessToken = endpoint({
  method: 'POST',
  path: '/api/auth/refresh-access-token',
  summary:
    'A new access token in exchange for the refresh cookie, which is replaced. With `Prefer: handling=lenient`, 204 where there is no session.',
  access: 'anyone',
  reply: Token,
  errors: ['session_ended'],
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/api/auth/logout',
  summary: 'Ends this session.',
  access: 'user',
  reply: Message,
});

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  summary:
    'The link in the verification mail: leads to the login page, or says that it has expired. The address is confirmed by logging in with the password in the browser that followed it (cookie `email_proof`).',
  access: 'anyone',
  query: z.object({ token: LinkToken }),
  replyKind: 'redirect',
  status: 302,
});

export const resendVerifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verify-email',
  summary: 'Sends the verification mail again; the answer is the same whether or not the address is known.',
  access: 'anyone',
  once: true,
  body: z.object({ email: Email }),
  reply: Message,
});

/** Who of a household added and changed something. */
export const SIGNED = {
  added_by: z.uuid().nullable().optional().describe('the member; null when that account is gone'),
  changed_by: z.uuid().nullable().optional().describe('who changed it last'),
};

/** What the account menu says about premium. */
export const Subscription = z.object({
  state: z
    .enum(['renews', 'trial', 'ends', 'payment_failed', 'given'])
    .describe('given: by an administrator or as a reward; payment_failed: the card is being tried again'),
  until: z.string().nullable().describe('when it renews, the trial or premium ends; null where that is not known'),
});
export type Subscription = z.output<typeof Subscription>;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  profile_image: z.string().nullable().describe('address of the picture'),
  dob: z.string().nullable().describe('YYYY-MM-DD'),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  height: z.number().nullable().describe('cm'),
  weight: z.number().nullable().describe('kg'),
  activity_level: z.enum(['sedentary', 'lightlyActive', 'moderatelyActive', 'veryActive', 'extraActive']).nullable(),
  premium: z
    .boolean()
    .describe('the account has premium, or another member of its household, which opens what they share'),
  own_premium: z.boolean().describe('the account has premium itself, so that its book has no limit'),
  household_role: z.enum(HOUSEHOLD_ROLES).describe('what the account may do in its household'),
  shares_household: z.boolean().describe('whether it has other members'),
  role: z.enum(['user', 'admin']),
  auth_type: z.enum(['local', 'google']),
  password: z.boolean().describe('whether the account has a password'),
  language: z.enum(LANGUAGES).nullable().describe('what mails are written in; null was never chosen'),
  onboarded: z.boolean().describe('whether the profile wizard was finished or skipped'),
  diets: z.array(z.string()),
  allergens: z.array(z.string()),
  recipe_count: z
    .int()
    .describe('recipes in the book that the account has added; those are counted against the free limit'),
  billing_portal: z.string().nullable().describe('where a premium user manages the subscription'),
  subscription: Subscription.nullable().describe('null on the free plan, and where everybody has premium'),
});
export type User = z.output<typeof User>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user.',
  access: 'user',
  reply: User,
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'The ways to sign in and the local pages that this server offers.',
  access: 'anyone',
  reply: z.object({
    google: z.boolean().describe('whether Google sign-in is set up'),
    mailbox: z.boolean().describe('whether /dev/mailbox shows the mails of this server'),
  }),
});

export const signInWithGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Where the Google button leads: on to Google, or to the error page if Google sign-in is not set up.',
  access: 'anyone',
  query: z.object({
    language: z
      .enum(LANGUAGES)
      .optional()
      .catch(undefined)
      .describe('of the page, for the mails of an account that is made'),
  }),
  replyKind: 'redirect',
  status: 302,
});

export const finishGoogleSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where Google sends the browser back to. Leads to /auth/callback with the session, or to /auth/error.',
  access: 'anyone',
  replyKind: 'redirect',
  status: 302,
});
