import { createHash } from "node:crypto";
import { existsSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { testStore } from "@/tests/support/storage";

function bytes(size: number): Buffer {
  return Buffer.alloc(size, "0123456789");
}

describe("the disk store", () => {
  it("gives back what it was given, by a key of its own", async () => {
    const { store, files } = testStore();
    const content = bytes(300_000);
    const stored = await store.put(Readable.from([content.subarray(0, 1000), content.subarray(1000)]), {
      maxBytes: 300_000,
    });
    expect(stored).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      size: 300_000,
      sha256: createHash("sha256").update(content).digest("hex"),
    });
    expect(await buffer(await store.open(stored.key))).toEqual(content);
    expect(files()).toEqual([path.join(stored.key.slice(0, 2), stored.key.slice(2, 4), stored.key)]);
  });

  it("refuses one byte too many and keeps nothing of it", async () => {
    const { store, files } = testStore();
    await expect(store.put(Readable.from([bytes(1000), bytes(1)]), { maxBytes: 1000 })).rejects.toMatchObject({
      code: "FILE_TOO_LARGE",
    });
    expect(files()).toEqual([]);
  });

  it("stops reading where the limit is passed", async () => {
    const { store } = testStore();
    let produced = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          produced += 1000;
          yield bytes(1000);
        }
      })(),
    );
    await expect(store.put(endless, { maxBytes: 10_000 })).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
    expect(produced).toBeLessThan(200_000);
  });

  it("refuses an empty file", async () => {
    const { store, files } = testStore();
    await expect(store.put(Readable.from([]), { maxBytes: 10 })).rejects.toMatchObject({ code: "EMPTY_FILE" });
    expect(files()).toEqual([]);
  });

  it("keeps nothing when the sender breaks off", async () => {
    const { store, files } = testStore();
    const broken = new Readable({ read: () => undefined });
    broken.push(bytes(5000));
    setImmediate(() => broken.destroy(new Error("connection lost")));
    await expect(store.put(broken, { maxBytes: 10_000 })).rejects.toThrow("connection lost");
    expect(files()).toEqual([]);
  });

  it("opens nothing but its own keys", async () => {
    const { store, directory } = testStore();
    writeFileSync(path.join(directory, "secret"), "secret");
    for (const key of ["secret", "../secret", "../../etc/passwd", "", "A".repeat(32), `${"a".repeat(31)}\0`]) {
      await expect(store.open(key)).rejects.toThrow("not a storage key");
    }
    await expect(store.open("0".repeat(32))).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("removes a file, and does not mind when it is gone", async () => {
    const { store, files } = testStore();
    const { key } = await store.put(Readable.from([bytes(10)]), { maxBytes: 10 });
    await store.remove(key);
    await store.remove(key);
    expect(files()).toEqual([]);
  });

  it("sweeps drafts of killed uploads, but none that may still be written", async () => {
    const { store, directory } = testStore();
    const [old, young] = ["old", "young"].map((name) => path.join(directory, "incoming", name)) as [string, string];
    writeFileSync(old, "x");
    writeFileSync(young, "x");
    const twoHoursAgo = new Date(Date.now() - 2 * 3600_000);
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    expect(await store.sweep(3600_000)).toBe(1);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});

describe("what a disk does to files", () => {
  it("a file that was cut is refused before a byte of it is sent", async () => {
    const { store, directory, files } = testStore();
    const { key, size } = await store.put(Readable.from([Buffer.alloc(1000, 7)]), { maxBytes: 2000 });
    truncateSync(path.join(directory, files()[0] ?? ""), 400);
    await expect(store.open(key, size)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    expect((await text(await store.open(key))).length).toBe(400);
  });

  it("whole files are listed once they are old enough, drafts never", async () => {
    const { store, directory } = testStore();
    const { key } = await store.put(Readable.from(["whole"]), { maxBytes: 10 });
    writeFileSync(path.join(directory, "incoming", "0".repeat(32)), "draft");
    const list = async (olderThanMs: number) => {
      const all: string[] = [];
      for await (const keys of store.list(olderThanMs)) all.push(...keys);
      return all;
    };
    expect([await list(-1), await list(60_000)]).toEqual([[key], []]);
  });

  it("its check writes real bytes and leaves nothing", async () => {
    const { store, files } = testStore();
    await store.check();
    expect(files()).toEqual([]);
    expect(await store.freeBytes()).toBeGreaterThan(0);
  });
});
