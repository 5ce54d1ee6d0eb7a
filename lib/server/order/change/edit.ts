// Changes by the customer until engineering review: PO number, notes and address.

import { receiverFields } from "@/lib/contracts/address";
import type { editOrder } from "@/lib/contracts/order-care";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { mayEditOrder } from "@/lib/core/order/care";
import { taxesFor } from "@/lib/core/order/taxes";
import * as addressRows from "@/lib/server/address/rows";
import { openItem } from "@/lib/server/cart/kinds";
import { ownerOf } from "@/lib/server/cart/service";
import { withParts } from "@/lib/server/cart/with-parts";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { addNote } from "../care/notes";
import * as rows from "../rows";
import { chargeByWeight } from "../pay/shipping-charge";

type Input = ParsedInputOf<typeof editOrder>;
type Context = RequestContext<Viewer>;

/** Another address, with what its country makes of freight and taxes. What is paid now stays as it is. */
async function moveTo(deps: Deps, tx: Transaction, order: rows.OrderRow, where: { receiverId: string; now: Date }) {
  const { accountId, area } = order;
  const found = await addressRows.findOwned(tx, { accountId, area }, where.receiverId);
  if (!found) throw new AppError("NOT_FOUND");
  const receiver = receiverFields.parse(found);
  const lines = await withParts(tx, await rows.findLines(tx, order.id));
  const weightKg = lines.reduce((sum, line) => sum + openItem(line).weightKg, 0);
  const shippingEstimateMicro = chargeByWeight(deps, { ...order, receiver }, { weightKg, now: where.now });
  // A coupon that takes all of the freight still takes no more than it.
  const shippingMicro = Math.max(0, shippingEstimateMicro - order.shippingDiscountMicro);
  const subtotalMicro = order.merchandiseMicro - order.couponDiscountMicro;
  // Without a price, taxes are unknown.
  const taxes = order.isPriced ? taxesFor({ area: area, country: receiver.country, subtotalMicro, shippingMicro }) : [];
  await rows.update(tx, order.id, { receiver, shippingEstimateMicro, taxes });
  await addNote(tx, order, { actor: "customer", note: "addressChanged", at: where.now });
}

async function change(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<void> {
  const order = await rows.lockOwned(tx, ownerOf(context), input.orderId);
  if (!order) throw new AppError("NOT_FOUND");
  if (!mayEditOrder(order.status)) throw new AppError("MOVE_NOT_ALLOWED");
  const { purchaseNumber = order.purchaseNumber, remark = order.remark, receiverId } = input;
  if (receiverId !== undefined) await moveTo(deps, tx, order, { receiverId, now: context.now });
  if (remark !== order.remark) await addNote(tx, order, { actor: "customer", note: "remarkChanged", at: context.now });
  await rows.update(tx, order.id, { purchaseNumber, remark });
}

export async function edit(deps: Deps, input: Input, context: Context): Promise<Record<string, never>> {
  await withTransaction(deps.db, (tx) => change(deps, tx, input, context));
  publishOrderChanged(deps, { id: input.orderId, accountId: context.viewer.accountId });
  return {};
}
