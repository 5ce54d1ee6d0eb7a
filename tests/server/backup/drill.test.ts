// Backup, damage, restore: what comes back is compared with what was there, table by table and file by file.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyBeforeMigration } from "@/lib/server/backup/before-migration";
import { checkBackup } from "@/lib/server/backup/check-backup";
import type { Manifest } from "@/lib/server/backup/format";
import { restoreBackup } from "@/lib/server/backup/restore";
import { backupName, listBackups, pruneBackups } from "@/lib/server/backup/backup-directory";
import { openSnapshot, type Snapshot } from "@/lib/server/backup/snapshot";
import { writeBackup } from "@/lib/server/backup/write-backup";
import { type Migration, readMigrations } from "@/lib/server/db/migrate";
import { openDatabase, type OpenDatabase } from "@/lib/server/db/open";
import { findUnknownKeys } from "@/lib/server/file/expiry-rows";
import { contentOf, migratedSession, onCrash, storeNamedFiles } from "@/tests/support/backup";
import { Random } from "@/tests/support/random";
import { fillEveryTable } from "@/tests/support/rows-of-every-table";
import { testStore } from "@/tests/support/storage";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const ROWS = 2;
const NOW = new Date("2026-11-28T12:09:44Z");
const known = readMigrations();
const report = () => undefined;
const dataDir = temporaryDirectory();
const directory = temporaryDirectory();
const { store, files: storedFiles, directory: storeDirectory } = testStore();
const target = path.join(directory, backupName(NOW));

let server: OpenDatabase;
let contents: Map<string, string>;
let before: Record<string, unknown>;
let manifest: Manifest;
/** Of the running server; opened once, since each is a database of its own. */
let snapshot: Snapshot;

function backUp(change: Partial<Parameters<typeof writeBackup>[0]> = {}): Promise<Manifest> {
  return writeBackup({
    ...{ store, known, target, product: "0.0.1", previous: null, report, secretFile: path.join(dataDir, "secret") },
    openSnapshot: () => Promise.resolve({ ...snapshot, close: () => Promise.resolve() }),
    findUnknownKeys: (keys) => findUnknownKeys(server.database, keys),
    ...change,
  });
}

beforeAll(async () => {
  const session = await migratedSession(path.join(dataDir, "db"));
  await fillEveryTable(session.query, new Random(1), ROWS);
  contents = await storeNamedFiles(session, store);
  before = await contentOf(session);
  await session.close();
  writeFileSync(path.join(dataDir, "secret"), "s".repeat(43));
  server = await openDatabase({ dataDir, databaseUrl: undefined }, onCrash);
});
afterAll(() => snapshot.close());

