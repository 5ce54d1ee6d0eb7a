// Copies on this machine of files that lie in a store elsewhere, bounded in size and age.

import { randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "@/lib/server/storage/file-store";
import { isStorageKey, requireStorageKey } from "@/lib/server/storage/storage-key";

/** Copies of files that another machine deleted are gone from here within this time. */
const OLDEST_MS = 24 * 3600_000;
/** After the bound is passed, so much is left, so that not every copy clears another. */
const KEPT_SHARE = 0.8;

type Options = { directory: string; maxBytes: number };
type Copy = { name: string; size: number; usedMs: number; madeMs: number };

/**
 * The same store, whose `openCached` reads from copies in `directory`; several processes may share it, since a key never
 * has other content. Where no copy can be made, such as on a full disk, the store itself is read.
 */
export function withFileCache(store: FileStore, { directory, maxBytes }: Options): FileStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => path.join(directory, requireStorageKey(key));
  const downloads = new Map<string, Promise<void>>();
  let heldBytes = Number.POSITIVE_INFINITY;

  async function copies(): Promise<Copy[]> {
    const names = await readdir(directory);
    const found = names.map(async (name) => ({ name, info: await stat(path.join(directory, name)).catch(() => null) }));
    return (await Promise.all(found)).flatMap(({ name, info }) =>
      info ? [{ name, size: info.size, usedMs: info.atimeMs, madeMs: info.mtimeMs }] : [],
    );
  }

  const drop = (name: string) => rm(path.join(directory, name), { force: true });

  /** Removes what is too old, and what was not used for longest where there is too much. */
  async function clear(): Promise<void> {
    const young: Copy[] = [];
    for (const copy of await copies()) {
      if (Date.now() - copy.madeMs > OLDEST_MS) await drop(copy.name);
      else young.push(copy);
    }
    heldBytes = young.reduce((sum, { size }) => sum + size, 0);
    if (heldBytes <= maxBytes) return;
    for (const { name, size } of young
      .filter((copy) => isStorageKey(copy.name))
      .toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (heldBytes <= maxBytes * KEPT_SHARE) return;
      await drop(name);
      heldBytes -= size;
    }
  }

  async function download(key: string): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const draft = path.join(directory, `${key}.${randomBytes(8).toString("hex")}`);
    try {
      await pipeline(await store.open(key), createWriteStream(draft, { flags: "wx", mode: 0o600 }));
      heldBytes += (await stat(draft)).size;
      if (heldBytes > maxBytes) await clear();
      await rename(draft, fileOf(key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Those who want the same file at the same time wait for one download. */
  function downloadOnce(key: string): Promise<void> {
    const running = downloads.get(key) ?? download(key).finally(() => downloads.delete(key));
    downloads.set(key, running);
    return running;
  }

  /** Undefined where there is no copy of that size. */
  async function openCopy(key: string, size: number | undefined): Promise<Readable | undefined> {
    const handle = await open(fileOf(key), "r").catch(() => undefined);
    const found = await handle?.stat();
    if (!handle || !found || (size !== undefined && found.size !== size)) {
      await handle?.close();
      return undefined;
    }
    await handle.utimes(new Date(), found.mtime).catch(() => undefined);
    return handle.createReadStream();
  }

  return {
    ...store,
    async openCached(key, size) {
      const existing = await openCopy(key, size);
      if (existing) return existing;
      const isCopied = await downloadOnce(key).then(
        () => true,
        () => false,
      );
      return (isCopied ? await openCopy(key, size) : undefined) ?? store.open(key, size);
    },
    async remove(key) {
      await Promise.all([drop(requireStorageKey(key)), store.remove(key)]);
    },
    async sweep(olderThanMs) {
      for (const { name, madeMs } of await copies())
        if (!isStorageKey(name) && Date.now() - madeMs > olderThanMs) await drop(name);
      await clear();
      return store.sweep(olderThanMs);
    },
  };
}
