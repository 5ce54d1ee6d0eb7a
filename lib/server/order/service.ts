// A customer's orders: the list, and the pictures of what was ordered.

import { AppError } from "@/lib/contracts/errors";
import { type OrderSummary, orderStatus, questionState } from "@/lib/contracts/order";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { expireQuotes } from "@/lib/server/bom/expire";
import { ownerOf } from "@/lib/server/cart/service";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import type { PictureSize } from "@/lib/server/gerber/picture-answer";
import * as listRows from "./list-rows";
import { describeListed } from "./place/listed";
import { linePictureAnswer } from "./place/line-picture";
import * as messageRows from "./care/message-rows";
import * as rows from "./rows";
import { unpaidShipping } from "./pay/shipping-charge";

type Context = RequestContext<Viewer>;

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

export async function list(deps: Deps, filter: listRows.OrderFilter, context: Context) {
  const owner = ownerOf(context);
  await expireQuotes(deps, context.now, owner);
  const found = await listRows.listOwned(deps.db, owner, filter);
  const count = await listRows.countByStatus(deps.db, owner, filter);
  const ids = found.map(({ id }) => id);
  const unseen = await messageRows.countUnseen(deps.db, ids, "customer");
  const due = await unpaidShipping(
    deps.db,
    found.filter(({ status }) => status === "Processed"),
  );
  const listed = await describeListed(deps.db, ids);
  return {
    rows: found.map((row) => ({ ...toSummary(row, unseen.get(row.id) ?? 0, due.has(row.id)), ...listed(row.id) })),
    total: filter.status ? (count[filter.status] ?? 0) : Object.values(count).reduce((sum, orders) => sum + orders, 0),
    count,
  };
}

export async function linePicture(
  deps: Deps,
  { id, ...of }: { id: string; position: number; size: PictureSize },
  context: Context,
): Promise<FileAnswer> {
  const order = await rows.findOwned(deps.db, ownerOf(context), id);
  if (!order) throw new AppError("NOT_FOUND");
  return linePictureAnswer(deps, id, of);
}
