// Orders of published projects: counted by the projects that their lines name.

import type { Transaction } from "@/lib/server/db/client";
import * as countRows from "./count-rows";
import { listOrigined } from "./origin-rows";

/** Each publication once for an order, however many of its lines are of it. */
export async function countOrders(
  tx: Transaction,
  orderId: string,
  lines: readonly { projectId?: string | null }[],
): Promise<void> {
  const projectIds = lines.flatMap(({ projectId }) => projectId ?? []);
  const origins = await listOrigined(tx, projectIds);
  // In one order for everybody, so that two orders of the same publications do not wait for each other in a circle.
  for (const projectId of origins.toSorted()) await countRows.add(tx, "order", { projectId, by: orderId });
}
