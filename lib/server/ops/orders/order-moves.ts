// Actions of staff on an order: each is one transaction of the status, the money, the email and the log entry.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type {
  cancelAdminOrder,
  confirmAdminTransfer,
  deliverAdminOrder,
  moveAdminOrder,
  processAdminOrder,
  shipAdminOrder,
} from "@/lib/contracts/ops-order";
import { mayMoveOrder, type OrderStatus } from "@/lib/core/order/states";
import { releaseOrder } from "@/lib/server/bom/rows";
import { releaseCoupon } from "@/lib/server/coupon/rows";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { boardNameIn, fieldMessage, itemNameIn, listIn } from "@/lib/server/http/translate";
import { boardsOfLine } from "@/lib/server/order/place/boards";
import { mailMoved, mailShipped } from "@/lib/server/order/care/care-mails";
import { releaseForPayment } from "@/lib/server/order/change/check";
import { findShipment } from "@/lib/server/order/care/care-rows";
import { holdWithQuotes, type OrderWithQuotes } from "@/lib/server/order/change/hold";
import { mailCancelledByUs } from "@/lib/server/order/mails";
import { moveOrder } from "@/lib/server/order/move";
import * as orderRows from "@/lib/server/order/rows";
import { fixShippingCharge } from "@/lib/server/order/pay/shipping-charge";
import { isShippingSettled } from "@/lib/server/order/pay/shipping-due";
import { closePending } from "@/lib/server/payment/closing";
import { confirmTransfer } from "@/lib/server/payment/confirm-transfer";
import { insertRefund, refundableMicro } from "@/lib/server/payment/refund-rows";
import * as paymentRows from "@/lib/server/payment/rows";
import { publishOrderWithQuotes, publishOrderChanged } from "@/lib/server/realtime/publish";
import { type Details, recordAct } from "../records/audit";
import { isRemake } from "./complaint-rows";
import * as rows from "./order-rows";
import { getOrder, orderSubject, weighedGrams } from "./orders";

type Context = RequestContext<Viewer>;
type Order = orderRows.OrderRow;
type Seen = { id: string; from: OrderStatus };

/** The order, held, where the staff member saw it: of two who act at once one is told that it has gone on. */
async function holdSeen(tx: Transaction, { id, from }: Seen): Promise<OrderWithQuotes> {
  const held = await holdWithQuotes(tx, id);
  if (!held) throw new AppError("NOT_FOUND");
  const { status } = held.order;
  if (status !== from) throw new AppError("STALE_VERSION", { data: { status } });
  return held;
}

type Act<T> = { answer: T; to: OrderStatus; details?: Details; kind: string };

/** Runs an act once for its key, writes it down, and tells the customer's pages when it is committed. */
export async function act<T>(
  deps: Deps,
  context: Context,
  { operation, input }: { operation: string; input: Seen },
  work: (tx: Transaction, order: Order, quotes: OrderWithQuotes["quotes"]) => Promise<Act<T>>,
): Promise<T> {
  const request = { accountId: context.viewer.accountId, key: context.idempotencyKey, operation, input };
  let quotes: OrderWithQuotes["quotes"] = [];
  const answer = await once(deps.db, request, async (tx) => {
    const { order, ...held } = await holdSeen(tx, input);
    quotes = held.quotes;
    const done = await work(tx, order, quotes);
    const details = { from: input.from, to: done.to, ...done.details };
    const subject = orderSubject(order.id);
    await recordAct(tx, context, { kind: done.kind, accountId: order.accountId, subject, details });
    return done.answer;
  });
  publishOrderWithQuotes(deps, { order: await getOrder(deps, input.id), quotes });
  return answer;
}

function requireMove(order: Order, to: OrderStatus): void {
  if (!mayMoveOrder(order.status, to, "staff")) throw new AppError("MOVE_NOT_ALLOWED");
}

/** Every board is made from its own files. FILES_MISSING names the boards, and the lines that they are of. */
async function requireFiles(tx: Transaction, { id }: Order, { locale }: Context): Promise<void> {
  const lines = await orderRows.findLines(tx, id);
  const missing = lines.flatMap((line) => {
    const boards = boardsOfLine(line);
    const boardLabel = (boardName: string, at: number) =>
      boards.length > 1 ? boardNameIn(locale, boardName, at) : itemNameIn(locale, line);
    return boards.flatMap(({ boardName, fileId }, at) =>
      fileId === null ? [{ line: line.position, board: at, name: boardLabel(boardName, at) }] : [],
    );
  });
  if (missing.length === 0) return;
  const names = listIn(
    locale,
    missing.map(({ name }) => name),
  );
  throw new AppError("FILES_MISSING", {
    values: { names },
    data: { lines: [...new Set(missing.map(({ line }) => line))], boards: missing },
  });
}

