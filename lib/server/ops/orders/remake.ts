// An order that makes another one again: the same lines and files, at no charge, paid from its first moment.

import { promiseOnPayment } from "@/lib/core/order/promise";
import type { ItemPrice } from "@/lib/server/cart/kind";
import type { Transaction } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import * as orderRows from "@/lib/server/order/rows";

const SECTIONS = ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal", "total"] as const;

/** The same price with nothing in it. */
function freeOfCharge<P extends ItemPrice>(price: P, currency: string): P {
  const none = { currency, amountMicro: 0 };
  return { ...price, lines: [], unitPriceMicro: 0, ...Object.fromEntries(SECTIONS.map((section) => [section, none])) };
}

function toLine(line: orderRows.OrderLineRow, currency: string): orderRows.OrderLineInsert {
  const { id: _id, orderId: _orderId, position: _position, ...bought } = line;
  const price = freeOfCharge(line.price, currency);
  // A quoted item has its price in its specification too.
  const { specification } = line;
  const kept = "price" in specification ? { ...specification, price } : specification;
  return { ...bought, specification: kept, price, totalMicro: 0 };
}

/** Answers the new order's id. Its promise begins now, or is set by staff as the first one's was. */
export async function remake(tx: Transaction, order: orderRows.OrderRow, now: Date): Promise<string> {
  const id = newId();
  const { accountId, area, locale, currency, productType, title, quantity, lineCount, leadTimeDays } = order;
  const { shippingMethod, receiver, bill, purchaseNumber } = order;
  const lines = await orderRows.findLines(tx, order.id);
  const promisedMs = promiseOnPayment(now.getTime(), leadTimeDays);
  await orderRows.insertOrder(
    tx,
    {
      ...{ id, accountId, area, locale, currency, productType, title, quantity, lineCount, leadTimeDays },
      ...{ shippingMethod, receiver, bill, purchaseNumber },
      orderNumber: newNumber("BW", now),
      status: "Paid",
      merchandiseMicro: 0,
      amountPayableMicro: 0,
      shippingEstimateMicro: 0,
      paidAt: now,
      promisedAt: promisedMs === null ? null : new Date(promisedMs),
      createdAt: now,
    },
    lines.map((line) => toLine(line, currency)),
  );
  const note = { note: "remake", details: { orderNumber: order.orderNumber } };
  await orderRows.insertEvent(tx, id, { from: null, to: "Queued", actor: "staff", at: now, ...note });
  await orderRows.insertEvent(tx, id, { from: "Queued", to: "Submitted", actor: "system", at: now });
  await orderRows.insertEvent(tx, id, { from: "Submitted", to: "Paid", actor: "staff", at: now });
  return id;
}
