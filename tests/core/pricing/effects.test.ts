import { describe, expect, it } from "vitest";
import { allowedOptions } from "@/lib/core/pcb/allowed-options";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { USD_BOOK as book } from "@/tests/support/price-books";
import { priceEffects, totalWith } from "@/lib/core/pricing/effects";
import { pricePcb } from "@/lib/core/pricing/price";

describe("what a choice would do to the price", () => {
  it("is told in dollars by the book", () => {
    // 50 pieces of 100 × 100 mm are 0.5 m². Two layers: 5 + 0.5 × 50 = 30. Four: 25 + 0.5 × 95 = 72.50, six:
    // 60 + 70 = 130, eight: 110 + 105 = 215, one: 5 + 22.50 = 27.50.
    const fifty = completeSpecification({ quantity: 50 });
    const micro = (dollars: number) => dollars * 1_000_000;
    expect(priceEffects(fifty, book).layers).toEqual([micro(-2.5), 0, micro(42.5), micro(100), micro(185)]);
  });

  it("is exactly what the total becomes when it is chosen", () => {
    const before = completeSpecification({ layers: 4, quantity: 50, surfaceFinish: "ENIG" });
    const effects = priceEffects(before, book);
    for (const [option, choices] of Object.entries(allowedOptions(before))) {
      choices.forEach(({ value, violation }, at) => {
        if (violation) return;
        const after = changeSpecification(before, { [option]: value });
        const delta = pricePcb(after, book).total.amountMicro - pricePcb(before, book).total.amountMicro;
        expect([option, value, effects[option as keyof typeof effects][at]]).toEqual([option, value, delta]);
      });
    }
  });

  it("is nothing for what is chosen already, even where choosing it would bring something along", () => {
    // Choosing the single board anew would give up the panel that it is delivered in.
    const inPanels = completeSpecification({ boardType: "single", deliveryMethod: "panel", widthMm: 40, heightMm: 30 });
    expect(changeSpecification(inPanels, { boardType: "single" }).deliveryMethod).toBe("single");
    expect(priceEffects(inPanels, book).boardType[0]).toBe(0);
  });

  it("is unknown where the combination is not made", () => {
    expect(totalWith(completeSpecification({}), { thicknessMm: 2.5 }, book)).toBeNull();
  });
});
