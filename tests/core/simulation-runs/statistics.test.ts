import { describe, expect, it } from "vitest";
import { normalNumbers, uniformNumbers } from "@/lib/core/simulation-runs/random";
import { histogramOf, summaryOf, yieldOf } from "@/lib/core/simulation-runs/statistics";

const draw = (next: () => number, count: number): number[] => Array.from({ length: count }, next);

describe("statistics", () => {
  it("are those of a small sample by hand", () => {
    // Mean 5; squares 9+1+1+1+0+0+4+16 = 32, over 7: 4.5714, root 2.1381 (Wikipedia's example of a standard deviation).
    const summary = summaryOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(summary).toMatchObject({ count: 8, min: 2, max: 9, mean: 5 });
    expect(summary?.deviation).toBeCloseTo(2.138, 3);
  });

  it("keep the digits of large equal values", () => {
    expect(summaryOf([1e9 + 1, 1e9 + 2, 1e9 + 3])?.deviation).toBeCloseTo(1, 9);
    expect(summaryOf([3])).toEqual({ count: 1, min: 3, max: 3, mean: 3, deviation: 0 });
    expect(summaryOf([])).toBeNull();
  });

  it("count each value in one bin", () => {
    // Nine values: three bins of width 8/3 from 0: 0 1 2 | 3 4 5 | 6 7 8.
    expect(histogramOf([0, 1, 2, 3, 4, 5, 6, 7, 8]).map(({ count }) => count)).toEqual([3, 3, 3]);
    expect(histogramOf([2, 2, 2])).toEqual([{ from: 2, to: 2, count: 3 }]);
  });

  it("give the share within limits, ends included", () => {
    expect(yieldOf([1, 2, 3, 4], { lower: 2, upper: 3 })).toBe(0.5);
    expect(yieldOf([1, 2, 3, 4], { lower: null, upper: 3 })).toBe(0.75);
    expect(yieldOf([], { lower: 0, upper: 1 })).toBeNull();
  });
});

describe("random numbers", () => {
  it("come again for the same seed, and differ for another", () => {
    expect(draw(normalNumbers(7), 5)).toEqual(draw(normalNumbers(7), 5));
    expect(draw(normalNumbers(7), 5)).not.toEqual(draw(normalNumbers(8), 5));
  });

  it("are uniform: mean 1/2 and variance 1/12", () => {
    const numbers = draw(uniformNumbers(3), 20_000);
    const summary = summaryOf(numbers);
    // Standard error of the mean: 0.2887 / sqrt(20000) = 0.002; five of them.
    expect(Math.abs((summary?.mean ?? 0) - 0.5)).toBeLessThan(0.01);
    expect((summary?.deviation ?? 0) ** 2).toBeCloseTo(1 / 12, 2);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it("are normal by the test of Jarque and Bera", () => {
    const numbers = draw(normalNumbers(11), 20_000);
    const { mean = 0, deviation = 1, count = 1 } = summaryOf(numbers) ?? {};
    const moment = (power: number): number =>
      numbers.reduce((sum, number) => sum + ((number - mean) / deviation) ** power, 0) / count;
    const [skewness, kurtosis] = [moment(3), moment(4)];
    // JB = n/6 (S² + (K - 3)²/4) is chi-squared with 2 degrees: 9.21 at 1 %.
    expect((count / 6) * (skewness ** 2 + (kurtosis - 3) ** 2 / 4)).toBeLessThan(9.21);
    // 68.27 % within one deviation; standard error sqrt(0.6827 * 0.3173 / 20000) = 0.0033.
    const inside = numbers.filter((number) => Math.abs(number) < 1).length / count;
    expect(Math.abs(inside - 0.6827)).toBeLessThan(0.015);
  });
});
