import { UNDO_KINDS } from '@sorrel/core/households/undo';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';

/** What a member did last to each thing, and what it was before, so that a press takes it back. See docs/decisions/0060. */
export const undos = pgTable(
  'undos',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: UNDO_KINDS }).notNull(),
    /** The id of what was changed or removed. */
    thing: text('thing').notNull(),
    /** What it was before, and what it was after. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.memberId, table.kind, table.thing] }),
    index('undos_at').on(table.doneAt),
  ],
);
