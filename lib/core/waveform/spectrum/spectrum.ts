// Amplitude spectra of waveforms over time.

import { samplesAt, sliceWaveform } from "@/lib/core/waveform/interpolate";
import { fft } from "@/lib/core/waveform/spectrum/fft";
import { coherentGain, windowSamples, type WindowKind } from "@/lib/core/waveform/spectrum/window";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Range, Waveform } from "@/lib/core/waveform/waveform";

export interface SpectrumOptions {
  readonly range: Range;
  readonly window: WindowKind;
  /** Samples of the transform: a power of two. */
  readonly size: number;
}

export interface Spectrum {
  /** Peak amplitudes of the tones over frequencies from 0 to half of the sample rate; a tone of 1 V reads 1 V. */
  readonly amplitudes: Waveform;
  readonly window: WindowKind;
  /** Hz from bin to bin. */
  readonly binWidth: number;
}

/**
 * The transform of uniform samples of the range, without its end: whole periods are without leakage. Null for a complex
 * waveform, one that is not over time, and a range without length.
 */
export function spectrumOf(waveform: Waveform, { range, window, size }: SpectrumOptions): Spectrum | null {
  const part = waveform.im || waveform.axis.kind !== "time" ? null : sliceWaveform(waveform, range);
  const [from, to] = [part?.axis.values[0] ?? 0, part?.axis.values.at(-1) ?? 0];
  if (!part || !(to > from)) return null;
  const places = Float64Array.from({ length: size }, (_, at) => from + ((to - from) * at) / size);
  const weights = windowSamples(window, size);
  const re = samplesAt(part.axis.values, part.re, places).map((value, at) => value * (weights[at] as number));
  const im = new Float64Array(size);
  fft(re, im);
  const count = size / 2;
  const scale = 1 / (size * coherentGain(window));
  const amplitudes = Float64Array.from(
    { length: count + 1 },
    (_, bin) => Math.hypot(re[bin] as number, im[bin] as number) * scale * (bin === 0 || bin === count ? 1 : 2),
  );
  const binWidth = 1 / (to - from);
  const values = Float64Array.from({ length: count + 1 }, (_, bin) => bin * binWidth);
  const axis = { kind: "frequency", unit: UNITS.hertz, values } as const;
  return { amplitudes: { name: waveform.name, unit: waveform.unit, axis, re: amplitudes }, window, binWidth };
}
