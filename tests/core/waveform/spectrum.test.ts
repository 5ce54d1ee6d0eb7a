// Transforms against the plain sum, amplitudes of known tones, distortion of known waveforms.

import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { distortionOf } from "@/lib/core/waveform/spectrum/distortion";
import { fft } from "@/lib/core/waveform/spectrum/fft";
import { spectrumOf } from "@/lib/core/waveform/spectrum/spectrum";
import { coherentGain, noiseBandwidth, windowSamples, type WindowKind } from "@/lib/core/waveform/spectrum/window";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Waveform } from "@/lib/core/waveform/waveform";
import clipper from "@/tests/fixtures/waveform/ngspice-clipper.json";
import { Random } from "@/tests/support/random";
import { phasor, signal, timeAxis } from "@/tests/support/waveforms";

const WINDOWS: WindowKind[] = ["rectangular", "hann", "blackmanHarris", "flatTop"];
const RANGE = { from: 0, to: 1 };

function plainTransform(re: Float64Array, im: Float64Array): [number, number][] {
  return Array.from(re, (_, k) => {
    let [x, y] = [0, 0];
    for (let n = 0; n < re.length; n++) {
      const angle = (-2 * Math.PI * k * n) / re.length;
      x += (re[n] ?? 0) * Math.cos(angle) - (im[n] ?? 0) * Math.sin(angle);
      y += (re[n] ?? 0) * Math.sin(angle) + (im[n] ?? 0) * Math.cos(angle);
    }
    return [x, y];
  });
}

describe("the transform", () => {
  it.each([1, 2, 4, 8, 64, 256])("of %d random samples is the plain sum, and keeps their energy", (length) => {
    const random = new Random(length);
    const draw = () => Float64Array.from({ length }, () => random.between(-1, 1));
    const [re, im] = [draw(), draw()];
    const expected = plainTransform(re, im);
    const energy = re.reduce((sum, value, at) => sum + value ** 2 + (im[at] ?? 0) ** 2, 0);
    fft(re, im);
    for (let at = 0; at < length; at++) {
      expect(re[at]).toBeCloseTo(expected[at]?.[0] ?? 0, 9);
      expect(im[at]).toBeCloseTo(expected[at]?.[1] ?? 0, 9);
    }
    const after = re.reduce((sum, value, at) => sum + value ** 2 + (im[at] ?? 0) ** 2, 0);
    expect(after / length).toBeCloseTo(energy, 9);
  });

  it("takes powers of two alone", () => {
    expect(() => fft(new Float64Array(12), new Float64Array(12))).toThrow("power of two");
  });
});

describe("windows", () => {
  it.each([
    // Harris 1978, table 1: Hann 0.50 and 1.50, Blackman-Harris 0.36 and 2.00 (2.0044 from its terms).
    ["rectangular", 1, 1],
    ["hann", 0.5, 1.5],
    ["blackmanHarris", 0.35875, 2.0044],
    ["flatTop", 0.21558, 3.7702],
  ] as const)("%s: coherent gain %d, noise bandwidth %d bins", (kind, gain, bandwidth) => {
    const samples = windowSamples(kind, 4096);
    const mean = samples.reduce((sum, value) => sum + value, 0) / 4096;
    const square = samples.reduce((sum, value) => sum + value ** 2, 0) / 4096;
    expect(coherentGain(kind)).toBeCloseTo(gain, 4);
    expect(mean).toBeCloseTo(gain, 4);
    expect(noiseBandwidth(kind)).toBeCloseTo(bandwidth, 4);
    expect(square / mean ** 2).toBeCloseTo(bandwidth, 4);
  });
});

