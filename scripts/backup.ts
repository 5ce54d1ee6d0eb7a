// `npm run backup [-- --to DIR] [--keep N] [--full]`: writes a backup of database and files while the server runs.

import path from "node:path";
import { parseArgs } from "node:util";
import { readInstallation, runCommand } from "@/lib/server/backup/installation";
import { megabytes, toLine } from "@/lib/server/backup/report";
import { backupName, listBackups, pruneBackups } from "@/lib/server/backup/backup-directory";
import { openSnapshot } from "@/lib/server/backup/snapshot";
import { writeBackup } from "@/lib/server/backup/write-backup";
import { readMigrations } from "@/lib/server/db/migrate";
import { openSharedDatabase } from "@/lib/server/db/open";
import { findUnknownKeys } from "@/lib/server/file/expiry-rows";

const USAGE = `usage: npm run backup [-- --to DIR] [--keep N] [--full]
  --to DIR   directory of the backups; DATA_DIR/backups without it
  --keep N   deletes all but the newest N backups of the directory once the new one is whole
  --full     copies all files, without links to those of the backup before
exit codes: 0 whole; 1 no backup was written; 2 written, but files were missing or damaged already`;

/** The backup is whole as far as the installation was. */
const EXIT_INCOMPLETE = 2;

function readOptions() {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      keep: { type: "string" },
      full: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (values.help || (keep !== null && !(Number.isSafeInteger(keep) && keep > 0))) throw new Error(USAGE);
  return { ...values, keep };
}

await runCommand(async () => {
  const options = readOptions();
  const { environment, store, product } = await readInstallation();
  const report = (progress: Parameters<typeof toLine>[0]) => console.error(toLine(progress));
  const directory = path.resolve(options.to ?? path.join(environment.dataDir, "backups"));
  const previous = options.full ? null : ((await listBackups(directory)).at(-1) ?? null);
  const now = new Date();
  const target = path.join(directory, backupName(now));
  const { files, tables } = await writeBackup({
    ...{ store, product, target, previous, report, known: readMigrations() },
    openSnapshot: (work) => openSnapshot(environment, work, report),
    secretFile: path.join(environment.dataDir, "secret"),
    async findUnknownKeys(keys) {
      const opened = await openSharedDatabase(environment, (reason) => console.error(reason));
      return findUnknownKeys(opened.database, keys).finally(opened.close);
    },
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${target}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${megabytes(files.bytes)}`);
  for (const key of files.missing) console.error(`missing in the store: ${key}`);
  for (const key of files.damaged) console.error(`not what its record says: ${key}`);
  if (files.missing.length + files.damaged.length > 0) process.exitCode = EXIT_INCOMPLETE;
  const deleted = options.keep === null ? [] : await pruneBackups(directory, options.keep, now);
  for (const each of deleted) console.log(`deleted ${each}`);
});
