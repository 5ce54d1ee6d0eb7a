// Period and size of a vector that oscillates: two simulators agree on these where their phases drift apart.
import { measurePeriod } from "@/lib/core/waveform/measure/period";
import { statistics } from "@/lib/core/waveform/measure/statistics";
import { UNITS } from "@/lib/core/waveform/unit";
import { createAxis, createWaveform } from "@/lib/core/waveform/waveform";

export interface Oscillation {
  /** s: mean of the whole periods in the second half of the run. */
  readonly period: number;
  /** Root of the mean square about the mean, over the same periods. */
  readonly size: number;
  readonly count: number;
}

/** Fewer may be a step and its answer. */
const MIN_PERIODS = 10;

/** Null for vectors that do not oscillate. */
export function oscillationOf(time: Float64Array, values: Float64Array): Oscillation | null {
  const axis = createAxis("time", UNITS.second, time);
  const waveform = axis.ok ? createWaveform({ name: "v", unit: UNITS.volt, axis: axis.value, re: values }) : axis;
  const end = time.at(-1) ?? 0;
  const found = waveform.ok ? measurePeriod(waveform.value, { from: end / 2, to: end }) : null;
  if (!waveform.ok || !found || found.count < MIN_PERIODS) return null;
  const over = statistics(waveform.value, found.range);
  if (!over) return null;
  return { period: found.period, count: found.count, size: Math.sqrt(Math.max(0, over.rms ** 2 - over.average ** 2)) };
}
