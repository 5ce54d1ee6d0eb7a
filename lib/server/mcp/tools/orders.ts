// Tools on the orders of the key's account.

import * as z from "zod/mini";
import { AppError } from "@/lib/contracts/errors";
import { listOrders as listOrdersEndpoint, type OrderSummary, viewOrder } from "@/lib/contracts/order";
import { ORDER_STATUSES } from "@/lib/core/order/states";
import { originOf } from "@/lib/server/config/origin";
import * as orders from "@/lib/server/order/service";
import { view } from "@/lib/server/order/view";
import { defineTool } from "../define-tool";
import { amountOf } from "../price-view";
import { inputOf, type McpContext, READS } from "../tool";

const MAX_LISTED = 20;

const orderUrl = (orderId: string, { deps, request }: McpContext) =>
  `${originOf(deps.environment, request.area)}/my-center/orders/${orderId}`;

const summaryOf = (order: Omit<OrderSummary, "lines">, context: McpContext) => ({
  ...{ orderId: order.orderId, orderNumber: order.orderNumber, title: order.title, status: order.status },
  ...{ quantity: order.quantity, currency: order.currency, orderDate: order.orderDate },
  payable: order.amountPayableMicro === null ? null : amountOf(order.amountPayableMicro),
  estimatedShippingDate: order.estimatedShippingDate,
  question: order.questionState,
  url: orderUrl(order.orderId, context),
});

export const listOrders = defineTool({
  name: "list_orders",
  title: "List orders",
  description: "Lists the account's orders, newest first. `keyword` is part of an order's number, project or part.",
  input: z.strictObject({
    status: z.optional(z.enum(ORDER_STATUSES)),
    keyword: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.int().check(z.gte(1))),
  }),
  endpoints: [listOrdersEndpoint],
  effect: READS,
  async run({ status, keyword, page = 1 }, context) {
    const filter = inputOf(listOrdersEndpoint, { status, keyword, pageNum: page, pageSize: MAX_LISTED }, context);
    const { rows, total } = await orders.list(context.deps, filter, context.request);
    const listed = rows.map((row) => summaryOf(row, context));
    const lines = listed.map(({ orderNumber, title, status }) => `- ${orderNumber}: ${title}, ${status}`);
    return { text: [`${total} orders.`, ...lines].join("\n"), structured: { total, page, orders: listed } };
  },
});

/** NOT_FOUND for another's order as for none. */
async function findId(orderNumber: string, context: McpContext): Promise<string> {
  const filter = inputOf(listOrdersEndpoint, { keyword: orderNumber, pageSize: MAX_LISTED }, context);
  const { rows } = await orders.list(context.deps, filter, context.request);
  const found = rows.find((row) => row.orderNumber === orderNumber);
  if (!found) throw new AppError("NOT_FOUND");
  return found.orderId;
}

export const orderState = defineTool({
  name: "order_state",
  title: "Read an order's state",
  description:
    "Tells where an order of the account stands: status, dates, parcel, what is to be paid, and whether it can still be " +
    "canceled or changed. By its number, or by its id.",
  input: z.strictObject({
    orderNumber: z.optional(z.string().check(z.maxLength(64))),
    orderId: z.optional(z.string().check(z.maxLength(64))),
  }),
  endpoints: [viewOrder, listOrdersEndpoint],
  effect: READS,
  async run({ orderNumber, orderId }, context) {
    if ((orderNumber === undefined) === (orderId === undefined)) throw new AppError("INVALID_INPUT", { data: [] });
    const id = orderId ?? (await findId(orderNumber ?? "", context));
    const order = await view(context.deps, inputOf(viewOrder, { id }, context).id, context.request);
    const { canCancel, canEdit, lineChange, canPay, canAddFiles, estimatedDelivery, shipment } = order;
    const summary = summaryOf(order, context);
    return {
      text:
        `${order.orderNumber}: ${order.status}. ` +
        `${order.estimatedShippingDate ? `Ships ${order.estimatedShippingDate.slice(0, 10)}.` : "No ship date yet."} ` +
        `${canCancel ? "It can be canceled." : "It cannot be canceled."} ` +
        `${lineChange === null ? "The boards cannot be changed." : "The boards can still be changed."}`,
      structured: {
        ...summary,
        ...{ canCancel, canEdit, canPay, canAddFiles, lineChange, estimatedDelivery, shipment },
        paidDate: order.paidDate,
        events: order.events.map(({ to, at }) => ({ status: to, at })),
      },
    };
  },
});
