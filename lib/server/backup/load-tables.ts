// A database filled within one transaction: its schema, its rows, its indexes, and proof that nothing is missing.

import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { dropEverything, MIGRATION_TABLE, readTables } from "@/lib/server/backup/catalog";
import { putAway, putBack } from "@/lib/server/backup/constraints";
import { type CopySession, quoted, type TableShape } from "@/lib/server/backup/copy-session";
import type { MigrationRecord, SequenceRecord } from "@/lib/server/backup/format";
import type { Report } from "@/lib/server/backup/report";
import { rowMeter } from "@/lib/server/backup/streams";
import type { Migration } from "@/lib/server/db/migrate";

/** Rows and digest that a table must have in the end. */
export type Expected = { rows: number; digest: string };

export type Source = {
  migrations: readonly MigrationRecord[];
  sequences: readonly SequenceRecord[];
  tables: readonly TableShape[];
  /** Rows of a table; what they must come to is known when they are at an end. */
  open: (table: TableShape) => { rows: Readable; expected: () => Expected };
};

type Options = { known: readonly Migration[]; isReplaced: boolean; report: Report };

/**
 * Fills the database from the source and brings it forward to the newest migration. All or nothing: whatever fails, the
 * database is as it was.
 */
export async function loadDatabase(session: CopySession, source: Source, options: Options): Promise<void> {
  await session.run("begin");
  try {
    if (options.isReplaced) await dropEverything(session);
    await makeSchema(session, source.migrations, options.known);
    await fill(session, source, options.report);
    await bringForward(session, options.known.slice(source.migrations.length), options.report);
    await session.run("commit");
  } catch (error) {
    await session.run("rollback").catch(() => undefined);
    throw error;
  }
  options.report({ step: "analyzing" });
  await session.run("analyze");
}

async function makeSchema(
  session: CopySession,
  applied: readonly MigrationRecord[],
  known: readonly Migration[],
): Promise<void> {
  await session.run(
    `create table ${MIGRATION_TABLE} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  for (const [index, { name, checksum, appliedAt }] of applied.entries()) {
    await session.run(known[index]?.sql ?? "");
    await session.query(`insert into ${MIGRATION_TABLE} (name, checksum, applied_at) values ($1, $2, $3)`, [
      name,
      checksum,
      appliedAt,
    ]);
  }
}

async function fill(session: CopySession, source: Source, report: Report): Promise<void> {
  const made = new Map((await readTables(session)).map((table) => [table.name, table.columns.join()]));
  for (const { name, columns } of source.tables) {
    if (made.get(name) !== columns.join())
      throw new Error(`The table ${name} is not the one that the migrations make; it cannot be taken over.`);
  }
  const names = [...made.keys()].map(quoted);
  if (names.length > 0) await session.run(`truncate ${names.join(", ")}`);
  const away = await putAway(session);
  const expected = new Map<string, Expected>();
  for (const table of source.tables) {
    const opened = source.open(table);
    await session.writeTable(table, opened.rows);
    expected.set(table.name, opened.expected());
    report({ step: "table", name: table.name, rows: opened.expected().rows });
  }
  report({ step: "indexing" });
  await putBack(session, away);
  for (const { name, value, isCalled } of source.sequences)
    await session.query("select setval($1::regclass, $2::bigint, $3)", [quoted(name), value, isCalled]);
  report({ step: "verifying" });
  for (const table of source.tables) await requireEqual(session, table, expected.get(table.name));
}

/** Reads the table again, as it was stored. */
async function requireEqual(session: CopySession, table: TableShape, expected: Expected | undefined): Promise<void> {
  const found = await digestOf(session, table);
  if (found.rows !== expected?.rows || found.digest !== expected.digest)
    throw new Error(`The table ${table.name} has ${found.rows} rows that are not the ${expected?.rows} of the source.`);
}

export async function digestOf(session: CopySession, table: TableShape): Promise<Expected> {
  const meter = rowMeter();
  await pipeline(session.readTable(table), meter.stream, async (rows: AsyncIterable<Buffer>) => {
    for await (const _chunk of rows);
  });
  return meter.seen();
}

async function bringForward(session: CopySession, missing: readonly Migration[], report: Report): Promise<void> {
  for (const { name, sql, checksum } of missing) {
    await session.run(sql);
    await session.query(`insert into ${MIGRATION_TABLE} (name, checksum) values ($1, $2)`, [name, checksum]);
    report({ step: "migrated", name });
  }
}
