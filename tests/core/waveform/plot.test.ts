// Pyramids, points of traces, scales, ticks and labels.

import { describe, expect, it } from "vitest";
import { engineeringText, decadeLabels, linearLabels } from "@/lib/core/waveform/plot/engineering";
import { createPyramid, extremesOf } from "@/lib/core/waveform/plot/pyramid";
import { clampScale, fromShare, paddedScale, panScale, toShare, zoomScale } from "@/lib/core/waveform/plot/scale";
import { ticksOf } from "@/lib/core/waveform/plot/ticks";
import { tracePoints } from "@/lib/core/waveform/plot/trace-points";
import { combineUnits, UNITS } from "@/lib/core/waveform/unit";
import { Random } from "@/tests/support/random";

const linear = (from: number, to: number) => ({ from, to, isLog: false });
const log = (from: number, to: number) => ({ from, to, isLog: true });

describe("a pyramid", () => {
  it("has the extremes of a plain scan, for random ranges and gaps", () => {
    const random = new Random(21);
    for (let round = 0; round < 300; round++) {
      const samples = Float64Array.from({ length: random.below(3000) }, () =>
        random.isLuck(0.1) ? Number.NaN : random.between(-1, 1),
      );
      const pyramid = createPyramid(samples);
      const [a, b] = [random.below(samples.length + 1), random.below(samples.length + 1)];
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const found = { min: 0, max: 0 };
      extremesOf(pyramid, from, to, found);
      const real = samples.slice(from, to).filter((value) => !Number.isNaN(value));
      expect(found).toEqual({ min: Math.min(...real), max: Math.max(...real) });
    }
  });
});

describe("points of a trace", () => {
  it("are the samples with one neighbor on each side where they are few", () => {
    const axis = Float64Array.from({ length: 11 }, (_, at) => at);
    const points = tracePoints(axis, createPyramid(axis.map((x) => x * x)), linear(2.5, 4.5), 100);
    expect([[...points.x], [...points.y]]).toEqual([
      [-25, 25, 75, 125],
      [4, 9, 16, 25],
    ]);
  });

  it("of many samples have the extremes of each column of pixels, also over a logarithmic axis", () => {
    const random = new Random(22);
    for (const scale of [linear(100, 90_000), log(10, 90_000)]) {
      const axis = Float64Array.from({ length: 100_000 }, (_, at) => at + 1);
      const samples = axis.map(() => random.between(-1, 1));
      const points = tracePoints(axis, createPyramid(samples), scale, 40);
      expect(points.length).toBeLessThanOrEqual(160);
      for (let at = 0; at + 4 < points.length; at += 4) {
        const column = Math.floor(points.x[at] ?? 0);
        const [from, to] = [fromShare(scale, column / 40), fromShare(scale, (column + 1) / 40)];
        const inside = samples.filter((_, index) => (axis[index] ?? 0) > from && (axis[index] ?? 0) <= to);
        if (at === 0) continue;
        const extremes = [inside.reduce((a, b) => Math.min(a, b)), inside.reduce((a, b) => Math.max(a, b))];
        expect([points.y[at + 1] ?? 0, points.y[at + 2] ?? 0].sort((a, b) => a - b)).toEqual(extremes);
        expect([points.y[at], points.y[at + 3]]).toEqual([inside[0], inside.at(-1)]);
      }
    }
  });

  it("never go back on a falling or a rising curve, which would fill the gaps of dashes", () => {
    const axis = Float64Array.from({ length: 10_000 }, (_, at) => at);
    for (const sign of [1, -1]) {
      const { y, length } = tracePoints(axis, createPyramid(axis.map((x) => sign * x)), linear(0, 9999), 50);
      for (let at = 1; at < length; at++) expect(sign * ((y[at] ?? 0) - (y[at - 1] ?? 0))).toBeGreaterThanOrEqual(0);
    }
  });

  it("show a spike of one sample in a million", () => {
    const samples = new Float64Array(1_000_000);
    samples[654_321] = 5;
    const axis = samples.map((_, at) => at);
    const { y } = tracePoints(axis, createPyramid(samples), linear(0, 999_999), 300);
    expect(y.reduce((a, b) => Math.max(a, b))).toBe(5);
  });

  it("leave out what has no place on a logarithmic axis", () => {
    const axis = Float64Array.of(0, 1, 10);
    expect([...tracePoints(axis, createPyramid(axis), log(1, 10), 10).x]).toEqual([0, 10]);
  });
});

