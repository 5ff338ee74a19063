import { AISLES } from '@sorrel/core/foods/aisles';
import { bigint, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';

export const lists = pgTable(
  'lists',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** The member who added it; null when that account is gone. */
    addedBy: uuid('added_by'),
    /** The member who changed it last; null when that account is gone. */
    changedBy: uuid('changed_by'),
    name: text('name').notNull(),
    /** Unused since items are rows (list-items.ts). */
    list: jsonb('list').notNull().default({}),
    /** Grows with every change of an item. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    /** What was removed up to here is forgotten: who was last here before it needs the whole list. */
    forgottenRevision: bigint('forgotten_revision', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('lists_household_name').on(table.householdId, table.name),
  ],
);

/** The aisle a member moved a food to, remembered for new lists. */
export const aisleChoices = pgTable(
  'aisle_choices',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    aisle: text('aisle', { enum: AISLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.name] })],
);
