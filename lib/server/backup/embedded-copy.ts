// A copy of the embedded database's directory, taken while its server runs.

import { constants, type Dirent } from "node:fs";
import { copyFile, mkdir, readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { SOCKET_NAME } from "@/lib/server/db/embedded";
import { BACKUP_APPLICATION } from "@/lib/server/backup/postgres-session";

/** Others wait for this transaction; the server ends one that is silent for ten seconds. */
const SIGN_OF_LIFE_MS = 2_000;

/**
 * Copies the directory of the database while nobody writes. The embedded database has one session, which belongs to a
 * transaction until it ends: others wait for the time of a checkpoint and of the copy, and nothing is half written. The
 * copy opens like a directory whose process was killed.
 *
 * Throws where the disk has no room, before anybody had to wait.
 */
export async function copyRunningDatabase(socketDirectory: string, directory: string, target: string): Promise<void> {
  await requireRoom(directory, path.dirname(target));
  const port = Number(SOCKET_NAME.split(".").at(-1));
  const client = new pg.Client({
    ...{ host: socketDirectory, port, user: "postgres", database: "postgres", application_name: BACKUP_APPLICATION },
  });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  const signs = setInterval(() => void client.query("select 1").catch(() => undefined), SIGN_OF_LIFE_MS);
  try {
    await client.query("checkpoint");
    await copyDirectory(directory, target);
    // Fails where the server took the session back, and somebody may have written meanwhile.
    await client.query("commit");
  } finally {
    clearInterval(signs);
    await client.end().catch(() => undefined);
  }
}

/** Shares the blocks where the file system can (Btrfs, XFS, APFS). */
export async function copyDirectory(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await copyDirectory(from, to);
    else if (entry.isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

export async function directoryBytes(directory: string): Promise<number> {
  const entries: Dirent[] = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  let bytes = 0;
  for (const file of files) bytes += (await stat(file).catch(() => ({ size: 0 }))).size;
  return bytes;
}

export async function requireRoom(source: string, parent: string): Promise<void> {
  const [needed, { bavail, bsize }] = [await directoryBytes(source), await statfs(parent)];
  if (bavail * bsize < needed) throw new Error(`The disk of ${parent} has no room for a copy of ${source}.`);
}
