// A customer's orders: the list, and one as it was placed.

import { AppError } from "@/lib/contracts/errors";
import type { OrderStatus, OrderSummary, OrderView } from "@/lib/contracts/order";
import { orderStatus, viewOrder } from "@/lib/contracts/order";
import { mayMoveOrder } from "@/lib/core/order/states";
import { ownerOf } from "@/lib/server/cart/service";
import type { Deps } from "@/lib/server/deps";
import { pictureAnswer } from "@/lib/server/gerber/service";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { readMethod } from "@/lib/server/payment/methods";
import * as paymentRows from "@/lib/server/payment/rows";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

function toSummary(row: rows.OrderRow): OrderSummary {
  return {
    orderId: row.id,
    orderNumber: row.orderNumber,
    productType: row.productType as OrderSummary["productType"],
    status: orderStatus.parse(row.status),
    currency: row.currency as OrderSummary["currency"],
    amountPayableMicro: row.amountPayableMicro,
    orderDate: row.createdAt.toISOString(),
    estimatedShippingDate: row.promisedAt?.toISOString() ?? null,
    title: row.title,
    quantity: row.quantity,
    lines: row.lineCount,
  };
}

export async function list(deps: Deps, filter: rows.OrderFilter, context: Context) {
  const owner = ownerOf(context);
  const found = await rows.listOwned(deps.db, owner, filter);
  const count = await rows.countByStatus(deps.db, owner);
  return { rows: found.rows.map(toSummary), total: found.total, count };
}

function toLine(row: rows.OrderLineRow) {
  return {
    itemType: row.itemType,
    partNo: row.partNo,
    projectId: row.projectId,
    projectName: row.projectName,
    hasPicture: row.topPictureKey !== null,
    specification: row.specification,
    price: row.price,
    totalMicro: row.totalMicro,
  };
}

function toEvent(row: rows.OrderEventRow) {
  return { from: row.fromStatus, to: row.toStatus, at: row.createdAt.toISOString(), actor: row.actor, note: row.note };
}

function toPayment(row: paymentRows.PaymentRow) {
  const { part, provider, method, status, amountMicro } = row;
  return { part, provider, method, status, amountMicro, at: (row.settledAt ?? row.createdAt).toISOString() };
}

/** Each file once, with the lines that it belongs to. */
async function documentsOf(deps: Deps, lines: rows.OrderLineRow[]): Promise<OrderView["documents"]> {
  const fileIds = [...new Set(lines.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))];
  const found = new Map((await rows.findFiles(deps.db, fileIds)).map((file) => [file.id, file]));
  return fileIds.flatMap((fileUrl) => {
    const file = found.get(fileUrl);
    const positions = lines.filter(({ fileId }) => fileId === fileUrl).map(({ position }) => position);
    return file ? [{ kind: "board" as const, fileUrl, fileName: file.name, size: file.size, lines: positions }] : [];
  });
}

export async function view(deps: Deps, id: string, context: Context): Promise<OrderView> {
  const order = await rows.findOwned(deps.db, ownerOf(context), id);
  if (!order) throw new AppError("NOT_FOUND");
  const status = order.status as OrderStatus;
  const lines = await rows.findLines(deps.db, id);
  return viewOrder.output.parse({
    ...toSummary(order),
    paidDate: order.paidAt?.toISOString() ?? null,
    merchandiseTotalMicro: order.merchandiseMicro,
    couponDiscountMicro: order.couponDiscountMicro,
    subtotalMicro: order.merchandiseMicro - order.couponDiscountMicro,
    transactionFeeMicro: order.transactionFeeMicro,
    shippingEstimateMicro: order.shippingEstimateMicro,
    shippingMethod: order.shippingMethod,
    shippingDiscountMicro: order.shippingDiscountMicro,
    process: order.process,
    receiver: order.receiver,
    bill: order.bill,
    coupon: order.coupon,
    taxes: order.taxes,
    remark: order.remark,
    lines: lines.map(toLine),
    documents: await documentsOf(deps, lines),
    events: (await rows.findEvents(deps.db, id)).map(toEvent),
    payments: (await paymentRows.listByOrder(deps.db, id)).map(toPayment),
    paymentMethod: readMethod(order.paymentMethod),
    canPay: status === "Submitted" || status === "Failed",
    canCancel: mayMoveOrder(status, "Cancelled", "customer"),
  });
}

export async function linePicture(
  deps: Deps,
  { id, position }: { id: string; position: number },
  context: Context,
): Promise<FileAnswer> {
  const order = await rows.findOwned(deps.db, ownerOf(context), id);
  const line = order ? (await rows.findLines(deps.db, id))[position] : undefined;
  if (!line) throw new AppError("NOT_FOUND");
  return pictureAnswer(deps, line.topPictureKey, `${line.projectName || "board"}.svg`);
}
