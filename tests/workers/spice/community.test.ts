// The simulated community projects in ngspice, compared with the calculations on their sheets.
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { COMMUNITY_SEEDS } from "@/lib/server/community/seed/community-seeds";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

/** A value at a place of the axis, or the place where a vector crosses a level for the nth time. */
class Trace {
  readonly #axis: readonly number[];
  readonly #values: readonly number[];

  constructor({ axis, vectors }: SpicePlot, name: string) {
    const found = vectors.find((vector) => vector.name === name);
    if (!found) throw new Error(`${name}: ${vectors.map((vector) => vector.name).join(" ")}`);
    this.#axis = [...(axis?.real ?? [])];
    this.#values = [...found.real].map(
      (real, at) => Math.hypot(real, found.imaginary?.[at] ?? 0) * (found.imaginary ? 1 : Math.sign(real)),
    );
  }

  at(place: number): number {
    const after = this.#axis.findIndex((x) => x >= place);
    const [x0 = 0, x1 = 0] = [this.#axis[after - 1] ?? this.#axis[after], this.#axis[after]];
    const [y0 = 0, y1 = 0] = [this.#values[after - 1] ?? this.#values[after], this.#values[after]];
    return x1 === x0 ? y1 : y0 + ((y1 - y0) * (place - x0)) / (x1 - x0);
  }

  crossings(level: number, isRising: boolean): number[] {
    return this.#axis.slice(1).flatMap((x, at) => {
      const [from = 0, to = 0, start = 0] = [this.#values[at], this.#values[at + 1], this.#axis[at]];
      const isCrossing = isRising ? from < level && to >= level : from > level && to <= level;
      return isCrossing ? [start + ((x - start) * (level - from)) / (to - from)] : [];
    });
  }

  range(from: number): number {
    const late = this.#values.filter((_, at) => (this.#axis[at] ?? 0) >= from);
    return Math.max(...late) - Math.min(...late);
  }
}

type Traces = (name: string) => Trace;

const near = (value: number | undefined, expected: number, tolerance: number): void => {
  expect(value).toBeGreaterThan(expected * (1 - tolerance));
  expect(value).toBeLessThan(expected * (1 + tolerance));
};

/** Hz between the first and the last rise through the level. */
function frequency(trace: Trace, level: number): number {
  const rises = trace.crossings(level, true);
  const [first = 0, last = 0] = [rises[0], rises.at(-1)];
  return (rises.length - 1) / (last - first);
}

const HALF_POWER = Math.SQRT1_2;

