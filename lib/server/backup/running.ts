// Servers of the product that run on a PostgreSQL database.

import type { CopySession } from "@/lib/server/backup/copy-session";

/** `application_name` of the product's own connections (db/open.ts). */
const APPLICATION = "boardwright";

/**
 * Throws where a server of the product is connected. One that is idle may have no connection for some seconds; the
 * locks of the transaction that follows hold it up then.
 */
export async function requireNoServer(session: CopySession): Promise<void> {
  const [row] = await session.query<{ connections: number }>(
    "select count(*)::int as connections from pg_stat_activity where datname = current_database() and application_name = $1",
    [APPLICATION],
  );
  if (row && row.connections > 0)
    throw new Error("Boardwright runs on this database. Stop all of its processes first.");
}
