import {
  ACTIVITY_LEVEL_NAMES,
  ALLERGENS,
  DELETE_REASON_NAMES,
  DIETS,
  GENDERS,
  HEIGHT_MAX_CM,
  WEIGHT_MAX_KG,
} from '@sorrel/core/account/profile';
import { z } from 'zod';
import { Email, LinkToken, Message, Password, User } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset-request',
  summary: 'Sends a link for setting a new password; the answer is the same whether or not the address is known.',
  access: 'anyone',
  once: true,
  body: z.object({ email: Email }),
  reply: Message,
});

export const lookAtReset = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/auth/password-reset/look',
  summary: 'Of which account a mailed link changes the password, before anybody types one.',
  access: 'anyone',
  body: z.object({ token: LinkToken }),
  reply: z.object({ email: z.string() }),
  errors: ['link_expired', 'too_many_requests'],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password-reset',
  summary:
    'Sets a new password, either with the token from a mailed link or while signed in (with the old password, if there is one).',
  access: 'anyone',
  body: z.object({
    password: Password,
    token: LinkToken.optional(),
    oldPassword: z.string().max(1024).optional().describe('for a signed-in user whose account has a password'),
  }),
  reply: Message,
  errors: [
    'link_expired',
    'password_wrong',
    'password_length',
    'password_common',
    'password_is_address',
    'not_signed_in',
  ],
});

export const updateEmail = endpoint({
  method: 'PUT',
  path: '/api/auth/update-email',
  summary:
    'Sends a link to the new address, which takes over once the link is followed; the old address is told straight away.',
  access: 'user',
  once: true,
  body: z.object({ email: Email, password: Password }),
  reply: Message,
  errors: ['password_wrong', 'email_same', 'email_taken', 'local_account_only'],
});

export const confirmEmail = endpoint({
  method: 'GET',
  path: '/api/auth/confirm-email',
  summary: 'The link in the mail to a new address: the new address takes over, and every session is ended.',
  access: 'anyone',
  query: z.object({ token: LinkToken }),
  replyKind: 'redirect',
  status: 302,
});

const blankAsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' || given === 'null' ? null : given), schema.nullable().optional());

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/update-profile',
  summary: 'Changes the profile fields that are sent; an empty value clears a field.',
  access: 'user',
  bodyKind: 'multipart',
  body: z.object({
    fullName: z.string().max(200).optional(),
    first_name: z.string().max(100).optional(),
    last_name: z.string().max(100).optional(),
    dob: blankAsNull(z.string().transform((text) => text.slice(0, 10))).meta({
      title: 'date of birth',
      description: 'YYYY-MM-DD',
    }),
    gender: blankAsNull(z.enum(GENDERS)),
    height: blankAsNull(z.coerce.number().min(0).max(HEIGHT_MAX_CM)).describe('cm'),
    weight: blankAsNull(z.coerce.number().min(0).max(WEIGHT_MAX_KG)).describe('kg'),
    activityLevel: blankAsNull(z.enum(ACTIVITY_LEVEL_NAMES)),
    language: z.enum(LANGUAGES).optional().describe('what mails are written in'),
  }),
  files: { profileImage: 1 },
  reply: User,
  errors: [
    'too_young',
    'birth_date_invalid',
    'not_a_picture',
    'picture_too_large',
    'picture_not_kept',
    'upload_too_large',
  ],
});

export const deleteProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/auth/delete-profile-image',
  summary: 'Removes the profile picture.',
  access: 'user',
  reply: Message,
});

export const finishOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/finish-onboarding',
  summary: 'Records that the profile wizard was finished or skipped; from now on, logging in leads to the recipe book.',
  access: 'user',
  reply: Message,
});

const Preferences = z.object({
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/auth/update-preferences',
  summary: "Sets the user's diets and allergens.",
  access: 'user',
  body: Preferences.extend({
    known: Preferences.optional().describe(
      'diets and allergens as the caller knew them: only what differs from that is changed',
    ),
  }),
  reply: User,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Deletes the account and everything in it; answers once that is done.',
  access: 'user',
  body: z.object({ reason: z.enum(DELETE_REASON_NAMES), password: Password }),
  reply: Message,
  errors: ['password_wrong', 'password_not_set'],
});

export const downloadData = endpoint({
  method: 'GET',
  path: '/api/auth/download-data',
  summary:
    'Everything the account holds, as a zip: recipes as schema.org JSON-LD, pictures, plans, lists and the profile. `x-archive-entries` gives the number of files.',
  access: 'user',
  replyKind: 'file',
});

export const Session = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the user is signed in.',
  access: 'user',
  reply: z.array(Session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  summary: "Ends one of the user's sessions.",
  access: 'user',
  params: z.object({ sessionId: z.uuid() }),
  reply: Message,
  errors: ['session_not_found'],
});

export const logoutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: "Ends all of the user's sessions, including this one.",
  access: 'user',
  reply: Message,
});
