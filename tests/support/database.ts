// A migrated, empty database for a test file, one for all files of a process: in memory, or on the PostgreSQL that
// TEST_DATABASE_URL names.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { shareDatabase, type Database } from "@/lib/server/db/client";
import { migrateDatabase, readMigrations, type Migration } from "@/lib/server/db/migrate";
import { openInMemory, openPostgres, type OpenDatabase } from "@/lib/server/db/open";

const shared = globalThis as typeof globalThis & { boardwrightTestDatabase?: Promise<OpenDatabase> };

/**
 * Opens the process's test database at the first call, empties it at each, and makes it what `getDatabase()` returns.
 * Call it in `beforeAll` or at the top of the file; `emptyDatabase` cleans between tests where needed.
 */
export async function testDatabase(): Promise<Database> {
  shared.boardwrightTestDatabase ??= open();
  const { database } = await shared.boardwrightTestDatabase;
  await emptyDatabase(database);
  shareDatabase(database);
  return database;
}

/**
 * Deletes from the tables that hold rows, which are few after a test: truncating all takes ten times as long. What others
 * still refer to is left for the next turn, until nothing is.
 */
const EMPTY = `do $$
declare
  own text;
  has_rows boolean;
  are_left boolean := true;
  are_gone boolean;
begin
  while are_left loop
    are_left := false;
    are_gone := false;
    for own in
      select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
    loop
      execute 'select exists (select from ' || own || ')' into has_rows;
      continue when not has_rows;
      begin
        execute 'delete from ' || own;
        are_gone := true;
      exception when foreign_key_violation then
        are_left := true;
      end;
    end loop;
    if are_left and not are_gone then
      raise exception 'tables refer to each other in a ring';
    end if;
  end loop;
end $$`;

/** Removes every row of every table but the list of migrations. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.$client.query(EMPTY);
}

function onCrash(reason: string): void {
  throw new Error(`the test database crashed: ${reason}`);
}

async function open(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  const opened = url ? await openOwnPostgres(url) : await openFromSnapshot();
  await migrateDatabase(opened.database);
  return opened;
}

/** Making a cluster takes seconds, loading a migrated one a quarter of one: the first run leaves a dump for the others. */
async function openFromSnapshot(): Promise<OpenDatabase> {
  const migrations = readMigrations();
  const file = path.resolve(".cache", `test-database-${fingerprint(migrations)}.tar.gz`);
  if (existsSync(file)) return openInMemory(onCrash, file);
  const opened = await openInMemory(onCrash);
  await migrateDatabase(opened.database, migrations);
  const dump = await opened.dump?.();
  if (!dump) return opened;
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, dump);
  renameSync(draft, file);
  return opened;
}

function fingerprint(migrations: Migration[]): string {
  const library = process.versions.node.split(".")[0] ?? "";
  return createHash("sha256")
    .update([library, ...migrations.map((migration) => migration.checksum)].join())
    .digest("hex")
    .slice(0, 16);
}

/** A database per test worker, named after the run's process; those of runs that are over are dropped. */
async function openOwnPostgres(url: string): Promise<OpenDatabase> {
  const name = `boardwright_test_${process.ppid}_${process.env.VITEST_POOL_ID ?? "0"}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'boardwright\\_test\\_%'",
  );
  for (const { datname } of rows) {
    if (!isRunning(Number(datname.split("_")[2]))) await admin.query(`drop database if exists ${datname} with (force)`);
  }
  if (!rows.some((row) => row.datname === name)) await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openPostgres(own.toString());
}

function isRunning(pid: number): boolean {
  return existsSync("/proc") ? existsSync(`/proc/${pid}`) : true;
}
