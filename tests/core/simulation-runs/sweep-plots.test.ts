import { describe, expect, it } from "vitest";
import { sweepPlots } from "@/lib/core/simulation-runs/sweep-plots";
import type { SpicePlot } from "@/lib/core/spice/result";

const vector = (name: string, values: readonly number[]) => ({
  ...{ name, unit: "V" as const, real: Float64Array.from(values), imaginary: null },
});

const plot = (text: string, axis: readonly number[], values: readonly number[]): SpicePlot => ({
  ...{ analysis: "dc", text, steps: [], measurements: [], fourier: [], findings: [] },
  ...{ axis: vector("v-sweep", axis), vectors: [vector("v(a)", values)] },
});

const shown = (plots: readonly SpicePlot[]) =>
  plots.map(({ axis, vectors, steps }) => [[...(axis?.real ?? [])], [...(vectors[0]?.real ?? [])], steps]);

describe("a DC sweep", () => {
  it("that is nested becomes a plot for each value of the outer source", () => {
    expect(shown(sweepPlots(plot(".dc V1 0 2 1 R2 1k 3k 2k", [0, 1, 2, 0, 1, 2], [0, 1, 2, 3, 4, 5])))).toEqual([
      [[0, 1, 2], [0, 1, 2], [{ name: "R2", value: 1000 }]],
      [[0, 1, 2], [3, 4, 5], [{ name: "R2", value: 3000 }]],
    ]);
  });

  it("downwards is turned round", () => {
    expect(shown(sweepPlots(plot(".dc V1 2 0 -1", [2, 1, 0], [5, 6, 7])))).toEqual([[[0, 1, 2], [7, 6, 5], []]]);
    expect(shown(sweepPlots(plot(".dc V1 1 0 -1 V2 0 1 1", [1, 0, 1, 0], [1, 2, 3, 4])))).toEqual([
      [[0, 1], [2, 1], [{ name: "V2", value: 0 }]],
      [[0, 1], [4, 3], [{ name: "V2", value: 1 }]],
    ]);
  });

  it("upwards stays as it is", () => {
    const simple = plot(".dc V1 0 2 1", [0, 1, 2], [0, 1, 2]);
    expect(sweepPlots(simple)[0]).toBe(simple);
  });
});
