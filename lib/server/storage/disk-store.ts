// Files on the local disk: written under a temporary name, then moved to a random key's place.

import { randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@/lib/contracts/errors";
import type { BytePart, FileStore, StoredFile } from "@/lib/server/storage/file-store";
import { createMeter } from "@/lib/server/storage/meter";
import { isStorageKey, newStorageKey, requireStorageKey } from "@/lib/server/storage/storage-key";

/** Enough that a full disk refuses it. */
const PROBE_BYTES = 64 * 1024;

export function createDiskStore(directory: string): FileStore {
  const incoming = path.join(directory, "incoming");
  // At once, not at the first upload: a stream must be listened to from the moment it is given, or its early error ends the process.
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  /** Two levels of 256 directories keep each of them small. */
  function filePath(key: string): string {
    const name = requireStorageKey(key);
    return path.join(directory, name.slice(0, 2), name.slice(2, 4), name);
  }

  async function write(
    key: string,
    content: Readable,
    { maxBytes, isEmptyKept }: { maxBytes: number; isEmptyKept: boolean },
  ): Promise<StoredFile> {
    const target = filePath(key);
    const draft = path.join(incoming, randomBytes(16).toString("hex"));
    const meter = createMeter(maxBytes);
    try {
      await pipeline(content, meter.stream, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
      const { size, sha256 } = meter.result();
      if (size === 0 && !isEmptyKept) throw new AppError("EMPTY_FILE");
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(draft, target);
      return { key, size, sha256 };
    } catch (error) {
      await rm(draft, { force: true });
      throw isFull(error) ? new AppError("STORAGE_FULL", { cause: error }) : error;
    }
  }

  /** Whole files by the directory that they lie in. */
  async function* list(olderThanMs: number): AsyncGenerator<string[]> {
    for (const first of await subdirectories(directory)) {
      for (const second of await subdirectories(path.join(directory, first))) {
        const folder = path.join(directory, first, second);
        const names = (await readdir(folder)).filter(isStorageKey);
        const aged = await Promise.all(names.map((name) => isOlder(path.join(folder, name), olderThanMs)));
        const keys = names.filter((_name, at) => aged[at]);
        if (keys.length > 0) yield keys;
      }
    }
  }

  async function openFile(key: string, size?: number, part?: BytePart): Promise<Readable> {
    const handle = await open(filePath(key), "r").catch((error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" ? new AppError("FILE_DAMAGED", { cause: error }) : error;
    });
    const found = await handle.stat();
    if (size !== undefined && found.size !== size) {
      await handle.close();
      throw new AppError("FILE_DAMAGED", { cause: new Error(`${key} has ${found.size} of ${size} bytes`) });
    }
    return handle.createReadStream(part && { start: part.from, end: part.to });
  }

  return {
    put: (content, { maxBytes }) => write(newStorageKey(), content, { maxBytes, isEmptyKept: false }),
    putAs: (key, content) => write(key, content, { maxBytes: Number.POSITIVE_INFINITY, isEmptyKept: true }),
    list,
    open: openFile,
    openCached: openFile,
    async sizeOf(key) {
      const found = await stat(filePath(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      return found?.size ?? null;
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    async remove(key) {
      await rm(filePath(key), { force: true });
    },
    async sweep(olderThanMs) {
      const names = await readdir(incoming).catch(() => []);
      const swept = await Promise.all(names.map((name) => removeIfOlder(path.join(incoming, name), olderThanMs)));
      return swept.filter(Boolean).length;
    },
    async check() {
      const probe = path.join(incoming, `probe-${randomBytes(8).toString("hex")}`);
      try {
        // A full disk still takes the name of an empty file.
        await writeFile(probe, Buffer.alloc(PROBE_BYTES, 1), { flag: "wx", flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** The two directory levels of a store. */
async function subdirectories(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
}

async function isOlder(file: string, olderThanMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs >= olderThanMs;
}

async function removeIfOlder(file: string, olderThanMs: number): Promise<boolean> {
  if (!(await isOlder(file, olderThanMs))) return false;
  await rm(file, { force: true });
  return true;
}
