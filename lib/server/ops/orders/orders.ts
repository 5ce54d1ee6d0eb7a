// Orders in the admin: the queue, and everything about one.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type AdminOrder, type AdminOrderRow, type listAdminOrders, viewAdminOrder } from "@/lib/contracts/ops-order";
import { mayAskQuestion } from "@/lib/core/order/care";
import { dueOf } from "@/lib/core/order/due";
import { mayMoveOrder, nextOrderStatuses, type OrderStatus } from "@/lib/core/order/states";
import { openItem } from "@/lib/server/cart/kinds";
import { withParts } from "@/lib/server/cart/with-parts";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { documentsOf } from "@/lib/server/order/care/documents";
import { linePictureAnswer } from "@/lib/server/order/place/line-picture";
import { listMessages } from "@/lib/server/order/care/message-rows";
import * as orderRows from "@/lib/server/order/rows";
import { chargeByWeight } from "@/lib/server/order/pay/shipping-charge";
import { isShippingSettled, shippingDueOf } from "@/lib/server/order/pay/shipping-due";
import { view as viewAsCustomer } from "@/lib/server/order/view";
import { actsOn } from "../records/audit";
import { isRemake } from "./complaint-rows";
import { complaintsOf } from "./complaints";
import { customerOf } from "../records/customer";
import { fetchFile } from "./files";
import * as rows from "./order-rows";
import { notesOf, ownerOf } from "../records/records";
import { refundsOf } from "./refunds";

type Context = RequestContext<Viewer>;

export const orderSubject = (orderId: string): string => `order:${orderId}`;

/** For every act on an order; NOT_FOUND where there is none. */
export async function getOrder(deps: Pick<Deps, "db">, id: string): Promise<orderRows.OrderRow> {
  const order = await orderRows.find(deps.db, id);
  if (!order) throw new AppError("NOT_FOUND");
  return order;
}

type ListedOrder = Awaited<ReturnType<typeof rows.list>>["rows"][number];
type Promised = Pick<orderRows.OrderRow, "status" | "promisedAt" | "promiseStoppedAt">;

const dueOfOrder = ({ status, promisedAt, promiseStoppedAt }: Promised, now: Date) =>
  dueOf(
    {
      status: status,
      promisedMs: promisedAt?.getTime() ?? null,
      isStopped: promiseStoppedAt !== null,
    },
    now.getTime(),
  );

export function toRow(row: ListedOrder, { viewer, now }: Pick<Context, "viewer" | "now">): AdminOrderRow {
  const { ownerId, owner } = row;
  return {
    orderId: row.id,
    orderNumber: row.orderNumber,
    area: row.area,
    status: row.status,
    productType: row.productType as AdminOrderRow["productType"],
    title: row.title,
    quantity: row.quantity,
    lines: row.lineCount,
    currency: row.currency as AdminOrderRow["currency"],
    amountPayableMicro: row.isPriced ? row.amountPayableMicro : null,
    customer: row.customer,
    orderDate: row.createdAt.toISOString(),
    movedAt: row.movedAt.toISOString(),
    estimatedShippingDate: row.promisedAt?.toISOString() ?? null,
    isAsked: row.questionState === "asked",
    waits: row.waits,
    due: dueOfOrder(row, now),
    owner: ownerId === null ? null : { accountId: ownerId, name: owner ?? "", isMe: ownerId === viewer.accountId },
  };
}

type Filter = Omit<ParsedInputOf<typeof listAdminOrders>, "pageNum" | "pageSize">;

