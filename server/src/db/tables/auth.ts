import { LANGUAGES } from '@sorrel/contract/language';
import { HOUSEHOLD_ROLES } from '@sorrel/core/households/household';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { householdId } from './households.ts';
import { moment } from './moment.ts';
import type { PictureKey } from './pictures.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; shown and mailed to. */
    email: text('email').notNull(),
    /** Lower-cased: one account per address whatever its case. */
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash'),
    authType: text('auth_type', { enum: ['local', 'google'] })
      .notNull()
      .default('local'),
    googleSubject: text('google_subject').unique(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageKey: text('profile_image_key').$type<PictureKey>(),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: ['male', 'female', 'other'] }),
    heightCm: doublePrecision('height_cm'),
    weightKg: doublePrecision('weight_kg'),
    activityLevel: text('activity_level', {
      enum: ['sedentary', 'lightlyActive', 'moderatelyActive', 'veryActive', 'extraActive'],
    }),
    diets: text('diets').array().notNull().default(sql`'{}'`),
    allergens: text('allergens').array().notNull().default(sql`'{}'`),
    /** What mails are written in; null was never chosen. */
    language: text('language', { enum: LANGUAGES }),
    onboardedAt: moment('onboarded_at'),
    /** Premium given by an administrator or as a reward, apart from a paid subscription. */
    premiumGrantedUntil: moment('premium_granted_until'),
    householdId: householdId(),
    /** What the account may do in its household. */
    householdRole: text('household_role', { enum: HOUSEHOLD_ROLES }).notNull().default('owner'),
    /** Hash of the invitation that the account came with, until its person has answered it. */
    invitedWith: text('invited_with'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('users_household').on(table.householdId)],
);

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The token that followed, readable with this one alone: a second tab that asks within the grace gets the same. */
    successor: text('successor'),
  },
  (table) => [index('refresh_tokens_user_session').on(table.userId, table.sessionId)],
);

/** Tokens in mailed links: single use, stored hashed. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change_email'] }).notNull(),
    /** The address that takes over when the purpose is change_email. */
    newEmail: text('new_email'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose)],
);

/** A Google sign-in under way; the state is held by the browser in a cookie and checked on return. */
export const oauthStates = pgTable('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  /** What an account that it makes is written to in; null is English. */
  language: text('language', { enum: LANGUAGES }),
  /** Hash of the invitation that the person came with; see `users`. */
  invitedWith: text('invited_with'),
  expiresAt: moment('expires_at').notNull(),
});
