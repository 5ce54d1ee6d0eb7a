// The installation that the settings describe, for the commands of backup, restore and move.

import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Environment, loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import type { FileStore } from "@/lib/server/storage/file-store";
import { bucketStoreOf, diskStoreOf } from "@/lib/server/storage/open-store";

export type Installation = { environment: Environment; store: FileStore; product: string };

/** Throws what is wrong with the settings. */
export async function readInstallation(): Promise<Installation> {
  loadSettingsFile();
  const environment = readEnvironment(process.env);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8")));
  const { s3 } = environment;
  const store = s3 === null ? diskStoreOf(environment) : await bucketStoreOf(s3, () => undefined);
  return { environment, store, product: version };
}

/** Runs a command: what it throws is said in one line. Exit codes: 0 done, 1 failed. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
