// The shipping of an order as it is due: fixed when the parcel is weighed, paid before it leaves.

import { shippingDue } from "@/lib/core/order/totals";
import type { Queryable } from "@/lib/server/db/client";
import * as paymentRows from "@/lib/server/payment/rows";
import type * as rows from "../rows";

type Charged = Pick<rows.OrderRow, "shippingChargeMicro" | "shippingDiscountMicro">;

/** Total shipping charge of an order, paid or not; null until the parcel is weighed. */
export function shippingDueOf({ shippingChargeMicro, shippingDiscountMicro }: Charged): number | null {
  return shippingDue({ chargeMicro: shippingChargeMicro, discountMicro: shippingDiscountMicro });
}

/** True when the parcel may leave: it was weighed, and nothing is due any more. */
export async function isShippingSettled(db: Queryable, order: rows.OrderRow): Promise<boolean> {
  const dueMicro = shippingDueOf(order);
  if (dueMicro === null) return false;
  if (dueMicro === 0) return true;
  const payments = await paymentRows.listByOrder(db, order.id);
  return payments.some(({ part, status }) => part === "shipping" && status === "succeeded");
}

/** Ids of the orders whose shipping is charged and not paid. */
export async function unpaidShipping(
  db: Queryable,
  orders: readonly (Charged & { id: string })[],
): Promise<ReadonlySet<string>> {
  const charged = orders.filter((order) => shippingDueOf(order) !== 0).map(({ id }) => id);
  const paid = await paymentRows.findPaid(db, charged, "shipping");
  return new Set(charged.filter((id) => !paid.has(id)));
}
