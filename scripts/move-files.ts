// `npm run move-files -- --to s3|disk`: copies every stored file into the bucket, or back to DATA_DIR/files.

import { parseArgs } from "node:util";
import { AppError } from "@/lib/contracts/errors";
import { loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import { openSharedDatabase } from "@/lib/server/db/open";
import { allNamedKeys } from "@/lib/server/file/named-key-rows";
import { bucketProblem } from "@/lib/server/storage/bucket-problem";
import { bucketStoreOf, diskStoreOf } from "@/lib/server/storage/open-store";
import { type MoveReport, moveFiles } from "@/lib/server/storage/move-files";

const USAGE = `usage: npm run move-files -- --to s3|disk
       npm run move-files -- --to s3|disk --check    reads every file there and compares it, and writes nothing
Needs the S3_* of the bucket. Files that are there already are not copied again; nothing is deleted.`;

const SHOWN = 20;
const PROGRESS_EVERY = 500;

function readOptions(): { to: "s3" | "disk"; isCheck: boolean } {
  const options = { to: { type: "string" }, check: { type: "boolean" } } as const;
  const { values } = parseArgs({ options, strict: true });
  if (values.to !== "s3" && values.to !== "disk") throw new Error(USAGE);
  return { to: values.to, isCheck: values.check ?? false };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`${title}: ${lines.length}`);
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  if (lines.length > SHOWN) console.log(`  and ${lines.length - SHOWN} more`);
}

/** True where every file is in the target as it should be. */
function print(report: MoveReport, isCheck: boolean): boolean {
  const { named, copied, copiedBytes, present, missing, damaged, failed, isStopped } = report;
  const done = isCheck ? `${present} of the right size and hash` : `${copied} copied (${megabytes(copiedBytes)})`;
  console.log(`${named} files: ${done}${isCheck ? "" : `, ${present} there already`}`);
  printList("missing", missing);
  printList("not of the size or hash they were uploaded with", damaged);
  printList(
    "failed",
    failed.map(({ key, reason }) => `${key}: ${reason}`),
  );
  if (isStopped) console.log("Stopped, since too many failed. Run it again: it goes on from here.");
  return missing.length + damaged.length + failed.length === 0;
}

async function run(): Promise<boolean> {
  const { to, isCheck } = readOptions();
  loadSettingsFile();
  const environment = readEnvironment(process.env);
  if (environment.s3 === null) throw new Error("S3_BUCKET is not set: there is no bucket to copy to or from.");
  const stores = { s3: await bucketStoreOf(environment.s3, () => undefined), disk: diskStoreOf(environment) };
  const { database, close } = await openSharedDatabase(environment, (reason) => {
    throw new Error(reason);
  });
  try {
    if (!isCheck) await stores[to].check();
    const report = await moveFiles({
      ...{ keys: allNamedKeys(database), from: stores[to === "s3" ? "disk" : "s3"], to: stores[to], isCheck },
      onProgress: ({ named }) => {
        if (named % PROGRESS_EVERY === 0) console.log(`${named} files`);
      },
    });
    return print(report, isCheck);
  } finally {
    stores.s3.close?.();
    await close();
  }
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  const cause = error instanceof AppError ? error.cause : error;
  console.error(bucketProblem(error) ?? (cause instanceof Error ? cause.message : cause));
  process.exitCode = 1;
}