describe("a backup of a running embedded database", () => {
  it("has every row of every table and every file, and the server goes on", async () => {
    const write = (at: number) =>
      server.database.$client.query("insert into subscribers (contact, area, locale) values ($1, 'en-US', 'en')", [
        `written-${at}`,
      ]);
    let isOver = false;
    let written = 0;
    const writer = (async () => {
      while (!isOver) await write(written++);
    })();
    snapshot = await openSnapshot({ dataDir }, temporaryDirectory(), report);
    manifest = await backUp();
    isOver = true;
    await writer;
    const { rows } = await server.database.$client.query<{ n: number }>(
      "select count(*)::int as n from subscribers where contact like 'written-%'",
    );
    expect(rows[0]?.n).toBe(written);

    expect(manifest.files).toMatchObject({ count: contents.size, missing: [], removed: [], damaged: [] });
    const { subscribers, ...others } = Object.fromEntries(
      manifest.tables.map(({ name, rows: count, digest }) => [name, { rows: count, digest }]),
    );
    const { subscribers: _former, ...expected } = before;
    expect(others).toEqual(expected);
    expect(subscribers?.rows).toBeGreaterThanOrEqual(ROWS);
    expect(subscribers?.rows).toBeLessThanOrEqual(ROWS + written);
    expect(readdirSync(directory)).toEqual([path.basename(target)]);
    expect(readdirSync(target).toSorted()).toEqual(["database", "files", "files.ndjson", "manifest.json", "secret"]);
  });

  it("is found whole by a check", async () => {
    expect(await checkBackup(target, known)).toEqual({ manifest, problems: [] });
  });

  it("links the files of the backup before, and makes a damaged copy again", async () => {
    const second = path.join(directory, backupName(new Date(NOW.getTime() + 1_000)));
    const [key = ""] = contents.keys();
    const inside = (backup: string, of: string) => path.join(backup, "files", of.slice(0, 2), of.slice(2, 4), of);
    const whole = readFileSync(inside(target, key));
    writeFileSync(inside(target, key), "damaged");
    let opened = 0;
    await backUp({
      target: second,
      previous: target,
      store: { open: (...parameters) => ((opened += 1), store.open(...parameters)) },
    });
    expect(opened).toBe(1);
    expect((await checkBackup(second, known)).problems).toEqual([]);
    writeFileSync(inside(target, key), whole);
    expect((await listBackups(directory)).length).toBe(2);
    expect(await pruneBackups(directory, 1, NOW)).toEqual([target]);
    cpSync(second, target, { recursive: true });
    rmSync(second, { recursive: true });
    expect((await checkBackup(target, known)).problems).toEqual([]);
  });

  it("leaves nothing behind when it fails", async () => {
    const failing = { open: () => Promise.reject(new Error("the store is away")) };
    const third = path.join(directory, backupName(new Date(NOW.getTime() + 2_000)));
    await expect(backUp({ target: third, store: failing })).rejects.toThrow("the store is away");
    expect(readdirSync(directory)).toEqual([path.basename(target)]);
  });

  it("names files that are gone, and those that are not what their record says", async () => {
    const damagedDirectory = temporaryDirectory();
    const [gone = "", damaged = ""] = [...contents.keys()];
    const broken: typeof store = {
      ...store,
      open: async (key, ...rest) => store.open(key === gone ? "0".repeat(32) : key, ...rest),
    };
    const file = path.join(storeDirectory, damaged.slice(0, 2), damaged.slice(2, 4), damaged);
    const whole = readFileSync(file);
    writeFileSync(file, "another content");
    const { files } = await backUp({ target: path.join(damagedDirectory, "backup"), store: broken });
    writeFileSync(file, whole);
    expect(files).toMatchObject({ missing: [gone], removed: [], damaged: [damaged], count: contents.size - 1 });
  });
});