describe("scales", () => {
  it("go from values to shares and back", () => {
    expect([toShare(linear(-1, 3), 0), toShare(log(1, 1000), 10), fromShare(log(1, 1000), 2 / 3)]).toEqual([
      0.25,
      expect.closeTo(1 / 3),
      expect.closeTo(100),
    ]);
  });

  it("keep the value under the pointer while zooming, and never leave the limits", () => {
    const random = new Random(23);
    for (let round = 0; round < 200; round++) {
      const limits = random.isLuck(0.5) ? log(1, 1e6) : linear(-3, 7);
      const scale = zoomScale(limits, random.between(0.05, 0.9), random.next());
      const share = random.next();
      const zoomed = zoomScale(scale, random.between(0.5, 2), share);
      expect(fromShare(zoomed, share) / fromShare(scale, share)).toBeCloseTo(1, 9);
      const clamped = clampScale(panScale(zoomed, random.between(-2, 2)), limits);
      expect(toShare(limits, clamped.from)).toBeGreaterThan(-1e-9);
      expect(toShare(limits, clamped.to)).toBeLessThan(1 + 1e-9);
      expect(clamped.to).toBeGreaterThan(clamped.from);
    }
  });

  it("have room around extremes, also around a level line", () => {
    expect(paddedScale(0, 10)).toEqual({ from: expect.closeTo(-0.6), to: expect.closeTo(10.6), isLog: false });
    expect(paddedScale(5, 5)).toEqual(linear(2.5, 7.5));
    expect(paddedScale(0, 0)).toEqual(linear(-1, 1));
    expect(paddedScale(Number.NaN, Number.NaN)).toEqual(linear(0, 1));
  });
});

describe("ticks", () => {
  it("step by 1, 2 and 5", () => {
    expect(ticksOf(linear(0, 10), 5)).toEqual({ major: [0, 2, 4, 6, 8, 10], minor: [], step: 2 });
    expect(ticksOf(linear(-0.05, 0.32), 4).major).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksOf(linear(1.2e-6, 3.4e-6), 5).major).toEqual([1.5e-6, 2e-6, 2.5e-6, 3e-6]);
  });

  it("are decades with lines between them on a logarithmic axis", () => {
    const { major, minor, step } = ticksOf(log(1, 1000), 8);
    expect([major, step]).toEqual([[1, 10, 100, 1000], null]);
    expect(minor).toContain(500);
    expect(minor).not.toContain(10);
    expect(ticksOf(log(1e-3, 1e9), 4).major).toEqual([1e-3, 1, 1e3, 1e6, 1e9]);
  });

  it("are linear within a decade", () => {
    expect(ticksOf(log(200, 900), 4).major).toEqual([200, 400, 600, 800]);
  });

  it("lie within random scales, at most as many as wanted and one more", () => {
    const random = new Random(24);
    for (let round = 0; round < 300; round++) {
      const from = random.between(-1, 1) * 10 ** random.between(-9, 9);
      const to = from + Math.abs(from) * 10 ** random.between(-6, 3);
      const count = 2 + random.below(10);
      const { major } = ticksOf(linear(from, to), count);
      const room = (to - from) * 1e-6;
      expect(major.length).toBeLessThanOrEqual(count + 1);
      for (const tick of major) expect(tick >= from - room && tick <= to + room).toBe(true);
    }
  });
});

describe("labels", () => {
  it.each([
    [1.36e-6, UNITS.second, "1.360 µs"],
    [-0.385, UNITS.volt, "−385.0 mV"],
    [4700, UNITS.hertz, "4.700 kHz"],
    [0.99996, UNITS.volt, "1.000 V"],
    [0, UNITS.ampere, "0 A"],
    [3.3e6, UNITS.ohm, "3.300 MΩ"],
    [-0.0301, UNITS.decibel, "−0.03010 dB"],
    [-152.788, UNITS.degree, "−152.8°"],
    [1e-20, UNITS.ampere, "1.000e-5 fA"],
    [12_345, UNITS.none, "12.35 k"],
    [Number.NaN, UNITS.volt, ""],
    [Number.NEGATIVE_INFINITY, UNITS.decibel, "−∞ dB"],
    [25, combineUnits(UNITS.volt, UNITS.second, -1), "25.00 V/s"],
  ])("%d in its unit is %s", (value, unit, expected) => {
    expect(engineeringText(value, unit)).toBe(expected);
  });

  it("of one axis share prefix and decimals", () => {
    const labels = linearLabels(0, 3e-6, 0.5e-6, UNITS.second);
    expect([labels.unit, ...[0, 0.5e-6, 3e-6].map(labels.label)]).toEqual(["µs", "0.0", "0.5", "3.0"]);
    expect(linearLabels(-5, 5, 5, UNITS.volt).label(-5)).toBe("−5");
    expect(linearLabels(-90, 0, 45, UNITS.degree)).toMatchObject({ unit: "°" });
  });

  it("of decades have their own prefix", () => {
    const { unit, label } = decadeLabels(UNITS.hertz);
    expect([unit, ...[1, 100, 1e3, 1e5, 1e6, 1e-3].map(label)]).toEqual([
      "Hz",
      "1",
      "100",
      "1 k",
      "100 k",
      "1 M",
      "1 m",
    ]);
  });
});