export function move(deps: Deps, input: ParsedInputOf<typeof moveAdminOrder>, context: Context) {
  const { from, to, note } = input;
  return act(deps, context, { operation: "ops.order.move", input }, async (tx, order, quotes) => {
    const done = { kind: "order-moved", to, answer: { status: to }, details: { note } };
    requireMove(order, to);
    if (to === "Submitted") {
      await releaseForPayment(deps, tx, { order, quotes }, { actor: "staff", note, at: context.now });
      return done;
    }
    if (order.questionState === "asked") throw new AppError("QUESTION_OPEN");
    // The pages promise that the date is agreed on before production.
    if (to === "In Production" && order.promisedAt === null) throw new AppError("SHIP_DATE_MISSING");
    await requireFiles(tx, order, context);
    await moveOrder(tx, order, { from, to, actor: "staff", note, at: context.now });
    await mailMoved(deps, tx, order, to);
    return done;
  });
}

export function process(deps: Deps, input: ParsedInputOf<typeof processAdminOrder>, context: Context) {
  const { weightGrams, note } = input;
  const to = "Processed" as const;
  return act(deps, context, { operation: "ops.order.process", input }, async (tx, order) => {
    requireMove(order, to);
    // A remake ships free of charge too.
    const chargeMicro = (await isRemake(tx, order.id)) ? 0 : input.chargeMicro;
    const said = { note, details: { weightGrams: String(weightGrams) } };
    const dueMicro = await fixShippingCharge(deps, tx, order, { chargeMicro, now: context.now, ...said });
    const facts = { weightGrams, chargeMicro, dueMicro, note };
    return { kind: "order-weighed", to, answer: { status: to, dueMicro }, details: facts };
  });
}

export function ship(deps: Deps, input: ParsedInputOf<typeof shipAdminOrder>, context: Context) {
  const { from, carrier, trackingNumber, note } = input;
  const to = "Shipped" as const;
  return act(deps, context, { operation: "ops.order.ship", input }, async (tx, order) => {
    requireMove(order, to);
    if (!(await isShippingSettled(tx, order))) throw new AppError("SHIPPING_UNPAID");
    const weightGrams = weighedGrams(await orderRows.findEvents(tx, order.id));
    const parcel = { carrier, trackingNumber, weightGrams, shippedAt: context.now };
    await rows.insertShipment(tx, { orderId: order.id, ...parcel });
    await moveOrder(tx, order, { from, to, actor: "staff", note, at: context.now });
    await mailShipped(deps, tx, order, { carrier, trackingNumber });
    return { kind: "order-shipped", to, answer: { status: to }, details: { carrier, trackingNumber, note } };
  });
}

/** Refunds everything that was paid and is not being refunded already. Returns the amount. */
async function refundOrder(tx: Transaction, orderId: string, now: Date): Promise<number> {
  let refundMicro = 0;
  for (const payment of await paymentRows.listByOrder(tx, orderId)) {
    if (payment.status !== "succeeded") continue;
    refundMicro += await refundableMicro(tx, payment);
    await insertRefund(tx, payment, { reason: "cancelled by staff", now });
    await paymentRows.settle(tx, payment.id, { status: "refunded", now });
  }
  return refundMicro;
}

export function cancel(deps: Deps, input: ParsedInputOf<typeof cancelAdminOrder>, context: Context) {
  const { from, reason } = input;
  const to = "Cancelled" as const;
  return act(deps, context, { operation: "ops.order.cancel", input }, async (tx, order) => {
    requireMove(order, to);
    const refundMicro = await refundOrder(tx, order.id, context.now);
    await closePending(tx, order.id, context.now);
    await moveOrder(tx, order, { from, to, actor: "staff", note: reason, at: context.now });
    await releaseCoupon(tx, order.id);
    await releaseOrder(tx, order.id);
    await mailCancelledByUs(deps, tx, order, { reason, refundMicro });
    return { kind: "order-cancelled", to, answer: { status: to, refundMicro }, details: { reason, refundMicro } };
  });
}

/** INVALID_INPUT for a moment before it left or after now. */
export async function deliver(deps: Deps, input: ParsedInputOf<typeof deliverAdminOrder>, context: Context) {
  const deliveredAt = new Date(input.deliveredAt);
  const order = await withTransaction(deps.db, async (tx) => {
    const held = await orderRows.lock(tx, input.id);
    const shipment = held && (await findShipment(tx, held.id));
    if (!shipment) throw new AppError(held ? "MOVE_NOT_ALLOWED" : "NOT_FOUND");
    if (deliveredAt < shipment.shippedAt || deliveredAt > context.now) {
      throw new AppError("INVALID_INPUT", {
        data: [{ field: "deliveredAt", message: fieldMessage(context.locale, "common.invalid") }],
      });
    }
    await rows.setDelivered(tx, held.id, deliveredAt);
    const details = { deliveredAt: deliveredAt.toISOString() };
    const { accountId } = held;
    await recordAct(tx, context, { kind: "order-delivered", accountId, subject: orderSubject(held.id), details });
    return held;
  });
  publishOrderChanged(deps, order);
  return {};
}

/** The booking is kept with the staff member's name by the payment itself. NOT_FOUND where no transfer is awaited. */
export async function transfer(deps: Deps, input: ParsedInputOf<typeof confirmAdminTransfer>, context: Context) {
  const { orderNumber, currency } = await getOrder(deps, input.id);
  const { amountMicro, bankReference } = input;
  const seen = { orderNumber, currency, amountMicro, bankReference };
  return { effect: await confirmTransfer(deps, context.viewer.accountId, seen) };
}
