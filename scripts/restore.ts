// `npm run restore -- --from DIR [--check] [--replace]`: checks a backup, or restores database and files from it.

import path from "node:path";
import { parseArgs } from "node:util";
import { checkBackup } from "@/lib/server/backup/check-backup";
import { readInstallation, runCommand } from "@/lib/server/backup/installation";
import { megabytes, toLine } from "@/lib/server/backup/report";
import { restoreBackup } from "@/lib/server/backup/restore";
import { readMigrations } from "@/lib/server/db/migrate";

const USAGE = `usage: npm run restore -- --from DIR [--check | --replace]
  --from DIR   a backup: the directory with manifest.json
  --check      reads all of it and compares every hash, and writes nothing
  --replace    gives up the database that is there
exit codes: 0 done; 1 refused or failed, the database is as it was; 2 --check found damage`;

const EXIT_DAMAGED = 2;

async function check(directory: string): Promise<void> {
  const { manifest, problems } = await checkBackup(directory, readMigrations());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = EXIT_DAMAGED;
  else console.log(`whole: ${manifest.tables.length} tables, ${manifest.files.count} files, of ${manifest.takenAt}`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      check: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
    },
  });
  if (values.from === undefined || (values.check && values.replace)) throw new Error(USAGE);
  const directory = path.resolve(values.from);
  if (values.check) return check(directory);
  const { environment, store } = await readInstallation();
  const { tables, files, takenAt } = await restoreBackup({
    ...{ directory, store, known: readMigrations(), isReplaced: values.replace, where: environment },
    report: (progress) => console.error(toLine(progress)),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`restored ${rows} rows and ${files.count} files, ${megabytes(files.bytes)}, as of ${takenAt}`);
});
