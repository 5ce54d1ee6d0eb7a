import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { CNY_BOOK as cny, USD_BOOK as usd } from "@/tests/support/price-books";
import {
  boardsWeightKg,
  chargeableKg,
  packedCm3,
  SHIPPING_METHODS,
  shippingByWeight,
  shippingEstimate,
  shippingZone,
} from "@/lib/core/pricing/shipping";

const FIFTY = completeSpecification({ quantity: 50 });

const dollars = (micro: number) => micro / 1e6;

describe("the weight of boards", () => {
  it("is that of laminate, copper, plating, mask and print", () => {
    // 0.5 m² × (1.6 mm × 1850 + 70 µm × 8960 × 0.75 × 1.03 + 0.16) = 0.5 × (2.96 + 0.4845 + 0.16) = 1.8023 kg
    expect(boardsWeightKg(FIFTY)).toBeCloseTo(1.8023, 4);
    // One layer: half the copper. Four with 2 oz outside and 0.5 oz inside: 2 × 70 + 2 × 17 = 174 µm.
    // 0.5 × (2.96 + 35e-6 × 6921.6 + 0.16) and 0.5 × (2.96 + 174e-6 × 6921.6 + 0.16)
    expect(boardsWeightKg(completeSpecification({ quantity: 50, layers: 1 }))).toBeCloseTo(1.6811, 4);
    expect(boardsWeightKg(completeSpecification({ quantity: 50, layers: 4, outerCopperUm: 70 }))).toBeCloseTo(
      2.1622,
      4,
    );
  });

  it("is billed by the room where that is more", () => {
    // 50 boards are 8 cm high: (10 + 2) × (10 + 2) × (8 + 2) = 1440 cm³, of which 5000 are a kilogram.
    expect(packedCm3(FIFTY)).toBeCloseTo(1440, 9);
    expect(chargeableKg(FIFTY)).toBe(boardsWeightKg(FIFTY));
    const flat = completeSpecification({ layers: 1, thicknessMm: 0.4, widthMm: 500, heightMm: 10 });
    // 0.025 m² × 1.1423 = 0.0286 kg; 52 × 3 × 2.2 cm = 343.2 cm³ = 0.0686 kg
    expect(boardsWeightKg(flat)).toBeCloseTo(0.0286, 4);
    expect(chargeableKg(flat)).toBeCloseTo(0.0686, 4);
  });

  it("never falls when the quantity rises", () => {
    const weights = QUANTITY_STEPS.map((quantity) => chargeableKg({ ...FIFTY, quantity }));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });
});

describe("the shipping estimate", () => {
  it("is billed by the half kilogram begun, from half a kilogram on", () => {
    // 15 + 7 for each kilogram.
    const at = (weightKg: number) => dollars(shippingByWeight(weightKg, "standard", usd).amountMicro);
    expect([0, 0.01, 0.5, 0.51, 1, 1.8023, 2, 2.0000000000001].map(at)).toEqual([18.5, 18.5, 18.5, 22, 22, 29, 29, 29]);
    expect(shippingEstimate([FIFTY], "standard", usd)).toEqual({ currency: "USD", amountMicro: 29_000_000 });
    // Two parcels' worth are 3.6046 kg: 4 kg.
    expect(dollars(shippingEstimate([FIFTY, FIFTY], "standard", usd).amountMicro)).toBe(43);
  });

  it("is 0.8, 1 and 1.3 of the zone's price by method, and nothing for who picks up", () => {
    // 29 × 1.3 = 37.70; 29 × 0.8 = 23.20
    expect(SHIPPING_METHODS.map((method) => dollars(shippingEstimate([FIFTY], method, usd).amountMicro))).toEqual([
      29, 37.7, 23.2, 0,
    ]);
  });

  it.each([
    // Two kilograms: base + 2 × rate.
    ["US", "home", 29],
    ["us", "home", 29],
    [undefined, "home", 29],
    ["DE", "europeNear", 21],
    ["FR", "europeMiddle", 25],
    ["SE", "europeFar", 29],
    ["CH", "europeCustoms", 45],
    ["CN", "overseas", 53],
    ["BR", "world", 71],
    ["??", "world", 71],
  ])("goes from the en-US area to %s by the zone %s: %d USD", (country, key, amount) => {
    expect(shippingZone(usd, country).key).toBe(key);
    expect(dollars(shippingEstimate([FIFTY], "standard", usd, country).amountMicro)).toBe(amount);
  });

  it.each([
    // 12 + 2 × 6; 79 + 2 × 36; 264 + 2 × 121
    [undefined, 24],
    ["CN", 24],
    ["DE", 151],
    ["BR", 506],
  ])("goes from the zh-CN area to %s for %d CNY", (country, amount) => {
    expect(dollars(shippingEstimate([FIFTY], "standard", cny, country).amountMicro)).toBe(amount);
  });

  it("knows each country once, and the rest of the world last", () => {
    for (const { shipping } of [usd, cny]) {
      const named = shipping.zones.flatMap(({ countries }) => countries);
      expect(new Set(named).size).toBe(named.length);
      expect(named.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
      expect(shipping.zones.map(({ countries }) => countries.length === 0)).toEqual(
        shipping.zones.map((_, at) => at === shipping.zones.length - 1),
      );
    }
  });
});
