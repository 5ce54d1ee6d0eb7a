import { describe, expect, it } from "vitest";
import { orderTotals, productTypeOf, transactionFee } from "@/lib/core/order/totals";

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

  it("add a payment method's share of the subtotal, in cents half up", () => {
    // 2.9 % of 39.25 is 1.13825, of 0.50 is 0.0145; nothing of nothing.
    expect([39_250_000, 500_000, 0].map((subtotal) => transactionFee(subtotal, 29_000))).toEqual([
      1_140_000, 10_000, 0,
    ]);
    expect(transactionFee(39_250_000, 0)).toBe(0);
  });
});
