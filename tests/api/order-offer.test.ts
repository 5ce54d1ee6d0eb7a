// The price of an order that had waited for it: offered with its quote, accepted, declined or lapsed.

import { describe, expect, it } from "vitest";
import { addQuoteToCart } from "@/lib/contracts/bom";
import { listOrders, payOrder, viewOrder } from "@/lib/contracts/order";
import { acceptOffer, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { expireQuotes } from "@/lib/server/bom/expire";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { DAY_MS } from "../support/api";
import { ann, api, as, admin, eve, shop } from "../support/admin-test";
import { OFFERED_MICRO } from "../support/inquiry";
import {
  ben,
  cancel,
  clearPublished,
  inquiries,
  linkOf,
  movesOf,
  offered,
  quoteOf,
  signedInAgain,
  setUpInquiryTest,
  publishedData,
  view,
} from "../support/inquiry-test";
import { listMails } from "../support/mails";

setUpInquiryTest();

describe("the price that an order waited for", () => {
  it("is offered with its quote, in all its sums as a checkout reckons them, mailed in the order's language", async () => {
    const quoteId = await inquiries.ask(ann);
    const receiverId = await shop.addressOf(ann);
    const input = { quoteId, receiverId, shippingMethod: "standard" as const };
    const { data } = await api.call(placeInquiryOrder, input, { ...as(ann), headers: { "x-locale": "zh" } });
    await inquiries.take(eve, quoteId);
    clearPublished();
    api.advance(1000);
    expect((await inquiries.price(eve, quoteId, OFFERED_MICRO, "两块一拼")).type).toBe("success");
    const order = await view(data.orderId);
    const quote = await quoteOf(quoteId);
    expect(order).toMatchObject({
      status: "Quotation Offered",
      amountPayableMicro: OFFERED_MICRO,
      merchandiseTotalMicro: OFFERED_MICRO,
      subtotalMicro: OFFERED_MICRO,
      transactionFeeMicro: 0,
      paymentMethod: "sandbox",
      canAccept: true,
      canPay: false,
      canCancel: true,
      quotes: [{ quoteId, expiresDate: quote.expiresAt }],
    });
    // 20 % of the goods and their freight, in whole cents.
    const [tax] = order.taxes;
    expect(tax).toMatchObject({ key: "importVat", ratePercent: 20 });
    expect(tax && "estimateMicro" in tax && tax.estimateMicro).toBe(
      Math.round(((OFFERED_MICRO + order.shippingEstimateMicro) * 20) / 100 / 10_000) * 10_000,
    );
    expect(order.lines).toMatchObject([{ totalMicro: OFFERED_MICRO, price: { lines: [{ key: "boardFee" }] } }]);
    expect(movesOf(order.events)).toEqual([
      [null, "Quotation Process", "customer"],
      ["Quotation Process", "Quotation Offered", "staff"],
    ]);
    expect(publishedData()).toEqual([{ quoteId }, { orderId: data.orderId }]);
    const sent = await listMails(api.db);
    const last = sent.at(-1);
    expect(last?.subject).toBe(`订单 ${data.orderNumber} 的报价：US$250.00`);
    expect(last?.text).toContain("两块一拼");
    expect(sent.filter(({ subject }) => subject.startsWith("Your quote"))).toEqual([]);
  });

  it("that is accepted makes an order as any other: Final, checked, ready to be paid, and paid", async () => {
    const { quoteId, orderId } = await offered();
    const answer = await inquiries.accept(ann, orderId);
    expect(answer.data).toEqual({ status: "Order Received" });
    expect(await quoteOf(quoteId)).toMatchObject({ status: "Final", orderId });
    expect((await api.call(payOrder, { orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    api.advance(1000);
    clearPublished();
    await inquiries.check(orderId);
    await inquiries.check(orderId);
    expect(publishedData()).toEqual([{ quoteId }, { orderId }]);
    expect(await view(orderId)).toMatchObject({ status: "Submitted", canPay: true });
    const quote = await quoteOf(quoteId);
    expect(quote).toMatchObject({ status: "Order Received", orderId });
    expect(movesOf(quote.events).slice(-3)).toEqual([
      ["Quoting", "Quoted", "staff"],
      ["Quoted", "Final", "customer"],
      ["Final", "Order Received", "system"],
    ]);
    api.advance(1000);
    await admin.payFor(ann, orderId);
    const order = await view(orderId);
    expect(movesOf(order.events)).toEqual([
      [null, "Quotation Process", "customer"],
      ["Quotation Process", "Quotation Offered", "staff"],
      ["Quotation Offered", "Order Received", "customer"],
      ["Order Received", "Submitted", "system"],
      ["Submitted", "Paid", "provider"],
    ]);
    expect(order.payments).toMatchObject([{ status: "succeeded", amountMicro: OFFERED_MICRO }]);
    expect((await admin.subjectsTo(ann.email)).slice(-3)).toEqual([
      `The price of order ${order.orderNumber}: $250.00`,
      `Order ${order.orderNumber} is ready for payment`,
      `Payment received for order ${order.orderNumber}`,
    ]);
  });

  it("is accepted by its customer alone, once, in time, and where there is one", async () => {
    const waiting = await inquiries.mustOrder(ann, await inquiries.ask(ann));
    expect((await inquiries.accept(ann, waiting)).code).toBe("MOVE_NOT_ALLOWED");
    const { orderId } = await offered();
    expect((await api.call(acceptOffer, { orderId })).status).toBe(403);
    expect((await inquiries.accept(ben, orderId)).code).toBe("NOT_FOUND");
    expect((await inquiries.accept(ann, "none")).code).toBe("NOT_FOUND");
    expect((await api.callRaw(acceptOffer, {}, as(ann))).code).toBe("INVALID_INPUT");
    expect((await view(orderId)).status).toBe("Quotation Offered");
    const both = await Promise.all([inquiries.accept(ann, orderId), inquiries.accept(ann, orderId)]);
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["MOVE_NOT_ALLOWED", "success"]);
    expect((await view(waiting)).status).toBe("Quotation Process");
    const late = await offered();
    api.advance(30 * DAY_MS);
    const again = await api.call(acceptOffer, { orderId: late.orderId }, as(await signedInAgain(ann)));
    expect(again.code).toBe("QUOTE_EXPIRED");
    expect(await admin.statusOf(late.orderId)).toBe("Quotation Offered");
  });

  it("by one key twice is accepted once and answered twice", async () => {
    const { orderId } = await offered();
    const both = await Promise.all([inquiries.accept(ann, orderId, "k"), inquiries.accept(ann, orderId, "k")]);
    expect(both.map(({ data }) => data)).toEqual([{ status: "Order Received" }, { status: "Order Received" }]);
    expect(movesOf((await view(orderId)).events)).toHaveLength(3);
  });

  it("that is declined leaves the quote to be ordered by in the usual way", async () => {
    const { quoteId, orderId } = await offered();
    expect((await cancel(orderId, ben)).code).toBe("NOT_FOUND");
    expect((await cancel(orderId)).data).toEqual({ status: "Cancelled" });
    expect(await linkOf(quoteId)).toEqual([{ status: "Quoted", orderId: null }]);
    expect(await quoteOf(quoteId)).toMatchObject({ canAddToCart: true, canDelete: true });
    const { cartItemId } = (await api.call(addQuoteToCart, { quoteId }, as(ann))).data;
    const second = await shop.mustOrder(ann, { cartItemIds: [cartItemId] });
    expect((await view(second)).merchandiseTotalMicro).toBe(OFFERED_MICRO);
    expect((await inquiries.accept(ann, orderId)).code).toBe("MOVE_NOT_ALLOWED");
  });

  it("of a cancelled inquiry order is still made, and the inquiry may be ordered again before", async () => {
    const quoteId = await inquiries.ask(ann);
    const first = await inquiries.mustOrder(ann, quoteId);
    await cancel(first);
    expect(await linkOf(quoteId)).toEqual([{ status: "Inquiry Received", orderId: null }]);
    const second = await inquiries.mustOrder(ann, quoteId);
    await inquiries.offer(eve, quoteId);
    expect([await admin.statusOf(first), await admin.statusOf(second)]).toEqual(["Cancelled", "Quotation Offered"]);
    expect((await view(first)).amountPayableMicro).toBeNull();
  });

  it("lapses with its quote: the order is cancelled, and its customer told", async () => {
    const { quoteId, orderId } = await offered();
    const waiting = await inquiries.mustOrder(ann, await inquiries.ask(ann));
    clearPublished();
    const later = new Date(api.clock.now.getTime() + 30 * DAY_MS);
    expect(await expireQuotes(api.deps, later)).toBe(1);
    expect(await expireQuotes(api.deps, later)).toBe(0);
    expect(await linkOf(quoteId)).toEqual([{ status: "Expired", orderId: null }]);
    const order = await view(orderId);
    expect(order.status).toBe("Cancelled");
    expect(order.events.at(-1)).toMatchObject({ from: "Quotation Offered", actor: "system", note: "offerExpired" });
    expect((await admin.subjectsTo(ann.email)).at(-1)).toBe(`The price of order ${order.orderNumber} has expired`);
    expect(publishedData()).toEqual([{ quoteId }, { orderId }]);
    expect(await admin.statusOf(waiting)).toBe("Quotation Process");
  });

  it.each(["the list", "the order's page"])("is shown as lapsed by %s the moment it is", async (page) => {
    const { orderId } = await offered();
    api.advance(30 * DAY_MS);
    const again = await signedInAgain(ann);
    const statusOf = async () =>
      page === "the list"
        ? (await api.call(listOrders, {}, as(again))).data.rows.map(({ status }) => status)
        : [(await api.call(viewOrder, { id: orderId }, as(again))).data.status];
    expect(await statusOf()).toEqual(["Cancelled"]);
  });
});

describe("an accepted order", () => {
  it("lapses unpaid fourteen days after it could be paid, not after it was placed", async () => {
    const { orderId } = await offered();
    api.advance(20 * DAY_MS);
    const again = await signedInAgain(ann);
    expect((await api.call(acceptOffer, { orderId }, as(again))).type).toBe("success");
    await inquiries.check(orderId);
    const payable = api.clock.now.getTime();
    expect(await cancelUnpaidOrders(api.deps, new Date(payable + 14 * DAY_MS - 1))).toBe(0);
    expect(await cancelUnpaidOrders(api.deps, new Date(payable + 14 * DAY_MS + 1))).toBe(1);
    expect(await admin.statusOf(orderId)).toBe("Cancelled");
  });

  it("that is cancelled keeps its quote for good", async () => {
    const { quoteId, orderId } = await offered();
    await inquiries.accept(ann, orderId);
    expect((await cancel(orderId)).data).toEqual({ status: "Cancelled" });
    await inquiries.check(orderId);
    expect(await linkOf(quoteId)).toEqual([{ status: "Final", orderId }]);
    expect(await admin.statusOf(orderId)).toBe("Cancelled");
  });
});
