import { AISLES } from '@sorrel/core/foods/aisles';
import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './moment.ts';

export const lists = pgTable(
  'lists',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** Map of aisle to items. */
    list: jsonb('list').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('lists_user_name').on(table.userId, table.name),
  ],
);

/** The aisle a user moved a food to, remembered for new lists. */
export const aisleChoices = pgTable(
  'aisle_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    aisle: text('aisle', { enum: AISLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
