// The measured options of a board, and those in which its order disagrees.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { copperLayerCount } from "@/lib/core/board/board-missing";
import type { DfmContext } from "@/lib/core/dfm/context";
import { eachForeignPair } from "@/lib/core/dfm/derived/gaps";
import type { Disagreement } from "@/lib/core/dfm/report";
import { castellationsOf } from "@/lib/core/measure/castellations";
import { platedSides } from "@/lib/core/measure/edge-plating";
import { goldFingerCount } from "@/lib/core/measure/gold-fingers";
import { minTraceMm } from "@/lib/core/measure/trace-width";
import { disagrees } from "@/lib/core/pcb/disagreement";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { type MeasuredBoard, suggestSpecification } from "@/lib/core/pcb/suggest";

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

/**
 * The narrowest gap between copper of different nets over all layers, in mm, rounded to 0.001; lettering does not
 * count. Null if there is none within the search radius, and for a board that is too large.
 */
function minGapMm(context: DfmContext): number | null {
  const { copper } = context;
  if (!copper || context.isBudgetExceeded) return null;
  let min = Infinity;
  for (const layer of copper.layers) {
    const { owner } = layer.pieces;
    eachForeignPair(layer, (a, b, mm) => {
      const isNet = (piece: number) => copper.isNet(copper.netOf(layer, owner[piece] ?? 0));
      if (mm < min && isNet(a) && isNet(b)) min = mm;
    });
  }
  return Number.isFinite(min) ? Math.round(min * 1000) / 1000 : null;
}

/** The options that the files contradict, in the order in which a form would suggest them. */
export function disagreementsOf(context: DfmContext): Disagreement[] {
  const { values } = suggestSpecification(measuredBoard(context));
  return (Object.keys(values) as PcbOption[]).flatMap((option) => {
    const measured = values[option];
    if (measured === undefined || !disagrees(option, context.order, values)) return [];
    return { option, ordered: context.order[option], measured };
  });
}
