// Orders at a price that is yet to be made: placed by an inquiry, offered with its quote, accepted, declined or lapsed.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { login } from "@/lib/contracts/account";
import { addQuoteToCart, createBomQuote, deleteBomQuote, listBomQuotes, viewBomQuote } from "@/lib/contracts/bom";
import { createBill } from "@/lib/contracts/bill";
import { cancelOrder, listOrders, payOrder, reorder, viewOrder } from "@/lib/contracts/order";
import { editOrder, exportBill } from "@/lib/contracts/order-care";
import { acceptOffer, openInquiryOrder, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { cancelDeskOrder, listDeskOrders, moveDeskOrder, viewDeskOrder } from "@/lib/contracts/ops-order";
import { refuseDeskQuote } from "@/lib/contracts/ops-quote";
import { viewDesk } from "@/lib/contracts/ops";
import { lapseQuotes } from "@/lib/server/bom/lapse";
import { orders } from "@/lib/server/db/tables/order";
import { mails } from "@/lib/server/db/tables/promise";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { lapseUnpaid } from "@/lib/server/order/lapse";
import type { News } from "@/lib/server/realtime/publish";
import { ann, api, as, DAY_MS, desk, eve, standAtDesk } from "../support/desk-test";
import { LARGE, OFFERED_MICRO, openInquiries } from "../support/inquiry";
import { ADDRESS, openShop, type Person } from "../support/shop";

let shop: ReturnType<typeof openShop>;
let inquiries: ReturnType<typeof openInquiries>;
let ben: Person;
let news: News[];

standAtDesk({
  prepare() {
    shop = openShop(api);
    inquiries = openInquiries(api);
  },
});
beforeEach(async () => {
  ben = await desk.customer();
  news = [];
  const stop = api.deps.news.subscribe((each) => news.push(each));
  return stop;
});

const view = async (id: string, person = ann) => (await api.call(viewOrder, { id }, as(person))).data;
const quoteOf = async (quoteId: string, person = ann) => (await api.call(viewBomQuote, { quoteId }, as(person))).data;
const movesOf = (events: readonly { from: string | null; to: string; actor: string }[]) =>
  events.filter(({ from, to }) => from !== to).map(({ from, to, actor }) => [from, to, actor]);
const cancel = (id: string, person = ann) => api.call(cancelOrder, { id }, as(person));
const cancelAtDesk = (id: string, from: string) =>
  api.call(cancelDeskOrder, { id, from, reason: "not to be had" } as never, { ...as(eve), key: newId() });

/** Sessions end where nobody came for so long. */
async function signedInAgain(person: Person): Promise<Person> {
  const answer = await api.call(login, { account: person.email, password: "correct horse battery" });
  return { ...person, token: answer.data.token };
}

/** An order whose price is offered. */
async function offered(person = ann) {
  const quoteId = await inquiries.ask(person);
  const orderId = await inquiries.mustOrder(person, quoteId);
  await inquiries.offer(eve, quoteId);
  return { quoteId, orderId };
}

/** Of every end: no order lives by the quote. */
const linkOf = async (quoteId: string) =>
  (await api.db.select().from(bomQuotes).where(eq(bomQuotes.id, quoteId))).map(({ status, orderId }) => ({
    status,
    orderId,
  }));

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
    expect((await api.call(openInquiryOrder, {} as never, as(ann))).code).toBe("INVALID_INPUT");
    const receiverId = await shop.addressOf(ben);
    expect((await api.call(openInquiryOrder, { quoteId, receiverId }, as(ann))).code).toBe("NOT_FOUND");
    await inquiries.offer(eve, quoteId);
    expect((await api.call(openInquiryOrder, { quoteId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
  });
});

describe("an inquiry that is ordered", () => {
  it("is an order without a price: on the list, in the queue, mailed and told, paid by nobody", async () => {
    const quoteId = await inquiries.ask(ann, { projectId: await shop.addProject(ann), remark: "For a display" });
    news = [];
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
    const told = news.map((each) => ("data" in each ? [each.accountId, each.data] : each));
    expect(told).toEqual([
      [ann.accountId, { quoteId }],
      [ann.accountId, { orderId: data.orderId }],
    ]);
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.subject, `Order ${data.orderNumber} is placed, its price follows`));
    expect(mail?.text).toContain("10 × Amplifier, 2 layers, 900 × 700 mm");
    expect(mail?.text).not.toContain("0.00");
    expect((await api.call(listDeskOrders, { waits: "price" }, as(eve))).data.rows).toMatchObject([
      { orderId: data.orderId, waits: "price", amountPayableMicro: null },
    ]);
    const { queues } = (await api.call(viewDesk, {}, as(eve))).data;
    expect(queues.filter(({ count }) => count > 0).map(({ queue, count }) => [queue, count])).toEqual([
      ["inquiries", 1],
    ]);
    expect((await api.call(payOrder, { orderId: data.orderId }, as(ann))).code).toBe("MOVE_NOT_ALLOWED");
    const invoice = await api.fetchFile(exportBill, { orderId: data.orderId }, as(ann));
    expect(await invoice.json()).toMatchObject({ type: "error", code: "MOVE_NOT_ALLOWED" });
  });

  it("of assembled boards keeps its list, and is no price to be ordered again by", async () => {
    const input = { assembly: { supply: "turnkey", smtJoints: 100, bomLines: 5 } } as never;
    const { quoteId } = (await api.call(createBomQuote, input, as(ann))).data;
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
      (await api.call(placeInquiryOrder, { ...input, ...change } as never, as(person))).code;
    expect(await codeOf({}, ben)).toBe("NOT_FOUND");
    expect(await codeOf({ quoteId: "none" })).toBe("NOT_FOUND");
    expect(await codeOf({ shippingMethod: "balloon" })).toBe("INVALID_INPUT");
    expect(await codeOf({ remark: "x".repeat(501) })).toBe("INVALID_INPUT");
    expect(await codeOf({ receiverId: await shop.addressOf(ben) })).toBe("ADDRESS_NEEDED");
    const bill = (await api.call(createBill, { ...ADDRESS } as never, as(ben))).data as { id: string };
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

describe("its price", () => {
  it("is offered with its quote, in all its sums as a checkout reckons them, mailed in the order's language", async () => {
    const quoteId = await inquiries.ask(ann);
    const receiverId = await shop.addressOf(ann);
    const input = { quoteId, receiverId, shippingMethod: "standard" as const };
    const { data } = await api.call(placeInquiryOrder, input, { ...as(ann), headers: { "x-locale": "zh" } });
    await inquiries.take(eve, quoteId);
    news = [];
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
    const told = news.flatMap((each) => ("data" in each ? [each.data] : []));
    expect(told).toEqual([{ quoteId }, { orderId: data.orderId }]);
    const sent = await api.db.select().from(mails).orderBy(mails.createdAt);
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
    await inquiries.check(orderId);
    await inquiries.check(orderId);
    expect(await view(orderId)).toMatchObject({ status: "Submitted", canPay: true });
    const quote = await quoteOf(quoteId);
    expect(quote).toMatchObject({ status: "Order Received", orderId });
    expect(movesOf(quote.events).slice(-3)).toEqual([
      ["Quoting", "Quoted", "staff"],
      ["Quoted", "Final", "customer"],
      ["Final", "Order Received", "system"],
    ]);
    api.advance(1000);
    await desk.payFor(ann, orderId);
    const order = await view(orderId);
    expect(movesOf(order.events)).toEqual([
      [null, "Quotation Process", "customer"],
      ["Quotation Process", "Quotation Offered", "staff"],
      ["Quotation Offered", "Order Received", "customer"],
      ["Order Received", "Submitted", "system"],
      ["Submitted", "Paid", "provider"],
    ]);
    expect(order.payments).toMatchObject([{ status: "succeeded", amountMicro: OFFERED_MICRO }]);
    expect((await desk.subjectsTo(ann.email)).slice(-3)).toEqual([
      `The price of order ${order.orderNumber}: $250.00`,
      `Order ${order.orderNumber} is accepted, you may pay now`,
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
    expect((await api.call(acceptOffer, {} as never, as(ann))).code).toBe("INVALID_INPUT");
    expect((await view(orderId)).status).toBe("Quotation Offered");
    const both = await Promise.all([inquiries.accept(ann, orderId), inquiries.accept(ann, orderId)]);
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["MOVE_NOT_ALLOWED", "success"]);
    expect((await view(waiting)).status).toBe("Quotation Process");
    const late = await offered();
    api.advance(30 * DAY_MS);
    const again = await api.call(acceptOffer, { orderId: late.orderId }, as(await signedInAgain(ann)));
    expect(again.code).toBe("QUOTE_EXPIRED");
    expect(await desk.statusOf(late.orderId)).toBe("Quotation Offered");
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
    expect([await desk.statusOf(first), await desk.statusOf(second)]).toEqual(["Cancelled", "Quotation Offered"]);
    expect((await view(first)).amountPayableMicro).toBeNull();
  });

  it("lapses with its quote: the order is cancelled, and its customer told", async () => {
    const { quoteId, orderId } = await offered();
    const waiting = await inquiries.mustOrder(ann, await inquiries.ask(ann));
    news = [];
    const later = new Date(api.clock.now.getTime() + 30 * DAY_MS);
    expect(await lapseQuotes(api.deps, later)).toBe(1);
    expect(await lapseQuotes(api.deps, later)).toBe(0);
    expect(await linkOf(quoteId)).toEqual([{ status: "Expired", orderId: null }]);
    const order = await view(orderId);
    expect(order.status).toBe("Cancelled");
    expect(order.events.at(-1)).toMatchObject({ from: "Quotation Offered", actor: "system", note: "offerLapsed" });
    expect((await desk.subjectsTo(ann.email)).at(-1)).toBe(`The price of order ${order.orderNumber} no longer stands`);
    expect(news.flatMap((each) => ("data" in each ? [each.data] : []))).toEqual([{ orderId }]);
    expect(await desk.statusOf(waiting)).toBe("Quotation Process");
  });
});

describe("the desk", () => {
  it("sees which quote an order waits for, and cancels it with a reason; the inquiry stays", async () => {
    const quoteId = await inquiries.ask(ann);
    const orderId = await inquiries.mustOrder(ann, quoteId);
    const seen = (await api.call(viewDeskOrder, { id: orderId }, as(eve))).data;
    expect(seen).toMatchObject({ waits: "price", order: { quotes: [{ quoteId }], amountPayableMicro: null } });
    expect(seen.moves).toEqual(["Quotation Offered", "Cancelled"]);
    expect((await cancelAtDesk(orderId, "Quotation Process")).data).toEqual({ status: "Cancelled", refundMicro: 0 });
    expect(await linkOf(quoteId)).toEqual([{ status: "Inquiry Received", orderId: null }]);
    const order = await view(orderId);
    expect(order.events.at(-1)).toMatchObject({ actor: "staff", note: "not to be had" });
    expect((await desk.subjectsTo(ann.email)).at(-1)).toBe(`We had to cancel order ${order.orderNumber}`);
  });

  it("that refuses the quote ends its order with the reason, in one mail", async () => {
    const { quoteId, orderId } = await offered();
    const before = (await desk.subjectsTo(ann.email)).length;
    const refused = { id: quoteId, from: "Quoted" as const, reason: "No such copper" };
    expect((await api.call(refuseDeskQuote, refused, { ...as(eve), key: newId() })).type).toBe("success");
    expect(await linkOf(quoteId)).toEqual([{ status: "Invalid", orderId: null }]);
    const order = await view(orderId);
    expect(order.events.at(-1)).toMatchObject({ to: "Cancelled", actor: "staff", note: "No such copper" });
    expect((await desk.subjectsTo(ann.email)).slice(before)).toEqual([`We had to cancel order ${order.orderNumber}`]);
  });

  it("and the customer who act at one moment have one outcome", async () => {
    for (const first of ["customer", "staff"] as const) {
      const { quoteId, orderId } = await offered();
      const tried = [() => inquiries.accept(ann, orderId), () => cancelAtDesk(orderId, "Quotation Offered")];
      if (first === "staff") tried.reverse();
      const answers = await Promise.all(tried.map((each) => each()));
      expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
      const [link] = await linkOf(quoteId);
      const status = await desk.statusOf(orderId);
      expect([
        ["Order Received", "Final", orderId],
        ["Cancelled", "Quoted", null],
      ]).toContainEqual([status, link?.status, link?.orderId]);
    }
  });

  it("that prices while the customer cancels leaves the quote offered and the order cancelled", async () => {
    const quoteId = await inquiries.ask(ann);
    const orderId = await inquiries.mustOrder(ann, quoteId);
    await inquiries.take(eve, quoteId);
    const answers = await Promise.all([inquiries.price(eve, quoteId), cancel(orderId)]);
    expect(answers.map(({ type }) => type)).toEqual(["success", "success"]);
    expect(await linkOf(quoteId)).toEqual([{ status: "Quoted", orderId: null }]);
    expect(await desk.statusOf(orderId)).toBe("Cancelled");
  });

  it("looks at an accepted order whose files say something else, and lets it be paid", async () => {
    // Of FOUR_LAYERS' files, which are no 900 × 700 mm.
    const quoteId = await inquiries.ask(ann, { projectId: await shop.addProject(ann) });
    const orderId = await inquiries.mustOrder(ann, quoteId);
    await inquiries.offer(eve, quoteId);
    await inquiries.accept(ann, orderId);
    api.advance(1000);
    await inquiries.check(orderId);
    await inquiries.check(orderId);
    const order = await view(orderId);
    expect(order).toMatchObject({ status: "Order Received", canPay: false, canAddFiles: true });
    expect(order.events.filter(({ note }) => note === "fileDiffers")).toHaveLength(1);
    expect((await api.call(viewDeskOrder, { id: orderId }, as(eve))).data).toMatchObject({
      waits: "check",
      moves: ["Submitted", "Cancelled"],
    });
    const { queues } = (await api.call(viewDesk, {}, as(eve))).data;
    expect(queues.find(({ queue }) => queue === "checks")?.count).toBe(1);
    api.advance(1000);
    const input = { id: orderId, from: "Order Received", to: "Submitted", note: "Panel of four" } as const;
    expect((await api.call(moveDeskOrder, input, as(ann))).status).toBe(404);
    expect((await api.call(moveDeskOrder, input, { ...as(eve), key: newId() })).data).toEqual({ status: "Submitted" });
    expect((await quoteOf(quoteId)).status).toBe("Order Received");
    expect((await view(orderId)).canPay).toBe(true);
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
    expect(await lapseUnpaid(api.deps, new Date(payable + 14 * DAY_MS - 1))).toBe(0);
    expect(await lapseUnpaid(api.deps, new Date(payable + 14 * DAY_MS + 1))).toBe(1);
    expect(await desk.statusOf(orderId)).toBe("Cancelled");
  });

  it("that is cancelled keeps its quote for good", async () => {
    const { quoteId, orderId } = await offered();
    await inquiries.accept(ann, orderId);
    expect((await cancel(orderId)).data).toEqual({ status: "Cancelled" });
    await inquiries.check(orderId);
    expect(await linkOf(quoteId)).toEqual([{ status: "Final", orderId }]);
    expect(await desk.statusOf(orderId)).toBe("Cancelled");
  });
});
