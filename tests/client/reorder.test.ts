// @vitest-environment jsdom
// Ordering again from the page: into the cart once, the rest kept for the checkout.

import { describe, expect, it } from "vitest";
import { forgetReorder, orderAgain, readReorder } from "@/lib/client/reorder";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
startPageDouble();

const [line] = ANSWERS.reorder.lines;

describe("ordering again", () => {
  it("adds what is still made, and keeps what the checkout begins with until it is forgotten", async () => {
    if (!line) throw new Error("no line");
    mock.answer("reorder", { ...ANSWERS.reorder, lines: [line, { ...line, price: null }], remark: "No X-outs" });
    const data = {
      cartItemIds: ["cart_1"],
      receiverId: "rcv_1",
      shippingMethod: "standard",
      process: "payNow",
      remark: "No X-outs",
      leftOut: 1,
    };
    expect(readReorder()).toBeNull();
    expect(await orderAgain("ord_1")).toEqual(data);
    expect(readReorder()).toEqual(data);
    const { itemType, specification, projectId, partNo } = line;
    expect(mock.calls("addToCart").map(({ body }) => body)).toEqual([{ itemType, specification, projectId, partNo }]);
    forgetReorder();
    expect(readReorder()).toBeNull();
  });

  it("sends the same keys again after a failure that settled nothing", async () => {
    mock.fail("addToCart", { kind: "broken" });
    await expect(orderAgain("ord_1")).rejects.toThrow();
    mock.recover("addToCart");
    await orderAgain("ord_1");
    const keys = new Set(mock.calls("addToCart").map(({ headers }) => headers["idempotency-key"]));
    expect(keys.size).toBe(1);
    await orderAgain("ord_1");
    const more = new Set(mock.calls("addToCart").map(({ headers }) => headers["idempotency-key"]));
    expect(more.size).toBe(2);
  });

  it("quotes anew what was ordered by a quote, and leaves out what takes a person", async () => {
    if (!line?.price) throw new Error("no line");
    const { price, projectId, projectName } = line;
    const quoted = {
      itemType: "BomQuote" as const,
      specification: {
        ...ANSWERS.quotePcba.specification,
        quoteId: "quo_1",
        quoteNumber: "BQ261121-7K2MQ4",
        quantity: 5,
        expiresAt: "2026-12-21T08:00:00.000Z",
      },
      ...{ price, projectId, projectName, partNo: "MD-7", previousTotalMicro: 1 },
    };
    mock.answer("reorder", { ...ANSWERS.reorder, lines: [quoted] });
    expect(await orderAgain("ord_1")).toMatchObject({ cartItemIds: ["cart_1"], leftOut: 0 });
    expect(mock.calls("reQuote").map(({ body }) => body)).toEqual([{ quoteId: "quo_1" }]);
    expect(mock.calls("addQuoteToCart").map(({ body }) => body)).toEqual([{ quoteId: "quo_2", partNo: "MD-7" }]);
    expect(mock.calls("addToCart")).toEqual([]);

    mock.answer("reQuote", { ...ANSWERS.reQuote, status: "Inquiry Received", expiresAt: null });
    expect(await orderAgain("ord_2")).toMatchObject({ cartItemIds: [], leftOut: 1 });
  });
});