describe("a damaged backup", () => {
  const damage = (change: (copy: string) => void): string => {
    const copy = path.join(temporaryDirectory(), "backup");
    cpSync(target, copy, { recursive: true });
    change(copy);
    return copy;
  };
  const flip = (file: string) => {
    const bytes = readFileSync(file);
    bytes[bytes.length - 12] = (bytes[bytes.length - 12] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };
  const rewrite = (copy: string, change: (content: Manifest) => unknown) =>
    writeFileSync(path.join(copy, "manifest.json"), JSON.stringify(change(structuredClone(manifest))));

  it("is told by what is wrong with it", async () => {
    const problems = async (change: (copy: string) => void) => (await checkBackup(damage(change), known)).problems;
    const [key = ""] = contents.keys();
    expect(await problems((copy) => rmSync(path.join(copy, "files", key.slice(0, 2)), { recursive: true }))).toContain(
      `file ${key} is missing or damaged`,
    );
    expect(await problems((copy) => writeFileSync(path.join(copy, "files.ndjson"), ""))).toEqual([
      "files.ndjson is missing or damaged",
    ]);
    const [orders] = await problems((copy) => flip(path.join(copy, "database", "orders.copy.gz")));
    expect(orders).toMatch(/^table orders (cannot be read|is damaged)/);
    expect(await problems((copy) => rmSync(path.join(copy, "secret")))).toEqual(["secret is missing or damaged"]);
  });

  it("is refused before anything is written, and so is a newer one", async () => {
    const where = { dataDir: temporaryDirectory(), makeEmbedded: migratedSession };
    const restore = (directory: string) => restoreBackup({ directory, where, store, known, isReplaced: false, report });
    await expect(restore(temporaryDirectory())).rejects.toThrow("holds no backup");
    const newer = damage((copy) =>
      rewrite(copy, (content) => ({
        ...content,
        migrations: [...content.migrations, { name: "9999_future", checksum: "0".repeat(64), appliedAt: "" }],
      })),
    );
    await expect(restore(newer)).rejects.toThrow("has the migration 9999_future, which this version does not know");
    const escaping = damage((copy) =>
      rewrite(copy, (content) => ({ ...content, tables: [{ ...content.tables[0], name: "../../etc" }] })),
    );
    await expect(restore(escaping)).rejects.toThrow("cannot be read: tables.0.name");
    expect(readdirSync(where.dataDir)).toEqual([]);
  });
});

describe("an embedded database whose schema is about to change", () => {
  it("is copied once, and the last two copies are kept; a new or a current one is left alone", async () => {
    const next = { name: `${String(known.length).padStart(4, "0")}_next`, sql: "", checksum: "0".repeat(64) };
    const kept = path.join(dataDir, "backups");
    const copyBefore = (migrations: Migration[]) =>
      copyBeforeMigration(server, { dataDir, migrations, log: pino({ level: "silent" }) });
    for (const old of ["before-0001_a", "before-0002_b"]) mkdirSync(path.join(kept, old), { recursive: true });
    expect(await copyBefore(known)).toBeNull();
    const pool = server.database.$client;
    await pool.query("alter table schema_migrations rename to put_away");
    expect(await copyBefore(known)).toBeNull();
    await pool.query("alter table put_away rename to schema_migrations");

    const copy = await copyBefore([...known, next]);
    expect(await copyBefore([...known, next])).toBe(copy);
    expect(readdirSync(kept).toSorted()).toEqual(["before-0002_b", `before-${next.name}`]);
    const former = await migratedSession(copy ?? "");
    expect((await contentOf(former)).orders).toEqual(before.orders);
    await former.close();
  });
});

describe("a restore", () => {
  it("is refused while a server runs, and where rows are not given up", async () => {
    const options = { directory: target, store, known, report, where: { dataDir, makeEmbedded: migratedSession } };
    await expect(restoreBackup({ ...options, isReplaced: true })).rejects.toThrow("already runs");
    await server.database.$client.query("truncate accounts, orders, projects, files, subscribers cascade");
    await server.close();
    await expect(restoreBackup({ ...options, isReplaced: false })).rejects.toThrow("Add --replace");
  });

  it("brings everything back after rows and files were deleted", async () => {
    for (const file of storedFiles()) rmSync(path.join(storeDirectory, file));
    writeFileSync(path.join(dataDir, "secret"), "another");
    const where = { dataDir, makeEmbedded: migratedSession };
    await restoreBackup({ directory: target, where, store, known, isReplaced: true, report });
    expect(readdirSync(dataDir).toSorted()).toEqual(["backups", "db", "db.replaced", "secret"]);
    expect(readFileSync(path.join(dataDir, "secret"), "utf8")).toBe("s".repeat(43));
    for (const [key, content] of contents) expect(await text(await store.open(key))).toBe(content);

    const session = await migratedSession(path.join(dataDir, "db"));
    const { subscribers: _after, ...restored } = await contentOf(session);
    const { subscribers: _former, ...expected } = before;
    expect(restored).toEqual(expected);
    const orphan = "insert into order_events (id, order_id, to_status, actor) values ('x', 'nowhere', 'Paid', 'a')";
    await expect(session.run(orphan)).rejects.toThrow("foreign key");
    await session.close();
  });
});
