// Board data for a stencil: its outline, and the apertures of each side.

import { addBbox, type Bbox, emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boundsOf } from "@/lib/core/geometry/contour";
import { PathWriter } from "@/lib/core/board/svg-path";
import type { ApertureSet } from "@/lib/core/measure/openings/aperture";
import { aperturesOf } from "@/lib/core/measure/openings/apertures-of";
import { padsToPrint } from "@/lib/core/measure/openings/pads-to-print";

export type StencilSideFinding = {
  /** Null if the set has no paste layer for the side, or the layer is empty or negative. */
  paste: ApertureSet | null;
  /** Used if there is no paste layer; null if there are neither pads nor a mask. */
  pads: ApertureSet | null;
};

/** Plain data, transferred from a worker. */
export type StencilBoard = {
  /** Size of the board or the panel; null if no outline is drawn. */
  widthMm: number | null;
  heightMm: number | null;
  /** `d` of the edges and cutouts, in µm, y up. */
  edge: string;
  /** Bounds of everything drawn, mm. */
  bounds: Bbox;
  top: StencilSideFinding;
  bottom: StencilSideFinding;
};

export function stencilBoard(board: BoardModel): StencilBoard {
  const { bounds, boards, status } = board.outline;
  const isKnown = status !== "missing" && !isEmptyBbox(bounds);
  const edge = new PathWriter();
  for (const { edge: outline, cutouts } of boards) for (const contour of [outline, ...cutouts]) edge.contour(contour);
  const seen = emptyBbox();
  addBbox(seen, bounds);
  for (const { type, image } of board.layers) if (type === "paste") addBbox(seen, image.bounds);
  return {
    widthMm: isKnown ? rounded(widthOf(bounds)) : null,
    heightMm: isKnown ? rounded(heightOf(bounds)) : null,
    edge: edge.toString(),
    bounds: seen,
    top: sideOf(board, "top"),
    bottom: sideOf(board, "bottom"),
  };
}

function sideOf(board: BoardModel, side: "top" | "bottom"): StencilSideFinding {
  const { bounds, boards } = board.outline;
  const edges = [bounds, ...boards.map(({ edge }) => boundsOf(edge))].filter((box) => !isEmptyBbox(box));
  const layer = board.layers.find(({ type, side: own }) => type === "paste" && own === side);
  const paste = layer && !layer.image.isNegative ? aperturesOf(layer.image, edges) : null;
  if (paste && paste.apertures.length + paste.unmeasured > 0) return { paste, pads: null };
  const pads = padsToPrint(board, side);
  return { paste: null, pads: pads && pads.count > 0 ? aperturesOf(pads, edges) : null };
}

function rounded(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
