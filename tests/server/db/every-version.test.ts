// Data of every former schema is brought forward: rows are written at each migration and must be there at the last one.

import { beforeAll, expect, it } from "vitest";
import type { CopySession } from "@/lib/server/backup/copy-session";
import { readMigrations } from "@/lib/server/db/migrate";
import { migratedSession } from "@/tests/support/backup";
import { Random } from "@/tests/support/random";
import { fillEveryTable } from "@/tests/support/rows-of-every-table";

const migrations = readMigrations();
/** Indexes of the migrations after which rows are written: the first, the last of version 0.4.0, and some between. */
const WRITTEN_AT = [0, 9, 19, 27, 34, 40];

let session: CopySession;
beforeAll(async () => {
  session = await migratedSession();
  await session.run("drop schema public cascade; create schema public");
});

it("keeps every row that any former version wrote", async () => {
  const written = new Map<string, number>();
  for (const [at, { name, sql }] of migrations.entries()) {
    await session.run(sql).catch((error: unknown) => {
      throw new Error(`${name} failed on rows of an earlier version`, { cause: error });
    });
    if (!WRITTEN_AT.includes(at)) continue;
    for (const [table, rows] of await fillEveryTable(session.query, new Random(at), 1))
      written.set(table, (written.get(table) ?? 0) + rows);
  }
  for (const [table, rows] of written) {
    const [found] = await session.query<{ rows: number }>(`select count(*)::int as rows from "${table}"`);
    expect(found?.rows, table).toBe(rows);
  }
});

/** Index of the first migration that was written under the rule of docs/operations/migrations.md. */
const FIRST_EXPAND_ONLY = 41;
/** Migrations that remove what no running version uses any more, each with the release that used it last. */
const CONTRACTS: Readonly<Record<string, string>> = {};
const BREAKS =
  /\b(?:drop\s+(?:table|column)|rename\s+(?:to|column)|alter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type))\b/i;
/** A new column that old versions do not fill has to fill itself. */
const isRequired = (statement: string) =>
  /\badd\s+column\b/i.test(statement) && /\bnot\s+null\b/i.test(statement) && !/\bdefault\b/i.test(statement);

it("only adds what the version before can live with", () => {
  const breaking = migrations
    .slice(FIRST_EXPAND_ONLY)
    .filter(({ name }) => !(name in CONTRACTS))
    .flatMap(({ name, sql }) =>
      sql
        .split("--> statement-breakpoint")
        .filter((statement) => BREAKS.test(statement) || isRequired(statement))
        .map((statement) => `${name}: ${statement.trim()}`),
    );
  expect(breaking).toEqual([]);
});
