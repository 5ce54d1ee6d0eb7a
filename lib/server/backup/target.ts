// The database that rows are written to: empty or given up, and put in place whole.

import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isEmpty } from "@/lib/server/backup/catalog";
import type { CopySession } from "@/lib/server/backup/copy-session";
import { openEmbeddedSession } from "@/lib/server/backup/embedded-session";
import { openPostgresSession } from "@/lib/server/backup/postgres-session";
import { requireNoServer } from "@/lib/server/backup/running";
import { chooseSocketDirectory } from "@/lib/server/db/embedded";
import { takeLock } from "@/lib/server/db/lock";

/** Name of a replaced embedded database until the next replacement. */
export const REPLACED = "db.replaced";

export type Where = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Makes an embedded database in a directory that does not exist yet. */
  makeEmbedded?: (directory: string) => Promise<CopySession>;
};

/**
 * Runs `load` on the database that `where` names. Throws where that one holds tables and is not to be replaced, and
 * where a server runs on it. An embedded database is made in a directory of another name and gets its place at the end;
 * the replaced one stays beside it as `db.replaced`.
 */
export async function withTarget<T>(
  where: Where,
  isReplaced: boolean,
  load: (session: CopySession) => Promise<T>,
): Promise<T> {
  return where.databaseUrl === undefined
    ? withDirectory(where, isReplaced, load)
    : withServer(where.databaseUrl, isReplaced, load);
}

const notEmpty = (name: string) => new Error(`${name} is not empty. Add --replace to give its content up.`);

async function withServer<T>(url: string, isReplaced: boolean, load: (session: CopySession) => Promise<T>): Promise<T> {
  const session = await openPostgresSession(url);
  try {
    await requireNoServer(session);
    if (!isReplaced && !(await isEmpty(session))) throw notEmpty("The database");
    return await load(session);
  } finally {
    await session.close();
  }
}

async function withDirectory<T>(
  { dataDir, makeEmbedded = openEmbeddedSession }: Where,
  isReplaced: boolean,
  load: (session: CopySession) => Promise<T>,
): Promise<T> {
  const lock = takeLock(dataDir, chooseSocketDirectory(dataDir));
  const directory = path.join(dataDir, "db");
  const draft = path.join(dataDir, `db.new-${process.pid}`);
  try {
    if (existsSync(directory) && !isReplaced) throw notEmpty(directory);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await rm(draft, { recursive: true, force: true });
    const session = await makeEmbedded(draft);
    const answer = await load(session).finally(() => session.close());
    if (existsSync(directory)) {
      await rm(path.join(dataDir, REPLACED), { recursive: true, force: true });
      await rename(directory, path.join(dataDir, REPLACED));
    }
    await rename(draft, directory);
    return answer;
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}
