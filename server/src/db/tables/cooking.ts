import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';

/** What was cooked: a recipe, for how many, how it was. It belongs to who cooked. */
export const cookEntries = pgTable(
  'cook_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    recipeId: uuid('recipe_id').notNull(),
    cookedAt: moment('cooked_at').notNull(),
    portions: integer('portions').notNull(),
    leftOver: integer('left_over').notNull().default(0),
    /** 1 to 5; null where none were given. */
    stars: smallint('stars'),
    note: text('note').notNull().default(''),
    /** The note is its writer's, unless it is shared with the household. */
    isNoteShared: boolean('is_note_shared').notNull().default(false),
    /** The version of the recipe that was cooked. */
    recipeVersion: integer('recipe_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // all that sorting the book by the log needs
    index('cook_entries_recipe').on(table.userId, table.recipeId, table.cookedAt, table.stars),
  ],
);

const packed = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a recipe was before each of its last changes, all in one: see docs/decisions/0040. */
export const recipeHistories = pgTable(
  'recipe_histories',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id').notNull(),
    versions: packed('versions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.recipeId] })],
);

/** Recipes that were deleted and can still be put back. Their pictures are still in use. */
export const removedRecipes = pgTable(
  'removed_recipes',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The whole row. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] }), index('removed_recipes_at').on(table.removedAt)],
);
