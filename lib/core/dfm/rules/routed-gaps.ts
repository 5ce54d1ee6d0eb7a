// Lines of the board edge that face each other: across a routed slot, or across a web of the board.

import { heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { EdgeRing } from "@/lib/core/dfm/derived/board-edge";
import { boundsOf } from "@/lib/core/geometry/contour";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";

/** Search radius; no rule asks for more. */
const REACH_MM = 2;
/** Cosine of 4°, the maximum angle between two facing lines: the round ends of slots are no narrow slots. */
const FACING = 0.998;

export type RoutedGaps = { routed: Gap[]; webs: Gap[] };

export function routedGaps(context: DfmContext): RoutedGaps {
  return context.memo("routedGaps", () => {
    const { boardEdge } = context;
    const out: RoutedGaps = { routed: [], webs: [] };
    if (!boardEdge) return out;
    const routed = new Set(routedEdges(context));
    const isRouted = boardEdge.rings.map((one) => routed.has(one));
    const voids = voidSides(boardEdge.index, (owner) => boardEdge.rings[owner]?.isCutout === true);
    const { pieces } = boardEdge;
    for (let a = 0; a < pieces.count && !context.isBudgetExceeded; a++) {
      if (!isRouted[pieces.owner[a] ?? 0]) continue;
      for (const b of nearTo(boardEdge.index, a)) {
        if (b <= a || !isRouted[pieces.owner[b] ?? 0]) continue;
        const gap = gapBetween(pieces, a, pieces, b);
        const across = acrossOf(gap, voids[a], voids[b]);
        if (across) out[across].push(gap);
      }
    }
    return out;
  });
}

function nearTo(index: CopperIndex, a: number): number[] {
  const { x0, y0, x1, y1 } = index.pieces;
  const [ax = 0, ay = 0, bx = 0, by = 0] = [x0[a], y0[a], x1[a], y1[a]];
  return index.piecesIn(
    Math.min(ax, bx) - REACH_MM,
    Math.min(ay, by) - REACH_MM,
    Math.max(ax, bx) + REACH_MM,
    Math.max(ay, by) + REACH_MM,
  );
}

type Direction = readonly [x: number, y: number];

/** For each piece the unit vector out of the board: edge rings turn counter-clockwise. */
function voidSides({ pieces }: CopperIndex, isCutout: (owner: number) => boolean): Direction[] {
  return Array.from({ length: pieces.count }, (_, k) => {
    const [dx, dy] = [(pieces.x1[k] ?? 0) - (pieces.x0[k] ?? 0), (pieces.y1[k] ?? 0) - (pieces.y0[k] ?? 0)];
    const length = Math.hypot(dx, dy) || 1;
    const sign = isCutout(pieces.owner[k] ?? 0) ? -1 : 1;
    return [(sign * dy) / length, (-sign * dx) / length];
  });
}

function acrossOf(gap: Gap, a: Direction | undefined, b: Direction | undefined): keyof RoutedGaps | null {
  if (!a || !b || gap.mm <= 0 || gap.mm > REACH_MM) return null;
  const [ux, uy] = [(gap.x1 - gap.x0) / gap.mm, (gap.y1 - gap.y0) / gap.mm];
  const [fromA, fromB] = [ux * a[0] + uy * a[1], -(ux * b[0] + uy * b[1])];
  if (fromA > FACING && fromB > FACING) return "routed";
  return fromA < -FACING && fromB < -FACING ? "webs" : null;
}

/** An edge ring drawn around a drilled hole is at most this much wider than the hole. */
const SAME_MM = 0.3;

/** The rings of the board edge that are routed, without those around drilled holes; empty without an outline. */
export function routedEdges(context: DfmContext): readonly EdgeRing[] {
  return context.memo("routedEdges", () =>
    (context.boardEdge?.rings ?? []).filter((ring) => !ring.isCutout || !isDrilled(ring, context)),
  );
}

function isDrilled({ contour }: EdgeRing, { holeIndex }: DfmContext): boolean {
  const box = boundsOf(contour);
  const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const width = Math.min(widthOf(box), heightOf(box));
  return holeIndex
    .near(x, y, x, y)
    .some((hole) => Math.hypot(hole.x - x, hole.y - y) < SAME_MM && Math.abs(hole.diameterMm - width) < SAME_MM);
}
