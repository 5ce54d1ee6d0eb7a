// Orders at a price that is yet to be made, as they are placed by an inquiry.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addQuoteToCart, createBomQuote, deleteBomQuote, listBomQuotes } from "@/lib/contracts/bom";
import { createBill } from "@/lib/contracts/bill";
import { listOrders, payOrder, reorder } from "@/lib/contracts/order";
import { editOrder, exportBill } from "@/lib/contracts/order-care";
import { openInquiryOrder, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { listAdminOrders } from "@/lib/contracts/ops-order";
import { viewAdmin } from "@/lib/contracts/ops";
import { orders } from "@/lib/server/db/tables/order";
import { mails } from "@/lib/server/db/tables/promise";
import { ann, api, as, eve, shop } from "../support/admin-test";
import { LARGE, OFFERED_MICRO } from "../support/inquiry";
import {
  ben,
  clearPublished,
  inquiries,
  movesOf,
  published,
  offered,
  quoteOf,
  setUpInquiryTest,
  view,
} from "../support/inquiry-test";
import { ADDRESS } from "../support/shop";

setUpInquiryTest();

describe("the checkout of an inquiry", () => {
  it("shows what is asked for and what shipping is likely to cost, by the address", async () => {
    const quoteId = await inquiries.ask(ann, { projectName: "Display wall" });
    const open = async (where = {}) => (await api.call(openInquiryOrder, { quoteId, ...where }, as(ann))).data;
    const shown = await open();
    expect(shown).toMatchObject({
      quoteId,
      currency: "USD",
      item: { itemType: "Custom", projectName: "Display wall", specification: { widthMm: 900, quantity: 10 } },
    });
    expect(shown.shippingEstimates.map(({ method }) => method)).toEqual(["standard", "express", "economy", "pickup"]);
    const there = await open({ receiverId: await shop.addressOf(ann) });
    expect(there.shippingEstimates).not.toEqual(shown.shippingEstimates);
    expect(there.shippingEstimates).toEqual((await open({ country: "GB" })).shippingEstimates);
  });

  it("needs a token, and is of one's own inquiry that waits for a price", async () => {
    const quoteId = await inquiries.ask(ann);
    expect((await api.call(openInquiryOrder, { quoteId })).status).toBe(403);
    expect((await api.call(openInquiryOrder, { quoteId }, as(ben))).code).toBe("NOT_FOUND");
    expect((await api.call(openInquiryOrder, { quoteId: "none" }, as(ann))).code).toBe("NOT_FOUND");
    expect((await api.callRaw(openInquiryOrder, {}, as(ann))).code).toBe("INVALID_INPUT");
    const receiverId = await shop.addressOf(ben);
    expect((await api.call(openInquiryOrder, { quoteId, receiverId }, as(ann))).code).toBe("NOT_FOUND");
    await inquiries.offer(eve, quoteId);
    expect((await api.call(openInquiryOrder, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
  });
});

describe("an inquiry that is ordered", () => {
  it("is an order without a price: on the list, in the queue, mailed and told, paid by nobody", async () => {
    const quoteId = await inquiries.ask(ann, { projectId: await shop.addProject(ann), remark: "For a display" });
    clearPublished();
    const chosen = { remark: "Ring at the gate", purchaseNumber: "PO-9", shippingMethod: "express" as const };
    const { data } = await inquiries.order(ann, quoteId, chosen);
    const order = await view(data.orderId);
    expect(order).toMatchObject({
      orderNumber: data.orderNumber,
      status: "Quotation Process",
      amountPayableMicro: null,
      productType: "Custom",
      title: "Amplifier",
      quantity: 10,
      paymentMethod: null,
      coupon: null,
      taxes: [],
      ...chosen,
      receiver: ADDRESS,
      canPay: false,
      canAccept: false,
      canCancel: true,
      canEdit: true,
      canAddFiles: false,
      quotes: [{ quoteId, expiresDate: null }],
    });
    expect(order.lines).toMatchObject([{ itemType: "Custom", specification: LARGE, projectName: "Amplifier" }]);
    expect(order.documents.map(({ fileName }) => fileName)).toEqual(["amplifier.zip"]);
    expect(movesOf(order.events)).toEqual([[null, "Quotation Process", "customer"]]);
    expect((await api.call(listOrders, {}, as(ann))).data).toMatchObject({
      rows: [{ orderId: data.orderId, amountPayableMicro: null }],
      count: { "Quotation Process": 1 },
    });
    expect(await quoteOf(quoteId)).toMatchObject({
      status: "Inquiry Received",
      orderId: data.orderId,
      orderNumber: data.orderNumber,
      canOrder: false,
      canDelete: false,
    });
    const publishedData = published.map((each) => (each.kind === "event" ? [each.accountId, each.data] : each));
    expect(publishedData).toEqual([
      [ann.accountId, { quoteId }],
      [ann.accountId, { orderId: data.orderId }],
    ]);
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.subject, `Order ${data.orderNumber} has been placed; its price follows`));
    expect(mail?.text).toContain("10 × Amplifier, 2 layers, 900 × 700 mm");
    expect(mail?.text).not.toContain("0.00");
    expect((await api.call(listAdminOrders, { waits: "price" }, as(eve))).data.rows).toMatchObject([
      { orderId: data.orderId, waits: "price", amountPayableMicro: null },
    ]);
    const { queues } = (await api.call(viewAdmin, {}, as(eve))).data;
    expect(queues.filter(({ count }) => count > 0).map(({ queue, count }) => [queue, count])).toEqual([
      ["inquiries", 1],
    ]);
    expect((await api.call(payOrder, { orderId: data.orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    const invoice = await api.fetchFile(exportBill, { orderId: data.orderId }, as(ann));
    expect(await invoice.json()).toMatchObject({ type: "error", code: "MOVE_NOT_ALLOWED" });
  });

  it("of assembled boards keeps its list, and is no price to be ordered again by", async () => {
    const input = { assembly: { supply: "turnkey", smtJoints: 100, bomLines: 5 } };
    const { quoteId } = (await api.callRaw(createBomQuote, input, as(ann))).data;
    const orderId = await inquiries.mustOrder(ann, quoteId);
    const order = await view(orderId);
    expect(order).toMatchObject({ productType: "BomQuote", amountPayableMicro: null });
    expect(order.lines[0]?.specification).toMatchObject({ quoteId, assembly: { smtJoints: 100 } });
    expect((await api.call(reorder, { id: orderId }, as(ann))).data.lines).toMatchObject([{ price: null }]);
    await inquiries.offer(eve, quoteId);
    const priced = await view(orderId);
    expect(priced).toMatchObject({ status: "Quotation Offered", merchandiseTotalMicro: OFFERED_MICRO });
    expect(priced.lines).toMatchObject([{ totalMicro: OFFERED_MICRO, specification: { quoteId } }]);
  });

  it("needs a token, an address and a bill of one's own, choices that are on a list, and no price yet", async () => {
    const quoteId = await inquiries.ask(ann);
    const receiverId = await shop.addressOf(ann);
    const input = { quoteId, receiverId, shippingMethod: "standard" as const };
    expect((await api.call(placeInquiryOrder, input)).status).toBe(403);
    const codeOf = async (change: Record<string, unknown>, person = ann) =>
      (await api.callRaw(placeInquiryOrder, { ...input, ...change }, as(person))).code;
    expect(await codeOf({}, ben)).toBe("NOT_FOUND");
    expect(await codeOf({ quoteId: "none" })).toBe("NOT_FOUND");
    expect(await codeOf({ shippingMethod: "balloon" })).toBe("INVALID_INPUT");
    expect(await codeOf({ remark: "x".repeat(501) })).toBe("INVALID_INPUT");
    expect(await codeOf({ receiverId: await shop.addressOf(ben) })).toBe("ADDRESS_NEEDED");
    const bill = (await api.callRaw(createBill, { ...ADDRESS }, as(ben))).data as { id: string };
    expect(await codeOf({ billId: bill.id })).toBe("NOT_FOUND");
    expect(await api.db.select().from(orders)).toEqual([]);
    await inquiries.offer(eve, quoteId);
    expect(await codeOf({})).toBe("MOVE_NOT_ALLOWED");
  });

  it("twenty times at once makes one order: by one key all are answered by it, by others they are refused", async () => {
    const receiverId = await shop.addressOf(ann);
    const quoteId = await inquiries.ask(ann);
    const same = await Promise.all(
      Array.from({ length: 20 }, () => inquiries.order(ann, quoteId, { receiverId }, "one")),
    );
    expect(new Set(same.map(({ data }) => data.orderId)).size).toBe(1);
    const other = await inquiries.ask(ann);
    const each = await Promise.all(Array.from({ length: 20 }, () => inquiries.order(ann, other, { receiverId })));
    expect(each.map(({ type, code }) => code ?? type).sort()).toEqual([
      ...Array.from({ length: 19 }, () => "MOVE_NOT_ALLOWED"),
      "success",
    ]);
    expect(await api.db.select().from(orders)).toHaveLength(2);
  });

  it("is not deleted, put into the cart or ordered beside its order", async () => {
    const { quoteId } = await offered();
    expect((await api.call(deleteBomQuote, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(addQuoteToCart, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    expect((await api.call(listBomQuotes, {}, as(ann))).data.rows).toMatchObject([
      { quoteId, canAddToCart: false, canOrder: false, canDelete: false },
    ]);
  });

  it("may have another address and note while it waits", async () => {
    const orderId = await inquiries.mustOrder(ann, await inquiries.ask(ann));
    const before = await view(orderId);
    const receiverId = await shop.addressOf(ann, { country: "SE", city: "Lund", postcode: "222 22" });
    await api.call(editOrder, { orderId, receiverId, remark: "Second floor" }, as(ann));
    const after = await view(orderId);
    expect(after).toMatchObject({ receiver: { city: "Lund" }, remark: "Second floor", taxes: [] });
    expect(after.shippingEstimateMicro).not.toBe(before.shippingEstimateMicro);
  });
});
