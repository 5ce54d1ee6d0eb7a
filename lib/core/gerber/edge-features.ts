// What happens at a board's edge: plated holes cut in half, rows of contact fingers.

import { heightOf, widthOf } from "@/lib/base/bbox";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { flatten } from "@/lib/core/gerber/contour";
import { HOLE_STRIDE } from "@/lib/core/gerber/drill";
import { DATA_STRIDE, KIND } from "@/lib/core/gerber/image";
import { PadGrid } from "@/lib/core/gerber/sample";

/** Edge corners times holes; far beyond any real board. */
const MAX_COMPARISONS = 500_000_000;
const LEAST_CASTELLATIONS = 2;
const LEAST_FINGERS = 8;
const FINGER_TO_EDGE_MM = 1.5;

/** True where the edge cuts two or more plated holes; null without a closed outline or without drills. */
export function hasCastellations(board: BoardModel): boolean | null {
  if (board.outline.status === "missing" || board.drills.length === 0) return null;
  const edges = edgePoints(board);
  // Rows of bare holes at the edge are perforations to break the board out by.
  const pads = new PadGrid();
  for (const { type, image } of board.layers) if (type === "copper") pads.add(image);
  const corners = edges.reduce((sum, points) => sum + points.length, 0);
  const holes = board.drills.reduce((sum, drill) => sum + drill.holes.length, 0);
  if (corners * holes > MAX_COMPARISONS) return null;
  let cut = 0;
  for (const drill of board.drills) {
    if (drill.plating === "non-plated") continue;
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      if (diameter > 0 && pads.has(x, y) && distanceTo(edges, x, y) < diameter * 0.4) cut++;
    }
  }
  return cut >= LEAST_CASTELLATIONS;
}

/**
 * True where eight equal long pads stand side by side at right angles to an edge and end near it; null without a closed
 * outline. (X2's ConnectorPad does not decide it: programming contacts are called that too.)
 */
export function hasGoldFingers(board: BoardModel): boolean | null {
  const outer = board.layers.filter((layer) => layer.type === "copper" && layer.side !== "inner");
  if (board.outline.status === "missing") return null;
  const box = board.outline.bounds;
  const rows = new Map<string, number>();
  for (const { image, side } of outer) {
    for (let at = 0; at < image.count; at++) {
      const shape = image.shapes[image.shape[at] ?? 0];
      if (image.kind[at] !== KIND.flash || !shape) continue;
      const x = image.data[at * DATA_STRIDE] ?? 0;
      const y = image.data[at * DATA_STRIDE + 1] ?? 0;
      const width = widthOf(shape.bounds);
      const height = heightOf(shape.bounds);
      const isUpright = height >= 2.5 * width && height >= 2;
      const isLying = width >= 2.5 * height && width >= 2;
      const gap = isUpright
        ? Math.min(box.maxY - y, y - box.minY) - height / 2
        : isLying
          ? Math.min(box.maxX - x, x - box.minX) - width / 2
          : Infinity;
      if (Math.abs(gap) > FINGER_TO_EDGE_MM) continue;
      const key = `${side}/${image.shape[at]}/${Math.round((isUpright ? y : x) * 20)}`;
      rows.set(key, (rows.get(key) ?? 0) + 1);
    }
  }
  return [...rows.values()].some((count) => count >= LEAST_FINGERS);
}

function edgePoints(board: BoardModel): Float64Array[] {
  return board.outline.boards.map(({ edge }) => flatten(edge, 0.02));
}

function distanceTo(lines: readonly Float64Array[], x: number, y: number): number {
  let least = Infinity;
  for (const points of lines) {
    const n = points.length;
    for (let k = 0; k < n; k += 2) {
      const px = points[k] ?? 0;
      const py = points[k + 1] ?? 0;
      const dx = (points[(k + 2) % n] ?? 0) - px;
      const dy = (points[(k + 3) % n] ?? 0) - py;
      const length = dx * dx + dy * dy;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / length));
      least = Math.min(least, Math.hypot(px + t * dx - x, py + t * dy - y));
    }
  }
  return least;
}
