// Cancelling by the customer: before review, with the money given back where it was paid. An offer is declined by it.

import { AppError } from "@/lib/contracts/errors";
import type { OrderStatus } from "@/lib/contracts/order";
import { mayMoveOrder } from "@/lib/core/order/states";
import { ownerOf } from "@/lib/server/cart/service";
import { releaseOrder } from "@/lib/server/bom/rows";
import { releaseCoupon } from "@/lib/server/coupon/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { closePending } from "@/lib/server/payment/closing";
import { insertRefund } from "@/lib/server/payment/refund-rows";
import * as paymentRows from "@/lib/server/payment/rows";
import { publishOrderWithQuotes } from "@/lib/server/realtime/publish";
import { holdWithQuotes } from "./hold";
import { mailOrderCancelled } from "../mails";
import { moveOrder } from "../move";

export async function cancel(
  deps: Deps,
  orderId: string,
  context: RequestContext<Viewer>,
): Promise<{ status: OrderStatus }> {
  const cancelled = await withTransaction(deps.db, async (tx) => {
    const locked = await holdWithQuotes(tx, orderId, ownerOf(context));
    if (!locked) throw new AppError("NOT_FOUND");
    const { order } = locked;
    const from = order.status;
    if (!mayMoveOrder(from, "Cancelled", "customer")) throw new AppError("MOVE_NOT_ALLOWED");
    const paid = (await paymentRows.listByOrder(tx, orderId)).filter((payment) => payment.status === "succeeded");
    for (const payment of paid) {
      await insertRefund(tx, payment, { reason: "cancelled by the customer", now: context.now });
      await paymentRows.settle(tx, payment.id, { status: "refunded", now: context.now });
    }
    await closePending(tx, orderId, context.now);
    await moveOrder(tx, order, { from, to: "Cancelled", actor: "customer", at: context.now });
    await releaseCoupon(tx, orderId);
    await mailOrderCancelled(deps, tx, order, paid.length > 0);
    await releaseOrder(tx, orderId);
    return locked;
  });
  publishOrderWithQuotes(deps, cancelled);
  return { status: "Cancelled" };
}
