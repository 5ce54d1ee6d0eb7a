// Harmonic distortion and noise of a tone, from its spectrum.

import type { Spectrum } from "@/lib/core/waveform/spectrum/spectrum";
import { lobeBins, noiseBandwidth } from "@/lib/core/waveform/spectrum/window";

export interface Distortion {
  /** Hz; the bin with the greatest amplitude. */
  readonly fundamental: number;
  /** √(Σ harmonics²)/fundamental, as a share. */
  readonly thd: number;
  /** The highest harmonic that counts, from the second on; limited by the end of the spectrum. */
  readonly harmonics: number;
  /** Fundamental to all that is neither it, a harmonic nor the mean, in decibels; Infinity without noise. */
  readonly snr: number;
  /** Fundamental to all but it and the mean, in decibels. */
  readonly sinad: number;
}

/** Decibels from a ratio of powers. */
const powerDecibels = (ratio: number): number => 10 * Math.log10(ratio);

/** Null without a tone, or where tones lie so close that their lobes overlap. */
export function distortionOf(spectrum: Spectrum, maxHarmonic = 10): Distortion | null {
  const { re } = spectrum.amplitudes;
  const reach = lobeBins(spectrum.window);
  const last = re.length - 1;
  let tone = reach + 1;
  for (let bin = tone; bin <= last; bin++) if ((re[bin] as number) > (re[tone] as number)) tone = bin;
  if (tone > last || !((re[tone] as number) > 0) || tone < 2 * reach + 1) return null;
  /** Power around a bin; the window spreads it over its noise bandwidth. */
  const power = (from: number, to: number): number => {
    let sum = 0;
    for (let bin = Math.max(0, from); bin <= Math.min(last, to); bin++) sum += (re[bin] as number) ** 2;
    return sum / noiseBandwidth(spectrum.window);
  };
  const around = (bin: number): number => power(bin - reach, bin + reach);
  const harmonics = Math.min(maxHarmonic, Math.floor((last - reach) / tone));
  let harmonic = 0;
  for (let number = 2; number <= harmonics; number++) harmonic += around(number * tone);
  const [signal, total] = [around(tone), power(reach + 1, last)];
  const rest = Math.max(0, total - signal);
  return {
    fundamental: tone * spectrum.binWidth,
    thd: Math.sqrt(harmonic / signal),
    harmonics,
    snr: powerDecibels(signal / Math.max(0, rest - harmonic)),
    sinad: powerDecibels(signal / rest),
  };
}
