import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, in the form that rate-limiter-flexible keeps them. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970, null for never. */
  expire: doublePrecision('expire'),
});
