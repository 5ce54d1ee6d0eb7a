// The edge of an Altium board: its shape, or the keep-out lines that converters draw in its place.

import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { type AltiumBoard, MIL_MM } from "@/lib/core/formats/altium/board";
import { addEdge, type Edge } from "@/lib/core/geometry/contour";
import { lineEdges } from "@/lib/core/native-board/altium/draw-lines";
import { outlineEdges } from "@/lib/core/native-board/altium/draw-region";

export const KEEPOUT_LAYER = 56;
/** Nearer to the board's shape than this, a keep-out line follows it. */
const WORKSPACE_MM = 5;

/**
 * Converters that write text files put a work space in place of the board's shape and draw the true edge on the keep-out
 * layer: it is taken where it lies within the shape on all sides by more than a margin.
 */
export function boardShape(board: AltiumBoard): Edge[] {
  const shape = outlineEdges(board.outline, { unitMm: MIL_MM });
  if (board.encoding === "binary") return shape;
  const keepout = board.primitives.flatMap((primitive) =>
    primitive.layer === KEEPOUT_LAYER && (primitive.kind === "track" || primitive.kind === "arc")
      ? lineEdges(primitive, board)
      : [],
  );
  return isWorkspace(boxOf(shape), boxOf(keepout)) ? keepout : shape;
}

function isWorkspace(outer: Bbox, inner: Bbox): boolean {
  if (isEmptyBbox(inner)) return false;
  return (
    isEmptyBbox(outer) ||
    (inner.minX - outer.minX > WORKSPACE_MM &&
      inner.minY - outer.minY > WORKSPACE_MM &&
      outer.maxX - inner.maxX > WORKSPACE_MM &&
      outer.maxY - inner.maxY > WORKSPACE_MM)
  );
}

function boxOf(edges: readonly Edge[]): Bbox {
  const box = emptyBbox();
  for (const edge of edges) {
    addPoint(box, edge.x0, edge.y0);
    addEdge(box, edge);
  }
  return box;
}
