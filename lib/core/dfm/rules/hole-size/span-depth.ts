// How deep a hole is drilled.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Hole } from "@/lib/core/dfm/derived/holes";

/** Whether a hole ends within the board. */
export function isBlind({ span }: Hole, context: DfmContext): boolean {
  return span !== undefined && (span.from > 1 || span.to < layersOf(context));
}

/** The share of the board's thickness between the layers that it joins, as if all of them lay equally far apart. */
export function depthMm({ span }: Hole, context: DfmContext): number {
  const { thicknessMm } = context.order;
  return span ? (thicknessMm * (span.to - span.from)) / Math.max(1, layersOf(context) - 1) : thicknessMm;
}

function layersOf({ board, order }: DfmContext): number {
  const drawn = board.layers.filter(({ type }) => type === "copper").length;
  return Math.max(drawn, order.layers > 1 && drawn === 0 ? order.layers : drawn);
}
