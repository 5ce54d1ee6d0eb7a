// Circuits of questions: figures by hand, and waveforms of the live engine against the closed forms.

import { describe, expect, it } from "vitest";
import { namedCircuit, USUAL_VALUES } from "@/lib/core/assistant/circuits/named-circuit";
import { simulateNetlist } from "@/lib/core/assistant/circuits/simulate-netlist";

function waveformOf(netlist: string, node: string) {
  const ran = simulateNetlist(netlist);
  if (!ran.ok) throw new Error(ran.text);
  const trace = ran.waveforms.traces.find((each) => each.node === node);
  return ran.waveforms.times.map((time, at) => ({ time, value: trace?.values[at] ?? NaN }));
}

describe("an RC low-pass of 10 kΩ and 100 nF", () => {
  const circuit = namedCircuit("rc-low-pass", { ...USUAL_VALUES, resistanceOhm: 10_000, capacitanceF: 100e-9 });

  it("has a cutoff frequency of 1 / (2π · 1 ms) = 159.155 Hz", () => {
    expect(circuit.timeConstantS).toBeCloseTo(1e-3, 12);
    expect(circuit.frequencyHz).toBeCloseTo(159.155, 3);
  });

  it("rises as 5 V · (1 − e^(−t/τ)), within 0.2 % of 5 V", () => {
    for (const { time, value } of waveformOf(circuit.netlist, "out")) {
      expect(Math.abs(value - 5 * (1 - Math.exp(-time / 1e-3)))).toBeLessThan(0.01);
    }
  });
});

describe("other named circuits", () => {
  it("a high-pass falls as 5 V · e^(−t/τ) after the step, within 1 %", () => {
    const { netlist } = namedCircuit("rc-high-pass", { ...USUAL_VALUES, resistanceOhm: 1_000, capacitanceF: 1e-6 });
    const later = waveformOf(netlist, "out").filter(({ time }) => time > 1e-4);
    for (const { time, value } of later) expect(Math.abs(value - 5 * Math.exp(-time / 1e-3))).toBeLessThan(0.05);
  });

  it("a divider of 10 kΩ and 3.3 kΩ gives 12 V · 3.3 / 13.3 = 2.977 V", () => {
    const values = { ...USUAL_VALUES, resistanceOhm: 10_000, secondResistanceOhm: 3_300, supplyV: 12 };
    const { netlist, finalV } = namedCircuit("divider", values);
    expect(finalV).toBeCloseTo(2.9774, 4);
    expect(waveformOf(netlist, "out").at(-1)?.value).toBeCloseTo(finalV, 4);
  });

  it("a series RLC of 10 Ω, 100 µH and 1 µF resonates at 15.915 kHz with a damping ratio of 0.5", () => {
    // 1 / (2π √(1e-4 · 1e-6)) = 1 / (2π · 1e-5); 10 / 2 · √(1e-6 / 1e-4) = 0.5. The overshoot is e^(−πζ/√(1−ζ²)) = 16.3 %.
    const values = { ...USUAL_VALUES, resistanceOhm: 10, inductanceH: 1e-4, capacitanceF: 1e-6 };
    const { netlist, frequencyHz, dampingRatio } = namedCircuit("rlc-series", values);
    expect(frequencyHz).toBeCloseTo(15_915.49, 1);
    expect(dampingRatio).toBeCloseTo(0.5, 12);
    const peak = Math.max(...waveformOf(netlist, "out").map(({ value }) => value));
    expect(peak / 5 - 1).toBeCloseTo(0.163, 2);
  });
});

describe("netlists that do not run here", () => {
  it("tell why", () => {
    expect(simulateNetlist("* no ground\nR1 a b 1k\nR2 a b 1k")).toMatchObject({ ok: false, reason: "broken" });
    const many = Array.from({ length: 61 }, (_, at) => `R${at} n${at} 0 1k`).join("\n");
    expect(simulateNetlist(`* large\n${many}`)).toMatchObject({ ok: false, reason: "tooLarge" });
  });
});
