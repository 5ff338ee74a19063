import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { HouseholdId } from './household.ts';
import type { DatabaseHandle } from './open-database.ts';

type HouseholdTable = PgTable & { householdId: AnyPgColumn };

interface Move {
  from: HouseholdId;
  to: HouseholdId;
  /** Which rows of the household; all of them where it is left out. */
  of?: SQL | undefined;
  /** A row whose key the other household has already stays behind; else that is an error. */
  keepsTheirs?: boolean;
}

/**
 * Copies rows of one household to another. The column that says on which machine a row lies is never changed in place: rows that
 * move are copied and then removed, in the caller's transaction.
 */
export async function copyRows(db: DatabaseHandle, table: HouseholdTable, { from, to, of, keepsTheirs }: Move) {
  const names = Object.values(getTableColumns(table)).flatMap((column) =>
    column === table.householdId || column.generated !== undefined ? [] : [sql.identifier(column.name)],
  );
  const columns = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (household_id, ${columns}) select ${to}::uuid, ${columns} from ${table}
    where ${and(eq(table.householdId, from), of)}${keepsTheirs ? sql` on conflict do nothing` : sql``}`);
}

/** Removes rows of a household that were copied. */
export async function removeRows(db: DatabaseHandle, table: HouseholdTable, { from, of }: Pick<Move, 'from' | 'of'>) {
  await db.delete(table).where(and(eq(table.householdId, from), of));
}

/** Both, for rows that no other row hangs on. */
export async function moveRows(db: DatabaseHandle, table: HouseholdTable, move: Move) {
  await copyRows(db, table, move);
  await removeRows(db, table, move);
}
