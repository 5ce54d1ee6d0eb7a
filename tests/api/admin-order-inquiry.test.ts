// Orders without a price in the admin.

import { describe, expect, it } from "vitest";
import { moveAdminOrder, viewAdminOrder } from "@/lib/contracts/ops-order";
import { refuseAdminQuote } from "@/lib/contracts/ops-quote";
import { viewAdmin } from "@/lib/contracts/ops";
import { newId } from "@/lib/server/ids";
import { ann, api, as, admin, eve, shop } from "../support/admin-test";
import {
  cancel,
  cancelAsAdmin,
  clearPublished,
  inquiries,
  linkOf,
  offered,
  quoteOf,
  setUpInquiryTest,
  publishedData,
  view,
} from "../support/inquiry-test";

setUpInquiryTest();

describe("the admin", () => {
  it("sees which quote an order waits for, and cancels it with a reason; the inquiry stays", async () => {
    const quoteId = await inquiries.ask(ann);
    const orderId = await inquiries.mustOrder(ann, quoteId);
    const seen = (await api.call(viewAdminOrder, { id: orderId }, as(eve))).data;
    expect(seen).toMatchObject({ waits: "price", order: { quotes: [{ quoteId }], amountPayableMicro: null } });
    expect(seen.moves).toEqual(["Quotation Offered", "Cancelled"]);
    clearPublished();
    expect((await cancelAsAdmin(orderId, "Quotation Process")).data).toEqual({ status: "Cancelled", refundMicro: 0 });
    expect(publishedData()).toEqual([{ quoteId }, { orderId }]);
    expect(await linkOf(quoteId)).toEqual([{ status: "Inquiry Received", orderId: null }]);
    const order = await view(orderId);
    expect(order.events.at(-1)).toMatchObject({ actor: "staff", note: "not to be had" });
    expect((await admin.subjectsTo(ann.email)).at(-1)).toBe(`We had to cancel order ${order.orderNumber}`);
  });

  it("that refuses the quote ends its order with the reason, in one mail", async () => {
    const { quoteId, orderId } = await offered();
    const before = (await admin.subjectsTo(ann.email)).length;
    const refused = { id: quoteId, from: "Quoted" as const, reason: "No such copper" };
    expect((await api.call(refuseAdminQuote, refused, { ...as(eve), key: newId() })).type).toBe("success");
    expect(await linkOf(quoteId)).toEqual([{ status: "Invalid", orderId: null }]);
    const order = await view(orderId);
    expect(order.events.at(-1)).toMatchObject({ to: "Cancelled", actor: "staff", note: "No such copper" });
    expect((await admin.subjectsTo(ann.email)).slice(before)).toEqual([`We had to cancel order ${order.orderNumber}`]);
  });

  it("and the customer who act at one moment have one outcome", async () => {
    for (const first of ["customer", "staff"] as const) {
      const { quoteId, orderId } = await offered();
      const tried = [() => inquiries.accept(ann, orderId), () => cancelAsAdmin(orderId, "Quotation Offered")];
      if (first === "staff") tried.reverse();
      const answers = await Promise.all(tried.map((each) => each()));
      expect(answers.filter(({ type }) => type === "success")).toHaveLength(1);
      const [link] = await linkOf(quoteId);
      const status = await admin.statusOf(orderId);
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
    expect(await admin.statusOf(orderId)).toBe("Cancelled");
  });

  it("looks at an accepted order whose files say something else, and lets it be paid", async () => {
    // The files of FOUR_LAYERS are not 900 × 700 mm.
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
    expect((await api.call(viewAdminOrder, { id: orderId }, as(eve))).data).toMatchObject({
      waits: "check",
      moves: ["Submitted", "Cancelled"],
    });
    const { queues } = (await api.call(viewAdmin, {}, as(eve))).data;
    expect(queues.find(({ queue }) => queue === "checks")?.count).toBe(1);
    api.advance(1000);
    const input = { id: orderId, from: "Order Received", to: "Submitted", note: "Panel of four" } as const;
    expect((await api.call(moveAdminOrder, input, as(ann))).status).toBe(404);
    clearPublished();
    expect((await api.call(moveAdminOrder, input, { ...as(eve), key: newId() })).data).toEqual({ status: "Submitted" });
    expect(publishedData()).toEqual([{ quoteId }, { orderId }]);
    expect((await quoteOf(quoteId)).status).toBe("Order Received");
    expect((await view(orderId)).canPay).toBe(true);
  });
});
