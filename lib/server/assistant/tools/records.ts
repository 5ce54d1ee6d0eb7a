// Orders, quotes and coupons of the account that asks, and of no other.

import * as z from "zod/mini";
import { listBomQuotes } from "@/lib/contracts/bom";
import { COUPON_STATES } from "@/lib/contracts/coupon";
import type { OrderSummary, OrderView } from "@/lib/contracts/order";
import type { OrderBlock } from "@/lib/core/assistant/answer";
import { assistantTexts, dayText, escaped, moneyText } from "@/lib/server/assistant/texts";
import { list as listQuotes } from "@/lib/server/bom/service";
import { list as listOwnCoupons } from "@/lib/server/coupon/service";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { list } from "@/lib/server/order/service";
import { view } from "@/lib/server/order/view";
import { accountTool, resultOf, type ToolContext } from "./tool";

const number = z.optional(z.string().check(z.regex(/^[A-Za-z]{2}\d{6}-[A-Za-z0-9]{4,8}$/)));

async function findOrder(
  orderNumber: string | undefined,
  { deps, request }: ToolContext<Viewer>,
): Promise<OrderSummary | null> {
  const filter = { pageNum: 1, pageSize: 1, ...(orderNumber === undefined ? {} : { keyword: orderNumber }) };
  const [order] = (await list(deps, filter, request)).rows;
  const isFound = order && (orderNumber === undefined || order.orderNumber === orderNumber.toUpperCase());
  return isFound ? order : null;
}

/** Rights to change it are those of its page. */
function orderBlock(order: OrderSummary, rights: Pick<OrderBlock, "mayCancel" | "mayChange">): OrderBlock {
  return {
    ...{ kind: "order", orderNumber: order.orderNumber, status: order.status, title: order.title, ...rights },
    ...{ shipDate: order.estimatedShippingDate, path: `/my-center/orders/${order.orderId}` },
  };
}

function changeText({ lineChange, canEdit, canCancel }: OrderView, { locale }: RequestContext): string {
  const t = assistantTexts(locale);
  const isRequest = lineChange === "request";
  const change = lineChange === null && !canEdit ? "order.fixed" : isRequest ? "order.request" : "order.change";
  return [t(change), ...(canCancel ? [t("order.cancel")] : [])].join(" ");
}

export const orderState = accountTool({
  name: "order-state",
  description:
    "State, ship date and rights to cancel or change one of the person's own orders; the latest one without a number.",
  scope: "orders:read",
  input: z.strictObject({ orderNumber: number }),
  async run({ orderNumber }, context) {
    const { deps, request } = context;
    const t = assistantTexts(request.locale);
    const order = await findOrder(orderNumber, context);
    if (!order) {
      const markdown = orderNumber === undefined ? t("order.none") : t("order.notFound", { number: orderNumber });
      return resultOf([{ kind: "text", markdown }]);
    }
    const whole = await view(deps, order.orderId, request);
    const rights = { mayCancel: whole.canCancel, mayChange: whole.lineChange !== null || whole.canEdit };
    const block = orderBlock(order, rights);
    return resultOf([block, { kind: "text", markdown: `${changeText(whole, request)} [1]` }], {
      sources: [{ number: 1, kind: "order", title: t("order.title", { number: order.orderNumber }), path: block.path }],
      memory: { orderNumber: order.orderNumber },
    });
  },
});

const SHOWN = 5;

export const listOrdersTool = accountTool({
  name: "list-orders",
  description: "The latest orders of the person, newest first.",
  scope: "orders:read",
  input: z.strictObject({}),
  async run(_input, { deps, request }) {
    const t = assistantTexts(request.locale);
    const { rows } = await list(deps, { pageNum: 1, pageSize: SHOWN }, request);
    if (rows.length === 0) return resultOf([{ kind: "text", markdown: t("order.none") }]);
    const blocks = rows.map((order) => orderBlock(order, { mayCancel: false, mayChange: false }));
    return resultOf([{ kind: "text", markdown: t("order.latest") }, ...blocks]);
  },
});

export const quoteState = accountTool({
  name: "quote-state",
  description: "State of the person's own quotes of assembled boards: one by its number, otherwise the latest.",
  scope: "quote",
  input: z.strictObject({ quoteNumber: number }),
  async run({ quoteNumber }, { deps, request }) {
    const t = assistantTexts(request.locale);
    const input = listBomQuotes.input.parse({
      ...{ pageNum: 1, pageSize: SHOWN },
      ...(quoteNumber === undefined ? {} : { keyword: quoteNumber }),
    });
    const { rows } = await listQuotes(deps, input, request);
    if (rows.length === 0) {
      const markdown = quoteNumber === undefined ? t("quote.none") : t("quote.notFound", { number: quoteNumber });
      return resultOf([{ kind: "text", markdown }]);
    }
    const lines = rows.map(({ quoteNumber: each, projectName, status }) =>
      t("quote.row", { number: each, name: escaped(projectName), status }),
    );
    return resultOf([{ kind: "text", markdown: [t("quote.heading"), lines.join("\n")].join("\n\n") }]);
  },
});

const MAX_COUPONS = 10;

export const listCouponsTool = accountTool({
  name: "list-coupons",
  description: "Unused coupons of the person with amount, minimum spend and last day.",
  scope: "orders:read",
  input: z.strictObject({}),
  async run(_input, { deps, request }) {
    const { locale } = request;
    const t = assistantTexts(locale);
    const filter = { pageNum: 1, pageSize: MAX_COUPONS, state: COUPON_STATES.unused };
    const { rows, count } = await listOwnCoupons(deps, filter, request);
    if (rows.length === 0) return resultOf([{ kind: "text", markdown: t("coupon.none") }]);
    const lines = rows.map(({ amountMicro, currency, thresholdMicro, validTo }) => {
      const least = thresholdMicro === null ? null : moneyText(locale, thresholdMicro, currency);
      const minimum = least === null ? t("coupon.noMinimum") : t("coupon.minimum", { amount: least });
      const date = dayText(locale, new Date(validTo));
      return t("coupon.row", { amount: moneyText(locale, amountMicro, currency), minimum, date });
    });
    const markdown = [t("coupon.count", { count: count.unused }), lines.join("\n"), t("coupon.choose")].join("\n\n");
    return resultOf([{ kind: "text", markdown }]);
  },
});
