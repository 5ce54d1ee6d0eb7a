// The stored files that records name, in order of their keys.

import { sql } from "drizzle-orm";
import type { Database } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import { KEY_COLUMNS } from "./expiry-rows";

/** Size in bytes and hash where they were recorded at the upload. */
export type NamedKey = { key: string; size: number | null; sha256: string | null };

/** Up to `limit` keys behind `after`, each once. */
export async function listNamedKeys(db: Database, after: string, limit: number): Promise<NamedKey[]> {
  const named = sql.join(
    KEY_COLUMNS.map((column) => sql`select ${column} as key from ${column.table} where ${column} > ${after}`),
    sql` union `,
  );
  const { rows } = await db.execute<{ key: string; size: string | number | null; sha256: string | null }>(sql`
    select named.key, min(${files.size}) as size, min(${files.sha256}) as sha256
    from (${named}) named left join ${files} on ${files.storageKey} = named.key
    group by named.key order by named.key limit ${limit}`);
  return rows.map(({ key, size, sha256 }) => ({ key, size: size === null ? null : Number(size), sha256 }));
}

const PAGE = 500;

export async function* allNamedKeys(db: Database): AsyncGenerator<NamedKey> {
  for (let after = ""; ;) {
    const page = await listNamedKeys(db, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.key;
  }
}
