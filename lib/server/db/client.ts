// The one way to the database: a pool of pg connections with Drizzle on it, opened by the process and shared by all its bundles.

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

export type Database = NodePgDatabase & { $client: pg.Pool };

/** Connection of a query inside `withTransaction`. Repository functions that take part in one accept this. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either; for reads that are right inside and outside a transaction. */
export type Queryable = Database | Transaction;

const shared = globalThis as typeof globalThis & { boardwrightDatabase?: Database };

export function databaseOn(pool: pg.Pool): Database {
  return drizzle(pool);
}

/** The open database. A page that is prerendered has none: each build worker would open the data directory for itself. */
export function getDatabase(): Database {
  if (process.env.NEXT_PHASE === "phase-production-build")
    throw new Error("a prerendered page must not read the database");
  if (!shared.boardwrightDatabase) throw new Error("the database is not open");
  return shared.boardwrightDatabase;
}

/** For the process's start, its end, and tests. */
export function shareDatabase(database: Database | undefined): void {
  shared.boardwrightDatabase = database;
}

/** Drizzle on single connections: those of a pool are few and live long. */
const onConnections = new WeakMap<pg.PoolClient, NodePgDatabase>();

function databaseOnConnection(connection: pg.PoolClient): NodePgDatabase {
  const existing = onConnections.get(connection) ?? drizzle(connection);
  onConnections.set(connection, existing);
  return existing;
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws (the error goes on).
 * Inside, use the transaction only: a query on the database itself would wait for a second connection, which the
 * embedded database cannot serve before this transaction ends.
 *
 * The connection is taken and given back here: Drizzle, left to take one itself, keeps it for ever when `begin` fails,
 * and answers a failed rollback in place of the error that led to it.
 */
export async function withTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const connection = await database.$client.connect();
  let reason: { error: unknown } | undefined;
  let isUnsure = false;
  try {
    return await databaseOnConnection(connection).transaction(async (transaction) => {
      try {
        return await work(transaction);
      } catch (error) {
        reason = { error };
        throw error;
      }
    });
  } catch (error) {
    // Whatever else failed was the transaction's own begin, commit or rollback: nobody knows where it stands.
    isUnsure = error !== reason?.error;
    throw reason ? reason.error : error;
  } finally {
    connection.release(isUnsure);
  }
}
