// Queries built once for each database and sent often: Drizzle spends about as long on building a query as on its answer.

import type { Database } from "@/lib/server/db/client";

/**
 * `build` ends in `.prepare("")`. The empty name leaves the statement unnamed in PostgreSQL: the embedded database has
 * one session for all connections of the pool, in which two named statements would collide.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const existing = built.get(db) ?? build(db);
    built.set(db, existing);
    return existing;
  };
}
