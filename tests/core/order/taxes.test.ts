import { describe, expect, it } from "vitest";
import { taxesFor } from "@/lib/core/order/taxes";
import book from "@/lib/core/order/taxes.json";

const EU_27 = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
const taxed = (country: string | null, area: "en-US" | "zh-CN" = "en-US") =>
  taxesFor({ area, country, subtotalMicro: 39_250_000, shippingMicro: 18_500_000 });

describe("taxes at the border", () => {
  it("are estimated of goods and shipping, and charged by nobody here", () => {
    // 19 % of 39.25 + 18.50 = 57.75: 10.9725; 25.5 %: 14.72625; 8.1 %: 4.67775.
    expect(taxed("DE")).toEqual([
      { key: "importVat", ratePercent: 19, estimateMicro: 10_970_000, freeBelow: null, isCharged: false },
    ]);
    expect(taxed("FI")).toMatchObject([{ ratePercent: 25.5, estimateMicro: 14_730_000 }]);
    expect(taxed("CH")).toMatchObject([{ ratePercent: 8.1, estimateMicro: 4_680_000 }]);
  });

  it("name the value below which a country asks nothing, in its own money", () => {
    expect(taxed("JP")).toMatchObject([{ ratePercent: 10, freeBelow: { currency: "JPY", amount: 10_000 } }]);
  });

  it("are part of prices in yuan within China", () => {
    // 39.25 × 13 / 113 = 4.5154.
    expect(taxed("CN", "zh-CN")).toEqual([
      { key: "includedVat", ratePercent: 13, estimateMicro: 4_520_000, freeBelow: null, isCharged: false },
    ]);
    expect(taxed("CN")).toEqual([{ key: "unknown" }]);
  });

  it("are unknown where they are not one rate or not in the book, and nothing before an address is chosen", () => {
    expect(["CN", "BR", "XX", "__proto__", "constructor"].map((country) => taxed(country))).toEqual(
      Array(5).fill([{ key: "unknown" }]),
    );
    expect(taxed(null)).toEqual([]);
  });

  it("are not called unknown in the home market of each area", () => {
    expect(taxed("US")).toEqual([]);
    expect(taxed("US", "zh-CN")).toEqual([{ key: "unknown" }]);
    expect(taxed("CN", "zh-CN")).not.toEqual([{ key: "unknown" }]);
  });

  it("are known for every country of the European Union, between its bounds of 15 and 27 percent", () => {
    const entries: Record<string, { ratePercent: number; asOf: string; source: string }> = book.countries;
    // Council Directive 2006/112/EC, article 97: at least 15 %; Hungary's 27 % is the highest.
    for (const country of EU_27) {
      expect([
        country,
        (entries[country]?.ratePercent ?? 0) >= 15 && (entries[country]?.ratePercent ?? 99) <= 27,
      ]).toEqual([country, true]);
    }
  });

  it("each have a source and a date, and a rate of at most one decimal", () => {
    for (const [country, { ratePercent, asOf, source }] of Object.entries(book.countries)) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source.length).toBeGreaterThan(10);
      expect(Math.round(ratePercent * 10)).toBe(ratePercent * 10);
    }
  });
});
