import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Owned } from '../owned.ts';
import { householdId } from './households.ts';
import { moment } from './moment.ts';

/** The key of a picture that the user in question may use; one that somebody sent is a string until `findUsable` has seen it. */
export type PictureKey = Owned<string>;

/** A stored picture. Its files live in the image store under its unguessable key. */
export const images = pgTable('images', {
  key: text('key').primaryKey(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Which thing of which household shows a picture; a picture without a use is removed. */
export const imageUses = pgTable(
  'image_uses',
  {
    householdId: householdId(),
    /** The recipe, or the user for a profile picture. */
    ownerId: uuid('owner_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.ownerId, table.key] }),
    index('image_uses_key').on(table.key),
  ],
);
