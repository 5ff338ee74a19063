import pg from 'pg';

/** Every database of a test run is named so, with the time of the run behind it. */
export const TEST_PREFIX = 'sorrel_test_';

/** What the global setup hands to each test file; the machines where they are several, the coordinator of Citus first. */
export type TestServer = { url: string; run: string; template: string; machines: string[] };

/** The same server's address with another database. */
export function databaseAt(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Asks the server itself, on a connection of its own. */
export async function onServer<Answer>(
  serverUrl: string,
  run: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** How many databases are dropped together. */
export const DROPPED_AT_ONCE = 8;

/**
 * Drops databases. Each drop waits until all that the server holds is on the disk: together that is waited for once, and eight take
 * less time than one.
 */
export async function dropDatabases(serverUrl: string, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += DROPPED_AT_ONCE) {
    const some = names.slice(from, from + DROPPED_AT_ONCE);
    await Promise.all(
      some.map((name) =>
        onServer(serverUrl, (client) => client.query(`drop database if exists "${name}" with (force)`)),
      ),
    );
  }
}
