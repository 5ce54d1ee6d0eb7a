// Copies of files from one store to another, compared by size and hash.

import { createHash } from "node:crypto";
import { AppError } from "@/lib/contracts/errors";
import type { FileStore } from "@/lib/server/storage/file-store";

/** Size in bytes and hash where a record has them. */
type Named = { key: string; size: number | null; sha256: string | null };

export type MoveReport = {
  /** Files that records name. */
  named: number;
  copied: number;
  /** In the target already, of the right size; in a check, also of the right hash. */
  present: number;
  copiedBytes: number;
  /** In neither store. */
  missing: string[];
  /** Not of the size or hash that was recorded. */
  damaged: string[];
  failed: { key: string; reason: string }[];
  /** True where so many failed that the rest was not tried. */
  isStopped: boolean;
};

type Options = {
  keys: AsyncIterable<Named>;
  from: FileStore;
  to: FileStore;
  /** Reads the target's files and copies nothing. */
  isCheck: boolean;
  onProgress?: (report: Readonly<MoveReport>) => void;
};

const AT_ONCE = 4;
/** A store that is away fails every file, each after its time limit. */
const MAX_FAILED = 20;

async function hashOf(store: FileStore, key: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of await store.open(key)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { size, sha256: hash.digest("hex") };
}

type Outcome = { kind: "copied"; bytes: number } | { kind: "present" | "missing" | "damaged" };

const isOther = (named: Named, found: { size: number; sha256: string }) =>
  (named.size !== null && named.size !== found.size) || (named.sha256 !== null && named.sha256 !== found.sha256);

async function copy({ from, to }: Options, named: Named): Promise<Outcome> {
  const { key } = named;
  const [sourceSize, targetSize] = await Promise.all([from.sizeOf(key), to.sizeOf(key)]);
  // A file appears under its key only when it is whole, so one of the right size is what an earlier run copied.
  if (targetSize !== null && targetSize === (named.size ?? sourceSize ?? targetSize)) return { kind: "present" };
  if (sourceSize === null) return { kind: "missing" };
  if (named.size !== null && named.size !== sourceSize) return { kind: "damaged" };
  const stored = await to.putAs(key, await from.open(key, sourceSize));
  const written = await hashOf(to, key);
  if (written.sha256 !== stored.sha256 || written.size !== sourceSize) {
    await to.remove(key);
    throw new Error("the copy differs from the file");
  }
  if (!isOther(named, stored)) return { kind: "copied", bytes: stored.size };
  await to.remove(key);
  return { kind: "damaged" };
}

async function compare({ from, to }: Options, named: Named): Promise<Outcome> {
  if ((await to.sizeOf(named.key)) === null) return { kind: "missing" };
  const found = await hashOf(to, named.key);
  if (isOther(named, found)) return { kind: "damaged" };
  if (named.sha256 !== null || (await from.sizeOf(named.key)) === null) return { kind: "present" };
  return { kind: (await hashOf(from, named.key)).sha256 === found.sha256 ? "present" : "damaged" };
}

/** The store's own words, where it has some: ours are codes. */
function reasonOf(error: unknown): string {
  const told = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
  return told instanceof Error ? told.message || told.name : String(told);
}

/** Deleted meanwhile, or stored with another content than its own hash: what the store says of a file it cannot read. */
const isUnreadable = (error: unknown) => error instanceof AppError && error.code === "FILE_DAMAGED";

/** Copies what the target lacks; a run that was broken off is continued by another. Nothing is removed from the source. */
export async function moveFiles(options: Options): Promise<MoveReport> {
  const report: MoveReport = {
    ...{ named: 0, copied: 0, present: 0, copiedBytes: 0, missing: [], damaged: [], failed: [], isStopped: false },
  };
  const work = options.isCheck ? compare : copy;
  const keys = options.keys[Symbol.asyncIterator]();

  async function take(named: Named): Promise<void> {
    report.named += 1;
    try {
      const outcome = await work(options, named);
      if (outcome.kind === "copied") {
        report.copied += 1;
        report.copiedBytes += outcome.bytes;
      } else if (outcome.kind === "present") report.present += 1;
      else report[outcome.kind].push(named.key);
    } catch (error) {
      if (isUnreadable(error)) report.damaged.push(named.key);
      else report.failed.push({ key: named.key, reason: reasonOf(error) });
    }
    options.onProgress?.(report);
  }

  async function worker(): Promise<void> {
    while (report.failed.length < MAX_FAILED) {
      const { done, value } = await keys.next();
      if (done) return;
      await take(value);
    }
    report.isStopped = true;
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await keys.return?.();
  return report;
}
