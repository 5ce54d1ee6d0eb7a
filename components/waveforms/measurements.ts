// Measurements of traces over a range, as texts.
import { sliceWaveform } from "@/lib/core/waveform/interpolate";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { firstEdge, overshoot } from "@/lib/core/waveform/measure/edges";
import { measureBandwidth, measureMargins } from "@/lib/core/waveform/measure/frequency-response";
import { measurePeriod } from "@/lib/core/waveform/measure/period";
import { statistics } from "@/lib/core/waveform/measure/statistics";
import { UNITS, type Unit } from "@/lib/core/waveform/unit";
import { fullRange, type Range, type Waveform } from "@/lib/core/waveform/waveform";

export const TIME_MEASUREMENTS = [
  "min",
  "max",
  "peakToPeak",
  "average",
  "rms",
  "frequency",
  "duty",
  "rise",
  "fall",
  "overshoot",
] as const;
export const PHASOR_MEASUREMENTS = ["gain", "low", "high", "bandwidth", "phaseMargin", "gainMargin"] as const;
export type Measurement = (typeof TIME_MEASUREMENTS)[number] | (typeof PHASOR_MEASUREMENTS)[number];

const text = (value: number | null | undefined, unit: Unit): string | null =>
  value === null || value === undefined || Number.isNaN(value) ? null : engineeringText(value, unit);

const percent = (share: number | null | undefined): string | null =>
  share === null || share === undefined ? null : `${(share * 100).toFixed(1)} %`;

export type Measured = Partial<Record<Measurement, string | null>>;

function measurePhasor(waveform: Waveform, range: Range): Measured {
  const [bandwidth, margins] = [measureBandwidth(waveform, range), measureMargins(waveform, range)];
  return {
    gain: text(bandwidth?.gain, UNITS.decibel),
    low: text(bandwidth?.low, UNITS.hertz),
    high: text(bandwidth?.high, UNITS.hertz),
    bandwidth: text(bandwidth?.bandwidth, UNITS.hertz),
    phaseMargin: text(margins?.phaseMargin, UNITS.degree),
    gainMargin: text(margins?.gainMargin, UNITS.decibel),
  };
}

/** Null where a measurement does not exist, such as the frequency of a level line. */
export function measure(whole: Waveform, within: Range): Measured {
  // Cut once: each measurement would copy the part again.
  const waveform = sliceWaveform(whole, within);
  if (!waveform) return {};
  const range = fullRange(waveform.axis);
  if (waveform.im) return measurePhasor(waveform, range);
  const { unit, axis } = waveform;
  const found = statistics(waveform, range);
  const levels: Measured = {
    min: text(found?.min, unit),
    max: text(found?.max, unit),
    peakToPeak: text(found?.peakToPeak, unit),
    average: text(found?.average, unit),
    rms: text(found?.rms, unit),
  };
  if (axis.kind !== "time") return levels;
  const period = measurePeriod(waveform, range);
  return {
    ...levels,
    frequency: text(period?.frequency, UNITS.hertz),
    duty: percent(period?.dutyCycle),
    rise: text(firstEdge(waveform, range, "rise")?.duration, axis.unit),
    fall: text(firstEdge(waveform, range, "fall")?.duration, axis.unit),
    overshoot: percent(overshoot(waveform, range)),
  };
}
