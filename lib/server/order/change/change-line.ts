// Changing what a line of an order is: priced anew while the order is unpaid, written to staff until it is reviewed.

import { pcbPrice } from "@/lib/contracts/pcb";
import type { UsedCoupon } from "@/lib/contracts/coupon";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { changeOrderLine, OrderView } from "@/lib/contracts/order";
import { receiverFields } from "@/lib/contracts/address";
import { lineChange } from "@/lib/core/order/states";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { ShippingMethod } from "@/lib/core/pricing/shipping";
import * as addressRows from "@/lib/server/address/rows";
import { type CheckoutTotals, computeTotals } from "@/lib/server/cart/checkout";
import type { CartItemType, ItemPrice, OpenItem } from "@/lib/server/cart/kind";
import { kindOf, openItem } from "@/lib/server/cart/kinds";
import { type ChargedItem, hasOffer } from "@/lib/server/cart/pricing";
import { ownerOf, requireBorneOut } from "@/lib/server/cart/service";
import { withParts } from "@/lib/server/cart/with-parts";
import * as couponRows from "@/lib/server/coupon/rows";
import { toCoupon } from "@/lib/server/coupon/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { dfmOfLine } from "@/lib/server/dfm/order-line";
import * as projectRows from "@/lib/server/gerber/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { closePending } from "@/lib/server/payment/closing";
import { readMethod } from "@/lib/server/payment/methods";
import * as paymentRows from "@/lib/server/payment/rows";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { changedOptions, changeWords } from "./change-words";
import { amountText, mailOrderChanged } from "../mails";
import { addNote } from "../care/notes";
import * as rows from "../rows";
import { offeredPart } from "../place/snapshot";
import { addMessage } from "../care/thread";

type Input = ParsedInputOf<typeof changeOrderLine>;
type Context = RequestContext<Viewer>;
type Outcome = { outcome: "changed" | "requested" | "unchanged"; amountPayableMicro: number };
type OrderedItem = ChargedItem & { line: rows.OrderLineRow };

/** Kinds that have a page on which they are changed. */
const CHANGEABLE: readonly string[] = ["Custom", "Stencil"];

/** Money that may be on its way through banks is for what was ordered: a person settles any change of it. */
export function lineChangeOf(
  { status }: Pick<rows.OrderRow, "status">,
  payments: readonly Pick<paymentRows.PaymentRow, "status" | "method">[],
): OrderView["lineChange"] {
  const awaitsTransfer = payments.some((payment) => payment.status === "pending" && payment.method === "bankTransfer");
  const change = lineChange(status);
  return change === "now" && awaitsTransfer ? "request" : change;
}

/** The order's lines as the checkout counts them, each at the price that it was ordered at. */
async function readItems(tx: Transaction, orderId: string, context: Context): Promise<OrderedItem[]> {
  const lines = await rows.findLines(tx, orderId);
  const stocked = await withParts(tx, lines);
  const items: OrderedItem[] = [];
  for (const [at, line] of lines.entries()) {
    const project = line.projectId === null ? null : await projectRows.findOwned(tx, context.owner(), line.projectId);
    const price = line.price;
    items.push({
      line,
      item: line,
      name: line.projectName,
      project,
      open: openItem(stocked[at] ?? line),
      price,
      usesOffer: hasOffer(price),
    });
  }
  return items;
}

/** The prototype offer is had once: by another line, by another order of today, or by this one. */
async function mayUseOffer(tx: Transaction, order: rows.OrderRow, others: readonly OrderedItem[], now: Date) {
  if (others.some(({ usesOffer }) => usesOffer)) return false;
  if (order.offerDay !== null) return true;
  return !(await rows.hasUsedOffer(tx, order.accountId, shanghaiDay(now.getTime())));
}

interface Change {
  deps: Deps;
  tx: Transaction;
  order: rows.OrderRow;
  input: Input;
  context: Context;
}

/** The line as it would be, at today's price; the others as they are. */
async function reprice(
  { deps, tx, order, input, context }: Change,
  items: readonly OrderedItem[],
  ordered: OrderedItem,
) {
  const { line } = ordered;
  const kind = kindOf(line.itemType as CartItemType);
  const open = kind.complete(kind.change(line.specification, input.specification, context), context);
  requireBorneOut([{ open, project: ordered.project }], context);
  const others = items.filter((item) => item !== ordered);
  const { price } = open.prices({
    ...{ books: deps.books, area: context.area, nowMs: context.now.getTime() },
    bookVersion: input.bookVersion ?? line.bookVersion,
    mayUseOffer: await mayUseOffer(tx, order, others, context.now),
  });
  const changed = { ...ordered, open, price, usesOffer: hasOffer(price) };
  return { changed, all: items.map((item) => (item === ordered ? changed : item)) };
}

/** The order's own coupon counts as unused: it is used by this very order. */
async function couponOf(tx: Transaction, order: rows.OrderRow) {
  const couponId = (order.coupon as UsedCoupon | null)?.couponId;
  const row = couponId === undefined ? null : await couponRows.findOwned(tx, order, couponId);
  return row ? [{ ...toCoupon(row), state: "unused" as const }] : [];
}

