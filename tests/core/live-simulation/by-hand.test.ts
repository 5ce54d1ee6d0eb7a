// Circuits whose answers follow from a formula.
import { describe, expect, it } from "vitest";
import type { LiveDevice, LogicLevels } from "@/lib/core/live-simulation/circuit/circuit";
import { c, d, l, opAmp, pulse, q, r, sine, v } from "./circuits/devices";
import { live, record, settled } from "./live";
import { oscillation } from "./trace";

/** Largest difference from a formula over all steps. */
function worst(
  { times, values }: { readonly times: readonly number[]; readonly values: readonly number[] },
  exact: (time: number) => number,
): number {
  return Math.max(...times.map((time, at) => Math.abs((values[at] ?? NaN) - exact(time))));
}

describe("operating points", () => {
  it("divides a voltage, and gives currents and powers", () => {
    // 12 V · 2 kΩ / (1 kΩ + 2 kΩ) = 8 V; 12 V / 3 kΩ = 4 mA; the source supplies 48 mW, R2 takes 8 V · 4 mA = 32 mW.
    const simulation = settled([v("V1", "in", "0", 12), r("R1", "in", "out", 1e3), r("R2", "out", "0", 2e3)]);
    expect(simulation.nodeVoltage("out")).toBeCloseTo(8, 9);
    expect(simulation.deviceCurrent("R1")).toBeCloseTo(4e-3, 12);
    expect(simulation.deviceCurrent("V1")).toBeCloseTo(-4e-3, 12);
    expect(simulation.power("V1")).toBeCloseTo(-0.048, 9);
    expect(simulation.power("R2")).toBeCloseTo(0.032, 9);
  });

  it("solves a diode behind a resistor", () => {
    // 5 V = 1 kΩ · I + 25.865 mV · ln(I / 1e-14 A + 1) at I = 4.30711 mA: 4.30711 V + 0.69289 V.
    const simulation = settled([v("V1", "in", "0", 5), r("R1", "in", "a", 1e3), d("D1", "a", "0", { is: 1e-14 })]);
    expect(simulation.deviceCurrent("D1")).toBeCloseTo(4.30711e-3, 8);
    expect(simulation.nodeVoltage("a")).toBeCloseTo(0.69289, 5);
  });

  it("regulates at the breakdown voltage", () => {
    // The model's breakdown is 5.1 V at 5 mA, the current that (6.1 V - 5.1 V) / 200 Ω drives.
    const zener = d("D1", "0", "a", { bv: 5.1, ibv: 5e-3 });
    const simulation = settled([v("V1", "in", "0", 6.1), r("R1", "in", "a", 200), zener]);
    expect(simulation.nodeVoltage("a")).toBeCloseTo(5.1, 3);
  });

  it("multiplies the base current of a transistor", () => {
    // Without Early effect and leakage, the collector has exactly 150 times the current of the base.
    const simulation = settled([
      ...[v("V1", "vcc", "0", 10), r("R1", "vcc", "b", 1e6), r("R2", "vcc", "c", 1e3)],
      q("Q1", ["c", "b", "0"], { is: 1e-15, bf: 150 }),
    ]);
    expect(simulation.deviceCurrent("Q1", 0) / simulation.deviceCurrent("Q1", 1)).toBeCloseTo(150, 3);
  });

  it("inverts with the ratio of the resistors", () => {
    // -10 · 0.5 V, short of it by (1 + 10) / 1e5.
    const simulation = settled([
      ...[v("V1", "in", "0", 0.5), r("R1", "in", "m", 1e3), r("R2", "m", "out", 1e4)],
      opAmp("U1", ["0", "m", "out"], { outputResistance: 1e-3 }),
    ]);
    expect(simulation.nodeVoltage("out")).toBeCloseTo(-5 * (1 - 11 / 1e5), 6);
  });

  it("finds a state of a latch of gates", () => {
    const levels: LogicLevels = { low: 0, high: 5 };
    const gate = (id: string, nodes: readonly string[]): LiveDevice => ({
      ...{ kind: "logic-gate", id, nodes, function: "nand", levels },
    });
    const simulation = settled([
      ...[v("V1", "s", "0", 5), v("V2", "r", "0", 0)],
      ...[gate("U1", ["s", "nq", "q"]), gate("U2", ["r", "q", "nq"])],
    ]);
    expect(simulation.nodeVoltage("nq")).toBeCloseTo(5, 3);
    expect(simulation.nodeVoltage("q")).toBeCloseTo(0, 3);
  });
});

