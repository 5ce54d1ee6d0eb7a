// Worst cases by sensitivities against all corners, for quantities in closed form.
import { describe, expect, it } from "vitest";
import { worstCaseSeries } from "@/lib/core/simulation-runs/corners";
import { remainingMs } from "@/lib/core/simulation-runs/remaining-time";
import type { Variant } from "@/lib/core/simulation-runs/series";
import type { CornerSearch } from "@/lib/core/simulation-runs/sweep-setup";
import { Random } from "../../support/random";

type Values = readonly number[];

const tolerancesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `r${at}`, share: 0.05 }));

function factorsOf({ changes }: Variant, count: number): number[] {
  const factors = Array.from({ length: count }, () => 1);
  for (const change of changes) if (change.kind === "scale") factors[Number(change.name.slice(1))] = change.factor;
  return factors;
}

/** Smallest and largest value of a quantity over the runs of a series, and their number. */
function extremes(count: number, search: CornerSearch, quantity: (factors: Values) => number) {
  const series = worstCaseSeries(tolerancesOf(count), search);
  const values: number[] = [];
  let batch = series.next();
  while (!batch.done) {
    const measured = batch.value.map((variant) => quantity(factorsOf(variant, count)));
    values.push(...measured);
    batch = series.next(measured.map((value) => new Map([["y", value]])));
  }
  return { min: Math.min(...values), max: Math.max(...values), runs: values.length };
}

describe("corners by sensitivity", () => {
  it("are those of all corners where each part acts in one direction, in 2n + 3 runs", () => {
    const random = new Random(11);
    for (let round = 0; round < 40; round++) {
      const count = 4 + random.below(6);
      const weights = Array.from({ length: count }, () => random.between(-3, 3));
      const quantity = (factors: Values) => Math.exp(factors.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0));
      const [few, all] = [extremes(count, "sensitivity", quantity), extremes(count, "all", quantity)];
      expect(few).toEqual({ min: all.min, max: all.max, runs: 2 * count + 3 });
      expect(all.runs).toBe(2 ** count + 1);
    }
  });

  it("leave a part at its nominal value where a quantity falls to both sides", () => {
    const quantity = ([a = 1, b = 1, ...rest]: Values) =>
      b - 10 * (a - 1) ** 2 + rest.reduce((sum, x) => sum + x, 0) * 0.1;
    const few = extremes(5, "sensitivity", quantity);
    expect(few.max).toBeCloseTo(1.05 + 0.1 * 3.15, 12);
    expect(few.min).toBeCloseTo(0.95 - 10 * 0.05 ** 2 + 0.1 * 2.85, 12);
  });

  it("are no corners at all where a single part matters: its ends have been run", () => {
    expect(extremes(6, "sensitivity", ([a = 1]) => a)).toEqual({ min: 0.95, max: 1.05, runs: 13 });
  });

  it("are all of them for few parts, and never more than those of ten", () => {
    const first = ([a = 1]: Values): number => a;
    expect([1, 2, 3].map((count) => extremes(count, "sensitivity", first).runs)).toEqual([3, 5, 9]);
    expect(extremes(11, "all", first).runs).toBe(23);
  });
});

describe("the remaining time", () => {
  it("is that of the runs so far, once they say enough", () => {
    expect(remainingMs({ done: 5, total: 25 }, 2_000)).toBe(8_000);
    expect(remainingMs({ done: 1, total: 25 }, 2_000)).toBeNull();
    expect(remainingMs({ done: 5, total: 25 }, 500)).toBeNull();
    expect(remainingMs({ done: 25, total: 25 }, 9_000)).toBeNull();
  });
});
