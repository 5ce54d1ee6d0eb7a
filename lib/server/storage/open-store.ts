// The store that the configuration names: a bucket, or the directory DATA_DIR/files.

import path from "node:path";
import type { Logger } from "pino";
import { EnvironmentError, type Environment } from "@/lib/server/config/environment";
import { createDiskStore } from "@/lib/server/storage/disk-store";
import { withFileCache } from "@/lib/server/storage/file-cache";
import type { FileStore } from "@/lib/server/storage/file-store";
import { bucketProblem } from "@/lib/server/storage/bucket-problem";
import type { ObserveS3 } from "@/lib/server/storage/s3/s3-client";

type Settings = Pick<Environment, "dataDir" | "s3">;
type Options = { log: Pick<Logger, "warn">; observe: ObserveS3 };

const MIB = 1024 ** 2;

export const diskStoreOf = ({ dataDir }: Pick<Environment, "dataDir">): FileStore =>
  createDiskStore(path.join(dataDir, "files"));

/** The bucket alone. Loads the SDK, which a process without a bucket does not. */
export async function bucketStoreOf(s3: NonNullable<Environment["s3"]>, observe: ObserveS3): Promise<FileStore> {
  const { createS3Store } = await import("@/lib/server/storage/s3/s3-store");
  return createS3Store(s3, { observe });
}

/**
 * Opened and checked by a write. Throws EnvironmentError where a setting is wrong, and the disk's own error where it
 * cannot be written; with a bucket that is away for now the site starts, since only files need it.
 */
export async function openStore({ dataDir, s3 }: Settings, { log, observe }: Options): Promise<FileStore> {
  if (s3 === null) {
    const store = diskStoreOf({ dataDir });
    await store.check();
    return store;
  }
  const bucket = await bucketStoreOf(s3, observe);
  try {
    await bucket.check();
  } catch (error) {
    const problem = bucketProblem(error);
    if (problem !== null) throw new EnvironmentError([problem]);
    log.warn({ err: error }, "the S3 server does not answer: files are unavailable until it does");
  }
  if (s3.cacheMb === 0) return bucket;
  return withFileCache(bucket, { directory: path.join(dataDir, "file-cache"), maxBytes: s3.cacheMb * MIB });
}
