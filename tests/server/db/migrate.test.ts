import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { isMigrated, migrateDatabase, readMigrations, type Migration } from "@/lib/server/db/migrate";
import { testDatabase } from "@/tests/support/database";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

function extra(name: string, sql: string): Migration {
  return { name, sql, checksum: `checksum of ${sql}` };
}

const modules = import.meta.glob<Record<string, unknown>>("/lib/server/db/tables/*.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await database.$client.query<{ found: boolean }>("select to_regclass($1) is not null as found", [
    name,
  ]);
  return rows[0]?.found === true;
}

async function forget(name: string): Promise<void> {
  await database.$client.query("delete from schema_migrations where name = $1", [name]);
}

describe("migrations", () => {
  it("leave nothing to do when all were applied", async () => {
    expect(await migrateDatabase(database)).toEqual([]);
    expect(await isMigrated(database)).toBe(true);
  });

  it("make exactly the tables and columns that the schema names", async () => {
    const expected = tables
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableConfig(table).name}.${column.name} ${column.notNull ? "not null" : "null"}`,
        ),
      )
      .toSorted();
    const { rows } = await database.$client.query<{ line: string }>(
      `select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else ' null' end as line
       from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'`,
    );
    expect(rows.map((row) => row.line).toSorted()).toEqual(expected);
  });

  it("make every index and unique rule that the schema names", async () => {
    const expected = tables.flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name ?? ""));
    const { rows } = await database.$client.query<{ indexname: string }>(
      "select indexname from pg_indexes where schemaname = 'public'",
    );
    expect(rows.map((row) => row.indexname)).toEqual(expect.arrayContaining(expected));
  });

  it("are refused when an applied file was changed", async () => {
    const [first, ...rest] = readMigrations();
    if (!first) throw new Error("no migrations");
    await expect(migrateDatabase(database, [{ ...first, checksum: "another" }, ...rest])).rejects.toThrow(
      `The migration ${first.name} was changed after it was applied`,
    );
  });

  it("are refused when the database is ahead of the program", async () => {
    await migrateDatabase(database, [...readMigrations(), extra("9998_from_the_future", "select 1")]);
    await expect(migrateDatabase(database)).rejects.toThrow("9998_from_the_future, which this version does not know");
    await forget("9998_from_the_future");
  });

  it("leave no half schema when one fails, and can be tried again", async () => {
    const broken = extra("9999_broken", "create table half_done (a integer); select 1 / 0");
    await expect(migrateDatabase(database, [...readMigrations(), broken])).rejects.toThrow(
      "9999_broken failed and was rolled back",
    );
    expect(await tableExists("half_done")).toBe(false);
    const repaired = extra("9999_broken", "create table half_done (a integer)");
    expect(await migrateDatabase(database, [...readMigrations(), repaired])).toEqual(["9999_broken"]);
    expect(await tableExists("half_done")).toBe(true);
    await database.$client.query("drop table half_done");
    await forget("9999_broken");
  });

  it("run once when two processes start together", async () => {
    // Connections that are open already, so that neither is ahead of the other.
    const clients = await Promise.all([database.$client.connect(), database.$client.connect()]);
    for (const client of clients) client.release();
    const both = [...readMigrations(), extra("9997_once", "create table made_once (a integer)")];
    const applied = await Promise.all([migrateDatabase(database, both), migrateDatabase(database, both)]);
    expect(applied.flat()).toEqual(["9997_once"]);
    await database.$client.query("drop table made_once");
    await forget("9997_once");
  });

  it("give stored codes their present names", async () => {
    const renaming = readMigrations().find(({ name }) => name === "0025_field_terms");
    const updates = renaming?.sql.split("--> statement-breakpoint").filter((sql) => sql.trim().startsWith("UPDATE"));
    const client = await database.$client.connect();
    try {
      // Tables of this connection alone, which hide the ones of the schema.
      await client.query(`
        create temp table order_events (note text); insert into order_events values ('offerLapsed'), ('mine: offerLapsed');
        create temp table jobs (payload jsonb);
        insert into jobs values ('{"kind":"orderOfferLapsed","values":{"former":"1"}}'), ('{"kind":"check"}');
        create temp table dfm_checks (report jsonb, notes jsonb);
        insert into dfm_checks values ('{"findings":[{"rule":"milledWidth"}]}', '[{"rule":"milledWidth"}]');
        create temp table order_lines (dfm jsonb, price jsonb);
        insert into order_lines values ('{"worst":"milledWidth"}', '{"rule":"partsLeast"}'), (null, '{"rule":"parts"}');
        create temp table bom_quotes (price jsonb); insert into bom_quotes values (null), ('{"rule":"partsLeast"}');
        create temp table quote_offers (price jsonb); insert into quote_offers values ('{"rule":"partsLeast"}')`);
      for (const update of updates ?? []) await client.query(update);
      const rows = async (table: string) => (await client.query<object>(`select * from pg_temp.${table}`)).rows;
      const stored: object[][] = [];
      for (const table of ["order_events", "jobs", "dfm_checks", "order_lines"]) stored.push(await rows(table));
      expect(stored.map((each) => each.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))))).toEqual(
        [
          [{ note: "mine: offerLapsed" }, { note: "offerExpired" }],
          [{ payload: { kind: "check" } }, { payload: { kind: "orderOfferExpired", values: { previous: "1" } } }],
          [{ report: { findings: [{ rule: "routedWidth" }] }, notes: [{ rule: "routedWidth" }] }],
          [
            { dfm: { worst: "routedWidth" }, price: { rule: "minParts" } },
            { dfm: null, price: { rule: "parts" } },
          ],
        ],
      );
      expect(await rows("bom_quotes")).toEqual([{ price: null }, { price: { rule: "minParts" } }]);
      expect(await rows("quote_offers")).toEqual([{ price: { rule: "minParts" } }]);
    } finally {
      await client.query("discard temp");
      client.release();
    }
  });
});
