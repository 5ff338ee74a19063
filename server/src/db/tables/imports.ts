import type { ErrorCode } from '@sorrel/contract/errors';
import type { ImportDoubt, ImportedRecipe } from '@sorrel/contract/recipe-import';
import { PAGE_STATES } from '@sorrel/core/recipes/many/page-state';
import type { RobotsRules } from '@sorrel/core/recipes/many/robots';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { householdId } from './households.ts';
import { moment } from './moment.ts';
import { recipes } from './recipes.ts';

/** Pages that one person has asked for together. See docs/decisions/0031. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether any of its pages waits or is being read. */
    isOpen: boolean('is_open').notNull().default(true),
    /** When a page of its owner was begun last: whoever waited longest comes next. */
    turnAt: moment('turn_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('imports_user').on(table.userId, table.createdAt),
    index('imports_turn').on(table.turnAt).where(sql`is_open`),
  ],
);

/** What a page told, while its recipe waits for room or for an answer. The book has everything else. */
export type HeldRecipe = Omit<ImportedRecipe, 'inBook'>;

/** The queue: one row a page. Claimed one by one, as mails are. */
export const importPages = pgTable(
  'import_pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    address: text('address').notNull(),
    /** As the place it was found in calls it, then as the page does. */
    name: text('name').notNull().default(''),
    host: text('host').notNull(),
    state: text('state', { enum: PAGE_STATES }).notNull().default('waiting'),
    /** From when it may be begun; of one that is being read, until when it is that process's own. */
    dueAt: moment('due_at').notNull(),
    /** Counts the claims: who has lost theirs writes nothing any more. */
    attempts: integer('attempts').notNull().default(0),
    /** Why it failed. */
    reason: text('reason').$type<ErrorCode>(),
    held: jsonb('held').$type<HeldRecipe>(),
    /** How many it serves, as a person has said. */
    serves: integer('serves'),
    /** What it has become; that may have been removed since, or belong to a household that was left. */
    recipeId: uuid('recipe_id'),
    isPictureMissing: boolean('is_picture_missing').notNull().default(false),
  },
  (table) => [
    index('import_pages_import').on(table.importId, table.position),
    index('import_pages_user').on(table.userId, table.state),
    index('import_pages_recipe').on(table.recipeId),
    index('import_pages_waiting').on(table.importId, table.position).where(sql`state in ('waiting', 'reading')`),
  ],
);

/** Sites that pages are read from: one page at a time, with rests between. Nobody's: what a site asks is the same for all. */
export const importHosts = pgTable('import_hosts', {
  host: text('host').primaryKey(),
  freeAt: moment('free_at').notNull(),
  robots: jsonb('robots').$type<RobotsRules>(),
  robotsAt: moment('robots_at'),
});

/** Recipes that were added without a look, with what may be wrong with them, until somebody has looked. */
export const recipeChecks = pgTable(
  'recipe_checks',
  {
    householdId: householdId(),
    recipeId: uuid('recipe_id').notNull(),
    doubts: jsonb('doubts').$type<ImportDoubt[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.recipeId] }),
    foreignKey({
      columns: [table.householdId, table.recipeId],
      foreignColumns: [recipes.householdId, recipes.id],
      name: 'recipe_checks_recipe_fk',
    }).onDelete('cascade'),
  ],
);
