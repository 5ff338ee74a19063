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
