// The analog example projects in ngspice, compared with calculations by hand.
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

function netlistOf(name: string) {
  const file = JSON.parse(readFileSync(`lib/server/project/examples/${name}.json`, "utf8")) as SchematicFile;
  return simulationNetlist(exportedDesign(readSchematic(file)), { title: name });
}

async function simulate(name: string): Promise<SpicePlot> {
  const result = await engine.run(netlistOf(name).text, { timeoutMs: 60_000 });
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  const [plot] = result.value.plots;
  if (!plot) throw new Error("no plot");
  expect(plot.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  return plot;
}

const valuesOf = (plot: SpicePlot, name: string): Float64Array => {
  const found = plot.vectors.find((vector) => vector.name === name);
  if (!found) throw new Error(`${name}: ${plot.vectors.map((vector) => vector.name).join(" ")}`);
  return found.real;
};

const magnitudes = (plot: SpicePlot, name: string): number[] => {
  const imaginary = plot.vectors.find((vector) => vector.name === name)?.imaginary ?? new Float64Array();
  return [...valuesOf(plot, name)].map((real, index) => Math.hypot(real, imaginary[index] ?? 0));
};

const axisOf = (plot: SpicePlot): number[] => [...(plot.axis?.real ?? [])];

/** Places at which the values cross the level in the direction, linearly between points. */
function crossings(xs: readonly number[], ys: ArrayLike<number>, level: number, direction: "up" | "down"): number[] {
  return xs.slice(1).flatMap((x, index) => {
    const [from = 0, to = 0, start = 0] = [ys[index], ys[index + 1], xs[index]];
    const isCrossing = direction === "up" ? from < level && to >= level : from > level && to <= level;
    return isCrossing ? [start + ((x - start) * (level - from)) / (to - from)] : [];
  });
}

/** From `start` seconds on, weighted by the time between points. */
function mean(xs: readonly number[], ys: ArrayLike<number>, start: number): number {
  let [sum, time] = [0, 0];
  for (let index = 1; index < xs.length; index++) {
    const [from = 0, to = 0] = [xs[index - 1], xs[index]];
    if (from < start) continue;
    sum += (((ys[index - 1] ?? 0) + (ys[index] ?? 0)) / 2) * (to - from);
    time += to - from;
  }
  return sum / time;
}

const ANALOG = [
  "blinker",
  "buck",
  "class-d",
  "crystal-oscillator",
  "filters",
  "h-bridge",
  "instrumentation",
  "linear-supply",
];

describe("the example projects", { timeout: 120_000 }, () => {
  it.each(ANALOG)("%s has no error before the run", (name) => {
    expect(netlistOf(name).findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("filters have their corners", async () => {
    const plot = await simulate("filters");
    const frequencies = axisOf(plot);
    // 1 / (2 pi 1k 100n) = 1591.5 Hz; both are down by sqrt(2) there.
    const [low] = crossings(frequencies, magnitudes(plot, "v(low_pass)"), Math.SQRT1_2, "down");
    const [high] = crossings(frequencies, magnitudes(plot, "v(high_pass)"), Math.SQRT1_2, "up");
    expect(Math.abs((low ?? 0) / 1591.5 - 1)).toBeLessThan(0.005);
    expect(Math.abs((high ?? 0) / 1591.5 - 1)).toBeLessThan(0.005);
    // Sallen-Key: f0 = 1 / (2 pi 10k sqrt(22n 10n)) = 1073 Hz, Q = sqrt(22/10) / 2 = 0.7416; gain at f0 is Q.
    const gains = magnitudes(plot, "v(sallen_key)");
    const [corner] = crossings(frequencies, gains, 0.7416, "down");
    expect(Math.abs((corner ?? 0) / 1073 - 1)).toBeLessThan(0.01);
    // A decade above, |H|² = 1 / ((1 - x²)² + (x / Q)²) with x = f / f0.
    const index = frequencies.findIndex((frequency) => frequency >= 10_000);
    const x = (frequencies[index] ?? 0) / 1073;
    expect(Math.abs((gains[index] ?? 0) * Math.hypot(1 - x ** 2, x / 0.7416) - 1)).toBeLessThan(0.03);
  });

  it("the instrumentation amplifier has its gain", async () => {
    const plot = await simulate("instrumentation");
    const [inputs, outputs] = [axisOf(plot), valuesOf(plot, "v(out)")];
    const at = (volts: number): number => outputs[inputs.findIndex((value) => value >= volts - 1e-9)] ?? 0;
    // 1 + 2 * 24.9k / 499 = 100.80; the open-loop gain takes about 0.1 % of it.
    const gain = (at(2.505) - at(2.495)) / 0.01;
    expect(Math.abs(gain / 100.8 - 1)).toBeLessThan(0.005);
    // Both inputs at 2.5 V: the reference.
    expect(at(2.5)).toBeCloseTo(2.5, 2);
  });

  it("the blinker blinks at its period", async () => {
    const plot = await simulate("blinker");
    const rising = crossings(axisOf(plot), valuesOf(plot, "v(out)"), 4, "up");
    const falling = crossings(axisOf(plot), valuesOf(plot, "v(out)"), 4, "down");
    const [first = 0, second = 0] = rising.slice(-2);
    // ln 2 (1k + 2 * 68k) 10u = 0.9496 s.
    expect(Math.abs((second - first) / 0.9496 - 1)).toBeLessThan(0.02);
    const high = (falling.find((time) => time > first) ?? 0) - first;
    // 69k / 137k = 50.4 %.
    expect(Math.abs(high / (second - first) - 0.504)).toBeLessThan(0.02);
  });

  it("the linear supply holds 5 V at 0.5 A", async () => {
    const plot = await simulate("linear-supply");
    // 1.25 V (1 + 715 / 240) + 50 uA * 715 = 4.974 + 0.036 = 5.01 V.
    expect(mean(axisOf(plot), valuesOf(plot, "v(+5v)"), 0.06)).toBeCloseTo(5.01, 1);
  });

  it("the step-down converter settles at 5 V", async () => {
    const plot = await simulate("buck");
    const output = plot.vectors
      .map(({ name }) => name)
      .find((name) => name === "v(+5v)" || name === "v(vout)" || name === "v(out)");
    expect(Math.abs(mean(axisOf(plot), valuesOf(plot, output ?? ""), 3e-3) / 5 - 1)).toBeLessThan(0.05);
  });

  it("the crystal oscillator runs at 8 MHz", async () => {
    const plot = await simulate("crystal-oscillator");
    const swing = plot.vectors
      .filter(({ name }) => name.startsWith("v(") && !name.includes("."))
      .map(({ real }) => crossings(axisOf(plot), real, 1.65, "up").filter((time) => time > 80e-6))
      .find((times) => times.length > 20);
    const times = swing ?? [];
    const period = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1);
    expect(Math.abs(1 / period / 8e6 - 1)).toBeLessThan(0.005);
  });
});
