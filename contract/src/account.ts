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

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset-request',
  summary: 'Mails a link for a new password; answers the same whether or not the address is known.',
  access: 'anyone',
  once: true,
  body: z.object({ email: Email }),
  reply: Message,
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password-reset',
  summary: 'A new password: with the token of a mailed link, or signed in (who has a password gives the old one too).',
  access: 'anyone',
  body: z.object({
    password: Password,
    token: LinkToken.optional(),
    oldPassword: z.string().max(1024).optional().describe('of somebody signed in whose account has a password'),
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
  summary: 'Mails a link to the new address, which takes over when it is followed; tells the old address at once.',
  access: 'user',
  once: true,
  body: z.object({ email: Email, password: Password }),
  reply: Message,
  errors: ['password_wrong', 'email_taken', 'local_account_only'],
});

export const confirmEmail = endpoint({
  method: 'GET',
  path: '/api/auth/confirm-email',
  summary: 'The link of the mail to a new address: the address takes over, and everybody is logged out.',
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
  summary: 'Changes what is sent of the profile; an empty field is emptied.',
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
  summary: 'The profile wizard was finished or skipped; logging in leads to the recipe book from now on.',
  access: 'user',
  reply: Message,
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/auth/update-preferences',
  summary: 'Diets and allergens of the user.',
  access: 'user',
  body: z.object({
    diets: z.array(z.enum(DIETS)).max(DIETS.length),
    allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  }),
  reply: User,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Deletes the account with everything it holds; answers when that is done.',
  access: 'user',
  body: z.object({ reason: z.enum(DELETE_REASON_NAMES), password: Password }),
  reply: Message,
  errors: ['password_wrong', 'password_not_set'],
});

export const downloadData = endpoint({
  method: 'GET',
  path: '/api/auth/download-data',
  summary:
    'Everything the account holds, as a zip: recipes as schema.org JSON-LD, pictures, plans, lists and the profile. `x-archive-entries` says how many files come.',
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
  summary: 'Ends one session of the user.',
  access: 'user',
  params: z.object({ sessionId: z.uuid() }),
  reply: Message,
  errors: ['session_not_found'],
});

export const logoutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends every session of the user, this one too.',
  access: 'user',
  reply: Message,
});
