// Uploads that a record names, so that they may not go before it does.

import { and, eq, exists, or, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { visitorMessages } from "@/lib/server/db/tables/content";
import { orderLines, orders } from "@/lib/server/db/tables/order";
import { complaints, orderMessages } from "@/lib/server/db/tables/order-care";
import { files, projects } from "@/lib/server/db/tables/project";
import { bomQuotes } from "@/lib/server/db/tables/quote";

/** True where a record of the account names the file. */
export function namedBy(db: Queryable, accountId: string) {
  const one = { one: sql`1` };
  const handle = sql`to_jsonb(${files.id})`;
  const ofOrder = (id: typeof orderLines.orderId | typeof orderMessages.orderId | typeof complaints.orderId) =>
    exists(
      db
        .select(one)
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.accountId, accountId))),
    );
  return or(
    exists(db.select(one).from(projects).where(eq(projects.fileId, files.id))),
    exists(
      db
        .select(one)
        .from(orderLines)
        .where(and(eq(orderLines.fileId, files.id), ofOrder(orderLines.orderId))),
    ),
    exists(
      db
        .select(one)
        .from(bomQuotes)
        .where(
          and(
            eq(bomQuotes.accountId, accountId),
            sql`${bomQuotes.files} @> jsonb_build_array(jsonb_build_object('fileUrl', ${files.id}))`,
          ),
        ),
    ),
    exists(
      db
        .select(one)
        .from(visitorMessages)
        .where(sql`${visitorMessages.files} @> jsonb_build_array(jsonb_build_object('fileUrl', ${files.id}))`),
    ),
    ...[orderMessages, complaints].map((table) =>
      exists(
        db
          .select(one)
          .from(table)
          .where(and(sql`${table.fileIds} @> ${handle}`, ofOrder(table.orderId))),
      ),
    ),
  );
}

/** True where a record of the account names its file. */
export async function isNamed(db: Queryable, accountId: string, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), namedBy(db, accountId)));
  return row !== undefined;
}
