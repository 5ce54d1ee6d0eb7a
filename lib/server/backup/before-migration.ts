// A copy of the embedded database before a new version changes its schema.

import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { copyRunningDatabase } from "@/lib/server/backup/embedded-copy";
import { liveHolder } from "@/lib/server/db/lock";
import { type Migration, pendingMigrations } from "@/lib/server/db/migrate";
import type { OpenDatabase } from "@/lib/server/db/open";

const PREFIX = "before-";
/** The last upgrade, and the one before it in case that both were too much. */
const KEPT = 2;

type Options = { dataDir: string; migrations: readonly Migration[]; log: Pick<Logger, "info" | "warn"> };

/**
 * Copies the directory of an embedded database that has migrations before it to `DATA_DIR/backups/before-NAME`, named
 * after the first of them, and keeps the last two copies. A new or a current database, and one of a PostgreSQL server,
 * is left alone.
 *
 * Without room for a copy the start goes on with a warning: a migration that fails is rolled back anyway.
 *
 * @returns the copy, null where none was made
 */
export async function copyBeforeMigration(opened: OpenDatabase, options: Options): Promise<string | null> {
  if (opened.kind !== "embedded") return null;
  const [first] = await pendingMigrations(opened.database, options.migrations);
  if (first === undefined || first === options.migrations[0]?.name) return null;
  const directory = path.join(options.dataDir, "backups");
  const target = path.join(directory, `${PREFIX}${first}`);
  // A start that failed has copied the database as it was then, and the migrations that failed have changed nothing.
  if (existsSync(target)) return target;
  try {
    await copyTo(options.dataDir, target);
  } catch (error) {
    options.log.warn({ err: error }, "no copy of the database was made before its migration");
    return null;
  }
  options.log.info({ target }, "copied the database before its migration");
  await removeOld(directory);
  return target;
}

async function copyTo(dataDir: string, target: string): Promise<void> {
  const holder = liveHolder(dataDir);
  if (!holder) throw new Error(`${dataDir} is not open`);
  const draft = `${target}.partial`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rm(draft, { recursive: true, force: true });
  try {
    await copyRunningDatabase(holder.socketDirectory, path.join(dataDir, "db"), draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function removeOld(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(PREFIX) && !name.endsWith(".partial"));
  for (const name of names.toSorted().slice(0, -KEPT)) await rm(path.join(directory, name), { recursive: true });
}
