// Whole tables of a PostgreSQL server.

import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { columnList, type CopySession, quoted, SESSION_SETTINGS } from "@/lib/server/backup/copy-session";

export const BACKUP_APPLICATION = "boardwright-backup";

/** Throws pg's error where the server cannot be reached. */
export async function openPostgresSession(connectionString: string): Promise<CopySession> {
  const client = new pg.Client({ connectionString, application_name: BACKUP_APPLICATION, keepAlive: true });
  // A connection that breaks fails the query that runs; without a listener it would end the process as well.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(SESSION_SETTINGS);
  return {
    kind: "postgres",
    query: async <Row extends object>(sql: string, values?: unknown[]) => (await client.query<Row>(sql, values)).rows,
    run: async (sql) => void (await client.query(sql)),
    readTable: (table) => client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`)),
    readQuery: (select) => client.query(copyTo(`copy (${select}) to stdout`)),
    async writeTable(table, rows) {
      // Frozen rows need no second write by a later vacuum.
      const sink = copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin with (freeze)`);
      await pipeline(rows, client.query(sink));
    },
    close: () => client.end(),
  };
}
