import type { DatabaseHandle } from './open-database.ts';

/**
 * A query that most requests ask: PostgreSQL parses and plans it once a connection, and we build it once a handle.
 * @param make ends in `.prepare('a_name')`
 */
export function prepared<Query>(make: (db: DatabaseHandle) => Query): (db: DatabaseHandle) => Query {
  const made = new WeakMap<DatabaseHandle, Query>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const query = make(db);
    made.set(db, query);
    return query;
  };
}
