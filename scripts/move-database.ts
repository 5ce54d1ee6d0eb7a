// `npm run move-database -- --to postgresql://… | --to embedded`: copies all rows from one database to the other.

import { parseArgs } from "node:util";
import { readInstallation, runCommand } from "@/lib/server/backup/installation";
import { moveDatabase } from "@/lib/server/backup/move";
import { toLine } from "@/lib/server/backup/report";
import { readMigrations } from "@/lib/server/db/migrate";

const USAGE = `usage: npm run move-database -- --to URL | embedded [--replace]
  --to postgresql://…   from the database of the settings to this server
  --to embedded         from the server of DATABASE_URL to the embedded database of DATA_DIR
  --replace             gives up the content of the target
No server may run meanwhile. The source stays as it is; files are not touched.
exit codes: 0 done; 1 refused or failed, the target is as it was`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: "string" }, replace: { type: "boolean", default: false } } });
  const isServer = /^postgres(ql)?:\/\//.test(values.to ?? "");
  if (!isServer && values.to !== "embedded") throw new Error(USAGE);
  const { environment } = await readInstallation();
  const { dataDir, databaseUrl } = environment;
  if (values.to === databaseUrl || (!isServer && databaseUrl === undefined))
    throw new Error("Source and target are the same database.");
  await moveDatabase({
    ...{ from: { dataDir, databaseUrl }, to: { dataDir, databaseUrl: isServer ? values.to : undefined } },
    ...{ known: readMigrations(), isReplaced: values.replace },
    report: (progress) => console.error(toLine(progress)),
  });
  console.log(
    isServer
      ? "Moved. Set DATABASE_URL to the new database before the next start."
      : "Moved. Remove DATABASE_URL before the next start.",
  );
});
