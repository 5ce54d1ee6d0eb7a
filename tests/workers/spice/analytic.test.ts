// Circuits with a closed solution, in the rigorous engine; the calculation by hand stands above each number.
import { afterAll, describe, expect, it } from "vitest";
import type { SpicePlot } from "@/lib/core/spice/result";
import { UNITS } from "@/lib/core/waveform/unit";
import { measurePeriod } from "@/lib/core/waveform/measure/period";
import { createAxis, createWaveform } from "@/lib/core/waveform/waveform";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

async function simulate(...lines: readonly string[]): Promise<SpicePlot> {
  const result = await engine.run(["analytic", ...lines, ".end", ""].join("\n"), { timeoutMs: 60_000 });
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  const [plot] = result.value.plots;
  if (!plot) throw new Error("no plot");
  return plot;
}

const vectorOf = ({ vectors }: SpicePlot, name: string) => {
  const found = vectors.find((vector) => vector.name === name);
  if (!found) throw new Error(name);
  return found;
};

const axisOf = ({ axis }: SpicePlot): Float64Array => axis?.real ?? new Float64Array();

/** On the straight line between two points. */
function valueAt(plot: SpicePlot, name: string, at: number): number {
  const [xs, ys] = [axisOf(plot), vectorOf(plot, name).real];
  const index = Math.max(
    1,
    xs.findIndex((x) => x >= at),
  );
  const [from = 0, to = 0, start = 0, end = 0] = [xs[index - 1], xs[index], ys[index - 1], ys[index]];
  return to === from ? end : start + ((end - start) * (at - from)) / (to - from);
}

function magnitudeAt(plot: SpicePlot, name: string, frequency: number): number {
  const { real, imaginary } = vectorOf(plot, name);
  const index = axisOf(plot).findIndex((x) => x >= frequency * (1 - 1e-9));
  return Math.hypot(real[index] ?? 0, imaginary?.[index] ?? 0);
}

/** First frequency at which the magnitude falls to the level, by logarithms between two points. */
function cornerOf(plot: SpicePlot, name: string, level: number): number {
  const { real, imaginary } = vectorOf(plot, name);
  const sizes = [...real].map((value, at) => Math.hypot(value, imaginary?.[at] ?? 0));
  const at = sizes.findIndex((size, index) => index > 0 && size <= level && (sizes[index - 1] ?? 0) > level);
  const xs = axisOf(plot);
  const [a = 0, b = 0, f = 0, g = 0] = [sizes[at - 1], sizes[at], xs[at - 1], xs[at]];
  return f * (g / f) ** (Math.log(a / level) / Math.log(a / b));
}

function periodOf(plot: SpicePlot, name: string, from: number): number {
  const axis = createAxis("time", UNITS.second, axisOf(plot));
  const waveform = axis.ok
    ? createWaveform({ name, unit: UNITS.volt, axis: axis.value, re: vectorOf(plot, name).real })
    : axis;
  if (!waveform.ok) throw new Error(waveform.code);
  return measurePeriod(waveform.value, { from, to: axisOf(plot).at(-1) ?? 0 })?.period ?? NaN;
}

/** Between the first two rising passages through a level, on straight lines between points. */
function spacing(plot: SpicePlot, name: string, level: number): number {
  const [xs, ys] = [axisOf(plot), vectorOf(plot, name).real];
  const passages = [...ys.keys()].flatMap((at) => {
    const [before = level, here = 0, from = 0, to = 0] = [ys[at - 1], ys[at], xs[at - 1], xs[at]];
    return before < level && here >= level ? [from + ((to - from) * (level - before)) / (here - before)] : [];
  });
  const [first = NaN, second = NaN] = passages;
  return second - first;
}

const OP_AMP = [".subckt amp p n o", "G1 0 x p n 1m", "R1 x 0 1G", "C1 x 0 159p", "E1 o 0 x 0 1", ".ends"];

