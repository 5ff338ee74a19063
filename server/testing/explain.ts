import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseHandle } from '../src/db/open-database.ts';

/** One step of a plan that reads a table. */
export interface Scan {
  table: string;
  /** 'Index Only Scan', 'Seq Scan' and so on, as PostgreSQL names them. */
  kind: string;
  index: string | undefined;
  /** What the index is asked for. */
  condition: string;
  /** Rows read over all loops, those that a filter threw away included. */
  rowsRead: number;
}

export interface ExplainedQuery {
  sql: string;
  scans: Scan[];
  /** The plan as `EXPLAIN (ANALYZE, BUFFERS)` prints it. */
  text: string;
}

type PlanNode = Record<string, unknown> & { Plans?: PlanNode[] };

function scansOf(node: PlanNode): Scan[] {
  const loops = Number(node['Actual Loops'] ?? 1);
  const read =
    Number(node['Actual Rows'] ?? 0) +
    Number(node['Rows Removed by Filter'] ?? 0) +
    Number(node['Rows Removed by Index Recheck'] ?? 0);
  const isBitmapHeap = node['Node Type'] === 'Bitmap Heap Scan';
  const below = (node.Plans ?? []).flatMap(scansOf);
  if (typeof node['Relation Name'] !== 'string') return below;
  const scan: Scan = {
    table: node['Relation Name'],
    kind: String(node['Node Type']),
    index: node['Index Name'] as string | undefined,
    condition: String(node['Index Cond'] ?? (isBitmapHeap ? node['Recheck Cond'] : '') ?? ''),
    rowsRead: Math.round(read * loops),
  };
  return [scan, ...below];
}

/** Runs queries and answers how PostgreSQL found the rows of each, measured by running it once more. */
export async function explainQueries(
  pool: pg.Pool,
  run: (db: DatabaseHandle) => Promise<unknown>,
): Promise<ExplainedQuery[]> {
  const sent: { sql: string; params: unknown[] }[] = [];
  await run(drizzle(pool, { logger: { logQuery: (sql, params) => void sent.push({ sql, params }) } }));
  const explained: ExplainedQuery[] = [];
  for (const { sql, params } of sent) {
    const asJson = await pool.query(`explain (analyze, buffers, format json) ${sql}`, params);
    const asText = await pool.query(`explain (analyze, buffers) ${sql}`, params);
    explained.push({
      sql,
      scans: scansOf(asJson.rows[0]['QUERY PLAN'][0].Plan),
      text: asText.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'),
    });
  }
  return explained;
}
