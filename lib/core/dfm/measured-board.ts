// The facts of a board that an order is held against, from what the checks have worked out already.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import { minGapMm } from "@/lib/core/dfm/derived/min-gap";
import { copperLayerCount } from "@/lib/core/board/board-missing";
import { castellationsOf } from "@/lib/core/measure/castellations";
import { platedSides } from "@/lib/core/measure/edge-plating";
import { goldFingerCount } from "@/lib/core/measure/gold-fingers";
import { minTraceMm } from "@/lib/core/measure/trace-width";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";

/** Lengths in mm, rounded to 0.001. */
export function measuredBoard(context: DfmContext): MeasuredBoard {
  return context.memo("measured board", () => {
    const { board } = context;
    const { bounds, boardCount } = board.outline;
    const isUnknown = isEmptyBbox(bounds);
    const drills = context.holes.map(({ diameterMm }) => diameterMm);
    return {
      widthMm: isUnknown ? null : round(widthOf(bounds)),
      heightMm: isUnknown ? null : round(heightOf(bounds)),
      layers: copperLayerCount(board),
      minTraceMm: minTraceMm(board, context.copper && context.copper.layers),
      minSpaceMm: board.hasOpenPours ? null : minGapMm(context),
      minDrillMm: drills.length === 0 ? null : round(drills.reduce((min, mm) => Math.min(min, mm))),
      boards: boardCount > 0 ? boardCount : null,
      castellatedSides: castellationsOf(board)?.sides ?? null,
      platedSides: platedSides(board),
      goldFingerCount: goldFingerCount(board),
      blindBuried: spansOf(context),
      stated: board.stated ?? null,
    };
  });
}

/** Each kind of hole that does not go through. */
function spansOf({ board, holes }: DfmContext): string[] {
  const last = copperLayerCount(board) ?? 0;
  const kinds = holes.flatMap(({ span }) =>
    span && !(span.from === 1 && span.to === last) ? `${span.from}-${span.to}` : [],
  );
  return [...new Set(kinds)];
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
