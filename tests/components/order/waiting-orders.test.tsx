import { describe, expect, it } from "vitest";
import { orderWait } from "@/components/order/list/waiting-orders";
import { orderSummary } from "@/tests/support/board-item";

describe("what an order waits for", () => {
  it.each([
    [{ status: "Submitted" }, "pay"],
    [{ status: "Failed" }, "payAgain"],
    [{ status: "Quotation Offered" }, "accept"],
    [{ status: "Paid", questionState: "asked" }, "answer"],
    [{ status: "Paid" }, null],
    [{ status: "Cancelled", questionState: "asked" }, null],
    [{ status: "Processed", isShippingDue: true }, "shipping"],
    [{ status: "Processed" }, null],
    [{ status: "Shipped" }, "confirm"],
    [{ status: "Complete" }, null],
  ] as const)("%o: %s", (change, expected) => {
    expect(orderWait(orderSummary(change))).toBe(expected);
  });
});
