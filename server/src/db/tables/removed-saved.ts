import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';

/** Plans and shopping lists that were deleted, or saved over, and can still be put back. */
export const removedSaved = pgTable(
  'removed_saved',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['plan', 'list'] }).notNull(),
    name: text('name').notNull(),
    /** The whole row; of a list also what stood on it. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** What a plan or a list was before somebody saved over it: it goes on under an id of its own. */
    savedOver: boolean('saved_over').notNull().default(false),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] }), index('removed_saved_at').on(table.removedAt)],
);
