// How deep a hole is drilled.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { Hole } from "@/lib/core/dfm/views/holes";

/** Whether a hole ends within the board. */
export function isBlind({ span }: Hole, subject: DfmSubject): boolean {
  return span !== undefined && (span.from > 1 || span.to < layersOf(subject));
}

/** The share of the board's thickness between the layers that it joins, as if all of them lay equally far apart. */
export function depthMm({ span }: Hole, subject: DfmSubject): number {
  const { thicknessMm } = subject.order;
  return span ? (thicknessMm * (span.to - span.from)) / Math.max(1, layersOf(subject) - 1) : thicknessMm;
}

function layersOf({ board, order }: DfmSubject): number {
  const drawn = board.layers.filter(({ type }) => type === "copper").length;
  return Math.max(drawn, order.layers > 1 && drawn === 0 ? order.layers : drawn);
}
