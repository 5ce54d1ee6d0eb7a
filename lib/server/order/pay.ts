// Opening the payment of an order: one pending payment at a time, whoever asks how often.

import type { Currency } from "@/lib/base/money";
import { AppError } from "@/lib/contracts/errors";
import { linkPrefix } from "@/lib/core/market/area";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import * as paymentRows from "@/lib/server/payment/rows";
import { ownerOf } from "@/lib/server/cart/service";
import * as rows from "./rows";

/** Which provider takes the money; the sandbox is offered only where the configuration allows it. */
function chooseProvider(deps: Deps) {
  const [entry] = Object.entries(deps.paymentProviders);
  if (!entry) throw new AppError("PAYMENT_UNAVAILABLE");
  return { name: entry[0], provider: entry[1] };
}

export async function pay(deps: Deps, orderId: string, context: RequestContext<Viewer>): Promise<{ payUrl: string }> {
  const { name, provider } = chooseProvider(deps);
  if (name !== "sandbox" && !context.viewer.contactConfirmed) throw new AppError("EMAIL_UNCONFIRMED");
  const owner = ownerOf(context);
  const request = { accountId: owner.accountId, key: context.idempotencyKey, operation: "order.pay", input: orderId };
  return once(deps.db, request, async (tx) => {
    const order = await rows.lockOwned(tx, owner, orderId);
    if (!order) throw new AppError("NOT_FOUND");
    if (order.status === "Failed") {
      const move = { from: "Failed" as const, to: "Submitted" as const, actor: "customer", at: context.now };
      await rows.moveOrder(tx, order, move);
    } else if (order.status !== "Submitted") throw new AppError("MOVE_NOT_ALLOWED");
    const due = {
      orderId,
      part: "order",
      provider: name,
      currency: order.currency,
      amountMicro: order.amountPayableMicro,
    };
    const payment = (await paymentRows.findPending(tx, orderId, "order")) ?? (await paymentRows.insertPending(tx, due));
    const payUrl = await provider.payUrl({
      paymentId: payment.id,
      orderNumber: order.orderNumber,
      currency: order.currency as Currency,
      amountMicro: payment.amountMicro,
      returnUrl: `${linkPrefix(context.area, context.locale)}/my-center/orders/${orderId}`,
    });
    return { payUrl };
  });
}
