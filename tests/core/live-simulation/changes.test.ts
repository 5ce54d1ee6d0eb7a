// Values and switches that change while the simulation runs.
import { describe, expect, it } from "vitest";
import { c, l, r, sine, v } from "./circuits/devices";
import { live, record } from "./live";

describe("changes while it runs", () => {
  it("moves the wiper of a potentiometer", () => {
    const simulation = live([
      v("V1", "in", "0", 10),
      { kind: "potentiometer", id: "P1", nodes: ["0", "w", "in"], resistance: 1e4, position: 0.25 },
    ]);
    // No load: the wiper has the part of the supply that its position says.
    record(simulation, "w", 1e-3);
    expect(simulation.nodeVoltage("w")).toBeCloseTo(2.5, 4);
    expect(simulation.set("P1", "position", 0.7)).toEqual({ ok: true, value: null });
    record(simulation, "w", 2e-3);
    expect(simulation.nodeVoltage("w")).toBeCloseTo(7, 4);
    expect(simulation.time).toBe(2e-3);
  });

  it("keeps the charge of a capacitor when a switch opens", () => {
    const simulation = live([
      ...[v("V1", "in", "0", 5), r("R1", "sw", "out", 100), c("C1", "out", "0", 1e-6), r("R2", "out", "0", 1e3)],
      { kind: "manual-switch", id: "S1", nodes: ["in", "sw"], closed: true },
    ]);
    record(simulation, "out", 1e-3);
    // 5 V · 1 kΩ / 1.1 kΩ = 4.5455 V, and after τ = 1 kΩ · 1 µF the e-th part of it.
    expect(simulation.nodeVoltage("out")).toBeCloseTo(4.5455, 3);
    simulation.set("S1", "closed", 0);
    record(simulation, "out", 2e-3);
    expect(simulation.nodeVoltage("out")).toBeCloseTo(4.5455 / Math.E, 2);
  });

  it("keeps the current of an inductor when its supply changes", () => {
    const simulation = live([v("V1", "in", "0", 1), r("R1", "in", "a", 10), l("L1", "a", "0", 1e-2)]);
    record(simulation, "a", 1e-3);
    simulation.set("V1", "value", 3);
    record(simulation, "a", 2e-3);
    // From 0.1 A to 0.3 A with τ = 10 mH / 10 Ω = 1 ms.
    expect(simulation.deviceCurrent("L1")).toBeCloseTo(0.3 - 0.2 / Math.E, 4);
  });

  it("keeps the voltage of a capacitor when its capacitance changes", () => {
    const simulation = live([v("V1", "in", "0", 5), r("R1", "in", "out", 1e3), c("C1", "out", "0", 1e-6)]);
    record(simulation, "out", 1e-3);
    simulation.set("C1", "capacitance", 3e-6);
    const { values } = record(simulation, "out", 2e-3);
    expect(Math.max(...values.map((value) => Math.abs(value - 5)))).toBeLessThan(1e-6);
  });

  it("changes the frequency of a source", () => {
    const simulation = live([v("V1", "out", "0", sine(1, 1e3)), r("R1", "out", "0", 1e3)]);
    record(simulation, "out", 1e-3);
    simulation.set("V1", "frequency", 250);
    record(simulation, "out", 5e-3);
    // sin(2π · 250 Hz · 5 ms) = sin(2.5π) = 1
    expect(simulation.nodeVoltage("out")).toBeCloseTo(1, 4);
  });

  it("goes on from where it stopped, however it is cut into frames", () => {
    const devices = [v("V1", "in", "0", sine(1, 1e3)), r("R1", "in", "out", 1e3), c("C1", "out", "0", 1e-7)];
    const whole = live(devices);
    record(whole, "out", 5e-3);
    const frames = live(devices);
    for (let frame = 1; frame <= 50; frame++) record(frames, "out", frame * 1e-4);
    expect(frames.nodeVoltage("out")).toBeCloseTo(whole.nodeVoltage("out"), 3);
  });

  it("pauses when the caller has had enough, and goes on", () => {
    const simulation = live([v("V1", "in", "0", sine(1, 1e3)), r("R1", "in", "out", 1e3), c("C1", "out", "0", 1e-7)]);
    let steps = 0;
    expect(simulation.advance(1e-3, () => ++steps < 5).ok).toBe(true);
    expect(steps).toBe(5);
    expect(simulation.time).toBeLessThan(1e-4);
    simulation.advance(1e-3);
    expect(simulation.time).toBe(1e-3);
  });

  it("switches at both thresholds of a hysteresis", () => {
    // A triangle of ±2 V and 4 ms: 1 ms/V. It closes above 1.5 V and opens below 0.5 V.
    const simulation = live([
      ...[v("V1", "in", "0", { shape: "pwl", points: [[0, -2], [4e-3, 2], [8e-3, -2]] }), v("V2", "a", "0", 1)], // prettier-ignore
      {
        ...{ kind: "voltage-switch", id: "S1", nodes: ["a", "out", "in", "0"], threshold: 1, hysteresis: 0.5 },
        ...{ onResistance: 1, offResistance: 1e9 },
      },
      r("R1", "out", "0", 1e3),
    ]);
    const { times, values } = record(simulation, "out", 8e-3);
    // It switches at the end of a step, which is the last one that shows the former state.
    const isClosed = values.map((value) => value > 0.5);
    expect(times[isClosed.indexOf(true) - 1]).toBeCloseTo(3.5e-3, 5);
    expect(times[isClosed.lastIndexOf(true)]).toBeCloseTo(5.5e-3, 5);
  });

  it("refuses devices, parameters and values that do not exist", () => {
    const simulation = live([v("V1", "out", "0", 1), r("R1", "out", "0", 1e3)]);
    expect(simulation.set("R9", "resistance", 1)).toMatchObject({ ok: false, code: "unknown-device" });
    expect(simulation.set("R1", "frequency", 1)).toMatchObject({ ok: false, code: "unknown-parameter" });
    expect(simulation.set("R1", "resistance", NaN)).toMatchObject({ ok: false, code: "unknown-parameter" });
    expect(simulation.set("V1", "shape", 1)).toMatchObject({ ok: false, code: "unknown-parameter" });
    expect(simulation.nodeVoltage("none")).toBeNaN();
    expect(simulation.deviceCurrent("none")).toBeNaN();
  });
});
