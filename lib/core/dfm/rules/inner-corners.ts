// Inner corners of the board edge that are sharper than the radius of the router.

import { arcOf } from "@/lib/base/arc";
import type { EdgeRing } from "@/lib/core/dfm/derived/board-edge";
import type { Measure } from "@/lib/core/dfm/finding";
import { toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { routedEdges } from "@/lib/core/dfm/rules/routed-gaps";
import { counterClockwise, type Edge, edgeAt, edgeCount } from "@/lib/core/geometry/contour";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Smaller turns approximate a curve. */
const MIN_TURN = Math.PI / 6;
const TINY_MM = 0.01;

/** The corner gets the radius of the router: a notice, never a refusal. */
export const innerCornerRadius: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: null, notice: CAPABILITY.minCutoutMm / 2 }),
  measure: (context, limits) => {
    if (!context.boardEdge) return "noOutline";
    const layer = context.board.outline.file ?? null;
    const measures = routedEdges(context).flatMap((ring) => cornersOf(ring, layer));
    return toMeasured(measures, "least", limits);
  },
};

function cornersOf({ contour, isCutout }: EdgeRing, layer: string | null): Measure[] {
  const closed = counterClockwise(contour);
  const edges = Array.from({ length: edgeCount(closed) }, (_, k) => edgeAt(closed, k)).filter(
    ({ x0, y0, x1, y1 }) => Math.hypot(x1 - x0, y1 - y0) > TINY_MM,
  );
  // Counter-clockwise, a board is concave at right turns, a cut-out at left turns.
  const inward = isCutout ? 1 : -1;
  return edges.flatMap((edge, k) => {
    const next = edges[(k + 1) % edges.length];
    const out: Measure[] = [];
    if (edge.bulge * inward > 0) {
      const { radius } = arcOf(edge);
      const [x, y] = centerOf(edge);
      out.push({ value: radius, x, y, mark: { kind: "point", x, y }, layer });
    }
    if (next && turnBetween(edge, next) * inward > MIN_TURN) {
      const { x0: x, y0: y } = next;
      out.push({ value: 0, x, y, mark: { kind: "point", x, y }, layer });
    }
    return out;
  });
}

function centerOf(edge: Edge): [number, number] {
  const { cx, cy, radius, sweep } = arcOf(edge);
  const angle = Math.atan2(edge.y0 - cy, edge.x0 - cx) + sweep / 2;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** The angle in radians, positive to the left. */
function turnBetween(a: Edge, b: Edge): number {
  const turn = directionOf(b, 0) - directionOf(a, 1);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/**
 * The direction at the start (0) or the end (1) of an edge: that of an arc differs from its chord by half its sweep.
 */
function directionOf({ x0, y0, x1, y1, bulge }: Edge, end: 0 | 1): number {
  const half = 2 * Math.atan(bulge);
  return Math.atan2(y1 - y0, x1 - x0) + (end === 0 ? -half : half);
}
