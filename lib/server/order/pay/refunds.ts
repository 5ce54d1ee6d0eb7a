// The refunds of an order as its customer sees them: one entry for each decision, with the payments it goes back by.

import type { OrderView } from "@/lib/contracts/order";
import type { Database } from "@/lib/server/db/client";
import * as refundRows from "@/lib/server/payment/refund-rows";

type OrderRefund = OrderView["refunds"][number];

/** A customer is told that money is on its way until it was sent, whoever has to send it. */
const stateOf = (status: string) => (status === "sent" ? "refunded" : "processing");

function toPart({ refund, payment }: refundRows.OrderRefundRow): OrderRefund["parts"][number] {
  return {
    part: payment.part,
    method: payment.method,
    amountMicro: refund.amountMicro,
    state: stateOf(refund.status),
    reference: refund.reference,
    sentAt: refund.sentAt?.toISOString() ?? null,
  };
}

export async function refundsOfOrder(db: Database, orderId: string): Promise<OrderRefund[]> {
  const decisions = new Map<string, refundRows.OrderRefundRow[]>();
  for (const row of await refundRows.listByOrder(db, orderId)) {
    // Two payments that are returned at different times are two decisions, though both are for the order.
    const key = `${row.refund.cause} ${row.refund.createdAt.toISOString()}`;
    decisions.set(key, [...(decisions.get(key) ?? []), row]);
  }
  return [...decisions.values()].map((rows) => {
    const parts = rows.map(toPart);
    const [first] = rows;
    return {
      cause: first?.refund.cause === "order" ? "order" : "complaint",
      amountMicro: parts.reduce((sum, { amountMicro }) => sum + amountMicro, 0),
      state: parts.every(({ state }) => state === "refunded") ? "refunded" : "processing",
      at: first?.refund.createdAt.toISOString() ?? "",
      parts,
    };
  });
}
