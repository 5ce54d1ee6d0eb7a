// The shipping of an order: estimated at the checkout, fixed when the parcel is weighed, paid before it leaves.

import { AppError } from "@/lib/contracts/errors";
import { shippingDue } from "@/lib/core/order/totals";
import { bookFor } from "@/lib/core/pricing/book-for";
import { shippingByWeight, type ShippingMethod } from "@/lib/core/pricing/shipping";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as paymentRows from "@/lib/server/payment/rows";
import { mailProcessed } from "../care/care-mails";
import * as rows from "../rows";

type Charged = Pick<rows.OrderRow, "shippingChargeMicro" | "shippingDiscountMicro">;

/** Total shipping charge of an order, paid or not; null until the parcel is weighed. */
export function shippingDueOf({ shippingChargeMicro, shippingDiscountMicro }: Charged): number | null {
  return shippingDue({ chargeMicro: shippingChargeMicro, discountMicro: shippingDiscountMicro });
}

/** Charge of the price book for a parcel of this weight to the order's address, in whole cents, before its coupon. */
export function chargeByWeight(
  deps: Pick<Deps, "books">,
  order: Pick<rows.OrderRow, "area" | "shippingMethod" | "receiver">,
  { weightKg, now }: { weightKg: number; now: Date },
): number {
  const { book } = bookFor(deps.books.boards, order.area, { nowMs: now.getTime() });
  const { country } = order.receiver;
  const to = typeof country === "string" ? country : undefined;
  return shippingByWeight(weightKg, order.shippingMethod as ShippingMethod, book, to).amountMicro;
}

/**
 * Moves an order that the caller holds from In Production to Processed and fixes its charge (before the coupon, in whole
 * cents): the customer is told what is due, or that nothing is. MOVE_NOT_ALLOWED from anywhere else, and for a charge
 * below nothing. Answers what is due.
 */
export async function fixShippingCharge(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: rows.OrderRow,
  { chargeMicro, now, ...note }: { chargeMicro: number; now: Date; note?: string; details?: Record<string, string> },
): Promise<number> {
  if (order.status !== "In Production" || chargeMicro < 0) throw new AppError("MOVE_NOT_ALLOWED");
  const set = { shippingChargeMicro: chargeMicro };
  await rows.moveOrder(tx, order, { from: "In Production", to: "Processed", actor: "staff", at: now, set, ...note });
  const dueMicro = shippingDueOf({ ...order, ...set }) ?? 0;
  await mailProcessed(deps, tx, order, dueMicro);
  return dueMicro;
}

/** True when the parcel may leave: it was weighed, and nothing is due any more. */
export async function isShippingSettled(db: Database | Transaction, order: rows.OrderRow): Promise<boolean> {
  const dueMicro = shippingDueOf(order);
  if (dueMicro === null) return false;
  if (dueMicro === 0) return true;
  const payments = await paymentRows.listByOrder(db, order.id);
  return payments.some(({ part, status }) => part === "shipping" && status === "succeeded");
}

/** Ids of the orders whose shipping is charged and not paid. */
export async function unpaidShipping(
  db: Database | Transaction,
  orders: readonly (Charged & { id: string })[],
): Promise<ReadonlySet<string>> {
  const charged = orders.filter((order) => shippingDueOf(order) !== 0).map(({ id }) => id);
  const paid = await paymentRows.findPaid(db, charged, "shipping");
  return new Set(charged.filter((id) => !paid.has(id)));
}
