import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { askedByNobody } from './fair-connections.ts';

/** Short words from one process to all, this one among them, by PostgreSQL's LISTEN and NOTIFY. */
export interface Notices {
  /** Says it soon, after what was committed before. What is said many times meanwhile is said once. */
  tell(words: string): void;
  /** @param hear is given the words, or null when some may have been missed */
  listen(hear: (words: string | null) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'sorrel_notices';
const AGAIN_FIRST_MS = 500;
const AGAIN_LONGEST_MS = 15_000;

/**
 * One connection a process listens, from the first listener on; it is made again when it is lost. Words that could not be said are
 * lost: whoever needs to be sure asks again by themselves.
 */
export function createNotices(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'warn'>): Notices {
  const listeners = new Set<(words: string | null) => void>();
  const waiting = new Set<string>();
  let isTelling = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let hasListened = false;

  const all = (words: string | null) => {
    for (const hear of listeners) hear(words);
  };
  function again() {
    client = undefined;
    if (isClosed || retry !== undefined) return;
    const waitMs = Math.min(AGAIN_LONGEST_MS, AGAIN_FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    retry = setTimeout(() => {
      retry = undefined;
      open();
    }, waitMs);
    retry.unref();
  }
  function open() {
    if (isClosed || client !== undefined) return;
    const opened = new pg.Client({ ...pool.options, keepAlive: true, application_name: 'sorrel listens' });
    client = opened;
    opened.on('error', (cause) => log.warn({ err: cause }, 'the connection that listens was lost'));
    opened.on('end', () => client === opened && again());
    opened.on('notification', ({ payload }) => all(payload ?? ''));
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANNEL}`))
      .then(
        () => {
          failures = 0;
          if (hasListened) all(null);
          hasListened = true;
        },
        () => opened.end().finally(() => client === opened && again()),
      );
  }
  async function sayAll() {
    if (isTelling) return;
    isTelling = true;
    try {
      while (waiting.size > 0 && !isClosed) {
        const words = [...waiting];
        waiting.clear();
        await pool.query(`select pg_notify('${CHANNEL}', words) from unnest($1::text[]) as words`, [words]);
      }
    } catch (cause) {
      log.warn({ err: cause }, 'others were not told what is new');
    } finally {
      isTelling = false;
    }
  }
  return {
    tell(words) {
      waiting.add(words);
      // what others have said meanwhile goes with it
      void askedByNobody(sayAll);
    },
    listen(hear) {
      listeners.add(hear);
      open();
      return () => listeners.delete(hear);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
