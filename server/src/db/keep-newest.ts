import { and, desc, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from './open-database.ts';

interface Kept {
  /** The rows that are counted. */
  of: SQL | undefined;
  /** The moment by which they are old. */
  by: PgColumn;
  /** How many stay. */
  count: number;
}

/** Deletes of some rows of a table all but the newest; what is as old as the newest that is too many goes with it. */
export async function keepNewest(db: DatabaseHandle, table: PgTable, { of, by, count }: Kept): Promise<void> {
  const [over] = await db.select({ moment: by }).from(table).where(of).orderBy(desc(by)).offset(count).limit(1);
  if (over !== undefined) await db.delete(table).where(and(of, lte(by, over.moment)));
}
