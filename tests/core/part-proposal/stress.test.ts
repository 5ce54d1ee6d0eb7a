import { describe, expect, it } from "vitest";
import { elementStress } from "@/lib/core/part-proposal/stress";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";

const vector = (name: string, unit: SpiceVector["unit"], values: readonly number[]): SpiceVector => ({
  ...{ name, unit, real: Float64Array.from(values), imaginary: null },
});

const plotOf = (analysis: SpicePlot["analysis"], axis: SpiceVector | null, ...vectors: SpiceVector[]): SpicePlot => ({
  ...{ analysis, text: `.${analysis}`, steps: [], axis, vectors, measurements: [], fourier: [], findings: [] },
});

const elementOf = (line: string) => {
  const [element] = readNetlist(`t\n${line}\n.model m d\n.model n npn`).netlist.elements;
  if (!element) throw new Error(line);
  return element;
};

const time = vector("time", "s", [0, 1, 3, 4]);

describe("stress of an element", () => {
  it("gives a resistor's mean power over steps of different length", () => {
    // 0, 10, 10, 0 V over 1 kΩ: powers 0, 0.1, 0.1, 0 W. Trapezoids: 0.05·1 + 0.1·2 + 0.05·1 = 0.3 Ws in 4 s = 75 mW.
    const plot = plotOf("tran", time, vector("v(a)", "V", [0, 10, 10, 0]));
    expect(elementStress(elementOf("R1 a 0 1k"), [plot], 1000)).toEqual({
      ...{ voltage: 10, current: 0.01, reverse: 0 },
      power: expect.closeTo(0.075, 12) as number,
    });
  });

  it("takes the largest point of a sweep", () => {
    const sweep = vector("v-sweep", "V", [0, 1, 2, 3]);
    const plot = plotOf("dc", sweep, vector("v(a)", "V", [0, 1, 2, 3]), vector("v(b)", "V", [0, 0, 0, -2]));
    // 5 V over 50 Ω: 0.1 A, 0.5 W.
    expect(elementStress(elementOf("R1 a b 50"), [plot], 50)).toEqual({
      voltage: 5,
      current: 0.1,
      power: 0.5,
      reverse: 0,
    });
  });

  it("gives a diode's reverse voltage and its mean forward current", () => {
    const plot = plotOf(
      ...(["tran", time] as const),
      vector("v(a)", "V", [0, 0.7, -20, 0]),
      vector("@d1[id]", "A", [0, 2, 0, -1e-9]),
    );
    // Forward current 0, 2, 0, 0 A: 1·1 + 1·2 + 0 = 3 As in 4 s = 0.75 A.
    const stress = elementStress(elementOf("D1 a 0 m"), [plot]);
    expect(stress?.voltage).toBe(20);
    expect(stress?.current).toBeCloseTo(0.75, 12);
    expect(stress?.reverse).toBe(20);
  });

  it("measures a transistor between collector and emitter", () => {
    const plot = plotOf(
      ...(["op", null] as const),
      vector("v(c)", "V", [12]),
      vector("v(e)", "V", [2]),
      vector("v(b)", "V", [2.7]),
      vector("@q1[ic]", "A", [0.05]),
    );
    expect(elementStress(elementOf("Q1 c b e n"), [plot])).toEqual({
      ...{ voltage: 10, current: 0.05, reverse: 0 },
      power: expect.closeTo(0.5, 12) as number,
    });
  });

  it("takes the worst of several runs, and none of a small-signal one", () => {
    const runs = [5, 8, 6].map((volts) => plotOf("op", null, vector("v(a)", "V", [volts])));
    const ac = plotOf("ac", vector("frequency", "Hz", [1]), vector("v(a)", "V", [1000]));
    expect(elementStress(elementOf("C1 a 0 1u"), [...runs, ac])?.voltage).toBe(8);
    expect(elementStress(elementOf("C1 a 0 1u"), [ac])).toBeNull();
  });

  it("knows no current of a diode whose vector was not kept", () => {
    const plot = plotOf("op", null, vector("v(a)", "V", [0.6]));
    expect(elementStress(elementOf("D1 a 0 m"), [plot])).toEqual({
      voltage: 0,
      current: null,
      power: null,
      reverse: 0,
    });
  });
});
