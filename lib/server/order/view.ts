// One order as its customer sees it: as it was placed, where it stands, and what may be done about it now.

import { AppError } from "@/lib/contracts/errors";
import type { OrderView } from "@/lib/contracts/order";
import { viewOrder } from "@/lib/contracts/order";
import { costBreakdown } from "@/lib/core/order/breakdown";
import { mayAskQuestion, mayEditOrder } from "@/lib/core/order/care";
import { mayAddFiles, mayHideOrder, mayMoveOrder } from "@/lib/core/order/states";
import { arrivalBetween } from "@/lib/core/order/transit";
import { expireQuotes } from "@/lib/server/bom/expire";
import * as bomRows from "@/lib/server/bom/rows";
import { isInTime } from "@/lib/server/bom/status";
import { ownerOf } from "@/lib/server/cart/service";
import type { Database } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { pictureName } from "@/lib/server/gerber/picture-answer";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { lineChangeOf } from "./change/change-line";
import { readMethod } from "@/lib/server/payment/methods";
import * as paymentRows from "@/lib/server/payment/rows";
import * as careRows from "./care/care-rows";
import { canComplain, listComplaints, shippedMs } from "./care/complaints";
import * as messageRows from "./care/message-rows";
import { differencesOfOrder } from "./change/differences";
import { documentsOf } from "./care/documents";
import { listParts } from "./place/part-list";
import { refundsOfOrder } from "./pay/refunds";
import * as rows from "./rows";
import { toSummary } from "./summary";
import { isShippingSettled, shippingDueOf } from "./pay/shipping-due";
import { listThread } from "./care/thread";

function toLine(row: rows.OrderLineRow) {
  return {
    itemType: row.itemType,
    partNo: row.partNo,
    projectId: row.projectId,
    projectName: row.projectName,
    hasPicture: row.topPictureKey !== null,
    board3dSnapshot: pictureName(row.board3dSnapshotKey),
    dfm: row.dfm,
    specification: row.specification,
    price: row.price,
    totalMicro: row.totalMicro,
  };
}

function toEvent(row: rows.OrderEventRow) {
  const { fromStatus: from, toStatus: to, actor, note, details } = row;
  return { from, to, at: row.createdAt.toISOString(), actor, note, details };
}

function toPayment(row: paymentRows.PaymentRow) {
  const { part, provider, method, status, amountMicro } = row;
  return { part, provider, method, status, amountMicro, at: (row.settledAt ?? row.createdAt).toISOString() };
}

function toQuote({ id: quoteId, quoteNumber, expiresAt }: bomRows.BomQuoteRow) {
  return { quoteId, quoteNumber, expiresDate: expiresAt?.toISOString() ?? null };
}

function toShipment(row: careRows.ShipmentRow | null) {
  if (!row) return null;
  const { carrier, trackingNumber, weightGrams, shippedAt, deliveredAt } = row;
  const [left, came] = [shippedAt.toISOString(), deliveredAt?.toISOString() ?? null];
  return { carrier, trackingNumber, weightGrams, shippedAt: left, deliveredAt: came };
}

/** When a parcel is likely to come: counted from the day on which it left, or is promised to. */
function estimatedDelivery(order: rows.OrderRow, shippedAt: number | null) {
  const leavesMs = shippedAt ?? order.promisedAt?.getTime();
  const between = leavesMs === undefined ? null : arrivalBetween(leavesMs, order.shippingMethod, order.area as "en-US");
  return between && { from: new Date(between.fromMs).toISOString(), to: new Date(between.toMs).toISOString() };
}