/** The filter of the wire as the rows take it. */
export function toFilter({ owner, ...filter }: Filter, { viewer, now }: Pick<Context, "viewer" | "now">) {
  const ownerId = owner === undefined ? undefined : owner === "me" ? viewer.accountId : null;
  return { ...filter, ownerId, now };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listAdminOrders>, context: Context) {
  const { pageNum, pageSize, area } = input;
  const filter = toFilter(input, context);
  const found = await rows.list(deps.db, { ...filter, pageNum, pageSize });
  const waiting = await rows.countWaiting(deps.db, { area });
  return {
    rows: found.rows.map((row) => toRow(row, context)),
    total: found.total,
    count: await rows.countByStatus(deps.db, filter),
    waits: await rows.countByWaits(deps.db, filter),
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Grams that the specifications let expect, at least one. */
async function expectedGrams(deps: Deps, lines: orderRows.OrderLineRow[]): Promise<number> {
  const opened = (await withParts(deps.db, lines)).map(openItem);
  const grams = opened.reduce((sum, { weightKg }) => sum + Math.ceil(weightKg * 1000), 0);
  return Math.max(1, grams);
}

/** As it was put on the scale; null before that. */
export function weighedGrams(events: readonly orderRows.OrderEventRow[]): number | null {
  const weighed = events.find(({ details }) => details.weightGrams !== undefined)?.details.weightGrams;
  return weighed === undefined ? null : Number(weighed);
}

/** A remake ships free of charge. */
async function bookCharge(deps: Deps, order: orderRows.OrderRow, grams: number, now: Date): Promise<number> {
  return (await isRemake(deps.db, order.id)) ? 0 : chargeByWeight(deps, order, { weightKg: grams / 1000, now });
}

async function shippingOf(deps: Deps, order: orderRows.OrderRow, lines: orderRows.OrderLineRow[], now: Date) {
  const proposedGrams = await expectedGrams(deps, lines);
  return {
    chargeMicro: order.shippingChargeMicro,
    dueMicro: shippingDueOf(order),
    isSettled: await isShippingSettled(deps.db, order),
    weightGrams: weighedGrams(await orderRows.findEvents(deps.db, order.id)),
    proposedGrams,
    proposedMicro: await bookCharge(deps, order, proposedGrams, now),
  };
}

/** Charge of the price book for a parcel of the order, and the part that the customer would pay. */
export async function quoteShipping(deps: Deps, { id, weightGrams }: { id: string; weightGrams: number }, now: Date) {
  const order = await getOrder(deps, id);
  const chargeMicro = await bookCharge(deps, order, weightGrams, now);
  return { chargeMicro, dueMicro: shippingDueOf({ ...order, shippingChargeMicro: chargeMicro }) ?? 0 };
}

function movesOf(status: OrderStatus): OrderStatus[] {
  return nextOrderStatuses(status).filter((to) => mayMoveOrder(status, to, "staff"));
}

export async function view(deps: Deps, id: string, context: Context): Promise<AdminOrder> {
  const { db } = deps;
  const order = await getOrder(deps, id);
  const status = order.status;
  const lines = await orderRows.findLines(db, id);
  const area = order.area;
  const asCustomer = { ...context, area, viewer: { ...context.viewer, accountId: order.accountId } };
  return viewAdminOrder.output.parse({
    area,
    customer: await customerOf(db, order.accountId),
    order: await viewAsCustomer(deps, id, asCustomer),
    waits: await rows.findWaits(db, id),
    questionState: order.questionState,
    promiseStoppedAt: order.promiseStoppedAt?.toISOString() ?? null,
    moves: movesOf(status),
    mayAsk: mayAskQuestion(status),
    shipping: await shippingOf(deps, order, lines, context.now),
    complaints: await complaintsOf(db, id),
    refunds: await refundsOf(db, id),
    due: dueOfOrder(order, context.now),
    owner: await ownerOf(db, orderSubject(id), context),
    notes: await notesOf(db, orderSubject(id)),
    acts: await actsOn(db, orderSubject(id)),
  });
}

export async function linePicture(deps: Deps, { id, position }: { id: string; position: number }): Promise<FileAnswer> {
  await getOrder(deps, id);
  return linePictureAnswer(deps, id, { position });
}

/** A file of the order's lines, messages or complaints. */
export async function file(
  deps: Deps,
  { id, fileUrl }: { id: string; fileUrl: string },
  context: Context,
): Promise<FileAnswer> {
  const order = await getOrder(deps, id);
  const lines = await orderRows.findLines(deps.db, id);
  const messages = await listMessages(deps.db, id);
  const complaints = await complaintsOf(deps.db, id);
  const known = [
    ...(await documentsOf(deps.db, lines)).map((document) => document.fileUrl),
    ...messages.flatMap(({ fileIds }) => fileIds),
    ...complaints.flatMap(({ files }) => files.map((shown) => shown.fileUrl)),
  ];
  return fetchFile(deps, { fileUrl, known, subject: orderSubject(id), accountId: order.accountId }, context);
}
