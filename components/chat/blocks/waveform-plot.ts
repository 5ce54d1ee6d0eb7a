// Course of a waveform as SVG paths, each unit on its own scale.

import { paddedScale, type Scale, toShare } from "@/lib/core/waveform/plot/scale";
import type { WaveformBlock } from "@/lib/core/assistant/answer";

export const PLOT_WIDTH = 640;
export const PLOT_HEIGHT = 200;
/** From here on, a frequency axis is logarithmic. */
const LOG_DECADES = 10;

export interface PlotTrace {
  readonly name: string;
  readonly unit: string;
  readonly path: string;
  readonly min: number;
  readonly max: number;
}

export interface Plot {
  readonly x: Scale;
  readonly traces: readonly PlotTrace[];
}

function extremes(values: readonly number[]): { min: number; max: number } {
  const finite = values.filter(Number.isFinite);
  return finite.reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
    ...{ min: Infinity, max: -Infinity },
  });
}

function xScale({ unit, values }: WaveformBlock["axis"]): Scale {
  const { min, max } = extremes(values);
  if (!(min < max)) return paddedScale(min, max);
  return { from: min, to: max, isLog: unit === "Hz" && min > 0 && max / min >= LOG_DECADES };
}

/** A gap where a value is missing or not finite. */
function pathOf(axis: readonly number[], values: readonly number[], x: Scale, y: Scale): string {
  let isDown = false;
  const parts = axis.map((at, index) => {
    const value = values[index] ?? Number.NaN;
    if (!Number.isFinite(value) || !Number.isFinite(at)) {
      isDown = false;
      return "";
    }
    const place = [toShare(x, at) * PLOT_WIDTH, (1 - toShare(y, value)) * PLOT_HEIGHT];
    const step = `${isDown ? "L" : "M"}${place.map((each) => each.toFixed(1)).join(" ")}`;
    isDown = true;
    return step;
  });
  return parts.join("");
}

/** Traces of one unit share a scale, so that they can be compared. */
export function plotOf({ axis, traces }: Pick<WaveformBlock, "axis" | "traces">): Plot {
  const x = xScale(axis);
  return {
    x,
    traces: traces.map(({ name, unit, values }) => {
      const all = extremes(traces.filter((other) => other.unit === unit).flatMap((other) => other.values));
      return { name, unit, ...extremes(values), path: pathOf(axis.values, values, x, paddedScale(all.min, all.max)) };
    }),
  };
}
