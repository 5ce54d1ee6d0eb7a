// Orders that nobody paid for: cancelled after fourteen days, and said.

import type { OrderStatus } from "@/lib/contracts/order";
import { UNPAID_DAYS } from "@/lib/core/order/care";
import { releaseCoupon } from "@/lib/server/coupon/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { closePending } from "@/lib/server/payment/closing";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { mailOrderCancelled } from "../mails";
import { moveOrder } from "../move";
import * as rows from "../rows";

const DAY_MS = 86_400_000;

/** Cancels what has stayed Submitted or Failed too long; answers how many. Each order is a transaction of its own. */
export async function cancelUnpaidOrders(
  deps: Pick<Deps, "db" | "environment" | "eventBus">,
  now: Date,
): Promise<number> {
  const limit = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
  let expired = 0;
  for (const id of await rows.findUnpaidBefore(deps.db, limit)) {
    const order = await withTransaction(deps.db, async (tx) => {
      const locked = await rows.lock(tx, id);
      if (!locked || (locked.status !== "Submitted" && locked.status !== "Failed")) return null;
      const from: OrderStatus = locked.status;
      await moveOrder(tx, locked, { from, to: "Cancelled", actor: "system", note: "unpaid", at: now });
      await releaseCoupon(tx, id);
      await closePending(tx, id, now);
      await mailOrderCancelled(deps, tx, locked, false);
      return locked;
    });
    if (!order) continue;
    expired++;
    publishOrderChanged(deps, order);
  }
  return expired;
}
