import { DAY_MS } from '@sorrel/core/durations';
import { UNDOS_MAX, type UndoKind } from '@sorrel/core/households/undo';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Member } from './household.ts';
import { keepNewest } from './keep-newest.ts';
import type { DatabaseHandle } from './open-database.ts';
import { undos } from './tables/undos.ts';

/** So long a press takes something back: the message with Undo stands for seconds, and a lost answer is asked for again. */
const KEPT_MS = DAY_MS;

/** SQL of what a member can take back; every question names the household. */
export function undosRepo(db: DatabaseHandle, { id: memberId, householdId }: Member) {
  const own = and(eq(undos.householdId, householdId), eq(undos.memberId, memberId));
  return {
    /** Remembers what was done to a thing; what was done to it before can no longer be taken back. */
    keep: async (kind: UndoKind, thing: string, row: Record<string, unknown>, doneAt: Date) => {
      await db
        .insert(undos)
        .values({ householdId, memberId, kind, thing, row, doneAt })
        .onConflictDoUpdate({
          target: [undos.householdId, undos.memberId, undos.kind, undos.thing],
          set: { row, doneAt },
        });
      await keepNewest(db, undos, { of: own, by: undos.doneAt, count: UNDOS_MAX });
    },
    /** Takes one out; null where there is none, or it was taken back already. */
    take: async (kind: UndoKind, thing: string, now: Date): Promise<Record<string, unknown> | null> => {
      const isKept = gte(undos.doneAt, new Date(now.getTime() - KEPT_MS));
      const [taken] = await db
        .delete(undos)
        .where(and(own, eq(undos.kind, kind), eq(undos.thing, thing), isKept))
        .returning({ row: undos.row });
      return taken?.row ?? null;
    },
    /** Forgets what a member did who is no longer one, and the links that they made. */
    forget: () =>
      db
        .delete(undos)
        .where(
          and(
            eq(undos.householdId, householdId),
            or(eq(undos.memberId, memberId), sql`${undos.row} ->> 'madeBy' = ${memberId}`),
          ),
        ),
  };
}

/** What nobody took back in time, of all households. */
export async function removeOldUndos(db: DatabaseHandle, now: Date): Promise<void> {
  await db.delete(undos).where(lt(undos.doneAt, new Date(now.getTime() - KEPT_MS)));
}
