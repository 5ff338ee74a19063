import type pg from 'pg';

/** The most rows, and elements of a row, that one statement has brought while some work was done. */
export async function mostRows(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const hear = (answer: pg.QueryResult) => {
    for (const row of answer.rows)
      for (const value of Object.values(row)) if (Array.isArray(value)) most = Math.max(most, value.length);
    most = Math.max(most, answer.rows.length);
  };
  const heard = new Set<() => void>();
  const listen = (client: pg.PoolClient) => {
    const { query } = client;
    client.query = ((...sent: Parameters<typeof query>) => {
      const last = sent.at(-1) as unknown;
      if (typeof last === 'function') {
        return query.apply(client, [
          ...sent.slice(0, -1),
          (error: unknown, answer: pg.QueryResult) => {
            if (answer) hear(answer);
            last(error, answer);
          },
        ] as unknown as typeof sent);
      }
      const answer = query.apply(client, sent) as unknown as Promise<pg.QueryResult>;
      answer.then(hear, () => undefined);
      return answer;
    }) as typeof query;
    heard.add(() => {
      client.query = query;
    });
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const end of [...heard].toReversed()) end();
  }
  return most;
}
