// Writing a backup from a snapshot of the database.

import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { readApplied, readSequences, readTables, requireKnown } from "@/lib/server/backup/catalog";
import type { CopySession, TableShape } from "@/lib/server/backup/copy-session";
import {
  FILE_LIST,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  type Part,
  PARTIAL,
  SECRET,
  type TableRecord,
  tablePath,
} from "@/lib/server/backup/format";
import type { Report } from "@/lib/server/backup/report";
import { copyFiles } from "@/lib/server/backup/stored-files";
import { fileSink, partMeter, readPart, rowMeter } from "@/lib/server/backup/streams";
import type { Snapshot } from "@/lib/server/backup/snapshot";
import type { Migration } from "@/lib/server/db/migrate";
import type { FileStore } from "@/lib/server/storage/file-store";

export type BackupOptions = {
  openSnapshot: (workDirectory: string) => Promise<Snapshot>;
  store: Pick<FileStore, "open">;
  /** Those of the keys that no record of the database names any more. */
  findUnknownKeys: (keys: readonly string[]) => Promise<string[]>;
  known: readonly Migration[];
  /** Version of the product. */
  product: string;
  /** The file of the installation's secret. */
  secretFile: string;
  /** The directory that gets the backup's own name. */
  target: string;
  /** A whole backup on the same disk, whose files are linked instead of copied. */
  previous: string | null;
  report: Report;
};

/**
 * Writes a backup under a name of its own and gives it its name when it is whole. Throws, with the half of it removed,
 * where the database is of a newer version or anything cannot be read or written.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const draft = `${options.target}${PARTIAL}`;
  await mkdir(path.join(draft, "database"), { recursive: true, mode: 0o700 });
  try {
    const snapshot = await options.openSnapshot(draft);
    const manifest = await writeContent(snapshot, draft, options).finally(() => snapshot.close());
    await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, options.target);
    await flushDirectory(path.dirname(options.target));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeContent(snapshot: Snapshot, draft: string, options: BackupOptions): Promise<Manifest> {
  const { session, takenAt } = snapshot;
  const { known, product, store, report } = options;
  const migrations = await readApplied(session);
  if (migrations.length === 0) throw new Error("The database is empty: the product never started on it.");
  requireKnown(migrations, known, "The database");
  const tables: TableRecord[] = [];
  for (const shape of await readTables(session)) {
    const record = await writeTable(session, shape, draft);
    tables.push(record);
    report({ step: "table", name: record.name, rows: record.rows });
  }
  const sequences = await readSequences(session);
  // After the rows: a file is stored before its record is written, and removed after it.
  const files = await copyFiles({ session, store, directory: draft, report }, options.previous);
  const removed = files.missing.length === 0 ? [] : await options.findUnknownKeys(files.missing);
  const missing = files.missing.filter((key) => !removed.includes(key));
  return {
    ...{ format: FORMAT, formatVersion: FORMAT_VERSION, product, takenAt: takenAt.toISOString() },
    database: { kind: session.kind, server: await serverVersion(session) },
    ...{ migrations, tables, sequences },
    files: { ...files, removed, missing, list: await readPart(path.join(draft, FILE_LIST)) },
    secret: await copySecret(options.secretFile, path.join(draft, SECRET)),
  };
}

async function writeTable(session: CopySession, shape: TableShape, draft: string): Promise<TableRecord> {
  const rows = rowMeter();
  const part = partMeter();
  // The fastest level: the disk is the next limit, and the rest is a matter of the copy that leaves the machine.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(session.readTable(shape), rows.stream, gzip, part.stream, fileSink(tablePath(draft, shape.name)));
  return { name: shape.name, columns: [...shape.columns], ...rows.seen(), part: part.seen() };
}

async function serverVersion(session: CopySession): Promise<string> {
  const [row] = await session.query<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? "";
}

async function copySecret(source: string, target: string): Promise<Part | null> {
  const secret = await readFile(source).catch(() => null);
  if (secret === null) return null;
  await writeFile(target, secret, { mode: 0o600, flush: true });
  return readPart(target);
}

/** Otherwise a power failure could take the new name back. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r").catch(() => null);
  // Windows has no way to do it.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
