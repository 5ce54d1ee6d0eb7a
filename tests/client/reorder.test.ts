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
});
