// Solder joints of a board: pads with solder paste on each side, and plated component holes.

import type { Bbox } from "@/lib/base/bbox";
import { isEmptyBbox } from "@/lib/base/bbox";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boundsOf } from "@/lib/core/geometry/contour";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { countApertures } from "@/lib/core/measure/openings/apertures-of";
import { openIn, padsToPrint } from "@/lib/core/measure/openings/pads-to-print";

/** Null if the files do not state it. */
export type SolderPoints = {
  smtPadsTop: number | null;
  smtPadsBottom: number | null;
  thtHoles: number | null;
};

/** Narrower holes are vias; wider plated ones are for screws. */
const LEAD_MM = { from: 0.55, to: 3 };

export function solderPoints(board: BoardModel): SolderPoints {
  return { smtPadsTop: smtPads(board, "top"), smtPadsBottom: smtPads(board, "bottom"), thtHoles: thtHoles(board) };
}

/** By the paste layer; without one, by the exposed pads without holes. */
function smtPads(board: BoardModel, side: "top" | "bottom"): number | null {
  const { bounds, boards } = board.outline;
  const edges: Bbox[] = [bounds, ...boards.map(({ edge }) => boundsOf(edge))].filter((box) => !isEmptyBbox(box));
  const paste = board.layers.find((layer) => layer.type === "paste" && layer.side === side);
  if (paste && !paste.image.isNegative) return countApertures(paste.image, edges);
  const pads = padsToPrint(board, side);
  return pads && countApertures(pads, edges);
}

/** Plated holes of a lead's diameter that the mask leaves open; slots of that width count as one each. */
function thtHoles(board: BoardModel): number | null {
  if (board.drills.length === 0) return null;
  const masks = board.layers.filter(({ type, image }) => type === "soldermask" && !image.isNegative);
  const open = masks.map(({ image }) => openIn(image));
  const isLead = (x: number, y: number, diameterMm: number) =>
    diameterMm >= LEAD_MM.from && diameterMm <= LEAD_MM.to && open.every((isOpen) => isOpen(x, y));
  let count = 0;
  for (const { plating, holes, slots, span } of board.drills) {
    if (plating === "non-plated" || span !== undefined) continue;
    for (let at = 0; at < holes.length; at += HOLE_STRIDE)
      if (isLead(holes[at] ?? 0, holes[at + 1] ?? 0, holes[at + 2] ?? 0)) count++;
    for (const { path, diameterMm } of slots) if (isLead(path[0] ?? 0, path[1] ?? 0, diameterMm)) count++;
  }
  return count;
}
