// Bringing a database forward: numbered SQL files, each applied once, in order, in a transaction of its own.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { Database } from "@/lib/server/db/client";

export type Migration = { name: string; sql: string; checksum: string };

const DIRECTORY = "lib/server/db/migrations";
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as nothing else in the database locks on it. */
const LOCK_KEY = 7_201_553;

/** The migrations of a directory in order. Throws on a number that is missing or used twice. */
export function readMigrations(directory = path.resolve(DIRECTORY)): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  return names.map((name, index) => {
    if (Number(FILE_NAME.exec(name)?.[1]) !== index) throw new Error(`migration ${name} should have number ${index}`);
    // A checkout may turn line ends; the statements stay the same.
    const sql = readFileSync(path.join(directory, name), "utf8").replaceAll("\r\n", "\n");
    return { name: name.replace(/\.sql$/, ""), sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Applies what is missing and returns its names. Several processes may start at once: one migrates, the others wait.
 * Throws when an applied file has changed since, or when the database is ahead of this program.
 */
export async function migrateDatabase(database: Database, migrations = readMigrations()): Promise<string[]> {
  const client = await database.$client.connect();
  try {
    // Waiting for another process, or rewriting a large table, takes what it takes.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    const applied: string[] = [];
    for (const migration of await findMissing(client, migrations)) {
      if (await apply(client, migration)) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]).catch(() => undefined);
    await client.query("reset statement_timeout").catch(() => undefined);
    client.release();
  }
}

/** Names of the migrations that are still to be applied, in order; of a new database all of them. */
export async function pendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const table = await database.$client.query<{ found: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as found",
  );
  if (!table.rows[0]?.found) return migrations.map(({ name }) => name);
  const { rows } = await database.$client.query<{ count: number }>("select count(*) as count from schema_migrations");
  return migrations.slice(rows[0]?.count ?? 0).map(({ name }) => name);
}

/** True when nothing is left to apply; a newer version may have applied more, with which this one works until it ends. */
export async function isMigrated(database: Database, migrations = readMigrations()): Promise<boolean> {
  const { rows } = await database.$client.query<{ count: number }>("select count(*) as count from schema_migrations");
  return (rows[0]?.count ?? 0) >= migrations.length;
}

async function findMissing(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations order by name",
  );
  for (const [index, applied] of rows.entries()) {
    const known = migrations[index];
    if (known?.name !== applied.name) {
      throw new Error(
        `The database has the migration ${applied.name}, which this version does not know. Start the version that wrote it, or a newer one.`,
      );
    }
    if (known.checksum !== applied.checksum) {
      throw new Error(
        `The migration ${applied.name} was changed after it was applied. Restore the file, and put the change into a new migration.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

/** False where it was applied meanwhile: connections of the embedded database are one session to it, which no lock divides. */
async function apply(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  await client.query("begin");
  try {
    const { rows } = await client.query("select name from schema_migrations where name = $1", [migration.name]);
    if (rows.length > 0) {
      await client.query("rollback");
      return false;
    }
    await client.query(migration.sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new Error(
      `The migration ${migration.name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
