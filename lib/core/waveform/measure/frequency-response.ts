// Corners, bandwidth, margins and group delay of a frequency response.

import { sliceWaveform } from "@/lib/core/waveform/interpolate";
import { derivative, extent } from "@/lib/core/waveform/measure/statistics";
import { decibels, phases, unwrapped } from "@/lib/core/waveform/phasor";
import { UNITS } from "@/lib/core/waveform/unit";
import type { Range, Waveform } from "@/lib/core/waveform/waveform";

/** Half of the power: 10·log10 2 = 3.0103 dB. */
const HALF_POWER_DB = 10 * Math.log10(2);

interface Response {
  readonly frequency: Float64Array;
  readonly decibels: Float64Array;
  /** Degrees without jumps. */
  readonly phase: Float64Array;
}

function responseOf(waveform: Waveform, range: Range): Response | null {
  const part = sliceWaveform(waveform, range);
  if (!part) return null;
  const { re, im } = part;
  return { frequency: part.axis.values, decibels: decibels(re, im), phase: unwrapped(phases(re, im)) };
}

/** Frequencies at which the samples have a value, by straight lines over the logarithm of the frequency. */
function placesOf(frequency: Float64Array, samples: Float64Array, value: number): number[] {
  const places: number[] = [];
  for (let at = 1; at < samples.length; at++) {
    const [before, after] = [samples[at - 1] as number, samples[at] as number];
    if (before < value === after < value) continue;
    places.push(between(frequency, at, (value - before) / (after - before)));
  }
  return places;
}

function between(frequency: Float64Array, at: number, share: number): number {
  const [low, high] = [frequency[at - 1] as number, frequency[at] as number];
  return low > 0 ? low * (high / low) ** share : low + (high - low) * share;
}

function sampleAt(frequency: Float64Array, samples: Float64Array, at: number): number {
  const after = frequency.findIndex((value) => value >= at);
  if (after <= 0) return samples[Math.max(0, after)] as number;
  const [low, high] = [frequency[after - 1] as number, frequency[after] as number];
  const share = low > 0 ? Math.log(at / low) / Math.log(high / low) : (at - low) / (high - low);
  const [before, value] = [samples[after - 1] as number, samples[after] as number];
  return before + (value - before) * share;
}

export interface Bandwidth {
  /** The greatest gain in decibels. */
  readonly gain: number;
  /** Half-power frequencies on both sides of the greatest gain; null where the range ends first. */
  readonly low: number | null;
  readonly high: number | null;
  /** Between both; from 0 for a low-pass; null if the range ends before the upper corner. */
  readonly bandwidth: number | null;
}

export function measureBandwidth(waveform: Waveform, range: Range): Bandwidth | null {
  const response = responseOf(waveform, range);
  if (!response) return null;
  const gain = extent(response.decibels).max;
  if (!Number.isFinite(gain)) return null;
  const peak = response.frequency[response.decibels.indexOf(gain)] as number;
  const corners = placesOf(response.frequency, response.decibels, gain - HALF_POWER_DB);
  const low = corners.findLast((corner) => corner < peak) ?? null;
  const high = corners.find((corner) => corner > peak) ?? null;
  return { gain, low, high, bandwidth: high === null ? null : high - (low ?? 0) };
}

export interface Margins {
  /** Degrees until -180° where the gain is 1, with that frequency; null without such a place. */
  readonly phaseMargin: number | null;
  readonly gainCrossover: number | null;
  /** Decibels until 0 dB where the phase is -180°, with that frequency. */
  readonly gainMargin: number | null;
  readonly phaseCrossover: number | null;
}

interface Margin {
  readonly at: number;
  readonly margin: number;
}

const smallest = (margins: readonly Margin[]): Margin | null =>
  margins.reduce<Margin | null>(
    (least, next) => (least && Math.abs(least.margin) <= Math.abs(next.margin) ? least : next),
    null,
  );

/** From -180 to 180. */
const halfTurn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/**
 * Margins of a loop gain T, whose loop is 1/(1 + T): the smallest of each kind if there are several (Åström and Murray,
 * Feedback Systems, 10.3).
 */
export function measureMargins(waveform: Waveform, range: Range): Margins | null {
  const response = responseOf(waveform, range);
  if (!response) return null;
  const { frequency, phase } = response;
  const atUnity = placesOf(frequency, response.decibels, 0).map((at) => ({
    at,
    margin: halfTurn(sampleAt(frequency, phase, at) + 180),
  }));
  const { min, max } = extent(phase);
  const atHalfTurn: Margin[] = [];
  for (let turn = Math.ceil((min + 180) / 360); turn <= Math.floor((max + 180) / 360); turn++) {
    for (const at of placesOf(frequency, phase, turn * 360 - 180)) {
      atHalfTurn.push({ at, margin: -sampleAt(frequency, response.decibels, at) });
    }
  }
  const [unity, turned] = [smallest(atUnity), smallest(atHalfTurn)];
  return {
    ...{ phaseMargin: unity?.margin ?? null, gainCrossover: unity?.at ?? null },
    ...{ gainMargin: turned?.margin ?? null, phaseCrossover: turned?.at ?? null },
  };
}

/** -dφ/dω in seconds, with φ in degrees and f in hertz: -(dφ/df)/360. */
export function groupDelay({ name, axis, re, im }: Waveform): Waveform {
  const slopes = derivative(axis.values, unwrapped(phases(re, im)));
  return { name, axis, unit: UNITS.second, re: slopes.map((slope) => -slope / 360) };
}
