import { ACTIVITY_LEVEL_NAMES, GENDERS } from '@sorrel/core/account/profile';
import { HOUSEHOLD_ROLES } from '@sorrel/core/households/household';
import { PERSON_COLOURS } from '@sorrel/core/households/person';
import { FIRST_DAYS } from '@sorrel/core/plans/plan-dates';
import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { HouseholdId } from '../household.ts';
import { moment } from './moment.ts';

/** The column that names whose a thing is: first in every key and index of the household's things. */
export const householdId = () => uuid('household_id').$type<HouseholdId>().notNull();

/** Those who share a book, plans and lists. Every account belongs to one; alone at first. See docs/decisions/0034. */
export const households = pgTable('households', {
  id: uuid('id').$type<HouseholdId>().primaryKey().defaultRandom(),
  /** Empty until somebody gives it one. */
  name: text('name').notNull().default(''),
  /** Counts the changes to the recipes; triggers of `recipes` keep it. See docs/decisions/0009. */
  bookRevision: integer('book_revision').notNull().default(0),
  /** Counts what changes the page of saved shopping lists; triggers of `lists` keep it. */
  listsRevision: integer('lists_revision').notNull().default(0),
  /** The day with which its new weeks begin. */
  weekStartsOn: text('week_starts_on', { enum: FIRST_DAYS }).notNull().default('monday'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Links that let one person in, once. Found by what they open with, before the household is known. */
export const householdInvites = pgTable(
  'household_invites',
  {
    /** SHA-256 of the secret, hex. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: householdId(),
    /** What the household calls it by; the secret is never shown again. */
    id: uuid('id').notNull().defaultRandom(),
    role: text('role', { enum: HOUSEHOLD_ROLES }).notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('household_invites_household').on(table.householdId, table.id)],
);

/**
 * Those who eat with a household. A member's row has the account's id and says what the profile does not; there is none until
 * somebody says something. See docs/decisions/0043.
 */
export const householdPersons = pgTable(
  'household_persons',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    isMember: boolean('is_member').notNull(),
    /** Empty for a member, as are the needs below; the body is null. */
    name: text('name').notNull().default(''),
    colour: text('colour', { enum: PERSON_COLOURS }).notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: GENDERS }),
    heightCm: doublePrecision('height_cm'),
    weightKg: doublePrecision('weight_kg'),
    activityLevel: text('activity_level', { enum: ACTIVITY_LEVEL_NAMES }),
    diets: text('diets').array().notNull().default(sql`'{}'`),
    allergens: text('allergens').array().notNull().default(sql`'{}'`),
    goalKcal: integer('goal_kcal'),
    excludedFoods: text('excluded_foods').array().notNull().default(sql`'{}'`),
    /** Servings. */
    portion: doublePrecision('portion').notNull(),
    /** Meals eaten elsewhere, by `awayMeal`. */
    away: text('away').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
);