function usedCoupon({ ranked, used }: CheckoutTotals): UsedCoupon | null {
  const [requested] = ranked;
  if (!requested) return null;
  if (!used) throw new AppError("COUPON_UNUSABLE", { data: { reason: requested.verdict.reason } });
  const { id, kind, amountMicro } = used.coupon;
  return { couponId: id, kind, amountMicro, discountMicro: used.verdict.discountMicro };
}

/** Totals of the whole order with the changed line. */
async function totalsOf({ deps, tx, order, context }: Change, items: OrderedItem[]) {
  const { now, area } = context;
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  const coupons = await couponOf(tx, order);
  const { country } = receiverFields.parse(order.receiver);
  const computed = computeTotals(items, {
    ...{ area, book, now, country, coupons },
    couponId: coupons[0]?.id,
    shippingMethod: order.shippingMethod as ShippingMethod,
    paymentMethod: readMethod(order.paymentMethod),
  });
  const usesOffer = items.some((item) => item.usesOffer);
  return {
    merchandiseMicro: computed.merchandiseTotalMicro,
    couponDiscountMicro: computed.couponDiscountMicro,
    transactionFeeMicro: computed.transactionFeeMicro,
    amountPayableMicro: computed.amountPayableMicro,
    shippingEstimateMicro: computed.shippingEstimateMicro,
    shippingDiscountMicro: computed.shippingDiscountMicro,
    taxes: computed.taxes,
    coupon: usedCoupon(computed),
    quantity: items.reduce((sum, { open }) => sum + open.quantity, 0),
    leadTimeDays: Math.max(...items.map(({ open }) => open.leadTimeDays)),
    offerDay: usesOffer ? (order.offerDay ?? shanghaiDay(now.getTime())) : null,
  };
}

async function apply(change: Change, items: readonly OrderedItem[], ordered: OrderedItem): Promise<Outcome> {
  const { deps, tx, order, context } = change;
  const { changed, all } = await reprice(change, items, ordered);
  const totals = await totalsOf(change, all);
  const content = offeredPart(changed);
  const dfm = await dfmOfLine(tx, { ...ordered.line, ...content });
  await rows.setContent(tx, ordered.line.id, { ...content, dfm });
  await rows.update(tx, order.id, totals);
  // A page that was opened for the former total must not be paid any more.
  await closePending(tx, order.id, context.now);
  const { amountPayableMicro } = totals;
  const details = { amountMicro: String(amountPayableMicro), currency: order.currency };
  await addNote(tx, order, { actor: "customer", note: "lineChanged", details, at: context.now });
  await mailOrderChanged(deps, tx, { ...order, amountPayableMicro }, order.amountPayableMicro);
  return { outcome: "changed", amountPayableMicro };
}

async function request(change: Change, items: readonly OrderedItem[], ordered: OrderedItem): Promise<Outcome> {
  const { deps, tx, order, input, context } = change;
  const { changed } = await reprice(change, items, ordered);
  const money = ({ price }: { price: ItemPrice }) =>
    amountText(order, pcbPrice.shape.total.parse(price.total).amountMicro);
  const text = changeWords(
    {
      ...{ itemType: ordered.line.itemType, position: input.position },
      ...{ before: ordered.line.specification, after: plain(changed.open) },
      prices: { before: money(ordered), after: money(changed) },
    },
    context.locale,
  );
  const written = { authorId: context.viewer.accountId, text, fileIds: [], now: context.now };
  await addMessage(deps, tx, order, { ...written, isFromStaff: false });
  await addNote(tx, order, { actor: "customer", note: "changeRequested", at: context.now });
  return { outcome: "requested", amountPayableMicro: order.amountPayableMicro };
}

const plain = ({ specification }: OpenItem) => ({ ...specification }) as Record<string, unknown>;

async function change(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<Outcome> {
  const owner = ownerOf(context);
  // The offer's once-a-day rule is read and written under this lock, as where orders are placed.
  await addressRows.lockBook(tx, owner);
  const order = await rows.lockOwned(tx, owner, input.orderId);
  if (!order) throw new AppError("NOT_FOUND");
  // Held: a payment that arrives meanwhile waits here and finds the order as this leaves it.
  const allowed = lineChangeOf(order, await paymentRows.listByOrder(tx, order.id));
  if (allowed === null) throw new AppError("MOVE_NOT_ALLOWED");
  const items = await readItems(tx, order.id, context);
  const changed = items[input.position];
  if (!changed || !CHANGEABLE.includes(changed.line.itemType)) throw new AppError("NOT_FOUND");
  const work = { deps, tx, order, input, context };
  const kind = kindOf(changed.line.itemType as CartItemType);
  const wanted = kind.complete(kind.change(changed.line.specification, input.specification, context), context);
  if (changedOptions(plain(changed.open), plain(wanted)).length === 0) {
    return { outcome: "unchanged", amountPayableMicro: order.amountPayableMicro };
  }
  return allowed === "now" ? apply(work, items, changed) : request(work, items, changed);
}

export async function changeLine(deps: Deps, input: Input, context: Context): Promise<Outcome> {
  const { accountId } = context.viewer;
  const idempotent = { accountId, key: context.idempotencyKey, operation: "order.line", input };
  const answer = await once(deps.db, idempotent, (tx) => change(deps, tx, input, context));
  publishOrderChanged(deps, { id: input.orderId, accountId });
  return answer;
}
