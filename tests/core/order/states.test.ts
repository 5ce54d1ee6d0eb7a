import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Actor,
  isInQuotation,
  mayAddFiles,
  mayHideOrder,
  mayMoveOrder,
  mayMoveQuote,
  mayOrderUnpriced,
  nextOrderStatuses,
  ORDER_STATUSES,
  type OrderStatus,
  QUOTE_STATUSES,
} from "@/lib/core/order/states";

/** As the product's decisions write them; unpaid for fourteen days, a failed order is cancelled as a submitted one is. */
const ORDER_MOVES: readonly string[] = [
  "Queued > Submitted",
  "Submitted > Paid",
  "Paid > Reviewed",
  "Reviewed > In Production",
  "In Production > Processed",
  "Processed > Shipped",
  "Shipped > Complete",
  "Queued > Cancelled",
  "Submitted > Cancelled",
  "Paid > Cancelled",
  "Reviewed > Cancelled",
  "In Production > Cancelled",
  "Processed > Cancelled",
  "Submitted > Failed",
  "Failed > Submitted",
  "Failed > Cancelled",
  "Quotation Process > Quotation Offered",
  "Quotation Offered > Order Received",
  "Order Received > Submitted",
  "Quotation Process > Cancelled",
  "Quotation Offered > Cancelled",
  "Order Received > Cancelled",
];

const QUOTE_MOVES: readonly string[] = [
  "Initial > Quoted",
  "Initial > Inquiry Received",
  "Inquiry Received > Quoting",
  "Quoting > Quoted",
  "Quoted > Final",
  "Final > Order Received",
  "Quoted > Order Received",
  "Quoted > Expired",
  "Initial > Invalid",
  "Inquiry Received > Invalid",
  "Quoting > Invalid",
  "Quoted > Invalid",
];

describe("an order's states", () => {
  it("lead from placed to complete by those who may", () => {
    const path: [OrderStatus, OrderStatus, "customer" | "staff" | "provider" | "system"][] = [
      ["Queued", "Submitted", "system"],
      ["Queued", "Submitted", "staff"],
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

  it("are joined by the moves that were decided and by no other", () => {
    const moves = ORDER_STATUSES.flatMap((from) => nextOrderStatuses(from).map((to) => `${from} > ${to}`));
    expect(moves.sort()).toEqual([...ORDER_MOVES].sort());
    const actors = ["customer", "staff", "provider", "system"] as const;
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const isMade = actors.some((actor) => mayMoveOrder(from, to, actor));
        expect([`${from} > ${to}`, isMade]).toEqual([`${from} > ${to}`, ORDER_MOVES.includes(`${from} > ${to}`)]);
      }
    }
  });

  it("never leave the decided moves on a random walk, and end complete or cancelled", () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat(100)),
        fc.constantFrom<OrderStatus>("Queued", "Quotation Process"),
        (choices, first) => {
          let status = first;
          for (const choice of choices) {
            const next = nextOrderStatuses(status);
            const to = next[choice % next.length];
            if (to === undefined) break;
            expect(ORDER_MOVES).toContain(`${status} > ${to}`);
            status = to;
          }
          expect(["Complete", "Cancelled"]).toContain(status);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("are hidden only when it is over: cancelled, failed, complete", () => {
    expect(ORDER_STATUSES.filter(mayHideOrder).sort()).toEqual(["Cancelled", "Complete", "Failed"]);
  });
});

describe("an order before its price is accepted", () => {
  it("goes from its price to the payment by the people whose step it is", () => {
    const path: [OrderStatus, OrderStatus, Actor][] = [
      ["Quotation Process", "Quotation Offered", "staff"],
      ["Quotation Offered", "Order Received", "customer"],
      ["Order Received", "Submitted", "system"],
    ];
    expect(path.map(([from, to, actor]) => mayMoveOrder(from, to, actor))).toEqual([true, true, true]);
    expect(ORDER_STATUSES.filter(isInQuotation)).toEqual(["Quotation Process", "Quotation Offered"]);
    expect(mayMoveOrder("Quotation Process", "Submitted", "staff")).toBe(false);
  });

  it("comes of a quote that waits for a person, and takes files again once it is accepted", () => {
    expect(QUOTE_STATUSES.filter(mayOrderUnpriced)).toEqual(["Inquiry Received", "Quoting"]);
    expect(ORDER_STATUSES.filter(mayAddFiles)).toEqual(["Queued", "Submitted", "Paid", "Failed", "Order Received"]);
    expect(mayMoveQuote("Final", "Order Received", "system")).toBe(true);
    expect(mayMoveQuote("Final", "Order Received", "customer")).toBe(false);
  });
});

describe("a quote's states", () => {
  it("are joined by the moves that were decided and by no other", () => {
    const actors = ["customer", "staff", "system"] as const;
    const moves = QUOTE_STATUSES.flatMap((from) =>
      QUOTE_STATUSES.filter((to) => actors.some((actor) => mayMoveQuote(from, to, actor))).map(
        (to) => `${from} > ${to}`,
      ),
    );
    expect(moves.sort()).toEqual([...QUOTE_MOVES].sort());
  });

  it("keep a quote from the cart's order unless it was quoted", () => {
    expect(mayMoveQuote("Quoted", "Order Received", "customer")).toBe(true);
    for (const status of ["Initial", "Inquiry Received", "Quoting", "Expired", "Invalid"] as const) {
      expect(mayMoveQuote(status, "Order Received", "customer")).toBe(false);
    }
  });
});
