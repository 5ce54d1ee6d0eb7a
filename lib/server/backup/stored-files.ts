// The stored files that a snapshot names: found, copied with their hashes, or linked to those of the backup before.

import { link, mkdir, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import { type CopySession, quoted } from "@/lib/server/backup/copy-session";
import { readTables } from "@/lib/server/backup/catalog";
import { readFileList, sortedLookup } from "@/lib/server/backup/file-list";
import { FILE_LIST, filePath, type FileRecord, type Manifest, storageKey } from "@/lib/server/backup/format";
import type { Report } from "@/lib/server/backup/report";
import { linesOf, readPart, writePart } from "@/lib/server/backup/streams";
import { KEY_COLUMNS } from "@/lib/server/file/expiry-rows";
import type { FileStore } from "@/lib/server/storage/file-store";

/** Files that are copied at the same time: a store in a network answers each of them slowly. */
const AT_ONCE = 8;
const REPORT_EVERY = 1_000;

/** A key with size and hash where a record has them. */
type Named = { key: string; bytes: number | null; sha256: string | null };

type Options = { session: CopySession; store: Pick<FileStore, "open">; directory: string; report: Report };
/** `previous`: directory of an earlier backup on the same disk. */
type Copied = Omit<Manifest["files"], "list" | "removed">;

/** Copies every file that a record of the snapshot names, and writes their list. */
export async function copyFiles(
  { session, store, directory, report }: Options,
  previous: string | null,
): Promise<Copied> {
  const lookup = previous === null ? null : sortedLookup(readFileList(previous));
  const list = createWriteStream(path.join(directory, FILE_LIST), { flags: "wx", mode: 0o600, flush: true });
  const copied: Copied = { count: 0, bytes: 0, missing: [], damaged: [] };
  for await (const batch of batches(namedKeys(session), AT_ONCE)) {
    const former: (FileRecord | undefined)[] = [];
    for (const { key } of batch) former.push(await lookup?.(key));
    const made = await Promise.all(
      batch.map(
        async (named, at) => (await linkFile(directory, previous, former[at])) ?? copyFile(store, directory, named),
      ),
    );
    for (const [at, record] of made.entries()) {
      const named = batch[at];
      if (!named) continue;
      if (record === null) {
        copied.missing.push(named.key);
        continue;
      }
      if (isOther(named, record)) copied.damaged.push(named.key);
      copied.count += 1;
      copied.bytes += record.bytes;
      if (!list.write(`${JSON.stringify(record)}\n`)) await once(list, "drain");
      if (copied.count % REPORT_EVERY === 0) report({ step: "files", count: copied.count, bytes: copied.bytes });
    }
  }
  list.end();
  await once(list, "close");
  report({ step: "files", count: copied.count, bytes: copied.bytes });
  return copied;
}

const isOther = (named: Named, record: FileRecord) =>
  (named.bytes !== null && named.bytes !== record.bytes) || (named.sha256 !== null && named.sha256 !== record.sha256);

/** Keys in order, each once. A database of an older version may lack some of the columns. */
async function* namedKeys(session: CopySession): AsyncGenerator<Named> {
  const tables = new Map((await readTables(session)).map(({ name, columns }) => [name, columns]));
  const places = KEY_COLUMNS.map((column) => ({ table: getTableName(column.table), column: column.name }));
  const selects = places
    .filter(({ table, column }) => tables.get(table)?.includes(column))
    .map(
      ({ table, column }) =>
        `select ${quoted(column)} as key from ${quoted(table)} where ${quoted(column)} is not null`,
    );
  if (selects.length === 0) return;
  const known = tables.has("files") ? "left join files f on f.storage_key = k.key" : "";
  const columns = known === "" ? "k.key, null, null" : "k.key, f.size, f.sha256";
  const rows = session.readQuery(
    `select ${columns} from (${selects.join(" union ")}) k ${known} order by k.key collate "C"`,
  );
  for await (const line of linesOf(rows)) {
    const [key = "", size = "\\N", sha256 = "\\N"] = line.split("\t");
    yield { key, bytes: size === "\\N" ? null : Number(size), sha256: sha256 === "\\N" ? null : sha256 };
  }
}

/** Null where the store has no such file. Other faults end the backup. */
async function copyFile(store: Pick<FileStore, "open">, directory: string, { key }: Named): Promise<FileRecord | null> {
  if (!storageKey.safeParse(key).success) return null;
  const content = await store.open(key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "FILE_DAMAGED") return null;
    throw error;
  });
  if (content === null) return null;
  const target = filePath(directory, key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  return { key, ...(await writePart(content, target)) };
}

/** A stored file never changes under its key, so that the former copy can serve once more; null where it cannot. */
async function linkFile(
  directory: string,
  previous: string | null,
  record: FileRecord | undefined,
): Promise<FileRecord | null> {
  if (previous === null || !record) return null;
  const target = filePath(directory, record.key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await link(filePath(previous, record.key), target);
  } catch {
    // Another disk, or a file system without links: it is copied.
    return null;
  }
  return (await isWhole(target, record)) ? record : (await rm(target), null);
}

async function isWhole(file: string, { bytes, sha256 }: FileRecord): Promise<boolean> {
  const found = await readPart(file);
  return found.bytes === bytes && found.sha256 === sha256;
}

async function* batches<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of source) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
