// Files in a bucket: backed up while the server is busy, kept out of a backup that breaks off, restored into another one.

import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkBackup } from "@/lib/server/backup/check-backup";
import { restoreBackup } from "@/lib/server/backup/restore";
import { openSnapshot, type Snapshot } from "@/lib/server/backup/snapshot";
import { writeBackup } from "@/lib/server/backup/write-backup";
import { readMigrations } from "@/lib/server/db/migrate";
import { openDatabase, type OpenDatabase } from "@/lib/server/db/open";
import { findUnknownKeys } from "@/lib/server/file/expiry-rows";
import { createS3Store } from "@/lib/server/storage/s3/s3-store";
import { contentOf, migratedSession, onCrash, storeNamedFiles } from "@/tests/support/backup";
import { Random } from "@/tests/support/random";
import { fillEveryTable } from "@/tests/support/rows-of-every-table";
import { startFaultProxy } from "@/tests/support/s3/fault-proxy";
import { startS3Double } from "@/tests/support/s3/s3-double";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const LIMITS = { partMs: 300, briefMs: 300, silentMs: 200, attempts: 2 };
const known = readMigrations();
const report = () => undefined;
const dataDir = temporaryDirectory();
const target = path.join(temporaryDirectory(), "backup");

let double: Awaited<ReturnType<typeof startS3Double>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let server: OpenDatabase;
let snapshot: Snapshot;
let contents: Map<string, string>;
let before: Record<string, unknown>;

const bucketStore = (prefix: string) =>
  createS3Store(double.settings({ prefix }, proxy.port), { observe: () => undefined, limits: LIMITS });

const backUp = (directory: string) =>
  writeBackup({
    ...{ store: bucketStore("shop/"), known, target: directory, product: "0.0.1", previous: null, report },
    secretFile: path.join(dataDir, "secret"),
    openSnapshot: () => Promise.resolve({ ...snapshot, close: () => Promise.resolve() }),
    findUnknownKeys: (keys) => findUnknownKeys(server.database, keys),
  });

beforeAll(async () => {
  double = await startS3Double();
  proxy = await startFaultProxy(double.port);
  const session = await migratedSession(path.join(dataDir, "db"));
  await fillEveryTable(session.query, new Random(3), 2);
  contents = await storeNamedFiles(session, bucketStore("shop/"));
  before = await contentOf(session);
  await session.close();
  server = await openDatabase({ dataDir, databaseUrl: undefined }, onCrash);
  snapshot = await openSnapshot({ dataDir }, temporaryDirectory(), report);
});
afterAll(async () => {
  await snapshot.close();
  await server.close();
  proxy.end();
  double.end();
});
beforeEach(() => proxy.fail(() => null));

it("a server that is busy now and then costs a backup nothing", async () => {
  proxy.fail((_passing, count) => (count % 5 === 0 ? "busy" : null));
  const { files } = await backUp(target);
  expect(files).toMatchObject({ count: contents.size, missing: [], damaged: [] });
  expect((await checkBackup(target, known)).problems).toEqual([]);
});

it("a server that goes away leaves no backup behind", async () => {
  const broken = path.join(temporaryDirectory(), "backup");
  proxy.fail((_passing, count) => (count > 3 ? "busy" : null));
  await expect(backUp(broken)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(existsSync(broken)).toBe(false);
});

it("an object that is gone is named", async () => {
  const [gone = ""] = contents.keys();
  const object = double.bucket.get(`shop/${gone}`);
  double.bucket.objects.delete(`shop/${gone}`);
  const { files } = await backUp(path.join(temporaryDirectory(), "backup"));
  double.bucket.objects.set(`shop/${gone}`, object);
  expect(files).toMatchObject({ missing: [gone], count: contents.size - 1 });
});

it("rows and files are restored into an empty database and another place of the bucket", async () => {
  const where = { dataDir: temporaryDirectory(), makeEmbedded: migratedSession };
  const store = bucketStore("restored/");
  proxy.fail((_passing, count) => (count % 7 === 0 ? "busy" : null));
  await restoreBackup({ directory: target, where, store, known, isReplaced: true, report });
  proxy.fail(() => null);
  const session = await migratedSession(path.join(where.dataDir, "db"));
  expect(await contentOf(session)).toEqual(before);
  await session.close();
  for (const [key, content] of contents) expect(await text(await store.open(key))).toBe(content);
});
