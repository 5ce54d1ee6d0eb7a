import { createHash } from "node:crypto";
import { readdirSync, truncateSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createS3Store } from "@/lib/server/storage/s3/s3-store";
import type { FileStore } from "@/lib/server/storage/file-store";
import { moveFiles } from "@/lib/server/storage/move-files";
import { startFaultProxy } from "@/tests/support/s3/fault-proxy";
import { startS3Double } from "@/tests/support/s3/s3-double";
import { testStore } from "@/tests/support/storage";

const LIMITS = { partMs: 300, briefMs: 300, silentMs: 200, attempts: 1 };

type Named = { key: string; size: number | null; sha256: string | null };
let double: Awaited<ReturnType<typeof startS3Double>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let bucket: FileStore;
let disk: ReturnType<typeof testStore>;
let named: Named[];
beforeAll(async () => {
  double = await startS3Double();
  proxy = await startFaultProxy(double.port);
  bucket = createS3Store(double.settings({}, proxy.port), { observe: () => undefined, limits: LIMITS });
});
afterAll(() => {
  proxy.end();
  double.end();
});
beforeEach(async () => {
  proxy.fail(() => null);
  double.bucket.objects.clear();
  disk = testStore();
  named = [];
  for (let at = 0; at < 12; at++) {
    const { key, size, sha256 } = await disk.store.put(Readable.from([`file ${at}`]), { maxBytes: 100 });
    // Pictures that the server made have neither in a record.
    named.push(at % 2 === 0 ? { key, size, sha256 } : { key, size: null, sha256: null });
  }
});

async function* keysOf(list: readonly Named[]) {
  yield* list;
}
const move = (from: FileStore, to: FileStore, isCheck = false) => moveFiles({ keys: keysOf(named), from, to, isCheck });
const NONE = { missing: [], damaged: [], failed: [], isStopped: false };
const fileOf = (key: string) => path.join(disk.directory, key.slice(0, 2), key.slice(2, 4), key);

it("every file is copied there and back under its key, and the second run copies nothing", async () => {
  expect(await move(disk.store, bucket)).toMatchObject({ named: 12, copied: 12, present: 0, ...NONE });
  expect(await move(disk.store, bucket)).toMatchObject({ named: 12, copied: 0, present: 12, ...NONE });
  expect(await move(disk.store, bucket, true)).toMatchObject({ copied: 0, present: 12, ...NONE });
  const back = testStore();
  expect(await move(bucket, back.store)).toMatchObject({ copied: 12, ...NONE });
  for (const { key } of named) {
    const hash = createHash("sha256");
    for await (const chunk of await back.store.open(key)) hash.update(chunk as Buffer);
    const expected = createHash("sha256")
      .update(double.bucket.get(`shop/${key}`).body)
      .digest("hex");
    expect(hash.digest("hex")).toBe(expected);
  }
  expect(back.files()).toHaveLength(12);
});

it("a run against a server that is away stops, and the next one goes on", async () => {
  proxy.fail((_passing, number) => (number > 20 ? "busy" : null));
  const report = await move(disk.store, bucket);
  expect(report.copied + report.failed.length).toBe(12);
  expect(report.failed.length).toBeGreaterThan(0);
  proxy.fail(() => null);
  const next = await move(disk.store, bucket);
  expect(next).toMatchObject({ ...NONE, named: 12 });
  expect(next.copied + next.present).toBe(12);
});

it("a file that the source lost is named, and so is one that is not what was uploaded", async () => {
  const [first, second, third, fourth] = named as [Named, Named, Named, Named];
  await disk.store.remove(first.key);
  await disk.store.remove(second.key);
  truncateSync(fileOf(third.key), 3);
  fourth.sha256 = "0".repeat(64);
  const report = await move(disk.store, bucket);
  expect(report).toMatchObject({ copied: 8, failed: [] });
  expect(report.missing.toSorted()).toEqual([first.key, second.key].toSorted());
  expect(report.damaged.toSorted()).toEqual([third.key, fourth.key].toSorted());
  expect(double.bucket.objects.size).toBe(8);
});

it("a check finds what was changed in the target, and writes nothing", async () => {
  await move(disk.store, bucket);
  const [first, second, third] = named as [Named, Named, Named];
  double.bucket.put(`shop/${first.key}`, Buffer.from("other 0"));
  double.bucket.put(`shop/${second.key}`, Buffer.from("file X"));
  double.bucket.objects.delete(`shop/${third.key}`);
  const report = await move(disk.store, bucket, true);
  expect(report).toMatchObject({ copied: 0, present: 9, missing: [third.key] });
  expect(report.damaged.toSorted()).toEqual([first.key, second.key].toSorted());
  expect([double.bucket.objects.size, readdirSync(path.join(disk.directory, "incoming"))]).toEqual([11, []]);
});
