// Files on the local disk: written under a temporary name, then moved to a random key's place.

import { createHash, randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@/lib/contracts/errors";
import type { FileStore, StoredFile } from "@/lib/server/storage/file-store";

/** Hexadecimal alone: a file system that ignores case must not make two keys one. */
const KEY = /^[0-9a-f]{32}$/;

export function createDiskStore(directory: string): FileStore {
  const incoming = path.join(directory, "incoming");
  // At once, not at the first upload: a stream must be listened to from the moment it is given, or its early error ends the process.
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  /** Two levels of 256 directories keep each of them small. */
  function placeOf(key: string): string {
    if (!KEY.test(key)) throw new Error("not a storage key");
    return path.join(directory, key.slice(0, 2), key.slice(2, 4), key);
  }

  async function put(content: Readable, { maxBytes }: { maxBytes: number }): Promise<StoredFile> {
    const key = randomBytes(16).toString("hex");
    const draft = path.join(incoming, key);
    const meter = createMeter(maxBytes);
    try {
      await pipeline(content, meter.stream, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
      const { size, sha256 } = meter.result();
      if (size === 0) throw new AppError("EMPTY_FILE");
      await mkdir(path.dirname(placeOf(key)), { recursive: true, mode: 0o700 });
      await rename(draft, placeOf(key));
      return { key, size, sha256 };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put,
    async open(key) {
      const handle = await open(placeOf(key), "r");
      return handle.createReadStream();
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async sweep(olderThanMs) {
      const names = await readdir(incoming).catch(() => []);
      const swept = await Promise.all(names.map((name) => removeIfOlder(path.join(incoming, name), olderThanMs)));
      return swept.filter(Boolean).length;
    },
    async check() {
      const probe = path.join(incoming, `probe-${randomBytes(8).toString("hex")}`);
      const handle = await open(probe, "wx");
      await handle.close();
      await rm(probe, { force: true });
    },
  };
}

/** Counts and hashes what passes, and stops at the first byte too many. */
function createMeter(maxBytes: number): { stream: Transform; result: () => { size: number; sha256: string } } {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes)
        return done(new AppError("FILE_TOO_LARGE", { values: { limit: Math.floor(maxBytes / 1024 / 1024) } }));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex") }) };
}

async function removeIfOlder(file: string, olderThanMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs < olderThanMs) return false;
  await rm(file, { force: true });
  return true;
}
