// Kept results through their file: samples, names and quantities as they were, and what is damaged told from it.
import { describe, expect, it } from "vitest";
import { packResults, unpackResults } from "@/lib/client/schematic/simulation-results";
import { packZip } from "@/lib/core/archive/pack-zip";
import { type KeptRun, writeResults } from "@/lib/core/simulation-netlist/results-file";
import type { SpicePlot } from "@/lib/core/spice/result";

const POINTS = 1_000;
const wave = (frequency: number) => Float64Array.from({ length: POINTS }, (_, at) => Math.sin(at * frequency) * 1e-3);

const TRANSIENT: SpicePlot = {
  ...{ analysis: "tran", text: ".tran 1u 1m", steps: [{ name: "R1", value: 3_300 }], fourier: [], findings: [] },
  // Steps below a millionth of the time: 32 bits would not tell them apart.
  axis: {
    name: "time",
    unit: "s",
    real: Float64Array.from({ length: POINTS }, (_, at) => 1 + at * 1e-9),
    imaginary: null,
  },
  vectors: [
    { name: "v(out)", unit: "V", real: wave(0.1), imaginary: null },
    { name: "@r1[i]", unit: "A", real: wave(0.3), imaginary: null },
  ],
  measurements: [
    { name: "peak", value: 1e-3 },
    { name: "never", value: null },
  ],
};
const RESPONSE: SpicePlot = {
  ...TRANSIENT,
  ...{ analysis: "ac", text: ".ac dec 10 1 1k", steps: [], measurements: [] },
  axis: { name: "frequency", unit: "Hz", real: new Float64Array([1, 10]), imaginary: null },
  vectors: [{ name: "v(out)", unit: "V", real: new Float64Array([1, 0.5]), imaginary: new Float64Array([0, -0.5]) }],
};
const POINT: SpicePlot = {
  ...RESPONSE,
  ...{ analysis: "op", text: ".op", axis: null },
  vectors: [{ name: "v(out)", unit: "V", real: new Float64Array([2.5]), imaginary: null }],
};

const RUN: KeptRun = {
  plots: [TRANSIENT, RESPONSE, POINT],
  labels: ["Start-up", "", ""],
  names: { "v(out)": "V(OUT)", "@r1[i]": "I(R1)" },
  nodes: { "/OUT": "out" },
  parts: [
    {
      designator: "R1",
      pins: [{ name: "I(R1)", number: "1", node: "out", sums: [[{ vector: "@r1[i]", factor: 1 }]] }],
    },
  ],
};

describe("kept results", () => {
  it("come back as they were: axes exactly, samples within seven digits", async () => {
    const read = await unpackResults(await packResults(RUN));
    expect(read).toMatchObject({ labels: RUN.labels, names: RUN.names, nodes: RUN.nodes, parts: RUN.parts });
    expect(read?.plots.map(({ analysis, text, steps, measurements }) => [analysis, text, steps, measurements])).toEqual(
      RUN.plots.map(({ analysis, text, steps, measurements }) => [analysis, text, steps, measurements]),
    );
    for (const [at, plot] of RUN.plots.entries()) {
      expect(read?.plots[at]?.axis).toEqual(plot.axis);
      for (const [index, vector] of plot.vectors.entries()) {
        const found = read?.plots[at]?.vectors[index];
        expect(found).toMatchObject({ name: vector.name, unit: vector.unit });
        // 2^-24 of the value.
        vector.real.forEach((value, sample) =>
          expect(Math.abs((found?.real[sample] ?? NaN) - value)).toBeLessThanOrEqual(Math.abs(value) * 6e-8),
        );
        expect(found?.imaginary === null).toBe(vector.imaginary === null);
      }
    }
  });

  it("pack smaller than their samples are", async () => {
    const { samples } = writeResults(RUN);
    expect(samples.length).toBe(POINTS * (8 + 4 + 4) + 2 * (8 + 8) + 4);
    expect((await packResults(RUN)).length).toBeLessThan(samples.length);
  });

  const files = async (change: (header: string) => string, samples = writeResults(RUN).samples) =>
    packZip([
      { name: "results.json", bytes: new TextEncoder().encode(change(JSON.stringify(writeResults(RUN).header))) },
      { name: "results.bin", bytes: samples },
    ]);

  it.each<[string, () => Promise<Uint8Array>]>([
    ["no archive", () => Promise.resolve(new Uint8Array([1, 2, 3]))],
    ["an archive of something else", () => packZip([{ name: "a.txt", bytes: new Uint8Array([65]) }])],
    ["a header that is no JSON", () => files(() => "{")],
    ["a later version", () => files((header) => header.replace('"version":1', '"version":2'))],
    ["an unknown analysis", () => files((header) => header.replace('"analysis":"ac"', '"analysis":"magic"'))],
    ["fewer samples than it says", () => files((header) => header, new Uint8Array(16))],
    ["more points than it has", () => files((header) => header.replace('"points":1000', '"points":1001'))],
  ])("%s is not read", async (_title, made) => {
    expect(await unpackResults(await made())).toBeNull();
  });

  it("never throw, whatever bytes of them are damaged", async () => {
    const whole = await packResults(RUN);
    let state = 7;
    // Numerical Recipes' linear congruential generator: the same damage in each run.
    const next = (limit: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    for (let round = 0; round < 150; round++) {
      const damaged = whole.slice(0, round % 3 === 0 ? next(whole.length) : whole.length);
      for (let count = 0; count < 1 + (round % 4); count++) damaged[next(damaged.length)] = next(256);
      const read = await unpackResults(damaged);
      if (read) expect(read.plots).toHaveLength(RUN.plots.length);
    }
  });
});
