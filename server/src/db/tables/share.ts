import { SHARED_KINDS } from '@sorrel/core/share/share';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { householdId } from './households.ts';
import { moment } from './moment.ts';

/** Links at which anybody reads one thing of a household. Found by what they carry, before the household is known. */
export const shareLinks = pgTable(
  'share_links',
  {
    /** SHA-256 of the secret, hex. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: householdId(),
    /** What the household calls it by; the secret is never shown again. */
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: SHARED_KINDS }).notNull(),
    thingId: uuid('thing_id').notNull(),
    /** Of chosen recipes: which, and under which title. */
    recipeIds: uuid('recipe_ids').array().notNull().default(sql`'{}'`),
    title: text('title').notNull().default(''),
    /** For how many the amounts of a list are written. */
    serves: integer('serves').notNull().default(1),
    /** The member with whom it ends. */
    madeBy: uuid('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: it stays until somebody ends it. */
    expiresAt: moment('expires_at'),
  },
  (table) => [index('share_links_household').on(table.householdId, table.id)],
);
