import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './open-database.ts';

/** Asks the database for an answer, whatever it is. @throws when it gives none */
export const ping = (db: DatabaseHandle) => db.execute(sql`select 1`);
