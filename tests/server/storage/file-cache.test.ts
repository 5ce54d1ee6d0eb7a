import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { AppError } from "@/lib/contracts/errors";
import { withFileCache } from "@/lib/server/storage/file-cache";
import type { FileStore } from "@/lib/server/storage/file-store";
import { testStore } from "@/tests/support/storage";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

let opened: string[];
let far: FileStore;
let directory: string;
beforeEach(() => {
  opened = [];
  const { store } = testStore();
  far = { ...store, open: (key, ...rest) => (opened.push(key), store.open(key, ...rest)) };
  directory = temporaryDirectory();
});

const cached = (maxBytes = 1_000) => withFileCache(far, { directory, maxBytes });
const put = async (content: string) => (await far.put(Readable.from([content]), { maxBytes: 10_000 })).key;
const copies = () => readdirSync(directory).toSorted();

it("a file is fetched once, however many read it at the same time and afterwards", async () => {
  const store = cached();
  const key = await put("content");
  const read = async () => text(await store.openCached(key, 7));
  expect(await Promise.all([read(), read(), read()])).toEqual(["content", "content", "content"]);
  expect(await read()).toBe("content");
  expect([opened, copies()]).toEqual([[key], [key]]);
  // Another process on the same directory.
  expect(await text(await cached().openCached(key))).toBe("content");
  expect(opened).toHaveLength(1);
});

it("the copies that were not used for longest go when there are too many", async () => {
  const store = cached(1_000);
  const keys: string[] = [];
  for (let at = 0; at < 3; at++) {
    const key = await put(`${at}`.repeat(300));
    await text(await store.openCached(key));
    const used = new Date(Date.now() - 60_000 + at * 1_000);
    utimesSync(path.join(directory, key), used, used);
    keys.push(key);
  }
  const [first = "", second = "", third = ""] = keys;
  await text(await store.openCached(first));
  const fourth = await put("4".repeat(150));
  await text(await store.openCached(fourth));
  expect(copies()).toEqual([first, third, fourth].filter((key) => key !== second).toSorted());
  expect(copies().reduce((sum, name) => sum + statSync(path.join(directory, name)).size, 0)).toBeLessThanOrEqual(1_000);
});

it("a copy that is a day old goes, since the file may have been deleted elsewhere; so do drafts of killed processes", async () => {
  const store = cached();
  const key = await put("content");
  await text(await store.openCached(key));
  writeFileSync(path.join(directory, `${key}.draft`), "half");
  const yesterday = new Date(Date.now() - 25 * 3600_000);
  for (const name of copies()) utimesSync(path.join(directory, name), new Date(), yesterday);
  await store.sweep(3600_000);
  expect(copies()).toEqual([]);
});

it("a removed file is gone from the copies", async () => {
  const store = cached();
  const key = await put("content");
  await text(await store.openCached(key));
  await store.remove(key);
  expect(copies()).toEqual([]);
  await expect(store.openCached(key)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
});

it("a damaged copy is not read, and a download that fails leaves none", async () => {
  const store = cached();
  const key = await put("content");
  writeFileSync(path.join(directory, key), "con");
  expect(await text(await store.openCached(key, 7))).toBe("content");
  const other = await put("other");
  far.open = () => {
    const broken = new Readable({ read: () => undefined });
    setImmediate(() => broken.destroy(new AppError("UNAVAILABLE")));
    return Promise.resolve(broken);
  };
  await expect(text(await cached().openCached(other))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(copies()).toEqual([key]);
});