describe("transients", () => {
  it("charges a capacitor exponentially", () => {
    // τ = 1 kΩ · 1 µF = 1 ms.
    const simulation = live([v("V1", "in", "0", 5), r("R1", "in", "out", 1e3), c("C1", "out", "0", 1e-6, 0)], {
      start: "initial-values",
    });
    expect(worst(record(simulation, "out", 5e-3), (t) => 5 * (1 - Math.exp(-t / 1e-3)))).toBeLessThan(5e-3);
  });

  for (const method of ["trapezoidal", "gear"] as const)
    it(`rings with the damped frequency (${method})`, () => {
      // α = R / 2L = 1e4 /s, ω0 = 1e6 /s, ω = sqrt(ω0² - α²); v = 1 - e^(-αt) · (cos ωt + α / ω · sin ωt).
      const simulation = live(
        [v("V1", "in", "0", 1), r("R1", "in", "a", 20), l("L1", "a", "out", 1e-3, 0), c("C1", "out", "0", 1e-9, 0)],
        { start: "initial-values", method, relativeTolerance: 1e-4 },
      );
      const omega = Math.sqrt(1e12 - 1e8);
      const exact = (t: number): number =>
        1 - Math.exp(-1e4 * t) * (Math.cos(omega * t) + (1e4 / omega) * Math.sin(omega * t));
      expect(worst(record(simulation, "out", 1e-4), exact)).toBeLessThan(method === "gear" ? 0.05 : 0.02);
    });

  it("keeps the amplitude of a tank without losses", () => {
    // Trapezoidal integration has no damping; the resistor of 1 GΩ takes exp(-100 µs / (2 · 1 GΩ · 1 nF)) < 0.01 %.
    const simulation = live([l("L1", "a", "0", 1e-3, 0), c("C1", "a", "0", 1e-9, 1), r("R1", "a", "0", 1e9)], {
      start: "initial-values",
    });
    const { low, high, period } = oscillation(record(simulation, "a", 1e-4));
    expect(high).toBeCloseTo(1, 2);
    expect(low).toBeCloseTo(-1, 2);
    // 2π · sqrt(1 mH · 1 nF) = 6.28319 µs
    expect(period / 6.28319e-6).toBeCloseTo(1, 2);
  });

  it("runs a 555 at 1.44 / ((R1 + 2 · R2) · C)", () => {
    // ln 2 · (1 kΩ + 2 · 10 kΩ) · 100 nF = 1.45561 ms; high for ln 2 · (R1 + R2) · C = 0.762462 ms.
    const simulation = live([
      ...[v("V1", "vcc", "0", 9), r("R1", "vcc", "dis", 1e3), r("R2", "dis", "cap", 1e4)],
      ...[c("C1", "cap", "0", 1e-7), c("C2", "ctl", "0", 1e-8)],
      {
        ...{ kind: "timer-555", id: "U1", nodes: ["0", "cap", "out", "vcc", "ctl", "cap", "dis", "vcc"] },
        dischargeResistance: 0.01,
      },
    ]);
    const { times, values } = record(simulation, "out", 2e-2);
    const { period, low, high } = oscillation({ times, values });
    expect(period / 1.45561e-3).toBeCloseTo(1, 2);
    expect([low, high]).toEqual([expect.closeTo(0, 2), expect.closeTo(9, 2)]);
    const from = 2e-2 - 10 * 1.45561e-3;
    let highTime = 0;
    times.forEach((time, at) => {
      const before = times[at - 1] ?? 0;
      if (before > from && (values[at - 1] ?? 0) > 4.5) highTime += time - before;
    });
    expect(highTime / (2e-2 - from)).toBeCloseTo(0.762462 / 1.45561, 2);
  });

  it("turns three inverters into a ring of six delays", () => {
    const levels: LogicLevels = { low: 0, high: 3.3, delay: 10e-9, edge: 2e-9, outputResistance: 100 };
    const inverter = (id: string, input: string, output: string): LiveDevice => ({
      ...{ kind: "logic-gate", id, nodes: [input, output], function: "not", levels },
    });
    const simulation = live([inverter("U1", "c", "a"), inverter("U2", "a", "b"), inverter("U3", "b", "c")]);
    // Each stage adds its delay and half of the edge until the next threshold: 6 · (10 ns + 1 ns).
    expect(oscillation(record(simulation, "a", 2e-6)).period / 66e-9).toBeCloseTo(1, 2);
  });

  it("halves a clock by a flip-flop", () => {
    const levels: LogicLevels = { low: 0, high: 5, delay: 1e-8 };
    const simulation = live([
      v("V1", "clk", "0", pulse(0, 5, 1e-6, 1e-9)),
      { kind: "flip-flop", id: "U1", type: "d", nodes: ["nq", "clk", "q", "nq"], levels },
    ]);
    expect(oscillation(record(simulation, "q", 2e-5)).period / 2e-6).toBeCloseTo(1, 4);
  });

  it("transforms a voltage by the ratio of turns", () => {
    // Without leakage, the secondary has half of the voltage, and the source sees 100 Ω / 0.5² next to 10 H.
    const simulation = live([
      v("V1", "p", "0", sine(10, 50)),
      {
        ...{ kind: "transformer", id: "T1", nodes: ["p", "0", "s", "0"] },
        ...{ primaryInductance: 10, ratio: 0.5, coefficient: 1 },
      },
      r("R1", "s", "0", 100),
    ]);
    const { times, values } = record(simulation, "s", 0.1);
    expect(worst({ times, values }, (t) => 5 * Math.sin(2 * Math.PI * 50 * t))).toBeLessThan(0.02);
  });
});
