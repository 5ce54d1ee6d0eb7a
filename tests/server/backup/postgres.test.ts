// The same rows on a PostgreSQL server: moved there and back, backed up under load, restored from an older version.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MIGRATION_TABLE } from "@/lib/server/backup/catalog";
import type { CopySession } from "@/lib/server/backup/copy-session";
import type { Manifest } from "@/lib/server/backup/format";
import { moveDatabase } from "@/lib/server/backup/move";
import { openPostgresSession } from "@/lib/server/backup/postgres-session";
import { restoreBackup } from "@/lib/server/backup/restore";
import { openServerSnapshot } from "@/lib/server/backup/snapshot";
import { writeBackup } from "@/lib/server/backup/write-backup";
import { readMigrations } from "@/lib/server/db/migrate";
import { contentOf, hasServer, migratedSession, serverDatabase } from "@/tests/support/backup";
import { Random } from "@/tests/support/random";
import { fillEveryTable } from "@/tests/support/rows-of-every-table";
import { testStore } from "@/tests/support/storage";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const isServer = await hasServer();
const known = readMigrations();
const report = () => undefined;
/** The newest migration of version 0.4.0. */
const RELEASED = "0027_task_leases";
const { store } = testStore();

let server: Awaited<ReturnType<typeof serverDatabase>>;
let other: Awaited<ReturnType<typeof serverDatabase>>;

async function onServer<T>(url: string, work: (session: CopySession) => Promise<T>): Promise<T> {
  const session = await openPostgresSession(url);
  return work(session).finally(() => session.close());
}

const backUp = (url: string, target: string, change: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    ...{ store, known, target, product: "0.0.1", previous: null, report, secretFile: "nowhere" },
    openSnapshot: () => openServerSnapshot(url),
    findUnknownKeys: (keys) => Promise.resolve([...keys]),
    ...change,
  });

describe.skipIf(!isServer)("on a PostgreSQL server (BACKUP_TEST_DATABASE_URL, or the one at 127.0.0.1:5432)", () => {
  const dataDir = temporaryDirectory();
  let before: Record<string, unknown>;

  beforeAll(async () => {
    [server, other] = [await serverDatabase(), await serverDatabase()];
    const session = await migratedSession(path.join(dataDir, "db"));
    await fillEveryTable(session.query, new Random(2), 2);
    before = await contentOf(session);
    await session.close();
  });
  afterAll(async () => {
    await server.drop();
    await other.drop();
  });

  it("every row is moved from the embedded database and back", async () => {
    const from = { dataDir };
    const to = { dataDir, databaseUrl: server.url };
    await moveDatabase({ from, to, known, isReplaced: false, report });
    expect(await onServer(server.url, contentOf)).toEqual(before);
    await expect(moveDatabase({ from, to, known, isReplaced: false, report })).rejects.toThrow("Add --replace");

    const back = { dataDir: temporaryDirectory(), makeEmbedded: migratedSession };
    await moveDatabase({ from: to, to: back, known, isReplaced: true, report });
    const session = await migratedSession(path.join(back.dataDir, "db"));
    expect(await contentOf(session)).toEqual(before);
    await session.close();
    expect(await onServer(server.url, contentOf)).toEqual(before);
  });

  it("nothing is moved or restored while the product is connected", async () => {
    const client = new pg.Client({ connectionString: server.url, application_name: "boardwright" });
    await client.connect();
    const to = { dataDir: temporaryDirectory(), makeEmbedded: migratedSession };
    const from = { dataDir, databaseUrl: server.url };
    await expect(moveDatabase({ from, to, known, isReplaced: false, report })).rejects.toThrow("Boardwright runs");
    await expect(moveDatabase({ from: { dataDir }, to: from, known, isReplaced: true, report })).rejects.toThrow(
      "Boardwright runs",
    );
    await client.end();
  });

  it("a backup under load is of one moment", async () => {
    const target = path.join(temporaryDirectory(), "backup");
    const writer = new pg.Client({ connectionString: server.url });
    await writer.connect();
    let isOver = false;
    let pairs = 0;
    const load = (async () => {
      while (!isOver) {
        // One statement is one transaction: both tables or neither.
        await writer.query(
          `with one as (insert into day_counts (day, area, kind) values ('2026-11-28', 'en-US', $1))
           insert into limit_counters (name, caller, points, ends_at) values ('pair', $1, 1, now())`,
          [`pair-${pairs++}`],
        );
      }
    })();
    const manifest = await backUp(server.url, target);
    isOver = true;
    await load;
    await writer.end();
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect(rowsOf("day_counts")).toBe(rowsOf("limit_counters"));
    expect(pairs).toBeGreaterThan(0);
  });

  it("a backup of version 0.4.0 is restored and brought forward", async () => {
    const last = known.findIndex(({ name }) => name === RELEASED);
    const added = await onServer(other.url, async (session) => {
      await session.run(
        `create table ${MIGRATION_TABLE} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      );
      for (const { name, sql, checksum } of known.slice(0, last + 1)) {
        await session.run(sql);
        await session.query(`insert into ${MIGRATION_TABLE} (name, checksum) values ($1, $2)`, [name, checksum]);
      }
      return fillEveryTable(session.query, new Random(3), 2);
    });
    const directory = path.join(temporaryDirectory(), "backup");
    await backUp(other.url, directory);
    const where = { dataDir: temporaryDirectory(), databaseUrl: server.url };
    await restoreBackup({ directory, where, store, known, isReplaced: true, report });
    const content = await onServer(server.url, contentOf);
    for (const [table, rows] of added) expect(content[table], table).toMatchObject({ rows });
    const applied = await onServer(server.url, (session) =>
      session.query<{ name: string }>(`select name from ${MIGRATION_TABLE} order by name`),
    );
    expect(applied.map(({ name }) => name)).toEqual(known.map(({ name }) => name));
  });

  it("a restore that fails leaves the database as it was", async () => {
    const directory = path.join(temporaryDirectory(), "backup");
    await backUp(other.url, directory);
    const file = path.join(directory, "manifest.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const orders = manifest.tables.find(({ name }) => name === "orders");
    if (orders) orders.rows += 1;
    writeFileSync(file, JSON.stringify(manifest));
    const content = await onServer(server.url, contentOf);
    const where = { dataDir: temporaryDirectory(), databaseUrl: server.url };
    await expect(restoreBackup({ directory, where, store, known, isReplaced: true, report })).rejects.toThrow(
      "The table orders has 2 rows that are not the 3 of the source.",
    );
    expect(await onServer(server.url, contentOf)).toEqual(content);
  });
});
