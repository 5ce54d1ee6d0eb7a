// Restoring a backup into an empty or given-up installation.

import { createReadStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { requireKnown } from "@/lib/server/backup/catalog";
import { readFileList } from "@/lib/server/backup/file-list";
import { filePath, type Manifest, readManifest, SECRET, type TableRecord, tablePath } from "@/lib/server/backup/format";
import { loadDatabase, type Source } from "@/lib/server/backup/load-tables";
import type { Report } from "@/lib/server/backup/report";
import { type Where, withTarget } from "@/lib/server/backup/target";
import type { Migration } from "@/lib/server/db/migrate";
import type { FileStore } from "@/lib/server/storage/file-store";

export type RestoreOptions = {
  directory: string;
  where: Where;
  store: Pick<FileStore, "putAs">;
  known: readonly Migration[];
  isReplaced: boolean;
  report: Report;
};

/**
 * Restores database, files and secret. Throws where the backup is of a newer version or damaged, where the target is not
 * empty and not to be replaced, and where rows or files differ in the end; the database is as it was then.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { directory, where, known, isReplaced, report } = options;
  const manifest = await readManifest(directory);
  requireKnown(manifest.migrations, known, "The backup");
  await withTarget(where, isReplaced, async (session) => {
    // Before the rows: a record without its file is worse than a file without its record, which is swept away later.
    await restoreFiles(options);
    await loadDatabase(session, sourceOf(directory, manifest), { known, isReplaced, report });
  });
  await restoreSecret(directory, manifest, where.dataDir);
  return manifest;
}

function sourceOf(directory: string, manifest: Manifest): Source {
  const records = new Map(manifest.tables.map((table) => [table.name, table]));
  return {
    ...manifest,
    open: ({ name }) => {
      const record = records.get(name);
      if (!record) throw new Error(`the manifest has no table ${name}`);
      return { rows: openRows(directory, record), expected: () => record };
    },
  };
}

function openRows(directory: string, { name }: TableRecord): Readable {
  // A fault of the file ends the rows with an error, which their reader meets.
  return pipeline(createReadStream(tablePath(directory, name)), createGunzip(), () => undefined);
}

async function restoreFiles({ directory, store, report }: RestoreOptions): Promise<void> {
  const restored = { count: 0, bytes: 0 };
  for await (const record of readFileList(directory)) {
    const { size, sha256 } = await store.putAs(record.key, createReadStream(filePath(directory, record.key)));
    if (size !== record.bytes || sha256 !== record.sha256)
      throw new Error(`The file ${record.key} of the backup is damaged.`);
    restored.count += 1;
    restored.bytes += size;
  }
  report({ step: "files", ...restored });
}

/** By another secret, visitors' keys and codes that were sent would no longer be known. */
async function restoreSecret(directory: string, { secret }: Manifest, dataDir: string): Promise<void> {
  if (!secret) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path.join(dataDir, "secret"), await readFile(path.join(directory, SECRET)), { mode: 0o600 });
}
