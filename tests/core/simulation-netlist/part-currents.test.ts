// Currents and power of parts: from vectors that stand for the engine's, and by Kirchhoff's law where it has none.
import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import {
  currentInto,
  partCurrents,
  powerOf,
  savedVectors,
  withoutFalseCurrents,
  withSavedCurrents,
} from "@/lib/core/simulation-netlist/part-currents";
import { currentAt, firstPoint, pointAt, powerAt, voltageAt } from "@/lib/core/simulation-netlist/point-reading";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";
import type { SpicePlot } from "@/lib/core/spice/result";
import { ROOT } from "@/tests/support/schematic";
import { transistorStage } from "@/tests/support/transistor-stage";

const netlist = () =>
  simulationNetlist(exportedDesign({ records: transistorStage().records, rootSheetId: ROOT.id }), { title: "test" });

const plotOf = (values: Readonly<Record<string, number>>, analysis: SpicePlot["analysis"] = "op"): SpicePlot => ({
  ...{ analysis, text: `.${analysis}`, steps: [], axis: null, measurements: [], fourier: [], findings: [] },
  vectors: Object.entries(values).map(([name, real]) => ({
    ...{ name, unit: name.startsWith("v") ? ("V" as const) : ("A" as const), imaginary: null },
    real: new Float64Array([real]),
  })),
});

const PLOT = plotOf({
  ...{ "v(in)": 5, "v(base)": 0.7, "v(out)": 2, "v(buffered)": 1.9, "i(v1)": -0.00343 },
  ...{
    "@r1[i]": 0.00043,
    "@r2[i]": -0.003,
    "@r3[i]": 0.0019,
    "@q1[ic]": 0.0011,
    "@q1[ib]": 0.00043,
    "@q1[ie]": -0.00153,
  },
});

const partOf = (designator: string) => {
  const found = netlist().parts.find((part) => part.designator === designator);
  if (!found) throw new Error(`${designator} is not simulated`);
  return found;
};
const currentsOf = (designator: string, plot = PLOT) =>
  Object.fromEntries(partOf(designator).pins.map((pin) => [pin.name, currentInto(plot, pin)?.real[0] ?? null]));

describe("currents of pins", () => {
  it("go through a part with two pins, and into each pin of others", () => {
    expect(currentsOf("R1")).toEqual({ "I(R1)": 0.00043, "I(R1.2)": -0.00043 });
    // Nodes of a transistor are collector, base and emitter: pins 3, 1 and 2.
    expect(currentsOf("Q1")).toEqual({ "I(Q1.3)": 0.0011, "I(Q1.1)": 0.00043, "I(Q1.2)": -0.00153 });
  });

  it("of a subcircuit follow from the others of their nets", () => {
    // OUT: Q1 takes 1.1 mA; R2 sends 3 mA from its second pin's side: -(-3 mA) - 1.1 mA = 1.9 mA, which R3 takes up.
    expect(currentsOf("X1")["I(X1)"]).toBeCloseTo(0.0019, 12);
    expect(currentsOf("X1")["I(X1.2)"]).toBeCloseTo(-0.0019, 12);
  });

  it("are unknown where a vector is missing, as in small-signal analyses", () => {
    const response = withoutFalseCurrents({ ...PLOT, analysis: "ac" });
    expect(response.vectors.map(({ name }) => name)).not.toContain("@r1[i]");
    expect(currentsOf("Q1", response)).toEqual({ "I(Q1.3)": null, "I(Q1.1)": null, "I(Q1.2)": null });
    // A source's current is a vector of every analysis.
    expect(currentsOf("V1", response)["I(V1)"]).toBe(-0.00343);
  });

  it("name the vectors that the engine saves only when asked", () => {
    const { parts, text } = netlist();
    expect(savedVectors(parts).toSorted()).toEqual([
      ...["@q1[ib]", "@q1[ic]", "@q1[ie]", "@r1[i]", "@r2[i]", "@r3[i]"],
    ]);
    expect(withSavedCurrents(text, parts)).toMatch(/\n\.save all\n\.save @q1\[ic\] .+\n\.end\n$/);
    expect(withSavedCurrents("* empty\n.end\n", [])).toBe("* empty\n.end\n");
  });
});

