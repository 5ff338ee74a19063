import type { RobotsRules } from '@sorrel/core/recipes/many/robots';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { importHosts, importPages, imports } from '../../db/tables/imports.ts';
import type { ImportHostRow, ImportPageRow } from './imports-repo.ts';

/** A page that this process reads alone until its claim is over, and what is known of its site. */
export interface ClaimedPage {
  page: ImportPageRow;
  site: ImportHostRow;
}

interface Claiming {
  now: Date;
  /** Until when the page, and its site, are this process's own. */
  until: Date;
  /** Pages of one person at once, by all processes. */
  mostOfOne: number;
}

/** SQL of the queue that many pages wait in, for whoever reads them. */
export function importQueueRepo(db: DatabaseHandle) {
  /** The page, as long as nobody has taken it over since. */
  const asClaimed = ({ id, attempts }: Pick<ImportPageRow, 'id' | 'attempts'>) =>
    and(eq(importPages.id, id), eq(importPages.state, 'reading'), eq(importPages.attempts, attempts));
  return {
    /** Pages of everybody that wait to be read, and that are being read. */
    unread: async (): Promise<{ waiting: number; reading: number }> => {
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${importPages.state} = 'waiting')`.mapWith(Number),
          reading: sql<number>`count(*) filter (where ${importPages.state} = 'reading')`.mapWith(Number),
        })
        .from(importPages)
        .where(sql`${importPages.state} in ('waiting', 'reading')`);
      return row ?? { waiting: 0, reading: 0 };
    },
    /**
     * The next page of whoever has waited longest for one and whose site is free. The rows of the page and of its site are locked as
     * they are chosen, and what another process holds is passed over: no two read the same page, or from the same site. A claim
     * that was left behind by a process that died is over at its time.
     */
    claim: async ({ now, until, mostOfOne }: Claiming): Promise<ClaimedPage | null> => {
      const at = now.toISOString();
      const claimed = await db.transaction(async (tx) => {
        const found = await tx.execute<{ id: string; host: string; user_id: string }>(sql`
          with open as materialized (select id from imports where is_open order by turn_at, id)
          select p.id, p.host, p.user_id
          from open i
          cross join lateral (
            select p.id, p.host, p.user_id
            from import_pages p
            join import_hosts h on h.host = p.host
            where p.import_id = i.id and p.state in ('waiting', 'reading') and p.due_at <= ${at} and h.free_at <= ${at}
              and (select count(*) from import_pages r
                where r.user_id = p.user_id and r.state = 'reading' and r.due_at > ${at}) < ${mostOfOne}
            order by p.position
            limit 1
            for update of p, h skip locked
          ) p
          limit 1`);
        const [chosen] = found.rows;
        if (chosen === undefined) return null;
        const [page] = await tx
          .update(importPages)
          .set({ state: 'reading', dueAt: until, attempts: sql`${importPages.attempts} + 1` })
          .where(eq(importPages.id, chosen.id))
          .returning();
        const [site] = await tx
          .update(importHosts)
          .set({ freeAt: until })
          .where(eq(importHosts.host, chosen.host))
          .returning();
        return page === undefined || site === undefined ? null : { page, site };
      });
      if (claimed === null) return null;
      // afterwards and by itself: whoever changes an import holds it before its pages, and here it would be the other way round
      await db
        .update(imports)
        .set({ turnAt: now })
        .where(and(eq(imports.userId, claimed.page.userId), eq(imports.isOpen, true)));
      return claimed;
    },
    setRobots: async (host: string, robots: RobotsRules, now: Date) => {
      await db.update(importHosts).set({ robots, robotsAt: now }).where(eq(importHosts.host, host));
    },
    /** The site may be asked again from then on. */
    freeSite: async (host: string, from: Date) => {
      await db.update(importHosts).set({ freeAt: from }).where(eq(importHosts.host, host));
    },
    /** Writes down what became of a page; false where the claim was lost meanwhile. */
    finish: async (page: ImportPageRow, changes: Partial<ImportPageRow>): Promise<boolean> => {
      const rows = await db.update(importPages).set(changes).where(asClaimed(page)).returning({ id: importPages.id });
      return rows.length > 0;
    },
    /** Closes the import when nothing of it waits any more. */
    closeIfOver: (importId: string) =>
      db.transaction(async (tx) => {
        // whoever puts a page back holds this row too, so that what is counted next stays true
        await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, importId)).for('update');
        await tx
          .update(imports)
          .set({ isOpen: false })
          .where(
            and(
              eq(imports.id, importId),
              sql`not exists (select from import_pages p where p.import_id = ${importId} and p.state in ('waiting', 'reading'))`,
            ),
          );
      }),
  };
}
