// Opening and closing the database: PostgreSQL where DATABASE_URL names one, else the embedded one in the data directory.

import path from "node:path";
import pg from "pg";
import type { Environment } from "@/lib/server/config/environment";
import { databaseOn, shareDatabase, type Database } from "@/lib/server/db/client";
import { chooseSocketDirectory, openEmbedded } from "@/lib/server/db/embedded";
import { liveHolder, takeLock } from "@/lib/server/db/lock";

export type OpenDatabase = {
  database: Database;
  kind: "embedded" | "postgres";
  /** The whole embedded database as a gzipped tar; absent on PostgreSQL, which has tools of its own. */
  dump?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

type Settings = Pick<Environment, "dataDir" | "databaseUrl">;

const POOL_SIZE = 10;
const WAIT_FOR_CONNECTION_MS = 15_000;
const STATEMENT_MS = 30_000;

/**
 * Opens the database that the environment names and shares it with `getDatabase()`; migrations are the caller's next step.
 * Throws LockedError when another process has the data directory.
 */
export async function openDatabase(settings: Settings, onCrash: (reason: string) => void): Promise<OpenDatabase> {
  const opened =
    settings.databaseUrl === undefined
      ? await openInDirectory(settings.dataDir, onCrash)
      : openPostgres(settings.databaseUrl);
  shareDatabase(opened.database);
  return { ...opened, close: () => (shareDatabase(undefined), opened.close()) };
}

/** For command-line tools: the data of the server that runs, through its socket, else as `openDatabase`. */
export async function openSharedDatabase(settings: Settings, onCrash: (reason: string) => void): Promise<OpenDatabase> {
  const holder = settings.databaseUrl === undefined ? liveHolder(settings.dataDir) : undefined;
  if (!holder) return openDatabase(settings, onCrash);
  const pool = createPool(socketConfig(holder.socketDirectory));
  shareDatabase(databaseOn(pool));
  return { database: databaseOn(pool), kind: "embedded", close: () => (shareDatabase(undefined), pool.end()) };
}

export function openPostgres(connectionString: string): OpenDatabase {
  const pool = createPool({
    connectionString,
    application_name: "boardwright",
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    // Queries here take milliseconds; compiling one of them, in each of its workers, takes longer than it runs.
    options: "-c jit=off",
  });
  return { database: databaseOn(pool), kind: "postgres", close: () => pool.end() };
}

/** In memory, from a dump when one is given. */
export async function openInMemory(onCrash: (reason: string) => void, snapshotPath?: string): Promise<OpenDatabase> {
  const embedded = await openEmbedded({ snapshotPath }, onCrash);
  return overEmbedded(embedded, () => undefined);
}

async function openInDirectory(dataDir: string, onCrash: (reason: string) => void): Promise<OpenDatabase> {
  const socketDirectory = chooseSocketDirectory(dataDir);
  const lock = takeLock(dataDir, socketDirectory);
  try {
    const embedded = await openEmbedded({ directory: path.join(dataDir, "db"), socketDirectory }, onCrash);
    return overEmbedded(embedded, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function overEmbedded(embedded: Awaited<ReturnType<typeof openEmbedded>>, onClosed: () => void): OpenDatabase {
  const pool = createPool(socketConfig(embedded.socketDirectory));
  return {
    database: databaseOn(pool),
    kind: "embedded",
    dump: embedded.dump,
    close: async () => {
      await pool.end();
      await embedded.close();
      onClosed();
    },
  };
}

function socketConfig(socketDirectory: string): pg.PoolConfig {
  return { host: socketDirectory, port: 5432, user: "postgres", database: "postgres", idleTimeoutMillis: 0 };
}

function createPool(config: pg.PoolConfig): pg.Pool {
  registerColumnValues();
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    allowExitOnIdle: true,
    ...config,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  // The same for one that breaks inside a transaction, between two statements: the next one fails, and says so.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

/** Counts, sizes and money in millionths: beyond 2^53 a number would silently be another one. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

/** Drizzle asks pg's global table for every type but times, so the rule must stand there. `numeric` stays text. */
function registerColumnValues(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
}
