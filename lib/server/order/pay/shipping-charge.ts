// The charge for shipping an order, fixed when the parcel is weighed.

import { AppError } from "@/lib/contracts/errors";
import { bookFor } from "@/lib/core/pricing/book-for";
import { shippingByWeight, type ShippingMethod } from "@/lib/core/pricing/shipping";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { mailProcessed } from "../care/care-mails";
import { moveOrder } from "../move";
import type * as rows from "../rows";
import { shippingDueOf } from "./shipping-due";

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
  await moveOrder(tx, order, { from: "In Production", to: "Processed", actor: "staff", at: now, set, ...note });
  const dueMicro = shippingDueOf({ ...order, ...set }) ?? 0;
  await mailProcessed(deps, tx, order, dueMicro);
  return dueMicro;
}
