// Moving all rows from one database to another, with proof that they are the same.

import { pipeline } from "node:stream";
import { readApplied, readSequences, readTables, requireKnown } from "@/lib/server/backup/catalog";
import { type CopySession, quoted } from "@/lib/server/backup/copy-session";
import { loadDatabase, type Source } from "@/lib/server/backup/load-tables";
import { openPostgresSession } from "@/lib/server/backup/postgres-session";
import type { Report } from "@/lib/server/backup/report";
import { requireNoServer } from "@/lib/server/backup/running";
import { openStoppedSnapshot, type Snapshot } from "@/lib/server/backup/snapshot";
import { rowMeter } from "@/lib/server/backup/streams";
import { type Where, withTarget } from "@/lib/server/backup/target";
import type { Migration } from "@/lib/server/db/migrate";

export type MoveOptions = { from: Where; to: Where; known: readonly Migration[]; isReplaced: boolean; report: Report };

/**
 * Copies every row and leaves the source as it is; files stay where they are. Throws while a server runs on either side,
 * where the target holds tables, and where the copied rows are not those of the source.
 */
export async function moveDatabase({ from, to, known, isReplaced, report }: MoveOptions): Promise<void> {
  const snapshot = await openStopped(from);
  try {
    const source = await sourceOf(snapshot.session);
    requireKnown(source.migrations, known, "The database");
    await withTarget(to, isReplaced, (session) => loadDatabase(session, source, { known, isReplaced, report }));
  } finally {
    await snapshot.close();
  }
}

async function openStopped({ dataDir, databaseUrl }: Where): Promise<Snapshot> {
  if (databaseUrl === undefined) return openStoppedSnapshot(dataDir);
  const session = await openPostgresSession(databaseUrl);
  try {
    await requireNoServer(session);
    const names = (await readTables(session)).map(({ name }) => quoted(name));
    await session.run("begin transaction isolation level repeatable read");
    // A server that starts meanwhile waits, and its writes fail instead of staying behind unseen.
    if (names.length > 0) await session.run(`lock table ${names.join(", ")} in share mode`);
    return { session, takenAt: new Date(), close: session.close };
  } catch (error) {
    await session.close();
    throw error;
  }
}

async function sourceOf(session: CopySession): Promise<Source> {
  return {
    migrations: await readApplied(session),
    sequences: await readSequences(session),
    tables: await readTables(session),
    open: (table) => {
      const meter = rowMeter();
      // A fault of the source ends the rows with an error, which their reader meets.
      const rows = pipeline(session.readTable(table), meter.stream, () => undefined);
      return { rows, expected: meter.seen };
    },
  };
}
