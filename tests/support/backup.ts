// Databases and stores for tests of backups: embedded ones made from a dump, servers' ones where there is a server.

import { existsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { getTableName } from "drizzle-orm";
import { Readable } from "node:stream";
import pg from "pg";
import { readTables } from "@/lib/server/backup/catalog";
import type { CopySession } from "@/lib/server/backup/copy-session";
import { embeddedSession } from "@/lib/server/backup/embedded-session";
import { digestOf } from "@/lib/server/backup/load-tables";
import { KEY_COLUMNS } from "@/lib/server/file/expiry-rows";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openInMemory, type OpenDatabase } from "@/lib/server/db/open";
import type { FileStore } from "@/lib/server/storage/file-store";
import { testDatabase } from "@/tests/support/database";

/** For databases of tests: the run ends with the reason. */
export function onCrash(reason: string): never {
  throw new Error(reason);
}

const SERVER_URL = process.env.BACKUP_TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";

const shared = globalThis as typeof globalThis & { boardwrightTestDatabase?: Promise<OpenDatabase> };
let dump: Promise<Blob> | undefined;

/** A migrated database without rows, from which others are made in a fraction of the time. */
async function migratedDump(): Promise<Blob> {
  await testDatabase();
  const opened = await shared.boardwrightTestDatabase;
  const bytes = await (opened?.dump ?? dumpNew)();
  return new Blob([new Uint8Array(bytes)]);
}

/** Where the tests run on a server, which has no dump. */
async function dumpNew(): Promise<Uint8Array> {
  const opened = await openInMemory(onCrash);
  await migrateDatabase(opened.database);
  const bytes = await opened.dump?.();
  await opened.close();
  return bytes ?? new Uint8Array();
}

/** An embedded database in the directory, or in memory; migrated and empty where it is new. */
export async function migratedSession(directory?: string): Promise<CopySession> {
  dump ??= migratedDump();
  const isNew = directory === undefined || !existsSync(directory);
  const loaded = isNew ? { loadDataDir: await dump } : {};
  return embeddedSession(await PGlite.create({ ...loaded, ...(directory && { dataDir: directory }) }));
}

/** True where a PostgreSQL server of the tests can be reached. */
export async function hasServer(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** An empty database of its own on the server: its address, and how to drop it. */
export async function serverDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `boardwright_backup_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: SERVER_URL });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => admin(`drop database if exists ${name} with (force)`) };
}

/** Rows and digest of each table. */
export async function contentOf(session: CopySession): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const table of await readTables(session)) content[table.name] = await digestOf(session, table);
  return content;
}

/** Stores a file for every key that a record names; answers the contents by key. */
export async function storeNamedFiles(session: CopySession, store: FileStore): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const column of KEY_COLUMNS) {
    const table = getTableName(column.table);
    const rows = await session.query<{ at: string }>(
      `select ctid::text as at from ${table} where ${column.name} is not null order by ctid`,
    );
    for (const { at } of rows) {
      const content = `${table}.${column.name} ${at} `.repeat(200);
      const { key, size, sha256 } = await store.put(Readable.from([Buffer.from(content)]), { maxBytes: 1e6 });
      const more = table === "files" ? `, size = ${size}, sha256 = '${sha256}'` : "";
      await session.query(`update ${table} set ${column.name} = $1${more} where ctid = $2::tid`, [key, at]);
      contents.set(key, content);
    }
  }
  return contents;
}
