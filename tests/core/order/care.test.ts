import { expect, it } from "vitest";
import { completesAt, mayAskQuestion, mayComplain, mayEditOrder } from "@/lib/core/order/care";
import { shippingDue } from "@/lib/core/order/totals";
import { ORDER_STATUSES } from "@/lib/core/order/states";

const DAY = 86_400_000;

it("engineers ask while they read the files", () => {
  expect(ORDER_STATUSES.filter(mayAskQuestion)).toEqual(["Paid", "Reviewed"]);
});

it("a customer complains of what has left, for ninety days", () => {
  expect(ORDER_STATUSES.filter((status) => mayComplain(status, 0, DAY))).toEqual(["Shipped", "Complete"]);
  expect(mayComplain("Complete", 0, 90 * DAY - 1)).toBe(true);
  expect(mayComplain("Complete", 0, 90 * DAY)).toBe(false);
  expect(mayComplain("Complete", null, 0)).toBe(false);
});

it("number, note and address may change until the review", () => {
  expect(ORDER_STATUSES.filter(mayEditOrder)).toEqual([
    "Queued",
    "Submitted",
    "Paid",
    "Failed",
    "Quotation Process",
    "Quotation Offered",
    "Order Received",
  ]);
});

it("an order completes thirty days after its delivery", () => {
  expect(completesAt(DAY)).toBe(31 * DAY);
});

it.each([
  [null, 5, null],
  [20, 0, 20],
  [20, 5, 15],
  [20, 25, 0],
  [0, 0, 0],
])("a charge of %s less %s asks for %s", (chargeMicro, discountMicro, due) => {
  expect(shippingDue({ chargeMicro, discountMicro })).toBe(due);
});
