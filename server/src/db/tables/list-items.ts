import type { KeptHabits } from '@sorrel/core/lists/habits/do-habits';
import type { ItemField, ItemFields } from '@sorrel/core/lists/operations/operation';
import type { Stamp } from '@sorrel/core/lists/operations/stamp';
import type { KeptPrices } from '@sorrel/core/prices/kept-prices';
import { type AnyPgColumn, bigint, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { householdId, households } from './households.ts';
import { lists } from './lists.ts';
import { moment } from './moment.ts';

/** What belongs to a list goes with it. */
const ofList = (table: { householdId: AnyPgColumn; listId: AnyPgColumn }) =>
  foreignKey({ columns: [table.householdId, table.listId], foreignColumns: [lists.householdId, lists.id] }).onDelete(
    'cascade',
  );

/** Items of the saved lists, those that were removed among them: core/lists/operations says what they hold. */
export const listItems = pgTable(
  'list_items',
  {
    householdId: householdId(),
    listId: uuid('list_id').notNull(),
    id: text('id').notNull(),
    /** Of the list, when the item last changed. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    added: text('added').$type<Stamp>(),
    removed: text('removed').$type<Stamp>(),
    fields: jsonb('fields').$type<Partial<ItemFields>>().notNull(),
    stamps: jsonb('stamps').$type<Partial<Record<ItemField, Stamp>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.listId, table.id] }), ofList(table)],
);

/** Operations that were done, so that none is done twice. */
export const listOperations = pgTable(
  'list_operations',
  {
    householdId: householdId(),
    listId: uuid('list_id').notNull(),
    id: text('id').notNull(),
    /** The time it was given. */
    ms: bigint('ms', { mode: 'number' }).notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.listId, table.id] }), ofList(table)],
);

/** What a session last had of a list: what it saves is the difference from that. */
export const listLoads = pgTable(
  'list_loads',
  {
    householdId: householdId(),
    listId: uuid('list_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Map of aisle to items. */
    list: jsonb('list').notNull(),
    /** The list was this at that revision of it; null where a session has said itself what it has. */
    revision: bigint('revision', { mode: 'number' }),
    loadedAt: moment('loaded_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.listId, table.sessionId] }), ofList(table)],
);

/** What a household pays for foods, in one row: it is read as one, and small (core/prices holds its limits). */
export const foodPrices = pgTable(
  'food_prices',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    kept: jsonb('kept').$type<KeptPrices>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId] })],
);

/**
 * What a household keeps for all its lists, in one row: shops, which list is for which, what is bought again and again. It is read as one
 * and small (core/lists/habits holds its limits).
 */
export const listHabits = pgTable(
  'list_habits',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    kept: jsonb('kept').$type<KeptHabits>().notNull(),
    /** Grows with every change. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.householdId] })],
);
