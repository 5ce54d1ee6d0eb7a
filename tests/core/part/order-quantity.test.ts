import { describe, expect, it } from "vitest";
import { availabilityOf, checkQuantity, orderable, withAttrition } from "@/lib/core/part/order-quantity";

const REEL = { minimum: 50, multiple: 25 };

describe("how many can be ordered", () => {
  it.each([
    [50, []],
    [75, []],
    [1_000_000, []],
    [25, ["partMinimum"]],
    [0, ["partMinimum"]],
    [-50, ["partMinimum"]],
    // Half a piece is no number that is sold, whatever the steps are.
    [50.5, ["partMinimum"]],
    [60, ["partMultiple"]],
    [1_000_025, ["partMaximum"]],
    [Number.NaN, ["partMinimum"]],
    [Number.POSITIVE_INFINITY, ["partMinimum", "partMaximum"]],
  ])("%d: %j", (quantity, rules) => {
    expect(checkQuantity(REEL, quantity)).toEqual(rules);
  });

  it("goes up to the next one that is sold", () => {
    expect([1, 50, 51, 75, 76].map((quantity) => orderable(REEL, quantity))).toEqual([50, 50, 75, 75, 100]);
    for (let quantity = 1; quantity < 300; quantity++) {
      expect(checkQuantity(REEL, orderable(REEL, quantity))).toEqual([]);
    }
  });

  it("is in stock, short or out of stock", () => {
    const terms = { stock: 100, minimum: 50 };
    expect([50, 100, 101].map((quantity) => availabilityOf(terms, quantity))).toEqual(["inStock", "inStock", "short"]);
    expect(availabilityOf({ stock: 0, minimum: 1 }, 1)).toBe("outOfStock");
    expect(availabilityOf({ stock: 49, minimum: 50 }, 50)).toBe("outOfStock");
  });

  it("adds what a machine loses to what is placed, and nothing to nothing", () => {
    expect([withAttrition(30, 10), withAttrition(0, 10)]).toEqual([40, 0]);
  });
});
