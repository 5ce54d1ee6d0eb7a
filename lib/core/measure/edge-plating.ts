// Number of plated sides of a board, from the profile, a plated rout along the edge, or copper drawn over the edge.

import { BoardEdge, type EdgePlace, type EdgeSide } from "@/lib/core/board/board-edge";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { DrillSlot } from "@/lib/core/board/drill";
import { LayerProbe } from "@/lib/core/measure/layer-probe";

const STEP_MM = 0.5;
/** Gold fingers and castellated holes cross the edge too, but not for this length. */
const SHORTEST_RUN_MM = 5;
/** Distance beyond the edge, and inside it, at which there must be copper. */
const BEYOND_MM = 0.1;
/** Tolerance of the distance between a rout and the edge, which is the tool's radius. */
const ROUT_SLACK_MM = 0.15;

/**
 * 0 if the files state that no side is plated, or no copper crosses the edge; null without a closed outline, and if
 * only one of the outer layers crosses it. Copper of both outer layers that crosses the edge for 5 mm in one piece
 * counts, unless the profile is stated to be non-plated (X2 `.FileFunction,Profile,NP`).
 */
export function platedSides(board: BoardModel): number | null {
  if (board.outline.status === "missing") return null;
  const edge = new BoardEdge(board.outline);
  const routed = routedSides(board, edge);
  if (routed.size > 0) return routed.size;
  const profile = board.layers.find(({ type }) => type === "outline")?.attributes.get(".FileFunction");
  if (profile?.[1] === "NP") return 0;
  const drawn = drawnSides(board, edge);
  if (profile?.[1] === "P") return Math.max(1, drawn ?? 0);
  return drawn;
}

function routedSides({ drills }: BoardModel, edge: BoardEdge): Set<EdgeSide> {
  const sides = new Set<EdgeSide>();
  for (const { plating, slots } of drills) {
    if (plating !== "plated") continue;
    for (const slot of slots) for (const side of sidesAlong(slot, edge)) sides.add(side);
  }
  return sides;
}

/** The sides along which the straight segments of a path run for long enough. */
function sidesAlong({ path, diameterMm }: DrillSlot, edge: BoardEdge): EdgeSide[] {
  const reach = diameterMm / 2 + ROUT_SLACK_MM;
  const out: EdgeSide[] = [];
  for (let k = 0; k + 5 < path.length; k += 3) {
    const [x0 = 0, y0 = 0, , x1 = 0, y1 = 0] = path.subarray(k, k + 5);
    if (Math.hypot(x1 - x0, y1 - y0) < SHORTEST_RUN_MM) continue;
    const places = [0.1, 0.5, 0.9].map((t) => edge.nearest(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, reach));
    const side = places[0]?.side;
    if (side && places.every((place) => place?.side === side)) out.push(side);
  }
  return out;
}

/** Null if one outer layer crosses the edge and the other does not. */
function drawnSides(board: BoardModel, edge: BoardEdge): number | null {
  const layers = board.layers.filter(({ type, side }) => type === "copper" && side !== "inner");
  const { bounds } = board.outline;
  const goesOver = layers.map(({ image }) => {
    const { minX, minY, maxX, maxY } = image.bounds;
    const max = Math.max(bounds.minX - minX, bounds.minY - minY, maxX - bounds.maxX, maxY - bounds.maxY);
    return max > BEYOND_MM;
  });
  if (!goesOver.includes(true)) return 0;
  const walks = edge.walks(STEP_MM);
  const found = layers.map(({ image }, at) => (goesOver[at] ? sidesOver(walks, new LayerProbe(image)) : []));
  const [first = [], second] = found;
  if (second === undefined) return first.length === 0 ? 0 : null;
  const both = first.filter((side) => second.includes(side)).length;
  return both > 0 || first.length + second.length === 0 ? both : null;
}

function sidesOver(walks: readonly EdgePlace[][], probe: LayerProbe): EdgeSide[] {
  const sides = new Set<EdgeSide>();
  for (const walk of walks) {
    let run = 0;
    let before: EdgePlace | undefined;
    for (const place of walk) {
      const { x, y, outX, outY, side } = place;
      const isOver =
        probe.isDark(x + outX * BEYOND_MM, y + outY * BEYOND_MM) &&
        probe.isDark(x - outX * BEYOND_MM, y - outY * BEYOND_MM);
      const isOneRun = isOver && before?.side === side;
      run = isOneRun && before ? run + Math.hypot(x - before.x, y - before.y) : 0;
      before = isOver ? place : undefined;
      if (run >= SHORTEST_RUN_MM) sides.add(side);
    }
  }
  return [...sides];
}
