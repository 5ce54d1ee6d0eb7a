// The contract of a file store: add an adapter to the table, and all of it is tested.

import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskStore } from "@/lib/server/storage/disk-store";
import { withFileCache } from "@/lib/server/storage/file-cache";
import { type FileStore, readWhole } from "@/lib/server/storage/file-store";
import { createS3Store } from "@/lib/server/storage/s3/s3-store";
import { startS3Double } from "@/tests/support/s3/s3-double";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

type Adapter = { store: FileStore; end: () => void };

function onDisk(): Adapter {
  return { store: createDiskStore(temporaryDirectory()), end: () => undefined };
}

async function inBucket(): Promise<Adapter> {
  const double = await startS3Double();
  const store = createS3Store(double.settings(), { observe: () => undefined });
  const end = () => {
    store.close?.();
    double.end();
  };
  return { store, end };
}

async function inBucketWithCache(): Promise<Adapter> {
  const { store, end } = await inBucket();
  return { store: withFileCache(store, { directory: temporaryDirectory(), maxBytes: 50_000_000 }), end };
}

const ADAPTERS: [string, () => Promise<Adapter>][] = [
  ["on disk", () => Promise.resolve(onDisk())],
  ["in a bucket", inBucket],
  ["in a bucket with copies on this machine", inBucketWithCache],
];

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const inPieces = (content: Buffer, size = 64 * 1024) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)),
    { objectMode: false },
  );
const MISSING = "0".repeat(32);

describe.each(ADAPTERS)("the file store %s", (_name, create) => {
  let adapter: Adapter;
  let store: FileStore;
  beforeAll(async () => {
    adapter = await create();
    store = adapter.store;
  });
  afterAll(() => adapter.end());

  const listed = async (olderThanMs = -60_000) => {
    const all: string[] = [];
    for await (const keys of store.list(olderThanMs)) all.push(...keys);
    return all.toSorted();
  };
  const clear = async () => {
    for (const key of await listed()) await store.remove(key);
  };

  it.each([
    ["of a byte", 1],
    ["of exactly one part", 5 * 1024 * 1024],
    ["of one part and a byte", 5 * 1024 * 1024 + 1],
    ["of several parts", 11_000_003],
  ])("gives back a file %s under a key of its own", async (_what, size) => {
    const content = randomBytes(size);
    const stored = await store.put(inPieces(content), { maxBytes: size });
    expect(stored).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), size, sha256: sha256(content) });
    expect(await store.sizeOf(stored.key)).toBe(size);
    expect((await buffer(await store.open(stored.key, size))).equals(content)).toBe(true);
    expect(Buffer.from(await readWhole(store, stored.key)).equals(content)).toBe(true);
  });

  it("reads any part of a file", async () => {
    const content = randomBytes(300_000);
    const { key, size } = await store.put(inPieces(content), { maxBytes: 300_000 });
    for (const [from, to] of [
      [0, 0],
      [0, 299_999],
      [100_000, 199_999],
      [299_999, 299_999],
    ] as const)
      expect((await buffer(await store.open(key, size, { from, to }))).equals(content.subarray(from, to + 1))).toBe(
        true,
      );
  });

  it.each([
    ["too large", () => inPieces(randomBytes(1_001)), 1_000, { code: "FILE_TOO_LARGE" }],
    ["too large after several parts", () => inPieces(randomBytes(12_000_000)), 11_999_999, { code: "FILE_TOO_LARGE" }],
    ["empty", () => Readable.from([]), 10, { code: "EMPTY_FILE" }],
    ["broken off", () => brokenAfter(5_000), 10_000, { message: "connection lost" }],
    ["broken off after several parts", () => brokenAfter(12_000_000), 20_000_000, { message: "connection lost" }],
  ])("keeps nothing of a file that is %s", async (_what, content, maxBytes, error) => {
    await clear();
    await expect(store.put(content(), { maxBytes })).rejects.toMatchObject(error);
    expect(await listed()).toEqual([]);
    expect(await store.sweep(-60_000)).toBe(0);
  });

  it("says that a file is missing or of another size before anything is read", async () => {
    const { key } = await store.put(Readable.from(["four"]), { maxBytes: 4 });
    await expect(store.open(MISSING)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    await expect(store.openCached(MISSING)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    await expect(store.open(key, 5)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    await expect(store.openCached(key, 5)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    expect(await store.sizeOf(MISSING)).toBeNull();
  });

  it("opens nothing but its own keys", async () => {
    for (const key of ["secret", "../secret", "../../etc/passwd", "", "A".repeat(32), `${"a".repeat(31)}\0`]) {
      await expect(store.open(key)).rejects.toThrow("not a storage key");
      await expect(store.openCached(key)).rejects.toThrow("not a storage key");
      await expect(store.remove(key)).rejects.toThrow("not a storage key");
      await expect(store.putAs(key, Readable.from(["x"]))).rejects.toThrow("not a storage key");
    }
  });

  it("keeps a file under the key it had elsewhere, in place of what was there", async () => {
    const key = randomBytes(16).toString("hex");
    await store.putAs(key, Readable.from(["former"]));
    expect(await store.putAs(key, Readable.from(["new"]))).toEqual({
      key,
      size: 3,
      sha256: sha256(Buffer.from("new")),
    });
    expect((await buffer(await store.open(key, 3))).toString()).toBe("new");
    await store.putAs(key, Readable.from([]));
    expect([await store.sizeOf(key), (await buffer(await store.open(key, 0))).length]).toEqual([0, 0]);
  });

  it("removes a file, and does not mind when it is gone", async () => {
    const { key } = await store.put(Readable.from(["x"]), { maxBytes: 10 });
    await readWhole(store, key);
    await store.remove(key);
    await store.remove(key);
    await expect(readWhole(store, key)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("lists whole files once they are old enough, and nothing of its check", async () => {
    await clear();
    await store.check();
    const keys: string[] = [];
    for (let at = 0; at < 8; at++) keys.push((await store.put(Readable.from([`${at}`]), { maxBytes: 1 })).key);
    expect([await listed(), await listed(3_600_000)]).toEqual([keys.toSorted(), []]);
    expect(await store.freeBytes()).toBeGreaterThan(0);
  });
});

function brokenAfter(bytes: number): Readable {
  let left = bytes;
  return new Readable({
    read() {
      if (left <= 0) return void this.destroy(new Error("connection lost"));
      const size = Math.min(left, 64 * 1024);
      left -= size;
      this.push(Buffer.alloc(size, 1));
    },
  });
}
