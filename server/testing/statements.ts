import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import type { Logger } from 'drizzle-orm';
import type pg from 'pg';

/** One statement of a signed-in call, and how many shards it asks. */
export interface AskedStatement {
  /** The first call that sent it: method and address without its query. */
  call: string;
  /** As it was sent, without how many values its lists have. */
  sql: string;
  /** Shards of what households own; 0 where it asks the coordinator alone. */
  shards: number;
  /** Why Citus would not say. */
  error?: string;
}

interface Sent {
  sql: string;
  params: unknown[];
}

const current = new AsyncLocalStorage<Sent[]>();
const told = new Set<string>();

/** Where the statements of signed-in calls are written to, one a line; undefined where nobody asks. */
const file = () => process.env['CITUS_STATEMENTS'];

/** Hears what a database handle sends. */
export const statementLog: Logger = {
  logQuery: (sql, params) => {
    current.getStore()?.push({ sql, params });
  },
};

/** The same statement whatever the number of values in its lists and rows. */
const shapeOf = (sql: string) =>
  sql
    .replaceAll(/\$\d+/g, '$n')
    .replaceAll(/\$n(?:, \$n)+/g, '$n')
    .replaceAll(/\((?:\$n|default)(?:, (?:\$n|default))*\)(?:, \((?:\$n|default)(?:, (?:\$n|default))*\))*/g, '($n)')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Makes a call and writes down how many shards each of its statements asks, as `EXPLAIN` tells; each statement once a process. */
export async function withStatements<Reply>(pool: pg.Pool, call: string, send: () => Promise<Reply>): Promise<Reply> {
  const target = file();
  if (target === undefined) return send();
  const sent: Sent[] = [];
  // awaited inside: a request that is made without a network is sent by whoever waits for it
  const reply = await current.run(sent, async () => await send());
  for (const { sql, params } of sent) {
    const shape = shapeOf(sql);
    if (told.has(shape) || !/^(select|insert|update|delete|with)\b/i.test(shape)) continue;
    told.add(shape);
    const asked: AskedStatement = { call, sql: shape, ...(await explain(pool, sql, params)) };
    appendFileSync(target, `${JSON.stringify(asked)}\n`);
  }
  return reply;
}

/** How many statements a call sends, those that open and end transactions among them. */
export async function countStatements(send: () => Promise<unknown>): Promise<number> {
  const sent: Sent[] = [];
  await current.run(sent, async () => await send());
  return sent.length;
}

async function explain(
  pool: pg.Pool,
  sql: string,
  params: unknown[],
): Promise<Pick<AskedStatement, 'shards' | 'error'>> {
  try {
    const { rows } = await pool.query(`explain (format json) ${sql}`, params);
    return { shards: shardsIn(rows[0]['QUERY PLAN']) };
  } catch (cause) {
    return { shards: Number.NaN, error: (cause as Error).message };
  }
}

/** The most shards that any step of a plan asks. */
function shardsIn(plan: unknown): number {
  if (Array.isArray(plan)) return Math.max(0, ...plan.map(shardsIn));
  if (typeof plan !== 'object' || plan === null) return 0;
  const own = 'Task Count' in plan ? Number(plan['Task Count']) : 0;
  return Math.max(own, ...Object.values(plan).map(shardsIn));
}
