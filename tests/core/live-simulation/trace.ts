// Waveforms of one node, and how they are compared.
import { createLiveSimulation, type LiveStatistics } from "@/lib/core/live-simulation/live-simulation";
import { problemText } from "@/lib/core/live-simulation/engine/problem";
import type { LiveCase } from "./circuits/live-case";

export interface Trace {
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** Times between those of a trace are interpolated linearly. */
export function resample({ times, values }: Trace, at: readonly number[]): number[] {
  let next = 1;
  return at.map((time) => {
    while (next < times.length - 1 && (times[next] ?? 0) < time) next++;
    const [t0 = 0, t1 = 0] = [times[next - 1], times[next]];
    const [v0 = 0, v1 = 0] = [values[next - 1], values[next]];
    return t1 === t0 ? v1 : v0 + ((v1 - v0) * (time - t0)) / (t1 - t0);
  });
}

export const uniformTimes = (duration: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (duration * (at + 1)) / count);

/** Largest difference relative to the largest value of the reference. */
export function peakDifference(reference: readonly number[], values: readonly number[]): number {
  const peak = Math.max(...reference.map(Math.abs));
  return Math.max(...reference.map((value, at) => Math.abs(value - (values[at] ?? NaN)))) / peak;
}

export interface Oscillation {
  /** s */
  readonly period: number;
  readonly low: number;
  readonly high: number;
}

/** Period and range over the second half of a trace; the period is the mean between crossings of the range's middle. */
export function oscillation({ times, values }: Trace): Oscillation {
  const half = (times.at(-1) ?? 0) / 2;
  const from = times.findIndex((time) => time >= half);
  const late = values.slice(from);
  const low = late.reduce((least, value) => Math.min(least, value), Infinity);
  const high = late.reduce((greatest, value) => Math.max(greatest, value), -Infinity);
  const middle = (low + high) / 2;
  const crossings: number[] = [];
  let isArmed = false;
  for (let at = from + 1; at < values.length; at++) {
    const [before = 0, after = 0] = [values[at - 1], values[at]];
    const [t0 = 0, t1 = 0] = [times[at - 1], times[at]];
    if (after < middle - (high - low) / 10) isArmed = true;
    if (!isArmed || before >= middle || after < middle) continue;
    crossings.push(t0 + ((t1 - t0) * (middle - before)) / (after - before));
    isArmed = false;
  }
  const [first = NaN] = crossings;
  return { period: ((crossings.at(-1) ?? NaN) - first) / (crossings.length - 1), low, high };
}

/** The waveform by the live engine. */
export function simulate({ circuit, node, duration }: LiveCase): Trace & { statistics: LiveStatistics } {
  const created = createLiveSimulation(circuit);
  if (!created.ok) throw new Error(problemText(created));
  const simulation = created.value;
  const times: number[] = [];
  const values: number[] = [];
  const result = simulation.advance(duration, (time) => {
    times.push(time);
    values.push(simulation.nodeVoltage(node));
  });
  if (!result.ok) throw new Error(`${problemText(result)} ${JSON.stringify(result.details)} at ${simulation.time}`);
  return { times, values, statistics: simulation.statistics };
}
