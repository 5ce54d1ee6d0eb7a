import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { inView } from "@/lib/core/pricing/views";

describe("a total in another view", () => {
  // 50 pieces of 100 × 80 mm for 30.00: 0.60 a piece; 50 × 0.8 dm² = 40 dm², so 0.75 a dm².
  const order = completeSpecification({ widthMm: 100, heightMm: 80, quantity: 50 });

  it("is the total, a piece's price, or a square decimetre's", () => {
    expect([
      inView(30_000_000, "total", order),
      inView(30_000_000, "unit", order),
      inView(30_000_000, "area", order),
    ]).toEqual([30_000_000, 600_000, 750_000]);
  });

  it("is told in cents, half up, and exactly where it is less than one", () => {
    // 1.00 / 3 = 0.3333…; 50.00 / 10 000 = 0.005.
    expect(inView(1_000_000, "unit", { ...order, quantity: 3 })).toBe(330_000);
    expect(inView(50_000_000, "unit", { ...order, quantity: 10_000 })).toBe(5_000);
  });
});
