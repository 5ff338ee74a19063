import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';

export const plans = pgTable(
  'plans',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** The member who added it; null when that account is gone. */
    addedBy: uuid('added_by'),
    /** The member who changed it last; null when that account is gone. */
    changedBy: uuid('changed_by'),
    name: text('name').notNull(),
    mealPlan: jsonb('meal_plan').notNull(),
    lockedMeals: jsonb('locked_meals').notNull().default({}),
    /** Plan settings and goals the week was made with. */
    settings: jsonb('settings'),
    /** The first day of the week of the calendar that it is for; null is a plan without a date. See docs/decisions/0044. */
    weekStart: date('week_start', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('plans_household_name').on(table.householdId, table.name),
    uniqueIndex('plans_household_week').on(table.householdId, table.weekStart),
  ],
);

/** The secret address of a user's calendar feed, hashed; renewing it makes the old one useless. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  /** Null: the household's weeks that have a date. */
  planId: uuid('plan_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who asked to be mailed what is to be begun for the next days. See docs/decisions/0061. */
export const reminders = pgTable(
  'reminders',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A name of the IANA database. */
    timeZone: text('time_zone').notNull(),
    hour: integer('hour').notNull(),
    /** When the next one is due, whether or not there is something to tell then. */
    nextAt: moment('next_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('reminders_due').on(table.nextAt, table.userId)],
);
