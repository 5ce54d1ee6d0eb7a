// The end of an import: the files of its batch are kept, or given up.

import { and, eq, exists, not, or, sql } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { markBatch } from "@/lib/contracts/project-example";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages } from "@/lib/server/db/tables/order-care";
import { files, projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

/** Uploads that nothing but an import is made of. */
const IMPORT_FILE = 7;

/** True where a record of the account names the file. */
function isNamed(tx: Transaction, accountId: string) {
  const one = { one: sql`1` };
  const handle = sql`to_jsonb(${files.id})`;
  const ofOrder = (id: typeof orderLines.orderId | typeof orderMessages.orderId | typeof complaints.orderId) =>
    exists(
      tx
        .select(one)
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.accountId, accountId))),
    );
  return or(
    exists(tx.select(one).from(projects).where(eq(projects.fileId, files.id))),
    exists(
      tx
        .select(one)
        .from(orderLines)
        .where(and(eq(orderLines.fileId, files.id), ofOrder(orderLines.orderId))),
    ),
    exists(
      tx
        .select(one)
        .from(bomQuotes)
        .where(
          and(
            eq(bomQuotes.accountId, accountId),
            sql`${bomQuotes.files} @> jsonb_build_array(jsonb_build_object('fileUrl', ${files.id}))`,
          ),
        ),
    ),
    ...[orderMessages, complaints].map((table) =>
      exists(
        tx
          .select(one)
          .from(table)
          .where(and(sql`${table.fileIds} @> ${handle}`, ofOrder(table.orderId))),
      ),
    ),
  );
}

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
      .where(and(isOfBatch, eq(files.fileType, IMPORT_FILE), not(isNamed(tx, accountId) ?? sql`false`)))
      .returning({ key: files.storageKey });
    return { total: batch.length, keys: removed.map(({ key }) => key) };
  });
  for (const key of keys) await deps.store.remove(key);
  return { kept: total - keys.length, removed: keys.length };
}
