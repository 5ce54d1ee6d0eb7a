// A consistent view of the database for the time of a backup.

import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { readTables } from "@/lib/server/backup/catalog";
import type { CopySession } from "@/lib/server/backup/copy-session";
import { copyRunningDatabase, directoryBytes } from "@/lib/server/backup/embedded-copy";
import { openEmbeddedSession } from "@/lib/server/backup/embedded-session";
import { openPostgresSession } from "@/lib/server/backup/postgres-session";
import type { Report } from "@/lib/server/backup/report";
import { chooseSocketDirectory } from "@/lib/server/db/embedded";
import { liveHolder, takeLock } from "@/lib/server/db/lock";

export type Snapshot = {
  session: CopySession;
  takenAt: Date;
  close: () => Promise<void>;
};

type Settings = { dataDir: string; databaseUrl?: string | undefined };

/** One transaction that sees the moment of its first query, whatever others write meanwhile. */
export const SNAPSHOT_TRANSACTION = "begin transaction isolation level repeatable read read only";

/**
 * Opens the database that the settings name as it is now. A server goes on meanwhile: PostgreSQL serves a snapshot; of
 * the embedded database a copy is made under `workDirectory`, for which the server waits, and read at leisure. Where no
 * server runs, the directory itself is read under its lock.
 */
export async function openSnapshot(settings: Settings, workDirectory: string, report: Report): Promise<Snapshot> {
  if (settings.databaseUrl !== undefined) return openServerSnapshot(settings.databaseUrl);
  const directory = path.join(settings.dataDir, "db");
  const holder = liveHolder(settings.dataDir);
  if (!holder) return openStoppedSnapshot(settings.dataDir);
  const copy = path.join(workDirectory, "running-database");
  await mkdir(workDirectory, { recursive: true, mode: 0o700 });
  report({ step: "copying database", bytes: await directoryBytes(directory) });
  const takenAt = new Date();
  await copyRunningDatabase(holder.socketDirectory, directory, copy);
  const session = await openEmbeddedSession(copy);
  const close = async () => {
    await session.close();
    await rm(copy, { recursive: true, force: true });
  };
  return { session, takenAt, close };
}

export async function openServerSnapshot(databaseUrl: string): Promise<Snapshot> {
  const session = await openPostgresSession(databaseUrl);
  try {
    await session.run(SNAPSHOT_TRANSACTION);
    await readTables(session);
  } catch (error) {
    await session.close();
    throw error;
  }
  return { session, takenAt: new Date(), close: session.close };
}

/** The embedded database itself, under its lock. Throws LockedError while a server runs on it. */
export async function openStoppedSnapshot(dataDir: string): Promise<Snapshot> {
  const directory = path.join(dataDir, "db");
  if (!existsSync(path.join(directory, "PG_VERSION"))) throw new Error(`There is no database in ${dataDir}.`);
  const lock = takeLock(dataDir, chooseSocketDirectory(dataDir));
  try {
    const session = await openEmbeddedSession(directory);
    return { session, takenAt: new Date(), close: () => session.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
