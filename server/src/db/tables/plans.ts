import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

export const plans = pgTable(
  'plans',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    mealPlan: jsonb('meal_plan').notNull(),
    lockedMeals: jsonb('locked_meals').notNull().default({}),
    /** Plan settings and goals the week was made with. */
    settings: jsonb('settings'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('plans_user_name').on(table.userId, table.name),
  ],
);

/** The secret address of a user's calendar feed, hashed; renewing it makes the old one useless. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  planId: uuid('plan_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
