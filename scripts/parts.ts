// `npm run parts -- import FILE.csv`: a distributor's list into the catalogue, in place of sample prices and stock.

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { catalogue } from "@/lib/core/part/catalogue";
import { readPartSheet } from "@/lib/core/part/sheet";
import { loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openDatabaseBeside } from "@/lib/server/db/open";
import { byNumber, importParts } from "@/lib/server/part/import";

const USAGE = `usage: npm run parts -- import FILE.csv
columns: mpn, stock, currency (USD or CNY), tiers (1:0.052; 10:0.041), and where the code is not known
         manufacturer, category, package, pins, mounting (smt or tht); besides series, parameters, lifecycle,
         minimum, multiple, attrition, datasheet_host`;

const MAX_BYTES = 200 * 1024 * 1024;
const SHOWN_PROBLEMS = 20;

function readSheet(file: string) {
  if (statSync(file).size > MAX_BYTES) throw new Error("The file is larger than 200 MB.");
  const { parts, problems } = readPartSheet(readFileSync(file, "utf8"), byNumber(catalogue()));
  if (problems.length > 0) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ line, column }) => `  line ${line}: ${column}`);
    throw new Error(`Nothing was written. Lines that cannot be read: ${problems.length}\n${shown.join("\n")}`);
  }
  if (parts.length === 0) throw new Error("There is no part in this file.");
  return parts;
}

async function run([action, file]: string[]): Promise<void> {
  if (action !== "import" || file === undefined) throw new Error(USAGE);
  const parts = readSheet(file);
  loadSettingsFile();
  const { database, close } = await openDatabaseBeside(readEnvironment(process.env), (reason) => {
    throw new Error(reason);
  });
  try {
    await migrateDatabase(database);
    const version = `${path.basename(file).slice(0, 40)} ${new Date().toISOString().slice(0, 19)}`;
    console.log(`${await importParts(database, parts, version)} parts were written.`);
  } finally {
    await close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
