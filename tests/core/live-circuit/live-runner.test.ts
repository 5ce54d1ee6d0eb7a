import { describe, expect, it } from "vitest";
import type { LiveFrame, LoadedCircuit } from "@/lib/core/live-circuit/live-frame";
import { LiveRunner } from "@/lib/core/live-circuit/live-runner";
import { exampleNetlist } from "./run-live";

const RC = ["* rc", "V1 in 0 DC 5", "R1 in out 1k", "C1 out 0 1u", ".tran 1u 5m uic", ".end"].join("\n");
const PLENTY_MS = 1e6;

function loaded(runner: LiveRunner, netlist: string, keepsState = false): LoadedCircuit {
  const answer = runner.load(netlist, keepsState);
  if (answer.kind !== "loaded") throw new Error(JSON.stringify(answer));
  return answer.circuit;
}

function frameOf(runner: LiveRunner, seconds: number): LiveFrame {
  const { frame, stop } = runner.advance(seconds, PLENTY_MS);
  if (!frame || stop) throw new Error(JSON.stringify(stop));
  return frame;
}

const still = (): number => 0;

describe("a circuit that runs", () => {
  it("gives voltages, currents and powers by their names", () => {
    const runner = new LiveRunner(still);
    const { nodes, elements, shownSeconds } = loaded(runner, RC);
    expect({ nodes, elements, shownSeconds }).toEqual({
      nodes: ["in", "out"],
      elements: ["v1", "r1", "c1"],
      shownSeconds: 5e-3,
    });
    const { time, values, isInTime } = frameOf(runner, 1e-3);
    expect({ time, isInTime }).toEqual({ time: 1e-3, isInTime: true });
    // One time constant: 5 V (1 - 1/e) = 3.1606 V; 1.8394 mA through all; 9.197 mW from the source.
    const [input, output, ofSource, ofResistor, ofCapacitor, power] = values;
    expect(input).toBeCloseTo(5, 6);
    expect(output).toBeCloseTo(3.1606, 3);
    expect(ofSource).toBeCloseTo(-1.8394e-3, 6);
    expect(ofResistor).toBeCloseTo(1.8394e-3, 6);
    expect(ofCapacitor).toBeCloseTo(1.8394e-3, 6);
    expect(power).toBeCloseTo(-9.197e-3, 5);
  });

  it("goes on from its state after an edit", () => {
    const runner = new LiveRunner(still);
    loaded(runner, RC);
    frameOf(runner, 1e-3);
    const edited = RC.replace("R1 in out 1k", "R1 in mid 500\nR2 mid out 1500");
    expect(loaded(runner, edited, true)).toMatchObject({ isContinued: true, nodes: ["in", "mid", "out"] });
    const { time, values } = frameOf(runner, 2e-3);
    expect(time).toBeCloseTo(3e-3, 8);
    // 1.8394 V left after the first millisecond, then a time constant of 2 ms: 5 - 1.8394 / e = 4.3233 V.
    expect(values[2]).toBeCloseTo(4.3233, 3);
  });

  it("keeps the current of an inductor over an edit", () => {
    const runner = new LiveRunner(still);
    loaded(runner, "* rl\nV1 in 0 5\nR1 in out 5\nL1 out 0 1\n.end");
    frameOf(runner, 1);
    loaded(runner, "* rl\nV1 in 0 0\nR1 in out 5\nL1 out 0 1\n.end", true);
    // 1 A that decays with 0.2 s: 1 / e.
    expect(frameOf(runner, 0.2).values[4]).toBeCloseTo(1 / Math.E, 3);
  });

  it("sets values, also after the next edit, until they are forgotten", () => {
    const runner = new LiveRunner(still);
    const divider = "* divider\nV1 in 0 9\nR1 in out 1k\nR2 out 0 2k\n.end";
    loaded(runner, divider);
    expect(runner.set("r2", "resistance", 8e3)).toBe(true);
    expect(runner.set("r2", "color", 1)).toBe(false);
    expect(runner.set("r7", "resistance", 1)).toBe(false);
    expect(frameOf(runner, 1e-3).values[1]).toBeCloseTo(8, 6);
    loaded(runner, divider.replace("V1 in 0 9", "V1 in 0 18"), true);
    expect(frameOf(runner, 1e-3).values[1]).toBeCloseTo(16, 6);
    runner.forgetValues();
    loaded(runner, divider, true);
    expect(frameOf(runner, 1e-3).values[1]).toBeCloseTo(6, 6);
  });

  it("lets an edit of the same value win over what was set", () => {
    const runner = new LiveRunner(still);
    const divider = "* divider\nV1 in 0 9\nR1 in out 1k\nR2 out 0 2k\n.end";
    loaded(runner, divider);
    runner.set("r2", "resistance", 8e3);
    expect(loaded(runner, divider.replace("R1 in out 1k", "R1 in out 2k"), true).changes).toEqual([
      { device: "r2", parameter: "resistance", value: 8e3 },
    ]);
    expect(loaded(runner, divider.replace("2k", "1k"), true).changes).toEqual([]);
    expect(frameOf(runner, 1e-3).values[1]).toBeCloseTo(4.5, 6);
  });

  it("samples the traces that are watched", () => {
    const runner = new LiveRunner(still);
    loaded(runner, "* sine\nV1 in 0 SIN(0 1 1k)\nR1 in out 1k\nR2 out 0 1k\n.end");
    runner.watch([
      { kind: "voltage", plus: "in", minus: "out" },
      { kind: "current", element: "r1" },
    ]);
    const { samples } = frameOf(runner, 10e-3);
    const [voltage, current] = samples.values;
    expect(samples.times.length).toBe(voltage?.length);
    expect(samples.times.length).toBeLessThanOrEqual(202);
    expect(Math.max(...(voltage ?? []))).toBeCloseTo(0.5, 2);
    expect(Math.min(...(voltage ?? []))).toBeCloseTo(-0.5, 2);
    expect(Math.max(...(current ?? []))).toBeCloseTo(0.5e-3, 5);
    expect([...samples.times]).toEqual([...samples.times].sort((a, b) => a - b));
  });

  it("stops where its time for computing ends", () => {
    let clock = 0;
    const runner = new LiveRunner(() => clock++);
    loaded(runner, exampleNetlist("buck"));
    const { frame } = runner.advance(1e-3, 5);
    expect(frame?.isInTime).toBe(false);
    expect(frame?.time).toBeGreaterThan(0);
    expect(frame?.time).toBeLessThan(1e-3);
  });

  it("names what it cannot run", () => {
    const runner = new LiveRunner(still);
    expect(runner.load("* line\nV1 a 0 1\nT1 a 0 b 0 Z0=50 TD=1n\n.end", false)).toEqual({
      kind: "refused",
      issues: [{ code: "ELEMENT_NOT_LIVE", device: "t1", subject: "T" }],
    });
    expect(runner.load("* floating\nV1 a 0 1\nC1 a b 1u\nC2 b 0 1u\n.end", false)).toEqual({
      kind: "stopped",
      stop: { code: "floating-node", device: "c1", node: "b" },
    });
  });

  it("begins again at a reset", () => {
    const runner = new LiveRunner(still);
    loaded(runner, RC);
    frameOf(runner, 5e-3);
    runner.reset();
    expect(frameOf(runner, 0).values[1]).toBeCloseTo(0, 6);
  });
});