describe("circuits with a closed solution", { timeout: 90_000 }, () => {
  it("an RC step follows the exponential", async () => {
    const plot = await simulate("V1 in 0 PULSE(0 5 0 1n 1n 1 2)", "R1 in out 10k", "C1 out 0 100n", ".tran 5u 5m 0 5u");
    // RC = 1 ms: 5 (1 - e^-1) = 3.1606 V, 5 (1 - e^-3) = 4.7511 V.
    expect(valueAt(plot, "v(out)", 1e-3)).toBeCloseTo(3.1606, 3);
    expect(valueAt(plot, "v(out)", 3e-3)).toBeCloseTo(4.7511, 3);
  });

  it("a series RLC rings at its damped frequency and decays with 2L/R", async () => {
    const plot = await simulate(
      ...["V1 in 0 PULSE(0 1 0 1n 1n 1 2)", "R1 in a 20", "L1 a out 1m", "C1 out 0 100n", ".tran 0.1u 400u 0 0.1u"],
    );
    // α = R/2L = 1e4 1/s; ω0² = 1/LC = 1e10; ωd = sqrt(1e10 - 1e8) = 99,499 rad/s: period 63.148 us.
    expect(spacing(plot, "v(out)", 1) / 63.148e-6).toBeCloseTo(1, 3);
    // First overshoot at π/ωd = 31.57 us: 1 + e^(-α π/ωd) = 1 + e^-0.31574 = 1.7293 V.
    expect(Math.max(...vectorOf(plot, "v(out)").real)).toBeCloseTo(1.7293, 2);
    // A period later the swing is smaller by e^(-α 63.148u) = 0.5318.
    const over = (at: number): number => valueAt(plot, "v(out)", at) - 1;
    expect(over(31.57e-6 + 63.148e-6) / over(31.57e-6)).toBeCloseTo(0.5318, 2);
  });

  it("a full-wave rectifier has the ripple of its load", async () => {
    const plot = await simulate(
      ...["V1 a b SIN(0 12 50)", "D1 a out DM", "D2 b out DM", "D3 0 a DM", "D4 0 b DM"],
      ...["R1 out 0 1k", "C1 out 0 1000u", ".model DM D(Is=1e-12)", ".tran 20u 200m 100m 20u"],
    );
    const late = vectorOf(plot, "v(out)").real;
    const [low, high] = [Math.min(...late), Math.max(...late)];
    // The peak less two forward voltages of some 0.65 V: 10.7 V.
    expect(high).toBeGreaterThan(10.4);
    expect(high).toBeLessThan(11);
    // I / (2 f C) = 10.7 mA / (100 Hz 1 mF) = 0.107 V if it discharged all the time. It charges
    // from where the sine comes within the ripple of its peak, acos(1 - 0.107/12) = 7.7° of 180°, until the diodes let go.
    expect((high - low) / 0.107).toBeGreaterThan(0.85);
    expect((high - low) / 0.107).toBeLessThan(1);
  });

  it("a common emitter has the gain of its resistors, and more with the emitter bypassed", async () => {
    const stage = (bypass: string) =>
      simulate(
        ...["VCC vcc 0 12", "V1 in 0 AC 1", "C1 in b 10u", "R1 vcc b 47k", "R2 b 0 10k", "R3 vcc c 2.2k", "R4 e 0 470"],
        ...[bypass, "Q1 c b e QN", ".model QN NPN(Is=1e-14 Bf=300)", ".ac dec 10 1k 10k"],
      );
    const op = await simulate(
      ...["VCC vcc 0 12", "R1 vcc b 47k", "R2 b 0 10k", "R3 vcc c 2.2k", "R4 e 0 470", "Q1 c b e QN"],
      ...[".model QN NPN(Is=1e-14 Bf=300)", ".op"],
    );
    // VB = 2.105 V less 8.25k IB, VE = VB - 0.68 V: IC about 2.95 mA.
    const current = (12 - (vectorOf(op, "v(c)").real[0] ?? 0)) / 2200;
    expect(current / 2.95e-3).toBeCloseTo(1, 1);
    // re = VT/IE = 25.86 mV / IE; gains -α RC/(RE + re) and -α RC/re, α = 300/301.
    const emitter = (25.86e-3 / current) * (300 / 301);
    const gain = (plot: SpicePlot): number => magnitudeAt(plot, "v(c)", 1e4);
    expect(gain(await stage("* no bypass")) / ((2200 / (470 + emitter)) * (300 / 301))).toBeCloseTo(1, 2);
    expect(gain(await stage("C2 e 0 10m")) / ((2200 / emitter) * (300 / 301))).toBeCloseTo(1, 2);
  });

  it("an inverting amplifier has its gain, and the bandwidth that the loop leaves", async () => {
    const plot = await simulate(
      ...[...OP_AMP, "V1 in 0 AC 1", "R1 in n 1k", "R2 n out 10k", "X1 0 n out amp", ".ac dec 100 10 10meg"],
    );
    // -R2/R1 = -10 at low frequencies.
    expect(magnitudeAt(plot, "v(out)", 10)).toBeCloseTo(10, 3);
    // GBW = 1m/(2π 159p) = 1.001 MHz; noise gain 11: corner at 91.0 kHz.
    expect(cornerOf(plot, "v(out)", 10 * Math.SQRT1_2) / 91.0e3).toBeCloseTo(1, 2);
  });

  it("filters have their corners", async () => {
    const plot = await simulate(
      ...["V1 in 0 AC 1", "R1 in low 1k", "C1 low 0 100n", "C2 in high 100n", "R2 high 0 1k"],
      ...["R3 in a 50", "L1 a but 1m", "C3 but 0 200n", "R4 but 0 1e9", ".ac dec 200 100 100k"],
    );
    // 1/(2π 1k 100n) = 1591.55 Hz.
    expect(cornerOf(plot, "v(low)", Math.SQRT1_2) / 1591.55).toBeCloseTo(1, 3);
    expect(magnitudeAt(plot, "v(high)", 100)).toBeCloseTo(100 / Math.hypot(100, 1591.55), 3);
    // f0 = 1/(2π sqrt(1m 200n)) = 11,254 Hz, Q = sqrt(1m/200n)/50 = 1.4142; the corner of a second order lies at
    // f0 sqrt(1 - 1/2Q² + sqrt((1 - 1/2Q²)² + 1)) = f0 sqrt(0.75 + 1.25) = 15,915 Hz.
    expect(cornerOf(plot, "v(but)", Math.SQRT1_2) / 15_915).toBeCloseTo(1, 3);
  });

  it("a Wien bridge oscillates at 1/2πRC", async () => {
    const plot = await simulate(
      ...[".subckt amp p n o", "B1 o 0 V=10*tanh(1000*(v(p)-v(n)))", ".ends"],
      ...["X1 p n out amp", "R1 out a 10k", "C1 a p 10n", "R2 p 0 10k", "C2 p 0 10n IC=0.1"],
      ...["R3 out n 20.4k", "R4 n 0 10k", ".tran 2u 60m 0 2u uic"],
    );
    // 1/(2π 10k 10n) = 1591.5 Hz: 628.3 us; limiting lowers it by less than 1 %.
    expect(Math.abs(periodOf(plot, "v(out)", 40e-3) / 628.3e-6 - 1)).toBeLessThan(0.01);
  });

  it("a relaxation oscillator has the period of its thresholds", async () => {
    const plot = await simulate(
      ...["B1 out 0 V=5*tanh(1e4*(v(p)-v(c)))", "R1 out p 10k", "R2 p 0 10k", "R3 out c 10k", "C1 c 0 10n IC=0"],
      ...[".ic v(p)=0.1", ".tran 1u 3m 0 0.5u uic"],
    );
    // β = 1/2: T = 2RC ln((1 + β)/(1 - β)) = 2 · 100 us · ln 3 = 219.72 us.
    expect(Math.abs(periodOf(plot, "v(out)", 1e-3) / 219.72e-6 - 1)).toBeLessThan(0.01);
  });

  it("a transistor's collector current grows tenfold for each 60 mV", async () => {
    const plot = await simulate(
      "V1 b 0 0.6",
      "V2 c 0 5",
      "Q1 c b 0 QN",
      ".model QN NPN(Is=1e-15 Bf=100)",
      ".dc V1 0.5 0.7 0.01",
    );
    const current = vectorOf(plot, "i(v2)").real;
    // kT/q ln 10 at 27 °C: 25.865 mV · 2.302585 = 59.56 mV.
    const [first = NaN, last = NaN] = [current[0], current[20]];
    expect(0.2 / Math.log10(last / first)).toBeCloseTo(0.05956, 4);
  });
});

it("an idealized diode conducts along its lines", async () => {
  const plot = await simulate(
    ...["V1 in 0 2", "R1 in a 100", "D1 a 0 DI", ".model DI D(Ron=10 Roff=1Meg Vfwd={f})", ".param f=0.5"],
    ...["V2 high 0 DC 7", "R2 high b 100", "D2 0 b DZ", ".model DZ D(Ron=1 Roff=1Meg Vfwd=0.6 Vrev=5 Rrev=10)", ".op"],
  );
  // (2 V - 0.5 V) over 100 Ω and 10 Ω; breakdown at 5 V over 10 Ω.
  const [on, back] = [(2 - 0.5) / 110, (7 - 5) / 110];
  expect(vectorOf(plot, "v(a)").real[0]).toBeCloseTo(0.5 + 10 * on, 3);
  expect(vectorOf(plot, "v(b)").real[0]).toBeCloseTo(5 + 10 * back, 3);
});
