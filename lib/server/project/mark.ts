// The end of an import: the files of its batch are kept, or given up.

import { and, eq, not, sql } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { markBatch } from "@/lib/contracts/project-example";
import { withTransaction } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import type { Deps } from "@/lib/server/deps";
import { namedBy } from "@/lib/server/file/named";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

/** Uploads that nothing but an import is made of. */
const IMPORT_FILE = 7;

export async function mark(
  deps: Deps,
  { state, batchUid }: ParsedInputOf<typeof markBatch>,
  { viewer: { accountId } }: RequestContext<Viewer>,
): Promise<{ kept: number; removed: number }> {
  const { total, keys } = await withTransaction(deps.db, async (tx) => {
    const isOfBatch = and(eq(files.accountId, accountId), eq(files.batchUid, batchUid));
    const batch = await tx.select({ id: files.id }).from(files).where(isOfBatch).for("update");
    if (batch.length === 0) throw new AppError("NOT_FOUND");
    if (state === 1) return { total: batch.length, keys: [] };
    const removed = await tx
      .delete(files)
      .where(and(isOfBatch, eq(files.fileType, IMPORT_FILE), not(namedBy(tx, accountId) ?? sql`false`)))
      .returning({ key: files.storageKey });
    return { total: batch.length, keys: removed.map(({ key }) => key) };
  });
  for (const key of keys) await deps.store.remove(key);
  return { kept: total - keys.length, removed: keys.length };
}