const CASES: Readonly<Record<string, (traceOf: Traces) => void>> = {
  // 5 V less 0.5 A × 20 mΩ of the output.
  "supply-5v": (traceOf) => near(traceOf("+5v").at(9), 4.99, 0.002),
  // 12 V − 1 A × 40 mΩ of the model (data sheet: 50 mΩ at most); off before the enable signal.
  "load-switch": (traceOf) => {
    near(traceOf("+vout").at(9e-3), 11.96, 0.002);
    expect(Math.abs(traceOf("+vout").at(0.5e-3))).toBeLessThan(0.01);
  },
  "reverse-protection": (traceOf) => {
    near(traceOf("+vout").at(12), 11.96, 0.002);
    expect(Math.abs(traceOf("+vout").at(-24))).toBeLessThan(0.01);
  },
  "low-pass": (traceOf) => {
    const out = traceOf("out");
    near(out.at(100), 1, 0.02);
    // At 1.0 kHz: 1 / (1 + 0.942²) of section 1 and 1 / √((1 − 0.963²)² + (0.963 / 1.29)²) of section 2 are 0.530 × 1.33.
    near(out.crossings(HALF_POWER, false)[0], 1000, 0.02);
    // (10 / 1.06)² × (10 / 1.04)² = 78 dB.
    near(out.at(10_000), 10 ** (-78 / 20), 0.1);
  },
  "stereo-preamp": (traceOf) => {
    const out = traceOf("out_l");
    near(out.at(1000), 10.1, 0.01);
    near(out.crossings(10.1 * HALF_POWER, true)[0], 1.6, 0.05);
    near(out.crossings(10.1 * HALF_POWER, false)[0], 53_000, 0.05);
  },
  // 3.3 V / 10 kΩ + 5 V / 10 kΩ through 50 Ω are 42 mV, and a little more across the transistor.
  "level-shifter": (traceOf) => {
    expect(traceOf("h1").at(5e-6)).toBeLessThan(0.2);
    near(traceOf("h1").at(11.9e-6), 5, 0.02);
    near(traceOf("l1").at(11.9e-6), 3.3, 0.02);
  },
  "photodiode-amplifier": (traceOf) => {
    near(traceOf("out").at(20), 1, 0.01);
    near(traceOf("out").crossings(HALF_POWER, false)[0], 3390, 0.03);
  },
  // 5 V × 5 kΩ / 49 kΩ over 1 Ω.
  "dummy-load": (traceOf) => {
    for (const volts of [3, 12, 19]) near(traceOf("sense").at(volts), 0.51, 0.02);
  },
  metronome: (traceOf) => near(frequency(traceOf("out"), 4), 1.05, 0.05),
  // 3.2 × 100 Ω / 147 Ω; the lower limit with R1 and C1 of 1.6 Hz beside it.
  "headphone-amplifier": (traceOf) => {
    const out = traceOf("out_l");
    near(out.at(1000), 2.177, 0.01);
    near(out.crossings(2.177 * HALF_POWER, true)[0], 5.3, 0.08);
  },
  // −6 dB for both ways.
  crossover: (traceOf) => {
    near(traceOf("low").at(1941), 0.5, 0.03);
    near(traceOf("high").at(1941), 0.5, 0.03);
  },
  // The input of ±0.1 V, and of the diodes ±0.42 V at 0.1 V / 4.05 kΩ = 25 µA.
  overdrive: (traceOf) => near(traceOf("clipped").range(16e-3), 1.0, 0.05),
  "battery-monitor": (traceOf) => {
    near(traceOf("net-_d1-k_").crossings(5, true)[0], 10.73, 0.005);
    near(traceOf("net-_d2-k_").crossings(5, false)[0], 12.23, 0.005);
  },
  "logic-probe": (traceOf) => {
    near(traceOf("net-_d1-k_").crossings(2, false)[0], 3.5, 0.02);
    near(traceOf("net-_d2-k_").crossings(2, true)[0], 1.5, 0.04);
  },
  "current-sensor": (traceOf) => near(traceOf("out").at(1), 2.4, 0.005),
  "bridge-amplifier": (traceOf) => near(traceOf("out").at(0.01), 1.012, 0.005),
  "function-generator": (traceOf) => {
    near(frequency(traceOf("square"), 0), 982, 0.03);
    near(traceOf("triangle").range(3e-3), 2 * 4.77, 0.04);
  },
  // 8 V at 760 V/s.
  "soft-start": (traceOf) => {
    const [begin = 0] = traceOf("load").crossings(10, false);
    const [end = 0] = traceOf("load").crossings(2, false);
    near(end - begin, 8 / 760, 0.12);
  },
};

it("has a case for every simulated project", () => {
  const simulated = COMMUNITY_SEEDS.filter(({ projectType }) => projectType === 1).map(({ name }) => name);
  expect(Object.keys(CASES)).toEqual(simulated);
});

describe.each(Object.entries(CASES))("%s, simulated", (name, check) => {
  it("gives the figures of its sheet", async () => {
    const text = readFileSync(`lib/server/community/seed/projects/${name}.json`, "utf8");
    const design = exportedDesign(readSchematic(JSON.parse(text) as SchematicFile));
    const result = await engine.run(simulationNetlist(design, { title: name }).text, { timeoutMs: 60_000 });
    if (!result.ok) throw new Error(JSON.stringify(result.findings));
    const [plot] = result.value.plots;
    if (!plot) throw new Error("no plot");
    expect(plot.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    check((node) => new Trace(plot, `v(${node})`));
  });
});