/** Everything of an order that stands in other tables. */
async function readAll(db: Database, order: rows.OrderRow) {
  const lines = await rows.findLines(db, order.id);
  const events = await rows.findEvents(db, order.id);
  const shipment = await careRows.findShipment(db, order.id);
  return {
    ...{ lines, events, shipment },
    shippedAt: shippedMs(shipment, events),
    documents: await documentsOf(db, lines),
    fileDifferences: await differencesOfOrder(db, order, { lines, events }),
    partList: await listParts(db, lines),
    quotes: await bomRows.listOfOrder(db, order.id),
    payments: await paymentRows.listByOrder(db, order.id),
    refunds: await refundsOfOrder(db, order.id),
    complaintRows: await careRows.listComplaints(db, order.id),
    messages: await listThread(db, order.id),
    unseen: (await messageRows.countUnseen(db, [order.id], "customer")).get(order.id) ?? 0,
    isShippingSettled: await isShippingSettled(db, order),
  };
}
type Whole = Awaited<ReturnType<typeof readAll>>;

/** Actions that the customer may take now. */
function mays(order: rows.OrderRow, whole: Whole, now: Date) {
  const status = order.status;
  const { shippedAt, complaintRows: complaints } = whole;
  const isGoodsDue = status === "Submitted" || status === "Failed";
  return {
    canPay: isGoodsDue || (status === "Processed" && !whole.isShippingSettled),
    canCancel: mayMoveOrder(status, "Cancelled", "customer"),
    canAccept:
      mayMoveOrder(status, "Order Received", "customer") && whole.quotes.every((quote) => isInTime(quote, now)),
    canAddFiles: mayAddFiles(status),
    canEdit: mayEditOrder(status),
    canAnswer: mayAskQuestion(status),
    canComplete: mayMoveOrder(status, "Complete", "customer"),
    lineChange: lineChangeOf(order, whole.payments),
    canHide: mayHideOrder(status),
    canComplain: canComplain({ status, shippedAt, complaints, now }),
  };
}

/** The sums, as they stand now. */
function sums(order: rows.OrderRow) {
  return {
    merchandiseTotalMicro: order.merchandiseMicro,
    couponDiscountMicro: order.couponDiscountMicro,
    subtotalMicro: order.merchandiseMicro - order.couponDiscountMicro,
    transactionFeeMicro: order.transactionFeeMicro,
    shippingEstimateMicro: order.shippingEstimateMicro,
    shippingDiscountMicro: order.shippingDiscountMicro,
    shippingCostMicro: order.shippingChargeMicro,
    shippingDueMicro: shippingDueOf(order),
  };
}

export async function view(deps: Deps, id: string, context: RequestContext<Viewer>): Promise<OrderView> {
  const owner = ownerOf(context);
  await expireQuotes(deps, context.now, owner);
  const order = await rows.findOwned(deps.db, owner, id);
  if (!order) throw new AppError("NOT_FOUND");
  const whole = await readAll(deps.db, order);
  return viewOrder.output.parse({
    ...toSummary(order, whole.unseen, order.status === "Processed" && !whole.isShippingSettled),
    ...sums(order),
    ...mays(order, whole, context.now),
    paidDate: order.paidAt?.toISOString() ?? null,
    promiseStoppedDate: order.promiseStoppedAt?.toISOString() ?? null,
    estimatedDelivery: estimatedDelivery(order, whole.shippedAt),
    deliveryDate: whole.shipment?.deliveredAt?.toISOString() ?? null,
    shippingMethod: order.shippingMethod,
    paymentMethod: readMethod(order.paymentMethod),
    process: order.process,
    receiver: order.receiver,
    bill: order.bill,
    coupon: order.coupon,
    taxes: order.taxes,
    remark: order.remark,
    lines: whole.lines.map(toLine),
    partList: whole.partList,
    quotes: whole.quotes.filter(({ hiddenAt }) => hiddenAt === null).map(toQuote),
    breakdown: costBreakdown(whole.lines.map(({ price }) => price)),
    documents: whole.documents,
    fileDifferences: whole.fileDifferences,
    events: whole.events.map(toEvent),
    payments: whole.payments.map(toPayment),
    refunds: whole.refunds,
    messages: whole.messages,
    complaints: await listComplaints(deps.db, whole.complaintRows),
    shipment: toShipment(whole.shipment),
  });
}