describe("amplitudes", () => {
  it.each(WINDOWS)("of 3 V at 50 Hz on 2 V read 3 V and 2 V with %s", (window) => {
    const wave = signal("V(a)", timeAxis(1, 65_536), (t) => 2 + 3 * Math.cos(2 * Math.PI * 50 * t + 0.7));
    const { amplitudes, binWidth } = present(spectrumOf(wave, { range: RANGE, window, size: 4096 }), "spectrum");
    expect(binWidth).toBe(1);
    expect(amplitudes.re[50]).toBeCloseTo(3, 6);
    expect(amplitudes.re[0]).toBeCloseTo(2, 6);
    expect(amplitudes.re[200]).toBeLessThan(1e-6);
  });

  it("between two bins are right within 0.2 % with a flat top, and 1.42 dB low with Hann", () => {
    const wave = signal("V(a)", timeAxis(1, 65_536), (t) => Math.sin(2 * Math.PI * 50.5 * t));
    const at = (window: WindowKind) =>
      present(spectrumOf(wave, { range: RANGE, window, size: 4096 }), "spectrum").amplitudes.re[50] ?? 0;
    expect(Math.abs(at("flatTop") - 1)).toBeLessThan(0.002);
    expect(20 * Math.log10(at("hann"))).toBeCloseTo(-1.42, 2);
  });

  it("exist for real waveforms over time alone", () => {
    const wave = phasor("V(a)", timeAxis(1, 10), () => [1, 1]);
    expect(spectrumOf(wave, { range: RANGE, window: "hann", size: 16 })).toBeNull();
    expect(spectrumOf({ ...wave, im: undefined }, { range: { from: 1, to: 1 }, window: "hann", size: 16 })).toBeNull();
  });
});

describe("distortion", () => {
  /** 64 periods in a second, sampled where it does not change. */
  const square = signal("V(s)", timeAxis(1, 65_536), (t) => (Math.floor(t * 128 + 0.001) % 2 === 0 ? 1 : -1));

  it("of a square wave up to the 9th harmonic is √(1/9 + 1/25 + 1/49 + 1/81) = 42.88 %", () => {
    const spectrum = present(spectrumOf(square, { range: RANGE, window: "rectangular", size: 65_536 }), "spectrum");
    const found = present(distortionOf(spectrum, 9), "distortion");
    expect([found.fundamental, found.harmonics]).toEqual([64, 9]);
    expect(found.thd).toBeCloseTo(0.4288, 3);
  });

  it.each(WINDOWS)("of a square wave without limit is √(π²/8 - 1) = 48.34 % with %s", (window) => {
    const spectrum = present(spectrumOf(square, { range: RANGE, window, size: 65_536 }), "spectrum");
    const found = present(distortionOf(spectrum, Number.POSITIVE_INFINITY), "distortion");
    expect(found.thd).toBeCloseTo(Math.sqrt(Math.PI ** 2 / 8 - 1), 2.5);
    expect(found.harmonics).toBeGreaterThan(500);
  });

  it("of white noise of ±0.1 V under a sine of 1 V: SNR 10·log10((1/2)/(0.01/3)) = 21.76 dB", () => {
    const random = new Random(6);
    const axis = timeAxis(1, 16_384);
    const wave = signal("V(n)", axis, (t) => Math.sin(2 * Math.PI * 1000 * t) + random.between(-0.1, 0.1));
    const spectrum = present(spectrumOf(wave, { range: RANGE, window: "blackmanHarris", size: 16_384 }), "spectrum");
    const found = present(distortionOf(spectrum, 5), "distortion");
    expect(Math.abs(found.snr - 21.76)).toBeLessThan(0.3);
    expect(found.sinad).toBeLessThanOrEqual(found.snr);
  });

  it("of a diode clipper at 2 V is what ngspice 39 prints for the same samples", () => {
    // fourier 1k v(out), 10 harmonics from 0 to 9: THD 26.4007 %, fundamental 1.406853 V, second 0.3507285 V.
    const values = Float64Array.from(clipper.time);
    const axis = { kind: "time", unit: UNITS.second, values } as const;
    const wave: Waveform = { name: "V(out)", unit: UNITS.volt, axis, re: Float64Array.from(clipper.out) };
    const options = { range: { from: 2e-3, to: 3e-3 }, window: "rectangular", size: 2048 } as const;
    const spectrum = present(spectrumOf(wave, options), "spectrum");
    const found = present(distortionOf(spectrum, 9), "distortion");
    expect(spectrum.amplitudes.re[1]).toBeCloseTo(1.406853, 3);
    expect(spectrum.amplitudes.re[2]).toBeCloseTo(0.3507285, 3);
    expect(found.thd).toBeCloseTo(0.264007, 3);
    expect(found.fundamental).toBeCloseTo(1000, 6);
  });

  it("is null where the lobes of mean and tone overlap", () => {
    const wave = signal("V(a)", timeAxis(1, 4096), (t) => Math.sin(2 * Math.PI * 3 * t));
    const spectrum = present(spectrumOf(wave, { range: RANGE, window: "flatTop", size: 1024 }), "spectrum");
    expect(distortionOf(spectrum)).toBeNull();
  });
});