describe("a pin that nothing else tells of", () => {
  const netlistText = "* test\nX1 OUT 0 out AMP\n.subckt AMP a b c\nX1 a b c OTHER\n.ends\n.end\n";
  const amplifier = {
    designator: "U1",
    pins: ["1", "2", "3"].map((number, at) => ({
      ...{ name: `I(U1.${number})`, number, node: at === 1 ? "0" : "out" },
      sums: [[{ vector: `i(vmeter_x1_${number})`, factor: 1 as const }]],
    })),
  };

  it("has a source of 0 V in series, and lines keep their numbers", () => {
    expect(withSavedCurrents(netlistText, [amplifier]).split("\n")).toEqual([
      ...["* test", "X1 x1.meter_1 x1.meter_2 x1.meter_3 AMP", ".subckt AMP a b c", "X1 a b c OTHER", ".ends"],
      ...["vmeter_x1_3 out x1.meter_3 0", "vmeter_x1_2 0 x1.meter_2 0", "vmeter_x1_1 OUT x1.meter_1 0", ".end", ""],
    ]);
  });

  it("is each of an idealized diode, which is read as a source", () => {
    const design = exportedDesign({ records: transistorStage().records, rootSheetId: ROOT.id });
    const line = { text: "D1 a 0 DI", part: design.parts[0] ?? null, isFallback: false };
    const pins = ["1", "2"].map((number, at) => ({ number, name: "", node: at === 0 ? "a" : "0" }));
    const { netlist: read } = readNetlist("* t\nD1 a 0 DI\nV1 a 0 1\n.model DI D(Ron=1)\n.op\n.end\n");
    const [part] = partCurrents([{ ...line, pins }], read.elements);
    expect(part?.pins.map(({ sums }) => sums[0]?.[0]?.vector)).toEqual(["i(v1)", "i(vmeter_d1_2)"]);
  });

  it("has a current in small-signal analyses too, and no node that people see", () => {
    const plot = withoutFalseCurrents(plotOf({ "v(out)": 1, "v(x1.meter_1)": 1, "i(vmeter_x1_1)": 2e-3 }, "ac"));
    expect(plot.vectors.map(({ name }) => name)).toEqual(["v(out)", "i(vmeter_x1_1)"]);
    expect(namesOfVectors({ parts: [amplifier], placeOfVector: netlist().placeOfVector })("i(vmeter_x1_1)")).toBe(
      "I(U1.1)",
    );
    const [first] = amplifier.pins;
    expect(first && currentInto(plot, first)?.real[0]).toBe(2e-3);
  });
});

describe("power", () => {
  it("is what the part takes up", () => {
    const power = (designator: string) => powerOf(PLOT, partOf(designator))?.[0];
    // (5 V - 0.7 V) 0.43 mA = 1.849 mW; 2 V 1.1 mA + 0.7 V 0.43 mA = 2.501 mW; a source gives: 5 V (-3.43 mA).
    expect(power("R1")).toBeCloseTo(1.849e-3, 12);
    expect(power("Q1")).toBeCloseTo(2.501e-3, 12);
    expect(power("V1")).toBeCloseTo(-17.15e-3, 12);
    // (2 V - 1.9 V) 1.9 mA
    expect(power("X1")).toBeCloseTo(0.19e-3, 12);
  });

  it("of phasors is none", () => {
    expect(powerOf({ ...PLOT, analysis: "ac" }, partOf("V1"))).toBeNull();
  });
});

it("names results as the sheet does, and finds the nodes of nets", () => {
  const made = netlist();
  const nameOf = namesOfVectors(made);
  expect(["v(out)", "i(v1)", "@r1[i]", "@q1[ib]", "v(x1.inner)", "@m9[id]"].map(nameOf)).toEqual([
    ...["V(OUT)", "I(V1)", "I(R1)", "I(Q1.1)", "v(x1.inner)", "@m9[id]"],
  ]);
  expect(["/OUT", "/GND", "/ELSEWHERE"].map(made.nodeOfNet)).toEqual(["out", "0", undefined]);
});

describe("a reading at a place", () => {
  const time: SpicePlot = {
    ...plotOf({}),
    analysis: "tran",
    axis: { name: "time", unit: "s", real: new Float64Array([0, 1, 3]), imaginary: null },
    vectors: [
      { name: "v(in)", unit: "V", real: new Float64Array([0, 4, 8]), imaginary: null },
      { name: "v(base)", unit: "V", real: new Float64Array([0, 2, 2]), imaginary: null },
      { name: "@r1[i]", unit: "A", real: new Float64Array([0, 1, 3]), imaginary: null },
    ],
  };

  it("lies between the samples, and at the nearest one outside of them", () => {
    const voltages = [-1, 0, 0.5, 1, 2, 3, 9].map((place) => voltageAt(pointAt(time, place), "in"));
    expect(voltages).toEqual([0, 0, 2, 4, 6, 8, 8]);
    expect(voltageAt(firstPoint(time), "0")).toBe(0);
    expect(voltageAt(firstPoint(time), "elsewhere")).toBeNull();
  });

  it("has currents and powers", () => {
    const [through] = partOf("R1").pins;
    expect(through && currentAt(pointAt(time, 2), through)).toBe(2);
    // (6 V - 2 V) 2 A
    expect(powerAt(pointAt(time, 2), partOf("R1"))).toBe(8);
    expect(powerAt(pointAt(time, 2), partOf("Q1"))).toBeNull();
  });

  it("is the magnitude of a phasor", () => {
    const phasor = { name: "v(in)", unit: "V" as const, real: new Float64Array([3]), imaginary: new Float64Array([4]) };
    expect(voltageAt(firstPoint({ ...time, analysis: "ac", vectors: [phasor] }), "in")).toBe(5);
  });
});
