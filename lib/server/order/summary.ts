// An order as lists and webhooks show it.

import { type ListedOrder, type OrderSummary, orderStatus, questionState } from "@/lib/contracts/order";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { Queryable } from "@/lib/server/db/client";
import * as messageRows from "./care/message-rows";
import type * as listRows from "./list-rows";
import { unpaidShipping } from "./pay/shipping-due";
import { describeListed } from "./place/listed";

/** `unseen`: messages of ours that the customer has yet to see. */
export function toSummary(row: listRows.ListedOrder, unseen: number, isShippingDue: boolean): OrderSummary {
  return {
    orderId: row.id,
    orderNumber: row.orderNumber,
    productType: row.productType as OrderSummary["productType"],
    status: orderStatus.parse(row.status),
    currency: row.currency as OrderSummary["currency"],
    amountPayableMicro: row.isPriced ? row.amountPayableMicro : null,
    orderDate: row.createdAt.toISOString(),
    estimatedShippingDate: row.promisedAt?.toISOString() ?? null,
    isScheduled: isScheduled(row),
    title: row.title,
    quantity: row.quantity,
    lines: row.lineCount,
    purchaseNumber: row.purchaseNumber,
    questionState: questionState.parse(row.questionState),
    isShippingDue,
    unseenMessages: unseen,
  };
}

/** Orders in the form of their list, in the given order. */
export async function listedOrders(db: Queryable, found: readonly listRows.ListedOrder[]): Promise<ListedOrder[]> {
  const ids = found.map(({ id }) => id);
  const unseen = await messageRows.countUnseen(db, ids, "customer");
  const due = await unpaidShipping(
    db,
    found.filter(({ status }) => status === "Processed"),
  );
  const listed = await describeListed(db, ids);
  return found.map((row) => ({ ...toSummary(row, unseen.get(row.id) ?? 0, due.has(row.id)), ...listed(row.id) }));
}
