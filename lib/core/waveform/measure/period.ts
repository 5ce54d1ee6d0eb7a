// Period, frequency and duty cycle of repeating waveforms, and the delay between two waveforms.

import { sliceWaveform } from "@/lib/core/waveform/interpolate";
import { middleCrossings, stateLevels } from "@/lib/core/waveform/measure/levels";
import type { Crossing } from "@/lib/core/waveform/measure/crossings";
import type { Range, Waveform } from "@/lib/core/waveform/waveform";

export interface Period {
  /** The mean of all whole periods in the range. */
  readonly period: number;
  readonly frequency: number;
  /** Share of the time above the middle. */
  readonly dutyCycle: number;
  readonly count: number;
  /** The whole periods: from the first rising edge to the last. */
  readonly range: Range;
}

function edgesOf(waveform: Waveform, range: Range): Crossing[] {
  const part = waveform.im ? null : sliceWaveform(waveform, range);
  if (!part) return [];
  const x = part.axis.values;
  return middleCrossings(x, part.re, stateLevels(x, part.re));
}

/** Null with less than two rising edges in the range. */
export function measurePeriod(waveform: Waveform, range: Range): Period | null {
  const edges = edgesOf(waveform, range);
  const start = edges.findIndex(({ isRising }) => isRising);
  const end = edges.findLastIndex(({ isRising }) => isRising);
  const whole = edges.slice(start, end + 1);
  const [first, last] = [whole[0], whole.at(-1)];
  const count = (whole.length - 1) / 2;
  if (!first || !last || count < 1) return null;
  let high = 0;
  for (let at = 0; at + 1 < whole.length; at += 2) high += (whole[at + 1]?.x ?? 0) - (whole[at]?.x ?? 0);
  const period = (last.x - first.x) / count;
  return {
    ...{ period, frequency: 1 / period, dutyCycle: high / (last.x - first.x), count },
    range: { from: first.x, to: last.x },
  };
}

export type EdgeKind = "rise" | "fall" | "any";

/** From an edge of one waveform to the next edge of the other; null if there is none. */
export function delayBetween(
  [from, to]: readonly [Waveform, Waveform],
  range: Range,
  [fromEdge, toEdge]: readonly [EdgeKind, EdgeKind] = ["any", "any"],
): number | null {
  const isWanted = (kind: EdgeKind) => (edge: Crossing) => kind === "any" || edge.isRising === (kind === "rise");
  const first = edgesOf(from, range).find(isWanted(fromEdge));
  const next = edgesOf(to, range).find((edge) => isWanted(toEdge)(edge) && first !== undefined && edge.x >= first.x);
  return first && next ? next.x - first.x : null;
}
