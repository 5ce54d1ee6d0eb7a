// The spectrum of a trace as a viewer shows it: decibels over frequency, and its distortion.

import { distortionOf, type Distortion } from "@/lib/core/waveform/spectrum/distortion";
import { spectrumOf } from "@/lib/core/waveform/spectrum/spectrum";
import type { WindowKind } from "@/lib/core/waveform/spectrum/window";
import { indexAtOrBefore } from "@/lib/core/waveform/interpolate";
import { decibels } from "@/lib/core/waveform/phasor";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Range, Waveform } from "@/lib/core/waveform/waveform";

export interface TraceSpectrum {
  /** Decibels of the peak amplitude over frequency; 0 dB is 1 V or 1 A. */
  readonly decibels: Waveform;
  /** Null without a tone that stands apart. */
  readonly distortion: Distortion | null;
}

const MIN_SIZE = 1_024;
const MAX_SIZE = 131_072;
/** Below the greatest amplitude there is only rounding. */
const FLOOR_DB = 160;

/** At least as many as the samples of the range: simulations have steps of different length. */
function sizeOf({ axis: { values } }: Waveform, { from, to }: Range): number {
  const samples = indexAtOrBefore(values, to) - indexAtOrBefore(values, from);
  let size = MIN_SIZE;
  while (size < samples && size < MAX_SIZE) size *= 2;
  return size;
}

/** Null for what is not real over time. */
export function traceSpectrum(waveform: Waveform, range: Range, window: WindowKind): TraceSpectrum | null {
  const spectrum = spectrumOf(waveform, { range, window, size: sizeOf(waveform, range) });
  if (!spectrum) return null;
  const { amplitudes } = spectrum;
  const values = decibels(amplitudes.re, null);
  const peak = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const re = values.map((value) => Math.max(value, peak - FLOOR_DB));
  return {
    decibels: { name: waveform.name, unit: UNITS.decibel, axis: amplitudes.axis, re },
    distortion: distortionOf(spectrum),
  };
}
