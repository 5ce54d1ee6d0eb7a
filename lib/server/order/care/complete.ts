// The end of an order: by the customer, who has the parcel, or by itself thirty days after it was delivered.

import { AppError } from "@/lib/contracts/errors";
import { COMPLETE_DAYS, completesAt } from "@/lib/core/order/care";
import { type Actor, mayMoveOrder } from "@/lib/core/order/states";
import { arrivalBetween } from "@/lib/core/order/transit";
import { ownerOf } from "@/lib/server/cart/service";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { mailMoved } from "./care-mails";
import * as careRows from "./care-rows";
import { moveOrder } from "../move";
import * as rows from "../rows";

type Parts = Pick<Deps, "db" | "environment" | "eventBus">;

/** MOVE_NOT_ALLOWED for what is not on its way. A parcel that nobody had noted as delivered was so now. */
async function moveToComplete(deps: Parts, tx: Transaction, order: rows.OrderRow, by: { actor: Actor; at: Date }) {
  const from = order.status;
  if (!mayMoveOrder(from, "Complete", by.actor)) throw new AppError("MOVE_NOT_ALLOWED");
  await moveOrder(tx, order, { from, to: "Complete", ...by });
  await careRows.setDelivered(tx, order.id, by.at);
  await mailMoved(deps, tx, order, "Complete");
}

export async function complete(
  deps: Parts,
  orderId: string,
  context: RequestContext<Viewer>,
): Promise<Record<string, never>> {
  const order = await withTransaction(deps.db, async (tx) => {
    const locked = await rows.lockOwned(tx, ownerOf(context), orderId);
    if (!locked) throw new AppError("NOT_FOUND");
    await moveToComplete(deps, tx, locked, { actor: "customer", at: context.now });
    return locked;
  });
  publishOrderChanged(deps, order);
  return {};
}

/** When a parcel came, or the last day on which it was likely to: carriers do not always say. */
export function deliveredMs({ area, shippingMethod, shippedAt, deliveredAt }: Omit<careRows.OnItsWay, "id">): number {
  if (deliveredAt) return deliveredAt.getTime();
  const likely = arrivalBetween(shippedAt.getTime(), shippingMethod, area);
  return likely?.toMs ?? shippedAt.getTime();
}

/** Completes what was delivered thirty days ago; answers how many. Each order is a transaction of its own. */
export async function completeDelivered(deps: Parts, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - COMPLETE_DAYS * 86_400_000);
  const due = (await careRows.listShippedBy(deps.db, limit)).filter(
    (row) => completesAt(deliveredMs(row)) <= now.getTime(),
  );
  let completed = 0;
  for (const { id } of due) {
    const order = await withTransaction(deps.db, async (tx) => {
      const locked = await rows.lock(tx, id);
      if (locked?.status !== "Shipped") return null;
      await moveToComplete(deps, tx, locked, { actor: "system", at: now });
      return locked;
    });
    if (!order) continue;
    completed++;
    publishOrderChanged(deps, order);
  }
  return completed;
}
