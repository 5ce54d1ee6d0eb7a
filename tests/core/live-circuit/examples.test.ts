// The analog example projects in the live engine, compared with calculations by hand.
import { describe, expect, it } from "vitest";
import { oscillation, type Trace } from "../live-simulation/trace";
import { circuitOf, exampleNetlist, simulationOf, traceOf } from "./run-live";

const ANALOG = [
  ...["blinker", "buck", "class-d", "crystal-oscillator", "filters", "h-bridge", "instrumentation", "linear-supply"],
];

/** Weighted by the time between points. */
function mean({ times, values }: Trace, start: number): number {
  let [sum, time] = [0, 0];
  for (let at = 1; at < times.length; at++) {
    const [from = 0, to = 0] = [times[at - 1], times[at]];
    if (from < start) continue;
    sum += (((values[at - 1] ?? 0) + (values[at] ?? 0)) / 2) * (to - from);
    time += to - from;
  }
  return sum / time;
}

describe("the example projects live", { timeout: 60_000 }, () => {
  it.each(ANALOG)("%s has an equivalent of each element, and starts", (name) => {
    const netlist = exampleNetlist(name);
    expect(circuitOf(netlist).issues).toEqual([]);
    expect(simulationOf(netlist).advance(1e-7)).toEqual({ ok: true, value: null });
  });

  it("the blinker blinks at its period", () => {
    const { period, high } = oscillation(traceOf(exampleNetlist("blinker"), "out", 5));
    // Up: ln 2 (1k + 68k) 10u = 0.4783 s. Down, towards 9 V * 10 / 1010 = 0.0891 V at the discharge switch of 10 ohm:
    // ln((6 - 0.0891) / (3 - 0.0891)) (68k + 1k || 10) 10u = 0.4817 s. The output is 1.3 V below 9 V, less 10 ohm of
    // the load's (7.7 - 1.7) V / 1k.
    expect(Math.abs(period / 0.96 - 1)).toBeLessThan(0.002);
    expect(high).toBeCloseTo(7.64, 1);
  });

  it("the linear supply holds 5 V at 0.5 A", () => {
    // 1.25 V (1 + 715 / 240) + 50 uA * 715 = 4.974 + 0.036 = 5.01 V.
    expect(mean(traceOf(exampleNetlist("linear-supply"), "+5v", 0.1), 0.06)).toBeCloseTo(5.01, 1);
  });

  it("the step-down converter settles at 5 V", () => {
    expect(Math.abs(mean(traceOf(exampleNetlist("buck"), "+5v", 4e-3), 3e-3) / 5 - 1)).toBeLessThan(0.02);
  });

  it("the instrumentation amplifier has its gain", () => {
    const simulation = simulationOf(exampleNetlist("instrumentation"));
    const outputAt = (volts: number): number => {
      expect(simulation.set("v2", "value", volts).ok).toBe(true);
      expect(simulation.advance(simulation.time + 0.1).ok).toBe(true);
      return simulation.nodeVoltage("out");
    };
    // 1 + 2 * 24.9k / 499 = 100.80, around the reference of 2.5 V.
    expect(Math.abs((outputAt(2.505) - outputAt(2.495)) / 0.01 / 100.8 - 1)).toBeLessThan(0.005);
  });

  it("the filters have their corners", () => {
    // 1 / (2 pi 1k 100n) = 1591.5 Hz, where the low-pass has an amplitude of 1 / sqrt(2).
    const netlist = exampleNetlist("filters").replace(/^V3 .*$/m, "V3 IN 0 SIN(0 1 1591.5)");
    const { high, low } = oscillation(traceOf(netlist, "low_pass", 0.01));
    expect(Math.abs((high - low) / 2 / Math.SQRT1_2 - 1)).toBeLessThan(0.01);
  });

  it("the crystal oscillator runs at 8 MHz", () => {
    const { period } = oscillation(traceOf(exampleNetlist("crystal-oscillator"), "clock", 40e-6));
    expect(Math.abs(1 / period / 8e6 - 1)).toBeLessThan(0.005);
  });
});
