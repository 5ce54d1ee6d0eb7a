// Orders of published projects: counted by the projects that their lines name, and by the items of the cart.

import type { Transaction } from "@/lib/server/db/client";
import * as countRows from "./count-rows";
import { listOrigined } from "./origin-rows";

interface Bought {
  readonly lines: readonly { projectId?: string | null }[];
  /** Items of the cart that became the lines. */
  readonly items: readonly { publicationId: string | null }[];
}

/** Each publication once for an order, however many of its lines are of it. */
export async function countOrders(tx: Transaction, orderId: string, { lines, items }: Bought): Promise<void> {
  const origins = new Set([
    ...(await listOrigined(
      tx,
      lines.flatMap(({ projectId }) => projectId ?? []),
    )),
    ...items.flatMap(({ publicationId }) => publicationId ?? []),
  ]);
  // In one order for everybody, so that two orders of the same publications do not wait for each other in a circle.
  for (const projectId of [...origins].toSorted()) await countRows.add(tx, "order", { projectId, by: orderId });
}
