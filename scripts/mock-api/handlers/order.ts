// Orders: placing, listing, viewing, immediate payment, cancellation.

import { AppError } from "@/lib/contracts/errors";
import { receiverFields } from "@/lib/contracts/address";
import type { OrderStatus } from "@/lib/contracts/order";
import { mayEditOrder } from "@/lib/core/order/care";
import { type Actor, lineChange, mayAddFiles, mayHideOrder, mayMoveOrder } from "@/lib/core/order/states";
import { promiseDate } from "@/lib/core/order/working-days";
import { getOr404, type Handlers, type MockContext } from "../handler";
import type { Customer, StoredOrder } from "../state";
import { placedOrder } from "./placed-order";
import { checkOut, PAYMENT_METHOD } from "./pricing";

const MS_PER_SECOND = 1_000;

export const findOrder = ({ orders }: Pick<Customer, "orders">, id: string): StoredOrder =>
  getOr404(orders.find(({ view }) => view.orderId === id));

/** MOVE_NOT_ALLOWED if the product's transition table has no such move. */
export function moveOrder({ view }: StoredOrder, to: OrderStatus, actor: Actor, now: Date): void {
  const from = view.status;
  if (!mayMoveOrder(from, to, actor)) throw new AppError("MOVE_NOT_ALLOWED");
  const at = new Date(now.getTime() + view.events.length * MS_PER_SECOND).toISOString();
  view.events.push({ from, to, at, actor, note: "", details: {} });
  view.status = to;
  view.canPay = to === "Submitted" || to === "Failed";
  view.canCancel = mayMoveOrder(to, "Cancelled", "customer");
  view.canComplete = mayMoveOrder(to, "Complete", "customer");
  view.canHide = mayHideOrder(to);
  view.canEdit = mayEditOrder(to);
  view.canAddFiles = mayAddFiles(to);
  view.lineChange = lineChange(to);
}

/** The sandbox payment of an order succeeds. */
export function markPaid(order: StoredOrder, now: Date): void {
  const { view } = order;
  moveOrder(order, "Paid", "provider", now);
  const at = now.toISOString();
  view.paidDate = at;
  view.estimatedShippingDate = view.isScheduled ? null : new Date(promiseDate(now.getTime(), 5)).toISOString();
  const amountMicro = view.amountPayableMicro ?? 0;
  view.payments.push({
    ...{ part: "order", provider: "sandbox", method: PAYMENT_METHOD, status: "succeeded", amountMicro, at },
  });
}

function toListed({ view, lineCount }: StoredOrder) {
  const [line] = view.lines;
  const board = line?.itemType === "Custom" ? line.specification : null;
  return {
    ...{ ...view, lines: lineCount, parcel: view.shipment },
    line: line ? { ...line, position: 0, board } : null,
  };
}

function countByStatus(orders: readonly StoredOrder[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { view } of orders) count[view.status] = (count[view.status] ?? 0) + 1;
  return count;
}

function move(id: string, to: OrderStatus, { customer, now }: MockContext<"signed-in">): { status: OrderStatus } {
  moveOrder(findOrder(customer, id), to, "customer", now);
  return { status: to };
}

export const ORDER_HANDLERS = {
  createOrder(input, context) {
    const { customer, state } = context;
    const receiver = getOr404(customer.receivers.find(({ id }) => id === input.receiverId));
    const bill = input.billId ? getOr404(customer.bills.find(({ id }) => id === input.billId)) : null;
    const checkout = checkOut(customer, { ...input, country: receiver.country }, context);
    const { amountPayableMicro } = checkout.totals;
    if (input.expectedTotalMicro !== undefined && input.expectedTotalMicro !== amountPayableMicro)
      throw new AppError("PRICE_CHANGED");
    const orderId = state.newId("order");
    const orderNumber = `BW-2611-${orderId.replace("order_", "").padStart(4, "0")}`;
    const order = placedOrder({ orderId, orderNumber, input, receiver, bill, ...checkout }, context.now);
    customer.orders.unshift(order);
    customer.cart = customer.cart.filter(({ cartItemId }) => !input.cartItemIds.includes(cartItemId));
    return { orderId, orderNumber };
  },
  payOrder: ({ orderId }, { customer }) => ({
    payUrl: `/api/mock/pay/${findOrder(customer, orderId).view.orderId}`,
  }),
  listOrders({ status, keyword = "", productType, pageNum, pageSize }, { customer }) {
    const shown = customer.orders.filter(({ view, isHidden }) => {
      const text = `${view.orderNumber} ${view.purchaseNumber} ${view.title}`.toLowerCase();
      return !isHidden && text.includes(keyword.toLowerCase()) && [undefined, view.productType].includes(productType);
    });
    const found = shown.filter(({ view }) => status === undefined || view.status === status);
    const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(toListed);
    return { rows, total: found.length, count: countByStatus(shown) };
  },
  viewOrder: ({ id }, { customer }) => findOrder(customer, id).view,
  cancelOrder: ({ id }, context) => move(id, "Cancelled", context),
  completeOrder({ id }, context) {
    move(id, "Complete", context);
    return {};
  },
  editOrder({ orderId, receiverId, ...texts }, { customer }) {
    const { view } = findOrder(customer, orderId);
    if (!view.canEdit) throw new AppError("MOVE_NOT_ALLOWED");
    Object.assign(view, texts);
    const receiver = receiverId && getOr404(customer.receivers.find(({ id }) => id === receiverId));
    if (receiver) view.receiver = receiverFields.parse(receiver);
    return {};
  },
  hideOrder({ orderId }, { customer }) {
    const order = findOrder(customer, orderId);
    if (!order.view.canHide) throw new AppError("MOVE_NOT_ALLOWED");
    order.isHidden = true;
    return {};
  },
  sendOrderMessage({ orderId, questionId = null, text }, { customer, state, now }) {
    const { view } = findOrder(customer, orderId);
    const messageId = state.newId("message");
    view.messages.push({
      ...{ messageId, kind: "message", isFromStaff: false, text, at: now.toISOString() },
      ...{ seenAt: null, questionId, isOpen: false, files: [] },
    });
    return { messageId };
  },
  listPaymentMethods: () => ({ rows: [{ method: PAYMENT_METHOD, share: 0, transferAccount: null }] }),
} satisfies Handlers;
