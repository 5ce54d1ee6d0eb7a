import { describe, expect, it } from "vitest";
import { dueOf } from "@/lib/core/order/due";
import { lastShipDay, promiseOnPayment, shipDayFault } from "@/lib/core/order/promise";

/** Saturday in Shanghai. */
const NOW = Date.parse("2026-11-21T04:00:00Z");

describe("the date promised on payment", () => {
  it("is counted from the lead time, and left to agree on from twenty working days on", () => {
    // Paid on a Saturday: Monday 23 November counts, nineteen working days later is Friday 18 December, 18:00.
    expect(promiseOnPayment(NOW, 19)).toBe(Date.parse("2026-12-18T10:00:00Z"));
    expect(promiseOnPayment(NOW, 20)).toBeNull();
  });
});

describe("a day that staff promise", () => {
  it.each([
    ["2026-11-20", "past"],
    ["2026-11-22", "notWorkingDay"],
    ["2026-11-23", null],
    // New Year's Day is a holiday.
    ["2027-01-01", "notWorkingDay"],
    ["2027-11-19", null],
    ["2027-11-22", "tooFar"],
  ])("%s: %s", (day, fault) => {
    expect(shipDayFault(day, NOW)).toBe(fault);
  });

  it("is over at its cut-off, 18:00 in Shanghai", () => {
    expect(shipDayFault("2026-11-23", Date.parse("2026-11-23T09:59:59Z"))).toBeNull();
    expect(shipDayFault("2026-11-23", Date.parse("2026-11-23T10:00:00Z"))).toBe("past");
  });

  it("lies at most a year ahead", () => {
    expect(lastShipDay(NOW)).toBe("2027-11-21");
  });
});

describe("how urgent an order without a promised date is", () => {
  it("is undated once it is paid, and nothing before payment, while a question is open, or after shipping", () => {
    const of = (status: "Submitted" | "Paid" | "Processed" | "Shipped", isStopped = false) =>
      dueOf({ status, promisedMs: null, isStopped }, NOW);
    expect([of("Paid"), of("Processed"), of("Submitted"), of("Shipped"), of("Paid", true)]).toEqual([
      ...["undated", "undated", null, null, null],
    ]);
  });
});
