// `npm run parts -- import FILE.csv`: imports a distributor's list into the catalog, replacing sample prices and stock.

import { createReadStream } from "node:fs";
import path from "node:path";
import { distributorOfFile } from "@/lib/core/part/distributor";
import { loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import type { Database } from "@/lib/server/db/client";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openSharedDatabase } from "@/lib/server/db/open";
import { applyList, readPartList } from "@/lib/server/part/import";

const USAGE = `usage: npm run parts -- import FILE.csv
       npm run parts -- check FILE.csv      says what it would change, and writes nothing
columns: mpn, stock, currency (USD or CNY), tiers (1:0.052; 10:0.041), and where the code is not known
         manufacturer, category, package, pins, mounting (smt or tht); besides series, parameters, lifecycle,
         minimum, multiple, attrition, datasheet_host`;

const SHOWN_PROBLEMS = 20;

/** Returns true if every line can be read. */
async function check(db: Database, file: string): Promise<boolean> {
  const { counts, problems, seen } = await readPartList(db, createReadStream(file));
  const { added, changed, same, repeated, refused, retired } = counts;
  console.log(
    `${seen} lines: ${added} new, ${changed} changed, ${same} the same, ${repeated} named twice, ${refused} refused`,
  );
  console.log(`${retired} parts of the former list are not in this one and will have no stock`);
  for (const { line, column } of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  line ${line}: ${column}`);
  if (seen === 0) throw new Error("There is no part in this file.");
  return refused === 0;
}

async function run([action, file]: string[]): Promise<void> {
  if ((action !== "import" && action !== "check") || file === undefined) throw new Error(USAGE);
  loadSettingsFile();
  const { database, close } = await openSharedDatabase(readEnvironment(process.env), (reason) => {
    throw new Error(reason);
  });
  try {
    await migrateDatabase(database);
    const isWhole = await check(database, file);
    if (!isWhole) throw new Error("Nothing was written: there are lines that cannot be read.");
    if (action === "check") return;
    const distributor = distributorOfFile(file);
    const version = `${path.basename(file).slice(0, 40)} ${new Date().toISOString().slice(0, 19)}`;
    console.log(`${await applyList(database, createReadStream(file), { version, distributor })} lines were written.`);
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
