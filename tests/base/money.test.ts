import { describe, expect, it } from "vitest";
import { parseMicro, roundToCents, scaleMicro, toDecimal } from "@/lib/base/money";

describe("money", () => {
  it.each([
    [4_999, 0],
    [5_000, 10_000],
    [-5_000, -10_000],
    [-4_999, 0],
    [1_234_567, 1_230_000],
  ])("rounds %i millionths to whole cents, half away from zero", (micro, expected) => {
    expect(roundToCents(micro)).toBe(expected);
  });

  it("scales exactly where a double would lose digits", () => {
    // 9 007 199 254 740 991 × 3 / 2 = 13 510 798 882 111 486.5, half up …487: past 2^53 in the product, so shown by division.
    expect(scaleMicro(9_007_199_254_740_991, 3, 9)).toBe(3_002_399_751_580_330);
    expect(scaleMicro(1, 1, 2)).toBe(1);
    expect(scaleMicro(-1, 1, 2)).toBe(-1);
  });

  it.each([
    // 3 × 5 / 10 = 1.5
    [3, 5, 10, 2],
    // 12 340 000 × 25 / 10 000 000 000 = 0.030 85
    [12_340_000, 25, 1e10, 0],
    // 60 000 000 × 500 000 000 / 10¹⁰ = 3 000 000, by way of 3·10¹⁶
    [60_000_000, 500_000_000, 1e10, 3_000_000],
    // The same less a millionth, which no cent divides: 59 999 999 × 500 000 000 / 10¹⁰ = 2 999 999.95
    [59_999_999, 500_000_000, 1e10, 3_000_000],
    // 70 000 × 500 001 / 10¹⁰ = 3.500 007
    [70_000, 500_001, 1e10, 4],
    [-70_000, 500_001, 1e10, -4],
    // 10 000 × 499 999 / 10¹⁰ = 0.499 999
    [-10_000, 499_999, 1e10, 0],
  ])("scales %i by %i/%i to %i", (amountMicro, numerator, denominator, expected) => {
    expect(scaleMicro(amountMicro, numerator, denominator)).toBe(expected);
  });

  it.each(["0.0012", "30.00", "-9.00", "1.20", "0.3333"])("reads and writes %s unchanged", (text) => {
    expect(toDecimal(parseMicro(text))).toBe(text);
  });

  it("refuses what is not an amount", () => {
    for (const text of ["", "1e3", "1.2345678", "1,0", "NaN", " 1"])
      expect(() => parseMicro(text)).toThrow("not an amount");
  });
});
