import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doCouponsApply } from "@/lib/core/coupon/gate";
import {
  mayHideOrder,
  mayMoveOrder,
  mayMoveQuote,
  nextOrderStatuses,
  ORDER_STATUSES,
  type OrderStatus,
} from "@/lib/core/order/states";
import { orderTotals, productTypeOf } from "@/lib/core/order/totals";
import { isWorkingDay, promiseDate, shanghaiDay } from "@/lib/core/order/working-days";

const at = (text: string) => Date.parse(`${text}+08:00`);
const day = (epochMs: number) => new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 16);

describe("working days", () => {
  it.each([
    ["2026-11-21", false], // Saturday
    ["2026-11-23", true],
    ["2026-10-01", false], // National Day
    ["2026-10-10", true], // Saturday worked for it
    ["2026-02-14", true],
    ["2026-02-17", false], // Spring Festival
  ])("%s: %s", (text, expected) => expect(isWorkingDay(text)).toBe(expected));

  it.each([
    // Monday noon, one day: Tuesday's cut-off.
    ["2026-11-23T12:00", 1, "2026-11-24T18:00"],
    ["2026-11-23T17:59", 1, "2026-11-24T18:00"],
    // From the cut-off on it counts as Tuesday.
    ["2026-11-23T18:00", 1, "2026-11-25T18:00"],
    // Paid on a Saturday: Monday counts, five days later is Monday.
    ["2026-11-21T12:00", 5, "2026-11-30T18:00"],
    // Over National Day: 30 September, then 8, 9 and the worked Saturday 10 October.
    ["2026-09-30T09:00", 3, "2026-10-10T18:00"],
  ])("paid %s with %i days is promised for %s", (paidAt, days, expected) => {
    expect(day(promiseDate(at(paidAt), days))).toBe(expected);
  });

  it("names the day in Shanghai, whatever the server's zone", () => {
    expect(shanghaiDay(Date.parse("2026-11-21T16:00:00Z"))).toBe("2026-11-22");
  });
});

describe("an order's states", () => {
  it("lead from placed to complete by those who may", () => {
    const path: [OrderStatus, OrderStatus, "customer" | "staff" | "provider" | "system"][] = [
      ["Queued", "Submitted", "system"],
      ["Submitted", "Paid", "provider"],
      ["Paid", "Reviewed", "staff"],
      ["Reviewed", "In Production", "staff"],
      ["In Production", "Processed", "staff"],
      ["Processed", "Shipped", "staff"],
      ["Shipped", "Complete", "customer"],
    ];
    expect(path.map(([from, to, actor]) => mayMoveOrder(from, to, actor))).toEqual(path.map(() => true));
  });

  it("let the customer cancel until review, and staff until shipping", () => {
    expect(ORDER_STATUSES.filter((status) => mayMoveOrder(status, "Cancelled", "customer"))).toEqual([
      "Queued",
      "Submitted",
      "Paid",
      "Quotation Process",
      "Quotation Offered",
      "Order Received",
    ]);
    for (const status of ["Paid", "Reviewed", "In Production", "Processed"] as const)
      expect(mayMoveOrder(status, "Cancelled", "staff")).toBe(true);
    expect(mayMoveOrder("Shipped", "Cancelled", "staff")).toBe(false);
  });

  it("never let a customer pay, review, build or ship by word alone", () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ["Paid", "Reviewed", "In Production", "Processed", "Shipped"] as const)
        expect(mayMoveOrder(from, to, "customer")).toBe(false);
    }
  });

  it("end where nothing goes on, on every walk", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(10)), (choices) => {
        let status: OrderStatus = "Queued";
        for (const choice of choices) {
          const next = nextOrderStatuses(status);
          if (next.length === 0) break;
          // The only way back is paying again after a failure.
          status = next[choice % next.length] ?? status;
          expect(ORDER_STATUSES).toContain(status);
        }
        expect(["Complete", "Cancelled"]).toContain(status);
        expect(mayHideOrder(status)).toBe(true);
      }),
    );
  });

  it("keep a quote from the cart's order unless it was quoted", () => {
    expect(mayMoveQuote("Quoted", "Order Received", "customer")).toBe(true);
    for (const status of ["Initial", "Inquiry Received", "Quoting", "Expired", "Invalid"] as const) {
      expect(mayMoveQuote(status, "Order Received", "customer")).toBe(false);
    }
  });
});

describe("totals", () => {
  it("are sums of cents; a discount is at most what it is taken from", () => {
    expect(
      orderTotals({
        sectionTotalsMicro: [39_250_000, 1_000_000],
        couponDiscountMicro: 15_000_000,
        transactionFeeMicro: 500_000,
      }),
    ).toEqual({
      merchandiseTotalMicro: 40_250_000,
      couponDiscountMicro: 15_000_000,
      subtotalMicro: 25_250_000,
      transactionFeeMicro: 500_000,
      amountPayableMicro: 25_750_000,
    });
    expect(orderTotals({ sectionTotalsMicro: [1_000_000], couponDiscountMicro: 15_000_000 }).amountPayableMicro).toBe(
      0,
    );
  });

  it("name the order after the first kind that occurs", () => {
    expect(productTypeOf(["Normal", "Stencil", "Custom"])).toBe("Custom");
    expect(productTypeOf(["Normal", "BomQuote"])).toBe("BomQuote");
  });
});

describe("coupons apply", () => {
  const item = (itemType: string, partNo = "") => ({ itemType, partNo });
  it.each([
    [[], false],
    [[item("BomQuote")], true],
    [[item("Custom")], true],
    [[item("Stencil")], true],
    [[item("Normal")], true],
    [[item("Other")], false],
    [[item("Custom", "A1"), item("Stencil", "A1")], true],
    [[item("Normal", "A1"), item("Custom", "A1")], true],
    [[item("Custom", "A1"), item("Stencil", "B2")], false],
    [[item("Custom"), item("Stencil")], false],
    [[item("Custom", "A1"), item("Custom", "A1")], false],
    [[item("Stencil", "A1"), item("Normal", "A1")], false],
    [[item("Custom", "A1"), item("BomQuote", "A1")], false],
    [[item("Custom", "A1"), item("Stencil", "A1"), item("Normal", "A1")], false],
  ])("%j: %s", (items, expected) => expect(doCouponsApply(items)).toBe(expected));
});
